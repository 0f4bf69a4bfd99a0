"""The best card with all hands open: what one side can force against all others together.

Alpha-beta over whole deals, with a table of the positions between tricks and with cards that are
equals in one hand tried once. The rules are the game's own: what may be played is `legal_plays`,
who takes a trick is its order of the cards, what it is played for its `stakes`.

>>> from tricktaking.games import GAMES
>>> from tricktaking.notation import parse_position
>>> game = GAMES["auction-forty-fives"]
>>> text = "trump S; hand N KS 2D / E AS 3D / S QS 4D / W 2S 5D"
>>> found = solve(parse_position(text, game))
>>> found.side, found.value, [card.code for card in found.cards]
('NS', 5, ['2D'])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .cards import Card
from .names import TRUMP
from .position import Position
from .rules import Problem
from .stakes import stakes
from .table import Seat, Side

Line = tuple[tuple[Seat, Card], ...]
"""Who plays what, card after card."""


class Solution(NamedTuple):
    """What `side` can force from here on, with which cards, and one line that shows it.

    `value` is what the side makes in the tricks still to be finished, bonus and card values
    included. `values` says it for every card that the seat to play may play; `cards` are the best
    of them, and `lines` has for each of these best play by everybody to the last card.
    """

    side: Side
    value: int
    cards: tuple[Card, ...]
    values: dict[Card, int]
    lines: dict[Card, Line]

    @property
    def line(self) -> Line:
        """The line of the first of the best cards."""
        return self.lines[self.cards[0]]


def solve(position: Position, side: Side | None = None) -> Solution:
    """Solves a position in which every hand is known; `side` is that of the seat to play.

    Raises `Problem` (`bad-value`) when a hand is not shown or the numbers of cards do not fit.
    """
    return _Search(position, side).solution()


def unequal_hands(position: Position) -> Problem | None:
    """Why the hands of a position cannot be played to the end, if they cannot."""
    table = position.table
    played = {
        seat
        for seat, _ in zip(table.from_seat(position.turn)[::-1], position.on_table, strict=False)
    }
    size = len(position.hand(position.turn))
    for seat in table.seats:
        wanted = size - (seat in played)
        if not size or len(position.hand(seat)) != wanted:
            sentence = {
                "ru": "нужны все руки: у {seat} должно быть карт: {wanted}",
                "en": "all hands are needed: {seat} should hold {wanted}",
            }
            return Problem(
                "bad-value", sentence, {"seat": seat, "wanted": max(wanted, 1)}, at="hand"
            )
    return None


class _Search:
    """One position being solved. Cards are bits, in the order of suits and strength."""

    def __init__(self, position: Position, side: Side | None) -> None:
        problem = unequal_hands(position)
        if problem:
            raise problem
        game, table, trump = position.game, position.table, position.trump or ""
        self.game, self.trump, self.position = game, trump, position
        order, self.stakes = game.orders[trump], stakes(game)
        self.seats = table.seats
        self.side = side or table.side[position.turn]
        self.ours = [table.side[seat] == self.side for seat in table.seats]
        held = [card for _, hand in position.hands for card in hand]
        suits = [TRUMP, *sorted(order.plain)]
        self.cards = sorted(
            [*held, *position.on_table],
            key=lambda c: (suits.index(order.suit[c]), -order.strength[c]),
        )
        self.index = {card: i for i, card in enumerate(self.cards)}
        self.suit = [order.suit[card] for card in self.cards]
        self.strength = [order.strength[card] for card in self.cards]
        self.worth = [self.stakes.value(card, trump) for card in self.cards]
        kinds = [(order.suit[card], self.stakes.alike(card, trump)) for card in self.cards]
        self.kind = [kinds.index(kind) for kind in kinds]
        self.hands = [self._mask(position.hand(seat)) for seat in table.seats]
        self.table = [self.index[card] for card in position.on_table]
        self.first = table.seats.index(position.turn)
        self.known: dict[int, tuple[int, int]] = {}
        self.allowed: dict[tuple[int, int], list[int]] = {}
        self.bonus = self._bonus()

    def _mask(self, cards: Sequence[Card]) -> int:
        return sum(1 << self.index[card] for card in cards)

    def _bonus(self) -> int:
        """The bonus, if the highest trump of the deal is still in play and ours.

        It always takes its trick, so whoever holds it has the bonus, however the rest is played.
        """
        order, seats = self.game.orders[self.trump], self.seats
        played = [card for trick in self.position.tricks for card in trick.cards]
        if self.position.trick and not self.position.on_table:
            played += self.position.trick.cards
        trumps = [c for c in (*played, *self.cards) if order.suit[c] == TRUMP]
        if not trumps or not self.stakes.bonus:
            return 0
        best = max(trumps, key=order.strength.__getitem__)
        if best not in self.index:
            return 0
        at = self.index[best]
        holder = next((i for i, hand in enumerate(self.hands) if hand >> at & 1), None)
        if holder is None:
            holder = (self.first - len(self.table) + self.table.index(at)) % len(seats)
        return self.stakes.bonus if self.ours[holder] else 0

    def solution(self) -> Solution:
        """The value of every card of the seat to play, the best ones, and the line."""
        hand, led = self.hands[self.first], self.table[0] if self.table else -1
        legal = self._legal(hand, led)
        values: dict[Card, int] = {}
        tried = self._different(hand, led, self._present())
        for i in tried:
            values[self.cards[i]] = self._after(i) + self.bonus
        for i in legal:
            twin = next(j for j in tried if self._twins(i, j, hand))
            values[self.cards[i]] = values[self.cards[twin]]
        best = max(values.values()) if self.ours[self.first] else min(values.values())
        shown = self.position.hand(self.position.turn)
        values = {card: values[card] for card in shown if card in values}
        cards = tuple(card for card in values if values[card] == best)
        lines = {card: self._line(self.index[card]) for card in cards}
        return Solution(self.side, best, cards, values, lines)

    def _twins(self, one: int, other: int, hand: int) -> bool:
        low, high = min(one, other), max(one, other)
        between = (1 << high) - (1 << low + 1) if high > low else 0
        others = self._present() & ~hand
        return self.kind[one] == self.kind[other] and not others & between

    def _present(self) -> int:
        """All cards that are in a hand or on the table."""
        return (1 << len(self.cards)) - 1

    def _after(self, card: int) -> int:
        """The exact value of playing this card now, without the bonus."""
        best = self._best_so_far(self.table)
        return self._put(self.hands, self.table, self.first, best, card, -1, 10_000)

    def _best_so_far(self, cards: Sequence[int]) -> int:
        best = -1
        for at, card in enumerate(cards):
            if best < 0 or self._beats(card, cards[best], cards[0]):
                best = at
        return best

    def _beats(self, card: int, best: int, led: int) -> bool:
        suit = self.suit[card]
        return self.strength[card] > self.strength[best] and suit in (TRUMP, self.suit[led])

    def _legal(self, hand: int, led: int) -> list[int]:
        """The cards of a hand that may be played after this lead, best first in each suit."""
        key = (led, hand)
        found = self.allowed.get(key)
        if found is None:
            cards = [card for i, card in enumerate(self.cards) if hand >> i & 1]
            trick = () if led < 0 else (self.cards[led],)
            legal = self.game.legal_plays(self.trump, trick, cards)
            found = self.allowed[key] = [self.index[card] for card in legal]
        return found

    def _different(self, hand: int, led: int, present: int) -> list[int]:
        """The legal cards, one of every group of equals."""
        kept: list[int] = []
        others = present & ~hand
        kind = self.kind
        for card in self._legal(hand, led):
            if kept:
                last = kept[-1]
                if kind[card] == kind[last] and not others & ((1 << card) - (1 << last + 1)):
                    continue
            kept.append(card)
        return kept

    def _between_tricks(self, hands: list[int], leader: int, alpha: int, beta: int) -> int:
        """What our side makes of the rest, with `leader` to lead."""
        mask = 0
        for hand in hands:
            mask |= hand
        if not mask:
            return 0
        key = mask * 8 + leader
        bounds = self.known.get(key)
        if bounds is None:
            low, high = 0, self._left(mask, hands[0])
        else:
            low, high = bounds
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        found = self._turn(hands, [], leader, -1, alpha, beta)
        if found <= alpha:
            self.known[key] = (low, found)
        elif found >= beta:
            self.known[key] = (found, high)
        else:
            self.known[key] = (found, found)
        return found

    def _left(self, mask: int, hand: int) -> int:
        """The most that can still be made."""
        total = self.stakes.trick * hand.bit_count()
        for i, worth in enumerate(self.worth):
            if worth and mask >> i & 1:
                total += worth
        return total

    def _turn(
        self, hands: list[int], cards: list[int], seat: int, best: int, alpha: int, beta: int
    ) -> int:
        """The seat to play tries its cards."""
        present = 0
        for hand in hands:
            present |= hand
        for card in cards:
            present |= 1 << card
        led = cards[0] if cards else -1
        moves = self._different(hands[seat], led, present)
        if len(moves) > 1:
            moves = self._promising(moves, cards, seat, best)
        ours = self.ours[seat]
        found = -1 if ours else 10_000
        for card in moves:
            value = self._put(hands, cards, seat, best, card, alpha, beta)
            if ours:
                if value > found:
                    found = value
                    if found >= beta:
                        break
                    alpha = max(alpha, found)
            elif value < found:
                found = value
                if found <= alpha:
                    break
                beta = min(beta, found)
        return found

    def _promising(self, moves: list[int], cards: list[int], seat: int, best: int) -> list[int]:
        """The cards in the order in which they are worth trying."""
        strength = self.strength
        if not cards:
            return sorted(moves, key=lambda c: -strength[c])
        led, top = cards[0], cards[best]
        holder = (seat - len(cards) + best) % len(self.seats)
        winning = [c for c in moves if self._beats(c, top, led)]
        losing = [c for c in moves if c not in winning]
        losing.sort(key=lambda c: (self.worth[c], strength[c]))
        if self.ours[holder] == self.ours[seat]:
            losing.sort(key=lambda c: (-self.worth[c], strength[c]))
            return losing + winning[::-1]
        if len(cards) == len(self.seats) - 1:
            winning.reverse()
        return winning + losing

    def _put(
        self,
        hands: list[int],
        cards: list[int],
        seat: int,
        best: int,
        card: int,
        alpha: int,
        beta: int,
    ) -> int:
        """A card is played; a full trick goes to its winner."""
        seats = len(self.seats)
        played = [*cards, card]
        if best < 0 or self._beats(card, cards[best], cards[0]):
            best = len(cards)
        left = hands.copy()
        left[seat] &= ~(1 << card)
        if len(played) < seats:
            return self._turn(left, played, (seat + 1) % seats, best, alpha, beta)
        winner = (seat + 1 + best) % seats
        gained = 0
        if self.ours[winner]:
            gained = self.stakes.trick
            for i in played:
                gained += self.worth[i]
        return gained + self._between_tricks(left, winner, alpha - gained, beta - gained)

    def _line(self, card: int) -> Line:
        """Best play by everybody, beginning with `card`."""
        hands, cards, seat, seats = self.hands, self.table, self.first, len(self.seats)
        line: list[tuple[Seat, Card]] = []
        while True:
            line.append((self.seats[seat], self.cards[card]))
            hands = hands.copy()
            hands[seat] &= ~(1 << card)
            cards = [*cards, card]
            if len(cards) == seats:
                seat = (seat + 1 + self._best_so_far(cards)) % seats
                cards = []
            else:
                seat = (seat + 1) % seats
            if not any(hands):
                return tuple(line)
            card = self._best_move(hands, cards, seat)

    def _best_move(self, hands: list[int], cards: list[int], seat: int) -> int:
        legal = self._legal(hands[seat], cards[0] if cards else -1)
        best = self._best_so_far(cards)
        worth = [(self._put(hands, cards, seat, best, card, -1, 10_000), card) for card in legal]
        values = [value for value, _ in worth]
        wanted = max(values) if self.ours[seat] else min(values)
        return next(card for value, card in worth if value == wanted)
