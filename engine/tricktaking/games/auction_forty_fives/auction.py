"""The auction of Forty-Fives: who speaks, what may be called and why, and how it ends (A3).

>>> at_the_start = Auction.opening("W", {"NS": 0, "EW": 0})
>>> after_two_bids = at_the_start.call("5").call("10").call("pass")
>>> after_two_bids.turn, after_two_bids.legal_calls()
('W', ('pass', 'hold', '15', '20', '25', '30'))

West deals and may hold the ten; North, who has not passed, may then go on:

>>> held = after_two_bids.call("hold")
>>> held.turn, held.holder, held.bid, held.over
('N', 'W', 10, False)
>>> end = held.call("pass").call("pass")
>>> end.over, end.declarer, end.bid
(True, 'W', 10)
>>> print(held.judge("hold").text("en"))
Only the dealer may hold, and that is West.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...names import Named, Text
from ...rules import Problem, Ruling, Step
from ...table import Seat, Side
from .rules import RULES
from .seats import SEAT_NAMES, SIDE_NAMES, TABLE

PASS = "pass"
HOLD = "hold"
BIDS = {"5": 5, "10": 10, "15": 15, "20": 20, "25": 25, "30": 30}
"""Every bid as it is called, with its amount."""

CALLS = (PASS, HOLD, *BIDS)
"""Everything that can be called, in the order in which the legal calls are listed."""

CALL_NAMES: dict[str, Text] = {
    PASS: {"ru": "пас", "en": "pass"},
    HOLD: {"ru": "держу", "en": "hold"},
    **{bid: {"ru": bid, "en": bid} for bid in BIDS},
}

TOP = 30
HUNDRED, FLOOR_AT_HUNDRED = 100, 20

CLOSED: Text = {
    "ru": "Торговля кончилась: {declarer} играет {bid}. Больше заявлять нечего.",
    "en": "The auction is over: {declarer} plays {bid}. Nothing more can be called.",
}
ALL_PASSED: Text = {
    "ru": "Все спасовали, и сдачу не разыгрывают: больше заявлять нечего.",
    "en": "All have passed and the deal is not played: nothing more can be called.",
}
NO_SUCH_CALL: Text = {
    "ru": "Такой заявки нет: можно сказать 5, 10, 15, 20, 25, 30, «пас», а сдающему ещё и «держу».",
    "en": "There is no such call: say 5, 10, 15, 20, 25, 30 or pass; the dealer may also hold.",
}
PASSES: Text = {
    "ru": "Пасовать можно всегда; спасовавший из торговли выбывает.",
    "en": "Anyone may always pass; whoever passes is out of the auction.",
}
HOLDS: Text = {
    "ru": "{speaker} сдаёт и может взять заявку {bid} на себя, не поднимая её.",
    "en": "{speaker} deals and may take over the bid of {bid} without raising it.",
}
HOLDS_PARTNER: Text = {
    "ru": "{speaker} сдаёт и может взять заявку {bid} на себя, хотя её сделал партнёр, {holder}.",
    "en": "{speaker} deals and may take over the bid of {bid} "
    "even though it is the partner's, {holder}'s.",
}
HOLDS_THIRTY: Text = {
    "ru": "{speaker} сдаёт и может удержать даже 30; остальным после этого остаётся только пас.",
    "en": "{speaker} deals and may hold even 30; after that the others can only pass.",
}
ONLY_THE_DEALER: Text = {
    "ru": "Держать может только сдающий, а сдаёт {dealer}.",
    "en": "Only the dealer may hold, and that is {dealer}.",
}
NOTHING_TO_HOLD: Text = {
    "ru": "Держать пока нечего: никто ещё ничего не заявил.",
    "en": "There is nothing to hold yet: nobody has bid.",
}
HOLD_BELOW_TWENTY: Text = {
    "ru": "У пары {side} перед сдачей {score}; со 100 и больше нельзя заявить меньше 20, "
    "а «держу» — это заявка на {bid}.",
    "en": "{side} have {score} before the deal; with 100 or more they may not bid less than 20, "
    "and to hold is to bid {bid}.",
}
ABOVE_THE_TOP: Text = {
    "ru": "Уже заявлено 30, выше заявить нельзя: можно пасовать, а сдающему — держать.",
    "en": "30 has been bid and nothing is higher: pass or, as the dealer, hold.",
}
NOT_HIGHER: Text = {
    "ru": "Уже заявлено {bid}: новая заявка должна быть больше, {call} не подходит.",
    "en": "{bid} has been bid: a new bid must be higher, and {call} is not.",
}
BELOW_TWENTY: Text = {
    "ru": "У пары {side} перед сдачей {score}; со 100 и больше нельзя заявить меньше 20.",
    "en": "{side} have {score} before the deal; with 100 or more they may not bid less than 20.",
}
OPENS: Text = {
    "ru": "Заявок ещё нет: можно открыть торговлю с {call}.",
    "en": "There is no bid yet, so the bidding may open with {call}.",
}
RAISES: Text = {
    "ru": "{call} больше прежней заявки, {bid}.",
    "en": "{call} is more than the bid so far, {bid}.",
}

NO_BID_YET: Text = {
    "ru": "Говорит {speaker}; заявок ещё нет.",
    "en": "{speaker} is to speak; there is no bid yet.",
}
BID_SO_FAR: Text = {
    "ru": "Говорит {speaker}; старшая заявка — {bid} ({holder}).",
    "en": "{speaker} is to speak; the highest bid is {bid}, and it is {holder}'s.",
}
MUST_REACH_TWENTY: Text = {
    "ru": "У пары {side} перед сдачей {score}: заявки меньше 20 ей закрыты, «держу» меньше 20 тоже.",
    "en": "{side} have {score} before the deal: bids and holds below 20 are closed to them.",
}
MAY_HOLD_STEP: Text = {
    "ru": "{speaker} сдаёт: вместо повышения можно сказать «держу».",
    "en": "{speaker} deals: holding is possible instead of raising.",
}
NO_HOLD_YET: Text = {
    "ru": "{speaker} сдаёт, но держать пока нечего.",
    "en": "{speaker} deals, but there is nothing to hold yet.",
}
NO_HOLD_HERE: Text = {
    "ru": "{speaker} не сдаёт, поэтому держать не может.",
    "en": "{speaker} does not deal and so may not hold.",
}
TOP_REACHED: Text = {
    "ru": "30 — это потолок: поднять уже нельзя.",
    "en": "30 is the top: nobody can raise any more.",
}
MAY_CALL: Text = {"ru": "Можно сказать: {calls}.", "en": "May be called: {calls}."}


class Auction(NamedTuple):
    """An auction at one moment; `call` returns the next one.

    `scores` are those before the deal (A3.2). `turn` is the seat to speak, `None` when the
    auction is over; `holder` is the seat that the highest bid, `bid`, belongs to now.
    """

    dealer: Seat
    scores: Mapping[Side, int]
    turn: Seat | None
    bid: int = 0
    holder: Seat | None = None
    still_in: tuple[Seat, ...] = TABLE.seats

    @staticmethod
    def opening(dealer: Seat, scores: Mapping[Side, int]) -> Auction:
        """The auction before the first call: the player on the dealer's left speaks first."""
        return Auction(dealer, scores, TABLE.left[dealer])

    @property
    def over(self) -> bool:
        """Whether one bidder is left or all have passed."""
        return self.turn is None

    @property
    def declarer(self) -> Seat | None:
        """The winner of a finished auction; `None` while it is open and when all have passed."""
        return self.holder if self.over else None

    @property
    def floor(self) -> int:
        """The least that the side of the speaker may bid (A3.2)."""
        speaker = self.turn or self.dealer
        return FLOOR_AT_HUNDRED if self.scores[TABLE.side[speaker]] >= HUNDRED else 5

    def legal_calls(self) -> tuple[str, ...]:
        """What the speaker may call: pass, hold, then the bids upwards."""
        return tuple(call for call in CALLS if self.judge(call).allowed)

    def judge(self, call: str) -> Ruling:
        """May the speaker make this call? The ruling says under which rule (A3.1–A3.6)."""
        if self.turn is None:
            if self.holder is None:
                return Ruling(False, RULES["passed-out"], ALL_PASSED, {})
            return Ruling(False, RULES["bids"], CLOSED, self._named())
        if call == PASS:
            return Ruling(True, RULES["bids"], PASSES, {})
        named = self._named()
        if call == HOLD:
            return self._judge_hold(named)
        amount = BIDS.get(call)
        if amount is None:
            return Ruling(False, RULES["bids"], NO_SUCH_CALL, named)
        named["call"] = amount
        if self.bid == TOP:
            return Ruling(False, RULES["thirty-is-the-top"], ABOVE_THE_TOP, named)
        if amount <= self.bid:
            return Ruling(False, RULES["bids"], NOT_HIGHER, named)
        if amount < self.floor:
            return Ruling(False, RULES["hundred-needs-twenty"], BELOW_TWENTY, named)
        return Ruling(True, RULES["bids"], RAISES if self.bid else OPENS, named)

    def _judge_hold(self, named: dict[str, Named]) -> Ruling:
        if self.turn != self.dealer:
            return Ruling(False, RULES["dealer-may-hold"], ONLY_THE_DEALER, named)
        if self.holder is None:
            return Ruling(False, RULES["hold-needs-a-bid"], NOTHING_TO_HOLD, named)
        if self.bid < self.floor:
            return Ruling(False, RULES["hundred-needs-twenty"], HOLD_BELOW_TWENTY, named)
        if self.bid == TOP:
            return Ruling(True, RULES["thirty-is-the-top"], HOLDS_THIRTY, named)
        if self.holder in TABLE.partners(self.dealer):
            return Ruling(True, RULES["hold-needs-a-bid"], HOLDS_PARTNER, named)
        return Ruling(True, RULES["dealer-may-hold"], HOLDS, named)

    def _named(self) -> dict[str, Named]:
        named: dict[str, Named] = {"dealer": SEAT_NAMES[self.dealer], "bid": self.bid}
        if self.holder:
            named["holder"] = named["declarer"] = SEAT_NAMES[self.holder]
        if self.turn:
            side = TABLE.side[self.turn]
            named["speaker"] = SEAT_NAMES[self.turn]
            named["side"], named["score"] = SIDE_NAMES[side], self.scores[side]
        return named

    def explain(self) -> list[Step]:
        """What may be called now, step by step: the bid, the score, the dealer's right, ruling."""
        named = self._named()
        if self.turn is None:
            ruling = self.judge(PASS)
            return [Step(ruling.rule, (), ruling.sentence, ruling.named)]
        steps = [Step(RULES["bids"], (), BID_SO_FAR if self.bid else NO_BID_YET, named)]
        if self.floor == FLOOR_AT_HUNDRED:
            steps.append(Step(RULES["hundred-needs-twenty"], (), MUST_REACH_TWENTY, named))
        if self.turn != self.dealer:
            steps.append(Step(RULES["dealer-may-hold"], (), NO_HOLD_HERE, named))
        elif self.holder is None:
            steps.append(Step(RULES["hold-needs-a-bid"], (), NO_HOLD_YET, named))
        elif self.bid >= self.floor:
            steps.append(Step(RULES["dealer-may-hold"], (), MAY_HOLD_STEP, named))
        if self.bid == TOP:
            steps.append(Step(RULES["thirty-is-the-top"], (), TOP_REACHED, named))
        calls: dict[str, Named] = {
            "calls": {
                lang: ", ".join(CALL_NAMES[call][lang] for call in self.legal_calls())
                for lang in ("ru", "en")
            }
        }
        return [*steps, Step(steps[-1].rule, (), MAY_CALL, calls)]

    def call(self, call: str) -> Auction:
        """The auction after this call of the speaker; raises a `Problem` if it may not be made."""
        ruling = self.judge(call)
        if self.turn is None or not ruling.allowed:
            raise Problem("illegal-call", ruling.sentence, ruling.named, rule=ruling.rule)
        speaker, still_in = self.turn, self.still_in
        bid, holder = self.bid, self.holder
        if call == PASS:
            still_in = tuple(seat for seat in still_in if seat != speaker)
        else:
            bid, holder = BIDS.get(call, bid), speaker
        if not still_in or still_in == (holder,):
            return Auction(self.dealer, self.scores, None, bid, holder, still_in)
        turn = TABLE.left[speaker]
        while turn not in still_in:
            turn = TABLE.left[turn]
        return Auction(self.dealer, self.scores, turn, bid, holder, still_in)


def after_calls(dealer: Seat, scores: Mapping[Side, int], calls: Sequence[str]) -> Auction:
    """The auction after these calls; the `Problem` of the first bad one has its index as `at`."""
    auction = Auction.opening(dealer, scores)
    for at, call in enumerate(calls):
        try:
            auction = auction.call(call)
        except Problem as problem:
            problem.at = at
            raise
    return auction
