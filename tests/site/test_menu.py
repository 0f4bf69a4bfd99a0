"""The menu of a narrow window by keyboard, out of the way when shut; the lists beside a wide page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from test_accessibility import AXE, violations
from visits import LANGUAGES, NARROW, WIDE, visiting

INSIDE = "() => document.activeElement.closest('.md-sidebar--primary') !== null"
FOCUSED = """() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
}"""


def tab_to(page: Page, wanted: str, key: str = "Tab") -> None:
    for _ in range(60):
        page.keyboard.press(key)
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"{key} does not lead to {wanted}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keyboard_opens_and_closes_it(chromium: Browser, site: str, lang: str) -> None:
    home = "en/" if lang == "en" else ""
    with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
        visit.context.add_init_script(path=AXE)
        page = visit.open(f"{home}bruff/")
        tab_to(page, "button.site-menu")
        assert page.evaluate(FOCUSED), "the focus must be seen"
        button = page.locator("button.site-menu")
        assert button.get_attribute("aria-label") == {"ru": "Меню", "en": "Menu"}[lang]
        page.keyboard.press("Enter")
        expect(button).to_have_attribute("aria-expanded", "true")
        assert page.evaluate(INSIDE)
        assert violations(page) == []
        page.keyboard.press("Escape")
        expect(button).to_have_attribute("aria-expanded", "false")
        expect(button).to_be_focused()
        page.keyboard.press("Enter")
        tab_to(page, ".md-sidebar--primary a[href$='compare/']")
        page.keyboard.press("Enter")
        page.wait_for_url(f"{site}{home}compare/")
        expect(page.locator("button.site-menu")).to_have_attribute("aria-expanded", "false")


def test_the_contents_inside_it_open_by_keyboard(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
        page = visit.open("bruff/")
        tab_to(page, "button.site-menu")
        page.keyboard.press("Enter")
        tab_to(page, ".md-sidebar--primary .md-nav__link[role=button]")
        page.keyboard.press("Enter")
        tab_to(page, ".md-sidebar--primary a[href='#points']")
        page.keyboard.press("Enter")
        page.wait_for_url(f"{site}bruff/#points")


def test_shut_it_is_in_nobodys_way(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open("compare/")
        for _ in range(12):
            page.keyboard.press("Tab")
            assert not page.evaluate(INSIDE)


def test_leaving_it_shuts_it(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
        page = visit.open("compare/")
        tab_to(page, "button.site-menu")
        page.keyboard.press("Enter")
        for _ in range(60):
            page.keyboard.press("Tab")
            if not page.evaluate(INSIDE):
                break
        expect(page.locator("button.site-menu")).to_have_attribute("aria-expanded", "false")


def test_without_script_its_label_opens_it(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW, java_script_enabled=False) as visit:
        page = visit.open("compare/")
        link = page.locator(".md-sidebar--primary a[href$='referee/']")
        expect(link).to_be_hidden()
        page.locator("label.site-menu").click()
        link.click()
        page.wait_for_url(f"{site}referee/")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_of_a_wide_page_is_offered(chromium: Browser, site: str, lang: str) -> None:
    """The list of a long page scrolls by itself, so that its last line is seen when focused."""
    home = "en/" if lang == "en" else ""
    with visiting(chromium, site, viewport=WIDE, reduced_motion="reduce") as visit:
        page = visit.open(f"{home}bruff/")
        last = page.locator(".md-sidebar--secondary .md-nav__link").last
        expect(last).not_to_be_in_viewport()
        last.focus()
        expect(last).to_be_in_viewport()
        assert page.evaluate("scrollY") == 0
        for address in ("lesson/new/", "lesson/results/", "drills/progress/"):
            page = visit.open(home + address)
            here = page.locator(".md-sidebar--primary .md-nav__link--active:visible")
            expect(here).to_be_in_viewport()


def test_no_heading_is_a_stop_of_the_keyboard(chromium: Browser, site: str) -> None:
    """The sign that leads to a heading is for the mouse; the list of contents has the same links."""
    with visiting(chromium, site, viewport=WIDE) as visit:
        page = visit.open("bruff/")
        signs = page.locator("article .headerlink")
        assert signs.count() > 20
        assert signs.evaluate_all("(all) => all.filter((sign) => sign.tabIndex >= 0).length") == 0
        named = page.get_by_role("heading", level=2).first
        expect(named).to_have_accessible_name(re.compile(r"^[^¶]+$"))
        assert "Ссылка" not in named.evaluate("(heading) => heading.innerText.trim()")
        named.hover()
        named.locator(".headerlink").click()
        assert page.evaluate("location.hash") == f"#{named.get_attribute('id')}"
