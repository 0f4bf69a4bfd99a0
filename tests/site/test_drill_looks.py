"""The drill pages in every state: axe-core finds nothing, nothing leaves the window, all in reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from drilling import EMPTY, SEED, Mouse, address, one_of_each_kind, remembering, shown, wrong
from test_accessibility import AXE, violations
from test_drill_progress import RECORD
from test_layout import outside
from test_lesson_looks import HANGING, TIGHT
from visits import LANGUAGES, WIDE, seen, visiting

SMALL = {"width": 320, "height": 568}
LIGHT = {"color_scheme": "light", "viewport": SMALL}
DARK = {"color_scheme": "dark", "viewport": WIDE}
CHOICE = {"mode": "practice", "length": 5, "advance": False}
TWO_ACES = f"bruff.two-aces.1.{SEED}"

UNFOLD = """() => {
  for (const one of document.querySelectorAll("main details")) one.open = true;
}"""

# From where nothing lies half under the site's head or under the bar with the button; a verdict has
# been brought into view by then.
SETTLE = """() => new Promise((settled) => requestAnimationFrame(() => requestAnimationFrame(() => {
  const top = document.querySelector("[drilling]") ? document.body.scrollHeight : 0;
  scrollTo({ top, behavior: "instant" });
  settled();
})))"""

# What must be seen without scrolling, and what must not be seen while somebody drills.
REACH = """(name) => {
  const height = innerHeight;
  const button = document.querySelector(`.tt-drill-stage ${name}`).getBoundingClientRect();
  const middle = document.elementFromPoint(button.x + button.width / 2, button.y + button.height / 2);
  return {
    inside: button.top >= 0 && button.bottom <= height,
    pressable: middle?.matches(`.tt-drill-stage ${name}`) ?? false,
    around: [...document.querySelectorAll(".md-header, .md-sidebar, .md-footer, .md-tabs, h1")]
      .filter((one) => one.getBoundingClientRect().height > 2).map((one) => one.className),
    question: document.querySelector(".tt-drill-stage .tt-question").getBoundingClientRect().top < height,
    cards: document.querySelector(".tt-drill-stage :is(.tt-earlier, .tt-hand ~ .tt-hand)") !== null
      || [...document.querySelectorAll(".tt-drill-stage :is(.tt-table, .tt-hand)")]
        .every((one) => one.getBoundingClientRect().bottom <= button.top),
  };
}"""


def sound(page: Page, state: str) -> None:
    page.evaluate(SETTLE)
    assert violations(page) == [], state
    assert outside(page) == [], state


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light-small", "dark-wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_session_in_every_state(
    chromium: Browser, site: str, lang: str, look: dict[str, Any]
) -> None:
    kept = remembering(site, drills=RECORD, drills_choice=CHOICE)
    with visiting(chromium, site, reduced_motion="reduce", **look, **kept) as visit:
        visit.context.add_init_script(path=AXE)
        page = visit.open(address(lang, query=TWO_ACES))
        for number in range(5):
            task = shown(page)
            assert task
            if number == 0:
                page.locator(".tt-hint-button").click()
                page.evaluate(UNFOLD)
                sound(page, "asked, everything unfolded")
            Mouse(page).answer(task, wrong(task) if number in (0, 3) else task["correct"])
            page.locator(".tt-drill-stage trick-puzzle[verdict]").wait_for()
            if number < 2:
                page.evaluate(UNFOLD)
                sound(page, f"answered, {number}")
            Mouse(page).go_on()
        page.locator(".tt-ending h2").wait_for()
        sound(page, "the end")
        page.locator(".tt-ending .tt-actions button").last.click()
        page.locator(".tt-drill-fields select").first.wait_for()
        page.evaluate(UNFOLD)
        sound(page, "choosing")
        page.locator(".tt-drill-home > .tt-actions button").click()
        shown(page)
        page.locator(".tt-drill-bar .tt-sign").last.click()
        page.get_by_role("dialog").wait_for()
        sound(page, "settings")


@pytest.mark.parametrize("look", [LIGHT, DARK], ids=["light-small", "dark-wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_progress_and_the_trick_of_the_day(
    chromium: Browser, site: str, lang: str, look: dict[str, Any]
) -> None:
    record = {**RECORD, "today": {}}
    kept = remembering(site, drills=record, drills_choice=CHOICE)
    with visiting(chromium, site, reduced_motion="reduce", **look, **kept) as visit:
        visit.context.add_init_script(path=AXE)
        page = visit.open(address(lang, "progress/"))
        page.locator(".tt-rule-map").first.wait_for()
        page.evaluate(UNFOLD)
        sound(page, "progress")
        page.locator("drill-progress > .tt-actions").last.locator("button").click()
        sound(page, "about to wipe")
        page = visit.open(address(lang, "today/"))
        for number in range(3):
            task = shown(page)
            assert task
            Mouse(page).answer(task, wrong(task) if number == 0 else task["correct"])
            page.locator(".tt-drill-stage trick-puzzle[verdict]").wait_for()
            sound(page, f"today, {number}")
            Mouse(page).go_on()
        page.locator(".tt-ending .tt-code").wait_for()
        sound(page, "today, the end")


PHONE = {"viewport": SMALL, "has_touch": True, "is_mobile": True}
LOW_DESK = {"viewport": {"width": 1280, "height": 600}}


@pytest.mark.parametrize("look", [PHONE, LOW_DESK], ids=["telephone", "desk"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_button_is_in_reach(
    chromium: Browser, site: str, lang: str, look: dict[str, Any]
) -> None:
    """Before the answer and after it; on a small telephone all cards are above it, too."""
    kept = remembering(site, drills=EMPTY, drills_choice=CHOICE)
    seen = {"inside": True, "pressable": True, "question": True, "around": []}
    with visiting(chromium, site, reduced_motion="reduce", **look, **kept) as visit:
        for query in one_of_each_kind():
            page = visit.open(address(lang, query=query))
            task = shown(page)
            assert task
            reach = page.evaluate(REACH, "button[type=submit]")
            assert reach.pop("cards") or look is LOW_DESK, query
            assert reach == seen, query
            assert outside(page) == [], query
            if look is LOW_DESK:
                Mouse(page).answer(task, wrong(task))
                page.locator(".tt-next").wait_for()
                assert page.evaluate(REACH, ".tt-next")["pressable"], query


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_desk_has_the_verdict_beside_the_table(chromium: Browser, site: str, lang: str) -> None:
    kept = remembering(site, drills=EMPTY, drills_choice=CHOICE)
    with visiting(chromium, site, viewport=WIDE, **kept) as visit:
        page = visit.open(address(lang, query=TWO_ACES))
        task = shown(page)
        assert task
        table = page.locator(".tt-drill-stage .tt-task")
        before = table.bounding_box()
        Mouse(page).answer(task, wrong(task))
        box = page.locator(".tt-verdict").bounding_box()
        after = table.bounding_box()
        assert before == after and after and box
        assert after["width"] > 560
        assert box["x"] >= after["x"] + after["width"]
        expect(page.locator(".tt-drill-keys")).to_be_visible()


SHIFTS = """
window.shifts = 0;
new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => { shifts += value; }))
  .observe({ type: "layout-shift", buffered: true });
