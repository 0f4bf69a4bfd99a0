"""A trick: one card from each seat, in order of play."""

from __future__ import annotations

from typing import NamedTuple

from .cards import Card
from .table import Seat, Table


class Trick(NamedTuple):
    """The cards played to a trick so far, the lead first.

    >>> from tricktaking.cards import cards
    >>> trick = Trick("S", cards("7S 5S"))
    >>> table = Table({"N": "NS", "E": "EW", "S": "NS", "W": "EW"})
    >>> trick.plays(table), trick.turn(table)
    ((('S', Card('7S')), ('W', Card('5S'))), 'N')
    """

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led(self) -> Card | None:
        """The card led, `None` before the lead."""
        return self.cards[0] if self.cards else None

    def plays(self, table: Table) -> tuple[tuple[Seat, Card], ...]:
        """Who played what."""
        return tuple(zip(table.from_seat(self.leader), self.cards, strict=False))

    def complete(self, table: Table) -> bool:
        """Whether every seat has played."""
        return len(self.cards) == len(table.seats)

    def turn(self, table: Table) -> Seat | None:
        """The seat to play next, `None` when the trick is complete."""
        if self.complete(table):
            return None
        return table.from_seat(self.leader)[len(self.cards)]

    def play(self, card: Card) -> Trick:
        """The trick with one card more; legality is not asked here."""
        return Trick(self.leader, (*self.cards, card))
