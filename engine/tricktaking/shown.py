"""A deal as far as a position shows it, played by the very code that replays a game.

So scores, bonus and the end of a game are found in one place, whether a whole game is replayed or
an author shows four tricks in a puzzle.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from .deal import Deal
from .names import Named
from .position import Position
from .rules import Problem
from .table import Seat, Side

OVER: dict[str, str] = {
    "ru": "сдача кончилась со взяткой {number}: после неё ничего не сыграно",
    "en": "the deal is over with trick {number}: nothing is played after it",
}
REACHED: dict[str, str] = {
    "ru": "{side}: {score}. Это счёт перед сдачей, а с {target} игра уже выиграна",
    "en": "{side}: {score}. These are the scores before the deal, and {target} wins the game",
}

D = TypeVar("D", bound=Deal)


def shown(position: Position, kind: type[D]) -> D:
    """The deal with everything that has been played in it so far.

    The hands are the cards that the position shows, played or still held. Raises `Problem` when
    the tricks cannot have gone so: the wrong leader, a card that might not be played, a trick
    after the end. A missing dealer is the one on the right of the first leader.

    >>> from tricktaking.games import GAMES
    >>> from tricktaking.games.bruff.deal import BruffDeal
    >>> from tricktaking.notation import parse_position
    >>> text = "trump S; scores A 35, B 35, C 0; tricks A1 KD 5S 2D 3D 4D 6D"
    >>> deal = shown(parse_position(text, GAMES["bruff"]), BruffDeal)
    >>> deal.total()["B"], deal.winners, deal.turn
    (45, ['B'], None)

    All questions about one position share the deal: it is for reading. To play on in it, take the
    one that `begun` returns.
    """
    asked = (replace(position, side=None) if position.side else position, kind)
    deal = _shared.get(asked)
    if not isinstance(deal, kind):
        deal = begun(position, kind)
        if len(_shared) >= SHARED:
            _shared.clear()
        _shared[asked] = deal
    return deal


SHARED = 8
_shared: dict[tuple[Position, type[Deal]], Deal] = {}


def begun(position: Position, kind: type[D]) -> D:
    """A deal of one's own with everything that has been played in it so far: see `shown`."""
    game, table = position.game, position.table
    scores = dict(position.scores) or dict.fromkeys(table.sides, 0)
    _must_be_open(position, scores)
    deal = kind(game, table, dealer_of(position), scores, [])
    deal.trump, deal.turn_up = position.trump, position.turn_up
    plays = position.plays()
    for seat, card in plays:
        deal.hands[seat].append(card)
    for seat, hand in position.hands:
        deal.hands[seat].extend(hand)
    deal.resume(position)
    for seat, card in plays:
        if deal.complete:
            number = len(deal.tricks)
            raise Problem("bad-value", OVER, {"number": number}, at="tricks")
        try:
            deal.shown(seat, card)
        except Problem as problem:
            problem.at = problem.at or ("tricks" if position.tricks else "trick")
            raise
    return deal


def shown_problems(position: Position, kind: type[Deal]) -> list[Problem]:
    """What is wrong with the tricks that a position shows, if anything is."""
    try:
        shown(position, kind)
    except Problem as problem:
        return [problem]
    return []


def dealer_of(position: Position) -> Seat:
    """Who deals: the seat that the position names, else the one on the first leader's right."""
    first = position.tricks[0] if position.tricks else position.trick
    leader = first.leader if first else position.table.seats[0]
    return position.dealer or position.table.from_seat(leader)[-1]


def _must_be_open(position: Position, scores: dict[Side, int]) -> None:
    game = position.game
    for side, score in scores.items():
        if game.starts_below_target and score >= game.target:
            named: dict[str, Named] = {"side": side, "score": score, "target": game.target}
            raise Problem("bad-value", REACHED, named, at="scores")