"""


@pytest.mark.parametrize("place", ["", "today/"])
@pytest.mark.parametrize("known", [{}, {"drills": EMPTY}], ids=["first-time", "again"])
def test_nothing_jumps_while_the_page_comes(
    chromium: Browser, site: str, place: str, known: dict[str, Any]
) -> None:
    """On a slow telephone; what jumps counts, though nobody has touched anything."""
    with visiting(chromium, site, viewport=SMALL, **remembering(site, **known)) as visit:
        visit.context.add_init_script(SHIFTS)
        slow = visit.context.new_cdp_session(visit.page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page = visit.open(address("en", place))
        shown(page)
        page.wait_for_load_state("networkidle")
        assert page.evaluate("shifts") <= 0.02


@pytest.mark.parametrize(
    ("place", "ready"),
    [
        ("drills/progress/", ".tt-rule-map"),
        ("lesson/", "lesson-player .tt-paste"),
        ("lesson/new/", "lesson-composer summary"),
        ("lesson/paper/", "lesson-paper .tt-paste"),
        ("lesson/results/", "lesson-results textarea"),
    ],
)
def test_nothing_below_a_tool_jumps(chromium: Browser, site: str, place: str, ready: str) -> None:
    with visiting(chromium, site, viewport={"width": 360, "height": 800}) as visit:
        visit.context.add_init_script(SHIFTS)
        slow = visit.context.new_cdp_session(visit.page)
        slow.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page = visit.open(f"en/{place}")
        page.locator(ready).first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("shifts") <= 0.02


def test_the_window_is_the_drills_only_while_one_drills(chromium: Browser, site: str) -> None:
    """Also where links are followed without leaving the document: styles come and go with pages."""
    with visiting(chromium, site) as visit:
        page = visit.open("en/glossary/")
        header, own = page.locator(".md-header"), page.locator("head > link[data-page-style]")
        page.evaluate("window.same = true")
        page.locator(".md-nav a[href$='drills/']").first.click()
        shown(page)
        assert header.is_hidden()
        assert (
            page.locator(".tt-drill-bar").evaluate("(bar) => getComputedStyle(bar).display")
            == "flex"
        )
        page.locator(".tt-drill-bar .tt-sign").first.click()
        expect(header).to_be_visible()
        page.locator(".tt-drill-home > .tt-actions button").click()
        expect(header).to_be_hidden()
        page.go_back()
        expect(header).to_be_visible()
        expect(own).to_have_count(0)
        assert page.evaluate("window.same")


# Every name that may stand above a drill, with what is cut off of it, and whether the bar grows.
NAMES = """() => {
  const { index: { games }, bar } = document.querySelector("trick-drill");
  const { name, top } = bar;
  return Object.values(games).flatMap(({ skills }) => skills).flatMap(({ text }) => {
    name.textContent = text;
    const cut = name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1;
    return cut || top.getBoundingClientRect().height > 56 ? [text] : [];
  });
}"""

# How far the ring around a field reaches into the line that helps with it.
COVERED = """() => [...document.querySelectorAll(".tt-field")].map((field) => {
  const help = field.closest("form, .tt-row")?.querySelector(".tt-hint-line");
  field.focus();
  const { outlineWidth, outlineOffset } = getComputedStyle(field);
  const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
  return field.getBoundingClientRect().bottom + ring - help.getBoundingClientRect().top;
})"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_off_or_covered_on_a_small_telephone(
    chromium: Browser, site: str, lang: str
) -> None:
    known = remembering(site, drills=EMPTY, drills_choice={**CHOICE, "length": 20})
    with visiting(chromium, site, viewport=SMALL, **known) as visit:
        for query in one_of_each_kind():
            page = visit.open(address(lang, query=query))
            assert shown(page)
            assert page.evaluate(HANGING) == []
            assert page.evaluate(TIGHT) == []
            page.locator(".tt-drill-stage button[type=submit]").click()
            seen(page.locator(".tt-drill-stage .tt-status > *"))
        marks = page.locator(".tt-drill-marks > li")
        assert len({mark.bounding_box()["y"] for mark in marks.all()}) == 1  # type: ignore[index]
        page.wait_for_function("() => document.querySelector('trick-drill').index")
        assert page.evaluate(NAMES) == []
        page = visit.open(address(lang, query=TWO_ACES))
        assert shown(page)
        page.evaluate(UNFOLD)
        (covered,) = page.evaluate(COVERED)
        assert covered <= 0
        Mouse(page).answer(task := shown(page), wrong(task))  # type: ignore[arg-type]
        page.locator(".tt-drill-bar .tt-sign").first.click()
        page.locator(".tt-ending").wait_for()
        assert (page.evaluate(HANGING), page.evaluate(TIGHT)) == ([], [])
