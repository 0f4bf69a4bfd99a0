"""Errors about what may be played: following, trumping, holding trumps back (B5, B6, A4)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..cards import ACE_OF_HEARTS, CARDS, JOKER, Card
from ..game import Game
from ..misconception import believing
from ..names import TRUMP
from ..order import Order
from ..spoil_five import protected


def _holding(game: Game, ignored: Callable[[str, Card, Card], bool]) -> Game:
    """After a trump lead the trumps of the hand that are `ignored` bind nobody.

    `ignored` is asked with the trump suit, the card led and a trump of the hand.
    """

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        suit = game.orders[trump].suit
        if not trick or suit[trick[0]] != TRUMP or suit[card] == TRUMP:
            return game.may_play(trump, trick, hand, card)
        binding = [c for c in hand if suit[c] != TRUMP or not ignored(trump, trick[0], c)]
        return game.may_play(trump, trick, binding, card)

    return believing(game, may_play=may_play)


def ace_of_trumps_protected(game: Game) -> Game:
    """The ace of trumps may be held back from a lower trump, like AH."""

    def ignored(trump: str, led: Card, card: Card) -> bool:
        ace = card is CARDS["A" + trump] and card is not ACE_OF_HEARTS
        return ace and game.orders[trump].higher(card, led)

    return _holding(game, ignored)


def king_of_trumps_protected(game: Game) -> Game:
    """The king of trumps may be held back from a lower trump."""

    def ignored(trump: str, led: Card, card: Card) -> bool:
        return card is CARDS["K" + trump] and game.orders[trump].higher(card, led)

    return _holding(game, ignored)


def higher_trumps_may_stay(game: Game) -> Game:
    """Any trump higher than the card led may be held back."""
    return _holding(game, lambda trump, led, card: game.orders[trump].higher(card, led))


def protected_from_all(game: Game) -> Game:
    """A protected trump may be held back even from a higher lead."""
    return _holding(game, lambda trump, led, card: protected(card, trump))


def trump_lead_binds_nobody(game: Game) -> Game:
    """A trump lead need not be answered with a trump."""
    return _holding(game, lambda trump, led, card: True)


def _answering(
    game: Game, allowed: Callable[[Order, str, Sequence[Card], Sequence[Card], Card], bool]
) -> Game:
    """Another answer than the game's after a trump lead, for a hand with a trump."""

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        order = game.orders[trump]
        trumps = [c for c in hand if order.suit[c] == TRUMP]
        if not trick or order.suit[trick[0]] != TRUMP or not trumps:
            return game.may_play(trump, trick, hand, card)
        return allowed(order, trump, trick, hand, card)

    return believing(game, may_play=may_play)


def nothing_is_protected(game: Game) -> Game:
    """On a trump lead a trump must be played whenever there is one."""
    return _answering(game, lambda order, trump, trick, hand, card: order.suit[card] == TRUMP)


def high_leads_force_all(game: Game) -> Game:
    """A protected trump that is led forces every trump out, higher ones too."""

    def allowed(
        order: Order, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> bool:
        if protected(trick[0], trump):
            return order.suit[card] == TRUMP
        return game.may_play(trump, trick, hand, card)

    return _answering(game, allowed)


def one_protected_excuses(game: Game) -> Game:
    """Whoever holds one protected trump above the lead may discard, whatever else is held."""

    def allowed(
        order: Order, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> bool:
        excused = any(
            protected(c, trump) and order.higher(c, trick[0])
            for c in hand
            if order.suit[c] == TRUMP
        )
        return excused or game.may_play(trump, trick, hand, card)

    return _answering(game, allowed)


def protected_must_stay(game: Game) -> Game:
    """A protected trump above the lead may not be played while there is anything else to play."""

    def allowed(
        order: Order, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> bool:
        legal = [c for c in hand if game.may_play(trump, trick, hand, c)]
        free = [c for c in legal if not (protected(c, trump) and order.higher(c, trick[0]))]
        return card in (free or legal)

    return _answering(game, allowed)


def later_trump_obliges(game: Game) -> Game:
    """Not the card led but the best trump so far decides what may be held back."""

    def allowed(
        order: Order, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> bool:
        return game.may_play(trump, [trick[order.winner(trick)]], hand, card)

    return _answering(game, allowed)


def joker_led_binds_nobody(game: Game) -> Game:
    """The joker led is no trump lead: anything may be played to it."""

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        return (
            trick[:1] == [JOKER] or trick[:1] == (JOKER,) or game.may_play(trump, trick, hand, card)
        )

    return believing(game, may_play=may_play)


def _on_plain_lead(
    game: Game, allowed: Callable[[Order, Sequence[Card], Sequence[Card], Card], bool]
) -> Game:
    """Another answer than the game's after a plain lead."""

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        order = game.orders[trump]
        if not trick or order.suit[trick[0]] == TRUMP:
            return game.may_play(trump, trick, hand, card)
        return allowed(order, trick, hand, card)

    return believing(game, may_play=may_play)


def must_trump_when_void(game: Game) -> Game:
    """Who has none of the suit led must trump."""

    def allowed(order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        suits = {order.suit[c] for c in hand}
        if order.suit[trick[0]] not in suits and TRUMP in suits:
            return order.suit[card] == TRUMP
        return not _refused(game, order, trick, hand, card)

    return _on_plain_lead(game, allowed)


def no_trumping_when_able(game: Game) -> Game:
    """Who has the suit led must play it and may not trump."""

    def allowed(order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        led = order.suit[trick[0]]
        return order.suit[card] == led or all(order.suit[c] != led for c in hand)

    return _on_plain_lead(game, allowed)


def need_not_follow(game: Game) -> Game:
    """Nobody has to follow a plain suit."""
    return _on_plain_lead(game, lambda order, trick, hand, card: True)


def must_beat(game: Game) -> Game:
    """Who can beat the best card so far with a card of the suit led must do so."""

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        if not trick or not game.may_play(trump, trick, hand, card):
            return not trick
        order = game.orders[trump]
        led, best = order.suit[trick[0]], trick[order.winner(trick)]

        def beats(c: Card) -> bool:
            return order.suit[c] in (led, TRUMP) and order.strength[c] > order.strength[best]

        duty = any(order.suit[c] == led and beats(c) for c in hand)
        return beats(card) or not duty

    return believing(game, may_play=may_play)


def _refused(
    game: Game, order: Order, trick: Sequence[Card], hand: Sequence[Card], card: Card
) -> bool:
    """Whether a plain lead forbids `card`, as the game has it."""
    led = order.suit[trick[0]]
    mine = order.suit[card]
    return mine not in (led, TRUMP) and any(order.suit[c] == led for c in hand)


def trumps_must_be_led(game: Game) -> Game:
    """Who has a trump must lead one."""

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        if trick:
            return game.may_play(trump, trick, hand, card)
        suit = game.orders[trump].suit
        return suit[card] == TRUMP or all(suit[c] != TRUMP for c in hand)

    return believing(game, may_play=may_play)


def trumps_may_not_be_led(game: Game) -> Game:
    """Trumps may be led only when nothing else is left."""

    def may_play(trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        if trick:
            return game.may_play(trump, trick, hand, card)
        suit = game.orders[trump].suit
        return suit[card] != TRUMP or all(suit[c] == TRUMP for c in hand)

    return believing(game, may_play=may_play)
