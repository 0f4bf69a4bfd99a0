"""Who takes a trick, and why: the same words for every game in which trumps beat plain cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .cards import Card
from .names import TRUMP, Named, SuitName, Text
from .order import Order
from .rules import Rule, Ruling, Step

ONLY_TRUMP: Text = {
    "ru": "{winner:cap} — единственный козырь во взятке и потому её берёт.",
    "en": "{winner:cap} is the only trump in the trick, so it takes it.",
}
BEST_TRUMP: Text = {
    "ru": "{winner:cap} — старший козырь во взятке: по старшинству {ranked:row}.",
    "en": "{winner:cap} is the highest trump in the trick; from the top: {ranked:row}.",
}
BEST_OF_SUIT: Text = {
    "ru": "Козырей во взятке нет; {winner} — старшая карта масти захода: по старшинству {ranked:row}.",
    "en": "No trump was played; {winner} is the highest card of the suit led; from the top: {ranked:row}.",
}
ONLY_OF_SUIT: Text = {
    "ru": "Козырей во взятке нет, и никто не ответил в масть: взятку берёт сама карта захода, {winner}.",
    "en": "No trump was played and nobody followed suit, so the card led, {winner}, takes the trick.",
}
LOWER_TRUMP: Text = {
    "ru": "{card:cap} — козырь, но {winner} — козырь старше; по старшинству {ranked:row}.",
    "en": "{card:cap} is a trump, but {winner} is a higher one; from the top: {ranked:row}.",
}
TRUMPED_LEAD: Text = {
    "ru": "Зашли с {card:gen}, но это простая карта, а {winner} — козырь: козырь бьёт любую простую "
    "карту.",
    "en": "{card:cap} was led, but it is a plain card and {winner} a trump: a trump beats any plain "
    "card.",
}
TRUMPED_IN_SUIT: Text = {
    "ru": "{card:cap} — карта масти захода, но простая, а {winner} — козырь: козырь бьёт любую простую "
    "карту.",
    "en": "{card:cap} is of the suit led, but a plain card, and {winner} is a trump: a trump beats any "
    "plain card.",
}
TRUMPED_DISCARD: Text = {
    "ru": "{card:cap} не козырь и не той масти, с которой зашли ({led}), а {winner} — козырь: козырь "
    "бьёт любую простую карту.",
    "en": "{card:cap} is neither a trump nor of the suit led ({led}), and {winner} is a trump: a trump "
    "beats any plain card.",
}
NO_TRUMP_ON_TRUMPS: Text = {
    "ru": "Зашли с козыря ({led}), а {card} — простая карта: такая взятку не берёт, её берёт "
    "{winner}.",
    "en": "A trump was led, {led}, and {card} is a plain card: it cannot take the trick, which goes to "
    "{winner}.",
}
LOWER_OF_SUIT: Text = {
    "ru": "{winner:cap} и {card} одной масти, но {winner} старше; по старшинству {ranked:row}.",
    "en": "{winner:cap} and {card} are of the same suit, but {winner} stands higher; from the top: "
    "{ranked:row}.",
}
OTHER_SUIT: Text = {
    "ru": "{card:cap} не козырь и не той масти, с которой зашли ({led}): такая карта взятку не берёт.",
    "en": "{card:cap} is neither a trump nor of the suit led ({led}): such a card cannot take a trick.",
}
TRUMPS_PLAYED: Text = {
    "ru": "Козыри во взятке: {trumps}.",
    "en": "Trumps in the trick: {trumps}.",
}
TRUMPS_IN_DISGUISE: Text = {
    "ru": "Козыри во взятке: {trumps}; козырные в любой сдаче: {always}.",
    "en": "Trumps in the trick: {trumps}; trumps in every deal: {always}.",
}
NO_TRUMPS: Text = {
    "ru": "Козырей во взятке нет: спорят только карты масти захода — {suited}.",
    "en": "No trump was played, so only the cards of the suit led compete: {suited}.",
}
RANKED: Text = {
    "ru": "По старшинству: {ranked:row}.",
    "en": "From the top: {ranked:row}.",
}
TAKES: Text = {"ru": "Взятку берёт {winner}.", "en": "{winner:cap} takes the trick."}


class Winning:
    """Judges who takes a trick under one game's rule book (B5.2, F3.3, A4.2).

    `trump_order`, `plain_order` and `always_trump` are the ids of the rules that rank the cards
    and that make some cards trumps whatever is printed on them.
    """

    def __init__(
        self,
        rules: Mapping[str, Rule],
        *,
        trump_order: str = "trump-order",
        plain_order: str = "plain-order",
        always_trump: str | None = None,
    ) -> None:
        self.rules = rules
        self.trump_order = rules[trump_order]
        self.plain_order = rules[plain_order]
        self.always_trump = rules[always_trump] if always_trump else None

    def judge(self, order: Order, cards: Sequence[Card], claimed: int) -> Ruling:
        """Does the card at index `claimed` take this trick (the cards in order of play)?"""
        best = order.winner(cards)
        winner, card, led = cards[best], cards[claimed], cards[0]
        trumped = order.suit[winner] == TRUMP
        rule = self.rules["highest-trump-wins" if trumped else "highest-of-suit-led"]
        ranked = order.of_suit(order.suit[winner], cards)
        named: dict[str, Named] = {"winner": winner, "card": card, "led": led, "ranked": ranked}
        if claimed == best:
            if trumped:
                return Ruling(True, rule, BEST_TRUMP if len(ranked) > 1 else ONLY_TRUMP, named)
            return Ruling(True, rule, BEST_OF_SUIT if len(ranked) > 1 else ONLY_OF_SUIT, named)
        mine = order.suit[card]
        if mine == TRUMP:
            return Ruling(False, self.trump_order, LOWER_TRUMP, named)
        if trumped:
            return Ruling(False, rule, self._trumped(order, card, led), named)
        if mine == order.suit[led]:
            return Ruling(False, self.plain_order, LOWER_OF_SUIT, named)
        return Ruling(False, rule, OTHER_SUIT, named)

    @staticmethod
    def _trumped(order: Order, card: Card, led: Card) -> Text:
        """What a plain card was in a trick that a trump took."""
        if card is led:
            return TRUMPED_LEAD
        if order.suit[led] == TRUMP:
            return NO_TRUMP_ON_TRUMPS
        return TRUMPED_IN_SUIT if order.suit[card] == order.suit[led] else TRUMPED_DISCARD

    def explain(self, order: Order, trump: str, cards: Sequence[Card], led: Step) -> list[Step]:
        """Suit led (`led`, the game's own step), trumps played, order of the rivals, winner."""
        winner = cards[order.winner(cards)]
        suit = order.suit[winner]
        rivals = order.of_suit(suit, cards)
        steps = [led]
        if suit == TRUMP:
            always = [c for c in rivals if c.suit != trump]
            named: dict[str, Named] = {"trumps": rivals}
            if always and self.always_trump:
                named["always"] = tuple(always) if len(always) > 1 else always[0]
                steps.append(Step(self.always_trump, rivals, TRUMPS_IN_DISGUISE, named))
            else:
                steps.append(Step(self.rules["highest-trump-wins"], rivals, TRUMPS_PLAYED, named))
        else:
            rule = self.rules["highest-of-suit-led"]
            plain: dict[str, Named] = {"suited": rivals, "suit": SuitName(suit)}
            steps.append(Step(rule, rivals, NO_TRUMPS, plain))
        if len(rivals) > 1:
            ranking = self.trump_order if suit == TRUMP else self.plain_order
            steps.append(Step(ranking, rivals, RANKED, {"ranked": rivals}))
        final = self.rules["highest-trump-wins" if suit == TRUMP else "highest-of-suit-led"]
        return [*steps, Step(final, (winner,), TAKES, {"winner": winner})]
