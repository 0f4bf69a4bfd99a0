"""What has this side scored in this deal?"""

from __future__ import annotations

from .game_question import GameQuestion


class DealPoints(GameQuestion):
    """What the side named by the position scores, bid, bonus and all; before the end, what is booked."""

    id = "deal-points"
    letter = "d"
    shape = "number"
