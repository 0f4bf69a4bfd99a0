"""Positions as text: a readable form for fences, tables and questions, a compact one for links.

The text form is a list of fields, parted by `;` or by new lines, a colon after the key being free:

    trump S; trick A1 7S 5S KD; hand A2 2S QC

    position = field { (";" | newline) field }        field  = key [":"] value
    players  = number                                 where a game has several tables
    trump    = "S" | "H" | "D" | "C"                  dealer = seat          turn-up = card
    scores   = side number { "," side number }        calls  = ("pass" | "hold" | number) …
    bid      = seat number                            acts   = seat verb { "," seat verb }
    tricks   = trick { "/" trick }                    finished ones
    trick    = [seat] card { card }                   the leader, then the cards in order of play;
             | seat card { "," seat card }            or every card with its seat, which is checked
    hand     = [seat] card { card } { "/" seat card { card } }
    side     = side                                   whose points are asked for

    verb     = "stand" | "beg" | "give" | "run" | "rob" | "revoke"

A hand without a seat belongs to the seat that plays next. The compact form holds only letters,
digits and hyphens, in either case: the game's letter, the number of players where it varies, the
trump suit (or `n`), then a part for each field, a letter and its value, seats by number:

    bs-t17s5skd-h42sqc

    d dealer · u turn-up · s scores, parted by x, m for minus · c calls, parted by x, p pass, h hold
    b bid: seat, amount · a acts: seat and s b g r, o rob, v revoke · p finished trick · t trick
    h hand · q side, by number

Both are read back exactly: `parse(format(p)) == p`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .cards import SUITS, Card, codes
from .fields import ACTS, READERS, Reader, amount, bad, refuse_endless, score, table_of
from .game import Game
from .position import Position
from .rules import Problem
from .table import Seat, Table
from .trick import Trick

KEYS = (
    *("players", "trump", "dealer", "turn-up", "scores", "calls", "bid", "acts"),
    *("tricks", "trick", "hand", "side"),
)
"""The fields of the text form, in the order in which they are written."""

_ACT_LETTERS = {verb: letter for letter, verb in ACTS.items()}


def parse_position(text: str, game: Game) -> Position:
    """The position written in `text`; raises the first `Problem` (syntax, unknown card or seat).

    Whether such a moment can occur is not asked here: see `Game.problems`.

    >>> from tricktaking.games import GAMES
    >>> position = parse_position("trump: S; trick: A1 7S, B1 5S; hand: AH KD", GAMES["bruff"])
    >>> format_position(position)
    'trump S; trick A1 7S 5S; hand C1 AH KD'
    """
    return parse_fields(split_fields(text), game)


def split_fields(text: str) -> dict[str, str]:
    """The fields of the text form by key; raises `Problem` for what is no field."""
    refuse_endless(text)
    fields: dict[str, str] = {}
    for line in text.replace("\n", ";").split(";"):
        if not line.strip():
            continue
        key, _, value = line.strip().partition(" ")
        if ":" in key:
            key, _, glued = key.partition(":")
            value = f"{glued} {value}"
        if key not in KEYS:
            keys = ", ".join(KEYS)
            raise bad(line, f"такого поля нет ({keys})", f"no such field ({keys})")
        if key in fields:
            raise bad(line, f"поле «{key}» стоит дважды", f'the field "{key}" stands twice')
        fields[key] = value.strip()
    return fields


def parse_fields(fields: Mapping[str, str], game: Game) -> Position:
    """The position whose fields are given by key; raises the first `Problem`, `at` its key."""
    values: dict[str, Any] = {}
    try:
        table = table_of(fields.get("players"), game)
    except Problem as problem:
        problem.at = problem.at or "players"
        raise
    for key in KEYS:
        if key in fields and key != "players":
            try:
                READERS[key](fields[key], game, table, values)
            except Problem as problem:
                problem.at = problem.at or key
                raise
    return Position(game, len(table.seats), **values)


def format_position(position: Position) -> str:
    """The text form of a position, on one line: the inverse of `parse_position`."""
    game, parts = position.game, []
    if len(game.tables) > 1:
        parts.append(f"players {position.players}")
    if position.trump:
        parts.append(f"trump {position.trump}")
    if position.dealer:
        parts.append(f"dealer {position.dealer}")
    if position.turn_up:
        parts.append(f"turn-up {position.turn_up}")
    if position.scores:
        parts.append("scores " + ", ".join(f"{side} {n}" for side, n in position.scores))
    if position.calls:
        parts.append("calls " + " ".join(position.calls))
    if position.bid:
        parts.append(f"bid {position.bid[0]} {position.bid[1]}")
    if position.acts:
        parts.append("acts " + ", ".join(position.acts))
    if position.tricks:
        parts.append("tricks " + " / ".join(_trick_text(trick) for trick in position.tricks))
    if position.trick:
        parts.append("trick " + _trick_text(position.trick))
    if position.hands:
        parts.append("hand " + " / ".join(f"{seat} {codes(hand)}" for seat, hand in position.hands))
    if position.side:
        parts.append(f"side {position.side}")
    return "; ".join(parts)


def parse_compact(text: str, games: Iterable[Game]) -> Position:
    """The position written in the compact form; raises `Problem` that quotes what cannot be read.

    >>> from tricktaking.games import GAMES
    >>> format_position(parse_compact("BS-T17S5S-H3AHKD", GAMES.values()))
    'trump S; trick A1 7S 5S; hand C1 AH KD'
    """
    refuse_endless(text)
    head, *parts = text.strip().lower().split("-")
    game = next((g for g in games if g.letter == head[:1]), None)
    if game is None:
        raise bad(text, "первая буква не называет игры", "the first letter names no game")
    players, trump = head[1:-1], head[-1:]
    if len(head) < 2 or (trump != "n" and trump.upper() not in SUITS):
        raise bad(head, "нет козырной масти (s h d c или n)", "no trump suit (s h d c, or n)")
    if bool(players) != (len(game.tables) > 1):
        raise bad(head, "не так указано число игроков", "the number of players is amiss")
    table = table_of(players or None, game)
    values: dict[str, Any] = {} if trump == "n" else {"trump": trump.upper()}
    last = ""
    for part in parts:
        letter, value = part[:1], part[1:]
        if letter not in _COMPACT or _ORDER.index(letter) < _ORDER.index(last or _ORDER[0]):
            raise bad(part, "часть не на месте", "a part that is unknown or out of place")
        if letter == last and letter not in "ph":
            raise bad(part, "часть стоит дважды", "the part stands twice")
        last = letter
        _COMPACT[letter](value, game, table, values)
    return Position(game, len(table.seats), **values)


def format_compact(position: Position) -> str:
    """The compact form of a position: the inverse of `parse_compact`."""
    game, table = position.game, position.table
    number = {seat: str(i) for i, seat in enumerate(table.seats, 1)}
    players = str(position.players) if len(game.tables) > 1 else ""
    parts = [game.letter + players + (position.trump or "n").lower()]
    if position.dealer:
        parts.append("d" + number[position.dealer])
    if position.turn_up:
        parts.append("u" + position.turn_up.code)
    if position.scores:
        by_side = dict(position.scores)
        parts.append("s" + "x".join(str(by_side[side]) for side in table.sides).replace("-", "m"))
    if position.calls:
        parts.append("c" + "x".join({"pass": "p", "hold": "h"}.get(c, c) for c in position.calls))
    if position.bid:
        parts.append(f"b{number[position.bid[0]]}{position.bid[1]}")
    if position.acts:
        acts = [act.split() for act in position.acts]
        parts.append("a" + "".join(number[seat] + _ACT_LETTERS[verb] for seat, verb in acts))
    for letter, tricks in (("p", position.tricks), ("t", [position.trick])):
        for trick in tricks:
            if trick:
                parts.append(letter + number[trick.leader] + _run(trick.cards))
    for seat, hand in position.hands:
        parts.append("h" + number[seat] + _run(hand))
    if position.side:
        parts.append(f"q{table.sides.index(position.side) + 1}")
    return "-".join(parts).lower()


def _trick_text(trick: Trick) -> str:
    return f"{trick.leader} {codes(trick.cards)}"


def _run(these: Iterable[Card]) -> str:
    return "".join(card.code for card in these)


def _seated(value: str, table: Table) -> tuple[Seat, str]:
    digit = value[:1]
    if not (digit.isascii() and digit.isdigit() and 0 < int(digit) <= len(table.seats)):
        raise bad(value, "нет места с таким номером", "no seat of that number")
    return table.seats[int(digit) - 1], value[1:]


def _seated_cards(value: str, game: Game, table: Table) -> tuple[Seat, tuple[Card, ...]]:
    seat, run = _seated(value, table)
    pairs = [run[i : i + 2] for i in range(0, len(run), 2)]
    if not pairs or len(pairs) > 60:
        raise bad(value, "нет карт", "no cards")
    return seat, tuple(game.card(pair) for pair in pairs)


def _compact_trick(value: str, game: Game, table: Table) -> Trick:
    leader, played = _seated_cards(value, game, table)
    if len(played) > len(table.seats):
        raise bad(value, "карт больше, чем мест", "more cards than seats")
    return Trick(leader, played)


def _c_dealer(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["dealer"], rest = _seated(value, table)
    if rest:
        raise bad(value, "лишние знаки", "too many characters")


def _c_scores(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    numbers = value.split("x")
    if len(numbers) != len(table.sides):
        raise bad(value, "нужен счёт каждой стороны", "a score for every side is needed")
    read = [score(n.replace("m", "-")) for n in numbers]
    values["scores"] = tuple(zip(table.sides, read, strict=True))


def _c_calls(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    words = " ".join({"p": "pass", "h": "hold"}.get(word, word) for word in value.split("x"))
    READERS["calls"](words, game, table, values)


def _c_bid(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    seat, points = _seated(value, table)
    values["bid"] = (seat, amount(points))


def _c_acts(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    acts = []
    for i in range(0, len(value), 2):
        seat, letter = _seated(value[i : i + 2], table)
        if letter not in ACTS:
            raise bad(value, "нет такого действия (s b g r o v)", "no such act (s b g r o v)")
        acts.append(f"{seat} {ACTS[letter]}")
    values["acts"] = tuple(acts)


def _c_tricks(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["tricks"] = (*values.get("tricks", ()), _compact_trick(value, game, table))


def _c_trick(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["trick"] = _compact_trick(value, game, table)


def _c_hand(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    hand = _seated_cards(value, game, table)
    if hand[0] in dict(values.get("hands", ())):
        raise bad(value, "две руки у одного места", "two hands for one seat")
    values["hands"] = (*values.get("hands", ()), hand)


def _c_side(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    if value not in map(str, range(1, len(table.sides) + 1)):
        raise bad(value, "нет стороны с таким номером", "no side of that number")
    values["side"] = table.sides[int(value) - 1]


_COMPACT: dict[str, Reader] = {
    **{
        "d": _c_dealer,
        "u": READERS["turn-up"],
        "s": _c_scores,
        "c": _c_calls,
        "b": _c_bid,
        "a": _c_acts,
    },
    **{"p": _c_tricks, "t": _c_trick, "h": _c_hand, "q": _c_side},
}
_ORDER = "".join(_COMPACT)
