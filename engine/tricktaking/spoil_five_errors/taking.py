"""Errors about who takes the trick, with every rank right (B5.2, A4.2)."""

from __future__ import annotations

from collections.abc import Sequence

from ..cards import Card
from ..game import Game
from ..misconception import believing
from ..names import TRUMP


def discards_win(game: Game) -> Game:
    """Without trumps the best card of any suit takes the trick, whatever was led."""

    def winner(trump: str, cards: Sequence[Card]) -> int:
        order = game.orders[trump]
        if any(order.suit[card] == TRUMP for card in cards):
            return order.winner(cards)
        best = max(order.strength[card] - len(order.plain[order.suit[card]]) for card in cards)
        return next(
            i
            for i, card in enumerate(cards)
            if order.strength[card] - len(order.plain[order.suit[card]]) == best
        )

    return believing(game, winner=winner)


def small_trumps_lose(game: Game) -> Game:
    """A king, queen or jack of the suit led beats a small trump (a spot card but the five)."""

    def winner(trump: str, cards: Sequence[Card]) -> int:
        order = game.orders[trump]
        best = order.winner(cards)
        card, led = cards[best], order.suit[cards[0]]
        small = card.suit == trump and card.rank in "2346789T"
        courts = [c for c in cards if order.suit[c] == led and c.rank in "KQJ"]
        if not small or led == TRUMP or not courts:
            return best
        return cards.index(max(courts, key=order.strength.__getitem__))

    return believing(game, winner=winner)
