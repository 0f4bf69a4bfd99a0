"""What the cards of All Fives are worth: six trumps, 25 points together (F4.1)."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import Card
from ...names import LANGUAGES, Named, Text, listed, pretty
from ...rules import Ruling
from .rules import RULES

VALUES = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "5": 5}
"""The value of a trump by its rank; other trumps and all plain cards are worth nothing."""

COUNTS_ONE: Text = {
    "ru": "Во взятке считается одна карта, {counting}; остальное ничего не стоит.",
    "en": "One card of the trick counts, {counting}; the rest is worth nothing.",
}
COUNTS: Text = {
    "ru": "Во взятке считаются козыри {counting}: вместе {points}.",
    "en": "These trumps of the trick count: {counting}, {points} together.",
}
COUNTS_NOTHING: Text = {
    "ru": "Очки дают только Т, К, Д, В, 10 и 5 козырной масти, а их во взятке нет: она стоит 0.",
    "en": "Only A, K, Q, J, 10 and 5 of trumps count, and the trick holds none: it is worth 0.",
}


def value(card: Card, trump: str) -> int:
    """What `card` brings whoever wins it.

    >>> from tricktaking.cards import cards
    >>> [value(card, "S") for card in cards("TS 9S TH")]
    [10, 0, 0]
    """
    return VALUES.get(card.rank, 0) if card.suit == trump else 0


def priced(cards: Sequence[Card], trump: str) -> Text:
    """The cards, each with its value in brackets."""
    return {
        lang: listed([f"{pretty(card, lang)} ({value(card, trump)})" for card in cards], lang)
        for lang in LANGUAGES
    }


def judge_points(trump: str, cards: Sequence[Card]) -> tuple[int, bool, Ruling]:
    """What a finished trick is worth, and why; the game has no bonus (F4.1, F4.2)."""
    counting = [card for card in cards if value(card, trump)]
    points = sum(value(card, trump) for card in counting)
    if not counting:
        return 0, False, Ruling(True, RULES["count-after-deal"], COUNTS_NOTHING, {})
    named: dict[str, Named] = {"counting": priced(counting, trump), "points": points}
    sentence = COUNTS_ONE if len(counting) == 1 else COUNTS
    return points, False, Ruling(True, RULES["trump-values"], sentence, named)
