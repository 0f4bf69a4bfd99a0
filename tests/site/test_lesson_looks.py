"""Every tool of the lessons in every state: axe-core finds nothing, and nothing leaves the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from playing import Mouse
from pupils import OWN, PLAYS, WINNERS, hand_in, opened, solve, token
from test_accessibility import AXE, violations
from test_layout import outside
from test_lesson_making import composer as made
from test_lesson_making import tap, unfold
from visits import LANGUAGES, NARROW, WIDE, Visit, puzzles_of, seen, visiting

LOOKS: tuple[tuple[Literal["light", "dark"], Any], ...] = (("light", NARROW), ("dark", WIDE))
MIXED = token(
    [
        *WINNERS[:1],
        OWN,
        *PLAYS[:1],
        {"game": "all-fives", "difficulty": 1, "skill": "follow-suit", "fresh": 1},
    ]
)
SMALL = """() => [...document.querySelectorAll(".tt-app :is(button, select, textarea, summary, input:not([type=radio], [type=checkbox]))")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height < 43.5)
  .map((one) => one.outerHTML.slice(0, 120))"""

UNFOLD = """() => { for (const fold of document.querySelectorAll(".tt-fold")) fold.open = true; }"""


def composer(visit: Visit, home: str) -> Iterator[str]:
    page = visit.open(f"{home}lesson/new/")
    page.locator(".tt-builder .tt-button").click()
    expect(page.locator(".tt-items > li")).to_have_count(10, timeout=60_000)
    page.locator(".tt-links").wait_for(timeout=60_000)
    yield "a lesson built"
    page.evaluate(UNFOLD)
    page.locator("svg.tt-qr").wait_for()
    for card in page.locator(".tt-pack button").all()[:3]:
        card.click()
    expect(page.locator(".tt-made .tt-table .tt-card")).to_have_count(3, timeout=60_000)
    page.locator(".tt-made > .tt-actions").wait_for()
    yield "everything unfolded"


def player(visit: Visit, home: str) -> Iterator[str]:
    page = visit.open(f"{home}lesson/")
    page.locator(".tt-paste").wait_for()
    yield "no link"
    page = visit.open(
        f"{home}lesson/?{MIXED}#A-title-that-is-as-long-as-a-title-can-be-and-has-no-end"
    )
    opened(page)
    yield "the first question"
    solve(visit, Mouse(page), {0, 1})
    hand_in(page, "7", Mouse(page))
    yield "the summary"
    page.locator(".tt-ending > .tt-actions button").first.click()
    page.locator(".tt-replayed").wait_for()
    yield "once more"


def results(visit: Visit, home: str) -> Iterator[str]:
    lesson = token([*WINNERS, *PLAYS])
    page = visit.open(f"{home}lesson/?{lesson}")
    opened(page)
    solve(visit, Mouse(page), {0, 3})
    codes = [hand_in(page, name, Mouse(page)) for name in ("1", "2", "Анна")]
    page = visit.open(f"{home}lesson/results/?{lesson}")
    page.locator("textarea").first.fill("\n".join([*codes, codes[0], "r1-0000-bad"]))
    page.locator("textarea").last.fill("Борис\nВера\nГлеб")
    page.locator(".tt-results-form button").click()
    page.locator(".tt-results").wait_for(timeout=60_000)
    yield "a table"
    page.evaluate(UNFOLD)
    yield "all questions"


def paper(visit: Visit, home: str) -> Iterator[str]:
    page = visit.open(f"{home}lesson/paper/?{MIXED}")
    expect(page.locator(".tt-paper-item")).to_have_count(4, timeout=60_000)
    page.get_by_role("checkbox").nth(2).check()
    page.locator(".tt-paper-item .tt-qr").nth(3).wait_for(timeout=60_000)
    yield "with codes"
    page.get_by_role("checkbox").nth(0).check()
    page.locator(".tt-sheets[data-large=true]").wait_for(timeout=60_000)
    yield "in large print"


def board(visit: Visit, home: str) -> Iterator[str]:
    page = visit.open(f"{home}lesson/board/?{MIXED}")
    page.locator(".tt-counter").first.wait_for(timeout=60_000)
    page.locator(".tt-counter button:last-child").first.click()
    yield "counting"
    page.locator(".tt-board > .tt-actions button").first.click()
    page.locator(".tt-verdict").wait_for()
    yield "the answer"


def embed(visit: Visit, home: str) -> Iterator[str]:
    page = visit.open(f"{home}embed/?{MIXED}")
    opened(page)
    yield "a question"


TOOLS = (composer, player, results, paper, board, embed)


DRESSED = """(dark) => document.documentElement.dataset.bsTheme === (dark ? "dark" : "light")
  || document.body.dataset.mdColorScheme === (dark ? "slate" : "default")"""


def faults(page: Page) -> Iterator[Any]:
    """What is wrong with this state, in the dark on a wide screen and in the light on a narrow one."""
    for scheme, size in LOOKS:
        page.set_viewport_size(size)
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        page.wait_for_function(DRESSED, arg=scheme == "dark")
        page.evaluate("() => scrollTo(0, 0)")  # or the header lies over half a button
        for fault in [*violations(page), *page.evaluate(SMALL)]:
            yield scheme, fault
        if size is NARROW:
            yield from outside(page)


TELEPHONE = {"width": 320, "height": 568}
REACH = """() => {
  const of = (name) => document.querySelector(`.tt-lesson-stage ${name}`)?.getBoundingClientRect();
  const button = of("button[type=submit]");
  return { bottom: button.bottom, height: button.height,
    cards: Math.max(...[".tt-table", ".tt-hand"].map((name) => of(name)?.bottom ?? 0)) - button.top };
}"""


@pytest.mark.parametrize("home", ["", "en/"], ids=LANGUAGES)
def test_the_button_is_in_reach_on_a_small_telephone(
    chromium: Browser, site: str, home: str
) -> None:
    items = [WINNERS[0], OWN, PLAYS[0], *WINNERS[1:], *PLAYS[1:]]
    with visiting(chromium, site, viewport=TELEPHONE) as visit:
        page = visit.open(f"{home}lesson/?{token(items)}#Lesson-3")
        opened(page)
        for place in range(len(items)):
            expect(page.locator(".tt-lesson-place")).to_contain_text(f"{place + 1} ")
            reach = page.evaluate(REACH)
            assert reach["bottom"] <= TELEPHONE["height"]
            assert 44 <= reach["height"] < 60, "one line of text"
            assert reach["cards"] <= 0, "the whole trick and the whole hand are seen above it"
            assert page.evaluate("() => scrollY") == 0
            (puzzle,) = puzzles_of(page)
            Mouse(page).choose(puzzle, puzzle.wrong[0])
            Mouse(page).submit(puzzle)
            page.locator("trick-puzzle[verdict=wrong]").wait_for()
            onward = page.locator(".tt-lesson-steps button").first
            box = onward.bounding_box()
            assert box
            assert 0 <= box["y"] <= TELEPHONE["height"] - box["height"], "so is the way on"
            onward.click()
            page.evaluate("() => scrollTo(0, 0)")


SEEN = """() => {
  const label = document.activeElement.closest("label");
  const { left, width, top, height } = label.getBoundingClientRect();
  return label.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def test_the_keyboard_sees_where_it_is(chromium: Browser, site: str) -> None:
    items = [WINNERS[0], *PLAYS, OWN]
    with visiting(chromium, site, viewport=TELEPHONE, reduced_motion="reduce") as visit:
        page = visit.open(f"lesson/?{token(items)}")
        opened(page)
        for place in range(1, len(items)):
            page.locator(".tt-lesson-steps button").first.focus()
            page.keyboard.press("Enter")
            expect(page.locator(".tt-lesson-place")).to_contain_text(f"{place + 1} ")
            expect(page.locator(".tt-lesson-stage label:focus-within")).to_have_count(1)
            assert page.evaluate(SEEN), "no bar lies over what has the focus"


@pytest.mark.parametrize("home", ["", "en/"], ids=LANGUAGES)
def test_what_is_told_of_a_press_is_seen(chromium: Browser, site: str, home: str) -> None:
    """A link that opens nothing, one that does, items added far below the list, one not possible."""
    with visiting(chromium, site, viewport=TELEPHONE) as visit:
        page = visit.open(f"{home}lesson/new/")
        made(page)
        page.locator(".tt-builder .tt-button").first.click()
        told = page.locator(".tt-builder > [role=status]")
        expect(told).to_contain_text("10", timeout=60_000)
        seen(told)
        unfold(page, 3)
        page.locator(".tt-paste textarea").fill("nothing")
        page.locator(".tt-paste button").click()
        told = page.locator("details:has(.tt-paste) [role=status]")
        expect(told).not_to_be_empty(timeout=60_000)
        seen(told)
        page.locator(".tt-paste textarea").fill(token(WINNERS))
        page.locator(".tt-paste button").press("Enter")
        heading = page.locator("section:has(> .tt-items) > h2")
        expect(heading).to_be_focused(timeout=60_000)
        told = page.locator("section:has(> .tt-items) > [role=status]")
        expect(told).to_contain_text("3")
        seen(told)
        unfold(page, 1)
        drills = page.locator("section:has(.tt-picker) > details").nth(1)
        for number, button in enumerate(drills.locator(".tt-actions button").all(), 4):
            button.click()
            expect(drills.locator("> [role=status]")).to_contain_text(str(number))
            seen(drills.locator("> [role=status]"))
        unfold(page, 2)
        tap(page, "game=bruff")
        for code in ("AH", "TH", "JK", "5S", "2C", "3C"):
            tap(page, f"pack {code}")
        page.locator(".tt-made > .tt-actions button").click(timeout=60_000)
        told = page.locator(".tt-made + [role=status]")
        expect(told).to_contain_text("6")
        seen(told)
        tap(page, "pack KS")
        refused = page.locator(".tt-made .tt-app-notice")
        expect(refused).to_contain_text("К♠" if not home else "K♠", timeout=60_000)
        edge = page.locator(".tt-peek")
        seen(edge)
        expect(edge).to_contain_text(str(refused.text_content()))
        edge.click()
        seen(refused)
        expect(edge).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_emptying_a_lesson_and_taking_that_back_keeps_the_focus(
    chromium: Browser, site: str, lang: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/new/")
        made(page)
        page.locator(".tt-builder .tt-button").first.click()
        acts = page.locator(".tt-items ~ .tt-actions button")
        expect(acts).to_have_count(1, timeout=60_000)
        acts.press("Enter")
        expect(acts).to_be_focused()
        acts.press("Enter")
        expect(page.locator(".tt-items > li")).to_have_count(10)
        expect(acts).to_be_focused()
        for _ in range(10):
            page.locator("[data-does=out]").last.press("Enter")
        expect(page.locator("section:has(> .tt-items) > h2")).to_be_focused()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tool", TOOLS, ids=lambda tool: tool.__name__)
def test_a_tool_in_all_its_states(chromium: Browser, site: str, tool: Any, lang: str) -> None:
    with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
        visit.context.add_init_script(path=AXE)
        for state in tool(visit, "en/" if lang == "en" else ""):
            assert list(faults(visit.page)) == [], state


# Words that touch the edge of their button, or are broken over two lines beside the sign of a fold.
TIGHT = """() => {
  const words = document.createRange();
  return [...document.querySelectorAll(".tt-button, .tt-item > details > summary")].flatMap((one) => {
    if (!one.checkVisibility()) return [];
    const box = one.getBoundingClientRect();
    words.selectNodeContents(one);
    const { left, right, height } = words.getBoundingClientRect();
    const room = one.localName === "summary" ? 0 : 8;
    const broken = one.localName === "summary" && (box.height > 48 || height > 40);
    return left < box.left + room || right > box.right - room || broken ? [one.textContent] : [];
  });
}"""

# A dot between two facts that is seen at the edge of a line.
HANGING = """() => [...document.querySelectorAll(".tt-facts, .tt-parted")].flatMap((line) => {
  const { left } = line.getBoundingClientRect();
  const cut = getComputedStyle(line).overflowX === "clip";
  return [...line.children].filter((one) => one.checkVisibility()).filter((part, n) => {
    const [before, after] = ["::before", "::after"].map((at) => getComputedStyle(part, at));
    const begins = n > 0 && part.getBoundingClientRect().left - left < 1;
    const dot = part.getBoundingClientRect().left + parseFloat(before.left);
    const hangs = begins && before.content.includes("·") && !(cut && dot + 4 < left);
    return hangs || after.content.includes("·") || /^\\s*·|·\\s*$/.test(part.textContent);
  }).map((part) => part.textContent);
})"""


@pytest.mark.parametrize("home", ["", "en/"], ids=LANGUAGES)
def test_words_keep_off_the_edges_of_what_they_stand_in(
    chromium: Browser, site: str, home: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home}lesson/new/")
        made(page)
        page.locator(".tt-builder .tt-button").first.click()
        expect(page.locator(".tt-items > li")).to_have_count(10, timeout=60_000)
        expect(page.locator(".tt-item-text", has_text="…")).to_have_count(0)
        assert (page.evaluate(TIGHT), page.evaluate(HANGING)) == ([], [])
        for size in (NARROW, {"width": 300, "height": 600}):
            page.set_viewport_size(size)
            for tool in ("embed/", "lesson/"):
                visit.open(f"{home}{tool}?{token([*WINNERS[:1], OWN, *PLAYS[:1]])}")
                opened(page)
                for place in range(3):
                    expect(page.locator(".tt-lesson-place")).to_contain_text(f"{place + 1} ")
                    page.locator(".tt-lesson-stage trick-puzzle .tt-hint-button").wait_for()
                    assert (page.evaluate(TIGHT), page.evaluate(HANGING)) == ([], []), tool
                    assert outside(page) == []
                    page.locator(".tt-lesson-steps button").first.click()
