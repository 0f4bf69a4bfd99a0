"""The test at the end of a page: first answers count, and what was missed is named with its place."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from playing import Mouse
from visits import LANGUAGES, Exercise, articles, puzzles_of, source, visiting

SCORE = """() => {
  const score = document.querySelector(".tt-check > .tt-score");
  if (!score) return null;
  return {
    role: score.getAttribute("role"),
    marks: [...score.querySelectorAll(".tt-score-marks span")].map((one) => one.textContent).join(""),
    head: score.querySelector(".tt-verdict-head").textContent,
    rules: [...score.querySelectorAll("a[data-rule]")].map((link) => link.dataset.rule),
    places: [...score.querySelectorAll("a[data-rule]")]
      .map((link) => document.getElementById(link.hash.slice(1))?.localName),
    told: score.innerText,
  };
}"""


def self_checks(lang: str) -> list[str]:
    """The pages that end with a test."""
    found = [address for address in articles(lang) if 'class="tt-check"' in source(address)]
    assert found
    return found


def answer(page: Page, exercise: Exercise, given: Any) -> None:
    Mouse(page).choose(exercise, given)
    Mouse(page).submit(exercise)
    page.locator(f"#{exercise.id}[verdict]").wait_for()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_first_answers_are_counted(chromium: Browser, site: str, lang: str) -> None:
    """Two are missed; both answered again, rightly; the score stays, and names what was missed."""
    for address in self_checks(lang):
        with visiting(chromium, site, reduced_motion="reduce") as visit:
            page = visit.open(address)
            inside = page.locator(".tt-check trick-puzzle").evaluate_all(
                "(a) => a.map((e) => e.id)"
            )
            exercises = [one for one in puzzles_of(page) if one.id in inside]
            assert page.evaluate(SCORE) is None
            missed = [exercises[1], exercises[-1]]
            for number, exercise in enumerate(exercises, 1):
                given = exercise.wrong[0] if exercise in missed else exercise.right
                answer(page, exercise, given)
                page.wait_for_function(ANSWERED, arg=number)
            rules = page.evaluate(SCORE)["rules"]
            for exercise in missed:
                answer(page, exercise, exercise.right)
            score = page.evaluate(SCORE)
            wanted = "".join("✕" if one in missed else "✓" for one in exercises)
            assert [score["role"], score["marks"]] == ["status", wanted]
            assert f"{len(exercises) - 2} " in score["head"]
            assert str(len(exercises)) in score["head"]
            assert score["rules"] == rules
            assert 1 <= len(rules) <= 2
            assert all(place in ("h2", "h3", "h4") for place in score["places"])


ANSWERED = """(number) => {
  const marks = document.querySelector(".tt-check > .tt-score .tt-score-marks")?.textContent ?? "";
  return [...marks].filter((mark) => mark !== "○").length === number;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_right_leaves_nothing_to_read_again(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, reduced_motion="reduce") as visit:
        page = visit.open(self_checks(lang)[0])
        inside = page.locator(".tt-check trick-puzzle").evaluate_all("(a) => a.map((e) => e.id)")
        exercises = [one for one in puzzles_of(page) if one.id in inside]
        for number, exercise in enumerate(exercises, 1):
            answer(page, exercise, exercise.right)
            page.wait_for_function(ANSWERED, arg=number)
        score = page.evaluate(SCORE)
        assert score["marks"] == "✓" * len(exercises)
        assert score["rules"] == []


def test_without_script_the_test_is_a_row_of_puzzles(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, java_script_enabled=False) as visit:
        page = visit.open(self_checks("ru")[0])
        assert page.locator(".tt-check trick-puzzle .tt-question").first.is_visible()
        assert page.locator(".tt-score").count() == 0
