"""Every link of every page leads to something: a page, a file, a place on it; no browser is needed."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

import setup_env
from visits import articles, file_of, pages

HERE = "http://here/"


class Links(HTMLParser):
    """What a page links to, what it can be linked to, and where its switch of language leads."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.places: set[str] = {"", "top"}
        self.other_language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.places.add(told.get("id", ""))
        address = told.get("href") or (told.get("src") if tag in ("script", "img") else None)
        if address is not None:
            self.targets.append(address)
        if "site-language" in told.get("class", ""):
            self.other_language = told["href"]


@cache
def links(file: Path) -> Links:
    return Links(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", articles())
def test_every_link_leads_somewhere(page: str) -> None:
    dead = []
    for target in links(file_of(page)).targets:
        path, _, place = urljoin(HERE + page, target).partition("#")
        if not path.startswith(HERE):
            continue  # the policy's test sees to it that nothing of these is loaded
        file = setup_env.SITE / unquote(urlsplit(path).path).lstrip("/")
        file = file / "index.html" if file.is_dir() else file
        known = file.suffix != ".html" or not file.is_file() or unquote(place) in links(file).places
        if not file.is_file() or not known:
            dead.append(target)
    assert dead == []


@pytest.mark.parametrize("page", articles())
def test_the_switch_of_the_language_leads_to_the_same_page(page: str) -> None:
    """Also without a script. A page with the whole window has its own way home instead."""
    there = page.removeprefix("en/") if page.startswith("en/") else f"en/{page}"
    assert there in pages()
    switch = links(file_of(page)).other_language
    assert urljoin(HERE + page, switch) == HERE + there
