"""One deal being played: from the pack to its last trick, act by act.

A deal is the one thing in the engine that changes: `Deal.act` either carries an act out or raises
the `Problem` that names the rule against it, and then nothing has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from .cards import CARDS, Card
from .game import Game
from .names import Named
from .position import Position
from .rules import Problem, Rule, Ruling
from .table import Seat, Side, Table

Act = str | dict[str, Any]
"""What happens in a deal: `B1 play 7S`, in All Fives also the claim of a revoke."""


SHORT, REMEMBERED = 12, 2000
"""How long an act may be, in characters, and how many may be remembered as they were read."""


class Verb(NamedTuple):
    """What may be said as an act: how many words follow it, in which phases, who carries it out."""

    least: int
    most: int
    phases: tuple[str, ...]
    do: Callable[[Any, Seat, Sequence[str]], None]


Read = tuple[Seat, Verb, Sequence[str]]
"""An act that was understood: who, what, and its words (seat and verb included)."""


class PlayedTrick:
    """A trick of a deal: who led, the cards so far; once it is complete, who took it with what."""

    __slots__ = ("cards", "leader", "taker", "winner")

    def __init__(self, leader: Seat) -> None:
        self.leader = leader
        self.cards: list[Card] = []
        self.winner: Seat | None = None
        self.taker: Card | None = None
        """The card that took it."""


class Deal:
    """A deal of one game. To add a game, write these: `VERBS` and everything up to `result`."""

    VERBS: Mapping[str, Verb]
    ACT_RULES: Mapping[str, str] = {}
    """For every verb besides the plays: the id of the rule under which it is done."""
    _read: dict[Any, Read]

    def __init_subclass__(cls) -> None:
        # Most acts are short and come again, so each is read once.
        # The key may be anything a question holds, so that `act` can look before it asks.
        cls._read = {}

    books_by_deal = True
    """Whether tricks are booked all together after the last one."""

    def __init__(
        self, game: Game, table: Table, dealer: Seat, scores: Mapping[Side, int], deck: list[Card]
    ) -> None:
        self.game = game
        self.table = table
        self.dealer = dealer
        self.before = dict(scores)
        """The scores before the deal."""
        self.deck = deck
        self.points: dict[Side, int] = dict.fromkeys(table.sides, 0)
        """What each side has been booked in this deal so far."""
        self.trump: str | None = None
        self.turn_up: Card | None = None
        self.phase = "play"
        self.turn: Seat | None = table.left[dealer]
        self.hands: dict[Seat, list[Card]] = {seat: [] for seat in table.seats}
        self.tricks: list[PlayedTrick] = []
        self.on_table: PlayedTrick | None = None
        """The unfinished trick, the last of `tricks`; `None` when a lead is due."""
        self.complete = False
        self.winners: list[Side] = []
        """Who has won the game, once this deal has decided it."""
        self.same_dealer = False
        """Whether the next deal is dealt by the same dealer."""
        self._taken = 0
        self.prepare()
        if deck:
            self.dealt()

    def prepare(self) -> None:
        """Sets up what this game remembers in a deal besides what every game does."""

    def dealt(self) -> None:
        """Deals the hands out of `deck` and says who acts first."""
        raise NotImplementedError

    def resume(self, position: Position) -> None:
        """Takes over what `position` tells of the time before the first lead; raises `Problem`.

        Trumps, turn-up, hands and the player on the dealer's left as the leader are there already.
        """

    def shown(self, seat: Seat, card: Card) -> None:
        """A play that a position shows; raises `Problem` when it cannot have been."""
        self.act(f"{seat} play {card}")

    def trick_taken(self, trick: PlayedTrick) -> None:
        """Books a finished trick and says whether the deal or the game is over."""
        raise NotImplementedError

    def proposed(self) -> Card | None:
        """The card that lies turned up now, whether it fixes trumps already or only proposes."""
        return self.turn_up

    def facts(self) -> dict[str, Any]:
        """What a reply says about this deal besides what every game says."""
        return {}

    def result(self) -> dict[str, Any]:
        """What a reply says about the end of the game besides scores and winners."""
        return {}

    # From here on nothing needs to be written for a new game.

    def act(self, act: Act) -> None:
        """Carries one act out, such as `B1 play 7S`; raises `Problem` when it may not be."""
        try:
            seat, verb, words = self._read[act]
        except (KeyError, TypeError):
            seat, verb, words = self.read(act)
        if seat not in self.hands:
            seats = " ".join(self.table.seats)
            raise problem(
                "bad-value", f"нет такого места ({seats})", f"no such seat ({seats})", quote=act
            )
        if self.phase not in verb.phases:
            raise self.not_now(act)
        verb.do(self, seat, words)

    def judge_act(self, act: str) -> Ruling:
        """What the engine says of a legal act that is about to be carried out, and why."""
        seat, _, words = self.read(act)
        if words[1] in self.ACT_RULES:
            rule = self.game.rules[self.ACT_RULES[words[1]]]
            return Ruling(True, rule, {"ru": rule.ru, "en": rule.en}, {})
        on_table = self.on_table.cards if self.on_table else []
        card, hand = self.held(seat, words[2])
        return self.game.judge_play(self.trump or "", on_table, hand, card)

    def read(self, act: Act) -> Read:
        """Understands an act; whether it is possible now is not asked here."""
        words = act.split() if isinstance(act, str) else []
        verb = self.VERBS.get(words[1]) if len(words) > 1 else None
        if verb is None or not verb.least <= len(words) - 2 <= verb.most:
            raise self._no_act(act)
        read = (words[0], verb, words)
        if len(act) <= SHORT:
            if len(self._read) == REMEMBERED:
                self._read.clear()
            self._read[act] = read
        return read

    def total(self) -> dict[Side, int]:
        """The scores that are final now."""
        return {side: self.before[side] + self.points[side] for side in self.before}

    def play(self, seat: Seat, words: Sequence[str]) -> None:
        """A card is played to the trick on the table."""
        if seat != self.turn:
            self.must_be_turn(seat)
        card, hand = CARDS.get(words[2]), self.hands[seat]
        if card is None or card not in hand:
            card, hand = self.held(seat, words[2])
        on_table = self.on_table.cards if self.on_table else ()
        if not self.game.may_play(self.trump or "", on_table, hand, card):
            ruling = self.game.judge_play(self.trump or "", on_table, hand, card)
            raise Problem("illegal-play", ruling.sentence, ruling.named, rule=ruling.rule)
        self.put(seat, card)

    def put(self, seat: Seat, card: Card) -> None:
        """Moves a card from the hand to the trick; a full trick goes to its winner."""
        trick = self.on_table
        if trick is None:
            self.on_table = trick = PlayedTrick(seat)
            self.tricks.append(trick)
        cards = trick.cards
        cards.append(card)
        self.hands[seat].remove(card)
        if len(cards) < len(self.hands):
            self.turn = self.table.left[seat]
            return
        best = self.game.orders[self.trump or ""].winner(cards)
        trick.taker = cards[best]
        trick.winner = self.turn = self.table.from_seat(trick.leader)[best]
        self.on_table = None
        self.trick_taken(trick)

    def end(self, winners: Sequence[Side] = ()) -> None:
        """No act can follow in this deal; with `winners` the game is over."""
        self.complete = True
        self.phase, self.turn = "deal", None
        if winners:
            self.phase = "over"
            self.winners = list(winners)

    def take(self, count: int) -> list[Card]:
        """The next cards of the pack."""
        taken = self.deck[self._taken : self._taken + count]
        self._taken += count
        return taken

    def left(self) -> int:
        """How many cards of the pack have not been dealt or drawn."""
        return len(self.deck) - self._taken

    def deal_packets(self, *sizes: int) -> None:
        """Deals packets of these sizes, clockwise from the dealer's left."""
        seats = self.table.from_seat(self.table.left[self.dealer])
        for size in sizes:
            for seat in seats:
                self.hands[seat] += self.take(size)

    def must_be_turn(self, seat: Seat) -> None:
        """Raises `not-your-turn` unless `seat` must act now."""
        if seat != self.turn:
            raise Problem(
                "not-your-turn",
                {
                    "ru": "сейчас не ход {seat}: действует {turn}",
                    "en": "not {seat}'s turn: {turn} acts",
                },
                {"seat": seat, "turn": self.turn or ""},
            )

    def held(self, seat: Seat, word: str) -> tuple[Card, list[Card]]:
        """The card named by `word` and the hand that holds it; raises when it does not."""
        card, hand = CARDS.get(word), self.hands[seat]
        if card is None or card not in hand:
            card = self.game.card(word)
            if card not in hand:
                raise not_in_hand(seat, card)
        return card, hand

    def not_now(self, act: Act) -> Problem:
        """The `illegal-act` problem: this cannot be done in this phase."""
        now = [name for name, verb in self.VERBS.items() if self.phase in verb.phases]
        can = ", ".join(now) or "—"
        return problem(
            "illegal-act",
            f"сейчас так поступить нельзя; можно: {can}",
            f"this cannot be done now; possible: {can}",
            quote=act,
        )

    def _no_act(self, act: Act) -> Problem:
        verbs = ", ".join(self.VERBS)
        return problem(
            "syntax",
            f"пишите место, действие и карты: B1 play 7S; действия: {verbs}",
            f"write seat, act and cards, as in B1 play 7S; acts: {verbs}",
            quote=act,
        )


def not_in_hand(seat: Seat, card: Card) -> Problem:
    """The problem that `seat` does not hold `card`."""
    return Problem(
        "not-in-hand",
        {"ru": "у {seat} нет карты {card}", "en": "{seat} does not hold {card}"},
        {"seat": seat, "card": card},
    )


def problem(
    code: str, ru: str, en: str, *, quote: object = None, rule: Rule | None = None
) -> Problem:
    """A problem with its sentence in both languages, quoting what was given."""
    named: dict[str, Named] = {}
    if quote is not None:
        shown = str(quote)
        named["quote"] = shown if len(shown) <= 40 else shown[:40] + "…"
        ru, en = f"«{{quote}}»: {ru}", f'"{{quote}}": {en}'
    return Problem(code, {"ru": ru, "en": en}, named, rule=rule)


def same_cards(deck: Sequence[Card], pack: frozenset[Card]) -> bool:
    """Whether the deck is exactly the pack."""
    return len(deck) == len(pack) and pack == set(deck)
