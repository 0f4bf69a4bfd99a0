"""Paper, high contrast, and readers who want nothing to move."""

from __future__ import annotations

from typing import Any

import pypdfium2
import pytest
from playwright.sync_api import Browser, Locator, Page

from playing import ANSWER_EVERYTHING, Mouse
from visits import LANGUAGES, article, playable, puzzles_of, visiting

MOVING = """() => [
  ...document.getAnimations().map((one) => one.effect?.target?.outerHTML.slice(0, 100)),
  ...[...document.querySelectorAll(".tt, .tt *")].filter((element) => {
    const { animationName, transitionDuration } = getComputedStyle(element);
    return animationName !== "none" || parseFloat(transitionDuration) > 0.01;
  }).map((element) => element.className),
]"""

PAPER = """() => {
  const shown = (part) => part.checkVisibility({ visibilityProperty: true });
  const answers = document.querySelector(".tt-answers");
  const all = (selector) => [...document.querySelectorAll(selector)];
  const exercises = all("trick-puzzle, worked-trick");
  return {
    printed: answers ? [...answers.querySelectorAll(".tt")].map((one) => one.innerText.trim()) : [],
    numbers: exercises.map((one) => one.dataset.number),
    page: answers && getComputedStyle(answers).breakBefore,
    last: answers && !exercises.some(
      (one) => answers.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING),
    beside: all(":is(trick-puzzle, worked-trick) :is(.tt-answer, .tt-status, .tt-mark, button)")
      .filter(shown).map((part) => part.outerHTML),
    cards: all(":is(trick-puzzle, worked-trick) .tt-card").filter(shown).length,
  };
}"""


def test_nothing_moves_for_those_who_do_not_want_it(chromium: Browser, site: str) -> None:
    for address in playable():
        with visiting(chromium, site, reduced_motion="reduce") as visit:
            page = visit.open(address)
            assert page.evaluate(MOVING) == []
            assert page.evaluate(ANSWER_EVERYTHING) == []
            assert page.evaluate(MOVING) == []


def style(element: Locator, *names: str) -> list[str]:
    values: list[str] = element.evaluate(
        "(element, names) => names.map((name) => getComputedStyle(element)[name])", list(names)
    )
    return values


def suit_shape(card: Locator, *names: str) -> list[str]:
    """How the suit of a card is drawn: it is a mask, for the style sheet knows the outlines."""
    values: list[str] = card.locator(".tt-face").evaluate(
        "(face, names) => names.map((name) => getComputedStyle(face, '::after')[name])",
        list(names),
    )
    return values


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_high_contrast_keeps_cards_choice_and_verdict(
    chromium: Browser, site: str, scheme: str
) -> None:
    """With forced colours every state is told by a line, and the choice in the system's colour."""
    with visiting(chromium, site, forced_colors="active", color_scheme=scheme) as visit:
        page = visit.open(article())
        highlight, ground, ink = system_colours(page)
        first = puzzles_of(page)[0]
        player = Mouse(page)
        player.choose(first, first.wrong[0])
        chosen = page.locator(f"#{first.id} input:checked + .tt-card")
        assert style(chosen, "outlineStyle", "outlineColor") == ["solid", highlight]
        other = page.locator(f"#{first.id} input:not(:checked) + .tt-card").first
        assert style(other, "borderTopColor", "backgroundColor", "color") == [ink, ground, ink]
        assert style(other, "borderTopStyle", "outlineStyle") == ["solid", "none"]
        player.submit(first)
        verdict = page.locator(f"#{first.id} .tt-verdict")
        assert style(verdict, "borderLeftStyle", "borderLeftWidth") == ["solid", "6px"]
        assert style(verdict, "backgroundColor", "borderLeftColor") == [ground, ink]
        head = verdict.locator(".tt-verdict-head")
        assert style(head, "color") == [ink]
        assert suit_shape(other, "backgroundColor") == [ink]


