"""A lesson on paper and on the screen: pages, variants, keys, codes; hands counted."""

from __future__ import annotations

from pathlib import Path

import pypdfium2
import pytest
import zxingcpp
from playwright.sync_api import Browser, Page, Route, expect

from pupils import OWN, PLAYS, WINNERS, opened, token
from visits import LANGUAGES, NARROW, WIDE, unguarded, visiting

ITEMS = [*WINNERS, *PLAYS, OWN]
ORDINARY_CARD = 56
CARDS = """(task) => [...task.querySelectorAll(".tt-card > .tt-vh")]
  .map((name) => name.firstChild.textContent)"""
SHEET, KEY = ".tt-sheet-page:not(.tt-sheet-key)", ".tt-sheet-key"


def printed(page: Page, file: Path) -> pypdfium2.PdfDocument:
    page.pdf(path=file, prefer_css_page_size=True)
    return pypdfium2.PdfDocument(file)


def ready(page: Page, count: int) -> None:
    page.locator("lesson-paper:not([opening])").wait_for(timeout=60_000)
    expect(page.locator(".tt-paper-item")).to_have_count(count, timeout=60_000)


def test_answers_stand_on_pages_of_their_own(chromium: Browser, site: str, tmp_path: Path) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"en/lesson/paper/?{token(ITEMS)}#Homework")
        ready(page, len(ITEMS))
        assert page.locator(".tt-paper-item :is(input, button, a)").count() == 0
        pages = printed(page, tmp_path / "sheet.pdf")
        texts = [sheet.get_textpage().get_text_bounded() for sheet in pages]
        assert "Homework" in texts[0]
        key = next(n for n, text in enumerate(texts) if text.strip().startswith("Answers"))
        assert key > 0
        assert all("Rule" not in text for text in texts[:key])
        assert all(text.strip() for text in texts), "no page is empty"
        width, height = pages[0].get_size()
        assert (round(width / 72 * 25.4), round(height / 72 * 25.4)) == (210, 297)


def test_variants_differ_and_come_again(chromium: Browser, site: str) -> None:
    orders: list[list[str]] = []
    with visiting(chromium, site) as visit:
        for _ in range(2):
            page = visit.open(f"lesson/paper/?{token(ITEMS)}")
            ready(page, len(ITEMS))
            page.locator("input[type=number]").first.fill("3")
            page.locator("input[type=number]").first.blur()
            ready(page, 3 * len(ITEMS))
            assert page.locator(SHEET).count() == page.locator(KEY).count() == 3
            orders.append(page.locator(SHEET).all_inner_texts())
            for sheet, key in zip(page.locator(SHEET).all(), page.locator(KEY).all(), strict=True):
                assert sheet.locator(".tt-paper-item").count() == len(ITEMS)
                assert key.locator(".tt-paper-answer").count() == len(ITEMS)
    assert orders[0] == orders[1]
    assert len(set(orders[0])) == 3


def test_what_is_printed_opens_live(chromium: Browser, site: str, tmp_path: Path) -> None:
    with visiting(chromium, site) as visit:
        lesson = token(ITEMS)
        page = visit.open(f"lesson/paper/?{lesson}")
        ready(page, len(ITEMS))
        page.get_by_role("checkbox").nth(2).check()
        expect(page.locator(".tt-paper-item .tt-qr")).to_have_count(len(ITEMS), timeout=60_000)
        read = {
            code.text.lower()
            for sheet in printed(page, tmp_path / "codes.pdf")
            for code in zxingcpp.read_barcodes(sheet.render(scale=4).to_pil())
        }
        expected = {f"{site}lesson/?{token([item])}" for item in ITEMS}
        assert read == expected | {f"{site}lesson/?{lesson}"}


