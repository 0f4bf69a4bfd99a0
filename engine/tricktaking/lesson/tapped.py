"""A position put together by tapping: what a page knows about it, and the text that comes of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..notation import format_position, parse_fields
from ..rules import Problem
from . import words
from .described import game_in, text_in

MOST_CARDS = 60
"""More cards than any pack has are refused unread."""


def position_text(tapped: Mapping[str, Any]) -> str:
    """The text of a position; raises `Problem` for what cannot be read.

    Only read, not judged: half a position has a text, too.

    >>> tapped = {"game": "bruff", "suit": "S", "leader": "A1", "played": ["7S", "5S"]}
    >>> position_text(tapped)
    'trump S; trick A1 7S 5S'
    """
    game = game_in(tapped)
    fields = {"trump": text_in(tapped, "suit")}
    if len(game.tables) > 1:
        fields["players"] = text_in(tapped, "table")
    for key, seat, cards in (("trick", "leader", "played"), ("hand", "seat", "held")):
        if codes := _codes(tapped, cards):
            fields[key] = " ".join([text_in(tapped, seat), *codes])
    return format_position(parse_fields(fields, game))


def _codes(tapped: Mapping[str, Any], field: str) -> Sequence[str]:
    cards = tapped.get(field, [])
    if (
        not isinstance(cards, list)
        or len(cards) > MOST_CARDS
        or not all(isinstance(card, str) for card in cards)
    ):
        raise Problem("bad-value", words.LIST_NEEDED, {"field": field}, at=field)
    return cards
