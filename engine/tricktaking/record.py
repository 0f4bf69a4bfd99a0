"""A whole game as a short text: the dealer, the start scores, and each deal's pack and acts.

    game bruff
    dealer A1
    scores A 0, B 0, C 0
    deck 7S 5H TC …
    B1 rob 4D; B1 play 7S; C1 play 5S
    A2 play 2S
    deck …

The first three lines stand once, in this order. `deck` begins a deal and names the whole pack, top
first; the acts follow, a line or a `;` between them, as `replay` takes them; the claim of a revoke
is written `revoke P2 before-next-lead`. Empty lines and what follows `#` are free.
A record can be written of any game, also of one that no rules allow: `Record.replay` plays it and
raises the `Problem` that says where the rules were broken.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from .cards import Card, codes
from .deal import Act
from .game import Game
from .replay import Replay
from .rules import Problem
from .table import Seat, Side


@dataclass(frozen=True, slots=True)
class RecordedDeal:
    """The pack of one deal, top first, and its acts (`B1 play 7S`)."""

    deck: tuple[Card, ...]
    acts: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game, or the beginning of one, as it was played.

    >>> from tricktaking.games import GAMES
    >>> text = "game bruff; dealer A1; scores A 40, B 0, C 0".replace("; ", chr(10))
    >>> record = parse_record(text, GAMES.values())
    >>> record.replay().phase, parse_record(format_record(record), GAMES.values()) == record
    ('deal', True)
    """

    game: Game
    dealer: Seat
    scores: tuple[tuple[Side, int], ...]
    deals: tuple[RecordedDeal, ...] = ()

    def replay(self) -> Replay:
        """The game played forward; raises `Problem` with the deal and the act that broke a rule."""
        replay = Replay(self.game, self.dealer, dict(self.scores))
        for deal in self.deals:
            deck = [card.code for card in deal.deck]
            replay.play_deal(deck, [_act(act) for act in deal.acts])
        return replay

    def question(self) -> dict[str, Any]:
        """The record as the question `replay` of the protocol."""
        return {
            "ask": "replay",
            "game": self.game.id,
            "dealer": self.dealer,
            "scores": dict(self.scores),
            "deals": [
                {"deck": [card.code for card in deal.deck], "acts": [_act(a) for a in deal.acts]}
                for deal in self.deals
            ],
        }


def format_record(record: Record) -> str:
    """The record as text: the inverse of `parse_record`."""
    lines = [
        f"game {record.game.id}",
        f"dealer {record.dealer}",
        "scores " + ", ".join(f"{side} {score}" for side, score in record.scores),
    ]
    for deal in record.deals:
        lines.append("deck " + codes(deal.deck))
        lines.extend(deal.acts)
    return "\n".join(lines) + "\n"


def parse_record(text: str, games: Iterable[Game]) -> Record:
    """The game written in `text`; raises `Problem` whose `at` is the line's number."""
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    numbered = [(number, line) for number, line in enumerate(lines, 1) if line]
    if len(numbered) < 3:
        raise _bad(
            len(lines), "нужны строки game, dealer, scores", "game, dealer, scores are needed"
        )
    head = []
    for key, (number, line) in zip(("game", "dealer", "scores"), numbered, strict=False):
        word, _, value = line.partition(" ")
        if word != key:
            raise _bad(number, f"здесь ожидается строка {key}", f"a line {key} is expected here")
        head.append((number, value.strip()))
    game = next((g for g in games if g.id == head[0][1]), None)
    if game is None:
        raise _bad(head[0][0], "такой игры нет", "no such game")
    scores = _scores(*head[2], game)
    seats = game.table_for(tuple(dict(scores))).seats
    if head[1][1] not in seats:
        raise _bad(head[1][0], f"места: {' '.join(seats)}", f"seats: {' '.join(seats)}")
    return Record(game, head[1][1], scores, tuple(_deals(numbered[3:], game)))


def _deals(numbered: list[tuple[int, str]], game: Game) -> list[RecordedDeal]:
    deals: list[RecordedDeal] = []
    for number, line in numbered:
        word, _, value = line.partition(" ")
        if word == "deck":
            try:
                deals.append(RecordedDeal(tuple(game.card(code) for code in value.split())))
            except Problem as problem:
                problem.at = number
                raise
        elif not deals:
            raise _bad(number, "сначала колода: строка deck", "the pack first: a line deck")
        else:
            acts = tuple(" ".join(act.split()) for act in line.split(";") if act.strip())
            deals[-1] = RecordedDeal(deals[-1].deck, deals[-1].acts + acts)
    return deals


def _scores(number: int, value: str, game: Game) -> tuple[tuple[Side, int], ...]:
    read: dict[Side, int] = {}
    for part in value.split(","):
        side, _, score = part.strip().partition(" ")
        digits = score.strip().removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10) or side in read:
            raise _bad(number, "пишите так: scores A 0, B 0", "write it as: scores A 0, B 0")
        read[side] = int(score)
    if not any(set(table.sides) == set(read) for table in game.tables.values()):
        sides = " | ".join(" ".join(table.sides) for table in game.tables.values())
        raise _bad(number, f"нужен счёт каждой стороны: {sides}", f"every side is needed: {sides}")
    return tuple(read.items())


def _act(act: str) -> Act:
    words = act.split()
    if len(words) == 3 and words[0] == "revoke":
        return {"revoke": {"seat": words[1], "claimed": words[2]}}
    return act


def _bad(line: int, ru: str, en: str) -> Problem:
    sentence = {"ru": f"строка {line}: {ru}", "en": f"line {line}: {en}"}
    return Problem("bad-value", sentence, at=line)
