"""Drills in lessons: what of them a lesson needs to know."""

from __future__ import annotations

from ..drill import make
from ..game import Game
from ..puzzles import Puzzle
from ..rules import Problem
from ..skill import skills

ANOTHER = 1_000_000_000_000
"""Added to a seed that yields no drill: larger than any seed in a link."""

TRIES = 3


def has_skill(game: Game, name: str) -> bool:
    """Whether the game has a skill of this id."""
    return name in skills(game)


def title(game: Game, name: str, lang: str) -> str:
    """What a skill is called."""
    return skills(game)[name].text(lang)


def dealt(game: Game, name: str, difficulty: int, seed: int) -> Puzzle | None:
    """The puzzle of a drill, the same for ever; `None` when the skill has none so easy or hard."""
    for attempt in range(TRIES):
        try:
            return make(game, name, difficulty, seed + attempt * ANOTHER).puzzle
        except (Problem, AssertionError):
            continue  # thousands of deals were tried; another seed has others
    return None
