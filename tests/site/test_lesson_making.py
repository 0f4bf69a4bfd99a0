"""Making a lesson: from pages, drills and one's own cards; moved, changed, kept; its QR code."""

from __future__ import annotations

import io
import re

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from pupils import IDS, OWN, PLAYS, WINNERS, opened, shown, token
from visits import LANGUAGES, NARROW, WIDE, visiting


def composer(page: Page) -> None:
    page.locator(".tt-builder .tt-button").wait_for(timeout=60_000)


def link_of(page: Page) -> str:
    """The link, once it says what the list says."""
    page.locator(".tt-links").wait_for(timeout=60_000)
    return str(page.locator(".tt-link").input_value())


def token_of(link: str) -> str:
    return link.partition("?")[2].partition("#")[0]


def unfold(page: Page, number: int) -> None:
    """One of the ways to add items, by its place: pages, drills, one's own, a link."""
    page.locator("section:has(.tt-picker) > details").nth(number).locator("> summary").click()


def items(page: Page) -> list[str]:
    return page.locator(".tt-items .tt-item-text").all_inner_texts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_of_a_page_can_be_added(chromium: Browser, site: str, lang: str) -> None:
    home = "en/" if lang == "en" else ""
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home}bruff/")
        puzzles = page.locator("trick-puzzle")
        assert page.locator("trick-puzzle .tt-add button").count() == puzzles.count()
        for name in (PLAYS[0], WINNERS[0]):
            page.locator(f"#puzzle-{name} .tt-add button").click()
        expect(page.locator(f"#puzzle-{WINNERS[0]} .tt-add-link")).to_contain_text("2")
        page.locator(f"#puzzle-{WINNERS[0]} .tt-add-link").click()
        page.wait_for_url(f"{site}{home}lesson/new/")
        composer(page)
        assert token_of(link_of(page)) == token([PLAYS[0], WINNERS[0]])


