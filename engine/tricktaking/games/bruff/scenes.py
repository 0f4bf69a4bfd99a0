"""Whole deals of Bruff for drills: robbing, the bonus, the points, the end (B3, B7, B8)."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import CARDS, Card
from ...dice import Dice
from ...game import Game
from ...position import Position
from ...scenes import Dealt, Scene, sorted_hand
from ...shown import begun
from ...trick import Trick
from .deal import BruffDeal

SCORES = (0, 5, 10, 15, 20, 25, 30, 35, 40)
CLOSE = (25, 30, 35, 35, 40, 40)


def _dealt(game: Game, dice: Dice, wishes: Sequence[str] = (), suits: str = "SHDC") -> Dealt | None:
    """Hands, with these cards among those of random seats."""
    dealt = Dealt(game, game.table, dice, dice.pick(suits))
    for wish in wishes:
        if dealt.give(dice.pick(game.table.seats), wish) is None:
            return None
    dealt.release()
    return dealt


def _turn_up(dealt: Dealt, dice: Dice, rank: str = "") -> Card | None:
    """A card of the trump suit that nobody holds."""
    held = {card for hand in dealt.hands.values() for card in hand}
    cards = [
        card
        for card in CARDS.values()
        if card.suit == dealt.trump and card not in held and (not rank or card.rank == rank)
    ]
    return dice.pick(cards) if cards else None


def _tricks(position: Position, tricks: Sequence[Trick]) -> tuple[Trick, ...]:
    """The tricks up to the one with which the deal is over."""
    deal = begun(position, BruffDeal)
    for number, trick in enumerate(tricks, 1):
        for seat, card in trick.plays(position.table):
            deal.shown(seat, card)
        if deal.complete:
            return tuple(tricks[:number])
    return tuple(tricks)


def tricks_played(
    *wishes: str,
    least: int = 1,
    most: int = 5,
    close: bool = False,
    scored: bool = True,
    turned: str = "",
    strong: bool = False,
    trumps: bool = True,
    without: str = "",
    ended: int = 0,
) -> Scene:
    """A deal after some of its tricks, or as far as it went.

    With `close` all pairs are near 45; `turned` is the rank of the turn-up; with `strong` one seat
    holds top trumps and plays them; without `trumps` nobody holds one; nobody holds a card that
    fits `without`; a deal that was over with fewer than `ended` tricks is none.
    """

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        dealt = _dealt(game, dice, wishes)
        if dealt is None:
            return None
        if strong:
            for wish in ("guard", "guard", "trump", "trump", "trump A"):
                dealt.give(dealt.leader, wish)
            dealt.release()
        if without and not dealt.banish(without):
            return None
        if not trumps and not dealt.banish("trump"):
            return None
        turn_up = _turn_up(dealt, dice, turned)
        if turn_up is None:
            return None
        count = least + dice.below(most - least + 1)
        if least < most:
            count = min(most, max(least, count + difficulty - 2))
        dealer = game.table.from_seat(dealt.leader)[-1]
        pool = CLOSE if close else SCORES
        scores = tuple((side, dice.pick(pool)) for side in game.table.sides)
        before = Position(
            game,
            6,
            trump=dealt.trump,
            dealer=dealer,
            turn_up=turn_up,
            scores=scores if scored else (),
            hands=tuple((seat, tuple(hand)) for seat, hand in dealt.hands.items()),
        )
        if strong:
            dealt.play_to_win(count, dealt.leader)
        else:
            dealt.play_tricks(count)
        tricks = _tricks(before, dealt.tricks) if scored else tuple(dealt.tricks)
        if len(tricks) < ended:
            return None
        return Position(
            game,
            6,
            trump=dealt.trump,
            dealer=dealer,
            turn_up=turn_up,
            scores=before.scores,
            tricks=tricks,
            side=None if scored else dice.pick(game.table.sides),
        )

    return scene


def robbing(
    *wishes: str, turned: str = "", suits: str = "SHDC", played: bool | None = None
) -> Scene:
    """One hand, the turn-up, and what has been played before the question.

    `played` says whether that seat has made its first play already; `None` leaves it to the dice.
    """

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        dealt = _dealt(game, dice, (), suits)
        if dealt is None:
            return None
        order = game.table.from_seat(dealt.leader)
        seat = order[0 if played and dice.below(3) == 0 else dice.below(6)]
        if turned == "A" and dice.below(2):
            seat = dice.pick((order[0], order[0], order[-1]))
        if any(dealt.give(seat, wish) is None for wish in wishes):
            return None
        turn_up = _turn_up(dealt, dice, turned)
        if turn_up is None:
            return None
        at = order.index(seat)
        count = {1: 0, 2: 2, 3: 5}[difficulty] + dice.below(2)
        if played is False or (played is None and dice.below(3)):
            count = min(count, at)
        elif played:
            count = max(count, at + 1)
        count = min(count, 6)
        trick = dealt.trick(count, {}) if count else None
        if count and trick is None:
            return None
        hand = sorted_hand(dealt.hands[seat], dice)
        return Position(
            game,
            6,
            trump=dealt.trump,
            dealer=order[-1],
            turn_up=turn_up,
            trick=trick,
            hands=((seat, hand),),
        )

    return scene
