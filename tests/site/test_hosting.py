"""Any static server in any folder will do; somebody else's project gets the live engine too."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

import setup_env
import site_server
from playing import Mouse
from visits import article, puzzles_of, visiting


@contextmanager
def python_serving(folder: Path) -> Iterator[str]:
    """`python -m http.server`, as anybody may start it."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(
        [*command, "--directory", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        try:
            assert server.stdout
            told = re.search(r"port (\d+)", server.stdout.readline())
            assert told, "the server does not say where it serves"
            yield f"http://127.0.0.1:{told[1]}/"
        finally:
            server.kill()


def test_a_folder_of_another_site(chromium: Browser) -> None:
    with site_server.serving(setup_env.SITE, prefix="/some/folder/") as url:
        plays_and_leads_on(chromium, url)


def test_pythons_own_server(chromium: Browser) -> None:
    with python_serving(setup_env.SITE) as url:
        plays_and_leads_on(chromium, url)


def test_pythons_own_server_in_a_folder(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "some").mkdir()
    (tmp_path / "some" / "folder").symlink_to(setup_env.SITE, target_is_directory=True)
    with python_serving(tmp_path) as url:
        plays_and_leads_on(chromium, f"{url}some/folder/")


def plays_and_leads_on(chromium: Browser, url: str) -> None:
    """From the front page by a link, a live answer, the other language, a live answer again."""
    russian, english = article("ru"), article("en")
    with visiting(chromium, url) as visit:
        page = visit.open("")
        page.evaluate("window.sameDocument = true")
        page.locator(f'.md-content a[href$="{russian}"]').first.click()
        page.wait_for_url(url + russian)
        assert page.evaluate("window.sameDocument"), "the link loaded a new document"
        answers_live(page)
        page.locator("a.site-language").click()
        page.wait_for_url(re.compile(re.escape(url + english) + "(#.*)?$"))
        answers_live(page)


def answers_live(page: Page) -> None:
    page.locator("trick-puzzle:not([verdict])").first.wait_for()
    first = puzzles_of(page)[0]
    Mouse(page).choose(first, first.right)
    Mouse(page).submit(first)
    page.locator(f"#{first.id}[verdict=right][checked=live]").wait_for()


STRANGE = """
site_name: Strange
theme: {{ name: material, font: false, features: [navigation.instant] }}
site_url: http://127.0.0.1/
plugins:
  - tricktaking: {{ runtime: {runtime} }}
"""
FENCE = """
```trick-winner
game:   bruff
id:     strange
trump:  S
trick:  A1 7S, B1 5S, C1 KD, A2 2S, B2 QC, C2 4D
answer: B1
why:    highest-trump-wins
```
"""


def test_a_foreign_project_with_the_engine_answers_live(chromium: Browser, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# A strange page\n{FENCE}", "utf-8")
    runtime = setup_env.BUILD / "runtime"
    assert runtime.is_dir(), "the site's build leaves the engine here"
    (tmp_path / "mkdocs.yml").write_text(STRANGE.format(runtime=runtime), "utf-8")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )
    assert built.returncode == 0, built.stderr
    with site_server.serving(tmp_path / "site") as url, visiting(chromium, url) as visit:
        visit.open("")
        answers_live(visit.page)


@pytest.mark.parametrize("language", ["", "en/"])
def test_what_is_not_there_gets_a_page_that_leads_home(
    chromium: Browser, site: str, language: str
) -> None:
    with chromium.new_context() as context:
        page = context.new_page()
        answer = page.goto(f"{site}{language}no/such/page/")
        assert answer
        assert answer.status == 404
        assert page.locator("a").count() > 0
        page.locator("a").first.click()
        page.wait_for_url(re.compile(rf"^{re.escape(site)}(en/)?$"))
