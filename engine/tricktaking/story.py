"""The story of a deal: act by act what was done, what the engine says of it, and what it booked.

Time runs from 0, when the cards have just been dealt; every event moves it on by one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from .cards import Card
from .deal import Deal, PlayedTrick
from .rules import Ruling
from .table import Seat, Side


class Event(NamedTuple):
    """An act, or a trick that goes to its winner; `booked` is what each side got by it."""

    seat: Seat
    verb: str
    words: tuple[str, ...]
    """What follows the verb: the card played, the call; the number of the trick taken."""
    ruling: Ruling
    booked: dict[Side, int]
    bonus: bool
    """Whether a bonus is among what was booked."""


class HeldCard(NamedTuple):
    """A card in a hand, from one time until another (`None`: to the end)."""

    seat: Seat
    card: Card
    since: int
    until: int | None


class Story:
    """All that happens in one deal. The acts must be legal: `Deal.act` raises the `Problem`.

    >>> from tricktaking.games import GAMES
    >>> from tricktaking.cards import CARDS
    >>> bruff = GAMES["bruff"]
    >>> deck = sorted(bruff.pack, key=lambda card: card.code)
    >>> deal = bruff.deal(bruff.table, "C2", dict.fromkeys("ABC", 0), deck)
    >>> story = Story(deal, ["A1 play 2C"])
    >>> [(event.seat, event.verb, event.ruling.rule.id) for event in story.events]
    [('A1', 'play', 'lead-any-card')]
    """

    def __init__(self, deal: Deal, acts: Sequence[str]) -> None:
        self.deal = deal
        self.events: list[Event] = []
        self.held: list[HeldCard] = []
        self.turned: list[tuple[Card, int, int | None]] = []
        """Every turn-up, from when and until when it lies open."""
        self.laid: list[list[tuple[Seat, Card, int]]] = []
        """Every trick: who laid which card, and when."""
        self._note_cards()
        for act in acts:
            self.tell(act)

    def tell(self, act: str) -> None:
        """Carries one more act out and writes it down; raises `Problem` when it may not be."""
        deal = self.deal
        ruling = deal.judge_act(act)
        words = act.split()
        closed = self._closed()
        before, bonus = dict(deal.points), deal.facts().get("bonus")
        deal.act(act)
        taken = deal.tricks[-1] if self._closed() > closed else None
        self._add(words, ruling, before, bonus, booked=taken is None)
        if taken:
            self._add(self._taking(taken), self._why(taken), before, bonus, booked=True)

    def _add(
        self,
        words: Sequence[str],
        ruling: Ruling,
        before: dict[Side, int],
        bonus: Any,
        booked: bool,
    ) -> None:
        deal = self.deal
        got = {side: deal.points[side] - before[side] for side in before} if booked else {}
        proven = booked and deal.facts().get("bonus") != bonus
        self.events.append(Event(words[0], words[1], tuple(words[2:]), ruling, got, proven))
        self._note_cards()

    def _taking(self, trick: PlayedTrick) -> list[str]:
        return [trick.winner or "", "takes", str(self._closed())]

    def _why(self, trick: PlayedTrick) -> Ruling:
        deal, trump = self.deal, self.deal.trump or ""
        return deal.game.judge_winner(trump, trick.cards, deal.game.winner(trump, trick.cards))

    def _closed(self) -> int:
        return sum(trick.winner is not None for trick in self.deal.tricks)

    def _note_cards(self) -> None:
        """Writes down what has changed on the table and in the hands since the last event."""
        deal, now = self.deal, len(self.events)
        for i, known in enumerate(self.held):
            if known.until is None and known.card not in deal.hands[known.seat]:
                self.held[i] = known._replace(until=now)
        open_cards = {(known.seat, known.card) for known in self.held if known.until is None}
        for seat, hand in deal.hands.items():
            for card in hand:
                if (seat, card) not in open_cards:
                    self.held.append(HeldCard(seat, card, now, None))
        self._note_turn_up(now)
        for number, trick in enumerate(deal.tricks):
            if number == len(self.laid):
                self.laid.append([])
            laid = self.laid[number]
            for seat, card in zip(deal.table.from_seat(trick.leader), trick.cards, strict=False):
                if card not in [other for _, other, _ in laid]:
                    laid.append((seat, card, now))

    def _note_turn_up(self, now: int) -> None:
        turned = self.deal.proposed()
        in_hand = any(turned in hand for hand in self.deal.hands.values())
        known = self.turned[-1] if self.turned else None
        if known and known[2] is None and (known[0] is not turned or in_hand):
            self.turned[-1] = (known[0], known[1], now)
        if turned and not in_hand and (known is None or known[0] is not turned):
            self.turned.append((turned, now, None))
