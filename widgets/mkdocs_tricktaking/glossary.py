"""Terms of the glossary, explained where they stand: no author marks a word by hand.

The glossary is a page like any other: each third-level heading with an id is a term, and the first
line under it what a reader sees at the word. Its front matter says which words are linked by
themselves, once a page, at their first mention:

    terms:
      trick: взятк*, взяток
      suit-led: маст* захода

A `*` stands for any ending. A link to the glossary that an author writes is explained as well.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import NamedTuple
from xml.etree.ElementTree import Element

from markdown import Markdown
from markdown.extensions import Extension
from markdown.treeprocessors import Treeprocessor

from .blocks import Trouble

_TERM = re.compile(r"^###\s+(?P<name>.*?)\s*\{[^{}]*#(?P<id>[\w-]+)[^{}]*\}\s*$")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_LEFT_ALONE = {
    "a",
    "code",
    "pre",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "summary",
    "th",
    "dt",
    "abbr",
}

ELEMENT = "glossary-terms"
"""What holds the explanations on a page; its script shows them."""


class Term(NamedTuple):
    """A term: its anchor, what explains it, and the words that are linked to it by themselves."""

    id: str
    text: str
    words: tuple[str, ...] = ()

    def pattern(self) -> str:
        """What finds the term in a sentence.

        >>> bool(re.fullmatch(Term("trick", "", ("взятк*", "взяток")).pattern(), "Взятками", re.I))
        True
        """
        written = [re.escape(word).replace(r"\*", r"\w{0,4}") for word in self.words]
        return "|".join(word.replace(r"\ ", r"\s+") for word in written)


class Glossary(NamedTuple):
    """The terms of a glossary by their anchors, and the page where they stand."""

    page: str
    terms: Mapping[str, Term]


def read_glossary(page: str, text: str, words: object) -> tuple[Glossary, list[Trouble]]:
    """The terms of a page, `words` being the `terms` of its front matter.

    >>> text = "### Trick { #trick }\\n\\nOne card from *each* [seat](#seat).\\nMore of it."
    >>> read_glossary("glossary.md", text, {"trick": "trick*"})[0].terms
    {'trick': Term(id='trick', text='One card from each seat.', words=('trick*',))}
    """
    listed = words if isinstance(words, dict) else {}
    terms = {}
    lines = text.split("\n")
    for number, line in enumerate(lines):
        found = _TERM.match(line)
        if found:
            first = next((after for after in lines[number + 1 :] if after.strip()), "")
            told = _LINK.sub(r"\1", first).replace("*", "").strip()
            spoken = [phrase.strip() for phrase in str(listed.get(found["id"], "")).split(",")]
            terms[found["id"]] = Term(found["id"], told, tuple(filter(None, spoken)))
    unknown = [name for name in listed if name not in terms]
    way = "the front matter lists words for it, but there is no such third-level heading here"
    troubles = [Trouble(1, "terms", f'"{name}": {way}') for name in unknown]
    return Glossary(page, terms), troubles


class TermLinks(Extension):
    """The Markdown extension. `glossary` and `page` are set before each page is converted."""

    def __init__(self) -> None:
        super().__init__()
        self.glossary: Glossary | None = None
        self.page = ""
        self.used: dict[str, Term] = {}

    def begin(self, glossary: Glossary | None, page: str) -> None:
        """Another page comes next."""
        self.glossary, self.page, self.used = glossary, page, {}

    def extendMarkdown(self, md: Markdown) -> None:  # the name is Markdown's
        # After the inline patterns, and before MkDocs proves every link.
        md.treeprocessors.register(_Links(md, self), "tricktaking-terms", 3)

    def explanations(self, address: str, more: str) -> str:
        """What the page's terms mean, for its script to show and for the ear to be told."""
        if not self.used:
            return ""
        told = "".join(
            f'<p id="term-{term.id}">{escape(term.text)}</p>' for term in self.used.values()
        )
        return (
            f'<{ELEMENT} hidden data-more="{escape(more)}" data-address="{escape(address)}" '
            f"data-pagefind-ignore>{told}</{ELEMENT}>"
        )


class _Links(Treeprocessor):
    def __init__(self, md: Markdown, extension: TermLinks) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, root: Element) -> None:
        glossary = self.extension.glossary
        if glossary is None or glossary.page == self.extension.page:
            return
        way = posixpath.relpath(glossary.page, posixpath.dirname(self.extension.page) or ".")
        for link in root.iter("a"):
            place, _, anchor = link.get("href", "").partition("#")
            if place == way and anchor in glossary.terms:
                self._explain(link, glossary.terms[anchor])
        for term in sorted(glossary.terms.values(), key=_longest_first):
            if term.words and term.id not in self.extension.used:
                self._link_first(root, term, way)

    def _explain(self, link: Element, term: Term) -> None:
        link.set("class", f"{link.get('class', '')} tt-term".strip())
        link.set("aria-describedby", f"term-{term.id}")
        self.extension.used[term.id] = term

    def _link_first(self, root: Element, term: Term, way: str) -> None:
        pattern = re.compile(rf"(?<!\w)(?:{term.pattern()})(?!\w)", re.IGNORECASE)
        for element, is_tail, text in _texts(root):
            found = pattern.search(text)
            if not found:
                continue
            link = Element("a", {"href": f"{way}#{term.id}"})
            link.text, link.tail = found[0], text[found.end() :]
            self._explain(link, term)
            if is_tail:
                element.tail = text[: found.start()]
                parent = next(one for one in root.iter() if element in list(one))
                parent.insert(list(parent).index(element) + 1, link)
            else:
                element.text = text[: found.start()]
                element.insert(0, link)
            return


def _longest_first(term: Term) -> int:
    """So that "suit led" is not taken for a suit."""
    return -max((word.count(" ") for word in term.words), default=0)


def _texts(element: Element) -> Iterator[tuple[Element, bool, str]]:
    """Every piece of prose in its order: of an element itself, or following one."""
    if element.tag in _LEFT_ALONE:
        return
    if element.text and element.text.strip():
        yield element, False, element.text
    for child in list(element):
        yield from _texts(child)
        if child.tail and child.tail.strip():
            yield child, True, child.tail
