"""What only Bruff can be asked: robbing, the bonus, the points of a deal, the end."""

from __future__ import annotations

from ...solved import Question
from .booking import BONUS_PROOF, DEAL_POINTS
from .ending import WHO_HAS_WON
from .robbing import MAY_ROB

QUESTIONS: dict[str, Question] = {
    "deal-points": DEAL_POINTS,
    "may-rob": MAY_ROB,
    "who-won": WHO_HAS_WON,
    "bonus-proof": BONUS_PROOF,
}
