"""Who takes the trick?"""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import Card
from ..game import Game
from ..names import pretty
from ..position import Position
from ..rules import Problem, Ruling, Step
from ..solved import need
from ..table import Seat
from .kind import PuzzleKind


class TrickWinner(PuzzleKind):
    """One of the seats that have played: the trick may still be open, then it is who leads so far."""

    id = "trick-winner"
    letter = "w"
    shape = "one"
    where = "table"
    fields = ("trump", "trick")

    def question(self, game: Game, position: Position, lang: str) -> str:
        trick = position.trick
        if trick and not trick.complete(position.table):
            ru, en = "Чья карта пока берёт взятку?", "Whose card is winning the trick so far?"
        else:
            ru, en = "Кто берёт взятку?", "Who takes the trick?"
        return ru if lang == "ru" else en

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        return tuple(seat for seat, _ in self._plays(game, position))

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        card = dict(self._plays(game, position))[choice]
        return f"{game.seat_name(choice, lang)}: {pretty(card, lang)}"

    def solve(self, game: Game, position: Position) -> str:
        trump, cards = self._trick(position)
        return self.choices(game, position)[game.winner(trump, cards)]

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        trump, cards = self._trick(position)
        seats = self.choices(game, position)
        return {seat: game.judge_winner(trump, cards, i) for i, seat in enumerate(seats)}

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        return rulings[self.solve(game, position)]

    def steps(self, game: Game, position: Position) -> list[Step]:
        return game.explain_winner(*self._trick(position))

    def compared(self, game: Game, position: Position) -> str | None:
        trump, cards = self._trick(position)
        return game.orders[trump].contested(cards)

    def problems(self, game: Game, position: Position) -> list[Problem]:
        return [
            *need(
                position.trump, "нужна козырная масть (trump)", "the trump suit is missing (trump)"
            ),
            *need(position.trick, "нужна взятка (trick)", "the trick is missing (trick)"),
        ]

    @staticmethod
    def _plays(game: Game, position: Position) -> tuple[tuple[Seat, Card], ...]:
        return position.trick.plays(position.table) if position.trick else ()

    @staticmethod
    def _trick(position: Position) -> tuple[str, tuple[Card, ...]]:
        return position.trump or "", position.trick.cards if position.trick else ()
