"""Every puzzle of every page, solved right and wrong, as any reader may do it."""

from __future__ import annotations

import json
from itertools import product

import pytest
from playwright.sync_api import Browser, Page, expect

from playing import Keyboard, Mouse, Player, chosen, report, seen, values_of, watch
from pupils import OWN, shown, token
from visits import (
    LANGUAGES,
    LONG,
    NARROW,
    WIDE,
    Exercise,
    playable,
    puzzles_of,
    unguarded,
    visiting,
)

ALL_LIVE = """() => [...document.querySelectorAll("trick-puzzle[verdict]")]
  .every((puzzle) => puzzle.getAttribute("checked") === "live")"""
FOLLOW_FOCUS = """() => {
  window.focused = [];
  document.addEventListener("focusin", ({ target }) => {
    const puzzle = target.closest("trick-puzzle");
    if (puzzle && target.matches("form input") && window.focused.at(-1) !== puzzle.id) {
      window.focused.push(puzzle.id);
    }
  });
  return document.querySelectorAll("a, button, input, summary, textarea, select").length;
}"""
HEADINGS = {"h2", "h3", "h4"}
WAYS: list[tuple[str, dict[str, int], type[Player]]] = [
    ("ru", NARROW, Mouse),
    ("en", WIDE, Keyboard),
]
if LONG:
    WAYS = list(product(LANGUAGES, (NARROW, WIDE), (Mouse, Keyboard)))
PROMPT_MS = 100


@pytest.mark.parametrize(("lang", "size", "device"), WAYS, ids=str)
def test_every_puzzle_is_solved_right_and_wrong(
    chromium: Browser, site: str, lang: str, size: dict[str, int], device: type[Player]
) -> None:
    faults: list[str] = []
    for address in playable(lang):
        with visiting(chromium, site, viewport=size) as visit:
            page = visit.open(address)
            watch(page)
            puzzles = puzzles_of(page)
            shapes: set[str] = set()
            for puzzle in puzzles:
                found = solve(device(page), puzzle)
                if puzzle.shape not in shapes:
                    shapes.add(puzzle.shape)
                    found += answer_again(page, puzzle)
                faults += [f"{address} {puzzle.id}: {fault}" for fault in found]
            page.wait_for_function(ALL_LIVE, timeout=60_000)
            assert page.locator("trick-puzzle[verdict]").count() == len(puzzles)
            assert page.locator(".tt-notice").count() == 0
    assert faults == []


@pytest.mark.parametrize(
    ("address", "word"), [("bruff/", "Не хватает:"), ("en/bruff/", "Missing:")]
)
def test_a_card_too_many_and_one_that_lacks_are_told_apart(
    chromium: Browser, site: str, address: str, word: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(address)
        for puzzle in puzzles_of(page):
            if puzzle.shape != "several" or len(puzzle.right) < 2:
                continue
            barred = [value for value in puzzle.values if value not in puzzle.right]
            if barred:
                break
        else:
            raise AssertionError("no such puzzle on this page")
        player = Mouse(page)
        player.choose(puzzle, [*puzzle.right[1:], barred[0]])
        player.submit(puzzle)
        reasons = page.locator(f"#{puzzle.id} .tt-verdict > p:not(.tt-verdict-head, .tt-foot)")
        expect(reasons.filter(has_text=word)).to_have_count(1)
        told = page.locator(f"#{puzzle.id} .tt-verdict a[data-rule]")
        rule = puzzle.ready["choices"][puzzle.right[0]]["rule"]
        assert rule in told.evaluate_all("all => all.map((a) => a.dataset.rule)")


@pytest.mark.parametrize(
    ("lang", "causes"),
    [("ru", ["играть в масть", "козырять"]), ("en", ["suit must", "may not trump"])],
)
def test_each_cause_of_a_refusal_is_told_once(
    chromium: Browser, site: str, lang: str, causes: list[str]
) -> None:
    """A trump and two cards of other suits, all refused: two causes, under one rule."""
    with visiting(chromium, site) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}all-fives/")
        puzzle = page.locator("#puzzle-f-no-trumping-with-the-suit")
        for value in ("5D", "7H", "JC"):
            puzzle.locator(f'input[value="{value}"]').check()
        puzzle.locator("button[type=submit]").click()
        reasons = puzzle.locator(".tt-verdict > p:not(.tt-verdict-head, .tt-foot)")
        expect(reasons).to_contain_text([*causes, "2"])
        expect(reasons).to_have_count(3)
        expect(puzzle.locator(".tt-verdict > .tt-foot a[data-rule]")).to_have_count(1)


