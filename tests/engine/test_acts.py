"""Acts that are no acts: each is refused under the right code, with a sentence that names the thing."""

from __future__ import annotations

import pytest

import strategies as made
from tricktaking.games import GAMES
from tricktaking.names import pretty
from tricktaking.replay import Replay
from tricktaking.rules import Problem


def begun(game, phase):
    """A deal that has come to this phase, the first deal of some game that comes to it."""
    for number in range(500):
        rng = made.random.Random(number)
        question = made.random_games.whole_game(game.id, rng)
        scores = question.get("scores") or dict.fromkeys(game.table.sides, 0)
        replay = Replay(game, question["dealer"], scores)
        deal = replay.begin(question["deals"][0]["deck"])
        for act in question["deals"][0]["acts"]:
            if deal.phase == phase and deal.turn:
                return deal
            replay.act(act)
    raise AssertionError(f"no deal of {game.id} comes to {phase}")


def refused(deal, act):
    with pytest.raises(Problem) as problem:
        deal.act(act)
    assert problem.value.text("ru") != problem.value.text("en")
    return problem.value


VERBS = [
    pytest.param(game, verb, id=f"{game.id} {verb}")
    for game in GAMES.values()
    for verb in type(begun(game, "play")).VERBS
]


@pytest.mark.parametrize(("game", "verb"), VERBS)
def test_a_word_too_many_or_too_few_is_no_act(game, verb):
    known = type(begun(game, "play")).VERBS[verb]
    deal = begun(game, known.phases[0])
    cards = made.pack(game)
    for count in (known.least - 1, known.most + 1):
        if count >= 0:
            words = [deal.turn, verb, *(card.code for card in cards[:count])]
            problem = refused(deal, " ".join(words))
            assert problem.code == "syntax"
            assert verb in problem.text("en")


@pytest.mark.parametrize(("game", "verb"), VERBS)
def test_an_act_of_nobody_and_one_out_of_its_phase_are_refused(game, verb):
    known = type(begun(game, "play")).VERBS[verb]
    words = " ".join(card.code for card in made.pack(game)[: known.least])
    for phase in ("play", "beg" if "stand" in type(begun(game, "play")).VERBS else "play"):
        deal = begun(game, phase)
        assert refused(deal, f"Z9 {verb} {words}").code == "bad-value"
        if phase not in known.phases:
            problem = refused(deal, f"{deal.turn} {verb} {words}")
            assert problem.code == "illegal-act"
            assert "play" in problem.text("en") or "beg" in problem.text("en")


ACTS = [
    # game, phase, act (SEAT is the seat to act, OTHER the next one), code, words of the sentence
    ("bruff", "play", "SEAT play ZZ", "unknown-card", ["ZZ"]),
    ("bruff", "play", "SEAT rob ZZ", "unknown-card", ["ZZ"]),
    ("bruff", "bury", "SEAT bury ZZ", "unknown-card", ["ZZ"]),
    ("bruff", "bury", "SEAT bury JK", "illegal-bury", ["joker", "five dealt cards"]),
    ("bruff", "bury", "OTHER bury JK", "not-your-turn", ["SEAT"]),
    ("bruff", "play", "OTHER play 5S", "not-your-turn", ["SEAT"]),
    ("all-fives", "play", "SEAT play JK", "unknown-card", ["JK"]),
    ("all-fives", "beg", "OTHER stand", "not-your-turn", ["SEAT"]),
    ("all-fives", "answer", "OTHER give", "not-your-turn", ["SEAT"]),
    ("auction-forty-fives", "auction", "SEAT call 5 10", "syntax", ["call 5 10"]),
    ("auction-forty-fives", "trump", "SEAT trump S H", "syntax", ["trump S H"]),
    ("auction-forty-fives", "exchange", "SEAT discard 2S 3S 4S 5S 6S 7S", "syntax", ["7S"]),
    ("auction-forty-fives", "auction", "SEAT call 12", "illegal-call", ["5, 10, 15"]),
    ("auction-forty-fives", "auction", "OTHER call pass", "not-your-turn", ["SEAT"]),
    ("auction-forty-fives", "trump", "SEAT trump X", "bad-value", ['"X"', "S, H, D or C"]),
    ("auction-forty-fives", "trump", "OTHER trump S", "not-your-turn", ["SEAT"]),
    ("auction-forty-fives", "exchange", "SEAT discard ZZ", "unknown-card", ["ZZ"]),
    ("auction-forty-fives", "exchange", "OTHER discard", "not-your-turn", ["SEAT"]),
]


@pytest.mark.parametrize(
    ("game", "phase", "act", "code", "said"), ACTS, ids=[f"{row[0]} {row[2]}" for row in ACTS]
)
def test_a_wrong_act_has_its_code_and_its_sentence(game, phase, act, code, said):
    deal = begun(GAMES[game], phase)
    seats = {"SEAT": deal.turn, "OTHER": deal.table.left[deal.turn]}
    for name, seat in seats.items():
        act = act.replace(name, seat)
    problem = refused(deal, act)
    assert problem.code == code
    for words in said:
        assert seats.get(words, words) in problem.text("en"), problem.text("en")


@pytest.mark.parametrize(
    ("game", "phase", "verb"),
    [
        ("bruff", "play", "play"),
        ("bruff", "bury", "bury"),
        ("all-fives", "play", "play"),
        ("all-fives", "play", "play!"),
        ("auction-forty-fives", "exchange", "discard"),
        ("auction-forty-fives", "play", "play"),
    ],
)
def test_a_card_that_is_not_held_is_named_with_the_seat(game, phase, verb):
    deal = begun(GAMES[game], phase)
    card = next(c for c in made.pack(GAMES[game]) if c.suit and c not in deal.hands[deal.turn])
    problem = refused(deal, f"{deal.turn} {verb} {card}")
    assert problem.code == "not-in-hand"
    assert deal.turn in problem.text("en")
    assert pretty(card, "en") in problem.text("en")


