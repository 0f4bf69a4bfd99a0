"""What a single trick is believed to be worth (B7.1–B7.3, A5.1)."""

from __future__ import annotations

from ..cards import CARDS, Card
from ..names import TRUMP
from ..position import Position


def ten_for_every_trump(position: Position) -> int:
    """Ten whenever a trump takes the trick."""
    return 10 if position.game.orders[position.trump or ""].suit[_taker(position)] == TRUMP else 5


def no_bonus(position: Position) -> int:
    """Five, whatever takes the trick."""
    return 5


def ten_for_five_or_jack(position: Position) -> int:
    """Ten for the jack of trumps as for the five."""
    top = (CARDS[f"5{position.trump}"], CARDS[f"J{position.trump}"])
    return 10 if _taker(position) in top else 5


def five_for_each_trump(position: Position) -> int:
    """Five for the trick and five for each trump in it."""
    suit = position.game.orders[position.trump or ""].suit
    return 5 + 5 * sum(suit[card] == TRUMP for card in _cards(position))


def _cards(position: Position) -> tuple[Card, ...]:
    return position.trick.cards if position.trick else ()


def _taker(position: Position) -> Card:
    cards = _cards(position)
    return cards[position.game.winner(position.trump or "", cards)]
