"""Errors of rank: the orders of the cards as somebody believes them (B4, A2)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

from ..cards import ACE_OF_HEARTS, CARDS, Card
from ..game import Game
from ..misconception import believing
from ..order import Order
from ..spoil_five import SpoilFive

Row = tuple[Card, ...]
Ranks = tuple[Row, dict[str, Row]]
Rerank = Callable[[str, Row, dict[str, Row]], Ranks]
"""Trump suit, trumps and plain suits in their true order: how somebody believes they rank."""

RED, BLACK = "HD", "SC"
_RISING = "23456789T"


def ace_of_hearts_is_a_heart(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """AH at the head of the hearts, unless hearts are trumps."""
    if trump == "H":
        return trumps, plain
    hearts = (ACE_OF_HEARTS, *plain["H"])
    return tuple(c for c in trumps if c is not ACE_OF_HEARTS), {**plain, "H": hearts}


def black_trumps_run_down(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """Small black trumps ranked like red ones, the ten best."""
    return (_spots(trumps, trump, falling=True) if trump in BLACK else trumps), plain


def red_trumps_run_up(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """Small red trumps ranked like black ones, the two best."""
    return (_spots(trumps, trump, falling=False) if trump in RED else trumps), plain


def black_suits_run_down(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """Plain black spot cards ranked like red ones, the ten best."""
    return trumps, {
        s: _spots(row, s, falling=True) if s in BLACK else row for s, row in plain.items()
    }


def red_suits_run_up(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """Plain red spot cards ranked like black ones, the two best."""
    return trumps, {
        s: _spots(row, s, falling=False) if s in RED else row for s, row in plain.items()
    }


def five_high_everywhere(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """The five at the head of plain suits too."""
    return trumps, {s: _moved(row, "5" + s, 0) for s, row in plain.items()}


def black_aces_high(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """AS and AC above the king in their plain suits."""
    return trumps, {s: _moved(row, "A" + s, 0) if s in BLACK else row for s, row in plain.items()}


def ace_of_diamonds_high(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """AD above the king when diamonds are plain."""
    return trumps, {s: _moved(row, "A" + s, 0) if s == "D" else row for s, row in plain.items()}


def ace_of_trumps_first(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """The ace of the trump suit above AH."""
    ace = "A" + trump
    return (trumps if trump == "H" else _moved(trumps, ace, trumps.index(ACE_OF_HEARTS))), plain


def jack_of_trumps_small(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """The jack of trumps below the queen, as in a plain suit."""
    return _moved(trumps, "J" + trump, trumps.index(CARDS["Q" + trump])), plain


def five_of_trumps_small(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """The five of trumps among the spot cards, where it is printed."""
    below = "4" if trump in BLACK else "6"
    return _moved(trumps, "5" + trump, trumps.index(CARDS[below + trump])), plain


def joker_below_ace_of_hearts(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """The joker right below AH."""
    return _moved(trumps, "JK", trumps.index(ACE_OF_HEARTS)), plain


def joker_above_all(trump: str, trumps: Row, plain: dict[str, Row]) -> Ranks:
    """The joker at the head of the trumps."""
    return _moved(trumps, "JK", 0), plain


def _moved(row: Row, code: str, to: int) -> Row:
    """The row with one card moved so that it stands at index `to`."""
    card = CARDS[code]
    rest = [c for c in row if c is not card]
    return (*rest[:to], card, *rest[to:])


def _spots(row: Row, suit: str, *, falling: bool) -> Row:
    """The row with its spot cards (two to ten) in the other direction, each place kept."""
    ranks = _RISING[::-1] if falling else _RISING
    spots = [c for c in row if c.suit == suit and c.rank in _RISING]
    spots = [c for c in spots if row.index(c) > 0 or c.rank != "5"]
    turned = iter(sorted(spots, key=lambda c: ranks.index(c.rank)))
    return tuple(next(turned) if c in spots else c for c in row)


def reranked(game: Game, rerank: Rerank) -> dict[str, Order]:
    """The orders of the game as somebody believes them."""
    return {
        trump: Order(*rerank(trump, order.trumps, order.plain))
        for trump, order in game.orders.items()
    }


def with_ranks(game: Game, judge: SpoilFive, rerank: Rerank) -> Game:
    """The game with these ranks, both when a trick is won and when trumps may be held back."""
    believed = copy(judge)
    believed.orders = reranked(game, rerank)
    return believing(game, orders=believed.orders, judge=believed)
