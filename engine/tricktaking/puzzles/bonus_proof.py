"""Is the bonus for the highest trump proven yet?"""

from __future__ import annotations

from .game_question import GameQuestion


class BonusProof(GameQuestion):
    """Proven for one of the pairs, still open, or no trump seen yet."""

    id = "bonus-proof"
    letter = "x"
    shape = "one"
