"""Fences that put a whole tool on a page: the lesson player, the composer, the teacher's table.

The fence is the name alone. Its element has a script of its own (`static/NAME.js`), which is loaded
on that page and nowhere else, and shares one style sheet with the others.
"""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from .blocks import Fence
from .page_words import LESSON_WORDS

APPS = (
    "lesson-player",
    "lesson-composer",
    "lesson-results",
    "lesson-paper",
    "lesson-board",
    "lesson-embed",
)
"""The fence, the element and the script of each tool have the same name."""

STYLE = "lesson.css"


def app_html(name: str, lang: str) -> str:
    """The element as it stands before its script runs: what it is, and that it needs one.

    >>> app_html("lesson-board", "en")[:55]
    '<lesson-board class="tt tt-app" data-lang="en"><p class'
    """
    told = escape(LESSON_WORDS["needsScript"][lang])
    return (
        f'<{name} class="tt tt-app" data-lang="{lang}">'
        f'<p class="tt-needs-script">{told}</p></{name}>'
    )


def apps_on(fences: Collection[Fence]) -> list[str]:
    """The tools among the fences of a page."""
    return sorted({fence.name for fence in fences if fence.name in APPS})
