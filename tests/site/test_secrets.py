"""Nothing gives an answer away before it is given: no mark, no later card, no folded answer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from playing import Mouse
from visits import LANGUAGES, playable, puzzles_of, visiting

# Trumps must look like any other card of their suit, but for what the card itself is.
LEAKS = """() => {
  const looks = (card) => {
    const style = getComputedStyle(card);
    const { boxShadow, outlineStyle, backgroundColor, backgroundImage, borderBottom, opacity } = style;
    const [before, after] = ["::before", "::after"].map((p) => getComputedStyle(card, p).content);
    return [boxShadow, outlineStyle, backgroundColor, backgroundImage, borderBottom, opacity,
      before, after, style.transform].join(" | ");
  };
  const shown = (part) => part.checkVisibility({ visibilityProperty: true });
  const leaks = [];
  for (const puzzle of document.querySelectorAll("trick-puzzle:not([verdict])")) {
    const tell = (what) => leaks.push(`${puzzle.id}: ${what}`);
    const all = (selector) => [...puzzle.querySelectorAll(selector)];
    if (all(".tt-mark, [data-mark], .tt-order").length) tell("a card is marked");
    if (all(".tt-aside:not([hidden])").length) tell("a trump is called a trump");
    if (all(".tt-answer, .tt-why").some(shown)) tell("the answer is shown");
    if (all("input:checked").length) tell("something is chosen beforehand");
    if (puzzle.querySelector("[role=status]").textContent.trim()) tell("something is said");
    if (puzzle.hasAttribute("checked")) tell("it counts as checked");
    for (const place of [".tt-table", ".tt-hand"]) {
      const cards = all(`${place} .tt-card`);
      if (new Set(cards.map(looks)).size > 1) tell(`cards in ${place} look different`);
    }
    const position = JSON.parse(puzzle.querySelector(".tt-puzzle").textContent).position;
    const trick = /(?:^|;)\\s*trick ([^;]*)/.exec(position)?.[1].trim().split(/\\s+/) ?? [];
    const played = trick.filter((word, index) => index > 0 || trick.length === 1);
    if (all(".tt-table .tt-card").length > played.length) tell("a later card is on the table");
  }
  return leaks;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_given_away(chromium: Browser, site: str, lang: str) -> None:
    for address in playable(lang):
        with visiting(chromium, site) as visit:
            page = visit.open(address)
            assert leaks(page) == []
            first = puzzles_of(page)[0]
            Mouse(page).choose(first, first.right)
            assert [leak for leak in leaks(page) if not leak.startswith(first.id)] == []
            Mouse(page).submit(first)
            assert leaks(page) == []


def leaks(page: Page) -> Any:
    page.mouse.move(0, 0)
    page.evaluate("document.getAnimations().forEach((animation) => animation.finish())")
    return page.evaluate(LEAKS)
