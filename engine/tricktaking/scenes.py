"""Scenes: positions dealt from a whole pack and reached by legal play, with what a skill needs.

A scene deals, lets some tricks be played, and then sees to it that the cards it wishes for are
where they are needed, by exchanging them for cards of other hands or of the stock. If a trick
played before could not have gone as it did with the new hands, the scene has failed (`None`) and
is tried again with other dice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from .cards import Card
from .dice import Dice
from .game import Game
from .names import TRUMP
from .position import Position
from .table import Seat, Table
from .trick import Trick
from .wishes import fitting

Scene = Callable[[Game, Dice, int], Position | None]
"""Game, dice and difficulty (1 to 3): a position, or `None` when these dice had no luck."""

FULL_HAND = 6
"""What a game without a fixed hand deals."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What a skill needs of a trick: see `wishes.py` for the words.

    `lead` is the card led, `later` are cards that other seats have played since, `hand` those of
    the seat to play; `trumps` are the suits that may be trumps. With `quiet` nobody else trumps
    or discards without need, so that the cards wished for decide.
    """

    lead: str = ""
    later: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    trumps: str = "SHDC"
    quiet: bool = False
    pure: bool = False
    """Whether the hand holds no other trumps than those wished for."""


class Dealt:
    """Hands on the table while a scene is being made: who holds what, and what was played."""

    def __init__(self, game: Game, table: Table, dice: Dice, trump: str) -> None:
        self.game, self.table, self.dice, self.trump = game, table, dice, trump
        self.order = game.orders[trump]
        size = game.hand_size or FULL_HAND
        cards = dice.sample(_pack(game), size * len(table.seats))
        self.hands: dict[Seat, list[Card]] = {
            seat: cards[i * size : (i + 1) * size] for i, seat in enumerate(table.seats)
        }
        self.fixed: dict[Seat, set[Card]] = {seat: set() for seat in table.seats}
        self.tricks: list[Trick] = []
        self.leader = dice.pick(table.seats)
        self.strong: Seat | None = None

    def play_tricks(self, count: int) -> None:
        """So many tricks, every card chosen among the legal ones by the dice."""
        for _ in range(count):
            trick = Trick(self.leader, tuple(self._cards(self.leader, len(self.table.seats), {})))
            self.tricks.append(trick)
            winner = self.game.winner(self.trump, trick.cards)
            self.leader = self.table.from_seat(self.leader)[winner]

    def play_to_win(self, count: int, seat: Seat) -> None:
        """So many tricks, in which one seat always plays its best card and the others any."""
        self.strong = seat
        self.play_tricks(count)

    def _cards(
        self, leader: Seat, count: int, planned: dict[Seat, Card], *, quiet: bool = False
    ) -> list[Card]:
        """The cards of `count` seats from the leader on; fewer when a planned card is illegal."""
        played: list[Card] = []
        for seat in self.table.from_seat(leader)[:count]:
            hand = self.hands[seat]
            legal = self.game.legal_plays(self.trump, played, hand)
            card = planned.get(seat)
            if card is None:
                loose = [c for c in legal if c not in self.fixed[seat]] or list(legal)
                spared = self._quiet(loose, played[0]) if quiet and played else loose
                best = seat == self.strong
                card = max(spared, key=self._power) if best else self.dice.pick(spared)
            elif card not in legal:
                return played
            hand.remove(card)
            played.append(card)
        return played

    def _power(self, card: Card) -> int:
        return self.order.strength[card]

    def _quiet(self, cards: Sequence[Card], led: Card) -> Sequence[Card]:
        suit = self.order.suit
        follows = [card for card in cards if suit[card] == suit[led]]
        plain = [card for card in cards if suit[card] != TRUMP]
        return follows or plain or cards

    def give(self, seat: Seat, wish: str, led: Card | None = None) -> Card | None:
        """Sees to it that the seat holds a card that fits; `None` when there is none left."""
        gone = {card for trick in self.tricks for card in trick.cards}
        taken = set().union(*self.fixed.values())
        open_cards = [
            c
            for c in _fitting(wish, self.game, self.trump, led)
            if c not in gone and c not in taken
        ]
        loose = [card for card in self.hands[seat] if card not in self.fixed[seat]]
        if not open_cards or not loose:
            return None
        held = [card for card in open_cards if card in self.hands[seat]]
        card = self.dice.pick(held or open_cards)
        if not held:
            self.exchange(seat, self.dice.pick(loose), card)
        self.fixed[seat].add(card)
        return card

    def release(self) -> None:
        """The cards wished for so far may be played like any other."""
        self.fixed = {seat: set() for seat in self.table.seats}

    def banish(self, wish: str) -> bool:
        """Puts the cards that fit into the stock; false when that cannot be."""
        banished = _fitting(wish, self.game, self.trump, None)
        held = {card for hand in self.hands.values() for card in hand}
        stock = [c for c in _pack(self.game) if c not in held and c not in banished]
        for hand in self.hands.values():
            for at, card in enumerate(hand):
                if card in banished:
                    if not stock:
                        return False
                    hand[at] = stock.pop(self.dice.below(len(stock)))
        return True

    def exchange(self, seat: Seat, away: Card, wanted: Card) -> None:
        """The seat gets `wanted` for `away`, from whoever holds it, or from the stock."""
        for hand in self.hands.values():
            if wanted in hand:
                hand[hand.index(wanted)] = away
                break
        mine = self.hands[seat]
        mine[next(i for i, card in enumerate(mine) if card is away)] = wanted

    def rid_of_trumps(self, seat: Seat) -> bool:
        """Exchanges the trumps of a hand that were not wished for; false when that cannot be."""
        suit, held = self.order.suit, {card for hand in self.hands.values() for card in hand}
        gone = {card for trick in self.tricks for card in trick.cards}
        stock = [
            c for c in _pack(self.game) if c not in held and c not in gone and suit[c] != TRUMP
        ]
        for card in list(self.hands[seat]):
            if suit[card] == TRUMP and card not in self.fixed[seat]:
                if not stock:
                    return False
                new = self.dice.pick(stock)
                stock.remove(new)
                self.hands[seat][self.hands[seat].index(card)] = new
        return True

    def was_legal(self) -> bool:
        """Whether every earlier trick could be played so with the hands as they are now."""
        later = {seat: list(hand) for seat, hand in self.hands.items()}
        for trick in reversed(self.tricks):
            cards = trick.cards
            for place, (seat, card) in enumerate(trick.plays(self.table)):
                later[seat].append(card)
                if place and not self.game.may_play(self.trump, cards[:place], later[seat], card):
                    return False
        return True

    def trick(self, count: int, planned: dict[Seat, Card], *, quiet: bool = False) -> Trick | None:
        """The trick with so many cards; `None` when a planned card may not be played."""
        cards = self._cards(self.leader, count, planned, quiet=quiet)
        return Trick(self.leader, tuple(cards)) if len(cards) == count else None


@lru_cache(maxsize=8)
def _pack(game: Game) -> tuple[Card, ...]:
    return tuple(sorted(game.pack, key=lambda card: card.code))


@lru_cache(maxsize=2048)
def _fitting(wish: str, game: Game, trump: str, led: Card | None) -> tuple[Card, ...]:
    return fitting(wish, game.orders[trump], trump, led)


def won_trick(wishes: Wishes) -> Scene:
    """A trick, the question being who takes it: few cards at difficulty 1, all of them at 3."""

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        table = _table(game, dice, least=2 if difficulty == 1 else 3)
        seats = len(table.seats)
        needed = 1 + len(wishes.later)
        least = max(2, needed)
        count = {1: least, 2: least + dice.below(seats - least + 1), 3: seats}[difficulty]
        dealt = Dealt(game, table, dice, dice.pick(wishes.trumps))
        dealt.play_tricks(dice.below(_size(game)))
        order = table.from_seat(dealt.leader)
        planned = _planned(dealt, wishes, order[:count])
        if planned is None or (dealt.tricks and not dealt.was_legal()):
            return None
        trick = dealt.trick(count, planned, quiet=wishes.quiet)
        if trick is None:
            return None
        return Position(game, seats, trump=dealt.trump, trick=trick)

    return scene


def either(*scenes: Scene) -> Scene:
    """One of these scenes, as the dice will have it."""
    return lambda game, dice, difficulty: dice.pick(scenes)(game, dice, difficulty)


def full_trick(wishes: Wishes) -> Scene:
    """A whole trick, whatever the difficulty."""
    whole = won_trick(wishes)
    return lambda game, dice, difficulty: whole(game, dice, 3)


def decision(wishes: Wishes) -> Scene:
    """A hand and the cards before it: what may be played? Two cards at difficulty 1, then more."""

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        table = _table(game, dice)
        seats, size = len(table.seats), _size(game)
        leading = not wishes.lead
        least = max(2, len(wishes.hand))
        hand_size = min(size, max(least, {1: 2, 2: 3, 3: 4}[difficulty] + dice.below(2)))
        needed = 1 + len(wishes.later)
        before = 0 if leading else needed + dice.below(max(1, min(difficulty, seats - needed)))
        dealt = Dealt(game, table, dice, dice.pick(wishes.trumps))
        dealt.play_tricks(size - hand_size)
        order = table.from_seat(dealt.leader)
        planned = _planned(dealt, wishes, order[:before])
        if planned is None:
            return None
        seat = order[before]
        led = planned.get(dealt.leader)
        for wish in wishes.hand:
            if dealt.give(seat, wish, led) is None:
                return None
        if wishes.pure and not dealt.rid_of_trumps(seat):
            return None
        if dealt.tricks and not dealt.was_legal():
            return None
        trick = dealt.trick(before, planned, quiet=wishes.quiet) if before else None
        if before and trick is None:
            return None
        hand = sorted_hand(dealt.hands[seat], dice)
        return Position(game, seats, trump=dealt.trump, trick=trick, hands=((seat, hand),))

    return scene


def whole_trick(wishes: Wishes) -> Scene:
    """A trick played as one seat against given cards: which cards take it?"""

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        table = _table(game, dice, least=2 if difficulty == 1 else 3)
        seats, size = len(table.seats), _size(game)
        hand_size = min(size, {1: 2, 2: 3, 3: 4}[difficulty] + dice.below(2))
        before = 1 + dice.below(seats - 1)
        before = max(before, 1 + len(wishes.later))
        if before >= seats:
            return None
        dealt = Dealt(game, table, dice, dice.pick(wishes.trumps))
        dealt.play_tricks(size - hand_size)
        order = table.from_seat(dealt.leader)
        planned = _planned(dealt, wishes, order[:before])
        if planned is None:
            return None
        seat = order[before]
        led = planned.get(dealt.leader)
        if any(dealt.give(seat, wish, led) is None for wish in wishes.hand):
            return None
        if dealt.tricks and not dealt.was_legal():
            return None
        trick = dealt.trick(before, planned)
        if trick is None:
            return None
        hands = [(seat, sorted_hand(dealt.hands[seat], dice))]
        for later in order[before + 1 :]:
            legal = game.legal_plays(dealt.trump, trick.cards, dealt.hands[later])
            hands.append((later, (dice.pick(legal),)))
        return Position(game, seats, trump=dealt.trump, trick=trick, hands=tuple(hands))

    return scene


def row(wishes: Wishes) -> Scene:
    """Cards of one suit to be put in order: three at difficulty 1, four, five."""

    def scene(game: Game, dice: Dice, difficulty: int) -> Position | None:
        trump = dice.pick(wishes.trumps)
        chosen: list[Card] = []
        for wish in wishes.hand:
            fits = [
                c
                for c in _fitting(wish, game, trump, chosen[0] if chosen else None)
                if c not in chosen
            ]
            if not fits:
                return None
            chosen.append(dice.pick(fits))
        suit = game.orders[trump].suit
        rest = [c for c in _pack(game) if suit[c] == suit[chosen[0]] and c not in chosen]
        size = max(len(chosen), 2 + difficulty)
        chosen += dice.sample(rest, size - len(chosen))
        table = _table(game, dice)
        hand = tuple(dice.shuffled(chosen))
        seat = dice.pick(table.seats)
        return Position(game, len(table.seats), trump=trump, hands=((seat, hand),))

    return scene


def _planned(dealt: Dealt, wishes: Wishes, order: Sequence[Seat]) -> dict[Seat, Card] | None:
    """Gives the seats that play before the question the cards they are to play."""
    planned: dict[Seat, Card] = {}
    if not order:
        return planned
    led = dealt.give(order[0], wishes.lead or "plain")
    if led is None or len(order) <= len(wishes.later):
        return None
    planned[order[0]] = led
    for seat, wish in zip(
        dealt.dice.sample(order[1:], len(wishes.later)), wishes.later, strict=True
    ):
        card = dealt.give(seat, wish, led)
        if card is None:
            return None
        planned[seat] = card
    return planned


def _table(game: Game, dice: Dice, least: int = 2) -> Table:
    counts = [count for count in sorted(game.tables) if count >= least]
    return game.tables[dice.pick(counts)]


def _size(game: Game) -> int:
    return game.hand_size or FULL_HAND


def sorted_hand(cards: Sequence[Card], dice: Dice) -> tuple[Card, ...]:
    """A hand as people hold it: by suit and printed rank, which gives no order of trumps away."""
    suits = dice.pick(("SHCD", "HCDS", "CDSH", "DSHC"))
    ranks = "AKQJT98765432"
    return tuple(
        sorted(
            cards, key=lambda c: (suits.index(c.suit), ranks.index(c.rank)) if c.suit else (4, 0)
        )
    )
