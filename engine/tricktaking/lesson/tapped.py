"""A position put together by tapping: what a page knows about it, and the text that comes of it.

A page sends what was chosen field by field, under the names of the text form of a position:

    trump, dealer, turn-up, side   a suit, a seat, a card, a side
    scores                         a number for every side, by its name
    calls                          a list of calls
    bid                            a seat and a number; without a seat nothing is said
    acts                           a list of acts, each a seat and a word
    trick, tricks                  the seat that led first, and all cards in order of play; where
                                   no seat is said, the one on the dealer's left leads
    hand                           cards by the seat that holds them

The cards of `tricks` are parted into tricks here: whoever takes one leads to the next.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..fields import table_of
from ..game import Game
from ..names import Named
from ..notation import format_position, parse_fields, parse_position
from ..position import Position
from ..rules import Problem
from ..table import Table
from . import words
from .described import game_in, text_in

MOST = 60
"""More cards, calls or acts than any deal has are refused unread."""


def position_text(tapped: Mapping[str, Any]) -> str:
    """The text of a position; raises `Problem` for what cannot be read.

    Only read, not judged: half a position has a text, too.

    >>> fields = {"trump": "S", "tricks": {"seat": "N", "cards": ["7S", "5S", "2D", "3D", "AH"]}}
    >>> position_text({"game": "auction-forty-fives", "fields": fields})
    'trump S; tricks N 7S 5S 2D 3D; trick E AH'
    """
    game, given = game_in(tapped), tapped.get("fields")
    if not isinstance(given, dict):
        raise Problem("bad-value", words.OBJECT_NEEDED, {"field": "fields"}, at="fields")
    players = text_in(tapped, "players") if len(game.tables) > 1 else None
    table = table_of(players, game)
    _fits(given.get("trick"), table, game)
    fields = {"players": players} if players else {}
    for key, value in given.items():
        if key not in _WRITTEN:
            named = {"key": str(key)[:40], "known": ", ".join(_WRITTEN)}
            raise Problem("unknown-field", words.NO_FIELD, named, at=str(key)[:40])
        if text := _WRITTEN[key](value, key, table):
            fields[key] = text
    for key in ("trick", "tricks"):
        if key in fields and fields[key].startswith(" "):
            fields[key] = _eldest(fields, table) + fields[key]
    if "tricks" in fields:
        fields |= _parted(fields.pop("tricks"), fields, game)
    return format_position(parse_fields(fields, game))


def _fits(trick: Any, table: Table, game: Game) -> None:
    """Raises `Problem` when more cards were tapped into a trick than there are players."""
    cards = _texts(_object(trick, "trick").get("cards", []), "trick") if trick else []
    if beyond := cards[len(table.seats) :]:
        named: dict[str, Named] = {
            "seats": len(table.seats),
            "cards": tuple(game.card(code) for code in beyond),
        }
        raise Problem("bad-value", words.TRICK_FULL, named, at="trick")


def _eldest(fields: Mapping[str, str], table: Table) -> str:
    return table.left.get(fields.get("dealer", ""), table.seats[0])


def _parted(plays: str, fields: Mapping[str, str], game: Game) -> dict[str, str]:
    """Cards in order of play as finished tricks and the one on the table."""
    leader, *cards = plays.split()
    start = parse_fields({**fields, "trick": f"{leader} {cards[0]}"}, game)
    seats = len(start.table.seats)
    tricks = [cards[i : i + seats] for i in range(0, len(cards), seats)]
    told = []
    for trick in tricks:
        told.append(" ".join([leader, *trick]))
        if len(trick) == seats:
            leader = _taker(start, told[-1])
    open_trick = told.pop() if len(tricks[-1]) < seats else ""
    parted = {"tricks": " / ".join(told), "trick": open_trick}
    return {key: text for key, text in parted.items() if text}


def _taker(start: Position, trick: str) -> str:
    """Who takes a full trick; where trumps are not fixed yet, the leader may stand for any."""
    game = start.game
    trump = start.trump or (start.turn_up.suit if start.turn_up else "")
    if not trump:
        raise Problem("bad-value", words.TRUMP_FIRST, at="trump")
    players = f"players {start.players}; " if len(game.tables) > 1 else ""
    return parse_position(f"{players}trump {trump}; trick {trick}", game).winner()


def _word(value: Any, key: str, table: Table) -> str:
    return _text(value, key)


def _list(value: Any, key: str, table: Table) -> str:
    return " ".join(_texts(value, key))


def _pair(value: Any, key: str, table: Table) -> str:
    pair = _texts(value, key)
    if pair and not pair[0]:
        return ""
    if len(pair) != 2 or not all(pair):
        raise Problem("bad-value", words.LIST_NEEDED, {"field": key}, at=key)
    return " ".join(pair)


def _acts(value: Any, key: str, table: Table) -> str:
    if not isinstance(value, list) or len(value) > MOST:
        raise Problem("bad-value", words.LIST_NEEDED, {"field": key}, at=key)
    return ", ".join(" ".join(_texts(act, key)) for act in value)


def _scores(value: Any, key: str, table: Table) -> str:
    scores = _object(value, key)
    return ", ".join(f"{_text(side, key)} {_text(score, key)}" for side, score in scores.items())


def _plays(value: Any, key: str, table: Table) -> str:
    played = _object(value, key)
    cards = _texts(played.get("cards", []), key)
    return " ".join([_text(played.get("seat", ""), key), *cards]) if cards else ""


def _hands(value: Any, key: str, table: Table) -> str:
    hands = {_text(seat, key): _texts(cards, key) for seat, cards in _object(value, key).items()}
    return " / ".join(" ".join([seat, *cards]) for seat, cards in hands.items() if cards)


_Writer = Callable[[Any, str, Table], str]
_WRITTEN: dict[str, _Writer] = {
    **dict.fromkeys(("trump", "dealer", "turn-up", "side"), _word),
    **{"scores": _scores, "calls": _list, "bid": _pair, "acts": _acts},
    **{"tricks": _plays, "trick": _plays, "hand": _hands},
}
"""How each field is written in the text form."""


def _text(value: Any, key: str) -> str:
    """One word; what parts fields and words from each other cannot stand in it."""
    if not isinstance(value, str) or (value and not value.replace("-", "").isalnum()):
        raise Problem("bad-value", words.TEXT_NEEDED, {"field": key}, at=key)
    return value


def _texts(value: Any, key: str) -> list[str]:
    if not isinstance(value, list) or len(value) > MOST:
        raise Problem("bad-value", words.LIST_NEEDED, {"field": key}, at=key)
    return [_text(one, key) for one in value]


def _object(value: Any, key: str) -> Mapping[str, Any]:
    if not isinstance(value, dict) or len(value) > MOST:
        raise Problem("bad-value", words.OBJECT_NEEDED, {"field": key}, at=key)
    return value
