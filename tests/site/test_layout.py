"""At 320 px nothing leaves the window: no box of any element on any page, whatever has been opened."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from playing import ANSWER_EVERYTHING
from visits import LANGUAGES, NARROW, articles, pages, visiting

# What is there for the ear alone may lie anywhere; the closed menu waits outside and is tried open;
# a score sheet scrolls in a box of its own.
OUTSIDE = """() => {
  const width = document.documentElement.clientWidth;
  const quiet = (element) => element.closest(".tt-vh, .md-skip, .md-sidebar--primary:not(.opened), .tt-sheet *")
    || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const outside = [...document.body.querySelectorAll("*")].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && (box.left < -0.5 || box.right > width + 0.5)
      && !quiet(element);
  }).map((element) => {
    const { left, right } = element.getBoundingClientRect();
    const text = element.textContent.trim().slice(0, 40);
    const place = element.closest("[id]")?.id;
    return `#${place} ${element.localName}.${element.className}: ${left}…${right} “${text}”`;
  });
  const { scrollWidth } = document.scrollingElement;
  return scrollWidth > width ? [`the page scrolls sideways to ${scrollWidth}`, ...outside] : outside;
}"""

# A choice whose words stick out of its frame.
OVERFULL = """() => [...document.querySelectorAll(".tt-option, .tt-button")]
  .filter((element) => element.scrollWidth > element.clientWidth + 1).map((element) => element.textContent)"""

# A word that goes on in the next line; what is written in code may.
IN_PIECES = r"""() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element.closest(".tt-vh, .md-skip, pre, code, textarea, script")) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const word of text.data.matchAll(/\p{L}{2,}/gu)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
      if (lines.size > 1) found.push(`${element.localName}.${element.className}: ${word[0]}`);
    }
  }
  return found;
}"""

# An opening bracket that could be left alone at the end of a line, with its card in the next.
LEFT_OPEN = r"""() => [...document.querySelectorAll(".tt-pill")]
  .filter((card) => /[(«“]$/u.test(card.previousSibling?.data ?? "") && !card.closest(".tt-bound"))
  .map((card) => card.parentElement.textContent)"""

# A mark far from what it marks; it comes a moment after the verdict.
ASTRAY = """async () => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  const marked = (exercise) => exercise.querySelector(".tt-retry:not([hidden])");
  while (![...document.querySelectorAll("[verdict]")].every(marked)) await frame();
  for (const table of document.querySelectorAll("article .tt")) table.style.contentVisibility = "visible";
  return [...document.querySelectorAll("[data-mark] > .tt-mark")].filter((mark) => {
    const { top, bottom, left, right } = mark.closest("[data-mark]").getBoundingClientRect();
    const box = mark.getBoundingClientRect();
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    return x < left || x > right || y < top || y > bottom + box.height;
  }).map((mark) => `${mark.closest("[id]").id}: ${mark.textContent}`);
}"""

LARGE = """() => {
  document.documentElement.setAttribute("data-tt-size", "large");
  document.documentElement.setAttribute("data-tt-index", "other");
}"""

OPEN_MENU = """() => {
  document.querySelector(".md-sidebar--primary").classList.add("opened");
  document.getElementById("__drawer").click();
}"""
MENU_SHOWN = (
    "() => document.querySelector('.md-sidebar--primary').getBoundingClientRect().left >= 0"
)


def outside(page: Page) -> Any:
    return page.evaluate(OUTSIDE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_leaves_a_narrow_window(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
        for address in articles(lang):
            page = visit.open(address)
            assert outside(page) == [], address
            assert page.evaluate(OVERFULL) == [], address
            assert page.evaluate(ANSWER_EVERYTHING) == []
            assert page.evaluate(ASTRAY) == [], address
            assert outside(page) == [], f"{address} with answers"
            assert page.evaluate(LEFT_OPEN) == [], address
            page.evaluate(LARGE)
            assert outside(page) == [], f"{address} with large cards"
            page.evaluate(OPEN_MENU)
            page.wait_for_function(MENU_SHOWN)
            assert outside(page) == [], f"{address} with the menu"


def test_error_pages_fit_too(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        for address in set(pages()) - set(articles()):
            assert outside(visit.open(address)) == []


def test_settings_fit_too(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open("bruff/")
        page.locator(".tt-cards").first.click()
        page.get_by_role("dialog").wait_for()
        assert outside(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "letters"), [(640, "250%"), (320, "200%")])
def test_nothing_is_lost_at_twice_the_text_size(
    chromium: Browser, site: str, lang: str, width: int, letters: str
) -> None:
    """What was beside goes below, nothing outside, and no word goes to pieces."""
    size = {"width": width, "height": 640}
    with visiting(chromium, site, viewport=size, reduced_motion="reduce") as visit:
        for address in articles(lang):
            page = visit.open(address)
            page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")
            assert page.evaluate(ANSWER_EVERYTHING) == []
            assert outside(page) == [], address
            assert page.evaluate(IN_PIECES) == [], address


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_header_fits_a_telephone_with_letters_twice_as_large(
    chromium: Browser, site: str, lang: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}start/")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        right = "(all) => Math.max(...all.map((one) => one.getBoundingClientRect().right))"
        links = page.locator(".md-header :is(a, button):visible")
        assert links.count() >= 4
        assert links.evaluate_all(right) <= NARROW["width"]
