"""The switch of the language keeps the page and the section; both languages have the same places."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from visits import LANGUAGES, NARROW, WIDE, articles, source, visiting

PLACES = re.compile(r'<h[1-4][^>]* id="([^"]+)"|id="(puzzle-[^"]+)"')
# Whatever leads away is tried by test_links; here a page of each size is switched by hand.
SWITCHED = ("", "start/", "bruff/", "lesson/new/")
IN_VIEW = """(id) => {
  const box = document.getElementById(id).getBoundingClientRect();
  return box.top >= 0 && box.top < innerHeight;
}"""


def other(address: str) -> str:
    """The same page in the other language."""
    return address.removeprefix("en/") if address.startswith("en/") else f"en/{address}"


def test_every_page_is_there_in_both_languages() -> None:
    assert {other(address) for address in articles("ru")} == set(articles("en"))


@pytest.mark.parametrize("address", articles("ru"))
def test_both_languages_have_the_same_places_in_the_same_order(address: str) -> None:
    assert PLACES.findall(source(address)) == PLACES.findall(source(other(address)))


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_switch_keeps_page_and_section(
    chromium: Browser, site: str, lang: str, size: dict[str, int]
) -> None:
    with visiting(chromium, site, viewport=size, reduced_motion="reduce") as visit:
        for russian in SWITCHED:
            address = russian if lang == "ru" else other(russian)
            page = visit.open(address)
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


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_switch_keeps_the_section_that_was_scrolled_to(
    chromium: Browser, site: str, size: dict[str, int]
) -> None:
    with visiting(chromium, site, viewport=size, reduced_motion="reduce") as visit:
        page = visit.open("bruff/")
        section = "may-renege"
        page.evaluate("(id) => document.getElementById(id).scrollIntoView()", section)
        switch(page)
        page.wait_for_url(f"{site}en/bruff/#{section}")
        page.wait_for_function(IN_VIEW, arg=section)


def test_the_switch_takes_any_end_of_an_address_with_it(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("bruff/#%E0%A4%A")
        switch(page)
        page.wait_for_url(f"{site}en/bruff/#%E0%A4%A")


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
