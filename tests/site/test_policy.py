"""One strict policy on every page, and nothing on any page that offends against it."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page

from playing import Mouse
from visits import articles, pages, playable, puzzles_of, source, visiting

META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')
SCRIPT = re.compile(r"<script\b", re.IGNORECASE)


def test_all_pages_of_both_languages_carry_the_same_policy_once() -> None:
    found = {page: META.findall(source(page)) for page in pages()}
    assert {len(policies) for policies in found.values()} == {1}
    assert len({policies[0] for policies in found.values()}) == 1


def test_the_policy_stands_before_any_script() -> None:
    for page in pages():
        text = source(page)
        policy, script = META.search(text), SCRIPT.search(text)
        assert policy
        assert script is None or policy.start() < script.start(), page


def test_the_policy_is_strict() -> None:
    found = META.search(source(""))
    assert found
    policy = {part.split()[0]: part.split()[1:] for part in found[1].split("; ")}
    assert policy["default-src"] == ["'none'"]
    allowed = {word for words in policy.values() for word in words}
    named = {word for word in allowed if not word.startswith("'sha256-")}
    assert named == {"'none'", "'self'", "'wasm-unsafe-eval'", "data:"}
    assert "data:" not in policy["script-src"]
    assert policy["worker-src"] == ["'self'"]


def test_no_page_has_anything_to_complain_about(chromium: Browser, site: str) -> None:
    """Every page, to its end; each button of the header; the settings; an answer, made live."""
    with visiting(chromium, site) as visit:
        for address in pages():
            page = visit.open(address)
            look_around(page)
            if address in playable():
                page.locator(".tt-cards").first.click()
                page.get_by_role("dialog").get_by_role("button").click()
                first = puzzles_of(page)[0]
                Mouse(page).choose(first, first.right)
                Mouse(page).submit(first)
                page.locator("trick-puzzle[checked=live]").wait_for()


def look_around(page: Page) -> None:
    switches = page.locator(".md-header button[data-scheme]").all()
    for _ in switches if page.locator(".md-header").is_visible() else []:
        page.locator(".md-header button[data-scheme]:visible").click()
    page.keyboard.press("End")
    page.wait_for_function("document.readyState === 'complete'")


def test_instant_navigation_through_all_pages(chromium: Browser, site: str) -> None:
    """By the links of the menu alone, through all pages of each language and home again."""
    for lang, home in (("ru", ""), ("en", "en/")):
        with visiting(chromium, site) as visit:
            page = visit.open(home)
            page.evaluate("window.sameDocument = true")
            for address in [*(page for page in articles(lang) if page != home), home]:
                menu = page.locator(".md-nav--primary a.md-nav__link")
                links = menu.evaluate_all("(all) => all.map((a) => a.href)")
                assert site + address in links
                menu.nth(links.index(site + address)).evaluate("(link) => link.click()")
                page.wait_for_url(site + address)
                page.wait_for_function(SHOWN, arg=what_stands_in(source(address)))
            assert page.evaluate("window.sameDocument")


def what_stands_in(text: str) -> list[object]:
    """The heading of a page and how many puzzles it has: by these it is known to be shown."""
    heading = re.search(r'<h1 id="([^"]*)"', text)
    return [heading[1] if heading else "", text.count("<trick-puzzle")]


SHOWN = """([heading, puzzles]) => document.querySelector("h1")?.id === heading
  && document.querySelectorAll("trick-puzzle:defined").length === puzzles"""
