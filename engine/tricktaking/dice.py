"""Chance from a seed: the same on every Python, for ever.

Only `random.Random(n).random()` is used, which CPython promises to keep; choosing, shuffling and
the number made of a seed are written out here, so that a drill can be shared by its seed.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def number_of(text: str) -> int:
    """A number made of a text (FNV-1a, 64 bits): unlike `hash` it is the same in every process.

    >>> number_of("bruff")
    478476801239909052
    """
    number = 0xCBF29CE484222325
    for byte in text.encode():
        number = (number ^ byte) * 0x100000001B3 % 2**64
    return number


class Dice:
    """A source of chance; whoever throws the same dice in the same order gets the same.

    >>> dice = Dice("example")
    >>> dice.below(6), dice.below(6), dice.pick("SHDC"), dice.shuffled("SHDC")
    (3, 1, 'S', ['S', 'C', 'D', 'H'])
    """

    def __init__(self, seed: str) -> None:
        self._random = random.Random(number_of(seed)).random

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` − 1."""
        return int(self._random() * limit)

    def pick(self, things: Sequence[T]) -> T:
        """One of these."""
        return things[int(self._random() * len(things))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """All of these in a new order (Fisher and Yates, from the end)."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = int(self._random() * (last + 1))
            order[last], order[other] = order[other], order[last]
        return order

    def sample(self, things: Sequence[T], count: int) -> list[T]:
        """`count` of these, each at most once, in the order drawn."""
        pool = list(things)
        for i in range(count):
            other = i + int(self._random() * (len(pool) - i))
            pool[i], pool[other] = pool[other], pool[i]
        return pool[:count]
