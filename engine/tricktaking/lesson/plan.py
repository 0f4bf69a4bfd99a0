"""A lesson: what its author chose, as a value and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from ..rules import Problem
from . import words
from .described import item_from_json, item_json, refuse_unknown, whole
from .items import Fresh, Item, Site

MOST_ITEMS = 40
MOST_QUESTIONS = 60
"""The items with every fresh drill counted by itself."""

LANGUAGES = {"ru": "r", "en": "e", "free": "a"}
"""The languages of a lesson and their letters in links; `free` is that of its reader."""

REASONS = {"each": "", "end": "e", "never": "n"}
"""When reasons are shown, and the letters for it: after each answer, at the end, never."""

MOST_ATTEMPTS = 9


_Reader = Callable[[Mapping[str, Any], str], Any]


class Options(NamedTuple):
    """How a lesson is played; `attempts` 0 means as many as one likes."""

    reasons: str = "each"
    attempts: int = 0
    hints: bool = True
    shuffle: bool = False


class Lesson(NamedTuple):
    """What one link carries: whose ids and games it means, the language, the options, the items."""

    site: str
    language: str
    options: Options
    items: tuple[Item, ...]

    def questions(self) -> int:
        """How many questions there are, every fresh drill counted by itself."""
        return sum(item.many if isinstance(item, Fresh) else 1 for item in self.items)


def lesson_json(lesson: Lesson) -> dict[str, Any]:
    """The lesson as `lesson encode` reads it, every field written out."""
    return {
        "site": lesson.site,
        "language": lesson.language,
        **lesson.options._asdict(),
        "items": [item_json(item) for item in lesson.items],
    }


def lesson_from_json(data: Any, site: Site) -> tuple[Lesson, list[Problem]]:
    """The lesson that `data` describes, and everything that is wrong with it, all at once.

    >>> lesson, problems = lesson_from_json({"items": [{"puzzle": "b-ace"}, {}]}, Site())
    >>> [problem.at for problem in problems]
    ['items[0].puzzle', 'items[1]']
    """
    if not isinstance(data, Mapping):
        nothing = Lesson(site.name, "free", Options(), ())
        return nothing, [Problem("bad-value", words.LESSON_IS_OBJECT)]
    found: list[Problem] = []
    given: dict[str, Any] = {}
    for field, (value, read) in _READERS.items():
        given[field] = value
        if field in data:
            try:
                given[field] = read(data, field)
            except Problem as problem:
                found.append(problem)
    try:
        refuse_unknown(data, ("site", *_READERS, "items"))
    except Problem as problem:
        found.append(problem)
    if data.get("site", site.name) != site.name:
        named = {"site": str(data["site"])[:20], "own": site.name}
        found.append(Problem("bad-value", words.OTHER_SITE_NAME, named, at="site"))
    language = given.pop("language")
    items = _items(data.get("items"), site, found)
    return Lesson(site.name, language, Options(**given), items), found


def _items(data: Any, site: Site, found: list[Problem]) -> tuple[Item, ...]:
    if not isinstance(data, list):
        found.append(Problem("bad-value", words.LESSON_IS_OBJECT, at="items"))
        return ()
    items = []
    for i, fields in enumerate(data[:MOST_ITEMS]):
        try:
            items.append(item_from_json(fields, site))
        except Problem as problem:
            problem.at = f"items[{i}].{problem.at}" if problem.at else f"items[{i}]"
            found.append(problem)
    if not data:
        found.append(Problem("bad-value", words.NO_ITEMS, at="items"))
    if len(data) > MOST_ITEMS:
        named = {"count": len(data), "most": MOST_ITEMS}
        found.append(Problem("bad-value", words.TOO_MANY_ITEMS, named, at="items"))
    count = Lesson("", "", Options(), tuple(items)).questions()
    if count > MOST_QUESTIONS:
        named = {"count": count, "most": MOST_QUESTIONS}
        found.append(Problem("bad-value", words.TOO_MANY_QUESTIONS, named, at="items"))
    return tuple(items)


def _one_of(known: Mapping[str, str]) -> _Reader:
    def read(data: Mapping[str, Any], field: str) -> str:
        value = data[field]
        if not isinstance(value, str) or value not in known:
            named = {"field": field, "known": ", ".join(known)}
            raise Problem("bad-value", words.ONE_OF, named, at=field)
        return value

    return read


def _flag(data: Mapping[str, Any], field: str) -> bool:
    value = data[field]
    if not isinstance(value, bool):
        raise Problem("bad-value", words.YES_OR_NO, {"field": field}, at=field)
    return value


def _attempts(data: Mapping[str, Any], field: str) -> int:
    return whole(data, field, 0, MOST_ATTEMPTS)


_READERS: dict[str, tuple[Any, _Reader]] = {
    "language": ("free", _one_of(LANGUAGES)),
    "reasons": ("each", _one_of(REASONS)),
    "attempts": (0, _attempts),
    "hints": (True, _flag),
    "shuffle": (False, _flag),
}
"""The fields besides site and items: what holds when one is left out, and who reads it."""
