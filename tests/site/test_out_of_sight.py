"""Tables out of sight are left out, so that a tap on one is not paid for by sixty; nothing moves by it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from visits import NARROW, NEXT_FRAME, WIDE, visiting

SEEN = """(table) => {
  const inside = table.querySelector("form, ol, table");
  return inside.checkVisibility({ contentVisibilityAuto: true });
}"""
PLACES = """() => [...document.querySelectorAll("article > *")].map(
  (part) => Math.round(part.getBoundingClientRect().top + scrollY))"""
SHOW_ALL = """() => document.querySelectorAll(".tt").forEach(
  (table) => table.style.setProperty("content-visibility", "visible"))"""


def rested(page: Page) -> None:
    for table in (page.locator("article > .tt").first, page.locator("article > .tt").last):
        expect(table).to_have_css("content-visibility", "auto")


def larger(page: Page) -> None:
    page.locator("trick-puzzle .tt-cards").first.click()
    page.locator("dialog.tt-settings input").last.check()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("address", ["bruff/", "en/auction-forty-fives/"])
def test_nothing_moves_when_they_are_left_out(chromium: Browser, site: str, address: str) -> None:
    """Not at first, not in another width, not when the cards are larger."""
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(address)
        rested(page)
        for change in (
            lambda: None,
            lambda: page.set_viewport_size(WIDE),
            lambda: larger(page),
        ):
            change()
            rested(page)
            left_out = page.evaluate(PLACES)
            page.evaluate(SHOW_ALL)
            assert page.evaluate(PLACES) == left_out


def test_what_is_far_away_is_left_out_until_it_comes_near(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open("bruff/")
        rested(page)
        last = page.locator("article > trick-puzzle").last
        assert not last.evaluate(SEEN)
        last.scroll_into_view_if_needed()
        page.evaluate(NEXT_FRAME)
        assert last.evaluate(SEEN)


def test_paper_shows_everything(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("bruff/")
        rested(page)
        page.emulate_media(media="print")
        expect(page.locator("article > .tt").last).to_have_css("content-visibility", "visible")
