"""Lessons as pages and the command line ask for them."""

import json
import os
import subprocess
import sys

import pytest

from golden_links import published
from lessons import (
    FIXED,
    FRESH,
    MIXED,
    REGISTRY,
    ROOT,
    TOKEN,
    URL,
    WINNER,
    composed,
)
from tricktaking.ask import answer
from tricktaking.games import GAMES
from tricktaking.lesson import (
    lesson_json,
)
from tricktaking.lesson.play import SEEDS, asked, order
from tricktaking.notation import KEYS, format_position, split_fields
from tricktaking.puzzles import PUZZLES
from tricktaking.skill import skills

# ---------------------------------------------------------------- for one pupil


def test_fresh_drills_differ_between_pupils_and_are_the_same_again():
    questions = asked(MIXED, 5)
    assert len(questions) == MIXED.questions() == 12
    assert questions == asked(MIXED, 5)
    seeds = [q.puzzle.seed for seed in range(300) for q in asked(MIXED, seed)[7:11]]
    assert len(set(seeds)) == 1200


def test_a_shuffled_lesson_has_every_question_once_in_many_orders():
    orders = {tuple(order(MIXED, seed)) for seed in range(0, SEEDS, 5003)}
    assert all(sorted(one) == list(range(12)) for one in orders)
    assert len(orders) > 200
    firsts = {one[0] for one in orders}
    assert firsts == set(range(12))


# ---------------------------------------------------------------- the door


def reply_to(**question):
    return json.loads(answer(json.dumps(question)))


def test_the_page_gets_the_lesson_its_questions_and_their_order():
    reply = reply_to(ask="lesson-decode", text=f"{URL}#Урок-3", ids=REGISTRY, seed=9, lang="ru")
    assert reply["state"] == "whole"
    assert (reply["title"], reply["label"]) == ("Урок 3", "Урок-3")
    assert reply["lesson"] == lesson_json(MIXED)
    assert reply["order"] == order(MIXED, 9)
    told = reply["questions"]
    assert told[0] == {"item": 0, "published": REGISTRY[0]}
    assert told[3] == {"item": 3, "puzzle": {"id": "lesson-4", **WINNER}}
    assert told[6] == {"item": 6, "drill": FIXED}
    assert [one["item"] for one in told[7:11]] == [7] * 4
    assert "render" not in reply
    assert reply_to(ask="render", puzzle=told[3]["puzzle"])["html"]


def test_the_composer_gets_a_link_or_all_that_is_wrong():
    reply = reply_to(ask="lesson-encode", lesson=lesson_json(MIXED), ids=REGISTRY, title="Урок 3")
    assert (reply["token"], reply["label"], reply["problems"]) == (TOKEN, "Урок-3", [])
    assert reply["length"] == len(TOKEN)
    wrong = {
        **{"language": "fr", "attempts": 10, "hints": 1, "reasons": [], "size": 3, "site": "xx1"},
        "items": [{"puzzle": "no"}, WINNER | {"position": "trump S; trick A1 7S 7S"}, {}, 7, FRESH],
    }
    reply = reply_to(ask="lesson-encode", lesson=wrong, ids=REGISTRY)
    assert reply["token"] is None
    assert [problem["at"] for problem in reply["problems"]] == [
        *("language", "reasons", "attempts", "hints", "size", "site"),
        *("items[0].puzzle", "items[1].trick", "items[2]", "items[3]"),
    ]
    for lesson in (None, [], {"items": []}, {"items": [WINNER] * 41}, {"items": {}}):
        assert reply_to(ask="lesson-encode", lesson=lesson)["problems"]


def test_a_new_item_is_shown_with_its_answer_before_it_is_taken():
    reply = reply_to(ask="lesson-item", item=WINNER, lang="en")
    assert reply["item"] == WINNER
    assert "5♠" in reply["answer"]
    assert reply["rule"] == "highest-trump-wins"
    assert reply["question"] == "Who takes the trick?"
    assert reply["about"] == "♠ trumps · trick: 7♠ 5♠ K♦ 2♠ Q♣ 4♦"
    impossible = WINNER | {"position": "trump S; trick A1 7S 7S"}
    problem = reply_to(ask="lesson-item", item=impossible, lang="ru")["problem"]
    assert problem["code"] == "duplicate-card"


