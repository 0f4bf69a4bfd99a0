"""Drills in lessons: what of them a lesson needs to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..game import Game

if TYPE_CHECKING:
    from .items import Composed, Drill, Fresh


def skills(game: Game) -> tuple[str, ...]:
    """The skills of a game, by their ids."""
    return ()


def dealt(item: Drill | Fresh, seed: str) -> Composed | None:
    """The puzzle of a drill."""
    return None


def title(item: Drill | Fresh, lang: str) -> str:
    """What a drill trains."""
    return item.skill
