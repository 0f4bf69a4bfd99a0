"""Without JavaScript a page still shows trick, hand, and the answer with its reason."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser

from visits import LANGUAGES, NARROW, playable, source, visiting

READ = """(element) => {
  const shown = (part) => part !== null && part.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...element.querySelectorAll(selector)];
  const answer = element.querySelector("details.tt-answer");
  const link = answer.querySelector("a[data-rule]");
  return {
    id: element.id,
    alive: element.matches(":defined"),
    question: all(".tt-question").some(shown),
    cards: all(".tt-card").length,
    hidden: all(".tt-card, form input").filter((part) => !shown(part)).map((part) => part.outerHTML),
    buttons: all("button").filter(shown).length,
    open: answer.open,
    answer: answer.innerText.trim(),
    reason: answer.querySelectorAll("p").length,
    // Where it leads on other pages is followed by test_links.
    rule: link && (link.pathname === location.pathname
      ? document.getElementById(link.hash.slice(1))?.localName : "elsewhere"),
    worked: element.localName === "worked-trick",
    told: all(".tt-moves > li").filter(shown).length,
  };
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_without_script_can_be_read(chromium: Browser, site: str, lang: str) -> None:
    for address in playable(lang):
        with visiting(chromium, site, viewport=NARROW, java_script_enabled=False) as visit:
            page = visit.open(address)
            exercises = page.locator("trick-puzzle, worked-trick").all()
            assert len(exercises) == source(address).count("</details>") - quoted(address)
            for element in exercises:
                element.locator("details.tt-answer summary").click()
                read = element.evaluate(READ)
                faults = what_is_missing(read)
                assert faults == [], f"{address} {read['id']}"


def quoted(address: str) -> int:
    """The folded parts of the page that belong to no exercise."""
    return source(address).count("<details") - source(address).count('<details class="tt-answer"')


def what_is_missing(read: dict[str, Any]) -> list[str]:
    expected = {
        "alive": False,
        "question": True,
        "hidden": [],
        "buttons": 0,
        "open": True,
    }
    faults = [f"{key}: {read[key]}" for key, value in expected.items() if read[key] != value]
    if read["rule"] not in ("h2", "h3", "h4", "elsewhere"):
        faults.append(f"the rule leads to {read['rule']}")
    if read["reason"] < 2 or len(read["answer"].split()) < 4:
        faults.append(f"no reason: {read['answer']}")
    if read["worked"] and read["told"] < 2:
        faults.append("the course of the trick is not told")
    return faults
