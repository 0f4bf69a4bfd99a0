"""Begging, whole deals and their ends in All Fives for drills (F2, F4, F6)."""

from __future__ import annotations

from collections.abc import Sequence

from ...cards import CARDS, Card
from ...dice import Dice
from ...game import Game
from ...position import Position
from ...scenes import FULL_HAND, Dealt, Scene, sorted_hand
from ...table import Seat
from ...trick import Trick
from .deal import packet

SCORES = (0, 7, 12, 18, 23, 29, 34, 41)
CLOSE = (43, 46, 48, 50, 52, 53, 55, 56, 57, 58)
AT_THE_DOOR = (53, 56, 58, 60, 60)


def counted(
    *wishes: str,
    close: bool = False,
    gift: bool = False,
    revoke: bool = False,
    scores: tuple[int, ...] = (),
    equal: bool = False,
    begun: bool = False,
) -> Scene:
    """A whole deal of six cards each, played out.

    With `close` all are near 61; with `gift` a point was given for a beg; with `revoke` somebody
    did not follow suit and was caught before the next lead; with `equal` two players can end level;
    with `begun` only a part of the tricks may have been played.
    """

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        table = game.tables[2 if difficulty == 1 else 3 if difficulty == 3 else dice.pick((2, 3))]
        dealt = Dealt(game, table, dice, dice.pick("SHDC"))
        for wish in wishes:
            if dealt.give(dice.pick(table.seats), wish) is None:
                return None
        dealt.release()
        eldest = dealt.leader
        dealer = table.from_seat(eldest)[-1]
        acts = [f"{eldest} beg", f"{dealer} give"] if gift else []
        count = FULL_HAND if not begun or dice.below(2) else 1 + dice.below(FULL_HAND - 1)
        if revoke:
            before = dice.below(count)
            dealt.play_tricks(before)
            offender = revoked(dealt, dice)
            if offender is None:
                return None
            acts.append(f"{offender} revoke")
            dealt.play_tricks(count - before - 1)
        else:
            dealt.play_tricks(count)
        pool = scores or (CLOSE if close else SCORES)
        start = {side: dice.pick(pool) for side in table.sides}
        if equal:
            one, other = dice.sample(table.sides, 2)
            gained = {side: _gained(dealt, side) for side in (one, other)}
            start[other] = start[one] + gained[one] - gained[other]
        tricks = tuple(dealt.tricks)
        return Position(
            game,
            len(table.seats),
            trump=dealt.trump,
            scores=tuple(start.items()),
            acts=tuple(acts),
            tricks=tricks,
            side=None if close or scores else dice.pick(table.sides),
        )

    return scene


def _gained(dealt: Dealt, seat: Seat) -> int:
    total = 0
    for trick in dealt.tricks:
        winner = dealt.game.winner(dealt.trump, trick.cards)
        if dealt.table.from_seat(trick.leader)[winner] == seat:
            total += dealt.game.judge_points(dealt.trump, trick.cards)[0]
    return total


def revoked(dealt: Dealt, dice: Dice) -> Seat | None:
    """Plays a trick in which one seat does not follow though it could; who, or nobody can."""
    order = dealt.table.from_seat(dealt.leader)
    offender = dice.pick(order[1:])
    cards: list[Card] = []
    for seat in order:
        hand = dealt.hands[seat]
        legal = dealt.game.legal_plays(dealt.trump, cards, hand)
        choice = [c for c in hand if c not in legal] if seat == offender else list(legal)
        if not choice:
            return None
        card = dice.pick(choice)
        hand.remove(card)
        cards.append(card)
    dealt.tricks.append(Trick(dealt.leader, tuple(cards)))
    dealt.leader = order[dealt.game.winner(dealt.trump, cards)]
    return offender


def begging(*verbs: str) -> Scene:
    """The turn-up and what has been said, ending with one of these verbs ("" for nothing yet)."""

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        players = dice.pick(sorted(game.tables))
        table = game.tables[players]
        eldest = dice.pick(table.seats)
        dealer = table.from_seat(eldest)[-1]
        last = dice.pick(verbs)
        said = {
            "": (),
            "stand": (f"{eldest} stand",),
            "beg": (f"{eldest} beg",),
            "give": (f"{eldest} beg", f"{dealer} give"),
        }.get(last, (f"{eldest} beg", f"{dealer} run"))
        turn_up = CARDS[dice.pick("AKQJT98765432") + dice.pick("SHDC")]
        trump = None
        if last == "again":
            # The cards have been run so often, and the newest turn-up is shown.
            room = (len(game.pack) - 6 * players - 1) // packet(players)
            runs = room if dice.below(2) else 1 + dice.below(room)
            said = (f"{eldest} beg", *[f"{dealer} run"] * runs)
            trump = turn_up.suit if dice.below(3) else dice.pick("SHDC")
        elif last == "stand" and dice.below(2):
            trump = turn_up.suit
        return Position(
            game,
            players,
            trump=trump,
            dealer=dealer,
            turn_up=turn_up,
            acts=said,
            hands=_hands(game, dice, (eldest, dealer)[: difficulty - 1], turn_up),
        )

    return scene


def _hands(
    game: Game, dice: Dice, seats: Sequence[Seat], turn_up: Card
) -> tuple[tuple[Seat, tuple[Card, ...]], ...]:
    """What these seats hold: it changes nothing, and is there to be looked past."""
    pack = sorted((card for card in game.pack if card is not turn_up), key=lambda card: card.code)
    cards = dice.sample(pack, FULL_HAND * len(seats))
    hands = [cards[i * FULL_HAND : (i + 1) * FULL_HAND] for i in range(len(seats))]
    return tuple((seat, sorted_hand(hand, dice)) for seat, hand in zip(seats, hands, strict=True))