def test_items_are_moved_by_buttons_and_by_keys(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("lesson/new/")
        composer(page)
        unfold(page, 3)
        page.locator(".tt-paste textarea").fill(token([*WINNERS]))
        page.locator(".tt-paste button").click()
        expect(page.locator(".tt-items > li")).to_have_count(3, timeout=60_000)
        page.locator("[data-does=down]").first.click()
        assert page.evaluate("() => document.activeElement.dataset.does") == "down"
        page.keyboard.press("Alt+ArrowDown")
        expect(page.locator(".tt-link")).to_have_value(
            re.compile(re.escape(token([WINNERS[1], WINNERS[2], WINNERS[0]]))), timeout=60_000
        )
        page.locator("[data-does=out]").first.click()
        expect(page.locator(".tt-link")).to_have_value(
            re.compile(re.escape(token([WINNERS[2], WINNERS[0]]))), timeout=60_000
        )


def test_an_existing_link_is_changed_and_the_draft_survives(chromium: Browser, site: str) -> None:
    old = token([*WINNERS, OWN], reasons="end", attempts=2, hints=False, shuffle=True)
    with visiting(chromium, site) as visit:
        page = visit.open("lesson/new/")
        composer(page)
        unfold(page, 3)
        page.locator(".tt-paste textarea").fill(f"See {site}lesson/?{old}#Old-title !")
        page.locator(".tt-paste button").click()
        expect(page.locator(".tt-items > li")).to_have_count(4, timeout=60_000)
        assert token_of(link_of(page)) == old
        assert link_of(page).endswith("#Old-title")
        preview = page.locator(".tt-links a").first
        assert preview.evaluate("(a) => a.href") == link_of(page), "as a pupil sees it"
        expect(preview).to_have_attribute("target", "_blank")
        visit.open("lesson/new/")
        composer(page)
        assert token_of(link_of(page)) == old
        page.locator("select:has(option[value=never])").select_option("never")
        new = token([*WINNERS, OWN], reasons="never", attempts=2, hints=False, shuffle=True)
        expect(page.locator(".tt-link")).to_have_value(re.compile(re.escape(new)), timeout=60_000)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_puzzle_of_ones_own_is_checked_before_it_is_added(
    chromium: Browser, site: str, lang: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/new/")
        composer(page)
        unfold(page, 2)
        game = page.locator(".tt-maker select").first
        game.select_option("bruff")
        for code in ("7S", "5S"):
            page.locator(f".tt-pack [data-code='{code}']").click()
        made = page.locator(".tt-made")
        made.locator("trick-puzzle").wait_for(timeout=60_000)
        assert made.locator(".tt-correct .tt-pill").count() > 0, "the answer is shown"
        position = page.locator(".tt-maker + details textarea")
        page.locator(".tt-maker + details > summary").click()
        position.fill("trump S; trick A1 7S 7S")
        expect(made.locator(".tt-app-notice")).not_to_be_empty(timeout=60_000)
        assert made.locator("button.tt-button").count() == 0, "what cannot be cannot be added"
        position.fill("trump S; trick A1 7S 5S")
        made.locator("trick-puzzle").wait_for(timeout=60_000)
        made.locator(".tt-actions button.tt-button").last.click()
        expect(page.locator(".tt-items > li")).to_have_count(1)
        assert token_of(link_of(page)) == token([OWN])


def lay(*codes: str) -> list[str]:
    return [f"pack {code}" for code in codes]


FULL = lay("7S", "5S", "KD", "2S", "QC", "4D")
TAPPED = [
    (
        *("auction-forty-fives", "legal-calls", ["dealer=W", "say 5", "say pass"]),
        "dealer W; scores NS 0, EW 0; calls 5 pass",
    ),
    (
        *("auction-forty-fives", "deal-points"),
        ["bid=S", "bid said=20", "tricks=W", *lay("7S", "5S", "AS", "AH"), "side=EW"],
        "trump S; scores NS 0, EW 0; bid S 20; tricks W 7S 5S AS AH; side EW",
    ),
    (
        *("auction-forty-fives", "deal-points"),
        ["dealer=W", "say 20", "say pass", "say pass", "say pass"],
        ["tricks=E", *lay("7S", "5S", "AS", "AH"), "side=EW"],
        "trump S; dealer W; scores NS 0, EW 0; calls 20 pass pass pass; tricks E 7S 5S AS AH; side EW",
    ),
    (
        *("all-fives", "deal-points", ["table=2", "trump=H", "acts=P2", "say revoke"]),
        ["to tricks", *lay("AD", "QH"), "hand=P2", "to hand P2", *lay("7D", "KC"), "side=P2"],
        "players 2; trump H; acts P2 revoke; tricks P1 AD QH; hand P2 7D KC; side P2",
    ),
    (
        *("auction-forty-fives", "who-won"),
        ["scores NS:115", "bid=N", "bid said=20", "tricks=E", *lay("7S", "5S", "AS", "AH")],
        "trump S; scores NS 115, EW 0; bid N 20; tricks E 7S 5S AS AH",
    ),
    (
        *("bruff", "may-rob", ["dealer=B2", *lay("5S"), "hand=A1", "to hand A1"]),
        [*lay("AS", "7D", "8D", "9D", "TD")],
        "dealer B2; turn-up 5S; hand A1 AS 7D 8D 9D TD",
    ),
    (
        "bruff",
        "bonus-proof",
        ["trump=S", "to tricks", *FULL],
        "trump S; tricks A1 7S 5S KD 2S QC 4D",
    ),
    (
        *("bruff", "deal-points"),
        [*lay("5S"), "acts=C2", "say rob", "to tricks", *lay("7S", "JS", "KD", "2S", "QC", "4D")],
        "turn-up 5S; acts C2 rob; tricks A1 7S JS KD 2S QC 4D; side A",
    ),
    (
        *("bruff", "who-won", ["trump=S", "scores A:40", "to tricks", *FULL]),
        "trump S; scores A 40, B 0, C 0; tricks A1 7S 5S KD 2S QC 4D",
    ),
    (
        *("all-fives", "after-beg", ["table=3", "say beg", "acts=P3", "say run", *lay("9S")]),
        "players 3; dealer P3; turn-up 9S; acts P1 beg, P3 run",
    ),
    (
        *("bruff", "take-trick"),
        [*lay("7S", "2S", "KD", "3D"), "to hand ", *lay("5S", "QD"), "hand=C2", *lay("9D")],
        "trump S; trick A1 7S 2S KD 3D; hand B2 5S QD / C2 9D",
    ),
]


# How many cards stand in each line of each whole suit.
LINES = """() => [...document.querySelectorAll(".tt-pack-suit")].map((suit) => {
  const tops = [...suit.children].map((card) => card.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}).filter((lines) => lines.reduce((all, n) => all + n) > 1)"""


def lines(page: Page) -> list[list[int]]:
    return list(page.evaluate(LINES))


def tap(page: Page, step: str) -> None:
    """One step in the form: `field=value` chooses, `field:number` types, anything else is pressed."""
    for sign in "=:":
        part, found, value = step.partition(sign)
        if found:
            field = page.locator(f'.tt-maker [data-part="{part}"]')
            field.select_option(value) if sign == "=" else field.fill(value)
            return
    page.locator(f'.tt-maker [data-part="{step}"]').click()


@pytest.mark.parametrize(("home", "size"), [("", NARROW), ("en/", WIDE)], ids=LANGUAGES)
def test_every_question_can_be_made_by_tapping(
    chromium: Browser, site: str, home: str, size: dict[str, int]
) -> None:
    with visiting(chromium, site, viewport=size) as visit:
        page = visit.open(f"{home}lesson/new/")
        composer(page)
        unfold(page, 2)
        made = page.locator(".tt-made")
        written = page.locator(".tt-maker + details textarea")
        asked = []
        for game, kind, *steps, position in TAPPED:
            for step in (f"game={game}", f"kind={kind}", *(one for part in steps for one in part)):
                tap(page, step)
            expect(written).to_have_value(position, timeout=60_000)
            made.locator(".tt-correct").wait_for(timeout=60_000)
            made.locator(".tt-actions button.tt-button").last.click()
            asked.append({"kind": kind, "game": game, "position": position})
            expect(page.locator(".tt-items > li")).to_have_count(len(asked))
            made.evaluate("(box) => box.replaceChildren()")
        expect(page.locator(".tt-link")).to_have_value(re.compile(re.escape(token(asked))))


def test_drills_are_taken_fixed_and_fresh(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("lesson/new/")
        composer(page)
        unfold(page, 1)
        buttons = page.locator("section:has(.tt-picker) > details").nth(1).locator(".tt-button")
        page.locator("section:has(.tt-picker) > details").nth(1).locator("select").nth(
            1
        ).select_option("best-card")
        buttons.nth(0).click()
        buttons.nth(1).click()
        expect(page.locator(".tt-items > li")).to_have_count(2)
        game = page.locator("section:has(.tt-picker) > details").nth(1).locator("option").first
        expect(page.locator(".tt-items > li").first).to_contain_text(game.inner_text())
        link = link_of(page)
        assert re.search(r"\.n[a-z]1-[a-z0-9-]+-3-..\.z[a-z]1-", link)
        visit.open(link.removeprefix(site))
        opened(page)
        assert page.locator(".tt-lesson-marks > li").count() == 4
        page.locator("trick-puzzle").wait_for(timeout=60_000)


def test_the_qr_code_reads_back_from_a_picture(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("lesson/new/")
        composer(page)
        unfold(page, 3)
        page.locator(".tt-paste textarea").fill(token(IDS[:40]))
        page.locator(".tt-paste button").click()
        expect(page.locator(".tt-items > li")).to_have_count(40, timeout=60_000)
        link = link_of(page)
        assert len(token_of(link)) <= 1000
        page.locator("details:has(.tt-qr-place) > summary").click()
        code = page.locator("svg.tt-qr")
        code.wait_for()
        advice = page.locator(".tt-qr-place .tt-hint-line")
        expect(advice).to_contain_text("не мельче 4,5 см")
        expect(advice).to_contain_text("Код плотный")
        page.evaluate("() => { document.querySelector('svg.tt-qr').style.width = '520px' }")
        (read,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(code.screenshot())))
        assert read.text.lower() == link.lower()
        assert read.text.startswith(site), "only the token is in capitals"
        with page.expect_download() as saved:
            page.locator(".tt-qr-place button").click()
        assert saved.value.path().read_text("utf-8").startswith("<svg ")
        visit.open(read.text.removeprefix(site))
        opened(page)
        assert shown(page) == f"puzzle-{IDS[0]}"


def test_the_code_for_another_site_asks_for_nothing_that_this_browser_does_not_know(
    chromium: Browser, site: str
) -> None:
    with visiting(chromium, site) as visit:
        warned: list[str] = []
        visit.page.on("console", lambda line: warned.append(line.text))
        page = visit.open("en/lesson/new/")
        composer(page)
        page.locator(".tt-builder .tt-button").click()
        link = link_of(page)
        field = page.get_by_label("Code for another site")
        page.locator("details:has(textarea[aria-label='Code for another site']) > summary").click()
        code = field.input_value()
        assert token_of(link) in code
        assert 'allow="clipboard-write"' in code
        assert warned == []


@pytest.mark.parametrize(
    ("home", "told"),
    [
        ("", "Во взятке по одной карте от каждого, то есть 6; уберите лишнее: 4♣"),
        ("en/", "A trick holds one card of each player, 6 in all; take back what is too much: 4♣"),
    ],
    ids=LANGUAGES,
)
def test_the_pack_lies_suit_by_suit_and_a_card_too_many_is_told_by_its_name(
    chromium: Browser, site: str, home: str, told: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home}lesson/new/")
        composer(page)
        unfold(page, 2)
        tap(page, "game=bruff")
        rows = page.locator(".tt-pack-suit")
        suits = rows.evaluate_all(
            "(all) => all.map((row) => [...row.children].map((card) => card.dataset.code.at(-1)))"
        )
        assert [set(suit) for suit in suits] == [{"S"}, {"H"}, {"D"}, {"C"}, {"K"}]
        lefts = rows.evaluate_all(
            "(all) => all.map((row) => row.firstElementChild.getBoundingClientRect().left)"
        )
        assert len(set(lefts)) == 1, "each suit begins a row of its own"
        assert lines(page) == [[5, 5, 3]] * 4
        page.set_viewport_size(WIDE)
        assert lines(page) == [[13]] * 4
        page.set_viewport_size(NARROW)
        joker = page.locator(".tt-pack [data-code=JK]")
        assert joker.locator(".tt-pill").count() == 1
        for code in ("AH", "TH", "JK", "5S", "2C", "3C"):
            tap(page, f"pack {code}")
        question = page.locator(".tt-made .tt-question")
        expect(question).to_have_text(
            "Кто берёт взятку?" if not home else "Who takes the trick?", timeout=60_000
        )
        expect(page.locator(".tt-made > .tt-actions")).to_be_visible()
        assert "line-through" not in joker.evaluate("(one) => getComputedStyle(one).textDecoration")
        tap(page, "pack 4C")
        expect(page.locator(".tt-made .tt-app-notice")).to_have_text(told, timeout=60_000)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_comes_of_a_lesson_opens_beside_its_draft(
    chromium: Browser, site: str, lang: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/new/")
        composer(page)
        page.locator(".tt-builder .tt-button").click()
        link_of(page)
        ways = page.locator(".tt-links a").evaluate_all(
            "(all) => all.map((link) => [link.target, link.rel])"
        )
        assert ways == [["_blank", "noopener"]] * 4
        with page.expect_popup() as other:
            page.locator(".tt-links a").nth(1).click()
        other.value.locator("lesson-paper[open]").wait_for(timeout=60_000)
        expect(page.locator(".tt-items > li")).to_have_count(10)
