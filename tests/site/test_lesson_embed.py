"""A lesson in the frame of somebody else's page: no chrome, no storage, no script of theirs."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser, FrameLocator, expect

import setup_env
import site_server
from pupils import OWN, PLAYS, WINNERS, token
from visits import unguarded, visiting

# What browsers do to a frame of another site when its storage is blocked.
NO_STORAGE = """
if (window.parent !== window) {
  const denied = () => { throw new DOMException("denied", "SecurityError"); };
  for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, name, { get: denied });
  }
  Object.defineProperty(navigator, "serviceWorker", { get: denied });
}
"""
PAGE = '<!doctype html><title>Theirs</title>{script}<iframe src="{address}" width="400" height="300"></iframe>'


def solve_first(frame: FrameLocator) -> None:
    puzzle = frame.locator("trick-puzzle")
    puzzle.locator("form input").first.click(timeout=60_000)
    puzzle.locator("button[type=submit]").click()
    frame.locator("trick-puzzle[checked=live]").wait_for(timeout=60_000)


def parent(folder: Path, address: str, script: str = "") -> None:
    text = PAGE.format(address=address, script=script)
    (folder / "index.html").write_text(text, "utf-8")


def test_a_frame_plays_with_storage_blocked_and_no_script_around(
    chromium: Browser, site: str, tmp_path: Path
) -> None:
    for home in ("", "en/"):
        parent(tmp_path, f"{site}{home}embed/?{token([*WINNERS[:1], OWN])}")
        with site_server.serving(tmp_path) as theirs, unguarded(chromium, theirs) as visit:
            visit.context.add_init_script(NO_STORAGE)
            page = visit.open("")
            frame = page.frame_locator("iframe")
            solve_first(frame)
            frame.locator(".tt-lesson-steps button").first.click()
            expect(frame.locator("trick-puzzle:not([verdict])")).to_have_count(1, timeout=60_000)
            solve_first(frame)
            frame.locator(".tt-lesson-steps button").first.click()
            frame.locator(".tt-ending").wait_for()
            assert frame.locator("header, nav, footer").count() == 0
            assert page.locator("iframe").get_attribute("height") == "300"
            assert [f for f in visit.faults if f.startswith(("error", "policy"))] == []


def test_the_frame_fits_its_height_where_the_page_wants_it(
    chromium: Browser, site: str, tmp_path: Path
) -> None:
    """With the very code that the composer gives for another site."""
    with visiting(chromium, site) as visit:
        page = visit.open("lesson/new/")
        page.locator("section:has(.tt-picker) > details > summary").last.click()
        page.locator(".tt-paste textarea").fill(token(PLAYS))
        page.locator(".tt-paste button").click()
        page.locator(".tt-links").wait_for(timeout=60_000)
        page.locator("lesson-composer input[maxlength='80']").fill('A "title" & <b>')
        expect(page.locator(".tt-link")).to_have_value(re.compile("#"), timeout=60_000)
        code = page.locator(".tt-share details textarea").input_value()
    assert 'title="A &quot;title&quot; &amp; ' in code
    assert 'allow="clipboard-write"' in code, "what not every browser knows would be warned of"
    (tmp_path / "index.html").write_text(f"<!doctype html><title>Theirs</title>{code}", "utf-8")
    with site_server.serving(tmp_path) as theirs, unguarded(chromium, theirs) as visit:
        warned: list[str] = []
        visit.page.on("console", lambda line: warned.append(line.text))
        page = visit.open("")
        page.frame_locator("iframe").locator("trick-puzzle").wait_for(timeout=60_000)
        assert [text for text in warned if "nrecognized feature" in text] == []
        page.wait_for_function("""() => {
          const { clientHeight, contentWindow } = document.querySelector("iframe");
          return clientHeight !== 640 && contentWindow.length === 0;
        }""")


def test_the_page_around_is_told_nothing_else(chromium: Browser, site: str, tmp_path: Path) -> None:
    """Only the height, as a JSON string; what others say to either page changes nothing."""
    parent(
        tmp_path,
        f"{site}embed/?{token(PLAYS)}",
        f'<script src="{site}assets/embed-height.js"></script>',
    )
    with site_server.serving(tmp_path) as theirs, unguarded(chromium, theirs) as visit:
        visit.context.add_init_script(
            "window.told = []; addEventListener('message', ({ data }) => window.told.push(data));"
        )
        page = visit.open("")
        solve_first(page.frame_locator("iframe"))
        told = page.evaluate("() => window.told.map((one) => Object.keys(JSON.parse(one)).sort())")
        assert told
        assert {tuple(keys) for keys in told} == {("height", "tricktaking")}
        for text in ("no json", "null", '{"tricktaking":"height","height":"x"}', "[1]"):
            page.evaluate("(text) => window.postMessage(text, '*')", text)
        page.evaluate("() => new Promise((done) => setTimeout(done, 50))")
        assert [f for f in visit.faults if f.startswith("error")] == []


def test_the_frame_follows_the_readers_scheme(chromium: Browser, site: str) -> None:
    for scheme in ("light", "dark"):
        with visiting(chromium, site, color_scheme=scheme) as visit:
            page = visit.open(f"embed/?{token(PLAYS)}")
            page.locator("trick-puzzle").wait_for(timeout=60_000)
            assert page.locator("html").get_attribute("data-bs-theme") == scheme


def test_the_frame_needs_little() -> None:
    """The scripts and styles of the frame, unpacked: far from the limit, with nothing of the theme."""
    text = (setup_env.SITE / "embed" / "index.html").read_text("utf-8")
    assert "assets/stylesheets" not in text
    assert "bundle." not in text
