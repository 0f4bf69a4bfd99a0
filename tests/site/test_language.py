"""The switch of the language keeps the page and the section; both languages have the same places."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from visits import LANGUAGES, NARROW, WIDE, articles, visiting

PLACES = """() => [...document.querySelectorAll("main :is(h1, h2, h3, h4)[id], main [id^=puzzle-]")]
  .map((place) => place.id)"""
IN_VIEW = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return box.top >= 0 && box.top < innerHeight;
}"""


def other(address: str) -> str:
    """The same page in the other language."""
    return address.removeprefix("en/") if address.startswith("en/") else f"en/{address}"


def test_every_page_is_there_in_both_languages() -> None:
    assert {other(address) for address in articles("ru")} == set(articles("en"))


def test_both_languages_have_the_same_places_in_the_same_order(
    chromium: Browser, site: str
) -> None:
    with visiting(chromium, site) as visit:
        for address in articles("ru"):
            here = visit.open(address).evaluate(PLACES)
            there = visit.open(other(address)).evaluate(PLACES)
            assert here == there


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_switch_keeps_page_and_section(
    chromium: Browser, site: str, lang: str, size: dict[str, int]
) -> None:
    with visiting(chromium, site, viewport=size, reduced_motion="reduce") as visit:
        for address in articles(lang):
            page = visit.open(address)
            if not page.locator("a.site-language:visible").count():
                continue  # a drill has the whole window; its own bar leads home
            headings = page.locator("main h2[id]").evaluate_all("(all) => all.map((h) => h.id)")
            switch(page)
            page.wait_for_url(site + other(address))
            assert page.locator("html").get_attribute("lang") != lang
            if not headings:
                continue
            section = headings[len(headings) // 2]
            visit.open(f"{address}#{section}")
            switch(page)
            page.wait_for_url(f"{site}{other(address)}#{section}")
            page.wait_for_function(IN_VIEW, arg=section)


def switch(page: Page) -> None:
    link = page.locator("a.site-language:visible")
    assert link.get_attribute("lang") == link.get_attribute("hreflang")
    link.click()


def test_the_switch_keeps_the_section_that_was_reached_by_instant_navigation(
    chromium: Browser, site: str
) -> None:
    """The header stays while the page changes, and so its link must follow."""
    address = next(page for page in articles("ru") if page)
    with visiting(chromium, site, reduced_motion="reduce") as visit:
        page = visit.open("")
        page.locator(f'.md-content a[href$="{address}"]').first.click()
        page.wait_for_url(site + address)
        section = page.locator("main h2[id]").nth(2).get_attribute("id")
        page.locator(f'.md-nav--secondary a[href$="#{section}"]:visible').first.click()
        page.wait_for_url(f"{site}{address}#{section}")
        switch(page)
        page.wait_for_url(f"{site}en/{address}#{section}")
        page.wait_for_function(IN_VIEW, arg=section)
