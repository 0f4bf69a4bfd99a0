"""The table: who sits where, who is on whose left, and who scores together."""

from __future__ import annotations

Seat = str
"""A place at the table, such as `A1`, `N` or `P2`."""

Side = str
"""Who scores together: a pair such as `A` or `NS`, or a single player such as `P2`."""


class Table:
    """Seats clockwise, each with the side it scores for.

    >>> table = Table({"N": "NS", "E": "EW", "S": "NS", "W": "EW"})
    >>> table.left["W"], table.side["S"], table.sides, table.from_seat("S")
    ('N', 'NS', ('NS', 'EW'), ('S', 'W', 'N', 'E'))
    """

    __slots__ = ("_from", "left", "seats", "side", "sides")

    def __init__(self, side_of_seat: dict[Seat, Side]) -> None:
        self.seats = tuple(side_of_seat)
        self.side = side_of_seat
        self.sides = tuple(dict.fromkeys(side_of_seat.values()))
        turned = [self.seats[i:] + self.seats[:i] for i in range(len(self.seats))]
        self._from = {seats[0]: seats for seats in turned}
        self.left = {seats[0]: seats[1] for seats in turned}

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats clockwise, `seat` first: the order of play when it leads."""
        return self._from[seat]

    def partners(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats of the same side."""
        return tuple(s for s in self.seats if s != seat and self.side[s] == self.side[seat])
