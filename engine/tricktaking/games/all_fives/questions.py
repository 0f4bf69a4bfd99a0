"""What only All Fives can be asked: begging, the points of a deal, the win."""

from __future__ import annotations

from ...solved import Question
from .begging import AFTER_BEG
from .counting import DEAL_POINTS, WHO_HAS_WON

QUESTIONS: dict[str, Question] = {
    "deal-points": DEAL_POINTS,
    "after-beg": AFTER_BEG,
    "who-won": WHO_HAS_WON,
}
