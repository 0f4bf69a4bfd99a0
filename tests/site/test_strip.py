"""The order strip under a verdict: the row of the engine, the lead, and what stands above it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from playing import Mouse
from tricktaking.games import GAMES
from tricktaking.notation import parse_position
from tricktaking.puzzles import PUZZLES, Puzzle
from tricktaking.strip import strip_of
from visits import LANGUAGES, NARROW, Exercise, playable, puzzles_of, visiting, worked_tricks_of

DRAWN = """(id) => {
  const strip = document.getElementById(id).querySelector(".tt-why .tt-ranked");
  if (!strip) return null;
  const rungs = [...strip.querySelectorAll(".tt-rung")];
  const codes = (rungs) => rungs.map((rung) => rung.dataset.code).join(" ");
  const rows = new Map();
  for (const rung of rungs) {
    const top = Math.round(rung.getBoundingClientRect().top);
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  return {
    row: codes(rungs),
    own: codes(rungs.filter((rung) => rung.matches("[data-own]"))),
    higher: codes(rungs.filter((rung) => rung.matches("[data-higher]"))),
    flags: codes(rungs.filter((rung) => rung.querySelector(".tt-flag"))),
    narrowest: Math.min(...rungs.map((rung) => rung.getBoundingClientRect().width)),
    longest: Math.max(...rows.values()),
    faces: rungs.map((rung) => rung.querySelector("b").textContent).join(" "),
  };
}"""


def question_of(exercise: Exercise) -> Puzzle:
    """The puzzle that an exercise states, read by the engine."""
    game = GAMES[exercise.puzzle["game"]]
    position = parse_position(exercise.puzzle["position"], game)
    return Puzzle(exercise.id, PUZZLES[exercise.puzzle["kind"]], game, position)


def open_proof(page: Page, exercise: Exercise) -> Any:
    Mouse(page).choose(exercise, exercise.right)
    Mouse(page).submit(exercise)
    proof = page.locator(f"#{exercise.id} .tt-why summary")
    if proof.count():
        proof.click()
    return page.evaluate(DRAWN, exercise.id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_comparison_shows_its_row(chromium: Browser, site: str, lang: str) -> None:
    for address in playable(lang):
        with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
            page = visit.open(address)
            for exercise in puzzles_of(page):
                wanted = strip_of(question_of(exercise), lang)
                drawn = open_proof(page, exercise)
                if wanted is None:
                    assert drawn is None, exercise.id
                    continue
                row, led = wanted["row"].split(), wanted.get("led")
                above = row[: row.index(led)] if led else []
                assert [drawn["row"], drawn["own"]] == [wanted["row"], wanted["own"]], exercise.id
                assert [drawn["flags"], drawn["higher"]] == [led or "", " ".join(above)]
                assert drawn["narrowest"] >= 32
                assert drawn["longest"] == min(8, len(row))
                assert len(drawn["faces"].split()) == len(row)


MEANT = """(element) => [...element.querySelectorAll(".tt-card[data-meant]")].map(
  (card) => getComputedStyle(card).outlineWidth + card.querySelector("b").textContent)"""


def test_a_line_outlines_its_cards(chromium: Browser, site: str) -> None:
    """With the pointer over it, and with the focus on its rule; and the outline goes again."""
    with visiting(chromium, site, reduced_motion="reduce") as visit:
        page = visit.open("en/bruff/")
        exercise = next(one for one in puzzles_of(page) if one.id == "puzzle-b-later-five")
        open_proof(page, exercise)
        element = page.locator(f"#{exercise.id}")
        lead = element.locator(".tt-step").first
        lead.hover()
        assert element.evaluate(MEANT) == ["2px9"]
        assert element.locator(".tt-rung[data-meant]").count() == 1
        page.mouse.move(0, 0)
        assert element.evaluate(MEANT) == []
        lead.get_by_role("link").focus()
        assert element.evaluate(MEANT) == ["2px9"]
        page.locator("main h1").click()
        assert element.evaluate(MEANT) == []


def test_the_decision_of_a_worked_trick_shows_its_row_without_later_cards(
    chromium: Browser, site: str
) -> None:
    with visiting(chromium, site, reduced_motion="reduce") as visit:
        page = visit.open("bruff/")
        worked = worked_tricks_of(page)[0]
        element = page.locator(f"#{worked.id}")
        forward = element.locator(".tt-stepper .tt-button:not(.tt-second)")
        while not element.locator("form .tt-hand").is_visible():
            forward.click()
        element.locator(f'form input[value="{worked.right[0]}"]').check(force=True)
        element.locator("button[type=submit]").click()
        element.locator(".tt-why summary").click()
        wanted = strip_of(question_of(worked), "ru")
        assert wanted
        drawn = page.evaluate(DRAWN, worked.id)
        assert [drawn["row"], drawn["own"]] == [wanted["row"], wanted["own"]]
        assert drawn["flags"] == wanted["led"]
