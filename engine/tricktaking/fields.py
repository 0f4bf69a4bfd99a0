"""The single fields of a position's text: a suit, scores, a trick, hands.

Each reader puts what it finds among the values of the position, or raises a `Problem` that quotes
what cannot be read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .cards import SUITS, Card
from .game import Game
from .rules import Problem
from .table import Seat, Table
from .trick import Trick

_SUIT_MARKS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}

ACTS = {"s": "stand", "b": "beg", "g": "give", "r": "run", "o": "rob", "v": "revoke"}
"""What can stand in `acts`, by its letter in the compact form."""

LONGEST = 10_000
"""A longer text, in characters, is refused unread: no position needs so much."""


def suit(text: str) -> str | None:
    """The suit named by a letter in either case or by its mark, `None` when there is none.

    >>> suit("♠"), suit("h"), suit("x")
    ('S', 'H', None)
    """
    word = text.strip().replace("\ufe0e", "").replace("\ufe0f", "")
    word = _SUIT_MARKS.get(word, word.upper())
    return word if word in SUITS else None


def refuse_endless(text: str) -> None:
    """Raises `Problem` for a text that cannot be a position because of its length."""
    if len(text) > LONGEST:
        raise bad(text, f"длиннее {LONGEST} знаков", f"longer than {LONGEST} characters")


def bad(text: str, ru: str, en: str) -> Problem:
    """The problem that quotes `text` and says what is wrong with it."""
    shown = text.strip()
    shown = shown if len(shown) <= 40 else shown[:40] + "…"
    shown = shown.replace("{", "{{").replace("}", "}}")
    return Problem("bad-value", {"ru": f"«{shown}»: {ru}", "en": f'"{shown}": {en}'})


def table_of(players: str | None, game: Game) -> Table:
    """The table for so many players; `None` where the game has only one."""
    if players is None:
        if len(game.tables) > 1:
            counts = ", ".join(map(str, game.tables))
            raise bad("players", f"нужно число игроков ({counts})", f"say how many ({counts})")
        return game.table
    if players not in map(str, game.tables):
        counts = ", ".join(map(str, game.tables))
        raise bad(players, f"столько игроков не бывает ({counts})", f"players: only {counts}")
    return game.tables[int(players)]


def seat_named(word: str, table: Table) -> Seat:
    """The seat of this name."""
    if word.upper() not in table.left:
        seats = " ".join(table.seats)
        raise bad(word, f"такого места за столом нет ({seats})", f"no such seat ({seats})")
    return word.upper()


def amount(word: str) -> int:
    """A bid or another number without a sign, of at most four digits."""
    if not (word.isascii() and word.isdigit() and len(word) <= 4):
        raise bad(word, "нужно целое число", "a whole number is needed")
    return int(word)


def score(word: str) -> int:
    """A number that may have a minus."""
    return -amount(word[1:]) if word.startswith("-") else amount(word)


def _trump(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    named = suit(value)
    if named is None:
        raise bad(value, "нет такой масти (S H D C)", "no such suit (S H D C)")
    values["trump"] = named


def _dealer(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["dealer"] = seat_named(value, table)


def _turn_up(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["turn_up"] = game.card(value)


def _scores(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    read: dict[str, int] = {}
    for part in value.split(","):
        words = part.split()
        if len(words) != 2 or words[0].upper() not in table.sides or words[0].upper() in read:
            sides = ", ".join(f"{side} 0" for side in table.sides)
            raise bad(part, f"пишите счёт так: {sides}", f"write the scores like this: {sides}")
        read[words[0].upper()] = score(words[1])
    if set(read) != set(table.sides):
        sides = ", ".join(table.sides)
        raise bad(value, f"нужен счёт каждой стороны: {sides}", f"give every side: {sides}")
    values["scores"] = tuple((side, read[side]) for side in table.sides)


def _calls(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    words = value.lower().replace(",", " ").split()
    for word in words:
        if word not in ("pass", "hold"):
            amount(word)
    values["calls"] = tuple(words)


def _bid(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    words = value.split()
    if len(words) != 2:
        raise bad(value, "пишите место и заявку", "write the seat and the bid")
    values["bid"] = (seat_named(words[0], table), amount(words[1]))


def _acts(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    acts = []
    for part in value.split(","):
        words = part.split()
        if len(words) != 2 or words[1].lower() not in ACTS.values():
            known = ", ".join(ACTS.values())
            raise bad(part, f"пишите место и действие ({known})", f"write seat and act ({known})")
        acts.append(f"{seat_named(words[0], table)} {words[1].lower()}")
    values["acts"] = tuple(acts)


def _trick(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["trick"] = one_trick(value, game, table)


def _tricks(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["tricks"] = tuple(one_trick(part, game, table) for part in value.split("/"))


def one_trick(value: str, game: Game, table: Table) -> Trick:
    """A trick in the text form: its leader and cards, or every card with its seat."""
    words = value.replace(",", " ").split()
    leader = words[0].upper() if words else ""
    if leader not in table.left:
        leader = table.seats[0]
    order = table.from_seat(leader)
    played: list[Card] = []
    for word in words:
        if word.upper() in table.left:
            expected = order[len(played) % len(order)]
            if word.upper() != expected:
                raise bad(value, f"здесь ходит {expected}", f"it is {expected} who plays here")
        elif len(played) == len(order):
            raise bad(value, "карт больше, чем мест", "more cards than seats")
        else:
            played.append(game.card(word))
    if not played:
        raise bad(value, "во взятке нет карт", "a trick without a card")
    return Trick(leader, tuple(played))


def _hands(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    hands: list[tuple[Seat, tuple[Card, ...]]] = []
    for part in value.split("/"):
        words = part.replace(",", " ").split()
        if words and words[0].upper() in table.left:
            seat: Seat | None = words.pop(0).upper()
        else:
            trick = values.get("trick")
            seat = trick.turn(table) if trick else table.seats[0]
        if seat is None:
            raise bad(part, "взятка полна: укажите, чья рука", "the trick is full: say whose hand")
        if not words:
            raise bad(part, "в руке нет карт", "a hand without cards")
        if seat in dict(hands):
            raise bad(part, f"у {seat} две руки", f"{seat} has two hands")
        hands.append((seat, tuple(game.card(word) for word in words)))
    values["hands"] = tuple(hands)


def _side(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    if value.upper() not in table.sides:
        sides = ", ".join(table.sides)
        raise bad(value, f"такой стороны нет ({sides})", f"no such side ({sides})")
    values["side"] = value.upper()


Reader = Callable[[str, Game, Table, dict[str, Any]], None]

READERS: dict[str, Reader] = {
    **{"trump": _trump, "dealer": _dealer, "turn-up": _turn_up, "scores": _scores},
    **{"calls": _calls, "bid": _bid, "acts": _acts, "tricks": _tricks, "trick": _trick},
    **{"hand": _hands, "side": _side},
}
"""The reader of every field but `players`."""