def solve(player: Player, puzzle: Exercise) -> list[str]:
    """Answers wrong and then right; gives what was not as it should be."""
    wrong = puzzle.wrong[0 if isinstance(player, Mouse) else -1]
    return give(player, puzzle, wrong, "wrong") + give(player, puzzle, puzzle.right, "right")


def answer_again(page: Page, puzzle: Exercise) -> list[str]:
    """The same answer once more is heard once more: the words are the same, the text is not."""
    page.locator(f"#{puzzle.id}[checked=live]").wait_for(timeout=60_000)
    said = report(page, puzzle)["said"]
    Mouse(page).submit(puzzle)
    again = report(page, puzzle)["said"]
    if again == said or again.strip() != said.strip():
        return [f"answered again: {again!r} after {said!r}"]
    return []


@pytest.mark.parametrize(("lang", "size"), [("ru", NARROW), ("en", WIDE)])
def test_tab_leads_through_the_whole_page(
    chromium: Browser, site: str, lang: str, size: dict[str, int]
) -> None:
    """Every puzzle is reached, in the order of the page, and none holds the focus fast."""
    for address in playable(lang):
        with visiting(chromium, site, viewport=size, reduced_motion="reduce") as visit:
            page = visit.open(address)
            wanted = [puzzle.id for puzzle in puzzles_of(page)]
            stops = page.evaluate(FOLLOW_FOCUS)
            for pressed in range(stops):
                page.keyboard.press("Tab")
                if pressed % 50 == 0 and page.evaluate("window.focused.length") >= len(wanted):
                    break
            page.keyboard.press("Tab")
            reached = page.evaluate("window.focused")
            assert reached[: len(wanted)] == wanted, address  # then it begins again at the top


def give(player: Player, puzzle: Exercise, answer: object, verdict: str) -> list[str]:
    """Gives one answer; a player with a keyboard sends the right one from the button."""
    page = player.page
    player.choose(puzzle, answer)
    if isinstance(player, Keyboard) and verdict == "right":
        player.to_button(puzzle)
    before = chosen(page, puzzle)
    player.submit(puzzle)
    after = report(page, puzzle)
    expected = {
        "verdict": verdict,
        "boxes": 1,
        "shown": True,
        "unusable": 0,
        "focus": puzzle.id,
    }
    faults = [
        f"{answer}: {key} is {after[key]!r}"
        for key, value in expected.items()
        if after[key] != value
    ]
    if not after["said"].strip():
        faults.append(f"{answer}: nothing was said")
    if after["heading"] not in HEADINGS:
        faults.append(f"{answer}: the rule leads to {after['heading']!r}")
    if seen(page, puzzle)["checked"] != "built":
        faults.append(f"{answer}: the page's own verdict did not come first")
    if "" not in puzzle.values and sorted(before) != sorted(values_of(answer)):
        faults.append(f"{answer}: what was chosen is {before}")
    return faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_answers_at_once_and_without_an_engine(
    chromium: Browser, site: str, lang: str
) -> None:
    """The worker gets none of its files, and each verdict is there within a tenth of a second."""
    late: list[str] = []
    for address in playable(lang):
        with unguarded(chromium, site) as visit:
            visit.context.route("**/engine-worker.js*", lambda route: route.abort())
            page = visit.open(address)
            watch(page)
            for puzzle in puzzles_of(page):
                delay = quickest_of_three(page, puzzle)
                if delay > PROMPT_MS:
                    late.append(f"{address} {puzzle.id}: {delay:.0f} ms")
                assert report(page, puzzle)["checked"] == "built"
            assert page.locator("[checked=live]").count() == 0
            words = json.loads(page.locator("#tricktaking-words").text_content() or "")
            told = page.locator("trick-puzzle[verdict] .tt-foot > :last-child").first
            told.filter(has_text=words["failures"]["boot-failed"]).wait_for()
            assert [fault for fault in visit.faults if fault.startswith(("policy", "error"))] == []
    assert late == []


