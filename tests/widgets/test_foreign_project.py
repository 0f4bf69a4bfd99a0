"""A stranger's MkDocs project with nothing but the plugin: it builds, plays, and tells mistakes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import site_server
from pages import LEGAL, WINNER

NOTHING_BUT_THE_PLUGIN = "site_name: Strange\nplugins: [tricktaking]\n"
THEMES = {
    "mkdocs": NOTHING_BUT_THE_PLUGIN + "theme: { name: mkdocs, highlightjs: false }\n",
    "material": NOTHING_BUT_THE_PLUGIN + "theme: { name: material, font: false }\n",
}


def build(folder: Path, config: str, **pages: str) -> subprocess.CompletedProcess[str]:
    """A strict build of a project with the given configuration and pages."""
    (folder / "docs").mkdir(exist_ok=True)
    (folder / "mkdocs.yml").write_text(config, encoding="utf-8")
    for name, text in pages.items():
        (folder / "docs" / f"{name}.md").write_text(text, encoding="utf-8")
    return subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict"],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
    )


@pytest.mark.parametrize("theme", THEMES)
def test_it_builds_strictly_and_plays(theme: str, tmp_path: Path, chromium: Browser) -> None:
    fence = WINNER.replace("id:", "game:   bruff\nid:")
    built = build(tmp_path, THEMES[theme], index=f"# A strange page\n{fence}", plain="# Plain")
    assert built.returncode == 0, built.stderr
    with site_server.serving(tmp_path / "site") as url:
        page = chromium.new_page()
        faults: list[str] = []
        page.on("console", lambda message: faults.append(message.text))
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("response", lambda r: faults.append(r.url) if r.status >= 400 else None)
        page.goto(url + "plain/")
        of_the_theme_itself = set(faults)
        page.goto(url)
        puzzle = page.locator("trick-puzzle")
        for choice, verdict in (("A1", "wrong"), ("B1", "right")):
            puzzle.locator(f'input[value="{choice}"]').check()
            puzzle.locator("button[type=submit]").click()
            expect(puzzle).to_have_attribute("verdict", verdict)
            expect(puzzle.get_by_role("status")).to_contain_text("Rule 5.2")
        page.close()
    assert set(faults) == of_the_theme_itself


def test_mistakes_fail_the_build_all_at_once_with_their_places(tmp_path: Path) -> None:
    first = "---\ngame: bruff\n---\n" + WINNER.replace("KD", "5Z")
    second = "---\ngame: bruff\n---\n" + LEGAL.replace("may-renege", "must-trump").replace(
        "b-test", "b-other"
    )
    built = build(tmp_path, NOTHING_BUT_THE_PLUGIN, index=first, other=second)
    assert built.returncode == 1
    told = [
        line.split("tricktaking: ")[1] for line in built.stderr.split("\n") if "WARNING" in line
    ]
    assert told[0] == 'docs/index.md:8: trick-winner: "5Z": no suit Z (S H D C)'
    assert told[1].startswith('docs/other.md:11: legal-plays: "must-trump": the rule that decides')
    assert len(told) == 2
    assert "Traceback" not in built.stderr


def test_a_folder_of_npm_packages_that_is_not_there_is_named(tmp_path: Path) -> None:
    config = "site_name: Strange\nplugins:\n  tricktaking: { node_modules: ../node_modules }\n"
    built = build(tmp_path, config, index="# Drills\n\n```trick-drill\n```\n")
    assert built.returncode == 1
    assert "node_modules: there is no node_modules/ts-fsrs/LICENSE; run `npm ci`" in built.stderr
    assert "Traceback" not in built.stderr


def test_a_registry_is_kept_when_one_is_named(tmp_path: Path) -> None:
    config = "site_name: Strange\nplugins:\n  tricktaking: { registry: ../puzzles.txt }\n"
    (tmp_path / "puzzles.txt").write_text("b-gone\n", encoding="utf-8")
    built = build(tmp_path, config, index="---\ngame: bruff\n---\n" + WINNER)
    assert built.returncode == 1
    assert 'puzzles.txt:1: registry: "b-gone": no page has this puzzle any more' in built.stderr
    assert 'docs/index.md:6: trick-winner: "b-test": this id is not in puzzles.txt' in built.stderr


def test_options_that_name_nothing_are_told_in_a_sentence(tmp_path: Path) -> None:
    for option, told in (
        ("registry: none.txt", "registry: there is no docs/none.txt; make an empty file of that"),
        ("rules: { whist: index.md }", 'rules: "whist": no such game; known: bruff'),
        ("rules: { bruff: none.md }", 'rules: bruff: "none.md": no such page in docs'),
    ):
        config = f"site_name: Strange\nplugins:\n  tricktaking: {{ {option} }}\n"
        built = build(tmp_path, config, index="# A")
        assert built.returncode == 1
        assert told in built.stderr
        assert "Traceback" not in built.stderr


def test_fences_can_link_to_rules_on_a_page_of_their_own(tmp_path: Path) -> None:
    config = (
        "site_name: Strange\nplugins:\n  tricktaking: { rules: { bruff: https://a.test/b/ } }\n"
    )
    text = "---\ngame: bruff\n---\n" + WINNER
    assert build(tmp_path, config, index=text).returncode == 0
    html = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert 'href="https://a.test/b/#highest-trump-wins"' in html
