"""May this seat rob the turn-up?"""

from __future__ import annotations

from .game_question import GameQuestion


class MayRob(GameQuestion):
    """Yes or no, for the seat whose hand is shown."""

    id = "may-rob"
    letter = "r"
    shape = "one"
