"""The page for beginners and the comparison: what they promise is there, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from test_layout import outside
from visits import LANGUAGES, NARROW, puzzles_of, visiting

STEPS = """() => {
  const steps = [];
  for (const element of document.querySelectorAll("main h2, main h3, main trick-puzzle")) {
    if (element.localName === "trick-puzzle") steps.at(-1)?.puzzles.push(element.id);
    else steps.push({ level: element.localName, id: element.id, puzzles: [] });
  }
  return steps;
}"""


def home(lang: str) -> str:
    return "en/" if lang == "en" else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_eight_steps_are_played_by_somebody_who_knows_nothing(
    chromium: Browser, site: str, lang: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home(lang)}start/")
        steps = page.evaluate(STEPS)
        played = [step["id"] for step in steps if step["puzzles"]]
        assert len(played) == 8
        assert played[:4] == ["trick", "suit-led", "following", "trumps"]
        games = {exercise.puzzle["game"] for exercise in puzzles_of(page)}
        assert games == {"all-fives", "auction-forty-fives", "bruff"}
        links = page.locator("main #next ~ ul > li").evaluate_all(
            "(all) => all.map((li) => li.querySelector('a:not(.tt-term)').getAttribute('href'))"
        )
        assert links == ["../all-fives/", "../auction-forty-fives/", "../bruff/"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_cards_are_judged_differently(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home(lang)}compare/")
        assert outside(page) == []
        exercises = {one.id: one for one in puzzles_of(page)}
        rows = [step["puzzles"] for step in page.evaluate(STEPS) if step["puzzles"]]
        pairs = [row[at : at + 2] for row in rows for at in range(0, len(row), 2)]
        assert len(rows) >= 4
        differently = 0
        for first, second in pairs:
            one, other = exercises[first], exercises[second]
            assert one.puzzle["game"] != other.puzzle["game"]
            fewer, more = sorted((cards(one.puzzle), cards(other.puzzle)), key=len)
            assert more[: len(fewer)] == fewer
            assert (right_card(one), why(one)) != (right_card(other), why(other))
            differently += right_card(one) != right_card(other)
        assert differently >= 4


def cards(puzzle: dict[str, Any]) -> list[str]:
    """The cards of the trick in order of play, then those of the hand."""
    trick, _, hand = puzzle["position"].partition("hand")
    return re.findall(r"\b(?:[2-9TJQKA][SHDC]|JK)\b", trick.partition("trick")[2] + hand)


def right_card(exercise: Any) -> Any:
    """The card that takes the trick, or the cards that may be played."""
    if exercise.shape != "one":
        return exercise.right
    return dict(zip(exercise.values, cards(exercise.puzzle), strict=True))[exercise.right]


def why(exercise: Any) -> Any:
    """The rule that decides."""
    ready = exercise.ready
    return ready["choices"][exercise.right]["rule"] if exercise.shape == "one" else ready["rule"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_three_games_stand_side_by_side(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"{home(lang)}compare/")
        told = page.locator(".tt-portraits").evaluate_all(
            "(all) => all.map((one) => one.querySelectorAll('.tt-portrait').length)"
        )
        assert told == [3] * 8
        assert page.locator("ol.tt-strip").count() == 3