def quickest_of_three(page: Page, puzzle: Exercise) -> float:
    """Another program may hold the machine at the very moment; not three times in a row."""
    player = Mouse(page)
    player.choose(puzzle, puzzle.right)
    delays = []
    for _ in range(3):
        player.submit(puzzle)
        delays.append(seen(page, puzzle)["delay"])
    return float(min(delays))


def test_half_an_answer_is_told_and_is_no_answer(chromium: Browser, site: str) -> None:
    """Nothing chosen at all, or an order that lacks its last card."""
    for address in playable():
        with visiting(chromium, site) as visit:
            page = visit.open(address)
            for puzzle in {puzzle.shape: puzzle for puzzle in puzzles_of(page)}.values():
                player = Mouse(page)
                if puzzle.shape == "order":
                    player.choose(puzzle, puzzle.right[:-1])
                player.submit(puzzle)
                told = report(page, puzzle)
                assert told["said"].strip()
                assert told["verdict"] is None
                assert told["checked"] is None


@pytest.mark.parametrize(("given", "head"), [("-20", "✓ Right — −20"), ("-30", "✕ Not so — −30")])
def test_every_number_below_nothing_has_a_real_minus(
    chromium: Browser, site: str, given: str, head: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("en/auction-forty-fives/")
        puzzle = page.locator("#puzzle-a-fifteen-on-a-bid-of-twenty")
        puzzle.locator("input[type=number]").fill(given)
        puzzle.locator("button[type=submit]").click()
        expect(puzzle.locator(".tt-verdict-head")).to_have_text(head)
        expect(puzzle.locator(".tt-answer strong")).to_have_text("−20")
        assert "-20" not in puzzle.inner_text()


@pytest.mark.parametrize(("lang", "mark"), [("ru", "пока берёт"), ("en", "best so far")])
def test_nobody_has_taken_a_trick_that_is_not_over(
    chromium: Browser, site: str, lang: str, mark: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/?{token([OWN])}")
        puzzle = page.locator(f"#{shown(page)}")
        puzzle.locator('input[value="B1"]').check()
        puzzle.locator("button[type=submit]").click()
        expect(puzzle.locator(".tt-mark")).to_have_text(mark)
        assert puzzle.locator(".tt-mark").evaluate("(mark) => mark.getClientRects().length") == 1


@pytest.mark.parametrize(("lang", "wanted"), [("ru", "целое число"), ("en", "whole number")])
def test_a_number_must_be_whole(chromium: Browser, site: str, lang: str, wanted: str) -> None:
    """Anything else takes the place of the verdict before it, in the language of the page."""
    with visiting(chromium, site) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}all-fives/")
        puzzle = page.locator("trick-puzzle:has(.tt-number)").first
        puzzle.locator(".tt-number").fill("2")
        puzzle.locator("[type=submit]").click()
        expect(puzzle.locator(".tt-verdict")).to_be_visible()
        puzzle.locator(".tt-number").fill("2.5")
        puzzle.locator("[type=submit]").click()
        expect(puzzle.locator("[role=status]")).to_contain_text(wanted)
        expect(puzzle.locator(".tt-verdict")).to_have_count(0)


@pytest.mark.parametrize(("lang", "wanted"), [("ru", "от 0 до 100"), ("en", "from 0 to 100")])
def test_a_number_must_be_one_that_can_be(
    chromium: Browser, site: str, lang: str, wanted: str
) -> None:
    """A trick cannot be worth less than nothing, nor a thousand; a deal can bring a penalty."""
    with visiting(chromium, site) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}all-fives/")
        puzzle = page.locator("#puzzle-f-court-cards")
        for impossible in ("-1", "1000"):
            puzzle.locator(".tt-number").fill(impossible)
            puzzle.locator("[type=submit]").click()
            expect(puzzle.locator("[role=status]")).to_contain_text(wanted)
            expect(puzzle.locator(".tt-verdict")).to_have_count(0)
        penalty = page.locator("#puzzle-f-revoke-costs-three")
        penalty.locator(".tt-number").fill("-3")
        penalty.locator("[type=submit]").click()
        expect(penalty.locator(".tt-verdict")).to_have_attribute("data-right", "true")
