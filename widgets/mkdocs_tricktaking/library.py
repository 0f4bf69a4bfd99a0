"""All fences of a site's pages, for the pages that are made of the others: rule map and gallery."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from .blocks import Fence, fences

_CITED = re.compile(r'"rule":"([a-z0-9-]+)"|data-rule="([a-z0-9-]+)"')
_GAME = re.compile(r"\A---\n(?:.*\n)*?game:\s*([a-z0-9-]+)")


class Shelved(NamedTuple):
    """A fence, the page it stands on (from the folder of pages), and that page's game."""

    page: str
    game: str
    fence: Fence


@dataclass
class Library:
    """Every fence of the pages in a folder, read whenever it is asked for.

    `render` makes a fence's HTML as it would stand on the page that asks, `address` leads from
    there to another page, and `rows` counts for each numbered fact the rows of the tables that
    test it.
    """

    folder: Path
    render: Callable[[Shelved], str]
    address: Callable[[str], str]
    rows: Mapping[str, int] = field(default_factory=dict)

    def shelved(self) -> Iterator[Shelved]:
        """Every fence with its fields read, page by page."""
        for path in sorted(self.folder.rglob("*.md")):
            text = path.read_text(encoding="utf-8-sig")
            named = _GAME.match(text)
            for fence in fences(text.split("\n")):
                if not fence.read_fields():
                    page = path.relative_to(self.folder).as_posix()
                    yield Shelved(page, named[1] if named else "", fence)


def cited(html: str) -> set[str]:
    """The ids of all rules that a rendered fence cites: in its answer, its rulings, its proof."""
    return {one or other for one, other in _CITED.findall(html)}


def rows_of(folder: Path) -> dict[str, int]:
    """How many rows of the tables in `folder` test each numbered fact."""
    counts: dict[str, int] = {}
    for path in sorted(folder.glob("*.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            first, bar, _ = line.split("#")[0].partition("|")
            for fact in first.split() if bar else ():
                counts[fact] = counts.get(fact, 0) + 1
    return counts