CLAIMS = [
    ({}, "bad-value", "before-next-lead"),
    ({"revoke": None}, "bad-value", "before-next-lead"),
    ({"revoke": []}, "bad-value", "P1 P2"),
    ({"revoke": {}}, "bad-value", "before-next-lead"),
    ({"revoke": {"seat": "P1"}}, "bad-value", "before-next-lead"),
    ({"revoke": {"claimed": "later"}}, "bad-value", "P1 P2"),
    ({"revoke": {"seat": "P9", "claimed": "later"}}, "bad-value", "P1 P2"),
    ({"revoke": {"seat": "P1", "claimed": "never"}}, "bad-value", "before-close"),
    ({"revoke": {"seat": [], "claimed": {}}}, "bad-value", "P1 P2"),
    ({"claim": 1}, "unknown-field", '"claim"'),
    ({"revoke": {"seat": "P1", "claimed": "later", "why": 1}}, "unknown-field", '"why"'),
    ({"revoke": {"seat": "P1", "claimed": "later"}, "at": 1}, "unknown-field", '"at"'),
    ({"revoke": {"seat": "P2", "claimed": "later"}}, "illegal-act", "P2 has made no revoke"),
    ({"revoke": {"seat": "P1", "claimed": "before-close"}}, "illegal-act", "(before-close)"),
]


@pytest.mark.parametrize(("claim", "code", "said"), CLAIMS)
def test_a_wrong_claim_has_its_code_and_its_sentence(claim, code, said):
    problem = refused(begun(GAMES["all-fives"], "play"), claim)
    assert problem.code == code
    assert said in problem.text("en")


def test_a_revoke_is_claimed_once():
    for number in range(500):
        question = made.random_games.whole_game("all-fives", made.random.Random(number))
        first = question["deals"][0]
        if {"seat", "claimed"} in [set(a["revoke"]) for a in first["acts"] if isinstance(a, dict)]:
            break
    replay = Replay(GAMES["all-fives"], question["dealer"], question["scores"])
    deal = replay.begin(first["deck"])
    for act in first["acts"]:
        deal.act(act)
        if isinstance(act, dict):
            assert refused(deal, act).code == "illegal-act"
            return


def test_a_revoke_cannot_be_claimed_before_the_play():
    claim = {"revoke": {"seat": "P1", "claimed": "later"}}
    assert refused(begun(GAMES["all-fives"], "beg"), claim).code == "illegal-act"


def test_a_card_may_be_written_in_any_of_its_forms():
    deal = begun(GAMES["auction-forty-fives"], "exchange")
    card = deal.hands[deal.turn][0]
    rank = "10" if card.rank == "T" else card.rank.lower()
    sign = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}[card.suit]
    deal.act(f"  {deal.turn}   discard  {rank}{sign} ")
    assert card not in deal.hands["N"] + deal.hands["E"] + deal.hands["S"] + deal.hands["W"]


RULED = [
    ("bruff", "bury", "SEAT bury JK", "joker-turned-up"),
    ("bruff", "play", "SEAT rob 5S", "ace-robs"),
    ("all-fives", "beg", "SEAT stand", "stand-or-beg"),
    ("all-fives", "beg", "SEAT beg", "stand-or-beg"),
    ("all-fives", "answer", "SEAT give", "give-one-point"),
    ("all-fives", "answer", "SEAT run", "run-the-cards"),
    ("auction-forty-fives", "auction", "SEAT call pass", "bids"),
    ("auction-forty-fives", "auction", "SEAT call 30", "bids"),
    ("auction-forty-fives", "trump", "SEAT trump S", "exchange"),
    ("auction-forty-fives", "exchange", "SEAT discard", "exchange"),
]


@pytest.mark.parametrize(("game", "phase", "act", "rule"), RULED, ids=[row[2] for row in RULED])
def test_an_act_is_ruled_on_before_it_is_done(game, phase, act, rule):
    deal = begun(GAMES[game], phase)
    ruling = deal.judge_act(act.replace("SEAT", deal.turn))
    assert (ruling.rule.id, ruling.allowed) == (rule, True)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_lead_is_ruled_on_as_a_lead(game):
    deal = begun(game, "play")
    card = sorted(card.code for card in deal.hands[deal.turn])[0]
    ruling = deal.judge_act(f"{deal.turn} play {card}")
    assert ruling.rule.id == game.judge_play(deal.trump, [], [], game.card(card)).rule.id


def ended(game):
    """Some whole game, played to its end but for the last deal, and that deal."""
    question = made.random_games.whole_game(game.id, made.random.Random(1))
    scores = question.get("scores") or dict.fromkeys(game.table.sides, 0)
    *before, last = question["deals"]
    replay = Replay(game, question["dealer"], scores)
    for deal in before:
        replay.play_deal(deal["deck"], deal["acts"])
    return replay, last


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_an_act_after_the_end_is_quoted(game):
    late = f"{game.table.seats[0]} play 5S"
    replay, last = ended(game)
    replay.play_deal(last["deck"], last["acts"])
    with pytest.raises(Problem) as at_once:
        replay.act(late)
    replay, last = ended(game)
    with pytest.raises(Problem) as in_the_deal:
        replay.play_deal(last["deck"], [*last["acts"], late])
    for problem in (at_once.value, in_the_deal.value):
        assert problem.code == "game-over"
        assert f'"{late}"' in problem.text("en")
