"""What Bruff and Auction Forty-Fives share: the order of cards, following, and holding back trumps.

Both belong to the Spoil Five family. `SpoilFive` judges with the rule book of the game that made
it: the shared rules have the same ids in both books (`may-renege`, …).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from .cards import ACE_OF_HEARTS, CARDS, JOKER, SUITS, Card
from .names import TRUMP, Named, SuitName, Text
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
    rest = [CARDS[rank + trump] for rank in "AKQ" + spots.replace("5", "")]
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


LEADS: Text = {
    "ru": "Заход свободный: можно начать с любой карты, значит и с {card:gen}.",
    "en": "The lead is free: any card may be led, so {card} may.",
}
FOLLOWS: Text = {
    "ru": "Зашли с {led:gen}; {card} — карта той же масти.",
    "en": "{led:cap} was led, and {card} is a card of the same suit.",
}
ANSWERS_WITH_TRUMP: Text = {
    "ru": "{led:cap} — козырной заход, и {card} — козырь.",
    "en": "{led:cap} is a trump lead, and {card} is a trump.",
}
TRUMPS: Text = {
    "ru": "Зашли с {led:gen}, а {card} — козырь: на простой заход козырять можно всегда, "
    "даже имея масть захода.",
    "en": "{led:cap} was led and {card} is a trump: a plain lead may always be trumped, "
    "even by a hand that could follow.",
}
TRUMPS_WITH_ACE: Text = {
    "ru": "Зашли с {led:gen}; {card} — козырь, а не черва, поэтому это не ход в масть, а козырь, "
    "и он разрешён.",
    "en": "{led:cap} was led; {card} is a trump and no heart, so this does not follow suit, "
    "it trumps, which is allowed.",
}
MUST_FOLLOW: Text = {
    "ru": "Зашли с {led:gen}, а на руках есть {held}: нужно играть в масть или козырять, "
    "{card} сбросить нельзя.",
    "en": "{led:cap} was led and the hand holds {held}: follow suit or trump; "
    "{card} may not be discarded.",
}
VOID: Text = {
    "ru": "Зашли с {led:gen}, а этой масти на руках нет: {card} можно сбросить, козырять необязательно.",
    "en": "{led:cap} was led and the hand has none of that suit: {card} may be discarded, "
    "and nobody has to trump.",
}
VOID_BUT_ACE: Text = {
    "ru": "Зашли с {led:gen}, а червей на руках нет: {ace} — козырь. "
    "{card} можно сбросить, козырять необязательно.",
    "en": "{led:cap} was led and the hand has no hearts, because {ace} is a trump. "
    "{card:cap} may be discarded, and nobody has to trump.",
}
NO_TRUMPS: Text = {
    "ru": "{led:cap} — козырной заход, но козырей на руках нет: можно сбросить любую карту, "
    "и {card} тоже.",
    "en": "{led:cap} is a trump lead, but the hand has no trump: any card may be discarded, "
    "{card} included.",
}
UNPROTECTED: Text = {
    "ru": "{led:cap} — козырной заход, а {held} — козырь без защиты: "
    "нужно положить козыря (любого), {card} сбросить нельзя.",
    "en": "{led:cap} is a trump lead, and {held} is an unprotected trump: "
    "some trump must be played, so {card} may not be discarded.",
}
UNPROTECTED_ACE: Text = {
    "ru": "{led:cap} — козырной заход, а {held} хоть и туз козырей, но без защиты: "
    "нужно положить козырь, {card} сбросить нельзя.",
    "en": "{led:cap} is a trump lead, and {held} is not protected although it is the ace of trumps: "
    "a trump must be played, so {card} may not be discarded.",
}
UNPROTECTED_MANY: Text = {
    "ru": "{led:cap} — козырной заход, а {held} — козыри без защиты: "
    "нужно положить козыря (любого), {card} сбросить нельзя.",
    "en": "{led:cap} is a trump lead, and {held} are unprotected trumps: "
    "some trump must be played, so {card} may not be discarded.",
}
LOWER: Text = {
    "ru": "Зашли с {led:gen}, а это старше, чем {held}: от старшего захода защиты нет, "
    "нужно положить козыря, и {card} сбросить нельзя.",
    "en": "{led:cap} was led, and it stands above {held}: nothing protects from a higher lead, "
    "so a trump must be played and {card} may not be discarded.",
}
HOLDS_BACK: Text = {
    "ru": "Зашли с {led:gen}; единственный козырь на руках, {held}, старше и защищён, "
    "поэтому его можно придержать и сбросить {card}.",
    "en": "{led:cap} was led; the only trump in the hand, {held}, is higher and protected, "
    "so it may be held back and {card} discarded.",
}
HOLDS_BACK_MANY: Text = {
    "ru": "Зашли с {led:gen}; все козыри на руках — {held} — старше и защищены, "
    "поэтому их можно придержать и сбросить {card}.",
    "en": "{led:cap} was led; all trumps in the hand, {held}, are higher and protected, "
    "so they may be held back and {card} discarded.",
}
CAME_LATER: Text = {
    "ru": " То, что потом сыграли {later:acc}, неважно: в расчёт идёт только заход, {led}.",
    "en": " {later:cap} came later; only the card led, {led}, counts.",
}


LED_PLAIN: Text = {
    "ru": "Зашли с {led:gen}: масть захода — {suit}.",
    "en": "{led:cap} was led, so the suit led is {suit}.",
}
LED_TRUMP: Text = {
    "ru": "Зашли с {led:gen}: это козырной заход.",
    "en": "{led:cap} was led: that is a trump lead.",
}
LED_OTHER_TRUMP: Text = {
    "ru": "Зашли с {led:gen}: это всегда козырь, значит и заход козырной.",
    "en": "{led:cap} was led: it is always a trump, so this is a trump lead.",
}
NO_LEAD: Text = {"ru": "Никто ещё не заходил.", "en": "Nobody has led yet."}
HOLDS: Text = {
    "ru": "Из {suit:gen} на руках: {held}.",
    "en": "Of {suit} the hand holds {held}.",
}
HOLDS_NONE: Text = {
    "ru": "На руках нет {suit:gen}.",
    "en": "The hand holds no {suit}.",
}
ACE_IS_NO_HEART: Text = {
    "ru": "{ace:cap} — козырь и червой не считается.",
    "en": "{ace} is a trump and does not count as a heart.",
}
HAS_TRUMPS: Text = {
    "ru": "Козыри на руках: {held}; на простой заход их можно класть всегда.",
    "en": "Trumps in the hand: {held}; on a plain lead they may always be played.",
}
BARE: Text = {
    "ru": "Без защиты среди них: {bare}.",
    "en": "Unprotected among them: {bare}.",
}
ALL_PROTECTED: Text = {
    "ru": "Незащищённых среди них нет.",
    "en": "All of them are protected: {held}.",
}
STAND_ABOVE: Text = {
    "ru": "{held:cap} старше, чем {led}.",
    "en": "Above the lead {led}: {held}.",
}
STAND_BELOW: Text = {
    "ru": "{lower:cap} младше, чем {led}: от такого захода защиты нет.",
    "en": "Below the lead {led}: {lower}; protection does not help there.",
}
LATER_IGNORED: Text = {
    "ru": "То, что потом сыграли {later:acc}, ничего не меняет.",
    "en": "{later:cap} came after the lead {led} and changes nothing.",
}
MAY_PLAY: Text = {"ru": "Можно сыграть: {legal}.", "en": "May be played: {legal}."}
MAY_NOT_PLAY: Text = {
    "ru": "Можно сыграть: {legal}. Нельзя: {refused}.",
    "en": "May be played: {legal}. Not: {refused}.",
}


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
            return Ruling(True, rules[self.lead_rule], LEADS, {"card": card})
        order = self.orders[trump]
        suit = order.suit
        led = trick[0]
        led_suit, mine = suit[led], suit[card]
        named: dict[str, Named] = {"card": card, "led": led}
        obliging = order.of_suit(led_suit, self.obliging(trump, led, hand, card))
        if obliging:
            named["held"] = obliging
            return self._refusal(trump, led_suit, obliging, named)
        if mine == led_suit:
            if mine == TRUMP:
                return Ruling(True, rules["answer-trump-lead"], ANSWERS_WITH_TRUMP, named)
            return Ruling(True, rules["follow-suit"], FOLLOWS, named)
        if mine == TRUMP:
            if card is ACE_OF_HEARTS and led_suit == "H":
                return Ruling(True, rules[self.ace_rule], TRUMPS_WITH_ACE, named)
            return Ruling(True, rules["may-trump"], TRUMPS, named)
        if led_suit == TRUMP:
            return self._discard_on_trumps(order, trick, hand, named)
        if led_suit == "H" and ACE_OF_HEARTS in hand:
            named["ace"] = ACE_OF_HEARTS
            return Ruling(True, rules["free-discard"], VOID_BUT_ACE, named)
        return Ruling(True, rules["free-discard"], VOID, named)

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
            return Ruling(False, rules["follow-suit"], MUST_FOLLOW, named)
        if protected(obliging[0], trump):
            return Ruling(False, rules["protected-by-rank"], LOWER, named)
        if [c.rank for c in obliging] == ["A"] and "plain-aces-not-protected" in rules:
            return Ruling(False, rules["plain-aces-not-protected"], UNPROTECTED_ACE, named)
        sentence = UNPROTECTED if len(obliging) == 1 else UNPROTECTED_MANY
        return Ruling(False, rules["must-trump"], sentence, named)

    def _discard_on_trumps(
        self, order: Order, trick: Sequence[Card], hand: Sequence[Card], named: dict[str, Named]
    ) -> Ruling:
        rules = self.rules
        held = order.of_suit(TRUMP, hand)
        if not held:
            return Ruling(True, rules["free-discard"], NO_TRUMPS, named)
        named["held"] = held
        sentence = HOLDS_BACK if len(held) == 1 else HOLDS_BACK_MANY
        later = self._later(order, trick, held)
        if later:
            named["later"] = later
            sentence = {lang: sentence[lang] + CAME_LATER[lang] for lang in sentence}
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
            steps = [Step(rules[self.lead_rule], (), NO_LEAD, {})]
            return [*steps, self._verdict(trump, trick, hand)]
        led = trick[0]
        led_suit = order.suit[led]
        held = order.of_suit(led_suit, hand)
        steps = [self.led_step(order, led)]
        suit = SuitName(led_suit)
        if held:
            holding = rules["answer-trump-lead" if led_suit == TRUMP else "follow-suit"]
            steps.append(Step(holding, held, HOLDS, {"suit": suit, "held": held}))
        else:
            steps.append(Step(rules["free-discard"], (), HOLDS_NONE, {"suit": suit}))
        if led_suit == TRUMP:
            steps += self._protection_steps(trump, trick, held)
        else:
            if led_suit == "H" and ACE_OF_HEARTS in hand:
                named: dict[str, Named] = {"ace": ACE_OF_HEARTS}
                ace_rule = rules[self.ace_rule]
                steps.append(Step(ace_rule, (ACE_OF_HEARTS,), ACE_IS_NO_HEART, named))
            trumps = order.of_suit(TRUMP, hand)
            if trumps:
                steps.append(Step(rules["may-trump"], trumps, HAS_TRUMPS, {"held": trumps}))
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
            return [Step(rule, bare, BARE, {"bare": bare})]
        steps = [Step(rules["may-renege"], held, ALL_PROTECTED, {"held": held})]
        above = tuple(c for c in held if order.higher(c, led))
        lower = tuple(c for c in held if order.higher(led, c))
        if above:
            named: dict[str, Named] = {"held": above, "led": led}
            steps.append(Step(rules["trump-order"], (*above, led), STAND_ABOVE, named))
        if lower:
            below: dict[str, Named] = {"lower": lower, "led": led}
            steps.append(Step(rules["protected-by-rank"], (led, *lower), STAND_BELOW, below))
            return steps
        later = self._later(order, trick, held)
        if later:
            came: dict[str, Named] = {"later": later, "led": led}
            steps.append(Step(rules["only-the-lead-counts"], (led, later), LATER_IGNORED, came))
        return steps

    def _verdict(self, trump: str, trick: Sequence[Card], hand: Sequence[Card]) -> Step:
        rules = self.rules
        rulings = [self.judge_play(trump, trick, hand, card) for card in hand]
        legal = tuple(c for c, ruling in zip(hand, rulings, strict=True) if ruling.allowed)
        refused = tuple(c for c, ruling in zip(hand, rulings, strict=True) if not ruling.allowed)
        rule = deciding(rulings, rules).rule
        if refused:
            named: dict[str, Named] = {"legal": legal, "refused": refused}
            return Step(rule, tuple(hand), MAY_NOT_PLAY, named)
        return Step(rule, tuple(hand), MAY_PLAY, {"legal": legal})

    def led_step(self, order: Order, led: Card) -> Step:
        """What was led and which suit that makes the suit led (B5.6, A2.1)."""
        rules = self.rules
        named: dict[str, Named] = {"led": led, "suit": SuitName(order.suit[led])}
        if order.suit[led] != TRUMP:
            return Step(rules["follow-suit"], (led,), LED_PLAIN, named)
        always = led is ACE_OF_HEARTS or led is JOKER
        if always:
            return Step(rules[self.ace_rule], (led,), LED_OTHER_TRUMP, named)
        return Step(rules["answer-trump-lead"], (led,), LED_TRUMP, named)


FIVE_WINS: Text = {
    "ru": "Взятка — 5 очков, и ещё 5 за старшего козыря: {winner} выше всех, премия доказана сразу.",
    "en": "The trick is 5, and 5 more for the highest trump: nothing beats {winner}, "
    "so the bonus is proven at once.",
}
PLAIN_TRICK: Text = {
    "ru": "Взятка — 5 очков; её взял не козырь, и премии в ней нет.",
    "en": "The trick is 5 points; no trump took it, so there is no bonus in it.",
}
TRUMP_TRICK: Text = {
    "ru": "Взятка — 5 очков; будет ли в ней премия за {winner:acc}, по ней одной не узнать: "
    "козырь старше ещё может выйти.",
    "en": "The trick is 5 points; whether {winner} earns the bonus cannot be told from this trick "
    "alone: a higher trump may still appear.",
}


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
        return 10, True, Ruling(True, rule, FIVE_WINS, named)
    if order.suit[winner] != TRUMP:
        return 5, False, Ruling(True, rules["trick-is-five"], PLAIN_TRICK, named)
    return 5, None, Ruling(True, rules["highest-trump-bonus"], TRUMP_TRICK, named)
