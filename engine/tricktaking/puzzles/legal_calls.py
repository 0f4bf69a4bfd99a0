"""What may the speaker call?"""

from __future__ import annotations

from .game_question import GameQuestion


class LegalCalls(GameQuestion):
    """All calls that the seat to speak may make, passing included."""

    id = "legal-calls"
    letter = "c"
    shape = "several"
