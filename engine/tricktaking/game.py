"""What a game is. To add one, write a subclass in `games/`; see "To add a game, write these"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from .cards import CARDS, Card
from .names import Text
from .order import Order
from .position import Position
from .rules import Problem, Rule, Ruling, Step
from .table import Seat, Side, Table

if TYPE_CHECKING:
    from .deal import Deal
    from .solved import Question


NO_CARD: Text = {
    "ru": "«{text}»: такой карты нет; пишите ранг и масть, например 5S или TD, джокер — JK",
    "en": "{why}",
}
NOT_IN_PACK: Text = {
    "ru": "«{text}»: в колоде этой игры такой карты нет",
    "en": '"{text}": the pack of this game has no such card',
}


NO_AUCTION: Text = {
    "ru": "{game}: в этой игре торговли нет",
    "en": "{game}: this game has no auction",
}

_BELOW = str.maketrans("123456789", "₁₂₃₄₅₆₇₈₉")


class Auction(Protocol):
    """An auction at one moment, in a game that has one."""

    @property
    def turn(self) -> Seat | None:
        """The seat to speak, `None` when the auction is over."""

    @property
    def bid(self) -> int:
        """The highest bid so far."""

    @property
    def over(self) -> bool:
        """Whether one bidder is left or all have passed."""

    @property
    def declarer(self) -> Seat | None:
        """The winner of a finished auction; `None` while it is open and when all have passed."""

    def legal_calls(self) -> tuple[str, ...]:
        """What may be called now: pass, hold, then the bids upwards."""

    def judge(self, call: str) -> Ruling:
        """May the speaker make this call, and why?"""

    def explain(self) -> list[Step]:
        """The proof of what may be called."""


class Game:
    """One set of rules. A game is a value without state: everything is asked with arguments.

    To add a game, write these:
    """

    id: str
    letter: str
    """Its letter in compact positions and links."""
    title: Text
    tables: Mapping[int, Table]
    """A table for each number of players."""
    pack: frozenset[Card]
    hand_size: int | None
    """Cards in a hand before the first lead, `None` where it varies."""
    rules: Mapping[str, Rule]
    facts: tuple[str, ...]
    """Every numbered fact of its document, in order: each stands once on the game's page."""
    seat_names: Mapping[Seat, Text]
    side_names: Mapping[Side, Text]
    """What people call a side, in Russian with its cases (`ru-gen`)."""
    orders: Mapping[str, Order]
    """The order of the cards for each trump suit."""
    trump_order_rule = "trump-order"
    plain_order_rule = "plain-order"
    """The ids of the rules that rank trumps and plain cards."""
    portrait: Mapping[str, Text] = {}
    """The game in a few words, by aspect (`deck`, `seats` …): its column where games are compared."""
    offence_rules: tuple[str, ...] = ()
    """The ids of the rules about the consequences of an illegal play; none where the document is silent."""
    questions: Mapping[str, Question] = {}
    """What only this game can be asked, by the kind of puzzle (`questions.py` of the game)."""

    target: int
    """The score that wins; a game never begins with a side that has it (All Fives apart)."""
    starts_below_target = True

    def deal(
        self, table: Table, dealer: Seat, scores: Mapping[Side, int], deck: list[Card]
    ) -> Deal:
        """A deal from this pack, ready for its first act."""
        raise NotImplementedError

    def judge_play(
        self, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card
    ) -> Ruling:
        """May `card` of `hand` be played to `trick` (the cards so far, the lead first)?"""
        raise NotImplementedError

    def explain_play(self, trump: str, trick: Sequence[Card], hand: Sequence[Card]) -> list[Step]:
        """The proof of which cards of `hand` may be played, step by step."""
        raise NotImplementedError

    def judge_winner(self, trump: str, cards: Sequence[Card], claimed: int) -> Ruling:
        """Does the card at index `claimed` take this trick? Why, or why not?"""
        raise NotImplementedError

    def explain_winner(self, trump: str, cards: Sequence[Card]) -> list[Step]:
        """The proof of who takes the trick, step by step."""
        raise NotImplementedError

    def judge_points(self, trump: str, cards: Sequence[Card]) -> tuple[int, bool | None, Ruling]:
        """What a finished trick is worth on its face, whether a bonus is in it, and why."""
        raise NotImplementedError

    def auction(self, dealer: Seat, scores: Mapping[Side, int], calls: Sequence[str]) -> Auction:
        """The auction after these calls, in a game that has one.

        Raises `Problem`: `illegal-call` with the index of the first bad call as `at`.
        """
        raise Problem("bad-value", NO_AUCTION, {"game": self.title})

    # From here on nothing needs to be written for a new game.

    @property
    def largest_hand(self) -> int:
        """The most cards a seat can ever hold while playing."""
        return self.hand_size or len(self.pack) // min(self.tables)

    @property
    def table(self) -> Table:
        """The table of a game with one number of players, the smallest otherwise."""
        return self.tables[min(self.tables)]

    def may_play(self, trump: str, trick: Sequence[Card], hand: Sequence[Card], card: Card) -> bool:
        """Whether `judge_play` allows this; a game may know it without finding the words."""
        return self.judge_play(trump, trick, hand, card).allowed

    def legal_plays(
        self, trump: str, trick: Sequence[Card], hand: Sequence[Card]
    ) -> tuple[Card, ...]:
        """The cards of `hand` that may be played, in the order of the hand."""
        return tuple(card for card in hand if self.may_play(trump, trick, hand, card))

    def table_for(self, sides: tuple[Side, ...]) -> Table:
        """The table at which exactly these sides sit; raises `StopIteration` when there is none."""
        return next(t for t in self.tables.values() if set(t.sides) == set(sides))

    def winner(self, trump: str, cards: Sequence[Card]) -> int:
        """The index of the card that takes the trick."""
        return self.orders[trump].winner(cards)

    def name(self, lang: str) -> str:
        """The game's name."""
        return self.title[lang]

    def seat_name(self, seat: Seat, lang: str) -> str:
        """What people call the seat: `first B`, `East`, `player 2`."""
        return self.seat_names[seat][lang]

    def short_name(self, seat: Seat, lang: str) -> str:
        """The seat in a row of plays: its pair and place (`A₂`), or its name where pairs have others."""
        pair, place = seat[:-1], seat[-1]
        if pair != self.side_of(seat):
            return self.seat_name(seat, lang)
        return pair + place.translate(_BELOW)

    def side_name(self, side: Side, lang: str) -> str:
        """What people call the side: `pair B`, `North and South`, `player 2`."""
        return self.side_names[side][lang]

    def side_of(self, seat: Seat) -> Side:
        """The side that a seat scores for."""
        return next(t.side[seat] for t in self.tables.values() if seat in t.side)

    def card(self, text: str) -> Card:
        """The card of this game's pack named by `text`; a `Problem` otherwise."""
        known = CARDS.get(text)
        if known and known in self.pack:
            return known
        try:
            card = Card.parse(text)
        except ValueError as why:
            raise Problem("unknown-card", NO_CARD, {"text": text[:20], "why": str(why)}) from None
        if card not in self.pack:
            raise Problem("unknown-card", NOT_IN_PACK, {"text": text[:20]})
        return card

    def problems(self, position: Position) -> list[Problem]:
        """Everything that cannot be so at this moment of the game, all at once."""
        found = []
        shown = position.cards()
        for card in dict.fromkeys(shown):
            if shown.count(card) > 1 and card is not position.turn_up:
                found.append(
                    Problem(
                        "duplicate-card",
                        {
                            "ru": f"«{card}»: карта встречается дважды",
                            "en": f'"{card}": the card stands twice; every card exists once',
                        },
                        at=position.field_of(card),
                    )
                )
        for seat, hand in position.hands:
            own = [card for s, card in position.plays() if s == seat]
            if self.hand_size and len(own) + len(hand) > self.hand_size:
                found.append(
                    Problem(
                        "bad-value",
                        {
                            "ru": "у места {seat} больше карт, чем сдаётся ({size})",
                            "en": "{seat} has more cards than are dealt ({size})",
                        },
                        {"seat": seat, "size": self.hand_size},
                        at="hand",
                    )
                )
        return found


def ordinary_pack(*extra: Card) -> frozenset[Card]:
    """The 52 cards and whatever is added to them."""
    return frozenset([card for card in CARDS.values() if card.suit] + list(extra))
