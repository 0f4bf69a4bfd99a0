"""Contrast: the same cards under two games, and another answer in each.

>>> from tricktaking.games import GAMES
>>> both = contrast(GAMES["bruff"], GAMES["all-fives"], 1)
>>> [puzzle.game.id for puzzle in both.puzzles], both.answers[0] != both.answers[1]
(['bruff', 'all-fives'], True)
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from .cards import JOKER
from .dice import Dice
from .game import Game
from .position import Position
from .puzzles import PUZZLES, Answer, Puzzle
from .rules import Problem
from .scenes import Dealt, sorted_hand
from .trick import Trick

KINDS = ("trick-winner", "legal-plays")
TRIES = 2000


class Contrast(NamedTuple):
    """One question about the same cards in two games, and the two right answers.

    The answers are written alike for both: the index of the card that wins, or the cards that may
    be played, in the order of the hand.
    """

    puzzles: tuple[Puzzle, Puzzle]
    answers: tuple[Answer, Answer]


def contrast(one: Game, other: Game, seed: int) -> Contrast:
    """Cards that both games can have on the table, and about which they disagree.

    Raises `Problem` for games that never do: the two Forty-Five games differ only in the joker.
    """
    dice = Dice(f"contrast {one.id} {other.id} {seed}")
    kind = PUZZLES[KINDS[dice.below(len(KINDS))]]
    for _ in range(TRIES):
        first = _position(one, other, kind.id, dice)
        if first is None:
            continue
        players = max(n for n in other.tables if n >= len(first.on_table) or n == max(other.tables))
        second = _moved(first, other, players)
        answers = tuple(_plain(p, kind.id) for p in (first, second))
        if answers[0] != answers[1]:
            puzzles = [
                Puzzle(f"contrast-{seed}-{game.id}", kind, game, position)
                for game, position in ((one, first), (other, second))
            ]
            return Contrast((puzzles[0], puzzles[1]), (answers[0], answers[1]))
    raise Problem(
        "bad-value",
        {
            "ru": "{one} и {other}: об одних и тех же картах эти игры не спорят",
            "en": "{one} and {other}: these games do not differ about the same cards",
        },
        {"one": one.title, "other": other.title},
        at="games",
    )


def _position(one: Game, other: Game, kind: str, dice: Dice) -> Position | None:
    """A trick that is legal in both games, with a hand if that is the question."""
    table = one.tables[max(one.tables)]
    seats = min(len(table.seats), max(other.tables))
    dealt = Dealt(one, table, dice, dice.pick("SHDC"))
    count = seats if kind == "trick-winner" else 1 + dice.below(seats - 1)
    order = table.from_seat(dealt.leader)
    cards = [hand for seat in order[: count + 1] for hand in dealt.hands[seat]]
    if JOKER in cards:
        return None
    before = {seat: list(hand) for seat, hand in dealt.hands.items()}
    trick = dealt.trick(count, {})
    if trick is None:
        return None
    for place, (seat, card) in enumerate(trick.plays(table)):
        if not other.may_play(dealt.trump, trick.cards[:place], before[seat], card):
            return None
    position = Position(one, len(table.seats), trump=dealt.trump, trick=trick)
    if kind == "trick-winner":
        return position
    hand = sorted_hand(dealt.hands[order[count]], dice)
    return replace(position, hands=((order[count], hand),))


def _moved(position: Position, game: Game, players: int) -> Position:
    """The same cards at the table of another game, led by its first seat."""
    table, trick = game.tables[players], position.trick
    leader = table.seats[0]
    moved = Trick(leader, trick.cards if trick else ())
    seat = table.from_seat(leader)[len(moved.cards) % len(table.seats)]
    hands = tuple((seat, hand) for _, hand in position.hands)
    return Position(game, players, trump=position.trump, trick=moved, hands=hands)


def _plain(position: Position, kind: str) -> Answer:
    if kind == "trick-winner":
        cards = position.trick.cards if position.trick else ()
        return position.game.winner(position.trump or "", cards)
    return tuple(card.code for card in position.legal_plays())
