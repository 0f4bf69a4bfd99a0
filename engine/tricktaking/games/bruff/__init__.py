"""Forty-Five as played in Bruff: six players in three pairs, a joker, no bidding.

>>> from tricktaking.cards import cards
>>> from tricktaking.games.bruff import BRUFF
>>> lead, five, ace, king = cards("7S 5S AH KD")

The first C holds the ace of hearts and no other trump. 7♠ was led, so the ace may stay:

>>> ruling = BRUFF.judge_play("S", [lead, five], [ace, king], king)
>>> ruling.allowed, ruling.rule.id
(True, 'may-renege')
>>> print(ruling.text("en"))
7♠ was led; the only trump in the hand, A♥, is higher and protected, so it may be held back and K♦ \
discarded. 5♠ came later; only the card led, 7♠, counts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...cards import JOKER, Card
from ...game import Game, ordinary_pack
from ...names import Text
from ...rules import Ruling, Step
from ...spoil_five import SpoilFive, judge_points
from ...table import Seat, Side, Table
from ...winning import Winning
from .deal import TARGET, BruffDeal
from .names import SIDE_NAMES
from .portrait import PORTRAIT
from .questions import QUESTIONS
from .rules import RULES

_ORDINALS = {"1": {"ru": "первый", "en": "first"}, "2": {"ru": "второй", "en": "second"}}


class Bruff(Game):
    """The game; its facts are those of the Bruff document, sections 1 to 10."""

    id = "bruff"
    letter = "b"
    title: Text = {"ru": "Сорок пять (как играют в Браффе)", "en": "Forty-Five as played in Bruff"}
    tables = {6: Table({"A1": "A", "B1": "B", "C1": "C", "A2": "A", "B2": "B", "C2": "C"})}
    pack = ordinary_pack(JOKER)
    hand_size = 5
    target = TARGET
    portrait = PORTRAIT
    rules = RULES
    facts = tuple(
        [f"B1.{i}" for i in range(1, 6)]
        + [f"B2.{i}" for i in range(1, 8)]
        + [f"B3.{i}" for i in range(1, 8)]
        + [f"B4.{table}" for table in ("S", "C", "D", "H", "sc", "d", "h")]
        + [f"B5.{i}" for i in range(1, 8)]
        + [f"B6.{i}" for i in range(1, 8)]
        + [f"B7.{i}" for i in range(1, 8)]
        + [f"B8.{i}" for i in range(1, 9)]
        + [f"B9.{i}" for i in range(1, 6)]
        + [f"B10.{i}" for i in range(1, 4)]
    )
    seat_names = {
        pair + number: {
            "ru": f"{_ORDINALS[number]['ru']} {pair}",
            "en": f"{_ORDINALS[number]['en']} {pair}",
        }
        for number in "12"
        for pair in "ABC"
    }
    side_names = SIDE_NAMES
    questions = QUESTIONS
    judge = SpoilFive(RULES, joker=True, ace_rule="ace-and-joker-are-trumps")
    _winning = Winning(RULES, always_trump="ace-and-joker-are-trumps")
    orders = judge.orders

    def deal(
        self, table: Table, dealer: Seat, scores: Mapping[Side, int], deck: list[Card]
    ) -> BruffDeal:
        return BruffDeal(self, table, dealer, scores, deck)

    def judge_play(
        self, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> Ruling:
        return self.judge.judge_play(trump, trick, hand, card)

    def may_play(self, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        return not trick or not self.judge.obliging(trump, trick[0], hand, card)

    def explain_play(self, trump: str, trick: Sequence[Card], hand: Sequence[Card]) -> list[Step]:
        return self.judge.explain_play(trump, trick, hand)

    def judge_winner(self, trump: str, cards: Sequence[Card], claimed: int) -> Ruling:
        return self._winning.judge(self.orders[trump], cards, claimed)

    def explain_winner(self, trump: str, cards: Sequence[Card]) -> list[Step]:
        order = self.orders[trump]
        led = self.judge.led_step(order, cards[0])
        return self._winning.explain(order, trump, cards, led)

    def judge_points(self, trump: str, cards: Sequence[Card]) -> tuple[int, bool | None, Ruling]:
        return judge_points(self.orders[trump], trump, self.rules, cards)


BRUFF = Bruff()
