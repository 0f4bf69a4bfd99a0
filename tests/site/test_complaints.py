"""What is wrong with a field of the composer, told as an error that is tied to it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from test_lesson_making import composer, items, unfold
from visits import LANGUAGES, NARROW, accused, seen, visiting


@pytest.mark.parametrize("given", ["-3", "0", "", "999", "2.5"])
def test_a_number_that_cannot_be_is_told_and_builds_nothing(
    chromium: Browser, site: str, given: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("en/lesson/new/")
        composer(page)
        field = page.get_by_label("How many items")
        field.fill(given)
        page.locator(".tt-builder .tt-button").click()
        assert accused(field) == "A whole number from 1 to 40 is needed."
        expect(field).to_be_focused()
        assert items(page) == []
        field.fill("4")
        expect(page.locator(".tt-builder")).not_to_contain_text("whole number")
        expect(field).to_have_attribute("aria-invalid", "false")


@pytest.mark.parametrize(
    ("home", "told"),
    [
        ("", "Лёгких не может быть больше, чем всех заданий (4)"),
        ("en/", "There cannot be more easy items than items in all (4)"),
    ],
    ids=LANGUAGES,
)
def test_more_easy_items_than_items_are_told_while_they_are_typed(
    chromium: Browser, site: str, home: str, told: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home}lesson/new/")
        composer(page)
        count, easy = page.locator(".tt-builder input[type=number]").all()
        count.fill("4")
        easy.fill("9")
        assert told in accused(easy)
        page.locator(".tt-builder .tt-button").click()
        expect(easy).to_be_focused()
        seen(page.locator(".tt-builder .tt-trouble"))
        assert items(page) == []
        count.fill("9")
        expect(easy).to_have_attribute("aria-invalid", "false")
        page.locator(".tt-builder .tt-button").click()
        expect(page.locator(".tt-items > li")).to_have_count(9, timeout=60_000)


@pytest.mark.parametrize(
    ("home", "told"),
    [
        ("", ("Здесь пока пусто", "Здесь нет ссылки на урок")),
        ("en/", ("Nothing is here yet", "There is no lesson link here")),
    ],
    ids=LANGUAGES,
)
def test_a_link_that_opens_nothing_is_told_at_its_field(
    chromium: Browser, site: str, home: str, told: tuple[str, str]
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        for tool in ("lesson/new/", "lesson/"):
            page = visit.open(f"{home}{tool}")
            if tool == "lesson/new/":
                composer(page)
                unfold(page, 3)
            for text, expected in zip(("", "nonsense"), told, strict=True):
                page.locator(".tt-paste textarea").fill(text)
                page.locator(".tt-paste button").click()
                field = page.locator(".tt-paste textarea[aria-invalid=true]")
                expect(field).to_be_focused(timeout=60_000)
                expect(page.locator(".tt-trouble")).to_contain_text(expected, timeout=60_000)
                assert expected in accused(field)
