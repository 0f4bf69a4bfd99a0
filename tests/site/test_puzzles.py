"""Every puzzle of every page, solved right and wrong, as any reader may do it."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Page

from playing import Keyboard, Mouse, Player, chosen, report, seen, values_of, watch
from visits import (
    LANGUAGES,
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
HEADINGS = {"h2", "h3", "h4"}
PROMPT_MS = 100


@pytest.mark.parametrize("player_of", [Mouse, Keyboard])
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_puzzle_can_be_solved_right_and_wrong(
    chromium: Browser, site: str, lang: str, size: dict[str, int], player_of: type[Player]
) -> None:
    faults: list[str] = []
    for address in playable(lang):
        with visiting(chromium, site, viewport=size) as visit:
            page = visit.open(address)
            watch(page)
            player = player_of(page)
            puzzles = puzzles_of(page)
            for puzzle in puzzles:
                faults += [f"{address} {puzzle.id}: {fault}" for fault in solve(player, puzzle)]
            page.wait_for_function(ALL_LIVE, timeout=60_000)
            assert page.locator("trick-puzzle[verdict]").count() == len(puzzles)
            assert page.locator(".tt-notice").count() == 0
    assert faults == []


def solve(player: Player, puzzle: Exercise) -> list[str]:
    """Answers wrong, then right, then right once more; gives what was not as it should be."""
    wrong = puzzle.wrong[0 if isinstance(player, Mouse) else -1]
    faults = give(player, puzzle, wrong, "wrong")
    faults += give(player, puzzle, puzzle.right, "right")
    said = report(player.page, puzzle)["said"]
    player.submit(puzzle)
    again = report(player.page, puzzle)["said"]
    if again == said or again.strip() != said.strip():
        faults.append(f"answered again: {again!r} after {said!r}")
    return faults


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


def test_nothing_chosen_is_told_and_is_no_answer(chromium: Browser, site: str) -> None:
    for address in playable():
        with visiting(chromium, site) as visit:
            page = visit.open(address)
            puzzle = puzzles_of(page)[0]
            Mouse(page).submit(puzzle)
            said = report(page, puzzle)
            assert said["said"].strip()
            assert said["verdict"] is None
            assert said["checked"] is None
