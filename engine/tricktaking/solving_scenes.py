"""Endings with all hands open, for drills whose answer the solver finds."""

from __future__ import annotations

from .dice import Dice
from .game import Game
from .position import Position
from .scenes import FULL_HAND, Dealt, Scene, sorted_hand
from .solver import solve


def endgame(least: int, most: int) -> Scene:
    """The last tricks of a deal, `least` to `most` cards a hand: what is the best card?

    Only positions in which a legal card is a mistake; at difficulty 3 the hands are largest.
    """

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        table = game.tables[dice.pick(sorted(game.tables))]
        full = game.hand_size or FULL_HAND
        size = {1: least, 2: least + dice.below(most - least + 1), 3: most}[difficulty]
        dealt = Dealt(game, table, dice, dice.pick("SHDC"))
        dealt.play_tricks(full - size)
        before = dice.below(len(table.seats))
        trick = dealt.trick(before, {}) if before else None
        hands = tuple((seat, sorted_hand(hand, dice)) for seat, hand in dealt.hands.items())
        tricks = tuple(dealt.tricks)
        if trick is None and tricks:
            tricks, trick = tricks[:-1], tricks[-1]
        position = Position(
            game, len(table.seats), trump=dealt.trump, tricks=tricks, trick=trick, hands=hands
        )
        found = solve(position)
        if len(found.cards) == len(found.values) or len(found.values) < 2:
            return None
        return position

    return scene