def system_colours(page: Page) -> list[str]:
    """Highlight, Canvas and CanvasText as this browser has them."""
    colours: list[str] = page.evaluate(
        """() => ["Highlight", "Canvas", "CanvasText"].map((name) => {
          const probe = document.createElement("span");
          probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
          document.body.append(probe);
          const { color } = getComputedStyle(probe);
          probe.remove();
          return color;
        })"""
    )
    return colours


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_paper_the_answers_stand_on_a_page_of_their_own(
    chromium: Browser, site: str, lang: str
) -> None:
    """Chromium prints for real; a listener that comes last looks at what the page made of it."""
    for address in playable(lang):
        with visiting(chromium, site) as visit:
            page = visit.open(address)
            exercises = page.locator("trick-puzzle, worked-trick").count()
            first = puzzles_of(page)[0]
            Mouse(page).choose(first, first.right)
            Mouse(page).submit(first)
            paper = printed(page)
            assert len(paper["printed"]) == exercises
            assert all(len(answer.split()) > 3 for answer in paper["printed"])
            assert paper["numbers"] == [str(number + 1) for number in range(exercises)]
            assert paper["page"] == "page"
            assert paper["last"]
            assert paper["beside"] == []
            assert paper["cards"] > exercises
            assert page.locator(".tt-answers").count() == 0


def test_paper_is_white_whatever_the_screen_is(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, color_scheme="dark") as visit:
        page = visit.open(article())
        page.evaluate("document.documentElement.setAttribute('data-tt-colours', 'four')")
        page.emulate_media(media="print")
        black, white = "rgb(0, 0, 0)", "rgb(255, 255, 255)"
        for suit in "SHDC":
            card = page.locator(f'trick-puzzle .tt-card[data-suit="{suit}"]').first
            assert style(card, "color", "backgroundColor") == [black, white]
        assert style(page.locator("trick-puzzle").first, "color") == [black]
        assert style(page.locator("main p").first, "color")[0] != "rgb(232, 230, 225)"
        for suit, hollow in (("H", True), ("D", True), ("S", False), ("C", False)):
            card = page.locator(f'trick-puzzle .tt-card[data-suit="{suit}"]').first
            outline, colour, exact = suit_shape(
                card, "maskImage", "backgroundColor", "printColorAdjust"
            )
            assert ("stroke" in outline) is hollow
            assert [colour, exact] == [black, "exact"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_heading_is_left_alone_at_the_foot_of_a_printed_column(
    chromium: Browser, site: str, lang: str
) -> None:
    """And the rules of a game are a booklet, not a pile of paper."""
    with visiting(chromium, site) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}bruff/")
        headings = page.locator("main :is(h1, h2, h3, h4)").evaluate_all(
            "(all) => all.map((one) => one.firstChild.textContent.trim())"
        )
        paper = pypdfium2.PdfDocument(page.pdf(format="A4"))
    assert 10 < len(paper) < 25
    assert len(headings) > 10
    for number in range(len(paper)):
        feet = last_lines(paper[number])
        assert feet, f"page {number + 1} is empty"
        for foot in feet:
            alone = any(heading.endswith(foot) for heading in headings)
            assert not alone, f"page {number + 1}: {foot}"


def last_lines(sheet: pypdfium2.PdfPage) -> list[str]:
    """The lowest line of each printed column; in the order of painting headings come last."""
    text = sheet.get_textpage()
    boxes = [text.get_rect(index) for index in range(text.count_rects())]
    middle = sheet.get_width() / 2
    feet = []
    for left, right in ((0, middle), (middle, 2 * middle)):
        column = [box for box in boxes if left <= box[0] < right]
        if column:
            _, bottom, _, top = min(column, key=lambda box: box[1])
            found = text.get_text_bounded(left, bottom - 1, right, top + 1)
            feet.append(" ".join(found.split()))
    return feet


def printed(page: Page) -> dict[str, Any]:
    """What the page is like at the moment when it goes to paper."""
    page.evaluate("addEventListener('beforeprint', () => { window.toPaper = true; })")
    page.pdf()
    assert page.evaluate("window.toPaper"), "the browser does not say when it prints"
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    paper: dict[str, Any] = page.evaluate(PAPER)
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    return paper
