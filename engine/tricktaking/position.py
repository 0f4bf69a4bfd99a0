"""A position: one moment of a game, as far as a puzzle shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from .cards import Card
from .table import Seat, Side, Table
from .trick import Trick


@dataclass(frozen=True, slots=True)
class Position:
    """What is known at one moment; whatever is not shown is empty or `None`.

    The seats are those of the game; `players` matters only where a game has several tables.
    `tricks` are the finished ones, `trick` the one on the table, `hands` the cards that seats
    hold *now*. `calls` are those of an auction, `bid` its end (seat and amount), `acts` other
    acts before the play (`P1 beg`). Whether all this can happen is the game's to say:
    `Game.problems`.
    """

    game: str
    players: int
    trump: str | None = None
    dealer: Seat | None = None
    turn_up: Card | None = None
    scores: tuple[tuple[Side, int], ...] = ()
    calls: tuple[str, ...] = ()
    bid: tuple[Seat, int] | None = None
    acts: tuple[str, ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    hands: tuple[tuple[Seat, tuple[Card, ...]], ...] = ()

    @property
    def led(self) -> Card | None:
        """The card led to the trick on the table, `None` before a lead."""
        return self.trick.led if self.trick else None

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """What is known of the cards that `seat` holds; empty when nothing is."""
        return dict(self.hands).get(seat, ())

    def plays(self, table: Table) -> list[tuple[Seat, Card]]:
        """Every play that is shown, from the first trick on."""
        tricks = (*self.tricks, self.trick) if self.trick else self.tricks
        return [play for trick in tricks for play in trick.plays(table)]

    def cards(self) -> tuple[Card, ...]:
        """Every card that is shown, in the order of the text form."""
        shown = [self.turn_up] if self.turn_up else []
        for trick in (*self.tricks, *((self.trick,) if self.trick else ())):
            shown.extend(trick.cards)
        for _, hand in self.hands:
            shown.extend(hand)
        return tuple(shown)

    def with_trick(self, trick: Trick) -> Position:
        """The same moment with another trick on the table."""
        return replace(self, trick=trick)
