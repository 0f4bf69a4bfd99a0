"""What axe-core can see of WCAG 2.2 AA: no violation on any page, light or dark, before and after."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import setup_env
from playing import ANSWER_EVERYTHING
from visits import LONG, NARROW, WIDE, articles, pages, visiting

AXE = setup_env.NODE_MODULES / "axe-core" / "axe.min.js"
RUN = """async () => {
  // or the header hides a part of what lies under it; who drills has no header, but a bar below
  if (!document.querySelector("[drilling]")) scrollTo({ top: 0, behavior: "instant" });
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa"];
  const { violations } = await axe.run(document, {
    runOnly: { type: "tag", values: tags },
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(
    ({ target, failureSummary }) => `${id}: ${help}: ${target.join(" ")}: ${failureSummary}`));
}"""
LIVE = """() => [...document.querySelectorAll("[verdict]")]
  .every((exercise) => exercise.getAttribute("checked") === "live")"""


# The script answers where nobody has scrolled to: what is left out there has not got its height yet.
SHOW_ALL = """() => document.querySelectorAll("article .tt").forEach(
  (table) => table.style.setProperty("content-visibility", "visible"))"""


def violations(page: Page) -> Any:
    page.evaluate(SHOW_ALL)
    return page.evaluate(RUN)


LIGHT = {"color_scheme": "light", "viewport": NARROW}
DARK = {"color_scheme": "dark", "viewport": WIDE}


LOOKS = [("ru", LIGHT), ("en", DARK)]
if LONG:
    LOOKS += [("en", LIGHT), ("ru", DARK)]


@pytest.mark.parametrize(("lang", "look"), LOOKS, ids=str)
def test_no_violation_on_any_page(
    chromium: Browser, site: str, lang: str, look: dict[str, Any]
) -> None:
    with visiting(chromium, site, reduced_motion="reduce", **look) as visit:
        visit.context.add_init_script(path=AXE)
        for address in pages(lang):
            page = visit.open(address)
            assert violations(page) == [], address
            if address in articles():
                scheme = page.locator("body").get_attribute("data-md-color-scheme")
                assert (scheme == "slate") == (look is DARK)
                assert page.evaluate(ANSWER_EVERYTHING) == []
                page.wait_for_function(LIVE, timeout=60_000)
                assert violations(page) == [], f"{address} with answers"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_settings_and_other_looks_of_cards(chromium: Browser, site: str, scheme: str) -> None:
    """The dialog itself, then all of its settings put on."""
    with visiting(chromium, site, color_scheme=scheme, reduced_motion="reduce") as visit:
        visit.context.add_init_script(path=AXE)
        page = visit.open("bruff/")
        button = page.locator(".tt-cards").first
        button.click()
        dialog = page.get_by_role("dialog")
        assert violations(page) == []
        for setting in dialog.get_by_role("checkbox").all():
            setting.check()
        dialog.get_by_role("button").click()
        assert button.evaluate("(element) => element === document.activeElement")
        assert page.evaluate(ANSWER_EVERYTHING) == []
        assert violations(page) == []


# What has the focus and lies under the header, where nobody sees it; links stand in lines of text.
UNDER = """() => {
  const element = document.activeElement;
  const header = document.querySelector("header").getBoundingClientRect();
  if (!element.closest("article")) return null;
  const { top } = element.getClientRects()[0];
  return top >= header.bottom ? "" : element.outerHTML.slice(0, 120);
}"""


@pytest.mark.parametrize(("lang", "size"), [("ru", NARROW), ("en", WIDE)], ids=str)
def test_who_goes_back_by_keyboard_sees_where_they_are(
    chromium: Browser, site: str, lang: str, size: dict[str, int]
) -> None:
    """WCAG 2.4.11: the header, which stays, covers nothing that Shift and Tab lead to."""
    own = articles(lang) if LONG else [page for page in articles(lang) if "start/" in page]
    with visiting(chromium, site, viewport=size) as visit:
        for address in own:
            page = visit.open(address)
            page.evaluate(SHOW_ALL)
            page.evaluate(
                "[...document.querySelectorAll('article :is(a[href], button, input, select, textarea, summary)')].at(-1).focus()"
            )
            covered = []
            while (told := page.evaluate(UNDER)) is not None:
                covered += [told] if told else []
                page.keyboard.press("Shift+Tab")
            assert covered == [], address
