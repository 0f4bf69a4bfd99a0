"""Auction Forty-Fives: four players in two pairs; an auction, an exchange, five tricks, 120 points.

>>> from tricktaking.cards import cards, codes
>>> from tricktaking.games.auction_forty_fives import AUCTION_FORTY_FIVES
>>> hand = cards("JS 2D")

Spades are trumps. From the nine the jack may be kept back, from the five it may not:

>>> codes(AUCTION_FORTY_FIVES.legal_plays("S", cards("9S"), hand))
'JS 2D'
>>> codes(AUCTION_FORTY_FIVES.legal_plays("S", cards("5S"), hand))
'JS'
>>> print(AUCTION_FORTY_FIVES.judge_play("S", cards("5S"), hand, hand[1]).text("en"))
5♠ was led, and it stands above J♠: nothing protects from a higher lead, so a trump must be played \
and 2♦ may not be discarded.

The five beats both aces and so proves the bonus at once:

>>> trick = cards("7S 5S AS AH")
>>> trick[AUCTION_FORTY_FIVES.winner("S", trick)].code
'5S'
>>> AUCTION_FORTY_FIVES.judge_points("S", trick)[:2]
(10, True)

The auction is a value of its own (`auction.py`):

>>> from tricktaking.games.auction_forty_fives.auction import Auction
>>> Auction.opening("W", {"NS": 100, "EW": 0}).legal_calls()
('pass', '20', '25', '30')

A whole game is played deal by deal, or act by act:

>>> from tricktaking.replay import Replay
>>> deck = [rank + suit for suit in "SHDC" for rank in "AKQJT98765432"]
>>> game = Replay(AUCTION_FORTY_FIVES, "W", {"NS": 0, "EW": 0})
>>> deal = game.begin(deck)
>>> for act in ("N call pass", "E call pass", "S call 20", "W call hold", "S call pass"):
...     game.act(act)
>>> game.phase, game.turn, deal.auction.bid
('trump', 'W', 20)
>>> for act in ("W trump H", "N discard AS QS", "E discard", "S discard", "W discard"):
...     game.act(act)
>>> game.phase, game.turn
('play', 'N')
>>> codes(deal.hands["N"])
'KS 2S AH 7H 6H'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...cards import Card
from ...game import Game, ordinary_pack
from ...names import Text
from ...rules import Ruling, Step
from ...spoil_five import SpoilFive, judge_points
from ...table import Seat, Side, Table
from ...winning import Winning
from .auction import Auction, after_calls
from .deal import TARGET, AuctionDeal
from .portrait import PORTRAIT
from .questions import QUESTIONS
from .rules import RULES
from .seats import PAIR_NAMES, SEAT_NAMES, TABLE


class AuctionFortyFives(Game):
    """The game; its facts are those of the Auction Forty-Fives document, sections 1 to 7.

    The document lost the order of trumps; every source agrees on the one used here (A2.2).
    Agreed as well: a hold needs a bid, which may be the partner's, and is a bid of that amount
    (A3.5), and the exchange goes seat by seat (A3.8).
    """

    id = "auction-forty-fives"
    letter = "a"
    title: Text = {"ru": "Аукционная сорок пять", "en": "Auction Forty-Fives"}
    tables = {4: TABLE}
    pack = ordinary_pack()
    hand_size = 5
    target = TARGET
    portrait = PORTRAIT
    rules = RULES
    facts = tuple(
        f"A{section}.{i}"
        for section, last in ((1, 5), (2, 4), (3, 8), (4, 5), (5, 5), (6, 3), (7, 2))
        for i in range(1, last + 1)
    )
    seat_names = SEAT_NAMES
    side_names = PAIR_NAMES
    questions = QUESTIONS
    judge = SpoilFive(
        RULES, joker=False, ace_rule="ace-of-hearts-is-trump", lead_rule="lead-after-auction"
    )
    _winning = Winning(RULES, always_trump="ace-of-hearts-is-trump")
    orders = judge.orders

    def deal(
        self, table: Table, dealer: Seat, scores: Mapping[Side, int], deck: list[Card]
    ) -> AuctionDeal:
        return AuctionDeal(self, table, dealer, scores, deck)

    def auction(self, dealer: Seat, scores: Mapping[Side, int], calls: Sequence[str]) -> Auction:
        return after_calls(dealer, scores, calls)

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


AUCTION_FORTY_FIVES = AuctionFortyFives()
