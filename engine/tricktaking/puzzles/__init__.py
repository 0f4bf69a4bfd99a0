"""The kinds of puzzle. To add one: a module here, and its line in `PUZZLES`."""

from __future__ import annotations

from .after_beg import AfterBeg
from .best_card import BestCard
from .bonus_proof import BonusProof
from .deal_points import DealPoints
from .kind import Answer, Puzzle, PuzzleKind, Verdict
from .legal_calls import LegalCalls
from .legal_plays import LegalPlays
from .may_rob import MayRob
from .order_cards import OrderCards
from .take_trick import TakeTrick
from .trick_points import TrickPoints
from .trick_winner import TrickWinner
from .who_won import WhoWon

__all__ = ["PUZZLES", "Answer", "Puzzle", "PuzzleKind", "Verdict"]

PUZZLES: dict[str, PuzzleKind] = {
    kind.id: kind
    for kind in (
        TrickWinner(),
        LegalPlays(),
        OrderCards(),
        TrickPoints(),
        DealPoints(),
        LegalCalls(),
        MayRob(),
        AfterBeg(),
        WhoWon(),
        BonusProof(),
        TakeTrick(),
        BestCard(),
    )
}
"""Every kind by its id, which is also the name of its fence."""
