"""All Fives: two or three players, each alone; begging, and six trumps that count.

>>> from tricktaking.cards import cards, codes
>>> from tricktaking.games.all_fives import ALL_FIVES
>>> trick, hand = cards("8C"), cards("KS QC 2D")

Spades are trumps and a club was led: who holds a club must play it, trumps or no trumps.

>>> codes(ALL_FIVES.legal_plays("S", trick, hand))
'QC'
>>> print(ALL_FIVES.judge_play("S", trick, hand, hand[0]).text("en"))
8♣ was led and the hand holds Q♣: in this game a hand that can follow may not trump, so K♠ may \
not be played.

Without clubs both others trump, and the highest trump takes the points:

>>> trick = cards("8C 5S KS")
>>> trick[ALL_FIVES.winner("S", trick)].code
'KS'
>>> points, bonus, ruling = ALL_FIVES.judge_points("S", trick)
>>> print(points, ruling.text("en"))
8 These trumps of the trick count: 5♠ (5) and K♠ (3), 8 together.

A whole game is played deal by deal, or act by act. The dealer, player 2, keeps the suit of
the two that was turned up by giving a point:

>>> from tricktaking.replay import Replay
>>> deck = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
>>> game = Replay(ALL_FIVES, "P2", {"P1": 0, "P2": 0})
>>> deal = game.begin(deck)
>>> for act in ("P1 beg", "P2 give", "P1 play AS"):
...     game.act(act)
>>> deal.turn_up, game.turn, game.scores
(Card('2S'), 'P2', {'P1': 1, 'P2': 0})
>>> game.act("P2 play KH")
Traceback (most recent call last):
    ...
tricktaking.rules.Problem: P2 does not hold K♥
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...cards import CARDS, SUITS, Card
from ...game import Game, ordinary_pack
from ...names import Text
from ...order import Order
from ...rules import Ruling, Step
from ...table import Seat, Side, Table
from ...winning import Winning
from . import following, values
from .deal import TARGET, AllFivesDeal
from .names import SIDE_NAMES
from .portrait import PORTRAIT
from .questions import QUESTIONS
from .rules import RULES

_BEST_FIRST = "AKQJT98765432"


def _order(trump: str) -> Order:
    suits = {suit: tuple(CARDS[rank + suit] for rank in _BEST_FIRST) for suit in SUITS}
    return Order(suits.pop(trump), suits)


class AllFives(Game):
    """The game; its facts are those of the All Fives document, sections 1 to 6.

    The document lost the number of players and the values of the cards; two or three players
    (F1.2) and A 4, K 3, Q 2, J 1, T 10, 5 5 (F4.1) are what is agreed here. Agreed as well:
    who ties for the first deal draws again (F2.1), the point for a beg goes to the beggar alone
    (F2.4), nobody is asked again when the cards are run (F2.6), an exhausted pack is dealt again
    by the same dealer (F2.7), 61 reached by a given point still waits for the end of the deal
    (F4.4), and a revoke claimed after the next lead goes unpunished (F6.4).
    """

    id = "all-fives"
    letter = "f"
    title: Text = {"ru": "Олл-файвз", "en": "All Fives"}
    tables = {
        2: Table({"P1": "P1", "P2": "P2"}),
        3: Table({"P1": "P1", "P2": "P2", "P3": "P3"}),
    }
    pack = ordinary_pack()
    hand_size = None
    target = TARGET
    portrait = PORTRAIT
    offence_rules = ("corrected-in-time", "revoke-penalty")
    starts_below_target = False
    rules = RULES
    facts = tuple(
        f"F{section}.{i}"
        for section, last in ((1, 4), (2, 7), (3, 4), (4, 4), (5, 2), (6, 5))
        for i in range(1, last + 1)
    )
    seat_names = {f"P{i}": {"ru": f"игрок {i}", "en": f"player {i}"} for i in (1, 2, 3)}
    side_names = SIDE_NAMES
    trump_order_rule = plain_order_rule = "card-order"
    questions = QUESTIONS
    orders = {trump: _order(trump) for trump in SUITS}
    _winning = Winning(RULES, trump_order="card-order", plain_order="card-order")

    def deal(
        self, table: Table, dealer: Seat, scores: Mapping[Side, int], deck: list[Card]
    ) -> AllFivesDeal:
        return AllFivesDeal(self, table, dealer, scores, deck)

    def judge_play(
        self, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> Ruling:
        return following.judge_play(self.orders[trump], trick, hand, card)

    def may_play(self, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        return not trick or not following.obliging(self.orders[trump], trick[0], hand, card)

    def explain_play(self, trump: str, trick: Sequence[Card], hand: Sequence[Card]) -> list[Step]:
        return following.explain_play(self.orders[trump], trick, hand)

    def judge_winner(self, trump: str, cards: Sequence[Card], claimed: int) -> Ruling:
        return self._winning.judge(self.orders[trump], cards, claimed)

    def explain_winner(self, trump: str, cards: Sequence[Card]) -> list[Step]:
        order = self.orders[trump]
        led = following.led_step(order, cards[0])
        return self._winning.explain(order, trump, cards, led)

    def judge_points(self, trump: str, cards: Sequence[Card]) -> tuple[int, bool | None, Ruling]:
        return values.judge_points(trump, cards)


ALL_FIVES = AllFives()
