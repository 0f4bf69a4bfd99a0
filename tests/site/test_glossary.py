"""Terms explain themselves: to a pointer, to a keyboard, to a finger, to a screen reader."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page

from visits import LANGUAGES, NARROW, articles, source, visiting

INSIDE = """(box) => {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return left >= 0 && right <= document.documentElement.clientWidth && top >= 0 && bottom <= innerHeight;
}"""


def explained(lang: str) -> list[str]:
    """The pages that have terms."""
    found = [address for address in articles(lang) if 'class="tt-term"' in source(address)]
    assert len(found) >= 3
    return found


def box(page: Page) -> Locator:
    return page.locator(".tt-definition:popover-open")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_has_its_explanation_and_its_place(
    chromium: Browser, site: str, lang: str
) -> None:
    home = "en/" if lang == "en" else ""
    with visiting(chromium, site) as visit:
        places = visit.open(f"{home}glossary/").evaluate(
            "() => [...document.querySelectorAll('main h3[id]')].map((h) => h.id)"
        )
        for address in explained(lang):
            page = visit.open(address)
            for term in page.locator("a.tt-term").all():
                assert (term.get_attribute("href") or "").split("#")[1] in places
                described = term.get_attribute("aria-describedby")
                told = page.locator(f"#{described}").text_content() or ""
                assert len(told.split()) >= 2, described


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pointer_and_keyboard_show_it_inside_a_narrow_window(
    chromium: Browser, site: str, lang: str
) -> None:
    with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
        visit.page.clock.install()
        page = visit.open(explained(lang)[0])
        for term in page.locator("a.tt-term").all()[:8]:
            term.scroll_into_view_if_needed()
            term.hover()
            box(page).wait_for()
            told = page.locator(f"#{term.get_attribute('aria-describedby')}").text_content() or ""
            assert told in box(page).inner_text()
            assert box(page).evaluate(INSIDE)
            box(page).hover()
            page.clock.run_for(1_000)
            assert box(page).is_visible(), "the pointer may go over to the explanation"
            page.keyboard.press("Escape")
            assert box(page).count() == 0
            page.mouse.move(0, 0)
        first = page.locator("a.tt-term").first
        first.scroll_into_view_if_needed()
        page.keyboard.press("Tab")
        first.focus()
        box(page).wait_for()
        page.keyboard.press("Tab")
        page.wait_for_function(
            "!document.querySelector('.tt-definition:popover-open')"
            " || document.activeElement.matches('a.tt-term')"
        )


def test_a_finger_sees_first_and_goes_then(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW, has_touch=True) as visit:
        page = visit.open("bruff/")
        term = page.locator("a.tt-term").first
        term.tap()
        box(page).wait_for()
        assert page.url == f"{site}bruff/"
        term.tap()
        page.wait_for_url(f"{site}glossary/#*")
