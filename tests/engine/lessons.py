"""Lessons that the tests of links and results share."""

from pathlib import Path

import fuzz_links
from tricktaking.lesson import Site, encode, lesson_from_json
from tricktaking.lesson.check import check
from tricktaking.lesson.items import guard

ROOT = Path(__file__).parents[2]
REGISTRY = (ROOT / "docs" / "puzzles.txt").read_text("utf-8").split()
OURS = Site("tt1", REGISTRY)
PUZZLES_OF_ALL_KINDS = fuzz_links.corpus()


def composed(kind, game, position):
    return {"kind": kind, "game": game, "position": position}


def lesson_of(*items, site=OURS, **options):
    lesson, problems = lesson_from_json({"items": list(items), **options}, site)
    assert not problems, [problem.text() for problem in problems]
    return lesson


WINNER = composed("trick-winner", "bruff", "trump S; trick A1 7S 5S KD 2S QC 4D")
PLAYS = composed("legal-plays", "all-fives", "players 3; trump D; trick P2 5S; hand P3 AH KD")
CALLS = composed("legal-calls", "auction-forty-fives", "dealer W; scores NS 100, EW 0; calls 20")
FIXED = {"game": "bruff", "difficulty": 2, "skill": "hold-back", "seed": 77}
FRESH = {"game": "bruff", "difficulty": 1, "skill": "follow-suit", "fresh": 4}
MIXED = lesson_of(
    *({"puzzle": name} for name in REGISTRY[:3]),
    *(WINNER, PLAYS, CALLS, FIXED, FRESH, {"puzzle": REGISTRY[20]}),
    language="ru",
    reasons="end",
    attempts=2,
    hints=False,
    shuffle=True,
)
TOKEN = encode(MIXED, OURS)
URL = f"https://karty.example/lesson/?{TOKEN}"


def forged(*parts, head="1rtt1"):
    body = ".".join((head, *parts))
    return f"{body}.{check(body)}"


def own(body):
    return f"{body}-{guard(body, OURS, 2)}"
