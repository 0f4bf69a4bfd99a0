"""A deal of Auction Forty-Fives: auction, trumps, exchange, five tricks, the score (A3–A5)."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import Card
from ...deal import Deal, PlayedTrick, Verb, not_in_hand, problem
from ...fields import suit
from ...names import TRUMP
from ...position import Position
from ...rules import Problem, Ruling
from ...table import Seat, Side
from .auction import TOP, Auction, after_calls
from .rules import RULES

TARGET = 120
TRICK, BONUS = 5, 5
THIRTY_MADE = 60


class AuctionDeal(Deal):
    """Five cards each; the winner of the auction names trumps and everyone may exchange."""

    auction: Auction
    """The auction as it stands, or as it ended."""

    def prepare(self) -> None:
        self.auction = Auction.opening(self.dealer, self.before)

    def resume(self, position: Position) -> None:
        """The auction ended with the bid that the position names, or as its calls say."""
        if position.calls:
            self.auction = after_calls(self.dealer, self.before, position.calls)
        elif position.bid:
            seat, amount = position.bid
            self.auction = Auction(self.dealer, self.before, None, amount, seat, (seat,))
        if self.auction.declarer:
            self.turn = self.table.left[self.auction.declarer]

    def dealt(self) -> None:
        self.deal_packets(3, 2)
        self.phase = "auction"

    def call(self, seat: Seat, words: Sequence[str]) -> None:
        """A bid, a pass or a hold (A3.1–A3.6)."""
        self.must_be_turn(seat)
        self.auction = self.auction.call(words[2])
        if not self.auction.over:
            self.turn = self.auction.turn
        elif self.auction.declarer is None:
            self.end()
        else:
            self.phase, self.turn = "trump", self.auction.declarer

    def name_trumps(self, seat: Seat, words: Sequence[str]) -> None:
        """The winner of the auction names the suit (A3.7)."""
        self.must_be_turn(seat)
        trump = suit(words[2])
        if trump is None:
            raise problem(
                "bad-value", "масть: S, H, D или C", "a suit is S, H, D or C", quote=words[2]
            )
        self.trump = trump
        self.phase, self.turn = "exchange", self.table.left[self.dealer]

    def discard(self, seat: Seat, words: Sequence[str]) -> None:
        """None to five cards go away and as many come from the pack (A3.7, A3.8)."""
        self.must_be_turn(seat)
        hand = self.hands[seat]
        away = [self.game.card(word) for word in words[2:]]
        for card in away:
            if card not in hand:
                raise not_in_hand(seat, card)
        if len(set(away)) < len(away):
            raise Problem(
                "illegal-discard",
                {
                    "ru": "одна и та же карта названа дважды; назовите каждую по разу",
                    "en": "a card is named twice; name each card once",
                },
                rule=RULES["exchange"],
            )
        for card in away:
            hand.remove(card)
        hand.extend(self.take(len(away)))
        if seat != self.dealer:
            self.turn = self.table.left[seat]
        else:
            self.phase, self.turn = "play", self.table.left[self.auction.holder or ""]

    ACT_RULES = {"trump": "exchange", "discard": "exchange"}
    VERBS = {
        "call": Verb(1, 1, ("auction",), call),
        "trump": Verb(1, 1, ("trump",), name_trumps),
        "discard": Verb(0, 5, ("exchange",), discard),
        "play": Verb(1, 1, ("play",), Deal.play),
    }

    def judge_act(self, act: str) -> Ruling:
        """A call is judged by the auction, everything else as in every game."""
        words = act.split()
        return self.auction.judge(words[2]) if words[1] == "call" else super().judge_act(act)

    def trick_taken(self, trick: PlayedTrick) -> None:
        """Nothing is booked before the fifth trick (A5.5)."""
        if len(self.tricks) == 5:
            self._book()

    def _book(self) -> None:
        made = self.made()
        bidders = self.table.side[self.auction.holder or ""]
        bid = self.auction.bid
        if made[bidders] < bid:
            made[bidders] = -bid
        elif bid == TOP:
            made[bidders] = THIRTY_MADE
        self.points = made
        home = [side for side, score in self.total().items() if score >= TARGET]
        self.end([bidders] if bidders in home else home)

    def made(self) -> dict[Side, int]:
        """What each pair made in its tricks, before the bid is looked at (A5.1)."""
        made = dict.fromkeys(self.table.sides, 0)
        for trick in self.tricks:
            if trick.winner:
                made[self.table.side[trick.winner]] += TRICK
        highest = self.highest_trump()
        if highest:
            made[highest[1]] += BONUS
        return made

    def highest_trump(self) -> tuple[Card, Side] | None:
        """The highest trump of the deal and the pair that won its trick (A5.1)."""
        order = self.game.orders[self.trump or ""]
        found: tuple[Card, Side] | None = None
        for trick in self.tricks:
            best = trick.taker
            if not best or not trick.winner or order.suit[best] != TRUMP:
                continue
            if not found or order.higher(best, found[0]):
                found = best, self.table.side[trick.winner]
        return found
