"""A position: one moment of a game, as far as a puzzle or a player shows it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from .cards import Card
from .rules import Problem, Ruling, Step
from .table import Seat, Side, Table
from .trick import Trick

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True, slots=True)
class Position:
    """What is known at one moment; whatever is not shown is empty or `None`.

    `tricks` are the finished ones, `trick` the one on the table, `hands` the cards that seats
    hold *now*. `calls` are those of an auction, `bid` its end (seat and amount), `acts` other
    acts besides the play (`P1 beg`), `scores` are those before the deal, and `side` is the one
    that a question about points asks for. Nothing here is checked against the game: whether such
    a moment can be is what `Game.problems` says.
    """

    game: Game = field(repr=False)
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
    side: Side | None = None

    @property
    def table(self) -> Table:
        """The table at which the game is played here."""
        return self.game.tables[self.players]

    @property
    def led(self) -> Card | None:
        """The card led to the trick on the table, `None` before a lead."""
        return self.trick.led if self.trick else None

    @property
    def on_table(self) -> tuple[Card, ...]:
        """The cards of the trick on the table, the lead first; none when a new trick is due."""
        if self.trick is None or self.trick.complete(self.table):
            return ()
        return self.trick.cards

    @property
    def turn(self) -> Seat:
        """The seat to play next: after a full trick its winner; before any, whoever holds a hand."""
        if self.trick is None:
            return self.hands[0][0] if self.hands else self.table.seats[0]
        seat = self.trick.turn(self.table)
        return seat or self.winner()

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """What is known of the cards that `seat` holds; empty when nothing is."""
        return dict(self.hands).get(seat, ())

    def plays(self) -> list[tuple[Seat, Card]]:
        """Every play that is shown, from the first trick on."""
        tricks = (*self.tricks, self.trick) if self.trick else self.tricks
        return [play for trick in tricks for play in trick.plays(self.table)]

    def cards(self) -> tuple[Card, ...]:
        """Every card that is shown, in the order of the text form."""
        shown = [self.turn_up] if self.turn_up else []
        shown.extend(card for _, card in self.plays())
        for _, hand in self.hands:
            shown.extend(hand)
        return tuple(shown)

    def field_of(self, card: Card) -> str:
        """The field of the text form that shows a card, the last one of several."""
        if any(card in hand for _, hand in self.hands):
            return "hand"
        return "trick" if self.trick and card in self.trick.cards else "tricks"

    def judge_play(self, card: Card) -> Ruling:
        """May the seat whose turn it is play `card`? Why, or why not?"""
        return self.game.judge_play(self._trump, self.on_table, self.hand(self.turn), card)

    def legal_plays(self) -> tuple[Card, ...]:
        """The cards that the seat whose turn it is may play, in the order of its hand."""
        return self.game.legal_plays(self._trump, self.on_table, self.hand(self.turn))

    def winner(self) -> Seat:
        """The seat whose card takes the trick on the table, or is winning it so far."""
        if self.trick is None:
            raise Problem(
                "bad-value", {"ru": "на столе нет карт", "en": "no card lies on the table"}
            )
        best = self.game.winner(self._trump, self.trick.cards)
        return self.table.from_seat(self.trick.leader)[best]

    def explain(self) -> list[Step]:
        """The proof: of who takes a full trick, else of what the next seat may play."""
        if self.trick and self.trick.complete(self.table):
            return self.game.explain_winner(self._trump, self.trick.cards)
        hand = self.hand(self.turn)
        if not hand:
            sentence = {
                "ru": "рука места {seat} не показана",
                "en": "the hand of {seat} is not shown",
            }
            raise Problem("bad-value", sentence, {"seat": self.turn})
        return self.game.explain_play(self._trump, self.on_table, hand)

    def play(self, card: Card) -> Position:
        """The position after the next seat has played `card`.

        Raises `Problem` when its hand is known and does not hold the card (`not-in-hand`), or may
        not play it (`illegal-play`). A full trick on the table joins the finished ones first.
        """
        seat, hand = self.turn, self.hand(self.turn)
        if hand:
            if card not in hand:
                sentence = {"ru": "у {seat} нет карты {card}", "en": "{seat} does not hold {card}"}
                raise Problem("not-in-hand", sentence, {"seat": seat, "card": card})
            ruling = self.judge_play(card)
            if not ruling.allowed:
                raise Problem("illegal-play", ruling.sentence, ruling.named, rule=ruling.rule)
        left = {s: tuple(c for c in held if c is not card) for s, held in self.hands}
        hands = tuple((s, held) for s, held in left.items() if held)
        if self.trick and self.on_table:
            return replace(self, trick=self.trick.play(card), hands=hands)
        finished = (*self.tricks, self.trick) if self.trick else self.tricks
        return replace(self, tricks=finished, trick=Trick(seat, (card,)), hands=hands)

    @property
    def _trump(self) -> str:
        if self.trump is None:
            sentence = {
                "ru": "не сказано, какая масть козырная (trump)",
                "en": "which suit is trumps is not said (trump)",
            }
            raise Problem("bad-value", sentence)
        return self.trump
