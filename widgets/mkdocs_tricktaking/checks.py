"""What must hold on a page, between its two languages, and in the registry of puzzles.

Everything here reads Markdown sources, so that each message has its line.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tricktaking.game import Game

from .blocks import Fence, Trouble, fences, outside_fences
from .fences import has_id, is_ours

_FRONT_MATTER = re.compile(r"\A---[ \t]*\n.*?\n(?:---|\.\.\.)[ \t]*\n\n*", re.DOTALL)
_HEADING = re.compile(r"^(?P<level>#{2,4})(?!#)\s*(?P<text>.*?)\s*#*\s*$")
_ID = re.compile(r"\{[^{}]*#(?P<id>[\w-]+)[^{}]*\}\s*#*\s*$")
_FACT = re.compile(r"data-fact=[\"']?(?P<fact>[\w.]+)")


class Heading(NamedTuple):
    """A heading of the second to fourth level; `id` is empty when the author gave it none."""

    line: int
    level: int
    id: str
    text: str


class Source(NamedTuple):
    """A page as written: its name for messages, its lines, and the number of the first of them."""

    name: str
    lines: Sequence[str]
    first_line: int = 1

    @classmethod
    def of_file(cls, name: str, text: str) -> Source:
        """The page in a file, without its front matter.

        >>> Source.of_file("a.md", "---\\ntitle: A\\n---\\n\\n# A").first_line
        5
        """
        front = _FRONT_MATTER.match(text)
        skipped = front[0].count("\n") if front else 0
        return cls(name, text.split("\n")[skipped:], skipped + 1)

    @property
    def headings(self) -> list[Heading]:
        """The headings, in order."""
        found = []
        for number, line in outside_fences(self.lines, self.first_line):
            heading = _HEADING.match(line)
            if heading:
                named = _ID.search(line)
                level = len(heading["level"])
                found.append(Heading(number, level, named["id"] if named else "", heading["text"]))
        return found

    @property
    def facts(self) -> list[tuple[int, str]]:
        """The numbered facts the page marks, each with its line."""
        marked = [
            (number, found["fact"])
            for number, line in outside_fences(self.lines, self.first_line)
            for found in _FACT.finditer(line)
        ]
        for fence in self.own_fences:
            if "fact" in fence.fields:
                marked.append((fence.fields["fact"].line, fence.fields["fact"].value))
        return sorted(marked)

    @property
    def own_fences(self) -> list[Fence]:
        """The fences that are ours, their fields read."""
        own = [fence for fence in fences(self.lines, self.first_line) if is_ours(fence.name)]
        for fence in own:
            fence.read_fields()
        return own


def front_matter_troubles(text: str, read: Mapping[str, object]) -> list[Trouble]:
    """MkDocs drops front matter that is no YAML without a word."""
    if _FRONT_MATTER.match(text) and not read:
        way = 'the front matter is not YAML; put a value that holds ": " into quotes'
        return [Trouble(1, "page", way)]
    return []


def heading_troubles(page: Source) -> list[Trouble]:
    """Every heading needs an id of its own, because it is an address for ever."""
    troubles = []
    lines: dict[str, int] = {}
    for line, _, name, text in page.headings:
        if not name:
            way = "the heading has no id; end the line with { #short-words }"
            troubles.append(Trouble(line, "heading", f'"{text}": {way}'))
        elif name in lines:
            way = f"the id stands already in line {lines[name]}; choose another"
            troubles.append(Trouble(line, "heading", f'"{name}": {way}'))
        lines.setdefault(name, line)
    return troubles


def rules_page_troubles(page: Source, game: Game) -> list[Trouble]:
    """The page that states a game's rules has a heading for each, and each fact exactly once."""
    troubles = []
    ids = {heading.id for heading in page.headings}
    for rule in game.rules.values():
        if rule.id not in ids:
            way = f"this rule of {game.id} has no heading here; add one that ends with {{ #{rule.id} }}"
            troubles.append(Trouble(page.first_line, "rule", f'"{rule.id}": {way}'))
    lines: dict[str, int] = {}
    for line, fact in page.facts:
        if fact not in game.facts:
            way = f"{game.id} has no such fact; they run {game.facts[0]} … {game.facts[-1]}"
            troubles.append(Trouble(line, "fact", f'"{fact}": {way}'))
        elif fact in lines:
            way = f"marked already in line {lines[fact]}; mark each fact once"
            troubles.append(Trouble(line, "fact", f'"{fact}": {way}'))
        lines.setdefault(fact, line)
    for fact in game.facts:
        if fact not in lines:
            way = f'not on this page; mark its paragraph with {{ data-fact="{fact}" }}'
            troubles.append(Trouble(page.first_line, "fact", f'"{fact}": {way}'))
    return troubles


