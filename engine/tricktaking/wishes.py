"""Kinds of card in a few words, for dealing positions: `trump spot`, `plain black court`, `AH`.

A wish is a list of words, all of which must fit the card:

    trump  plain  led  off       a trump; a plain card; of the suit led; plain and of another suit
    S H D C  red  black          plain cards of that suit; the colour that is printed
    A K Q J T 9 … 2              the rank that is printed
    spot  court                  two to ten; king, queen or jack
    guard  bare                  a trump that a lower one cannot force out; any other trump
    over  under                  above or below the card led, of its suit
    AH  JK  7S …                 this very card
    but-RANK                     any rank but this one
"""

from __future__ import annotations

from collections.abc import Callable

from .cards import CARDS, SUITS, Card
from .names import TRUMP
from .order import Order
from .spoil_five import protected

Test = Callable[[Card, Order, str, Card | None], bool]
"""Card, order, trump suit, card led."""

_COLOURS = {"red": "HD", "black": "SC"}


def fitting(wish: str, order: Order, trump: str, led: Card | None = None) -> tuple[Card, ...]:
    """The cards that fit all words of a wish, in the order of the pack.

    >>> from tricktaking.games import GAMES
    >>> from tricktaking.cards import codes
    >>> codes(fitting("guard over", GAMES["bruff"].orders["S"], "S", CARDS["AH"]))
    '5S JS JK'
    """
    tests = [_TESTS.get(word) or _card_test(word) for word in wish.split()]
    return tuple(
        card
        for card in CARDS.values()
        if card in order.suit and all(test(card, order, trump, led) for test in tests)
    )


def _card_test(word: str) -> Test:
    if word in CARDS:
        return lambda card, order, trump, led: card.code == word
    if word.startswith("but-"):
        return lambda card, order, trump, led: card.rank != word[4:]
    raise ValueError(f"no such word in a wish: {word}")


def _suited(suit: str) -> Test:
    return lambda card, order, trump, led: order.suit[card] == suit


def _coloured(suits: str) -> Test:
    return lambda card, order, trump, led: bool(card.suit) and card.suit in suits


def _ranked(ranks: str) -> Test:
    return lambda card, order, trump, led: bool(card.suit) and card.rank in ranks


def _of_led(card: Card, order: Order, trump: str, led: Card | None) -> bool:
    return led is not None and order.suit[card] == order.suit[led]


def _off(card: Card, order: Order, trump: str, led: Card | None) -> bool:
    return order.suit[card] != TRUMP and not _of_led(card, order, trump, led)


def _over(card: Card, order: Order, trump: str, led: Card | None) -> bool:
    return led is not None and _of_led(card, order, trump, led) and order.higher(card, led)


def _under(card: Card, order: Order, trump: str, led: Card | None) -> bool:
    return led is not None and _of_led(card, order, trump, led) and order.higher(led, card)


_TESTS: dict[str, Test] = {
    "trump": _suited(TRUMP),
    "plain": lambda card, order, trump, led: order.suit[card] != TRUMP,
    "led": _of_led,
    "off": _off,
    "over": _over,
    "under": _under,
    "spot": _ranked("23456789T"),
    "court": _ranked("KQJ"),
    "guard": lambda card, order, trump, led: order.suit[card] == TRUMP and protected(card, trump),
    "bare": lambda card, order, trump, led: (
        order.suit[card] == TRUMP and not protected(card, trump)
    ),
    **{suit: _suited(suit) for suit in SUITS},
    **{colour: _coloured(suits) for colour, suits in _COLOURS.items()},
    **{rank: _ranked(rank) for rank in "A23456789TJQK"},
}
