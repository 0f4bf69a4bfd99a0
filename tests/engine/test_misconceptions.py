"""Misconceptions: each differs from the engine, is found by it, and is told from the others."""

import json
import os
from itertools import combinations

import pytest

from benchmarks.pupils import practise, without_topic
from tricktaking.ask import answer
from tricktaking.drill import curing, make, series
from tricktaking.games import GAMES
from tricktaking.misconception import (
    Given,
    believed,
    believing,
    diagnose,
    given,
    misconceptions,
    same,
    suspected,
    wrong_answers,
)
from tricktaking.notation import parse_position
from tricktaking.puzzles import PUZZLES

LONG = os.environ.get("TRICKTAKING_LONG") == "1"
PUPILS = 100 if LONG else 1
ALL = [(game, name) for game in GAMES for name in misconceptions(GAMES[game])]


def ask(**question):
    return json.loads(answer(json.dumps(question)))


@pytest.mark.parametrize(("game", "name"), ALL)
def test_each_differs_from_the_engine_somewhere_and_is_found_by_it(game, name):
    game = GAMES[game]
    error = misconceptions(game)[name]
    assert error.rule in game.rules
    assert error.text("ru") != error.text("en")
    assert error.text("ru").endswith(".")
    assert error.text("en").endswith(".")
    made = [make(game, s, 1 + n % 3, n) for s in curing(game, name) for n in range(18)]
    wrong = [drill for drill in made if name in drill.wrong]
    assert wrong
    for drill in wrong:
        kind, position = drill.puzzle.kind, drill.puzzle.position
        mistaken = error.answer(kind, position)
        assert same(kind, mistaken, drill.wrong[name])
        assert name in [m.id for m in diagnose(kind, game, position, mistaken)]


@pytest.mark.parametrize("game", GAMES)
def test_a_right_answer_needs_no_explanation(game):
    for drill in series(GAMES[game], 4, 40):
        puzzle = drill.puzzle
        assert not diagnose(puzzle.kind, puzzle.game, puzzle.position, drill.correct)


@pytest.mark.parametrize("game", GAMES)
def test_no_two_are_the_same_error(game):
    """Each is told from every other by some drill."""
    game = GAMES[game]
    alike = {frozenset(pair) for pair in combinations(misconceptions(game), 2)}
    for name in misconceptions(game):
        for skill in curing(game, name):
            for seed in range(12):
                drill = make(game, skill, 1 + seed % 3, seed)
                for pair in list(alike):
                    one, other = pair
                    if drill.wrong.get(one) != drill.wrong.get(other):
                        alike.remove(pair)
    assert not alike


LISTED = {
    "bruff": [
        ("ace-of-hearts-is-a-heart", "legal-plays", "trump S; trick A1 QH; hand B1 AH KD", ["AH"]),
        (
            "ace-of-hearts-is-a-heart",
            "legal-plays",
            "trump S; trick A1 AH; hand B1 2S 4H KD",
            ["2S", "4H"],
        ),
        ("black-trumps-run-down", "trick-winner", "trump S; trick A1 2S TS", "B1"),
        ("black-suits-run-down", "trick-winner", "trump H; trick A1 2S TS", "B1"),
        ("five-high-everywhere", "trick-winner", "trump H; trick A1 KS 5S", "B1"),
        ("joker-below-ace-of-hearts", "trick-winner", "trump S; trick A1 JK AH", "B1"),
        ("ace-of-diamonds-high", "trick-winner", "trump S; trick A1 KD AD", "B1"),
        ("later-trump-obliges", "legal-plays", "trump S; trick A1 7S 5S; hand C1 AH KD", ["AH"]),
        (
            "ace-of-trumps-protected",
            "legal-plays",
            "trump S; trick A1 7S; hand B1 AS KD",
            ["AS", "KD"],
        ),
        ("protected-from-all", "legal-plays", "trump S; trick A1 5S; hand B1 JS KD", ["JS", "KD"]),
        ("high-leads-force-all", "legal-plays", "trump S; trick A1 JS; hand B1 5S KD", ["5S"]),
        ("protected-must-stay", "legal-plays", "trump S; trick A1 7S; hand B1 AH KD", ["KD"]),
        (
            "joker-led-binds-nobody",
            "legal-plays",
            "trump S; trick A1 JK; hand B1 2S KD",
            ["2S", "KD"],
        ),
        ("must-trump-when-void", "legal-plays", "trump S; trick A1 QH; hand B1 2S KD", ["2S"]),
        ("must-beat", "legal-plays", "trump S; trick A1 QH; hand B1 KH 2H", ["KH"]),
        ("no-trumping-when-able", "legal-plays", "trump S; trick A1 QD; hand B1 2S 3D", ["3D"]),
    ],
    "all-fives": [
        (
            "may-always-trump",
            "legal-plays",
            "players 2; trump S; trick P1 8C; hand P2 KS QC",
            ["KS", "QC"],
        ),
        ("five-counts-nothing", "trick-points", "players 3; trump S; trick P1 8C 5S KS", 3),
        ("ten-after-ace", "trick-winner", "players 2; trump S; trick P1 KS TS", "P2"),
    ],
    "auction-forty-fives": [
        (
            "hold-ends-the-auction",
            "legal-calls",
            "dealer W; scores NS 0, EW 0; calls 5 10 pass hold",
            ["pass"],
        ),
        (
            "hold-below-twenty",
            "legal-calls",
            "dealer W; scores NS 0, EW 100; calls 5 pass pass",
            ["pass", "hold", "20", "25", "30"],
        ),
        (
            "failed-thirty-costs-sixty",
            "deal-points",
            "trump S; bid W 30; tricks N 5S 6S 7S 8S / N KD 2D 3D 4D / N QD 6D 7D 8D / "
            "N JD 9D TD AD / N KC 2C 3C 4C; side EW",
            -60,
        ),
    ],
}
"""The errors that the issue lists, each with a position where it shows."""


