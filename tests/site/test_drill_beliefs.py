"""What somebody seems to believe: told after an answer that it explains, and kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from drilling import (
    EMPTY,
    PATIENT,
    SEED,
    TWO_ACES,
    address,
    drill,
    engine_ready,
    kept_record,
    remembering,
    shown,
)
from tricktaking.drill import make
from tricktaking.drill_questions import plain, puzzle_json
from tricktaking.games import GAMES
from tricktaking.misconception import misconceptions
from visits import LANGUAGES, visiting


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_belief_is_named_and_shown_where_it_matters(
    chromium: Browser, site: str, lang: str
) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address(lang, query=TWO_ACES))
        error = "ace-of-trumps-first"
        given = make(GAMES["bruff"], "two-aces", 1, SEED).wrong[error]
        shown(page)
        page.locator(f".tt-drill-stage input[value='{given}']").click()
        belief = page.locator(".tt-belief")
        belief.wait_for()
        assert belief.locator("a[data-rule]").get_attribute("href")
        engine_ready(page)
        belief.locator("button").click()
        page.wait_for_function(
            "() => document.querySelector('trick-drill').drill.from === 'engine'"
        )
        found = drill(page)
        assert found["errors"]
        assert found["puzzle"]["position"] != "trump D; trick B1 TS AD AH"
        assert sum(kept_record(page)["beliefs"].values()) == 1


def test_only_a_belief_that_explains_this_answer_is_told(chromium: Browser, site: str) -> None:
    """Whatever earlier answers speak for: theirs was another error."""
    bruff = GAMES["bruff"]
    earlier = [make(bruff, "follow-suit", 1, seed) for seed in range(1, 9)]
    before = [
        {
            "drill": {"puzzle": puzzle_json(one.puzzle)},
            "answer": plain(one.wrong["need-not-follow"]),
            "right": False,
        }
        for one in earlier
        if "need-not-follow" in one.wrong
    ]
    error = "ace-of-trumps-first"
    with visiting(
        chromium, site, **remembering(site, drills=EMPTY, drills_choice=PATIENT)
    ) as visit:
        page = visit.open(address("en", query=TWO_ACES))
        shown(page)
        add = "(all) => all.map((one) => document.querySelector('trick-drill').session.add(one))"
        assert len(page.evaluate(add, before)) > 2
        engine_ready(page)
        given = make(bruff, "two-aces", 1, SEED).wrong[error]
        page.locator(f".tt-drill-stage input[value='{given}']").click()
        page.wait_for_function(
            "() => Object.keys(JSON.parse(localStorage['tricktaking.drills']).beliefs).length"
        )
        assert kept_record(page)["beliefs"] == {f"bruff/{error}": 1}
        belief = misconceptions(bruff)[error]
        told = page.locator(".tt-belief")
        assert belief.text("en").rstrip(".") in told.inner_text()
        number = bruff.rules[belief.rule].number
        expect(told.locator("a[data-rule]")).to_have_text(f"Rule {number}")
