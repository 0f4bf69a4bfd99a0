"""Simulated pupils: each holds exactly one misconception, is right otherwise, and practises drills.

A pupil practises six skills in turn, one of them the skill that would cure the error. After a
wrong answer comes, as on the page, a drill that tells the suspects apart. Nobody tells the
diagnosis what the pupil believes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tricktaking.dice import Dice
from tricktaking.drill import Drill, curing, make, telling_apart
from tricktaking.game import Game
from tricktaking.misconception import Given, believed, misconceptions, suspected
from tricktaking.skill import Skill, skills

WRONG_ANSWERS = 5
MOST_DRILLS = 120
TOPICS = 6


class Run(NamedTuple):
    """How it went with one pupil: who was named, after how many wrong answers and drills."""

    game: str
    holds: str
    named: str | None
    wrong: int
    drills: int


def practise(game: Game, holds: str, seed: int) -> Run:
    """One pupil, until a misconception is named or five answers were wrong."""
    dice = Dice(f"pupil {game.id} {holds} {seed}")
    history: list[Given] = []
    wrong = drills = 0
    follow_up: Drill | None = None
    for skill in _topics(game, holds, dice):
        drills += 1
        drill = follow_up or make(game, skill.id, 1 + dice.below(3), dice.below(1_000_000))
        history.append(answered(drill, holds))
        follow_up = None
        if not history[-1].right:
            wrong += 1
            named = believed(history)
            if named or wrong == WRONG_ANSWERS:
                return Run(game.id, holds, named, wrong, drills)
        if wrong and dice.below(3):
            follow_up = telling_apart(game, suspected(history), dice.below(1_000_000))
    return Run(game.id, holds, believed(history), wrong, drills)


def answered(drill: Drill, holds: str) -> Given:
    """What the pupil answers: the mistake of the misconception if it makes one here."""
    given = drill.wrong.get(holds, drill.correct)
    return Given(given, holds not in drill.wrong, drill.wrong, drill.puzzle.kind)


def _topics(game: Game, holds: str, dice: Dice) -> Iterator[Skill]:
    known = [skill for skill in skills(game).values() if skill.errors]
    topic = [skills(game)[name] for name in curing(game, holds)]
    topic = topic or [skill for skill in known if holds in skill.errors]
    chosen = [dice.pick(topic), *dice.sample(known, TOPICS - 1)]
    for number in range(MOST_DRILLS):
        yield chosen[number % TOPICS]


def without_topic(game: Game) -> list[str]:
    """The misconceptions that no skill cures."""
    return [name for name in misconceptions(game) if not curing(game, name)]
