"""Fences that put a whole tool on a page: the lesson player, the composer, the teacher's table.

The fence is the name alone. Its element has a script of its own (`static/NAME.js`), which is loaded
on that page and nowhere else, and shares one style sheet with the others.
"""

from __future__ import annotations

from collections.abc import Collection
from html import escape

from tricktaking.html import json_data

from .author import Page
from .blocks import Fence
from .drill_words import drill_words
from .page_words import LESSON_WORDS, lesson_words
from .pool import first_drill
from .progress_words import PROGRESS_WORDS

APPS = (
    "lesson-player",
    "lesson-composer",
    "lesson-results",
    "lesson-paper",
    "lesson-board",
    "lesson-embed",
    "trick-drill",
    "drill-today",
    "drill-progress",
)
"""The fence, the element and the script of each tool have the same name."""

PROGRESS = "drill-progress"
DRILLS = ("trick-drill", "drill-today", PROGRESS)
"""Those that need the ready drills."""

STYLES = {
    "lesson.css": ("lesson-", *DRILLS),
    "lesson-tools.css": ("lesson-",),
    "drill.css": DRILLS,
    "drill-alone.css": ("trick-drill", "drill-today"),
    "progress.css": (PROGRESS,),
    "referee.css": ("card-referee", "lesson-composer"),
}
"""Which style sheet which tools and elements need, by the beginnings of their names."""


MORE_DRILLS = {
    "ru": "Остальные задачи появятся, если включить JavaScript.",
    "en": "Switch on JavaScript for all the other drills.",
}


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


def drill_html(page: Page) -> str:
    """The drills with the first one in them: it can be read, and answered in the head, at once.

    >>> html = drill_html(Page("drills.md", "en", rules={"all-fives": "../all-fives/"}))
    >>> html.count("<trick-puzzle"), html.count("</trick-drill>")
    (1, 1)
    """
    html, drill = first_drill(page.lang, page.rules)
    return (
        f'<trick-drill class="tt tt-app" data-lang="{page.lang}">{html}'
        f'<noscript><p class="tt-notice">{escape(MORE_DRILLS[page.lang])}</p></noscript>'
        f"{json_data(drill, 'tt-first-drill')}</trick-drill>"
    )


def styles_of(names: Collection[str]) -> list[str]:
    """The style sheets that these tools and elements need, the common one first.

    >>> styles_of(["drill-today"])
    ['lesson.css', 'drill.css', 'drill-alone.css']
    """
    return [sheet for sheet, of in STYLES.items() if any(name.startswith(of) for name in names)]


def words_of(apps: Collection[str], lang: str, *, lessons: bool) -> dict[str, str]:
    """The words that the scripts of these tools need, and those of every page with `lessons`."""
    of_lessons = any(app.startswith("lesson-") for app in apps)
    words = lesson_words(lang, tools=of_lessons) if lessons else {}
    words |= drill_words(lang) if set(apps) & set(DRILLS) else {}
    progress = {key: text[lang] for key, text in PROGRESS_WORDS.items()}
    return words | (progress if PROGRESS in apps else {})


def apps_on(fences: Collection[Fence]) -> list[str]:
    """The tools among the fences of a page."""
    return sorted({fence.name for fence in fences if fence.name in APPS})
