"""Drills: good questions, the same for ever, judged by the naive umpire as by the engine."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest

import golden_drills
from drill_faults import faults
from drill_oracle import oracle_answer
from tricktaking.ask import answer
from tricktaking.contrast import contrast
from tricktaking.dice import Dice
from tricktaking.drill import DIFFICULTIES, make, series, telling_apart, weight
from tricktaking.games import GAMES
from tricktaking.misconception import misconceptions
from tricktaking.notation import format_position
from tricktaking.rules import Problem
from tricktaking.skill import skills
from tricktaking.wishes import fitting

LONG = os.environ.get("TRICKTAKING_LONG") == "1"
SEEDS = range(3334 if LONG else 2)
SOLVED = range(100 if LONG else 1)
ALL = [(game, skill) for game in GAMES for skill in skills(GAMES[game])]


def ask(**question):
    return json.loads(answer(json.dumps(question)))


# ---------------------------------------------------------------- every skill


@pytest.mark.parametrize(("game", "name"), ALL)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_every_drill_is_a_good_question(game, name, difficulty):
    game = GAMES[game]
    skill = skills(game)[name]
    for seed in SOLVED if skill.kind == "best-card" else SEEDS:
        drill = make(game, name, difficulty, seed)
        where = f"{game.id} {name} {difficulty} {seed}: {format_position(drill.puzzle.position)}"
        assert faults(drill) == [], where


def test_the_umpire_can_be_asked_all_kinds_but_that_of_the_solver():
    kinds = {skill.kind for game in GAMES.values() for skill in skills(game).values()}
    unasked = {
        kind
        for game, name in ALL
        if oracle_answer(make(GAMES[game], name, 1, 0).puzzle) is None
        for kind in [skills(GAMES[game])[name].kind]
    }
    assert unasked == {"best-card"}
    assert len(kinds) >= 12


def test_difficulty_means_more_to_see_or_more_errors_that_lead_astray():
    for game, name in ALL:
        skill = skills(GAMES[game])[name]
        low, high = skill.bands
        assert low + 1 < high
        weights = []
        for difficulty in DIFFICULTIES:
            drill = make(GAMES[game], name, difficulty, 1)
            weights.append(weight(skill, drill.puzzle.position, drill.wrong))
        assert weights[0] <= low < weights[1] < high <= weights[2], (game, name)


def test_the_skills_are_many_and_each_has_its_rule_and_its_errors():
    pairs = set()
    for game in GAMES.values():
        for skill in skills(game).values():
            assert skill.rule in game.rules
            assert set(skill.errors) <= set(misconceptions(game))
            assert len(set(skill.errors)) == len(skill.errors)
            assert skill.text("ru") != skill.text("en")
            pairs |= {(skill.rule, error) for error in skill.errors[: skill.cures]}
    assert len(pairs) >= 25


PROSE = {
    "bruff": {
        *("three-pairs", "pack-of-53", "no-bidding", "joker-always-trump", "deal-passes-left"),
        *("three-then-two", "turn-up-fixes-trumps", "joker-turned-up", "five-tricks"),
        *("trick-is-five", "usual-total", "order-settled", "next-deal", "match"),
    },
    "all-fives": {
        *("each-alone", "two-or-three", "deal-passes-left", "six-cards", "run-the-cards"),
        *("all-cards-played", "all-fours-family", "not-high-low-jack", "corrected-in-time"),
        "exposed-card",
    },
    "auction-forty-fives": {
        *("two-pairs", "no-kitty", "agreements", "dealing", "exchange", "seat-by-seat"),
        "trick-is-five",
    },
}
"""Rules that say how the game is set up, or that another rule decides in every position."""


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_decides_something_can_be_drilled(game):
    drilled = {skill.rule for skill in skills(GAMES[game]).values()}
    drilled |= {
        misconceptions(GAMES[game])[error].rule
        for skill in skills(GAMES[game]).values()
        for error in skill.errors[: skill.cures]
    }
    assert set(GAMES[game].rules) - PROSE[game] <= drilled
    assert not PROSE[game] & (drilled - {"trick-is-five"})


# ---------------------------------------------------------------- for ever the same


def test_the_drills_that_were_given_out_are_what_they_were():
    rows = golden_drills.rows()
    assert len(rows) >= 3 * len(ALL)
    for row in rows:
        again = golden_drills.row(row["game"], row["skill"], row["difficulty"], row["seed"])
        assert again == row


def test_every_skill_has_its_golden_drills():
    assert not list(golden_drills.missing())


def test_the_dice_are_those_of_every_python():
    import random

    assert [random.Random(45).random() for _ in range(1)] == [0.2718754143840908]
    dice = Dice("45")
    assert [dice.below(1000) for _ in range(6)] == [745, 553, 92, 195, 468, 97]
    assert "".join(Dice("45").shuffled("ABCDEFGH")) == "CGEBHADF"
    assert Dice("45").sample("ABCDEFGH", 3) == ["F", "E", "C"]


def test_no_hash_order_decides():
    """The same drills in processes that hash texts in different ways."""
    program = (
        "from tricktaking.drill import series; from tricktaking.games import GAMES\n"
        "from tricktaking.notation import format_position\n"
        "for game in GAMES.values():\n"
        "    for d in series(game, 3, 12):\n"
        "        print(d.skill.id, format_position(d.puzzle.position), list(d.wrong.items()))"
    )
    said = []
    for seed in ("1", "2"):
        environment = {
            **os.environ,
            "PYTHONHASHSEED": seed,
            "PYTHONPATH": os.pathsep.join(sys.path),
        }
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        said.append(done.stdout)
    assert said[0] == said[1] != ""


def test_neither_drills_nor_the_solver_are_loaded_with_the_door():
    program = "import sys, tricktaking.ask; print(*sys.modules)"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
    )
    loaded = {name.removeprefix("tricktaking.") for name in done.stdout.split()}
    for name in ("drill", "solver", "scenes", "skill", "misconception", "random"):
        assert name not in loaded or name == "random"


# ---------------------------------------------------------------- series


@pytest.mark.parametrize("game", GAMES)
def test_a_series_has_no_two_alike_in_a_row_and_mixes_all_skills(game):
    made = list(series(GAMES[game], 11, 200))
    texts = [format_position(drill.puzzle.position) for drill in made]
    assert all(one != other for one, other in pairwise(texts))
    assert all(one.skill.id != other.skill.id for one, other in pairwise(made))
    assert len(set(texts)) >= 190
    assert {drill.skill.id for drill in made} == set(skills(GAMES[game]))
    assert {drill.difficulty for drill in made} == set(DIFFICULTIES)


@pytest.mark.parametrize("game", GAMES)
def test_each_drill_of_a_series_can_be_made_again_alone(game):
    for drill in series(GAMES[game], 5, 10):
        assert make(GAMES[game], drill.skill.id, drill.difficulty, drill.seed) == drill


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_series_of_one_skill_does_not_run_dry(game, name):
    count = 4 if skills(GAMES[game])[name].kind == "best-card" else 30
    texts = [
        format_position(drill.puzzle.position)
        for drill in series(GAMES[game], 2, count, skill=name)
    ]
    assert len(texts) == count
    assert len(set(texts)) >= count - 1


@pytest.mark.parametrize(
    ("game", "name", "places"),
    [
        ("bruff", "two-aces", 6),
        ("bruff", "black-suits", 6),
        ("auction-forty-fives", "plain-five", 4),
    ],
)
def test_the_right_answer_stands_everywhere(game, name, places):
    found = Counter()
    for drill in series(GAMES[game], 1, 180, skill=name, difficulty=3):
        choices = drill.puzzle.kind.choices(GAMES[game], drill.puzzle.position)
        found[choices.index(drill.correct)] += 1
    assert set(found) <= set(range(places))
    assert max(found.values()) <= 2.2 * 180 / places


# ---------------------------------------------------------------- the door


def test_the_skills_of_a_game_can_be_asked_for():
    found = ask(ask="skills", game="bruff", lang="ru")
    assert {one["id"] for one in found["skills"]} == set(skills(GAMES["bruff"]))
    assert {one["id"] for one in found["misconceptions"]} == set(misconceptions(GAMES["bruff"]))
    assert found["skills"][0].keys() == {"id", "kind", "rule", "text", "cures", "errors"}


def test_a_drill_can_be_asked_for_and_judged_and_drawn():
    found = ask(ask="drill", game="bruff", skill="later-trump", difficulty=2, seed=9, count=2)
    assert [drill["seed"] for drill in found["drills"]] == [9, 10]
    for drill in found["drills"]:
        judged = ask(ask="judge", puzzle=drill["puzzle"], answer=drill["correct"])
        assert judged["right"]
        steps = [step["text"] for step in judged["steps"]]
        assert [hint["text"] for hint in drill["hints"][1:]] == steps[:-1]
        assert drill["hints"][0]["rule"] == drill["rule"] == "only-the-lead-counts"
        for error in drill["misconceptions"]:
            wrong = ask(ask="judge", puzzle=drill["puzzle"], answer=error["answer"])
            assert not wrong["right"]
        assert "<trick-puzzle" in ask(ask="render", puzzle=drill["puzzle"])["html"]


@pytest.mark.parametrize("game", GAMES)
def test_show_me_one_where_it_matters(game):
    for name in misconceptions(GAMES[game]):
        (drill,) = ask(ask="drill", game=game, misconception=name, seed=1)["drills"]
        cured = skills(GAMES[game])[drill["skill"]]
        assert name in cured.errors[: cured.cures]


def test_a_drill_tells_suspects_apart():
    suspects = ["king-of-trumps-protected", "higher-trumps-may-stay"]
    game = GAMES["bruff"]
    parted = 0
    for seed in range(10):
        drill = telling_apart(game, suspects, seed)
        said = {str(drill.wrong.get(name, drill.correct)) for name in suspects}
        parted += len(said) == 2
    assert parted >= 8
    (asked,) = ask(ask="drill", game="bruff", suspects=suspects, seed=0)["drills"]
    assert asked["skill"] == telling_apart(game, suspects, 0).skill.id


@pytest.mark.parametrize(
    ("question", "at"),
    [
        ({"ask": "drill", "game": "bruff"}, "seed"),
        ({"ask": "drill", "game": "bruff", "seed": 1.5}, "seed"),
        ({"ask": "drill", "game": "bruff", "seed": 2**60}, "seed"),
        ({"ask": "drill", "game": "bruff", "seed": 1, "skill": "{nothing}"}, "skill"),
        ({"ask": "drill", "game": "bruff", "seed": 1, "difficulty": 4}, "difficulty"),
        ({"ask": "drill", "game": "bruff", "seed": 1, "count": 0}, "count"),
        ({"ask": "drill", "game": "bruff", "seed": 1, "misconception": "{x}"}, "misconception"),
        ({"ask": "drill", "game": "bruff", "seed": 1, "suspects": ["x"]}, "suspects"),
        ({"ask": "drill", "game": "chess", "seed": 1}, "game"),
        ({"ask": "skills"}, "game"),
        ({"ask": "contrast", "games": ["bruff"], "seed": 1}, "games"),
        ({"ask": "contrast", "games": ["bruff", "bruff"], "seed": 1}, "games"),
        ({"ask": "contrast", "games": ["bruff", "auction-forty-fives"], "seed": 1}, "games"),
    ],
)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_bad_question_about_drills_is_a_problem_with_its_place(question, at, lang):
    problem = ask(**question, lang=lang)["problem"]
    assert problem["at"].startswith(at)
    assert problem["text"]


# ---------------------------------------------------------------- contrast


@pytest.mark.parametrize("one", ["bruff", "auction-forty-fives"])
def test_the_same_cards_have_two_answers(one):
    kinds = Counter()
    for seed in range(60):
        both = contrast(GAMES[one], GAMES["all-fives"], seed)
        first, second = both.puzzles
        assert both.answers[0] != both.answers[1]
        assert first.position.trick.cards == second.position.trick.cards
        assert first.position.trump == second.position.trump
        kinds[first.kind.id] += 1
        for puzzle in both.puzzles:
            assert not puzzle.game.problems(puzzle.position)
            assert not puzzle.kind.problems(puzzle.game, puzzle.position)
            assert puzzle.kind.solve(puzzle.game, puzzle.position) == oracle_answer(puzzle)
    assert set(kinds) == {"trick-winner", "legal-plays"}


# ---------------------------------------------------------------- dealing


def test_wishes_are_words_for_cards():
    order = GAMES["bruff"].orders["S"]
    found = [card.code for card in fitting("plain red court but-K", order, "S")]
    assert found == ["JH", "QH", "JD", "QD"]
    with pytest.raises(ValueError, match="no such word"):
        fitting("purple", order, "S")


def test_there_is_no_drill_of_an_unknown_skill():
    with pytest.raises(Problem):
        make(GAMES["bruff"], "nothing", 1, 1)
    with pytest.raises(Problem):
        make(GAMES["bruff"], "two-aces", 4, 1)