def laid(seat, *cards):
    return {"seat": seat, "cards": list(cards)}


TWO_TRICKS = laid("A1", "7S", "5S", "KD", "2S", "QC", "4D", "JS")


@pytest.mark.parametrize(
    ("game", "players", "fields", "text"),
    [
        ("bruff", "6", {"trump": "S", "trick": laid("A1", "7S")}, "trump S; trick A1 7S"),
        ("bruff", "6", {"trump": "S", "hand": {"C1": ["AH"]}}, "trump S; hand C1 AH"),
        (
            *("bruff", "6", {"trump": "S", "trick": laid("B1", "7S"), "hand": {"": ["AH", "KD"]}}),
            "trump S; trick B1 7S; hand C1 AH KD",
        ),
        ("bruff", "6", {"trump": "S", "trick": laid("A1"), "hand": {"C1": []}}, "trump S"),
        ("bruff", "6", {"trump": "", "side": ""}, ""),
        (
            *("all-fives", "3", {"trump": "S", "trick": laid("P2", "7S", "5S")}),
            "players 3; trump S; trick P2 7S 5S",
        ),
        (
            *("bruff", "6", {"trump": "S", "tricks": TWO_TRICKS, "side": "B"}),
            "trump S; tricks A1 7S 5S KD 2S QC 4D; trick B1 JS; side B",
        ),
        (
            *("bruff", "6", {"turn-up": "5S", "acts": [["C2", "rob"]], "tricks": TWO_TRICKS}),
            "turn-up 5S; acts C2 rob; tricks A1 7S 5S KD 2S QC 4D; trick B1 JS",
        ),
        (
            *("bruff", "6", {"dealer": "B2", "turn-up": "AS", "tricks": laid("", "KD")}),
            "dealer B2; turn-up AS; trick C2 KD",
        ),
        (
            *("auction-forty-fives", "4"),
            {"dealer": "W", "scores": {"NS": "100", "EW": "-5"}, "calls": ["5", "pass"]},
            "dealer W; scores NS 100, EW -5; calls 5 pass",
        ),
        (
            *("auction-forty-fives", "4"),
            {"trump": "S", "bid": ["N", "20"], "tricks": laid("E", "7S", "5S", "AS", "AH")},
            "trump S; bid N 20; tricks E 7S 5S AS AH",
        ),
        (
            *("auction-forty-fives", "4"),
            {"trump": "S", "dealer": "W", "calls": ["5"], "bid": ["", "5"], "scores": {}},
            "trump S; dealer W; calls 5",
        ),
        (
            *("all-fives", "2", {"turn-up": "7S", "acts": [["P1", "beg"], ["P2", "give"]]}),
            "players 2; turn-up 7S; acts P1 beg, P2 give",
        ),
    ],
)
def test_what_was_tapped_becomes_text(game, players, fields, text):
    reply = reply_to(ask="lesson-position", game=game, players=players, fields=fields)
    assert reply == {"position": text}


