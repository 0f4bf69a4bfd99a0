"""Which cards may be played?"""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import CARDS, Card
from ..game import Game
from ..names import TRUMP, pretty
from ..position import Position
from ..rules import Problem, Ruling, Step, deciding
from ..solved import need
from .kind import PuzzleKind


class LegalPlays(PuzzleKind):
    """All cards of the hand that the seat to play may put on the trick."""

    id = "legal-plays"
    letter = "l"
    shape = "several"
    where = "hand"
    fields = ("trump", "trick", "hand")

    def question(self, game: Game, position: Position, lang: str) -> str:
        seat = game.seat_name(position.turn, lang)
        if lang == "ru":
            verb = "Какие карты можно сыграть?" if position.trick else "С каких карт можно зайти?"
            return f"Ходит {seat}. {verb}"
        name = seat[:1].upper() + seat[1:]
        if position.trick:
            return f"{name} is to play. Which cards may be played?"
        return f"{name} is to lead. Which cards may be led?"

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        return tuple(card.code for card in self._hand(game, position))

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        return pretty(CARDS[choice], lang)

    def solve(self, game: Game, position: Position) -> tuple[str, ...]:
        hand = self._hand(game, position)
        legal = game.legal_plays(position.trump or "", self._trick(position), hand)
        return tuple(card.code for card in legal)

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        hand, trick, trump = self._hand(game, position), self._trick(position), position.trump or ""
        return {card.code: game.judge_play(trump, trick, hand, card) for card in hand}

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        return deciding(list(rulings.values()), game.rules)

    def steps(self, game: Game, position: Position) -> list[Step]:
        hand, trick = self._hand(game, position), self._trick(position)
        return game.explain_play(position.trump or "", trick, hand)

    def compared(self, game: Game, position: Position) -> str | None:
        trick = self._trick(position)
        led = game.orders[position.trump or ""].suit[trick[0]] if trick else None
        return TRUMP if led == TRUMP else None

    def problems(self, game: Game, position: Position) -> list[Problem]:
        table = position.table
        full = position.trick is not None and position.trick.complete(table)
        return [
            *need(
                position.trump, "нужна козырная масть (trump)", "the trump suit is missing (trump)"
            ),
            *need(position.hands, "нужна рука (hand)", "the hand is missing (hand)"),
            *need(
                not full,
                "взятка уже полна: ходить некому",
                "the trick is full already: nobody is to play",
            ),
            *need(
                full or not position.hands or position.hand(position.turn),
                "рука не того, чей ход",
                "the hand is not that of the seat to play",
            ),
        ]

    @staticmethod
    def _hand(game: Game, position: Position) -> tuple[Card, ...]:
        return position.hand(position.turn)

    @staticmethod
    def _trick(position: Position) -> tuple[Card, ...]:
        return position.trick.cards if position.trick else ()
