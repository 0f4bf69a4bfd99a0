"""The trick of the day: three questions by the date, the same for everyone, told in one line."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from drilling import EMPTY, Mouse, address, drill, kept_record, remembering, shown, wrong
from visits import LANGUAGES, NARROW, seen, unguarded, visiting

DAY = "2026-12-24"
DATES = {"ru": "24 декабря", "en": "December 24"}


def on_day(page: Page, day: str) -> None:
    page.clock.install(time=f"{day}T09:30:00")


def questions(page: Page, right: list[bool]) -> list[dict[str, Any]]:
    """Answers the three questions so; what they were."""
    found = []
    for well in right:
        task = shown(page)
        assert task
        found.append(drill(page))
        Mouse(page).answer(task, task["correct"] if well else wrong(task))
        page.locator(".tt-drill-stage trick-puzzle[verdict]").wait_for()
        Mouse(page).go_on()
    return found


def asked_on(
    chromium: Browser, site: str, lang: str, day: str, time_zone: str = "UTC"
) -> list[Any]:
    with visiting(chromium, site, viewport=NARROW, timezone_id=time_zone) as visit:
        on_day(visit.page, day)
        page = visit.open(address(lang, "today/"))
        asked = questions(page, [True] * 3)
        seen(page.locator(".tt-ending h2"))
        return [(one["key"], one["puzzle"]["position"]) for one in asked]


def test_a_day_has_its_questions_for_everyone(chromium: Browser, site: str) -> None:
    one = asked_on(chromium, site, "ru", DAY)
    assert asked_on(chromium, site, "en", DAY, "Pacific/Auckland") == one
    other = asked_on(chromium, site, "ru", "2026-12-25", "America/Los_Angeles")
    assert len({key.split("/")[0] for key, _ in one}) == 3
    assert not set(one) & set(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_result_is_one_line_for_people(chromium: Browser, site: str, lang: str) -> None:
    record = {**EMPTY, "today": {"2026-12-22": [True] * 3, "2026-12-23": [True] * 3}}
    permissions = ["clipboard-read", "clipboard-write"]
    kept = remembering(site, drills=record)
    with visiting(chromium, site, permissions=permissions, **kept) as visit:
        on_day(visit.page, DAY)
        page = visit.open(address(lang, "today/"))
        questions(page, [True, False, True])
        line = page.locator(".tt-ending .tt-code")
        told = line.inner_text()
        assert DATES[lang] in told
        assert "2" in told
        assert told.count("✓") == 2
        assert told.count("✕") == 1
        assert told.endswith(f"{site}{address(lang, 'today/')}")
        assert "\n" not in told
        assert "3" in page.locator(".tt-ending").inner_text()  # days in a row
        page.locator(".tt-ending button").first.click()
        expect(page.locator(".tt-ending [role=status]")).not_to_be_empty()
        assert page.evaluate("navigator.clipboard.readText()") == told
        assert kept_record(page)["today"][DAY] == [True, False, True]
        page.reload()
        expect(page.locator(".tt-ending .tt-code")).to_have_text(told)


def test_it_is_answered_without_any_engine(chromium: Browser, site: str) -> None:
    with unguarded(chromium, site) as visit:
        visit.context.route("**/engine-worker.js*", lambda route: route.abort())
        page = visit.open(address("en", "today/"))
        questions(page, [True, False, True])
        page.locator(".tt-ending .tt-code").wait_for()


def test_settings_here_leave_the_chosen_drills_alone(chromium: Browser, site: str) -> None:
    choice = {"mode": "streak", "length": 20, "difficulty": 3, "advance": True}
    with visiting(chromium, site, **remembering(site, drills_choice=choice)) as visit:
        page = visit.open(address("en", "today/"))
        shown(page)
        page.locator(".tt-drill-bar .tt-sign").last.click()
        page.get_by_role("dialog").get_by_role("checkbox").first.uncheck()
        kept = page.evaluate("JSON.parse(localStorage['tricktaking.drills-choice'])")
        assert {key: kept[key] for key in choice} == {**choice, "advance": False}
