"""A whole deal, act by act: forward and back, from one seat, the sheet growing, and no engine needed."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from test_layout import outside
from visits import LANGUAGES, NARROW, WIDE, articles, source, visiting

STATE = """(element) => {
  const seen = (part) => part.checkVisibility({ visibilityProperty: true });
  const count = (selector) => [...element.querySelectorAll(selector)].filter(seen).length;
  const heads = element.querySelectorAll("thead th").length;
  const rows = [...element.querySelectorAll("tbody tr")].filter(seen);
  return {
    place: element.querySelector(".tt-count").textContent,
    held: count(".tt-replay-hand .tt-pills > li"),
    laid: count(".tt-replay-trick .tt-slot .tt-card"),
    tricks: count(".tt-replay-trick"),
    rows: rows.map((row) => [...row.cells].map((cell) => cell.textContent)),
    heads,
    told: element.querySelector("[role=status]").textContent.trim(),
    now: element.querySelector(".tt-act[data-now]")?.textContent.trim() ?? "",
  };
}"""


def replays(lang: str) -> list[str]:
    found = [
        address
        for address in articles(lang)
        if "<deal-replay" in source(address) and "tt-source" not in source(address)
    ]
    assert len(found) == 3, "each of the three documents has a deal"
    return found


class Player:
    """The replay of a page, with its buttons."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.element = page.locator("deal-replay")
        buttons = self.element.locator(".tt-stepper .tt-button")
        self.start, self.back, self.forward, self.end = (buttons.nth(i) for i in range(4))
        self.last = int(self.element.get_attribute("data-last") or "0")

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.element.evaluate(STATE)
        return state

    def stopped(self, button: Locator) -> bool:
        return button.get_attribute("aria-disabled") == "true"


@pytest.mark.parametrize(("lang", "size"), [("ru", NARROW), ("en", WIDE)], ids=LANGUAGES)
def test_the_deal_is_walked_through_and_back(
    chromium: Browser, site: str, lang: str, size: dict[str, int]
) -> None:
    for address in replays(lang):
        with visiting(chromium, site, viewport=size, reduced_motion="reduce") as visit:
            page = visit.open(address)
            player = Player(page)
            states = [player.state]
            assert player.stopped(player.back)
            assert states[0]["laid"] == 0
            for _ in range(player.last):
                player.forward.click()
                states.append(player.state)
            walked(states)
            assert player.stopped(player.forward)
            assert outside(page) == []
            for before in reversed(states[:-1]):
                player.back.click()
                assert drawn(player.state) == drawn(before)
            assert visit.asked_for(".zip") == [], "nothing here waits for the engine"


def walked(states: list[dict[str, Any]]) -> None:
    """Every act is told with its ruling, cards go from hand to table, the sheet only grows."""
    last = len(states) - 1
    for number, state in enumerate(states):
        assert state["place"] == f"{number}/{last}"
        assert state["tricks"] == 1
        if number:
            assert state["told"] == state["now"]
            assert len(state["told"].split()) > 4
            assert state["rows"][: len(states[number - 1]["rows"])] == states[number - 1]["rows"]
    assert len(states[0]["rows"]) == 1
    assert len(states[-1]["rows"]) >= 3
    adds_up(states[-1]["rows"])


def adds_up(rows: list[list[str]]) -> None:
    """What was there, and what was booked, make what stands below the line."""
    before, *booked, after = [[number(cell) for cell in row[1:]] for row in rows]
    for column, total in enumerate(after):
        assert before[column] + sum(row[column] for row in booked) == total


def number(cell: str) -> int:
    """A bid stands in brackets: it is no points."""
    if re.fullmatch(r"\(\d+\)", cell):
        return 0
    text = cell.replace("\u2212", "-").replace("\u2011", "-")
    return int(text) if text else 0


def drawn(state: dict[str, Any]) -> dict[str, Any]:
    return {key: state[key] for key in ("place", "held", "laid", "tricks", "rows")}


def test_keys_walk_too(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, reduced_motion="reduce") as visit:
        page = visit.open(replays("en")[0])
        player = Player(page)
        player.forward.focus()
        for key, place in (("ArrowRight", 1), ("End", player.last), ("ArrowLeft", player.last - 1)):
            page.keyboard.press(key)
            assert player.state["place"] == f"{place}/{player.last}"
        page.keyboard.press("Home")
        assert player.state["place"] == f"0/{player.last}"
        page.keyboard.press("ArrowLeft")
        assert player.state["place"] == f"0/{player.last}"


def said(parts: Locator) -> list[str]:
    """Their texts in small letters and with plain spaces."""
    return [" ".join(text.lower().split()) for text in parts.all_text_contents()]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_hands_or_one_seat(chromium: Browser, site: str, lang: str) -> None:
    for address in replays(lang):
        with visiting(chromium, site, viewport=NARROW) as visit:
            player = Player(visit.open(address))
            everybody = player.state["held"]
            select = player.element.locator("select")
            seats = select.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
            story = " ".join(said(player.element.locator(".tt-act")))
            names = said(select.locator("option"))[1:]
            assert [name for name in names if name not in story] == []
            alone = []
            for seat in seats[1:]:
                select.select_option(seat)
                hand = player.element.locator(f'.tt-replay-hand[data-seat="{seat}"] .tt-pills')
                expect(hand).to_be_visible()
                alone.append(player.state["held"])
            assert all(0 < held < everybody for held in alone)
            assert sum(alone) == everybody
            select.select_option("")
            assert player.state["held"] == everybody


def test_without_script_all_acts_can_be_read(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, java_script_enabled=False) as visit:
        page = visit.open(replays("ru")[0])
        page.locator("deal-replay .tt-story summary").click()
        acts = page.locator("deal-replay .tt-act")
        assert acts.count() == int(page.locator("deal-replay").get_attribute("data-last") or "0")
        assert acts.first.is_visible()
        assert acts.first.locator("a[data-rule]").count() == 1
        assert page.locator("deal-replay .tt-card").first.is_visible()
        assert page.locator("deal-replay .tt-waiting:visible").count() == 0
