"""Who may play what in All Fives: follow suit if able, otherwise anything (F3.1, F3.2)."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import Card
from ...names import TRUMP, Named, SuitName, Text
from ...order import Order
from ...rules import Ruling, Step
from .rules import RULES

LEADS: Text = {
    "ru": "Заход свободный: можно начать с любой карты, значит, и с {card:gen}.",
    "en": "The lead is free: any card may be led, so {card} may.",
}
FOLLOWS: Text = {
    "ru": "Зашли с {led:gen}; {card} — карта той же масти.",
    "en": "{led:cap} was led, and {card} is a card of the same suit.",
}
MUST_FOLLOW: Text = {
    "ru": "Зашли с {led:gen}, а на руках есть {held}: нужно играть в масть, {card} положить нельзя.",
    "en": "{led:cap} was led and the hand holds {held}: suit must be followed, "
    "so {card} may not be played.",
}
MUST_NOT_TRUMP: Text = {
    "ru": "Зашли с {led:gen}, а на руках есть {held}: козырять, имея масть захода, здесь нельзя, "
    "и {card} положить нельзя.",
    "en": "{led:cap} was led and the hand holds {held}: in this game a hand that can follow may not trump, "
    "so {card} may not be played.",
}
TRUMPS_WHEN_VOID: Text = {
    "ru": "Зашли с {led:gen}, а этой масти на руках нет: можно положить что угодно, даже козыря {card:acc}.",
    "en": "{led:cap} was led and the hand has none of that suit: anything may be played, "
    "the trump {card} included.",
}
DISCARDS_WHEN_VOID: Text = {
    "ru": "Зашли с {led:gen}, а этой масти на руках нет: {card} можно сбросить, козырять необязательно.",
    "en": "{led:cap} was led and the hand has none of that suit: {card} may be discarded, "
    "and nobody has to trump.",
}

NO_LEAD: Text = {"ru": "Никто ещё не заходил.", "en": "Nobody has led yet."}
LED_PLAIN: Text = {
    "ru": "Зашли с {led:gen}: масть захода — {suit}.",
    "en": "{led:cap} was led, so the suit led is {suit}.",
}
LED_TRUMP: Text = {
    "ru": "Зашли с {led:gen}: масть захода — {suit}, то есть козыри.",
    "en": "{led:cap} was led, so the suit led is {suit}, which are trumps.",
}
HOLDS: Text = {
    "ru": "Из {suit:gen} на руках: {held}.",
    "en": "Of {suit} the hand holds {held}.",
}
HOLDS_NONE: Text = {"ru": "На руках нет {suit:gen}.", "en": "The hand holds no {suit}."}
TRUMPS_MUST_WAIT: Text = {
    "ru": "Козыри на руках: {trumps}; пока есть масть захода, класть их нельзя.",
    "en": "Trumps in the hand: {trumps}; while the hand can follow they may not be played.",
}
TRUMPS_MAY_GO: Text = {
    "ru": "Козыри на руках: {trumps}; их можно положить, но это не обязанность.",
    "en": "Trumps in the hand: {trumps}; they may be played, but need not be.",
}
MAY_PLAY: Text = {"ru": "Можно сыграть: {legal}.", "en": "May be played: {legal}."}
MAY_NOT_PLAY: Text = {
    "ru": "Можно сыграть: {legal}. Нельзя: {refused}.",
    "en": "May be played: {legal}. Not: {refused}.",
}


def obliging(order: Order, led: Card, hand: Sequence[Card], card: Card) -> Sequence[Card]:
    """The cards of `hand` that forbid `card` after the lead `led`: none if it may be played."""
    suit = order.suit
    led_suit = suit[led]
    if suit[card] == led_suit:
        return ()
    return [held for held in hand if suit[held] == led_suit]


def judge_play(order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> Ruling:
    """May `card` of `hand` be played to `trick` (lead first, empty when leading)?"""
    if not trick:
        return Ruling(True, RULES["lead-any-card"], LEADS, {"card": card})
    led, suit = trick[0], order.suit
    named: dict[str, Named] = {"card": card, "led": led}
    if suit[card] == suit[led]:
        return Ruling(True, RULES["follow-suit"], FOLLOWS, named)
    held = order.of_suit(suit[led], obliging(order, led, hand, card))
    trumps = suit[card] == TRUMP
    if held:
        named["held"] = held
        sentence = MUST_NOT_TRUMP if trumps else MUST_FOLLOW
        return Ruling(False, RULES["follow-suit"], sentence, named)
    sentence = TRUMPS_WHEN_VOID if trumps else DISCARDS_WHEN_VOID
    return Ruling(True, RULES["void-plays-anything"], sentence, named)


def explain_play(order: Order, trick: Sequence[Card], hand: Sequence[Card]) -> list[Step]:
    """Which cards of `hand` may be played, step by step: suit led, hand, trumps, ruling."""
    if not trick:
        rule = RULES["lead-any-card"]
        return [
            Step(rule, (), NO_LEAD, {}),
            Step(rule, tuple(hand), MAY_PLAY, {"legal": tuple(hand)}),
        ]
    led_suit = order.suit[trick[0]]
    held = order.of_suit(led_suit, hand)
    rule = RULES["follow-suit" if held else "void-plays-anything"]
    steps = [led_step(order, trick[0])]
    suit = SuitName(trick[0].suit)
    if held:
        steps.append(Step(rule, held, HOLDS, {"suit": suit, "held": held}))
    else:
        steps.append(Step(rule, (), HOLDS_NONE, {"suit": suit}))
    trumps = order.of_suit(TRUMP, hand)
    if trumps and led_suit != TRUMP:
        sentence = TRUMPS_MUST_WAIT if held else TRUMPS_MAY_GO
        steps.append(Step(rule, trumps, sentence, {"trumps": trumps}))
    refused = tuple(card for card in hand if held and card not in held)
    if not refused:
        return [*steps, Step(rule, tuple(hand), MAY_PLAY, {"legal": tuple(hand)})]
    legal = tuple(card for card in hand if card in held)
    verdict: dict[str, Named] = {"legal": legal, "refused": refused}
    return [*steps, Step(rule, tuple(hand), MAY_NOT_PLAY, verdict)]


def led_step(order: Order, led: Card) -> Step:
    """What was led, and which suit that makes the suit led."""
    sentence = LED_TRUMP if order.suit[led] == TRUMP else LED_PLAIN
    return Step(RULES["follow-suit"], (led,), sentence, {"led": led, "suit": SuitName(led.suit)})
