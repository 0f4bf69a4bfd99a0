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

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .cards import SUITS, Card, codes
from .game import Game
from .names import Named
from .position import Position
from .rules import Problem
from .table import Seat, Table
from .trick import Trick

KEYS = (
    *("players", "trump", "dealer", "turn-up", "scores", "calls", "bid", "acts"),
    *("tricks", "trick", "hand", "side"),
)
"""The fields of the text form, in the order in which they are written."""

LONGEST = 10_000
"""A longer text, in characters, is refused unread: no position needs so much."""

_ACTS = {"s": "stand", "b": "beg", "g": "give", "r": "run", "o": "rob", "v": "revoke"}
_ACT_LETTERS = {verb: letter for letter, verb in _ACTS.items()}
_SUIT_MARKS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def parse_position(text: str, game: Game) -> Position:
    """The position written in `text`; raises the first `Problem` (syntax, unknown card or seat).

    Whether such a moment can occur is not asked here: see `Game.problems`.

    >>> from tricktaking.games import GAMES
    >>> position = parse_position("trump: S; trick: A1 7S, B1 5S; hand: AH KD", GAMES["bruff"])
    >>> format_position(position)
    'trump S; trick A1 7S 5S; hand C1 AH KD'
    """
    return parse_fields(split_fields(text), game)


def suit(text: str) -> str | None:
    """The suit named by a letter in either case or by its mark, `None` when there is none.

    >>> suit("♠"), suit("h"), suit("x")
    ('S', 'H', None)
    """
    word = text.strip().replace("\ufe0e", "").replace("\ufe0f", "")
    word = _SUIT_MARKS.get(word, word.upper())
    return word if word in SUITS else None


def split_fields(text: str) -> dict[str, str]:
    """The fields of the text form by key; raises `Problem` for what is no field."""
    _refuse_endless(text)
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
            raise _bad(line, f"такого поля нет ({keys})", f"no such field ({keys})")
        if key in fields:
            raise _bad(line, f"поле «{key}» стоит дважды", f'the field "{key}" stands twice')
        fields[key] = value.strip()
    return fields


def parse_fields(fields: Mapping[str, str], game: Game) -> Position:
    """The position whose fields are given by key; raises the first `Problem`, `at` its key."""
    values: dict[str, Any] = {}
    table = _table(fields.get("players"), game)
    for key in KEYS:
        if key in fields and key != "players":
            try:
                _READERS[key](fields[key], game, table, values)
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
    _refuse_endless(text)
    head, *parts = text.strip().lower().split("-")
    game = next((g for g in games if g.letter == head[:1]), None)
    if game is None:
        raise _bad(text, "первая буква не называет игры", "the first letter names no game")
    players, trump = head[1:-1], head[-1:]
    if len(head) < 2 or (trump != "n" and trump.upper() not in SUITS):
        raise _bad(head, "нет козырной масти (s h d c или n)", "no trump suit (s h d c, or n)")
    if bool(players) != (len(game.tables) > 1):
        raise _bad(head, "не так указано число игроков", "the number of players is amiss")
    table = _table(players or None, game)
    values: dict[str, Any] = {} if trump == "n" else {"trump": trump.upper()}
    last = ""
    for part in parts:
        letter, value = part[:1], part[1:]
        if letter not in _COMPACT or _ORDER.index(letter) < _ORDER.index(last or _ORDER[0]):
            raise _bad(part, "часть не на месте", "a part that is unknown or out of place")
        if letter == last and letter not in "ph":
            raise _bad(part, "часть стоит дважды", "the part stands twice")
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


def _refuse_endless(text: str) -> None:
    if len(text) > LONGEST:
        raise _bad(text, f"длиннее {LONGEST} знаков", f"longer than {LONGEST} characters")


