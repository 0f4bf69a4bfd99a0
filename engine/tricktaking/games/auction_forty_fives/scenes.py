"""Auctions and whole deals of Auction Forty-Fives for drills (A3, A5)."""

from __future__ import annotations

from collections.abc import Callable

from ...cards import Card
from ...dice import Dice
from ...game import Game
from ...position import Position
from ...scenes import Dealt, Scene, sorted_hand
from ...table import Seat
from .auction import BIDS, FLOOR_AT_HUNDRED, HOLD, HUNDRED, PASS, Auction
from .seats import TABLE

LOW = tuple(range(-30, 100, 5))
HIGH = (100, 100, 105, 110, 115)
AROUND_HUNDRED = (80, 90, 95, 100, 100, 105, 110, 115)
NEAR_THE_END = (85, 95, 100, 105, 110, 115)

Calling = Callable[[Auction, Dice], str]
"""How the speaker chooses among the legal calls."""


def lively(auction: Auction, dice: Dice) -> str:
    """Passes now and then, raises most often by little, holds gladly."""
    legal = auction.legal_calls()
    if HOLD in legal and dice.below(2):
        return HOLD
    raises = [call for call in legal if call in BIDS]
    if not raises or dice.below(3) == 0:
        return PASS
    return raises[0] if dice.below(2) else dice.pick(raises)


def careful(auction: Auction, dice: Dice) -> str:
    """Passes often and raises by no more than needed."""
    raises = [call for call in auction.legal_calls() if call in BIDS]
    return PASS if not raises or dice.below(3) == 0 else raises[0]


def silent(auction: Auction, dice: Dice) -> str:
    """Passes always."""
    return PASS


def high(auction: Auction, dice: Dice) -> str:
    """Goes up to 30 soon."""
    legal = auction.legal_calls()
    return "30" if "30" in legal and dice.below(2) else lively(auction, dice)


def partners(auction: Auction, dice: Dice) -> str:
    """The dealer's partner bids, the others pass as a rule."""
    partner = auction.turn in TABLE.partners(auction.dealer)
    raises = [call for call in auction.legal_calls() if call in BIDS]
    return raises[dice.below(min(2, len(raises)))] if partner and raises else PASS


def bidding(
    how: Calling = lively,
    *,
    own: tuple[int, ...] = LOW,
    other: tuple[int, ...] = LOW,
    dealer_speaks: bool = False,
) -> Scene:
    """An auction after some calls: what may be called?

    `own` and `other` are the scores that the pair of the speaker and the other pair may have; with
    scores around 100 it is the first round, and the speaker may look at the own hand, which decides
    nothing. With `dealer_speaks` the question is the dealer's.
    """
    first_round = own is not LOW or other is not LOW

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        dealer = dice.pick(TABLE.seats)
        count = dice.below(4 if first_round else 2 + 2 * difficulty)
        count = 3 if dealer_speaks else count
        speaker = TABLE.side[TABLE.from_seat(TABLE.left[dealer])[count % 4]]
        scores = {side: dice.pick(own if side == speaker else other) for side in TABLE.sides}
        auction = Auction.opening(dealer, scores)
        calls: list[str] = []
        for _ in range(count):
            calls.append(how(auction, dice))
            auction = auction.call(calls[-1])
            if auction.over:
                return None
        seat = auction.turn or dealer
        shown = first_round and dice.below(2) < difficulty - 1
        return Position(
            game,
            4,
            dealer=dealer,
            scores=tuple(scores.items()),
            calls=tuple(calls),
            hands=((seat, _hand(game, dice)),) if shown else (),
        )

    return scene


def _hand(game: Game, dice: Dice) -> tuple[Card, ...]:
    pack = sorted(game.pack, key=lambda card: card.code)
    return sorted_hand(dice.sample(pack, 5), dice)


def after_a_hold() -> Scene:
    """An auction in which the dealer has held and somebody may still go on."""

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        scores = {side: dice.pick(LOW) for side in TABLE.sides}
        dealer = dice.pick(TABLE.seats)
        auction = Auction.opening(dealer, scores)
        calls: list[str] = []
        held = False
        for _ in range(3 + 3 * difficulty):
            legal = auction.legal_calls()
            call = HOLD if HOLD in legal and dice.below(4) else lively(auction, dice)
            calls.append(call)
            auction = auction.call(call)
            held = held or call == HOLD
            if auction.over:
                return None
            if held and dice.below(2):
                break
        if not held:
            return None
        items = tuple(scores.items())
        return Position(game, 4, dealer=dealer, scores=items, calls=tuple(calls))

    return scene


def booked(
    *,
    bids: tuple[int, ...] = (5, 10, 15, 15, 20, 20, 25),
    near: bool = False,
    hundred: bool = False,
    strong: bool = False,
    trumps: bool = True,
    without: str = "",
    asked: str = "",
    tricks: int = 5,
    scores: tuple[int, int] | None = None,
) -> Scene:
    """A deal that has been played, and what was bid.

    With `strong` a seat of the pair that matters holds top trumps and plays them; `asked` is
    "bidders", "opponents", or nothing for either pair; with `near` both pairs are near 120; `scores` are
    those of the bidders and of their opponents.
    """

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        dealt = Dealt(game, TABLE, dice, dice.pick("SHDC"))
        leader = dealt.leader
        declarer = TABLE.from_seat(leader)[-1]
        if strong:
            best = leader if asked == "opponents" else dice.pick(_bidders(declarer))
            for wish in ("guard", "guard", "guard", "trump", "trump"):
                dealt.give(best, wish)
            dealt.release()
        if without and not dealt.banish(without):
            return None
        if not trumps and not dealt.banish("trump"):
            return None
        pool = NEAR_THE_END if near else AROUND_HUNDRED if hundred else LOW
        before = {side: dice.pick(pool) for side in TABLE.sides}
        if scores:
            before = {s: scores[s != TABLE.side[declarer]] for s in TABLE.sides}
        amount = dice.pick(bids)
        if before[TABLE.side[declarer]] >= HUNDRED:
            amount = max(amount, FLOOR_AT_HUNDRED)
        if strong:
            dealt.play_to_win(tricks, best)
        else:
            dealt.play_tricks(tricks)
        side = TABLE.side[leader if asked == "opponents" else declarer]
        if not asked:
            side = dice.pick(TABLE.sides)
        return Position(
            game,
            4,
            trump=dealt.trump,
            scores=tuple(before.items()),
            bid=(declarer, amount),
            tricks=tuple(dealt.tricks),
            side=None if near else side,
        )

    return scene


def unfinished(game: Game, dice: Dice, difficulty: int) -> Position | None:
    """A deal with both pairs near 120, before or after its last trick."""
    return booked(near=True, tricks=2 + dice.below(3) + (difficulty > 1))(game, dice, difficulty)


def _bidders(declarer: Seat) -> tuple[Seat, ...]:
    return (declarer, *TABLE.partners(declarer))
