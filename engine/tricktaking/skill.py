"""Skills: what can be drilled. One skill, one rule that decides, one error that it cures.

They stand beside the rules of each game, in its module `skills`. A skill that was published never
changes, nor does its scene, its errors or its bands: links and shared seeds must give the same
drills for ever (`tests/golden/drills.jsonl`). What is to be dealt otherwise gets a new id.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, NamedTuple

from .game import Game
from .scenes import Scene


class Skill(NamedTuple):
    """One thing to be known, and how to deal positions in which it decides.

    `errors` are ids of misconceptions: the first `cures` of them (most often one) are what this
    skill cures, and in every drill of it one of those goes wrong; the others may lead astray as
    well, which makes a drill harder. `kind` is the kind of puzzle, `rule` the rule that decides.
    `bands` part the three difficulties: see `drill.weight`.
    """

    id: str
    kind: str
    rule: str
    errors: tuple[str, ...]
    ru: str
    en: str
    scene: Scene
    bands: tuple[int, int]
    cures: int = 1

    def text(self, lang: str) -> str:
        """The skill in a few words."""
        return self.ru if lang == "ru" else self.en


def skills(game: Game) -> Mapping[str, Skill]:
    """The skills of a game by their ids, in the order of its rules."""
    beside: Any = import_module(f"{type(game).__module__}.skills")
    found: Mapping[str, Skill] = beside.SKILLS
    return found


def listed(*found: Skill) -> dict[str, Skill]:
    """The skills by id; raises `ValueError` when an id stands twice."""
    book = {one.id: one for one in found}
    if len(book) != len(found):
        raise ValueError("a skill stands twice")
    return book
