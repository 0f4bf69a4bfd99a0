"""The engine against the naive umpire on random questions, and what every whole game keeps.

`TRICKTAKING_LONG=1` asks many more of them.
A failing question is named by game and number; `oracle.random_games` makes it again alone.
"""

import json
import os

import pytest

from matching import missing
from oracle.door import reply
from oracle.random_games import GAMES, broken_game, position, seeded, whole_game
from oracle.tables import PACK
from tricktaking.ask import answer

LONG = os.environ.get("TRICKTAKING_LONG") == "1"
CHUNKS = range(20 if LONG else 2)
POSITIONS = 6000 if LONG else 600
WHOLE_GAMES = 120 if LONG else 30
BROKEN_GAMES = 500 if LONG else 150


def ask(question):
    return json.loads(answer(json.dumps(question)))


def difference(question):
    """Where the engine's reply differs from the oracle's; ``None`` when they agree."""
    ours, theirs = reply(question), ask(question)
    if "problem" not in ours:
        return missing(ours, theirs)
    problem = theirs.get("problem", {})
    found = {key: problem[key] for key in ("code", "deal", "act") if key in problem}
    wanted = {key: value for key, value in ours["problem"].items() if key != "at"}
    if found != wanted:
        return f"problem {found}, expected {wanted}"
    return missing(ours["problem"], problem)


def check(make, game, numbers):
    for number in numbers:
        question = make(game, seeded(game, number))
        fault = difference(question)
        assert fault is None, f"{make.__name__} {game} {number}: {fault}\n{json.dumps(question)}"


def chunk_of(chunk, size):
    return range(chunk * size, (chunk + 1) * size)


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", GAMES)
def test_positions(game, chunk):
    check(position, game, chunk_of(chunk, POSITIONS))


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games(game, chunk):
    check(whole_game, game, chunk_of(chunk, WHOLE_GAMES))


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", GAMES)
def test_games_that_stop_at_a_mistake(game, chunk):
    check(broken_game, game, chunk_of(chunk, BROKEN_GAMES))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("trump", "SCDH")
def test_card_orders(game, trump):
    assert difference({"ask": "card-order", "game": game, "trump": trump}) is None


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", GAMES)
def test_what_every_whole_game_keeps(game, chunk):
    for number in chunk_of(chunk, WHOLE_GAMES):
        question = whole_game(game, seeded(game, number))
        found = ask(question)
        assert found["over"], f"{game} {number} has no end"
        assert found["winners"]
        totals_add_up(question, found)
        for entry, deal in zip(question["deals"], found["deals"], strict=True):
            assert deal["complete"]
            cards_are_conserved(game, entry, deal)
            POINTS_OF[game](entry, deal)


def totals_add_up(question, found):
    for side, total in found["scores"].items():
        start = question.get("scores", {}).get(side, 0)
        assert total == start + sum(deal["points"][side] for deal in found["deals"])


def cards_are_conserved(game, entry, deal):
    played = [card for trick in deal["tricks"] for card in trick["cards"]]
    assert len(set(played)) == len(played)
    assert set(played) <= set(PACK[game])
    acts = [act.split() for act in entry["acts"] if isinstance(act, str)]
    said = [words[2] for words in acts if words[1] in ("play", "play!")]
    assert set(played) <= set(said)
    gone = [words[2] for words in acts if words[1] in ("rob", "bury")]
    gone += [card for words in acts if words[1] == "discard" for card in words[2:]]
    assert not set(played) & set(gone)
    for trick in deal["tricks"]:
        assert trick["winner"] is not None


def bruff_points(entry, deal):
    total = sum(deal["points"].values())
    assert total == 5 * len(deal["tricks"]) + (5 if deal["bonus"] else 0)
    if len(deal["tricks"]) == 5:
        assert total in (25, 30)


def all_fives_points(entry, deal):
    penalties = gifts = 0
    for act in entry["acts"]:
        if isinstance(act, dict):
            penalties += act["revoke"]["claimed"] == "before-next-lead"
        else:
            gifts += act.endswith(" give")
    assert 0 <= sum(deal["points"].values()) + 3 * penalties - gifts <= 25


def auction_points(entry, deal):
    points = sorted(deal["points"].values())
    if not deal["tricks"]:
        assert points == [0, 0]
    elif points[0] < 0:
        assert -points[0] in (5, 10, 15, 20, 25, 30)
        assert 0 <= points[1] <= 30
    else:
        assert sum(points) in (25, 30, 60)


POINTS_OF = {
    "bruff": bruff_points,
    "all-fives": all_fives_points,
    "auction-forty-fives": auction_points,
}
