"""The order strip: the whole row of trumps, or of a plain suit, in which a question was decided.

A page stores it once for each puzzle, as short as can be; the page's scripts only draw it.
"""

from __future__ import annotations

from typing import Any

from .names import TRUMP, suit_word
from .puzzles import Puzzle
from .words import word


def strip_of(puzzle: Puzzle, lang: str) -> dict[str, Any] | None:
    """The row best first, which of its cards the puzzle shows, and the card led if it is one of them.

    >>> from .games import GAMES
    >>> from .notation import parse_position
    >>> from .puzzles import PUZZLES
    >>> bruff = GAMES["bruff"]
    >>> position = parse_position("trump S; trick A1 7S 5S; hand C1 AH KD", bruff)
    >>> strip_of(Puzzle("", PUZZLES["legal-plays"], bruff, position), "en")
    {'name': 'Trumps: spades', 'row': '5S JS JK AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS', \
'own': '5S AH 7S', 'led': '7S'}
    """
    suit = puzzle.kind.compared(puzzle.game, puzzle.position)
    if suit is None:
        return None
    trump = puzzle.position.trump or ""
    row = puzzle.game.orders[trump].row(suit)
    shown = {card for _, hand in puzzle.position.hands for card in hand}
    trick = puzzle.position.trick
    played = trick.cards if trick else ()
    shown |= set(played)
    title = "strip-trumps" if suit == TRUMP else "strip-plain"
    found = {
        "name": word(title, lang, suit=suit_word(trump if suit == TRUMP else suit, lang)),
        "row": " ".join(card.code for card in row),
        "own": " ".join(card.code for card in row if card in shown),
    }
    if played and played[0] in row:
        found["led"] = played[0].code
    return found