def test_the_code_of_a_variant_opens_what_stands_on_its_sheet(
    chromium: Browser, site: str, tmp_path: Path
) -> None:
    fresh = {"game": "all-fives", "difficulty": 1, "skill": "follow-suit", "fresh": 2}
    with visiting(chromium, site) as visit:
        page = visit.open(f"en/lesson/paper/?{token([*WINNERS, fresh])}")
        ready(page, 5)
        page.locator("input[type=number]").first.fill("2")
        page.locator("input[type=number]").first.blur()
        ready(page, 10)
        sheets = page.locator(SHEET).all()
        asked = [[item.evaluate(CARDS) for item in one.locator(".tt-task").all()] for one in sheets]
        codes = [sheet.locator(".tt-sheet-code span").first.inner_text() for sheet in sheets]
        assert [code[-2:] for code in codes] == ["-A", "-B"]
        for key, code in zip(page.locator(f"{KEY} h2").all_inner_texts(), codes, strict=True):
            assert key.endswith(code), "a sheet and its key are told by the same code"
        images = [sheet.render(scale=4).to_pil() for sheet in printed(page, tmp_path / "two.pdf")]
        read = [code.text.lower() for image in images for code in zxingcpp.read_barcodes(image)]
        assert len(read) == 2
        assert asked[0] != asked[1]
        for link, tasks in zip(read, asked, strict=True):
            visit.open(link.removeprefix(site))
            opened(page)
            for number, cards in enumerate(tasks, 1):
                expect(page.locator(".tt-lesson-place")).to_contain_text(f"{number} of 5")
                assert page.locator(".tt-lesson-stage .tt-task").evaluate(CARDS) == cards
                page.locator(".tt-lesson-steps button").first.click()


@pytest.mark.parametrize(("typed", "kept"), [("-3", 1), ("0", 1), ("", 1), ("999", 8), ("2.6", 3)])
def test_a_number_of_variants_that_cannot_be_is_put_right_before_the_eye(
    chromium: Browser, site: str, typed: str, kept: int
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"lesson/paper/?{token(WINNERS[:1])}")
        ready(page, 1)
        field = page.get_by_label("Вариантов")
        field.fill("2")
        field.blur()
        ready(page, 2)
        field.fill(typed)
        field.blur()
        expect(field).to_have_value(str(kept))
        ready(page, kept)
        assert page.locator(KEY).count() == kept


@pytest.mark.parametrize(("home", "name"), [("", "Урок"), ("en/", "Lesson")], ids=LANGUAGES)
def test_a_sheet_without_a_title_has_a_heading(
    chromium: Browser, site: str, home: str, name: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"{home}lesson/paper/?{token(WINNERS[:1])}")
        ready(page, 1)
        expect(page.locator(f"{SHEET} h2")).to_have_text(name)


def test_large_print_has_one_column(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"lesson/paper/?{token(WINNERS)}")
        ready(page, 3)
        left = "(all) => new Set(all.map((one) => one.getBoundingClientRect().left)).size"
        assert page.locator(".tt-paper-item").evaluate_all(left) == 2
        page.get_by_role("checkbox").first.check()
        page.locator("[data-large=true]").wait_for()
        assert page.locator(".tt-paper-item").evaluate_all(left) == 1


def test_hands_are_counted_and_the_answer_waits(chromium: Browser, site: str) -> None:
    for lang in LANGUAGES:
        with visiting(chromium, site) as visit:
            page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/board/?{token(ITEMS)}")
            puzzle = page.locator("trick-puzzle")
            page.locator(".tt-counter").first.wait_for(timeout=60_000)
            choices = puzzle.locator("form input").count()
            assert page.locator(".tt-counter").count() == choices
            for _ in range(3):
                page.locator(".tt-counter button").nth(1).click()
            page.locator(".tt-counter button").nth(0).click()
            assert page.locator(".tt-hands").first.inner_text() == "2"
            assert puzzle.get_attribute("verdict") is None
            card = page.locator(".tt-board .tt-card").first.bounding_box()
            assert card
            assert card["width"] > 1.6 * ORDINARY_CARD
            page.locator(".tt-board > .tt-actions button").first.click()
            puzzle.locator(".tt-verdict").wait_for()
            assert puzzle.locator("[data-mark=best]").count() == 1
            page.locator(".tt-board > .tt-actions button").nth(1).click()
            page.locator(f"#puzzle-{ITEMS[1]}").wait_for()
            page.locator(".tt-board > .tt-actions button").nth(1).click()
            page.locator(f"#puzzle-{ITEMS[2]}").wait_for()


