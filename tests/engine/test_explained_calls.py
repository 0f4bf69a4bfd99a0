"""Every step of a proof about the auction is true, as the naive oracle sees the same auction."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given

import strategies as made
from oracle import random_games
from oracle.auction import auction_state
from oracle.tables import PAIR_OF
from sentences import (
    PAIR_OF_WORDS,
    SEAT_OF_WORD,
    claims_truly,
)
from tricktaking.games import GAMES
from tricktaking.games.auction_forty_fives.auction import CALLS, PASS, after_calls

AUCTION_CLAIMS = {
    r"(?P<who>\w+) is to speak; there is no bid yet\.": lambda now, cards, who: (
        SEAT_OF_WORD[who] == now.turn and now.bid == 0
    ),
    r"(?P<who>\w+) is to speak; the highest bid is (?P<bid>\d+), and it is (?P<holder>\w+)'s\.": (
        lambda now, cards, who, bid, holder: (
            (SEAT_OF_WORD[who], int(bid), SEAT_OF_WORD[holder]) == (now.turn, now.bid, now.holder)
        )
    ),
    r"(?P<pair>.+) have (?P<score>-?\d+) before the deal: bids and holds below 20 are closed.*": (
        lambda now, cards, pair, score: (
            PAIR_OF_WORDS[pair] == PAIR_OF[now.turn]
            and int(score) == now.scores[PAIR_OF[now.turn]] >= 100
            and not {"5", "10", "15"} & set(now.legal)
        )
    ),
    r"(?P<who>\w+) deals: holding is possible instead of raising\.": lambda now, cards, who: (
        SEAT_OF_WORD[who] == now.turn == now.dealer and "hold" in now.legal
    ),
    r"(?P<who>\w+) deals, but there is nothing to hold yet\.": lambda now, cards, who: (
        SEAT_OF_WORD[who] == now.turn == now.dealer and now.bid == 0
    ),
    r"(?P<who>\w+) does not deal and so may not hold\.": lambda now, cards, who: (
        SEAT_OF_WORD[who] == now.turn != now.dealer and "hold" not in now.legal
    ),
    r"30 is the top: nobody can raise any more\.": lambda now, cards: now.bid == 30,
    r"May be called: (?P<calls>.+)\.": lambda now, cards, calls: calls.split(", ") == now.legal,
    r"The auction is over: (?P<who>\w+) plays (?P<bid>\d+)\. Nothing more can be called\.": (
        lambda now, cards, who, bid: (SEAT_OF_WORD[who], int(bid)) == (now.declarer, now.bid)
    ),
    r"All have passed and the deal is not played: nothing more can be called\.": (
        lambda now, cards: now.over and now.declarer is None
    ),
}

CALL_REASONS = {
    r"Anyone may always pass; .*": lambda now, cards: now.call == "pass",
    r"(?P<who>\w+) deals and may take over the bid of (?P<bid>\d+) without raising it\.": (
        lambda now, cards, who, bid: holds(now, who, bid) and not partners_bid(now)
    ),
    r"(?P<who>\w+) deals and .+ the bid of (?P<bid>\d+) .+ the partner's, (?P<holder>\w+)'s\.": (
        lambda now, cards, who, bid, holder: (
            holds(now, who, bid) and partners_bid(now) and SEAT_OF_WORD[holder] == now.holder
        )
    ),
    r"(?P<who>\w+) deals and may hold even (?P<bid>30); .*": (
        lambda now, cards, who, bid: holds(now, who, bid)
    ),
    r"Only the dealer may hold, and that is (?P<who>\w+)\.": lambda now, cards, who: (
        now.call == "hold" and SEAT_OF_WORD[who] == now.dealer != now.turn
    ),
    r"There is nothing to hold yet: .*": lambda now, cards: now.call == "hold" and now.bid == 0,
    r"(?P<pair>.+) have (?P<score>-?\d+) before the deal; .+ to hold is to bid (?P<bid>\d+)\.": (
        lambda now, cards, pair, score, bid: (
            now.call == "hold" and int(bid) == now.bid < 20 and at_hundred(now, pair, score)
        )
    ),
    r"30 has been bid and nothing is higher: .*": lambda now, cards: now.bid == 30,
    r"(?P<bid>\d+) has been bid: a new bid must be higher, and (?P<tried>\d+) is not\.": (
        lambda now, cards, bid, tried: tried == now.call and int(now.call) <= now.bid == int(bid)
    ),
    r"(?P<pair>.+) have (?P<score>-?\d+) before the deal; .+ may not bid less than 20\.": (
        lambda now, cards, pair, score: int(now.call) < 20 and at_hundred(now, pair, score)
    ),
    r"There is no bid yet, so the bidding may open with (?P<tried>\d+)\.": (
        lambda now, cards, tried: tried == now.call and now.bid == 0
    ),
    r"(?P<tried>\d+) is more than the bid so far, (?P<bid>\d+)\.": (
        lambda now, cards, tried, bid: tried == now.call and int(now.call) > now.bid == int(bid) > 0
    ),
    r"The auction is over: (?P<who>\w+) plays (?P<bid>\d+)\..*": lambda now, cards, who, bid: (
        (SEAT_OF_WORD[who], int(bid)) == (now.declarer, now.bid)
    ),
    r"There is no such call: .*": lambda now, cards: now.call not in CALLS,
    r"All have passed .*": lambda now, cards: now.over and now.declarer is None,
}


def holds(now, who, bid):
    return (
        now.call == "hold" and SEAT_OF_WORD[who] == now.turn == now.dealer and int(bid) == now.bid
    )


def partners_bid(now):
    return PAIR_OF[now.holder] == PAIR_OF[now.dealer]


def at_hundred(now, pair, score):
    side = PAIR_OF_WORDS[pair]
    return side == PAIR_OF[now.turn] and int(score) == now.scores[side] >= 100


def auction_facts(question):
    """Who speaks, what the bid is and whose, what may be called."""
    dealer, scores, calls = question["dealer"], question["scores"], question["calls"]
    bid, holder = 0, None
    for i, call in enumerate(calls):
        if call != "pass":
            holder = auction_state(dealer, scores, calls[:i])["turn"]
            bid = bid if call == "hold" else int(call)
    now = SimpleNamespace(turn=None, legal=[], declarer=None, dealer=dealer, scores=scores)
    now.__dict__.update(auction_state(dealer, scores, calls))
    now.bid, now.holder = bid, holder
    return now


@made.often
@given(made.seeds)
def test_the_proof_of_what_may_be_called_is_true(rng):
    question = random_games.random_auction(rng)
    state = auction_state(question["dealer"], question["scores"], question["calls"])
    if "bad" in state:
        del question["calls"][state["bad"] :]
    now = auction_facts(question)
    auction = after_calls(question["dealer"], question["scores"], question["calls"])
    assert (auction.over, auction.declarer) == (now.over, now.declarer)
    assert auction.scores == question["scores"]
    assert set(auction.still_in) == {now.declarer} - {None} or not now.over
    for call in (*CALLS, "12"):
        ruling = auction.judge(call)
        assert ruling.allowed is (call in now.legal)
        assert dict(ruling.named) or call == PASS or now.declarer is None
        now.call = call
        assert claims_truly(ruling, now, CALL_REASONS), ruling.text("en")
        assert ruling.text("ru") != ruling.text("en")
    steps = auction.explain()
    assert len(steps) >= (1 if now.over else 2)
    for step in steps:
        assert GAMES["auction-forty-fives"].rules[step.rule.id] is step.rule
        assert claims_truly(step, now, AUCTION_CLAIMS), step.text("en")
        assert step.text("ru") != step.text("en")


CLOSED = [
    # the calls of West's deal so far, the call, the rule that refuses it
    (["5", "pass", "pass"], "hold", "hundred-needs-twenty"),
    (["pass", "pass", "pass"], "hold", "hold-needs-a-bid"),
    (["pass", "pass", "pass", "pass"], "5", "passed-out"),
]


@pytest.mark.parametrize(("calls", "call", "rule"), CLOSED, ids=[row[2] for row in CLOSED])
def test_a_call_that_hardly_ever_comes_up_is_refused(calls, call, rule):
    ruling = after_calls("W", {"NS": 0, "EW": 100}, calls).judge(call)
    assert ruling.allowed is False
    assert ruling.rule.id == rule
    assert bool(dict(ruling.named)) == (rule != "passed-out")
