"""Links that were given out: each opens the same puzzles with the same verdicts for ever."""

import json

import pytest

import golden_links
from golden_links import LESSONS, LINKS, SITE, VERDICTS, published, verdicts
from tricktaking.games import GAMES
from tricktaking.lesson import decode, encode, lesson_from_json, lesson_json
from tricktaking.puzzles import PUZZLES


def rows(path):
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


TOKENS = [
    line.split()[0]
    for line in LINKS.read_text("utf-8").splitlines()
    if line.strip() and not line.startswith("#")
]
EXPECTED = list(zip(TOKENS, rows(LESSONS), rows(VERDICTS), strict=True))


@pytest.fixture(scope="module")
def puzzles():
    return published()


@pytest.mark.parametrize(("token", "lesson", "asked"), EXPECTED, ids=TOKENS)
def test_a_link_opens_what_it_opened_on_its_first_day(token, lesson, asked, puzzles):
    reading = decode(token, SITE)
    assert reading.state == "whole"
    assert lesson_json(reading.lesson) == lesson
    assert verdicts(token, puzzles) == asked


@pytest.mark.parametrize(("token", "lesson", "asked"), EXPECTED, ids=TOKENS)
def test_the_lesson_beside_a_link_makes_the_link(token, lesson, asked):
    described, problems = lesson_from_json(lesson, SITE)
    assert not problems
    assert encode(described, SITE) == token


def test_the_golden_links_hold_every_kind_and_game_and_option():
    assert len(set(TOKENS)) == len(TOKENS) >= 20
    asked = [question for _, _, questions in EXPECTED for question in questions]
    assert {question.get("kind") for question in asked} >= set(PUZZLES) - {
        "take-trick",
        "best-card",
    }
    assert {question["game"] for question in asked} == set(GAMES)
    lessons = [lesson for _, lesson, _ in EXPECTED]
    assert {lesson["language"] for lesson in lessons} == {"ru", "en", "free"}
    assert {lesson["reasons"] for lesson in lessons} == {"each", "end", "never"}
    assert {lesson["hints"] for lesson in lessons} == {lesson["shuffle"] for lesson in lessons}
    fields = {field for lesson in lessons for item in lesson["items"] for field in item}
    assert {"puzzle", "kind", "seed", "fresh"} <= fields


def test_adding_a_link_writes_one_line_in_each_file(tmp_path, monkeypatch, capsys):
    for name in ("LINKS", "LESSONS", "VERDICTS"):
        monkeypatch.setattr(golden_links, name, tmp_path / name)
    token, lesson, asked = EXPECTED[0]
    assert golden_links.main(["a reason", token]) == 0
    assert (tmp_path / "LINKS").read_text("utf-8") == f"{token} # a reason\n"
    assert rows(tmp_path / "LESSONS") == [lesson]
    assert rows(tmp_path / "VERDICTS") == [asked]
    assert golden_links.main([]) == 2
    assert "golden" in capsys.readouterr().out