def _bad(text: str, ru: str, en: str, **named: Named) -> Problem:
    shown = text.strip()
    shown = shown if len(shown) <= 40 else shown[:40] + "…"
    shown = shown.replace("{", "{{").replace("}", "}}")
    return Problem("bad-value", {"ru": f"«{shown}»: {ru}", "en": f'"{shown}": {en}'}, named)


def _table(players: str | None, game: Game) -> Table:
    if players is None:
        if len(game.tables) > 1:
            counts = ", ".join(map(str, game.tables))
            raise _bad("players", f"нужно число игроков ({counts})", f"say how many ({counts})")
        return game.table
    if players not in map(str, game.tables):
        counts = ", ".join(map(str, game.tables))
        raise _bad(players, f"столько игроков не бывает ({counts})", f"players: only {counts}")
    return game.tables[int(players)]


def _seat(word: str, table: Table) -> Seat:
    if word.upper() not in table.left:
        seats = " ".join(table.seats)
        raise _bad(word, f"такого места за столом нет ({seats})", f"no such seat ({seats})")
    return word.upper()


def _amount(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 4):
        raise _bad(word, "нужно целое число", "a whole number is needed")
    return int(word)


def _score(word: str) -> int:
    return -_amount(word[1:]) if word.startswith("-") else _amount(word)


