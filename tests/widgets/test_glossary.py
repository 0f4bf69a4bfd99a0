"""Words of the glossary in a page: linked once, at their first mention, and explained."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from markdown import Markdown

from mkdocs_tricktaking.glossary import Glossary, Term, TermLinks, read_glossary

TRICK = Term("trick", "One card from each seat.", ("trick", "tricks"))
SUIT = Term("suit", "Spades & others.", ("suit*",))
LED = Term("suit-led", "The suit of the first card.", ("suit led",))
BEG = Term("beg", "To ask for another suit.")


def page(text: str, uri: str = "game.md") -> tuple[str, str]:
    """A page's HTML, and its explanations."""
    terms = {term.id: term for term in (TRICK, SUIT, LED, BEG)}
    extension = TermLinks()
    extension.begin(Glossary("glossary.md", terms), uri)
    html = Markdown(extensions=[extension]).convert(text)
    return html, extension.explanations("glossary/", "More")


def links(html: str) -> list[tuple[str, str]]:
    return re.findall(
        r'<a aria-describedby="term-[^"]*" class="tt-term" href="([^"]*)">([^<]*)<', html
    )


def test_a_word_is_linked_at_its_first_mention_only():
    html, _ = page("Two Tricks and a trick.\n\nA *suit*, then suits.")
    assert links(html) == [("glossary.md#trick", "Tricks"), ("glossary.md#suit", "suit")]
    assert "and a trick." in html
    assert "then suits." in html


def test_the_longer_term_comes_first():
    html, _ = page("Follow the suit led. A suit is one of four.")
    assert links(html) == [("glossary.md#suit-led", "suit led"), ("glossary.md#suit", "suit")]


def test_headings_links_and_code_are_left_alone():
    html, told = page("# A trick\n\n[the trick](other.md) `trick` trickery")
    assert links(html) == []
    assert told == ""


def test_an_authors_link_is_explained_and_counts_as_the_first():
    html, told = page("[to beg](glossary.md#beg) [a trick](glossary.md#trick) another trick")
    assert [place for place, _ in links(html)] == ["glossary.md#beg", "glossary.md#trick"]
    assert '<p id="term-beg">To ask for another suit.</p>' in told


def test_explanations_are_text_and_only_of_what_the_page_uses():
    _, told = page("Every suit.")
    assert 'id="term-suit">Spades &amp; others.</p>' in told
    assert "term-trick" not in told


def test_pages_in_folders_find_the_glossary():
    assert links(page("A trick.", "lesson/index.md")[0]) == [("../glossary.md#trick", "trick")]


def test_the_glossary_itself_stays_as_it_is():
    assert links(page("A trick.", "glossary.md")[0]) == []


def test_words_for_a_term_that_is_not_there_are_reported():
    _, troubles = read_glossary("g.md", "### Trick { #trick }\n\nText.", {"trik": "trick"})
    assert ['"trik"' in trouble.text for trouble in troubles] == [True]


def test_a_dead_link_to_the_glossary_fails_the_build(tmp_path: Path):
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "glossary.md").write_text("# G\n\n### Trick { #trick }\n\nText.\n")
    (tmp_path / "docs" / "index.md").write_text("# A\n\n[x](glossary.md#trik)\n")
    (tmp_path / "mkdocs.yml").write_text(
        "site_name: S\ntheme: mkdocs\nmarkdown_extensions: [attr_list]\n"
        "validation: { links: { anchors: warn } }\nplugins: [tricktaking: { glossary: glossary.md }]\n"
    )
    command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert built.returncode != 0
    assert "glossary.md#trik" in built.stderr