@pytest.mark.parametrize(
    ("game", "name", "kind", "text", "wrong"),
    [(game, *row) for game, rows in LISTED.items() for row in rows],
)
def test_the_errors_people_really_make_are_explained(game, name, kind, text, wrong):
    puzzle = {"kind": kind, "game": game, "position": text}
    found = ask(ask="diagnose", puzzle=puzzle, answer=wrong)
    assert not found["right"]
    assert name in [one["id"] for one in found["misconceptions"]]
    assert all(one["answer"] == wrong for one in found["misconceptions"])


def test_the_more_particular_error_comes_first():
    puzzle = {
        "kind": "legal-plays",
        "game": "bruff",
        "position": "trump S; trick A1 7S; hand B1 AS KD",
    }
    found = ask(ask="diagnose", puzzle=puzzle, answer=["AS", "KD"])
    assert [one["id"] for one in found["misconceptions"]] == [
        "ace-of-trumps-protected",
        "higher-trumps-may-stay",
        "trump-lead-binds-nobody",
    ]
    assert found["named"] is None
    assert found["misconceptions"][0]["rule"] == "plain-aces-not-protected"


def test_earlier_answers_tell_which_of_two_it_is():
    def row(text, given):
        return {
            "puzzle": {"kind": "legal-plays", "game": "bruff", "position": text},
            "answer": given,
        }

    ace = row("trump S; trick A1 7S; hand B1 AS KD", ["AS", "KD"])
    other_ace = row("trump C; trick A1 7C; hand B1 AC KD", ["AC", "KD"])
    king = row("trump S; trick A1 7S; hand B1 KS KD", ["KS"])
    found = ask(ask="diagnose", **other_ace, before=[ace, king], lang="ru")
    assert found["named"]["id"] == "ace-of-trumps-protected"
    assert found["suspects"] == ["ace-of-trumps-protected"]
    assert ask(ask="diagnose", **other_ace, before=[ace])["named"] is None
    assert ask(ask="diagnose", **king, before=[ace])["right"]


@pytest.mark.parametrize(
    ("changed", "at"),
    [
        ({"answer": ["5Z"]}, "answer"),
        ({"before": 1}, "before"),
        ({"before": [1]}, "before[0]"),
        ({"before": [{"puzzle": 1, "answer": 1}]}, "before[0].puzzle"),
        ({"before": [{}] * 61}, "before"),
        ({"puzzle": {"kind": "legal-plays", "game": "bruff", "position": "trump X"}}, "trump"),
    ],
)
def test_a_diagnosis_of_nonsense_is_a_problem(changed, at):
    puzzle = {
        "kind": "legal-plays",
        "game": "bruff",
        "position": "trump S; trick A1 7S; hand B1 AS",
    }
    question = {"ask": "diagnose", "puzzle": puzzle, "answer": ["AS"], **changed}
    assert ask(**question)["problem"]["at"].startswith(at)


def test_nobody_is_named_from_one_answer_or_from_a_tie():
    kind = PUZZLES["legal-plays"]
    one = Given(("AS",), False, {"a": ("AS",), "b": ("KD",)}, kind)
    tie = Given(("AS",), False, {"a": ("AS",), "c": ("AS",)}, kind)
    assert believed([]) is None
    assert believed([one]) is None
    assert suspected([one]) == ["a"]
    assert believed([one, one]) == "a"
    assert believed([tie, tie]) is None
    assert suspected([tie]) == ["a", "c"]
    assert suspected([one, Given(("KD",), True, {"a": ("AS",)}, kind)]) == []


def test_an_answer_is_weighed_with_what_every_error_would_have_said():
    game = GAMES["bruff"]
    position = parse_position("trump S; trick A1 7S; hand B1 AS KD", game)
    kind = PUZZLES["legal-plays"]
    weighed = given(kind, game, position, ("AS", "KD"))
    assert not weighed.right
    assert weighed.mistaken == wrong_answers(kind, game, position)
    assert given(kind, game, position, ("AS",)).right


def test_a_game_is_believed_with_judgements_it_has():
    with pytest.raises(AttributeError):
        believing(GAMES["bruff"], may_fly=True)


def test_every_misconception_has_a_skill_that_cures_it():
    assert [without_topic(game) for game in GAMES.values()] == [[], [], []]


def test_simulated_pupils_are_understood_and_never_taken_for_another():
    runs = [
        practise(GAMES[game], name, seed)
        for number, (game, name) in enumerate(ALL)
        if LONG or number % 4 == 0
        for seed in range(PUPILS)
    ]
    right = sum(run.named == run.holds for run in runs)
    false = sum(run.named not in (run.holds, None) for run in runs)
    assert right >= 0.9 * len(runs)
    assert false <= 0.05 * len(runs)