def _trump(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    named = suit(value)
    if named is None:
        raise _bad(value, "нет такой масти (S H D C)", "no such suit (S H D C)")
    values["trump"] = named


def _dealer(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["dealer"] = _seat(value, table)


def _turn_up(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["turn_up"] = game.card(value)


def _scores(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    read: dict[str, int] = {}
    for part in value.split(","):
        words = part.split()
        if len(words) != 2 or words[0].upper() not in table.sides or words[0].upper() in read:
            sides = ", ".join(f"{side} 0" for side in table.sides)
            raise _bad(part, f"пишите счёт так: {sides}", f"write the scores like this: {sides}")
        read[words[0].upper()] = _score(words[1])
    if set(read) != set(table.sides):
        sides = ", ".join(table.sides)
        raise _bad(value, f"нужен счёт каждой стороны: {sides}", f"give every side: {sides}")
    values["scores"] = tuple((side, read[side]) for side in table.sides)


def _calls(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    words = value.lower().replace(",", " ").split()
    for word in words:
        if word not in ("pass", "hold"):
            _amount(word)
    values["calls"] = tuple(words)


def _bid(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    words = value.split()
    if len(words) != 2:
        raise _bad(value, "пишите место и заявку", "write the seat and the bid")
    values["bid"] = (_seat(words[0], table), _amount(words[1]))


def _acts(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    acts = []
    for part in value.split(","):
        words = part.split()
        if len(words) != 2 or words[1].lower() not in _ACTS.values():
            known = ", ".join(_ACTS.values())
            raise _bad(part, f"пишите место и действие ({known})", f"write seat and act ({known})")
        acts.append(f"{_seat(words[0], table)} {words[1].lower()}")
    values["acts"] = tuple(acts)


def _trick(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["trick"] = _one_trick(value, game, table)


def _tricks(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["tricks"] = tuple(_one_trick(part, game, table) for part in value.split("/"))


def _one_trick(value: str, game: Game, table: Table) -> Trick:
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
                raise _bad(value, f"здесь ходит {expected}", f"it is {expected} who plays here")
        elif len(played) == len(order):
            raise _bad(value, "карт больше, чем мест", "more cards than seats")
        else:
            played.append(game.card(word))
    if not played:
        raise _bad(value, "во взятке нет карт", "a trick without a card")
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
            raise _bad(part, "взятка полна: укажите, чья рука", "the trick is full: say whose hand")
        if not words:
            raise _bad(part, "в руке нет карт", "a hand without cards")
        if seat in dict(hands):
            raise _bad(part, f"у {seat} две руки", f"{seat} has two hands")
        hands.append((seat, tuple(game.card(word) for word in words)))
    values["hands"] = tuple(hands)


def _side(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    if value.upper() not in table.sides:
        sides = ", ".join(table.sides)
        raise _bad(value, f"такой стороны нет ({sides})", f"no such side ({sides})")
    values["side"] = value.upper()


_Reader = Callable[[str, Game, Table, dict[str, Any]], None]

_READERS: dict[str, _Reader] = {
    **{"trump": _trump, "dealer": _dealer, "turn-up": _turn_up, "scores": _scores},
    **{"calls": _calls, "bid": _bid, "acts": _acts, "tricks": _tricks, "trick": _trick},
    **{"hand": _hands, "side": _side},
}


def _trick_text(trick: Trick) -> str:
    return f"{trick.leader} {codes(trick.cards)}"


def _run(these: Iterable[Card]) -> str:
    return "".join(card.code for card in these)


def _seated(value: str, table: Table) -> tuple[Seat, str]:
    digit = value[:1]
    if not (digit.isascii() and digit.isdigit() and 0 < int(digit) <= len(table.seats)):
        raise _bad(value, "нет места с таким номером", "no seat of that number")
    return table.seats[int(digit) - 1], value[1:]


def _seated_cards(value: str, game: Game, table: Table) -> tuple[Seat, tuple[Card, ...]]:
    seat, run = _seated(value, table)
    pairs = [run[i : i + 2] for i in range(0, len(run), 2)]
    if not pairs or len(pairs) > 60:
        raise _bad(value, "нет карт", "no cards")
    return seat, tuple(game.card(pair) for pair in pairs)


def _compact_trick(value: str, game: Game, table: Table) -> Trick:
    leader, played = _seated_cards(value, game, table)
    if len(played) > len(table.seats):
        raise _bad(value, "карт больше, чем мест", "more cards than seats")
    return Trick(leader, played)


def _c_dealer(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["dealer"], rest = _seated(value, table)
    if rest:
        raise _bad(value, "лишние знаки", "too many characters")


def _c_scores(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    numbers = value.split("x")
    if len(numbers) != len(table.sides):
        raise _bad(value, "нужен счёт каждой стороны", "a score for every side is needed")
    read = [_score(n.replace("m", "-")) for n in numbers]
    values["scores"] = tuple(zip(table.sides, read, strict=True))


def _c_calls(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    words = " ".join({"p": "pass", "h": "hold"}.get(word, word) for word in value.split("x"))
    _calls(words, game, table, values)


def _c_bid(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    seat, amount = _seated(value, table)
    values["bid"] = (seat, _amount(amount))


def _c_acts(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    acts = []
    for i in range(0, len(value), 2):
        seat, letter = _seated(value[i : i + 2], table)
        if letter not in _ACTS:
            raise _bad(value, "нет такого действия (s b g r o v)", "no such act (s b g r o v)")
        acts.append(f"{seat} {_ACTS[letter]}")
    values["acts"] = tuple(acts)


def _c_tricks(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["tricks"] = (*values.get("tricks", ()), _compact_trick(value, game, table))


def _c_trick(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    values["trick"] = _compact_trick(value, game, table)


def _c_hand(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    hand = _seated_cards(value, game, table)
    if hand[0] in dict(values.get("hands", ())):
        raise _bad(value, "две руки у одного места", "two hands for one seat")
    values["hands"] = (*values.get("hands", ()), hand)


def _c_side(value: str, game: Game, table: Table, values: dict[str, Any]) -> None:
    if value not in map(str, range(1, len(table.sides) + 1)):
        raise _bad(value, "нет стороны с таким номером", "no side of that number")
    values["side"] = table.sides[int(value) - 1]


_COMPACT: dict[str, _Reader] = {
    **{"d": _c_dealer, "u": _turn_up, "s": _c_scores, "c": _c_calls, "b": _c_bid, "a": _c_acts},
    **{"p": _c_tricks, "t": _c_trick, "h": _c_hand, "q": _c_side},
}
_ORDER = "".join(_COMPACT)
