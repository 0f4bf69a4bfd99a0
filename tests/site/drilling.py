"""What tests of the drills share: people who drill with a mouse, a finger or a keyboard."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page

from engine_tab import Tab
from tricktaking.games import GAMES
from tricktaking.skill import skills

EMPTY: dict[str, Any] = {
    **{"version": 3, "skills": {}, "missed": {}, "beliefs": {}, "days": {}, "best": {}},
    **{"today": {}, "placed": True, "start": 1},
}
"""What somebody knows who has only been placed."""

SEED = 45
"""The seed of the drills that the build has dealt: links to these need no engine."""

TWO_ACES = f"bruff.two-aces.1.{SEED}"
PATIENT = {"mode": "practice", "length": 20, "advance": False}
"""Practice that goes on only when told to."""

# What the page is about to ask, and whatever else its elements know.
DRILL = """() => {
  const { drill: { key, puzzle, seed, difficulty, misconceptions, from } } =
    document.querySelector("trick-drill, drill-today");
  return { key, puzzle, seed, difficulty, from, errors: misconceptions.map(({ id }) => id) };
}"""


def address(lang: str, page: str = "", query: str = "") -> str:
    return f"{'' if lang == 'ru' else 'en/'}drills/{page}{query and '?'}{query}"


def remembering(site: str, **kept: Any) -> dict[str, Any]:
    """The options of a visit by somebody whose browser keeps this; a text stands there as it is."""
    stored = [
        {"name": f"tricktaking.{name.replace('_', '-')}", "value": _text(value)}
        for name, value in kept.items()
    ]
    origin = {"origin": site.rstrip("/"), "localStorage": stored}
    return {"storage_state": {"cookies": [], "origins": [origin]}}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def one_of_each_kind() -> list[str]:
    """A link to a hard ready drill of each kind of question, from the largest table that asks it."""
    found: dict[str, str] = {}
    for game in sorted(GAMES.values(), key=lambda game: max(game.tables)):
        for skill in skills(game).values():
            found[skill.kind] = f"{game.id}.{skill.id}.3.{SEED}"
    return list(found.values())


def kept_record(page: Page) -> dict[str, Any]:
    """The record as the browser keeps it."""
    found: dict[str, Any] = json.loads(page.evaluate("localStorage['tricktaking.drills']"))
    return found


def drill(page: Page) -> dict[str, Any]:
    """The drill on the table, once it is there."""
    page.wait_for_function(SHOWN)
    found: dict[str, Any] = page.evaluate(DRILL)
    return found


def engine_ready(page: Page) -> None:
    Tab(page).ask({"ask": "card-order", "game": "bruff", "trump": "S"})


TASK = """() => {
  const puzzle = document.querySelector(".tt-drill-stage trick-puzzle:defined");
  if (!puzzle) return null;
  const ready = JSON.parse(puzzle.querySelector(".tt-ready").textContent);
  return {
    asked: puzzle.querySelector(".tt-puzzle").textContent,
    shape: puzzle.dataset.shape,
    correct: ready.correct,
    wrong: Object.keys(ready.choices ?? {}).filter((value) => !ready.choices[value].allowed),
    values: [...puzzle.querySelectorAll("form input")].map(
      (input) => input.type === "number" ? "" : input.value),
    number: puzzle.querySelector("form input").type === "number",
    radio: puzzle.querySelector("form input").type === "radio",
  };
}"""

SHOWN = """() => document.querySelector("[drilling] .tt-drill-stage trick-puzzle:defined:not([data-done])")
  || document.querySelector(".tt-ending h2")"""


def shown(page: Page) -> dict[str, Any] | None:
    """The drill that is asked now; nothing at the end of the session."""
    page.wait_for_function(SHOWN)
    found: dict[str, Any] | None = page.evaluate(TASK)
    return found


def wrong(task: dict[str, Any]) -> Any:
    """An answer that is not right, in the shape of the right one."""
    correct, values = task["correct"], task["values"]
    if task["number"]:
        return correct + 1
    if isinstance(correct, list):
        if task["shape"] == "order":
            return list(reversed(correct))
        others = [value for value in values if value not in correct]
        return others[:1] or correct[:-1] or correct
    others = task["wrong"] or [value for value in values if value != str(correct)]
    return next(value for value in values if value in others)  # two cards may be best


def wanted(answer: Any) -> list[str]:
    return list(answer) if isinstance(answer, list) else [str(answer)]


class Mouse:
    """Presses what is to be pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, what: str) -> None:
        self.page.locator(f".tt-drill-stage {what}").click()

    def answer(self, task: dict[str, Any], answer: Any) -> None:
        """A single choice is an answer by itself; everything else wants the button."""
        if task["number"]:
            self.page.locator(".tt-drill-stage .tt-number").fill(str(answer))
        else:
            for value in wanted(answer):
                self.press(f'form input[value="{value}"]')
        if not task["radio"]:
            self.press("button[type=submit]")

    def go_on(self) -> None:
        self.press(".tt-next")


class Finger(Mouse):
    """The same with taps."""

    def press(self, what: str) -> None:
        self.page.locator(f".tt-drill-stage {what}").tap()


class Keyboard:
    """Figures choose, Enter answers, N goes on."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def answer(self, task: dict[str, Any], answer: Any) -> None:
        keys = self.page.keyboard
        for _ in range(60):
            if self.page.evaluate("document.activeElement.closest('.tt-drill-stage') !== null"):
                break
            keys.press("Tab")
        if task["number"]:
            self.page.locator(".tt-drill-stage .tt-number").focus()
            keys.type(str(answer))
        else:
            for value in wanted(answer):
                keys.press(str(task["values"].index(value) + 1))
        keys.press("Enter")

    def go_on(self) -> None:
        inside = "document.activeElement.type === 'number'"
        self.page.keyboard.press("Enter" if self.page.evaluate(inside) else "n")


Player = Mouse | Keyboard
