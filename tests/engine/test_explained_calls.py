"""Every step of a proof about the auction is true, as the naive oracle sees the same auction."""

from __future__ import annotations

from types import SimpleNamespace

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
from tricktaking.games.auction_forty_fives.auction import CALLS, after_calls

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
    for call in CALLS if now.over else ():
        refused = auction.judge(call)
        assert refused.allowed is False
        assert bool(dict(refused.named)) == bool(now.declarer)
    steps = auction.explain()
    assert len(steps) >= (1 if now.over else 2)
    for step in steps:
        assert GAMES["auction-forty-fives"].rules[step.rule.id] is step.rule
        assert claims_truly(step, now, AUCTION_CLAIMS), step.text("en")
        assert step.text("ru") != step.text("en")
