"""Answers as numbers: every answer that a puzzle can get has one, so that a code holds many.

One choice counts as its place, a set as the bits of its choices, an order as its place among all
orders, a number as itself. Nought is "not answered".
"""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial

from ..puzzles import Answer
from .items import Composed

LEAST_NUMBER = -255
MOST_NUMBER = 767
"""Numbers outside are one answer: something else."""


def ways(puzzle: Composed) -> int:
    """How many answers there are, counting none at all."""
    kind, position = puzzle
    if kind.shape == "number":
        return MOST_NUMBER - LEAST_NUMBER + 3
    count = len(kind.choices(position.game, position))
    many = {"one": count, "several": 2**count, "order": factorial(count)}
    return int(many[kind.shape]) + 1


def number_of(puzzle: Composed, answer: Answer | None) -> int:
    """The number of an answer, which must be one that the puzzle can get; `None` is none."""
    kind, position = puzzle
    if answer is None:
        return 0
    if isinstance(answer, int):
        inside = LEAST_NUMBER <= answer <= MOST_NUMBER
        return answer - LEAST_NUMBER + 1 if inside else MOST_NUMBER - LEAST_NUMBER + 2
    choices = kind.choices(position.game, position)
    if isinstance(answer, str):
        return choices.index(answer) + 1
    if kind.shape == "several":
        return sum(1 << i for i, choice in enumerate(choices) if choice in answer) + 1
    return _place(answer, choices) + 1


def answer_of(puzzle: Composed, number: int) -> Answer | None:
    """The answer with this number, below `ways`: the inverse of `number_of`.

    A number outside the span comes back as the one beyond it.
    """
    kind, position = puzzle
    if number == 0:
        return None
    if kind.shape == "number":
        return number + LEAST_NUMBER - 1
    choices = kind.choices(position.game, position)
    if kind.shape == "one":
        return choices[number - 1]
    if kind.shape == "several":
        return tuple(choice for i, choice in enumerate(choices) if (number - 1) >> i & 1)
    return _arranged(number - 1, choices)


def _place(arranged: Sequence[str], choices: Sequence[str]) -> int:
    left, place = list(choices), 0
    for choice in arranged:
        place = place * len(left) + left.index(choice)
        left.remove(choice)
    return place


def _arranged(place: int, choices: Sequence[str]) -> tuple[str, ...]:
    places: list[int] = []
    for size in range(1, len(choices) + 1):
        place, at = divmod(place, size)
        places.append(at)
    left = list(choices)
    return tuple(left.pop(at) for at in reversed(places))


def packed(numbers: Sequence[int], limits: Sequence[int]) -> int:
    """One number for many, each below its limit."""
    together = 0
    for number, limit in zip(numbers, limits, strict=True):
        together = together * limit + number
    return together


def unpacked(together: int, limits: Sequence[int]) -> list[int] | None:
    """The numbers again, `None` when it is not made of so many.

    >>> unpacked(packed([3, 0, 6], [4, 2, 7]), [4, 2, 7])
    [3, 0, 6]
    """
    numbers = []
    for limit in reversed(limits):
        together, number = divmod(together, limit)
        numbers.append(number)
    return None if together else numbers[::-1]
