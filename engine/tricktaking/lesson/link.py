"""From a lesson to its token, and from any text back to the lesson."""

from __future__ import annotations

import re
from typing import Literal, NamedTuple

from ..names import Text
from ..rules import Problem
from . import words
from .check import check
from .finding import LONGEST, Place, places
from .items import Item, Site, impossible, item_text, parse_item
from .plan import LANGUAGES, MOST_ITEMS, MOST_QUESTIONS, REASONS, Lesson, Options

VERSION = "1"

State = Literal["whole", "damaged", "unreadable"]

_LANGUAGE_OF = {letter: language for language, letter in LANGUAGES.items()}
_REASONS_OF = {letter: reasons for reasons, letter in REASONS.items()}
_OPTIONS = re.compile(r"([en]?)([1-9]?)(h?)(s?)")
_CHECK_LENGTH = 4
_MOST_DAMAGED = 2
_SHORTEST = 15
"""No token that says anything is so short."""


class Reading(NamedTuple):
    """What a text turned out to be.

    `whole`: the lesson as it was made. `damaged`: a part of it, and `reason` says why not all:
    `damaged` or `unknown-items`. `unreadable`: no lesson, and `reason` says why: a key of
    `words.UNREADABLE`. `problems` are those of the items left out.
    """

    state: State
    reason: str = ""
    lesson: Lesson | None = None
    token: str = ""
    problems: tuple[Problem, ...] = ()

    @property
    def notice(self) -> Text | None:
        """What the reader must be told: nothing when the lesson is whole."""
        if self.state == "unreadable":
            return words.UNREADABLE[self.reason]
        return words.DAMAGED[self.reason] if self.reason else None

    @property
    def survivors(self) -> int:
        """How many items can be shown."""
        return len(self.lesson.items) if self.lesson else 0


def encode(lesson: Lesson, site: Site) -> str:
    """The token of a lesson; raises `Problem` for an unknown id, or when it is too long."""
    body = f"{VERSION}{LANGUAGES[lesson.language]}{site.name}{_options_text(lesson.options)}."
    body += ".".join(item_text(item, site) for item in lesson.items)
    length = len(body) + 1 + _CHECK_LENGTH
    if length > LONGEST:
        named = {"length": length, "most": LONGEST}
        raise Problem("bad-value", words.LINK_TOO_LONG, named, at="items")
    return f"{body}.{check(body)}"


def decode(text: str, site: Site) -> Reading:
    """The lesson whose token stands anywhere in `text`; never raises."""
    found = list(places(text, site.name))
    ours = [place for place in found if place.version == VERSION]
    for place in ours:
        token = place.whole()
        if token:
            return _opened(place, token, site)
    own = [place for place in ours if place.site == site.name][:_MOST_DAMAGED]
    if own:
        return max((_damaged(place, site) for place in own), key=lambda one: one.survivors)
    telling = [place for place in found if len(place.run) > _SHORTEST]
    if not telling:
        return Reading("unreadable", "no-code")
    return Reading("unreadable", "other-site" if telling[0] in ours else "unknown-version")


def _opened(place: Place, token: str, site: Site) -> Reading:
    """What a token says whose check characters are right."""
    parts = token.split(".")[1:-1]
    if place.site != site.name:
        return Reading("unreadable", "other-site", token=token)
    options = _options(place.options)
    if place.language not in _LANGUAGE_OF or options is None:
        return Reading("unreadable", "unknown-version", token=token)
    items, problems = _items(parts, site, {})
    lesson = Lesson(site.name, _LANGUAGE_OF[place.language], options, items)
    if len(parts) > MOST_ITEMS or lesson.questions() > MOST_QUESTIONS:
        return Reading("unreadable", "too-long", token=token)
    if not items:
        return Reading("unreadable", "nothing-left", token=token, problems=problems)
    if problems:
        return Reading("damaged", "unknown-items", lesson, token, problems)
    return Reading("whole", "", lesson, token)


def _damaged(place: Place, site: Site) -> Reading:
    """What is left of a token whose check characters are wrong or gone."""
    if len(place.run) > LONGEST:
        return Reading("unreadable", "too-long")
    read: _Read = {}
    run = _left(place, place.run, site, read)
    if place.closed == place.run:
        return run
    closed = _left(place, place.closed, site, read)
    # Closing up gaps takes in the words after a cut token: one item more may be such a word.
    return closed if closed.survivors > run.survivors + 1 else run


def _left(place: Place, text: str, site: Site, read: _Read) -> Reading:
    body, _, last = text.rpartition(".")
    parts = text.split(".")[1 : MOST_ITEMS + 2]
    if "-" not in last and (len(last) == _CHECK_LENGTH or check(body).startswith(last)):
        parts.pop()  # the check characters, or what is left of them
    items, problems = _items(parts[:-1], site, read)
    language = _LANGUAGE_OF.get(place.language, "free")
    lesson = Lesson(site.name, language, _options(place.options) or Options(), items)
    while lesson.questions() > MOST_QUESTIONS:
        lesson = lesson._replace(items=lesson.items[:-1])
    if not items:
        return Reading("unreadable", "nothing-left", problems=problems)
    return Reading("damaged", "damaged", lesson, text, problems)


_Read = dict[str, Item | Problem]


def _items(
    parts: list[str], site: Site, read: _Read
) -> tuple[tuple[Item, ...], tuple[Problem, ...]]:
    """The items in these parts, and what is wrong with the others; `read` are those read before."""
    items, problems = [], []
    for i, part in enumerate(parts[:MOST_ITEMS]):
        if part not in read:
            read[part] = _item(part, site)
        item = read[part]
        if isinstance(item, Problem):
            item.at = f"items[{i}]"
            problems.append(item)
        else:
            items.append(item)
    return tuple(items), tuple(problems)


def _item(part: str, site: Site) -> Item | Problem:
    try:
        item = parse_item(part, site)
    except Problem as problem:
        return problem
    problems = impossible(item)
    return problems[0] if problems else item


def _options_text(options: Options) -> str:
    attempts = str(options.attempts or "")
    hints, shuffle = "" if options.hints else "h", "s" if options.shuffle else ""
    text = REASONS[options.reasons] + attempts + hints + shuffle
    return f"-{text}" if text else ""


def _options(text: str) -> Options | None:
    match = _OPTIONS.fullmatch(text)
    if match is None:
        return None
    reasons, attempts, hints, shuffle = match.groups()
    return Options(_REASONS_OF[reasons], int(attempts or 0), not hints, bool(shuffle))
