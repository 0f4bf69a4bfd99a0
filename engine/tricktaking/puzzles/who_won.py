"""Who has won the game, and when?"""

from __future__ import annotations

from .game_question import GameQuestion


class WhoWon(GameQuestion):
    """One of the sides, with the trick where that decides, or nobody yet."""

    id = "who-won"
    letter = "g"
    shape = "one"
