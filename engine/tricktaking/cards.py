"""The cards: 52 and the joker, each of them one object."""

from __future__ import annotations

from collections.abc import Iterable

SUITS = ("S", "H", "D", "C")
"""Spades, hearts, diamonds, clubs, as the protocol writes them."""

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A")
"""The printed ranks, in no game's order; `T` is the ten."""

GLYPHS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


class Card:
    """A playing card; every card exists once, so `is` and `==` agree.

    >>> Card.parse("10♠")
    Card('TS')
    >>> Card.parse("ts") is Card.parse("TS")
    True
    >>> Card.parse("TS").rank, Card.parse("TS").suit, Card.parse("JK").suit
    ('T', 'S', '')
    """

    __slots__ = ("code", "rank", "suit")

    code: str
    rank: str
    suit: str

    def __init__(self, rank: str, suit: str) -> None:
        object.__setattr__(self, "rank", rank)
        object.__setattr__(self, "suit", suit)
        object.__setattr__(self, "code", rank + suit if suit else "JK")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a card cannot be changed: {self.code}")

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __str__(self) -> str:
        return self.code

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return Card.parse, (self.code,)

    @staticmethod
    def parse(text: str) -> Card:
        """The card named by `text`; raises `ValueError` that quotes it otherwise."""
        card = CARDS.get(text)
        if card is None:
            code = text.strip().upper().replace("\ufe0e", "").replace("\ufe0f", "")
            for suit, glyph in GLYPHS.items():
                code = code.replace(glyph, suit)
            if code.startswith("10"):
                code = "T" + code[2:]
            card = CARDS.get(code)
        if card is None:
            raise ValueError(_why_no_card(text))
        return card


def _why_no_card(text: str) -> str:
    shown = text if len(text) <= 20 else text[:20] + "…"
    code = shown.strip().upper()
    if len(code) == 2 and code[0] in RANKS:
        return f'"{shown}": no suit {code[1]} (S H D C)'
    if len(code) == 2 and code[1] in SUITS:
        return f'"{shown}": no rank {code[0]} (2 to 9, T, J, Q, K, A)'
    return f'"{shown}": no such card; write rank and suit, such as 5S or TD, the joker JK'


CARDS: dict[str, Card] = {
    card.code: card for card in [Card(r, s) for s in SUITS for r in RANKS] + [Card("JK", "")]
}
"""All 53 cards by their code."""

JOKER = CARDS["JK"]
ACE_OF_HEARTS = CARDS["AH"]


def cards(text: str) -> tuple[Card, ...]:
    """The cards named in `text`, parted by spaces or commas.

    >>> cards("5S 10S, ah")
    (Card('5S'), Card('TS'), Card('AH'))
    """
    return tuple(Card.parse(word) for word in text.replace(",", " ").split())


def codes(these: Iterable[Card]) -> str:
    """The codes of the cards, parted by spaces: the inverse of `cards`."""
    return " ".join(card.code for card in these)
