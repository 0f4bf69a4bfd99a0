"""What tests of the drills share: people who drill with a mouse, a finger or a keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

TASK = """() => {
  const puzzle = document.querySelector(".tt-drill-stage trick-puzzle:defined");
  if (!puzzle) return null;
  return {
    asked: puzzle.querySelector(".tt-puzzle").textContent,
    shape: puzzle.dataset.shape,
    correct: JSON.parse(puzzle.querySelector(".tt-ready").textContent).correct,
    values: [...puzzle.querySelectorAll("form input")].map(
      (input) => input.type === "number" ? "" : input.value),
    number: puzzle.querySelector("form input").type === "number",
    radio: puzzle.querySelector("form input").type === "radio",
  };
}"""

SHOWN = """() => document.querySelector("[drilling] .tt-drill-stage trick-puzzle:not([verdict])")
  || document.querySelector(".tt-ending h2")"""

CENTRE = """([value, answered]) => {
  const puzzle = document.querySelector(".tt-drill-stage trick-puzzle");
  const element = value === null
    ? puzzle.querySelector(answered ? ".tt-next" : "button[type=submit]")
    : puzzle.querySelector(`form input[value="${CSS.escape(value)}"]`);
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  if (element !== hit && !element.contains(hit)) {
    throw new Error(`${value}: ${hit?.outerHTML.slice(0, 80)} lies over it`);
  }
  return [x, y];
}"""


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
    return next(value for value in values if value != str(correct))


def wanted(answer: Any) -> list[str]:
    return list(answer) if isinstance(answer, list) else [str(answer)]


class Mouse:
    """Presses what is to be pressed."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, value: str | None, *, answered: bool = False) -> None:
        x, y = self.page.evaluate(CENTRE, [value, answered])
        self.page.mouse.click(x, y)

    def answer(self, task: dict[str, Any], answer: Any) -> None:
        """A single choice is an answer by itself; everything else wants the button."""
        if task["number"]:
            self.page.locator(".tt-drill-stage .tt-number").fill(str(answer))
        else:
            for value in wanted(answer):
                self.press(value)
        if not task["radio"]:
            self.press(None)

    def go_on(self) -> None:
        self.press(None, answered=True)


class Finger(Mouse):
    """The same with taps."""

    def press(self, value: str | None, *, answered: bool = False) -> None:
        x, y = self.page.evaluate(CENTRE, [value, answered])
        self.page.touchscreen.tap(x, y)


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
