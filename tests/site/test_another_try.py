"""After a verdict: the way on first, another try beside it, and nothing that jumps."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Route, expect

from playing import Mouse
from visits import LANGUAGES, NARROW, NEXT_FRAME, Exercise, article, puzzles_of, visiting

AGAIN = {"ru": "Ещё раз", "en": "Try again"}
CHECK = {"ru": "Проверить", "en": "Check"}
PLACES = """(puzzle) => ["form fieldset, form p", ".tt-status", "button[type=submit]"]
  .map((one) => puzzle.querySelector(one).getBoundingClientRect())
  .map(({ top, height }) => [top + scrollY, height])"""
CHOSEN = "(form) => [...form.querySelectorAll('input')].filter((one) => one.checked || one.type === 'number' && one.value).length"


def kinds(puzzles: list[Exercise]) -> list[Exercise]:
    """One puzzle of each shape."""
    return list({puzzle.shape: puzzle for puzzle in puzzles}.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_another_try_begins_anew(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(article(lang))
        player = Mouse(page)
        shapes = kinds(puzzles_of(page))
        assert len(shapes) >= 3
        for exercise in shapes:
            puzzle = page.locator(f"#{exercise.id}")
            player.choose(exercise, exercise.wrong[0])
            player.submit(exercise)
            expect(puzzle.locator("button[type=submit]")).to_have_text(CHECK[lang])
            puzzle.get_by_role("button", name=AGAIN[lang]).click()
            assert puzzle.locator("form").evaluate(CHOSEN) == 0
            expect(puzzle.locator("form input").first).to_be_focused()
            expect(puzzle.locator("[role=status]")).to_be_empty()
            expect(puzzle.locator(".tt-mark, .tt-order")).to_have_count(0)
            assert puzzle.get_attribute("verdict") is puzzle.get_attribute("checked") is None
            expect(puzzle.get_by_role("button", name=AGAIN[lang])).to_be_hidden()
            player.choose(exercise, exercise.right)
            player.submit(exercise)
            expect(puzzle).to_have_attribute("verdict", "right")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_old_verdict_steps_back_when_another_choice_is_made(
    chromium: Browser, site: str, lang: str
) -> None:
    """It stays where it is, in the colour of an aside; the next answer is at full strength again."""
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(article(lang))
        player = Mouse(page)
        for exercise in kinds(puzzles_of(page)):
            puzzle = page.locator(f"#{exercise.id}")
            player.choose(exercise, exercise.wrong[0])
            player.submit(exercise)
            page.locator(f"#{exercise.id}[checked=live]").wait_for(timeout=60_000)
            strong = look(puzzle)
            before = puzzle.evaluate(PLACES)
            player.choose(exercise, exercise.right)
            assert look(puzzle) != strong
            if exercise.shape in ("one", "several"):
                assert puzzle.evaluate(PLACES) == before, "something moved"
            expect(puzzle.locator(".tt-verdict")).to_be_visible()
            player.submit(exercise)
            expect(puzzle.locator("[data-past]")).to_have_count(0)


def test_the_same_answer_again_moves_nothing(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(article("ru"))
        player = Mouse(page)
        exercise = puzzles_of(page)[0]
        puzzle = page.locator(f"#{exercise.id}")
        player.choose(exercise, exercise.right)
        player.submit(exercise)
        page.locator(f"#{exercise.id}[checked=live]").wait_for(timeout=60_000)
        before = puzzle.evaluate(PLACES)
        for _ in range(2):
            player.submit(exercise)
            page.locator(f"#{exercise.id}[checked=live]").wait_for(timeout=60_000)
            assert puzzle.evaluate(PLACES) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_live_check_moves_nothing(chromium: Browser, site: str, lang: str) -> None:
    """ "Answer from the page" turns into "checked live" in place, whichever is the longer."""
    held: list[Route] = []
    with visiting(chromium, site, viewport=NARROW) as visit:
        visit.context.route("**/engine-worker.js*", lambda route: held.append(route))
        page = visit.open(article(lang))
        player = Mouse(page)
        exercise = puzzles_of(page)[0]
        puzzle = page.locator(f"#{exercise.id}")
        player.choose(exercise, exercise.right)
        player.submit(exercise)
        expect(puzzle.get_by_role("button", name=AGAIN[lang])).to_be_visible()
        expect(puzzle.locator(".tt-foot")).to_contain_text("%")
        before = puzzle.evaluate(PLACES)
        assert puzzle.get_attribute("checked") == "built"
        for one in held:
            one.continue_()
        page.locator(f"#{exercise.id}[checked=live]").wait_for(timeout=60_000)
        assert puzzle.evaluate(PLACES) == before


def test_the_way_on_stands_right_below_the_verdict(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(article("en"))
        player = Mouse(page)
        exercise = puzzles_of(page)[0]
        player.choose(exercise, exercise.right)
        player.submit(exercise)
        buttons = page.locator(f"#{exercise.id} .tt-actions .tt-button")
        expect(buttons).to_have_text(["Next", "Check"])
        expect(buttons.first).not_to_have_class("tt-button tt-second")
        expect(buttons.last).to_have_class("tt-button tt-second")


def look(puzzle: Locator) -> str:
    """The colours of the verdict."""
    shown: str = puzzle.locator(".tt-verdict-head").evaluate(
        "(head) => getComputedStyle(head).color + getComputedStyle(head.parentElement).backgroundColor"
    )
    return shown


UNCOVERED = """(question) => {
  const { left, top, width } = question.getBoundingClientRect();
  return question.contains(document.elementFromPoint(left + width / 2, top + 1));
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_on_leads_to_a_whole_question(chromium: Browser, site: str, lang: str) -> None:
    """Its first line stands below the header that stays at the top of the window."""
    with visiting(chromium, site, viewport=NARROW, reduced_motion="reduce") as visit:
        page = visit.open(article(lang))
        player = Mouse(page)
        puzzles = puzzles_of(page)
        for exercise, after in pairwise(puzzles[:4]):
            player.choose(exercise, exercise.right)
            player.submit(exercise)
            page.locator(f"#{exercise.id} .tt-next").click()
            question = page.locator(f"#{after.id} .tt-question").first
            expect(question).to_be_in_viewport()
            page.evaluate(NEXT_FRAME)
            assert question.evaluate(UNCOVERED), after.id


def test_after_a_verdict_the_reader_scrolls_where_they_like(chromium: Browser, site: str) -> None:
    """The focus is taken along once; it never fetches anybody back."""
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(article("en"))
        exercise = puzzles_of(page)[0]
        field = page.locator(f"#{exercise.id} form input").first
        field.focus()
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        expect(
            page.locator(f"#{exercise.id}").get_by_role("button", name=AGAIN["en"])
        ).to_be_visible()
        page.evaluate(NEXT_FRAME)
        field.focus()
        page.evaluate("scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })")
        page.evaluate(NEXT_FRAME)
        page.evaluate(NEXT_FRAME)
        expect(field).to_be_focused()
        assert page.evaluate("scrollY + innerHeight >= document.body.scrollHeight - 1")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_by_keys_alone_the_focus_stays_in_sight(chromium: Browser, site: str, lang: str) -> None:
    """A verdict that pushes the choice out of the window takes the focus along, to the way on."""
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(article(lang))
        for exercise in kinds(puzzles_of(page)):
            form = page.locator(f"#{exercise.id} form")
            for field in form.locator("input").all()[: None if exercise.shape == "order" else 1]:
                field.focus()
                page.keyboard.press("5" if exercise.shape == "number" else "Space")
            page.keyboard.press("Enter")
            expect(
                page.locator(f"#{exercise.id}").get_by_role("button", name=AGAIN[lang])
            ).to_be_visible()
            page.evaluate(NEXT_FRAME)
            middle = "(one) => { const { y, height } = one.getBoundingClientRect(); return y + height / 2; }"
            assert 48 < page.locator(":focus").evaluate(middle) < NARROW["height"], exercise.shape
