"""A lesson as one pupil meets it: the questions behind its items, dealt and in order.

Every pupil has a seed, drawn anew for each run through the lesson. Fresh drills come from it, and
the order when the lesson is shuffled; both are the same for the teacher who reads the result.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from . import drilling
from .check import in_digits
from .items import Composed, Drill, Fresh, Published
from .plan import Lesson

SEEDS = 1_048_573
"""A pupil's seed is a number below this prime."""


class Asked(NamedTuple):
    """One question of a lesson: the item it belongs to, and the puzzle.

    `published` is the id of a puzzle of the pages; its `puzzle` is `None` where nobody said what
    stands under that id.
    """

    item: int
    puzzle: Composed | None
    published: str = ""


def asked(lesson: Lesson, seed: int, published: Mapping[str, Composed]) -> list[Asked]:
    """The questions in the order of the items, every fresh drill by itself."""
    found: list[Asked] = []
    for i, item in enumerate(lesson.items):
        if isinstance(item, Published):
            found.append(Asked(i, published.get(item.id), item.id))
        elif isinstance(item, Composed):
            found.append(Asked(i, item))
        elif isinstance(item, Drill):
            found.append(Asked(i, drilling.dealt(item, item.seed)))
        else:
            seeds = fresh_seeds(item, i, seed)
            found.extend(Asked(i, drilling.dealt(item, drill_seed)) for drill_seed in seeds)
    return found


def fresh_seeds(item: Fresh, place: int, seed: int) -> list[str]:
    """The seeds of the drills that one pupil gets for one item."""
    return [f"{in_digits(seed, 4)}{place}x{n}" for n in range(item.many)]


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
