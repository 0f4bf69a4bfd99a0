"""Markdown in, HTML out: how the tests of the fences write a page."""

from __future__ import annotations

from textwrap import dedent

from markdown import Markdown

from mkdocs_tricktaking.author import Page
from mkdocs_tricktaking.fences import TricktakingFences


def convert(
    text: str,
    *,
    lang: str = "en",
    game: str = "bruff",
    first_line: int = 1,
    rules: str | None = "",
) -> Converted:
    """A page called `page.md`; `rules` says where the rules stand, as a rule on the page itself."""
    where = {} if rules is None else {"bruff": rules}
    page = Page("page.md", lang, game, rules=where, first_line=first_line)
    md = Markdown(extensions=["admonition", "pymdownx.superfences", TricktakingFences(page)])
    return Converted(md.convert(dedent(text)), page)


class Converted:
    """The HTML of a page, and what its authors are told."""

    def __init__(self, html: str, page: Page) -> None:
        self.html = html
        self.page = page

    @property
    def reports(self) -> list[str]:
        """The messages, in the order of the lines."""
        return [trouble.report(self.page.name) for trouble in self.page.troubles]


WINNER = """
```trick-winner
id:     b-test
trump:  S
trick:  A1 7S, B1 5S, C1 KD, A2 2S, B2 QC, C2 4D
answer: B1
why:    highest-trump-wins
```
"""

LEGAL = """
```legal-plays
id:     b-test
trump:  S
trick:  A1 7S, B1 5S
hand:   C1 AH KD
answer: AH KD
why:    may-renege
```
"""

WORKED = """
```trick
id:     b-test
trump:  S
trick:  A1 7S, B1 5S, C1 KD, A2 2S, B2 QC, C2 4D
hand:   C1 AH KD
answer: AH KD
why:    may-renege
```
"""