NOT_YET = {"ru": "Страница ещё не готова.", "en": "This page is not ready yet."}
COUNT_PRINTS = "window.prints = 0; window.print = () => { window.prints += 1; };"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_stands_before_the_engine_and_is_printed_when_it_is_whole(
    chromium: Browser, site: str, tmp_path: Path, lang: str
) -> None:
    home = "en/" if lang == "en" else ""
    held: list[Route] = []
    with unguarded(chromium, site) as visit:
        visit.context.add_init_script(COUNT_PRINTS)
        visit.context.route("**/engine-worker.js*", lambda route: held.append(route))
        page = visit.open(f"{home}lesson/paper/?{token([*WINNERS, OWN])}#Homework")
        expect(page.locator(".tt-paper-item")).to_have_count(4)
        expect(page.locator(".tt-paper-item .tt-card")).not_to_have_count(0)
        assert page.locator(".tt-paste").count() == 0, "the link was given"
        assert not page.locator("h1 + p").is_visible(), "nor is it asked for"
        (only,) = printed(page, tmp_path / "early.pdf")
        assert only.get_textpage().get_text_bounded().strip().startswith(NOT_YET[lang])
        page.locator(".tt-paper-form button").click()
        assert page.evaluate("() => window.prints") == 0
        held.pop().continue_()
        page.locator("lesson-paper:not([opening])").wait_for(timeout=60_000)
        page.wait_for_function("() => window.prints === 1")
        first, *_ = printed(page, tmp_path / "whole.pdf")
        assert "Homework" in first.get_textpage().get_text_bounded()


@pytest.mark.parametrize("tool", ["paper", "board"])
def test_published_puzzles_need_no_engine(chromium: Browser, site: str, tool: str) -> None:
    with unguarded(chromium, site) as visit:
        visit.context.route("**/engine-worker.js*", lambda route: route.abort())
        page = visit.open(f"lesson/{tool}/?{token(WINNERS)}")
        page.locator(f"lesson-{tool}:not([opening])").wait_for(timeout=60_000)
        expect(page.locator(f"lesson-{tool} > .tt-app-notice")).not_to_be_empty()
        assert page.locator(".tt-paste").count() == 0
        assert page.locator(":is(.tt-paper-item, .tt-board) .tt-card").count() >= 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_screen_shows_the_first_question_before_the_engine_is_there(
    chromium: Browser, site: str, lang: str
) -> None:
    held: list[Route] = []
    with unguarded(chromium, site) as visit:
        visit.context.route("**/engine-worker.js*", lambda route: held.append(route))
        page = visit.open(
            f"{'en/' if lang == 'en' else ''}lesson/board/?{token([*WINNERS[:1], OWN])}"
        )
        first = page.locator(f"#puzzle-{WINNERS[0]}")
        first.wait_for()
        page.locator(".tt-counter button").nth(1).click()
        steps = page.locator(".tt-board > .tt-actions button")
        steps.nth(1).click()
        expect(page.locator(".tt-lesson-stage > *")).to_have_count(0)
        held.pop().continue_()
        expect(page.locator(".tt-lesson-stage trick-puzzle")).to_be_visible(timeout=60_000)
        assert not first.is_visible()


THREE_LAID = {**OWN, "position": "trump S; trick A1 7S 5S KD"}

# The tops of the places of a trick, line by line.
PLACES = """() => {
  const lines = Map.groupBy(document.querySelectorAll(".tt-board .tt-slot"), (one) => one.getBoundingClientRect().top);
  const top = (slot) => Math.round(slot.querySelector(".tt-card, .tt-empty").getBoundingClientRect().top);
  const middle = ({ left, right }) => left + right;
  const aside = (slot) => Math.abs(middle(slot.getBoundingClientRect())
    - middle(slot.querySelector(".tt-card, .tt-empty").getBoundingClientRect())) > 2;
  return [...lines.values()].map((slots) => [new Set(slots.map(top)).size, slots.filter(aside).length]);
}"""


@pytest.mark.parametrize(("home", "size"), [("", NARROW), ("en/", WIDE)], ids=LANGUAGES)
def test_empty_places_stand_beside_the_cards_of_a_trick(
    chromium: Browser, site: str, home: str, size: dict[str, int]
) -> None:
    with visiting(chromium, site, viewport=size) as visit:
        page = visit.open(f"{home}lesson/board/?{token([THREE_LAID])}")
        page.locator(".tt-counter").first.wait_for(timeout=60_000)
        assert page.evaluate(PLACES) == [[1, 0]] * (3 if size is NARROW else 1)
