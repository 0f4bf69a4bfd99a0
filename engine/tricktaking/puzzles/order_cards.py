"""Order these cards from best to least."""

from __future__ import annotations

from collections.abc import Mapping

from ..cards import CARDS, Card
from ..game import Game
from ..names import TRUMP, Named, SuitName, Text, pretty
from ..order import Order
from ..position import Position
from ..rules import Problem, Rule, Ruling, Step
from ..solved import need
from .kind import PuzzleKind

FROM_THE_TOP: Text = {"ru": "По старшинству: {row:row}.", "en": "From the top: {row:row}."}
BEST: Text = {
    "ru": "{card:cap} здесь старше всех.",
    "en": "{card:cap} stands above all the others here.",
}
LEAST: Text = {
    "ru": "{card:cap} здесь младше всех: следующая по старшинству — {above}.",
    "en": "{card:cap} is the lowest here: {above} stands right above it.",
}
BETWEEN: Text = {
    "ru": "{card:cap} младше, чем {above}, но старше, чем {below}.",
    "en": "{card:cap} stands below {above} and above {below}.",
}
ALL_TRUMPS: Text = {
    "ru": "Козыри {suit}, и здесь все карты козырные.",
    "en": "Trumps are {suit}, and all the cards here are trumps.",
}
ALWAYS_TRUMPS: Text = {
    "ru": "Козыри {suit}; {always} — козыри в любой сдаче, так что здесь все карты козырные.",
    "en": "Trumps are {suit}; {always} count as trumps in every deal, so all the cards here are "
    "trumps.",
}
ALWAYS_TRUMP: Text = {
    "ru": "Козыри {suit}; {always} — козырь в любой сдаче, так что здесь все карты козырные.",
    "en": "Trumps are {suit}; {always} is a trump in every deal, so all the cards here are trumps.",
}
ALL_PLAIN: Text = {
    "ru": "Козыри {trumps}, а {suit} — простая масть: старшинство в ней другое.",
    "en": "Trumps are {trumps}, and {suit} are a plain suit with an order of its own.",
}
PLAIN_TOO: Text = {
    "ru": "Козыри {trumps}, а {suit} — простая масть.",
    "en": "Trumps are {trumps}, and {suit} are a plain suit.",
}
WHOLE: Text = {
    "ru": "Полный ряд, сверху вниз: {whole:row}.",
    "en": "The whole row, best first: {whole:row}.",
}


class OrderCards(PuzzleKind):
    """The cards of the `hand`, all trumps or all of one plain suit, best first.

    Trumps and a plain suit together are no fair question: a trump beats a plain card, but between
    them there is nothing to know.
    """

    id = "order-cards"
    letter = "o"
    shape = "order"
    where = "hand"
    fields = ("trump", "hand")

    def question(self, game: Game, position: Position, lang: str) -> str:
        if lang == "ru":
            return "Расставьте карты по старшинству, начиная со старшей."
        return "Put the cards in order, the highest first."

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        shown = [card.code for card in self._hand(position)]
        ordered = list(self.solve(game, position))
        # Cards already shown in their order would be no question.
        return tuple(shown[1:] + shown[:1] if shown == ordered else shown)

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        return pretty(CARDS[choice], lang)

    def solve(self, game: Game, position: Position) -> tuple[str, ...]:
        return tuple(card.code for card in self._ordered(game, position))

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        ordered = self._ordered(game, position)
        found = {}
        for i, card in enumerate(ordered):
            named: dict[str, Named] = {"card": card}
            sentence = BEST
            if i:
                named["above"] = ordered[i - 1]
                sentence = LEAST
            if 0 < i < len(ordered) - 1:
                named["below"] = ordered[i + 1]
                sentence = BETWEEN
            found[card.code] = Ruling(True, self._rule(game, position), sentence, named)
        return {choice: found[choice] for choice in self.choices(game, position)}

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        named: dict[str, Named] = {"row": self._ordered(game, position)}
        return Ruling(True, self._rule(game, position), FROM_THE_TOP, named)

    def steps(self, game: Game, position: Position) -> list[Step]:
        order, ordered = self._order(game, position), self._ordered(game, position)
        rule, suit = self._rule(game, position), order.suit[ordered[0]]
        trumps = SuitName(position.trump or "")
        whole = order.trumps if suit == TRUMP else order.plain[suit]
        always = tuple(card for card in ordered if card.suit != position.trump)
        first: dict[str, Named] = {"suit": trumps, "trumps": trumps}
        if suit != TRUMP:
            first["suit"] = SuitName(suit)
            sentence = ALL_PLAIN if game.trump_order_rule != game.plain_order_rule else PLAIN_TOO
        elif always:
            first["always"] = always if len(always) > 1 else always[0]
            sentence = ALWAYS_TRUMPS if len(always) > 1 else ALWAYS_TRUMP
        else:
            sentence = ALL_TRUMPS
        return [
            Step(rule, ordered, sentence, first),
            Step(rule, ordered, WHOLE, {"whole": whole}),
            Step(rule, ordered, FROM_THE_TOP, {"row": ordered}),
        ]

    def compared(self, game: Game, position: Position) -> str | None:
        return self._order(game, position).suit[self._hand(position)[0]]

    def problems(self, game: Game, position: Position) -> list[Problem]:
        found = [
            *need(
                position.trump,
                "нужна козырная масть (trump)",
                "the trump suit is missing (trump)",
            ),
            *need(position.hands, "нужны карты (hand)", "the cards are missing (hand)"),
            *need(
                len(position.hands) < 2,
                "карты стоят в одной руке (hand)",
                "the cards stand in one hand (hand)",
                "hand",
            ),
        ]
        if found:
            return found
        hand, suit = self._hand(position), self._order(game, position).suit
        kinds = {suit[card] for card in hand}
        return [
            *need(
                len(hand) > 1,
                "расставлять нечего: нужны хотя бы две карты",
                "there is nothing to order: give two cards or more",
                "hand",
            ),
            *need(
                len(kinds) == 1,
                "нужны одни козыри или одна простая масть: старшинства между ними нет",
                "give trumps only, or one plain suit only: there is no order between them",
                "hand",
            ),
        ]

    @staticmethod
    def _hand(position: Position) -> tuple[Card, ...]:
        return position.hands[0][1]

    @staticmethod
    def _order(game: Game, position: Position) -> Order:
        return game.orders[position.trump or ""]

    def _ordered(self, game: Game, position: Position) -> tuple[Card, ...]:
        order, hand = self._order(game, position), self._hand(position)
        return order.of_suit(order.suit[hand[0]], hand)

    def _rule(self, game: Game, position: Position) -> Rule:
        trumps = self._order(game, position).suit[self._hand(position)[0]] == TRUMP
        return game.rules[game.trump_order_rule if trumps else game.plain_order_rule]
