"""A lesson as one pupil meets it: the questions behind its items, dealt and in order.

Every pupil has a seed, drawn anew for each run through the lesson. Fresh drills come from it, and
the order when the lesson is shuffled; both are the same for the teacher who reads the result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from . import drilling
from .items import MOST_FRESH, Composed, Drill, Fresh, Published
from .plan import MOST_ITEMS, Lesson

SEEDS = 1_048_573
"""A pupil's seed is a number below this prime."""


class Asked(NamedTuple):
    """One question of a lesson: the item it belongs to, and a puzzle: published, composed, dealt."""

    item: int
    puzzle: Published | Composed | Drill


def asked(lesson: Lesson, seed: int) -> list[Asked]:
    """The questions in the order of the items, every fresh drill by itself."""
    found: list[Asked] = []
    for i, item in enumerate(lesson.items):
        if isinstance(item, Fresh):
            first = (seed * MOST_ITEMS + i) * MOST_FRESH
            seeds = range(first, first + item.many)
            found.extend(Asked(i, Drill(*item[:3], drill_seed)) for drill_seed in seeds)
        else:
            found.append(Asked(i, item))
    return found


def dealt(question: Asked, published: Mapping[str, Composed]) -> Composed | None:
    """What is asked; `None` where nobody said what stands under a published id."""
    puzzle = question.puzzle
    if isinstance(puzzle, Published):
        return published.get(puzzle.id)
    if isinstance(puzzle, Composed):
        return puzzle
    drill = drilling.dealt(puzzle.game, puzzle.skill, puzzle.difficulty, puzzle.seed)
    return Composed(drill.kind, drill.position) if drill else None


def order(lesson: Lesson, seed: int) -> list[int]:
    """In which order the questions are put: their numbers, from 0.

    Unless the lesson is shuffled this is 0, 1, 2 …; else the numbers sorted by the cube of
    seed + 7919 (number + 1) modulo the prime `SEEDS`: a page can say the same without the engine.

    >>> from .plan import Options
    >>> three = (Published("a"), Published("b"), Published("c"))
    >>> order(Lesson("tt1", "free", Options(shuffle=True), three), 2)
    [1, 2, 0]
    """
    numbers = range(lesson.questions())
    if not lesson.options.shuffle:
        return list(numbers)
    return sorted(numbers, key=lambda n: pow(seed + 7919 * (n + 1), 3, SEEDS))
