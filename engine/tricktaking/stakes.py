"""What the rest of a deal is played for, as far as best play is concerned.

Each game says it in its module `stakes`. The solver needs nothing else of a game but its orders
and its `legal_plays`.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from .cards import Card
from .game import Game


class Stakes(NamedTuple):
    """Points for every trick, for cards in it, and for the highest trump of the whole deal.

    `alike` tells cards apart that stand next to each other and yet are no equals: two neighbours
    of one suit in one hand may be exchanged only when it says the same of both. `rule` is the id
    of the rule under which the points are made.
    """

    rule: str
    trick: int
    bonus: int
    value: Callable[[Card, str], int]
    alike: Callable[[Card, str], object]


def stakes(game: Game) -> Stakes:
    """What a deal of this game is played for."""
    beside: Any = import_module(f"{type(game).__module__}.stakes")
    found: Stakes = beside.STAKES
    return found
