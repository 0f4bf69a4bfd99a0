"""What others are told about a page: its form in the other language, its picture, its place on the map."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import urljoin

import pytest

import setup_env
from visits import LANGUAGES, articles, file_of, pages, source

BASE = "http://site.example/"
LINK = re.compile(r'<link rel="alternate" href="([^"]*)" hreflang="(\w+)">')
PROPERTY = re.compile(r'<meta property="og:([\w:]+)" content="([^"]*)">')
MAPPED = re.compile(r"<loc>([^<]*)</loc>")
OTHER = re.compile(r'<xhtml:link rel="alternate" hreflang="(\w+)" href="([^"]*)"/>')


def plain(address: str) -> str:
    """The address without its language."""
    return address.removeprefix("en/")


def test_every_page_names_itself_in_both_languages() -> None:
    for address in articles():
        found = {
            lang: urljoin(BASE + address, href) for href, lang in LINK.findall(source(address))
        }
        assert found == {"ru": BASE + plain(address), "en": f"{BASE}en/{plain(address)}"}, address


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_has_a_title_a_sentence_and_a_picture(lang: str) -> None:
    for address in articles(lang):
        told = {name: unescape(text) for name, text in PROPERTY.findall(source(address))}
        assert told["title"]
        assert len(told["description"].split()) > 3
        picture = urljoin(BASE + address, told["image"])
        assert picture == f"{BASE}assets/social.{lang}.png"
        assert told["locale"].startswith(lang)
        assert told["image:alt"]


@pytest.mark.parametrize("name", ["social.ru.png", "social.en.png"])
def test_the_social_picture_has_the_size_that_is_promised(name: str) -> None:
    data = (setup_env.SITE / "assets" / name).read_bytes()
    size = [int.from_bytes(data[at : at + 4], "big") for at in (16, 20)]
    assert size == [1200, 630]
    assert len(data) < 150_000


def test_icons_are_there() -> None:
    for address in articles():
        icons = re.findall(r'<link rel="(?:icon|apple-touch-icon)" href="([^"]*)"', source(address))
        assert len(icons) == 2
        for href in icons:
            assert (file_of(address).parent / href).is_file(), f"{address} {href}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_for_search_engines_names_both_languages(lang: str) -> None:
    home = "en/" if lang == "en" else ""
    text = (setup_env.SITE / home / "sitemap.xml").read_text(encoding="utf-8")
    entries = text.split("<url>")[1:]
    assert len(entries) == len(articles(lang))
    for entry in entries:
        own = urljoin(BASE + home, MAPPED.findall(entry)[0]).removeprefix(BASE)
        assert own in articles(lang)
        others = {of: urljoin(BASE + home, href) for of, href in OTHER.findall(entry)}
        assert others == {"ru": BASE + plain(own), "en": f"{BASE}en/{plain(own)}"}


def test_the_error_pages_speak_both_languages_their_own_first() -> None:
    for page, first in (("404.html", "ru"), ("en/404.html", "en")):
        assert page in pages()
        sections = re.findall(r'<section lang="(\w+)">', source(page))
        assert sections == [first, "en" if first == "ru" else "ru"]
        links = re.findall(r'<a href="([^"]*)"', source(page))
        assert len(links) == 6
        assert all(file_of(link.removeprefix("/")).is_file() for link in links)
