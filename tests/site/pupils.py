"""Lessons for the tests: their links, written by the engine itself, and pupils who solve them."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

import setup_env
from playing import Player
from tricktaking.ask import answer
from visits import Visit, puzzles_of

IDS = (setup_env.ROOT / "docs" / "puzzles.txt").read_text("utf-8").split()
WINNERS = ["b-joker-on-a-club", "b-trumped-twice", "b-plain-black-ace"]
PLAYS = ["b-ace-on-heart-lead", "b-ace-led"]
OWN = {"kind": "trick-winner", "game": "bruff", "position": "trump S; trick A1 7S 5S"}

NOTHING_FOREIGN = """() => {
  const inside = "img, iframe, object, embed, script, style, base, form[action], a[href^='java' i]";
  const tools = document.querySelectorAll(".tt-app, .tt-embed-out");
  return [...tools].flatMap((tool) => [...tool.querySelectorAll(inside)].map((one) => one.outerHTML));
}"""


def token(items: list[Any], site: str = "tt1", **options: Any) -> str:
    """The token of a lesson; a text among the items is a published id."""
    given = [{"puzzle": item} if isinstance(item, str) else item for item in items]
    asked = {
        "ask": "lesson-encode",
        "site": site,
        "ids": IDS,
        "lesson": {"items": given, **options},
    }
    reply = json.loads(answer(json.dumps(asked)))
    assert reply["token"], reply
    return str(reply["token"])


def opened(page: Page) -> None:
    """Waits until the engine has read the link."""
    page.locator("lesson-player[read], lesson-embed[read]").wait_for(timeout=60_000)


def shown(page: Page) -> str:
    """The puzzle on the screen."""
    puzzle = page.locator(".tt-lesson-stage trick-puzzle")
    puzzle.wait_for(timeout=60_000)
    return str(puzzle.get_attribute("id"))


def count_of(page: Page) -> int:
    """How many questions the lesson has, as its progress says."""
    return page.locator(".tt-lesson-marks > li").count()


def press(page: Page, selector: str, player: Player) -> None:
    """A button, by the mouse or from the keyboard."""
    button = page.locator(selector).first
    if player.name == "mouse":
        button.click()
    else:
        button.focus()
        page.keyboard.press("Enter")


def solve(visit: Visit, player: Player, wrong: set[int]) -> None:
    """Answers every question, those at the places in `wrong` wrong, up to the summary."""
    page = visit.page
    count = count_of(page)
    for place in range(count):
        expect(page.locator(".tt-lesson-place")).to_contain_text(re.compile(rf"\b{place + 1}\b"))
        page.locator(".tt-lesson-stage trick-puzzle:not([verdict])").wait_for(timeout=60_000)
        (puzzle,) = puzzles_of(page)
        player.choose(puzzle, puzzle.wrong[0] if place in wrong else puzzle.right)
        player.submit(puzzle)
        expected = "wrong" if place in wrong else "right"
        page.locator(f"trick-puzzle[verdict={expected}]").wait_for()
        press(page, ".tt-lesson-steps button", player)
    page.locator(".tt-ending").wait_for()


def hand_in(page: Page, name: str, player: Player) -> str:
    """Types a name, sends, and gives the sentence with the code."""
    page.locator(".tt-send input").fill(name)
    press(page, ".tt-send button", player)
    code = page.locator(".tt-code")
    expect(code).to_contain_text("r1-", timeout=60_000)
    return str(code.text_content())
