"""What Bruff and Auction Forty-Fives share: the order of cards, following, and holding back trumps.

Both belong to the Spoil Five family. `SpoilFive` judges with the rule book of the game that made
it: the shared rules have the same ids in both books (`may-renege`, …).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import spoil_five_words as said
from .cards import ACE_OF_HEARTS, CARDS, JOKER, SUITS, Card
from .names import TRUMP, Named, SuitName
from .order import Order
from .rules import Rule, Ruling, Step, deciding

_RED, _BLACK = "KQJT98765432", "KQJA23456789T"


def orders(*, joker: bool) -> dict[str, Order]:
    """The order of the cards under each trump suit (B4, A2.2, A2.3).

    Five, jack, (joker,) ace of hearts, then the ace of trumps, king, queen; spot cards run down
    in red suits and up in black ones. Plain: king, queen, jack; ace of diamonds lowest.

    >>> from tricktaking.cards import codes
    >>> codes(orders(joker=True)["S"].trumps)
    '5S JS JK AH AS KS QS 2S 3S 4S 6S 7S 8S 9S TS'
    >>> codes(orders(joker=False)["S"].plain["D"])
    'KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D AD'
    """
    return {trump: _order(trump, joker=joker) for trump in SUITS}


def _order(trump: str, *, joker: bool) -> Order:
    spots = "T98765432" if trump in "HD" else "23456789T"
    top = [CARDS["5" + trump], CARDS["J" + trump], *([JOKER] if joker else []), ACE_OF_HEARTS]
    rest = [CARDS[rank + trump] for rank in "AKQ" + spots]
    trumps = tuple(dict.fromkeys(top + rest))
    plain = {}
    for suit in SUITS:
        if suit != trump:
            ranks = _BLACK if suit in "SC" else _RED + ("A" if suit == "D" else "")
            plain[suit] = tuple(CARDS[rank + suit] for rank in ranks)
    return Order(trumps, plain)


def protected(card: Card, trump: str) -> bool:
    """Whether a lower trump cannot force `card` out (B6.2, B6.7, A4.4): five, jack, joker, AH."""
    return card is JOKER or card is ACE_OF_HEARTS or (card.suit == trump and card.rank in "5J")


class SpoilFive:
    """The judge of a Spoil Five game: its orders of cards, and who may play what (B4–B6, A2, A4).

    `ace_rule` is the id of the rule by which the ace of hearts (and the joker) are trumps,
    `lead_rule` that of the rule under which any card may be led.
    """

    def __init__(
        self,
        rules: Mapping[str, Rule],
        *,
        joker: bool,
        ace_rule: str,
        lead_rule: str = "lead-any-card",
    ) -> None:
        self.rules = rules
        self.ace_rule = ace_rule
        self.lead_rule = lead_rule
        self.orders = orders(joker=joker)

    def judge_play(
        self, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> Ruling:
        """May `card` of `hand` be played to `trick` (lead first, empty when leading)? (B5, B6; A4)"""
        rules = self.rules
        if not trick:
            return Ruling(True, rules[self.lead_rule], said.LEADS, {"card": card})
        order = self.orders[trump]
        suit = order.suit
        led = trick[0]
        led_suit, mine = suit[led], suit[card]
        named: dict[str, Named] = {"card": card, "led": led}
        obliging = order.of_suit(led_suit, self.obliging(trump, led, hand, card))
        if obliging:
            named["held"] = obliging
            refusal = self._refusal(trump, led_suit, obliging, named)
            if led_suit == TRUMP and card.suit == led.suit:
                looks = said.LOOKS_LIKE_THE_LEAD
                sentence = {lang: refusal.sentence[lang] + looks[lang] for lang in looks}
                return refusal._replace(sentence=sentence)
            return refusal
        if mine == led_suit:
            if mine == TRUMP:
                return Ruling(True, rules["answer-trump-lead"], said.ANSWERS_WITH_TRUMP, named)
            return Ruling(True, rules["follow-suit"], said.FOLLOWS, named)
        if mine == TRUMP:
            if card is ACE_OF_HEARTS and led_suit == "H":
                return Ruling(True, rules[self.ace_rule], said.TRUMPS_WITH_ACE, named)
            return Ruling(True, rules["may-trump"], said.TRUMPS, named)
        if led_suit == TRUMP:
            return self._discard_on_trumps(order, trick, hand, named)
        if led_suit == "H" and ACE_OF_HEARTS in hand:
            named["ace"] = ACE_OF_HEARTS
            return Ruling(True, rules["free-discard"], said.VOID_BUT_ACE, named)
        return Ruling(True, rules["free-discard"], said.VOID, named)

    def obliging(self, trump: str, led: Card, hand: Sequence[Card], card: Card) -> Sequence[Card]:
        """The cards of `hand` that forbid `card` after the lead `led`: none if it may be played.

        A trump or a card of the suit led is never forbidden (B5.4, B6.4; A4.3, A4.4). Otherwise
        any card of a plain suit led forbids it (B5.5), and of the trumps every unprotected one, or
        else the protected ones below the lead (B6.3, B6.6; A4.4, A4.5).
        """
        order = self.orders[trump]
        suit = order.suit
        led_suit, mine = suit[led], suit[card]
        if mine in (led_suit, TRUMP):
            return ()
        held = [c for c in hand if suit[c] == led_suit]
        if led_suit != TRUMP or not held:
            return held
        bare = [c for c in held if not protected(c, trump)]
        return bare or [c for c in held if order.higher(led, c)]

    def _refusal(
        self, trump: str, led_suit: str, obliging: Sequence[Card], named: dict[str, Named]
    ) -> Ruling:
        rules = self.rules
        if led_suit != TRUMP:
            return Ruling(False, rules["follow-suit"], said.MUST_FOLLOW, named)
        if protected(obliging[0], trump):
            return Ruling(False, rules["protected-by-rank"], said.LOWER, named)
        if [c.rank for c in obliging] == ["A"] and "plain-aces-not-protected" in rules:
            return Ruling(False, rules["plain-aces-not-protected"], said.UNPROTECTED_ACE, named)
        sentence = said.UNPROTECTED if len(obliging) == 1 else said.UNPROTECTED_MANY
        return Ruling(False, rules["must-trump"], sentence, named)

    def _discard_on_trumps(
        self, order: Order, trick: Sequence[Card], hand: Sequence[Card], named: dict[str, Named]
    ) -> Ruling:
        rules = self.rules
        held = order.of_suit(TRUMP, hand)
        if not held:
            return Ruling(True, rules["free-discard"], said.NO_TRUMPS, named)
        named["held"] = held
        sentence = said.HOLDS_BACK if len(held) == 1 else said.HOLDS_BACK_MANY
        later = self._later(order, trick, held)
        if later:
            named["later"] = later
            sentence = {lang: sentence[lang] + said.CAME_LATER[lang] for lang in sentence}
        return Ruling(True, rules["may-renege"], sentence, named)

    @staticmethod
    def _later(order: Order, trick: Sequence[Card], held: Sequence[Card]) -> Card | None:
        """The best trump played after the lead that stands above some protected card held."""
        over = [c for c in trick[1:] if order.suit[c] == TRUMP and order.higher(c, held[-1])]
        return max(over, key=order.strength.__getitem__, default=None)

    def explain_play(self, trump: str, trick: Sequence[Card], hand: Sequence[Card]) -> list[Step]:
        """Which cards of `hand` may be played, step by step: lead, hand, protection, ruling."""
        rules, order = self.rules, self.orders[trump]
        if not trick:
            steps = [Step(rules[self.lead_rule], (), said.NO_LEAD, {})]
            return [*steps, self._verdict(trump, trick, hand)]
        led = trick[0]
        led_suit = order.suit[led]
        held = order.of_suit(led_suit, hand)
        steps = [self.led_step(order, led)]
        suit = SuitName(led_suit)
        if held:
            holding = rules["answer-trump-lead" if led_suit == TRUMP else "follow-suit"]
            steps.append(Step(holding, held, said.HOLDS, {"suit": suit, "held": held}))
        else:
            steps.append(Step(rules["free-discard"], (), said.HOLDS_NONE, {"suit": suit}))
        if led_suit == TRUMP:
            steps += self._protection_steps(trump, trick, held)
        else:
            if led_suit == "H" and ACE_OF_HEARTS in hand:
                named: dict[str, Named] = {"ace": ACE_OF_HEARTS}
                ace_rule = rules[self.ace_rule]
                steps.append(Step(ace_rule, (ACE_OF_HEARTS,), said.ACE_IS_NO_HEART, named))
            trumps = order.of_suit(TRUMP, hand)
            if trumps:
                steps.append(Step(rules["may-trump"], trumps, said.HAS_TRUMPS, {"held": trumps}))
        return [*steps, self._verdict(trump, trick, hand)]

    def _protection_steps(
        self, trump: str, trick: Sequence[Card], held: tuple[Card, ...]
    ) -> list[Step]:
        rules, order, led = self.rules, self.orders[trump], trick[0]
        if not held:
            return []
        bare = tuple(c for c in held if not protected(c, trump))
        if bare:
            aces = [c for c in bare if c.rank == "A"]
            plain_ace = bool(aces) and "plain-aces-not-protected" in rules
            rule = rules["plain-aces-not-protected" if plain_ace else "must-trump"]
            return [Step(rule, bare, said.BARE, {"bare": bare})]
        steps = [Step(rules["may-renege"], held, said.ALL_PROTECTED, {"held": held})]
        above = tuple(c for c in held if order.higher(c, led))
        lower = tuple(c for c in held if order.higher(led, c))
        if above:
            named: dict[str, Named] = {"held": above, "led": led}
            steps.append(Step(rules["trump-order"], (*above, led), said.STAND_ABOVE, named))
        if lower:
            below: dict[str, Named] = {"lower": lower, "led": led}
            steps.append(Step(rules["protected-by-rank"], (led, *lower), said.STAND_BELOW, below))
            return steps
        later = self._later(order, trick, held)
        if later:
            came: dict[str, Named] = {"later": later, "led": led}
            steps.append(
                Step(rules["only-the-lead-counts"], (led, later), said.LATER_IGNORED, came)
            )
        return steps

    def _verdict(self, trump: str, trick: Sequence[Card], hand: Sequence[Card]) -> Step:
        rules = self.rules
        rulings = [self.judge_play(trump, trick, hand, card) for card in hand]
        legal = tuple(c for c, ruling in zip(hand, rulings, strict=True) if ruling.allowed)
        refused = tuple(c for c, ruling in zip(hand, rulings, strict=True) if not ruling.allowed)
        rule = deciding(rulings, rules).rule
        if refused:
            named: dict[str, Named] = {"legal": legal, "refused": refused}
            return Step(rule, tuple(hand), said.MAY_NOT_PLAY, named)
        return Step(rule, tuple(hand), said.MAY_PLAY, {"legal": legal})

    def led_step(self, order: Order, led: Card) -> Step:
        """What was led and which suit that makes the suit led (B5.6, A2.1)."""
        rules = self.rules
        named: dict[str, Named] = {"led": led, "suit": SuitName(order.suit[led])}
        if order.suit[led] != TRUMP:
            return Step(rules["follow-suit"], (led,), said.LED_PLAIN, named)
        always = led is ACE_OF_HEARTS or led is JOKER
        if always:
            return Step(rules[self.ace_rule], (led,), said.LED_OTHER_TRUMP, named)
        return Step(rules["answer-trump-lead"], (led,), said.LED_TRUMP, named)


def judge_points(
    order: Order, trump: str, rules: Mapping[str, Rule], cards: Sequence[Card]
) -> tuple[int, bool | None, Ruling]:
    """What a finished trick is worth on its face: 5, or 10 when the five of trumps won it.

    The second value says whether the bonus is in the trick: proven, not in it, or unknown.
    """
    winner = cards[order.winner(cards)]
    named: dict[str, Named] = {"winner": winner}
    if winner is CARDS["5" + trump]:
        rule = rules["five-proves-bonus" if "five-proves-bonus" in rules else "highest-trump-bonus"]
        return 10, True, Ruling(True, rule, said.FIVE_WINS, named)
    if order.suit[winner] != TRUMP:
        return 5, False, Ruling(True, rules["trick-is-five"], said.PLAIN_TRICK, named)
    return 5, None, Ruling(True, rules["highest-trump-bonus"], said.TRUMP_TRICK, named)
