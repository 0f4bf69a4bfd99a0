"""With which cards can this seat take the trick?"""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import CARDS, Card
from ..game import Game
from ..names import Named, Text, pretty
from ..position import Position
from ..rules import Problem, Ruling, Step
from ..solved import need
from ..table import Seat
from .kind import PuzzleKind

NOT_ALLOWED: Text = {
    "ru": "Сыграть {card:acc} здесь нельзя.",
    "en": "{card:cap} may not be played here.",
}
TAKES: Text = {"ru": "Взятку возьмут {taking}.", "en": "These take the trick: {taking}."}
TAKES_ONE: Text = {"ru": "Взятку возьмёт {taking}.", "en": "Only {taking} takes the trick."}


class TakeTrick(PuzzleKind):
    """The cards of the seat to play that may be played and take the trick.

    The cards of all others are given: those on the table, and one in the hand of every seat that
    plays later.
    """

    id = "take-trick"
    letter = "t"
    shape = "several"
    where = "hand"
    fields = ("trump", "trick", "hand")
    extra: Text = {"ru": "Взятку не взять: {cards}", "en": "Not taking the trick: {cards}"}
    out: Text = {"ru": "не берёт", "en": "loses"}

    def question(self, game: Game, position: Position, lang: str) -> str:
        seat = game.seat_name(position.turn, lang)
        if lang == "ru":
            return f"Ходит {seat}; остальные сыграют то, что показано. Какие карты возьмут взятку?"
        name = seat[:1].upper() + seat[1:]
        return f"{name} is to play, the others play what is shown. Which cards take the trick?"

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        return tuple(card.code for card in position.hand(position.turn))

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        return pretty(CARDS[choice], lang)

    def solve(self, game: Game, position: Position) -> tuple[str, ...]:
        trump, trick, later = self._trick(position)
        hand = position.hand(position.turn)
        return tuple(
            card.code
            for card in game.legal_plays(trump, trick, hand)
            if game.winner(trump, (*trick, card, *later)) == len(trick)
        )

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        trump, trick, later = self._trick(position)
        hand = position.hand(position.turn)
        found = {}
        for card in hand:
            ruling = game.judge_play(trump, trick, hand, card)
            if ruling.allowed:
                ruling = game.judge_winner(trump, (*trick, card, *later), len(trick))
            found[card.code] = ruling
        return found

    def merely_out(self, game: Game, position: Position) -> tuple[str, ...]:
        trump, trick, _ = self._trick(position)
        taking = self.solve(game, position)
        legal = game.legal_plays(trump, trick, position.hand(position.turn))
        return tuple(card.code for card in legal if card.code not in taking)

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        taking = [ruling for ruling in rulings.values() if ruling.allowed]
        return taking[0] if taking else next(iter(rulings.values()))

    def steps(self, game: Game, position: Position) -> list[Step]:
        trump, trick, later = self._trick(position)
        hand, rulings = position.hand(position.turn), self.rulings(game, position)
        steps = game.explain_play(trump, trick, hand)
        others = (*trick, *later)
        steps += game.explain_winner(trump, others)[1:-1]
        taking = tuple(card for card in hand if rulings[card.code].allowed)
        named: dict[str, Named] = {"taking": taking}
        rule = self.reason(game, position, rulings).rule
        if taking:
            steps.append(Step(rule, taking, TAKES if len(taking) > 1 else TAKES_ONE, named))
        return steps

    def compared(self, game: Game, position: Position) -> str | None:
        trump, trick, later = self._trick(position)
        return game.orders[trump].contested((*trick, *position.hand(position.turn), *later))

    def problems(self, game: Game, position: Position) -> list[Problem]:
        found = [
            *need(
                position.trump,
                "нужна козырная масть (trump)",
                "the trump suit is missing (trump)",
            ),
            *need(
                position.on_table,
                "нужна начатая взятка (trick)",
                "a trick that has begun is needed (trick)",
            ),
        ]
        if found:
            return found
        later = self._later(position)
        taking = position.hand(position.turn)
        return [
            *need(
                taking and len(position.hands) == len(later) + 1,
                "нужны рука того, кто ходит, и по карте у всех, кто ходит после (hand)",
                "the hand of the seat to play and a card for every later seat are needed (hand)",
                "hand",
            ),
            *need(
                all(len(position.hand(seat)) == 1 for seat in later),
                "у тех, кто ходит после, должно быть по одной карте (hand)",
                "every later seat has one card (hand)",
                "hand",
            ),
            *need(
                not taking or self.solve(game, position),
                "взятку здесь не взять никакой картой",
                "no card takes this trick",
            ),
        ]

    @staticmethod
    def _later(position: Position) -> tuple[Seat, ...]:
        played = len(position.on_table)
        return position.table.from_seat(position.turn)[1 : len(position.table.seats) - played]

    def _trick(self, position: Position) -> tuple[str, tuple[Card, ...], tuple[Card, ...]]:
        """Trump suit, the cards on the table, and those that come after."""
        later = [position.hand(seat) for seat in self._later(position)]
        return position.trump or "", position.on_table, tuple(hand[0] for hand in later if hand)
