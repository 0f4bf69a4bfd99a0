"""What is this trick worth on its face?"""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import Card
from ..game import Game
from ..position import Position
from ..rules import Problem, Ruling, Step
from ..solved import need
from .kind import PuzzleKind


class TrickPoints(PuzzleKind):
    """The points of a full trick as far as it shows them by itself (B7.1, F4.1, A5.1)."""

    id = "trick-points"
    letter = "p"
    shape = "number"
    where = "list"
    fields = ("trump", "trick")

    def question(self, game: Game, position: Position, lang: str) -> str:
        if lang == "ru":
            return "Сколько очков стоит эта взятка сама по себе?"
        return "How many points is this trick worth by itself?"

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        return ()

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        return choice

    def solve(self, game: Game, position: Position) -> int:
        return game.judge_points(*self._trick(position))[0]

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        return {}

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        return game.judge_points(*self._trick(position))[2]

    def steps(self, game: Game, position: Position) -> list[Step]:
        trump, cards = self._trick(position)
        worth = game.judge_points(trump, cards)[2]
        winner = cards[game.winner(trump, cards)]
        last = Step(worth.rule, (winner,), worth.sentence, worth.named)
        return [*game.explain_winner(trump, cards), last]

    def compared(self, game: Game, position: Position) -> str | None:
        trump, cards = self._trick(position)
        return game.orders[trump].contested(cards)

    def problems(self, game: Game, position: Position) -> list[Problem]:
        trick = position.trick
        return [
            *need(
                position.trump,
                "нужна козырная масть (trump)",
                "the trump suit is missing (trump)",
            ),
            *need(trick, "нужна взятка (trick)", "the trick is missing (trick)"),
            *need(
                not trick or trick.complete(position.table),
                "взятка не доиграна: нужна карта от каждого места",
                "the trick is not finished: a card from every seat is needed",
                "trick",
            ),
        ]

    @staticmethod
    def _trick(position: Position) -> tuple[str, tuple[Card, ...]]:
        return position.trump or "", position.trick.cards if position.trick else ()
