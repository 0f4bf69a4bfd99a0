"""The table as HTML: places in order of play, hands, and the choices that cards and words carry."""

from __future__ import annotations

from collections.abc import Sequence

from .cards import CARDS, Card
from .faces import escape, face, pill, sentence
from .game import Game
from .names import TRUMP
from .puzzles import Puzzle
from .puzzles.kind import turn_of
from .table import Seat
from .words import word

MOST = 100
"""More than any score that is asked for."""


class Cloth:
    """The parts of one puzzle that carry its cards and its choices."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.puzzle = puzzle
        self.kind, self.game, self.position = puzzle.kind, puzzle.game, puzzle.position
        self.lang = lang
        self.order = self.game.orders.get(self.position.trump or "")
        self.choices = self.kind.choices(self.game, self.position)

    def face(self, card: Card, aside: str = "") -> str:
        """The card, which knows whether it is a trump; `aside` is said with it."""
        trump = self.order is not None and self.order.suit.get(card) == TRUMP
        return face(card, self.lang, trump=trump, aside=aside)

    def pick(self, choice: str, inside: str, type_: str) -> str:
        """A card that can be chosen."""
        label = self.kind.label(self.game, self.position, choice, self.lang)
        name = escape(self.puzzle.id or "choice")
        return (
            f'<label class="tt-pick"><input type="{type_}" name="{name}" value="{escape(choice)}" '
            f'data-label="{escape(label)}">{inside}</label>'
        )

    def choosing(self, cards: Sequence[Card], type_: str) -> str:
        """The hand, each card of it a choice."""
        picks = "".join(
            self.pick(card.code, self.face(card), type_)
            if card.code in self.choices
            else self.face(card)
            for card in cards
        )
        return f'<div class="tt-hand">{picks}</div>'

    @property
    def input_type(self) -> str:
        return "radio" if self.kind.shape in ("one", "number") else "checkbox"

    @property
    def cleared(self) -> bool:
        """Whether the last trick is complete and somebody must lead to the next."""
        position = self.position
        return self.kind.where == "hand" and position.trick is not None and not position.on_table

    def table(self) -> list[str]:
        """The trick in order of play, with a place for each seat."""
        trick = self.position.trick
        if not trick:
            return []
        table = self.game.tables[self.position.players]
        played = {} if self.cleared else dict(trick.plays(table))
        leader = self.position.turn if self.cleared else trick.leader
        slots = []
        for number, seat in enumerate(table.from_seat(leader), 1):
            card = played.get(seat)
            if card is None:
                inside = '<span class="tt-empty"></span>'
            else:
                inside = self._on_table(seat, card)
            turn = self.kind.where == "hand" and seat == turn_of(self.game, self.position)
            slots.append(self.slot(number, seat, inside, turn=turn))
        return [table_html(len(slots), "".join(slots), self.lang), self.seats()]

    def _on_table(self, seat: Seat, card: Card) -> str:
        """A card of the trick: a choice where the question asks for seats or for cards of it."""
        chosen = next((choice for choice in (seat, card.code) if choice in self.choices), None)
        if self.kind.where != "table" or chosen is None:
            return self.face(card)
        whose = f", {self.game.seat_name(seat, self.lang)}"
        return self.pick(chosen, self.face(card, whose), self.input_type)

    def seats(self) -> str:
        """Who sits where, folded up, where partners need to be told from opponents."""
        table = self.game.tables[self.position.players]
        if len(table.sides) == len(table.seats):
            return ""
        places = "".join(f'<li class="tt-chair">{self._seat(seat)}</li>' for seat in table.seats)
        return (
            f'<details class="tt-seats"><summary>{word("seats", self.lang)} '
            f'<span aria-hidden="true">↻</span></summary>'
            f'<ol class="tt-ring" data-seats="{len(table.seats)}">{places}</ol></details>'
        )

    def _seat(self, seat: Seat) -> str:
        return seat_html(self.game, seat, self.lang)

    def slot(self, number: int, seat: Seat, inside: str, *, turn: bool = False) -> str:
        """One place at the table: its number in the order of play, its seat, its card."""
        lang = self.lang
        told = word("led", lang) if number == 1 else word("you", lang) if turn else ""
        if turn and number == 1:
            told = word("you", lang)
        aside = f" {told}" if told else ""
        mark = " data-turn" if turn else ""
        return (
            f'<li class="tt-slot"{mark}><span class="tt-seat"><span class="tt-nth" aria-hidden="true">{number}'
            f"</span> {self._seat(seat)}{aside}</span>{inside}</li>"
        )

    def hands(self) -> list[str]:
        """Every hand that is shown; the one that decides carries the choices, and is the first of several."""
        parts = []
        deciding = turn_of(self.game, self.position) if self.kind.where == "hand" else None
        hands = sorted(self.position.hands, key=lambda held: held[0] != deciding)
        several = len(hands) > 1
        for seat, hand in hands:
            name = self.game.seat_name(seat, self.lang)
            cards = self.order.sorted(hand) if self.order else hand
            mark = ""
            if seat == deciding:
                title = word("yours-of" if several else "your-cards", self.lang, seat=name)
                mark = " data-turn" if several else ""
                if self.kind.shape == "order":
                    cards = tuple(CARDS[choice] for choice in self.choices)
                    title = word("the-cards", self.lang)
                shown = self.choosing(cards, self.input_type)
            else:
                title = word("hand-of", self.lang, seat=name)
                shown = f'<div class="tt-hand">{"".join(self.face(card) for card in cards)}</div>'
            parts.append(f'<p class="tt-hand-name"{mark}>{escape(title)}</p>{shown}')
        return parts

    def earlier(self) -> list[str]:
        """The finished tricks that the position tells of, one line each; folded where all hands are open."""
        lines = []
        last = self.position.trick
        finished = (*self.position.tricks, last) if self.cleared and last else self.position.tricks
        for number, trick in enumerate(finished, 1):
            table = self.game.tables[self.position.players]
            plays = " ".join(
                f'<span class="tt-play">{self._seat(seat)} {pill(card, self.lang)}</span>'
                for seat, card in trick.plays(table)
            )
            title = word("earlier", self.lang, n=number)
            lines.append(f'<p class="tt-earlier">{title} {plays}</p>')
        if not lines or self.kind.where != "hand" or len(self.position.hands) < 2:
            return lines
        title = word("played", self.lang, n=len(lines))
        return ['<details class="tt-seats">', f"<summary>{title}</summary>", *lines, "</details>"]

    def list(self) -> str:
        """Choices that no card carries: words, or a number to be written."""
        name = escape(self.puzzle.id or "choice")
        if not self.choices:
            least = self.kind.least(self.game)
            return (
                f'<p><label><span class="tt-hand-name">{word("number", self.lang)}</span> '
                f'<input class="tt-number" type="number" step="1" min="{least}" max="{MOST}" '
                f'name="{name}"></label></p>'
            )
        options = []
        for choice in self.choices:
            label = self.kind.label(self.game, self.position, choice, self.lang)
            card = CARDS.get(choice)
            shown = pill(card, self.lang) if card else sentence(label, self.lang)
            options.append(
                f'<label class="tt-option"><input type="{self.input_type}" name="{name}" '
                f'value="{escape(choice)}" data-label="{escape(label)}"><span>{shown}</span></label>'
            )
        return f'<div class="tt-list">{"".join(options)}</div>'


def table_html(seats: int, slots: str, lang: str) -> str:
    """The places of a trick in their order of play."""
    label = word("table", lang)
    return f'<ol class="tt-table" data-seats="{seats}" aria-label="{label}">{slots}</ol>'


def seat_html(game: Game, seat: Seat, lang: str) -> str:
    """A seat: short for the eye, in words for the ear."""
    side, name = game.side_of(seat), game.seat_name(seat, lang)
    if seat[:-1] != side:
        return escape(name.replace(" ", "\u00a0"))
    short = f'<span aria-hidden="true">{side}<sub>{seat[len(side) :]}</sub></span>'
    return f'{short}<span class="tt-vh">{escape(name)}</span>'
