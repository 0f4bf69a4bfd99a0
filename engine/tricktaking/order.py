"""The order of the cards under one trump suit: which suit a card counts as, and what beats what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .cards import Card
from .names import TRUMP


class Order:
    """The cards from best to least: all trumps, then each plain suit.

    >>> from tricktaking.cards import cards
    >>> order = Order(cards("5S AH AS"), {"H": cards("KH QH"), "D": cards("KD AD")})
    >>> lead, ace, king = cards("QH AH KD")
    >>> order.suit[ace], order.suit[king], order.winner([lead, ace, king])
    ('trump', 'D', 1)
    """

    __slots__ = ("plain", "strength", "suit", "trumps")

    def __init__(self, trumps: tuple[Card, ...], plain: Mapping[str, tuple[Card, ...]]) -> None:
        self.trumps = trumps
        self.plain = dict(plain)
        self.suit = dict.fromkeys(trumps, TRUMP)
        self.strength = {card: 100 + len(trumps) - i for i, card in enumerate(trumps)}
        """The effective suit of each card, and its strength: a greater number beats a smaller
        one when both can take the trick (both trumps, both of the suit led, or trump and plain)."""
        for suit, best_first in plain.items():
            for i, card in enumerate(best_first):
                self.suit[card] = suit
                self.strength[card] = len(best_first) - i

    def winner(self, cards: Sequence[Card]) -> int:
        """The index of the card that takes the trick so far; the lead comes first."""
        suit, strength = self.suit, self.strength
        led = suit[cards[0]]
        best, at = 0, 0
        for i, card in enumerate(cards):
            if strength[card] > best and suit[card] in (led, TRUMP):
                best, at = strength[card], i
        return at

    def contested(self, cards: Sequence[Card]) -> str:
        """The effective suit in which a trick is decided: trumps if there are any, else the suit led."""
        return TRUMP if any(self.suit[card] == TRUMP for card in cards) else self.suit[cards[0]]

    def row(self, suit: str) -> tuple[Card, ...]:
        """All cards of an effective suit, best first."""
        return self.trumps if suit == TRUMP else self.plain[suit]

    def higher(self, card: Card, than: Card) -> bool:
        """Whether `card` stands above `than`; both trumps or both of one plain suit."""
        return self.strength[card] > self.strength[than]

    def of_suit(self, suit: str, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Those of `cards` whose effective suit is `suit`, best first."""
        own = [card for card in cards if self.suit[card] == suit]
        return tuple(sorted(own, key=lambda card: -self.strength[card]))

    def sorted(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The cards as a player sorts a hand: by printed suit, best first, joker last."""
        suits = "SHCD"
        return tuple(
            sorted(
                cards,
                key=lambda c: (suits.index(c.suit) if c.suit else 4, -self.strength[c]),
            )
        )
