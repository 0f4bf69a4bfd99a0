"""Stand or beg: what happens next?"""

from __future__ import annotations

from .game_question import GameQuestion


class AfterBeg(GameQuestion):
    """One of the things that can follow a word of the eldest hand or of the dealer, or a new turn-up."""

    id = "after-beg"
    letter = "b"
    shape = "one"