@pytest.mark.parametrize(
    ("fields", "code", "at"),
    [
        ({"trump": 1}, "bad-value", "trump"),
        ({"trump": "Z"}, "bad-value", "trump"),
        ({"trump": "S; side A"}, "bad-value", "trump"),
        ({"colour": "S"}, "unknown-field", "colour"),
        ({"trick": "7S"}, "bad-value", "trick"),
        ({"trick": {"seat": "A1", "cards": "7S"}}, "bad-value", "trick"),
        ({"trick": laid("A1", *["7S"] * 61)}, "bad-value", "trick"),
        ({"trick": laid("A1", "1Z")}, "unknown-card", "trick"),
        ({"tricks": laid("A1", "1Z")}, "unknown-card", "trick"),
        ({"tricks": TWO_TRICKS}, "bad-value", "trump"),
        ({"hand": {"A1": [7]}}, "bad-value", "hand"),
        ({"hand": {"Z9": ["7S"]}}, "unknown-card", "hand"),
        ({"hand": {"A1": ["7S / B1 8S"]}}, "bad-value", "hand"),
        ({"scores": {"A": "1"}}, "bad-value", "scores"),
        ({"scores": [1]}, "bad-value", "scores"),
        ({"scores": {"A": 1, "B": 0, "C": 0}}, "bad-value", "scores"),
        ({"acts": [["A1", "dance"]]}, "bad-value", "acts"),
        ({"acts": "A1 rob"}, "bad-value", "acts"),
        ({"calls": ["5"] * 61}, "bad-value", "calls"),
        ({"bid": ["A1"]}, "bad-value", "bid"),
        ({"bid": ["A1", ""]}, "bad-value", "bid"),
        ({"dealer": "Z9"}, "bad-value", "dealer"),
    ],
)
def test_what_was_tapped_is_read_with_care(fields, code, at):
    problem = reply_to(ask="lesson-position", game="bruff", players="6", fields=fields)["problem"]
    assert (problem["code"], problem["at"]) == (code, at)
    assert "problem" in reply_to(ask="lesson-position", game="whist", fields={})
    assert reply_to(ask="lesson-position", game="bruff", fields=[])["problem"]["at"] == "fields"
    unknown = reply_to(ask="lesson-position", game="all-fives", players="9", fields={})
    assert unknown["problem"]["code"] == "bad-value"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_question_says_what_can_be_tapped_in_for_it(game):
    for kind in (one for one in PUZZLES.values() if one.is_asked_in(game)):
        fields = set(kind.fields_in(game))
        assert fields <= set(KEYS)
        assert set(kind.said_in(game)) == {"acts", "calls", "bid"} & fields, kind.id
        assert set(kind.free_in(game)) <= fields


BEYOND = {"players", "trick", "hand", "turn-up", "dealer"}
"""What a page shows besides: the last trick apart from the others, and what a reader might ask."""


ON_PAGES = published()


@pytest.mark.parametrize("name", ON_PAGES)
def test_what_the_pages_ask_could_have_been_tapped_in(name):
    kind, position = ON_PAGES[name]
    shown = set(split_fields(format_position(position)))
    assert shown <= {*kind.fields_in(position.game), *BEYOND}


def test_a_fixed_drill_can_be_shown():
    reply = reply_to(ask="lesson-drill", drill=FIXED, lang="en")
    assert reply["puzzle"]["game"] == "bruff"
    assert reply_to(ask="render", puzzle=reply["puzzle"])["html"]
    assert reply_to(ask="lesson-drill", drill=FIXED, lang="ru")["title"] != reply["title"]
    assert "problem" in reply_to(ask="lesson-drill", drill=WINNER)


PAGES = {
    REGISTRY[0]: WINNER,
    REGISTRY[1]: composed("legal-plays", "bruff", "trump S; trick A1 QH; hand B1 AH KD 2D"),
}
RULES = ["bruff/highest-trump-wins", "bruff/ace-and-joker-are-trumps", "bruff/may-renege"]


def built(**question):
    return reply_to(ask="lesson-build", published=PAGES, **question)


def test_a_lesson_is_built_from_rules_a_number_and_how_many_are_easy():
    items = built(rules=RULES, count=10, easy=3, seed=5)["items"]
    assert len(items) == 10
    assert [item.get("difficulty") for item in items[:3]] == [1, 1, 1]
    assert {"puzzle": REGISTRY[0]} in items
    assert all(item.get("difficulty") != 1 for item in items[3:])
    assert built(rules=RULES, count=10, easy=3, seed=5)["items"] == items
    assert built(rules=RULES, count=10, easy=3, seed=6)["items"] != items
    encoded = reply_to(ask="lesson-encode", lesson={"items": items}, ids=REGISTRY)
    assert encoded["problems"] == []
    assert encoded["length"] < 400


def test_a_lesson_is_built_about_whole_games_too():
    for game in GAMES:
        items = built(games=[game], count=12)["items"]
        assert len(items) == 12
        assert len({json.dumps(item) for item in items}) == 12


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_no_rule_comes_twice_where_there_are_more_rules_than_items(game):
    for seed in range(12):
        items = reply_to(ask="lesson-build", games=[game.id], count=4, easy=2, seed=seed)["items"]
        rules = [skills(game)[item["skill"]].rule for item in items]
        assert len(set(rules)) == 4, (seed, rules)


