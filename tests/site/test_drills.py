"""Drills as people do them: twenty in each mode, with each kind of input, in both languages."""

from __future__ import annotations

import itertools
from typing import Any

import pytest
from playwright.sync_api import Browser

from drilling import EMPTY, Finger, Keyboard, Mouse, Player, address, remembering, shown, wrong
from visits import LANGUAGES, NARROW, unguarded, visiting

SMALL = {"width": 320, "height": 568}
MODES = ("practice", "streak", "clock", "check")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("player_of", [Mouse, Finger, Keyboard])
@pytest.mark.parametrize("mode", MODES)
def test_twenty_drills(
    chromium: Browser, site: str, mode: str, player_of: type[Player], lang: str
) -> None:
    touch = player_of is Finger
    choice = {"mode": mode, "length": 5 if mode == "clock" else 20, "advance": False}
    look: dict[str, Any] = {
        **{"viewport": SMALL, "has_touch": touch, "is_mobile": touch},
        **remembering(site, drills=EMPTY, drills_choice=choice),
    }
    with visiting(chromium, site, reduced_motion="reduce", **look) as visit:
        page = visit.open(address(lang))
        player = player_of(page)
        seen = []
        for number in range(20):
            task = shown(page)
            assert task is not None, f"over after {number}"
            seen.append(task["asked"])
            miss = (number % 4 == 3 and mode != "streak") or number == 19
            player.answer(task, wrong(task) if miss else task["correct"])
            if mode != "check":
                puzzle = page.locator(".tt-drill-stage trick-puzzle[verdict]")
                puzzle.wait_for()
                assert puzzle.get_attribute("verdict") == ("wrong" if miss else "right"), task
                assert puzzle.locator("[role=status]").first.inner_text().strip()
                player.go_on()
        if mode != "clock":
            page.locator(".tt-ending h2").wait_for()
            right = "19" if mode == "streak" else "15"
            assert right in page.locator(".tt-ending h2").inner_text()
        assert all(one != other for one, other in itertools.pairwise(seen))


def test_the_first_drill_is_answered_without_any_engine(chromium: Browser, site: str) -> None:
    with unguarded(chromium, site, viewport=NARROW) as visit:
        visit.context.route("**/engine-worker.js*", lambda route: route.abort())
        page = visit.open("drills/")
        task = shown(page)
        assert task
        Mouse(page).answer(task, task["correct"])
        assert page.locator("trick-puzzle").get_attribute("verdict") == "right"
