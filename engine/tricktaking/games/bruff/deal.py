"""A deal of Bruff: burying, robbing, five tricks, the bonus, and the end trick by trick (B2–B8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ...cards import CARDS, JOKER, Card
from ...deal import Deal, PlayedTrick, Verb
from ...names import TRUMP
from ...position import Position
from ...rules import Problem
from ...table import Seat, Side

TARGET = 45


class BruffDeal(Deal):
    """Thirty cards dealt, one turned up; points are booked when they are beyond doubt."""

    bonus: tuple[Side, int] | None
    """The pair that has the proven bonus, and the number of its trick."""

    best: Card | None
    """The best trump that has taken a trick so far, the best one seen (B7.2)."""

    books_by_deal = False

    def prepare(self) -> None:
        self.bonus = None
        self.robbed = False
        self.best, self.best_at = None, -1

    def resume(self, position: Position) -> None:
        """The turn-up counts as robbed when an act says so, or when somebody has it (B3)."""
        self.trump = position.trump or (position.turn_up.suit if position.turn_up else None)
        self.robbed = any(act.endswith(" rob") for act in position.acts) or any(
            self.turn_up in hand for hand in self.hands.values()
        )

    def dealt(self) -> None:
        self.deal_packets(3, 2)
        (turned,) = self.take(1)
        if turned is JOKER:
            self.hands[self.dealer].append(JOKER)
            self.phase, self.turn = "bury", self.dealer
        else:
            self._turn_up(turned)

    def _turn_up(self, card: Card) -> None:
        self.turn_up, self.trump = card, card.suit
        self.phase, self.turn = "play", self.table.left[self.dealer]

    def bury(self, seat: Seat, words: Sequence[str]) -> None:
        """The dealer, who took a turned joker, puts one of the five dealt cards away (B2.5–B2.7)."""
        self.must_be_turn(seat)
        card, hand = self.held(seat, words[2])
        if card is JOKER:
            raise Problem(
                "illegal-bury",
                {
                    "ru": "джокера под остаток не кладут: нужна одна из пяти сданных карт",
                    "en": "the joker may not be buried: choose one of the five dealt cards",
                },
                rule=self.game.rules["joker-turned-up"],
            )
        hand.remove(card)
        self._turn_up(self.take(1)[0])

    def rob(self, seat: Seat, words: Sequence[str]) -> None:
        """A seat lays a card aside and takes the turn-up (B3)."""
        self.game.card(words[2])
        self._must_have_right(seat)
        card, hand = self.held(seat, words[2])
        hand.remove(card)
        if self.turn_up:
            hand.append(self.turn_up)
        self.robbed = True

    def may_rob(self, seat: Seat) -> str | None:
        """`None` when `seat` may rob now, else the id of the rule that denies it (B3)."""
        if seat in self.played:
            return "rob-before-own-play"
        if self.turn_up is None or self.robbed:
            return "ace-robs"
        if self.turn_up.rank == "A":
            return None if seat == self.dealer else "dealer-robs-ace"
        ace = CARDS[f"A{self.trump}"]
        return None if ace in self.hands[seat] else "ace-of-the-trump-suit"

    def _must_have_right(self, seat: Seat) -> None:
        denied = self.may_rob(seat)
        if denied:
            rule = self.game.rules[denied]
            raise Problem("illegal-rob", {"ru": rule.ru, "en": rule.en}, rule=rule)

    @property
    def played(self) -> set[Seat]:
        """The seats that have played a card and so may not rob any more (B3.3)."""
        if not self.tricks:
            return set()
        first = self.tricks[0]
        return set(self.table.from_seat(first.leader)[: len(first.cards)])

    ACT_RULES = {"rob": "ace-robs", "bury": "joker-turned-up"}
    VERBS = {
        "play": Verb(1, 1, ("play",), Deal.play),
        "rob": Verb(1, 1, ("play",), rob),
        "bury": Verb(1, 1, ("bury",), bury),
    }

    def trick_taken(self, trick: PlayedTrick) -> None:
        """Books 5, the bonus once it is proven, and looks whether the game is won (B7, B8)."""
        side = self.table.side[trick.winner or ""]
        self.points[side] += 5
        order = self.game.orders[self.trump or ""]
        number = len(self.tricks) - 1
        taker = trick.taker
        trumped = taker and order.suit[taker] == TRUMP
        if taker and trumped and (self.best is None or order.higher(taker, self.best)):
            self.best, self.best_at = taker, number
        if self.bonus is None and self._proven():
            self.bonus = (self.side_that_took(self.best_at), self.best_at)
            self.points[self.bonus[0]] += 5
        winner = self.winner_on_points()
        if winner:
            self.end([winner])
        elif number == 4:
            takers = {self.side_that_took(i) for i in range(5)}
            self.end(list(takers) if len(takers) == 1 else [])

    def side_that_took(self, number: int) -> Side:
        """The pair that took the finished trick of this number."""
        return self.table.side[self.tricks[number].winner or ""]

    def _proven(self) -> bool:
        """Whether the best trump seen so far is beyond doubt for everybody (B7.3, B7.7)."""
        if self.best is None:
            return False
        if len(self.tricks) == 5:
            return True
        trumps = self.game.orders[self.trump or ""].trumps
        higher = trumps[: trumps.index(self.best)]
        return not higher or (higher == (self.turn_up,) and not self.robbed)

    def winner_on_points(self) -> Side | None:
        """The pair that got home first, once no doubt about the bonus can change it (B8.1–B8.5)."""
        if max(self.total().values()) < TARGET:
            return None
        if self.bonus:
            return self._first_home(self.bonus[1])
        without = self._first_home(None)
        if self.best is None:
            return without
        return without if self._first_home(self.best_at) == without else None

    def running(self, bonus_trick: int | None) -> Iterator[tuple[int, Side, int]]:
        """The score trick by trick if that one has the bonus: number, pair that took it, its total."""
        running = dict(self.before)
        for i, trick in enumerate(self.tricks):
            if trick.winner:
                side = self.table.side[trick.winner]
                running[side] += 10 if i == bonus_trick else 5
                yield i, side, running[side]

    def home(self, bonus_trick: int | None) -> tuple[Side, int] | None:
        """Who is first at 45 if that trick has the bonus, and in which trick."""
        for number, side, score in self.running(bonus_trick):
            if score >= TARGET:
                return side, number
        return None

    def _first_home(self, bonus_trick: int | None) -> Side | None:
        home = self.home(bonus_trick)
        return home[0] if home else None

    def facts(self) -> dict[str, Any]:
        bonus = {"pair": self.bonus[0], "trick": self.bonus[1]} if self.bonus else None
        return {"bonus": bonus}

    def result(self) -> dict[str, Any]:
        """Won `by` points whenever the winner has 45, otherwise by a jink (B8.6)."""
        return {"by": "points" if self.total()[self.winners[0]] >= TARGET else "jink"}