def test_where_there_is_nothing_to_ask_the_lesson_is_short():
    assert built(rules=["bruff/deal-passes-left"], count=5)["items"] == []


@pytest.mark.parametrize(
    ("wrong", "at"),
    [
        ({}, "rules"),
        ({"rules": "x"}, "rules"),
        ({"rules": [1]}, "rules"),
        ({"rules": ["bruff/x"]}, "rules"),
        ({"games": ["chess"]}, "rules"),
        ({"rules": RULES, "count": 41}, "count"),
        ({"rules": RULES, "easy": 6}, "easy"),
        ({"rules": RULES, "seed": -1}, "seed"),
        ({"rules": RULES, "published": []}, "published"),
    ],
)
def test_a_lesson_that_cannot_be_built_says_why(wrong, at):
    assert reply_to(ask="lesson-build", **({"count": 5} | wrong))["problem"]["at"] == at


# ---------------------------------------------------------------- the command line


def command(*arguments, text=None):
    return subprocess.run(
        [sys.executable, "-m", "tricktaking", "lesson", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine"), "PYTHONIOENCODING": "utf-8"},
        input=text,
        capture_output=True,
        encoding="utf-8",
    )


def test_the_command_line_writes_and_reads_a_lesson(tmp_path):
    file = tmp_path / "lesson.json"
    file.write_text(json.dumps(lesson_json(MIXED)), "utf-8")
    written = command("encode", str(file))
    assert (written.returncode, written.stdout) == (0, TOKEN + "\n")
    read = command("decode", f"Here: {URL}#A-title. Good luck!")
    assert (read.returncode, json.loads(read.stdout)) == (0, lesson_json(MIXED))
    assert "title" not in read.stdout
    assert command("encode", "-", text=read.stdout).stdout == written.stdout
    assert command("check", str(file)).stdout == ""


def test_the_command_line_shows_what_is_left_of_a_damaged_lesson():
    read = command("decode", TOKEN[:-1])
    assert read.returncode == 1
    left = json.loads(read.stdout)
    assert left["items"] == lesson_json(MIXED)["items"][:-1]
    assert read.stderr
    assert command("encode", "-", text=read.stdout).returncode == 0


@pytest.mark.parametrize("text", ["", "-", "--", "--help me", "nothing", TOKEN[:14]])
def test_the_command_line_says_that_it_cannot_read(text):
    read = command("decode", text)
    assert (read.returncode, read.stdout) == (2, "")
    assert read.stderr
    assert "Traceback" not in read.stderr


def test_the_command_line_names_every_problem_on_a_line_of_its_own():
    wrong = {"items": [{"puzzle": "no\n\ud800"}, {}, WINNER], "colour": "red\nblue"}
    said = command("check", "--lang", "ru", "-", text=json.dumps(wrong))
    assert said.returncode == 1
    lines = said.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["colour", "items[0].puzzle", "items[1]"]
    assert command("encode", "-", text=json.dumps(wrong)).returncode == 1


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("encode",),
        ("encode", "a", "b"),
        ("check", "no such file"),
        ("check", "."),
        ("decode", "--site", "TT", TOKEN),
        ("decode", "--lang", "fr", TOKEN),
    ],
)
def test_the_command_line_does_not_guess(arguments):
    said = command(*arguments)
    assert said.returncode == 2
    assert said.stderr
    assert "Traceback" not in said.stderr


def test_the_command_line_takes_another_site_and_its_registry(tmp_path):
    registry = tmp_path / "ids.txt"
    registry.write_text("\n".join(REGISTRY[::-1]), "utf-8")
    lesson = json.dumps({"items": [{"puzzle": REGISTRY[0]}, WINNER]})
    options = ("--site", "xx2", "--ids", str(registry))
    token = command("encode", *options, "-", text=lesson).stdout.strip()
    assert token.startswith(f"1axx2.{len(REGISTRY)}-")
    assert command("decode", *options, token).returncode == 0
    assert command("decode", token).returncode == 2
    assert command("check", "-", text="{" * 100_000).returncode == 2
