"""Questions that a game answers itself: what it is asked with, and what it answers.

The kinds of puzzle in `puzzles/` know how an answer is given and graded; what the answer is, and
why, stands with the rules of the game, in `games/…/questions.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from .names import Named, Text
from .position import Position
from .rules import Problem, Ruling, Step


@dataclass(frozen=True, slots=True)
class Solved:
    """A question about a position, answered.

    `labels` are the choices in the order shown, `rulings` one for each of them; a number has
    neither. `reason` is the ruling that settles the question; where one choice is right it may be
    left out, and that choice's ruling is it.
    """

    question: Text
    named: Mapping[str, Named]
    correct: str | int | tuple[str, ...]
    steps: list[Step]
    labels: Mapping[str, Text] = field(default_factory=dict)
    rulings: Mapping[str, Ruling] = field(default_factory=dict)
    because: Ruling | None = None

    @property
    def reason(self) -> Ruling:
        """The ruling that settles the question."""
        return self.because or self.rulings[str(self.correct)]


class Question(NamedTuple):
    """A question that a game can answer: what a position lacks for it, and the answer.

    `fields` are those of the position that it reads, in the order in which somebody who makes one
    says them; `said` is what can stand in the calls, the bid or the acts among them, by field; what
    stands in `free` may be left unsaid. `least` is the least number that can be an answer.
    """

    problems: Callable[[Position], list[Problem]]
    solve: Callable[[Position], Solved]
    fields: tuple[str, ...]
    said: Mapping[str, tuple[str, ...]] = {}
    free: tuple[str, ...] = ()
    least: int = 0


def need(ok: object, ru: str, en: str, at: str | None = None) -> list[Problem]:
    """The problem that something is missing in the field `at`, unless it is there."""
    return [] if ok else [Problem("bad-value", {"ru": ru, "en": en}, at=at)]