def fact_mark_troubles(page: Source, html: str) -> list[Trouble]:
    """A mark that Markdown did not attach to anything stays in the text, where readers see it."""
    shown = set(_FACT.findall(html))
    stray = "nothing to attach it to; put it on the line right below its paragraph or item"
    return [
        Trouble(line, "fact", f'"{fact}": {stray}')
        for line, fact in page.facts
        if f'data-fact="{fact}"' not in html or fact not in shown
    ]


def translation_troubles(page: Source, other: Source | None, language: str) -> list[Trouble]:
    """The same page in another language has the same headings and fences in the same order."""
    if other is None:
        text = f"the page has no translation ({language}); write the file of the same name there"
        return [Trouble(1, "translation", text)]
    mine = [(h.line, f"{'#' * h.level} {h.id}") for h in page.headings]
    theirs = [(h.line, f"{'#' * h.level} {h.id}") for h in other.headings]
    troubles = _differences("heading", mine, theirs, page, other)
    mine = [(fence.line, _content(fence)) for fence in page.own_fences]
    theirs = [(fence.line, _content(fence)) for fence in other.own_fences]
    return troubles + _differences("fence", mine, theirs, page, other)


def _content(fence: Fence) -> str:
    fields = "; ".join(
        f"{key} {' '.join(field.value.split())}" for key, field in fence.fields.items()
    )
    return f"{fence.name}: {fields}"


def _differences(
    kind: str,
    mine: Sequence[tuple[int, str]],
    theirs: Sequence[tuple[int, str]],
    page: Source,
    other: Source,
) -> list[Trouble]:
    """The first place where two lists part; the rest would only repeat it."""
    for (line, text), (their_line, their_text) in zip(mine, theirs, strict=False):
        if text != their_text:
            told = f'"{text}": {other.name}:{their_line} has "{their_text}" here'
            return [Trouble(line, "translation", f"{told}; make both pages the same")]
    if len(mine) > len(theirs):
        line, text = mine[len(theirs)]
        told = f'"{text}": {other.name} has no such {kind}; add it there or take it away here'
        return [Trouble(line, "translation", told)]
    if len(theirs) > len(mine):
        line, text = theirs[len(mine)]
        told = f'"{text}" of {other.name}:{line} is missing here; add this {kind}'
        return [Trouble(page.first_line, "translation", told)]
    return []


class Registry(NamedTuple):
    """The append-only list of puzzle ids: its name for messages, and the line of each id."""

    name: str
    ids: Mapping[str, int]
    troubles: Sequence[Trouble]

    @classmethod
    def of_file(cls, name: str, text: str) -> Registry:
        """The registry in a file: one id a line, in the order in which they were published.

        >>> Registry.of_file("puzzles.txt", "b-one\\nb-one\\n").troubles[0].text
        '"b-one": the id stands already in line 1; a line is never repeated'
        """
        ids: dict[str, int] = {}
        troubles = []
        for number, line in enumerate(text.split("\n"), 1):
            puzzle = line.strip()
            if puzzle in ids:
                way = f"the id stands already in line {ids[puzzle]}; a line is never repeated"
                troubles.append(Trouble(number, "registry", f'"{puzzle}": {way}'))
            elif puzzle:
                ids[puzzle] = number
        return cls(name, ids, troubles)


Placed = tuple[str, Fence]
"""A fence and the name of its page."""


def puzzle_id_troubles(
    placed: Sequence[Placed], registry: Registry | None, *, all_fences_found: bool = True
) -> list[tuple[str, Trouble]]:
    """Each id once on the site, each in the registry, and none of the registry gone.

    As long as a fence or its id cannot be read, an id that seems to be gone may be the one of that
    fence: then only the fence is told, elsewhere.
    """
    troubles: list[tuple[str, Trouble]] = []
    first: dict[str, str] = {}
    shown = {fence.fields["id"].value for _, fence in placed if "id" in fence.fields}
    gone = [name for name in registry.ids if name not in shown] if registry else []
    if not (all_fences_found and all(has_id(fence) for _, fence in placed)):
        gone = []
    for page, fence in placed:
        if "id" not in fence.fields or not has_id(fence):
            continue
        name, line = fence.fields["id"]
        if name in first:
            way = f"this id is taken by {first[name]}; choose another"
            troubles.append((page, Trouble(line, fence.name, f'"{name}": {way}')))
        elif registry is not None and name not in registry.ids:
            way = f"this id is not in {registry.name}; add it there as the last line"
            for near in difflib.get_close_matches(name, gone, 1, 0.7):
                gone.remove(near)
                way = f"{way}, or write {near} again, which is there: a published id stays for ever"
            troubles.append((page, Trouble(line, fence.name, f'"{name}": {way}')))
        first.setdefault(name, f"{page}:{line}")
    if registry is not None:
        troubles += [(registry.name, trouble) for trouble in registry.troubles]
        for name in gone:
            way = "no page has this puzzle any more; published ids stay for ever: bring it back"
            trouble = Trouble(registry.ids[name], "registry", f'"{name}": {way}')
            troubles.append((registry.name, trouble))
    return troubles
