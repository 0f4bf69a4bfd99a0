"""The kinds of puzzle. To add one: a module here, and its line in `PUZZLES`."""

from __future__ import annotations

from .kind import Answer, Puzzle, PuzzleKind, Verdict
from .legal_plays import LegalPlays
from .trick_winner import TrickWinner

__all__ = ["PUZZLES", "Answer", "Puzzle", "PuzzleKind", "Verdict"]

PUZZLES: dict[str, PuzzleKind] = {
    kind.id: kind
    for kind in (
        TrickWinner(),
        LegalPlays(),
    )
}
"""Every kind by its id, which is also the name of its fence."""
