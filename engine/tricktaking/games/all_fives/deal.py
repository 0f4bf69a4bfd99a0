"""A deal of All Fives: begging, running the cards, the tricks, revokes, the count (F2–F4, F6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...cards import Card
from ...deal import Act, Deal, PlayedTrick, Read, Verb, problem
from ...position import Position
from ...rules import Problem
from ...table import Seat
from .rules import RULES
from .values import value

TARGET = 61
PENALTY = 3
CLAIMS = ("before-close", "before-next-lead", "later")


def packet(players: int) -> int:
    """How many cards are needed to run once: three for everyone and a new turn-up (F2.5, F2.7)."""
    return 3 * players + 1


class AllFivesDeal(Deal):
    """Hands of six, or of nine, twelve … once the cards were run; counted after the last trick."""

    passed_over: set[Seat]
    """Who was caught revoking and cannot win in this deal (F6.4)."""
    gifted: Seat | None
    """Who has been given a point for a beg (F2.4)."""
    unclaimed: set[Seat]
    """Whose revoke a position tells of without showing it yet."""

    def prepare(self) -> None:
        self.passed_over = set()
        self.gifted = None
        self.hand_size = 6
        self._revokes: list[tuple[Seat, int]] = []
        self.unclaimed = set()

    def resume(self, position: Position) -> None:
        """Books a given point and lengthens the hands by every run; revokes are claimed in time."""
        for act in position.acts:
            seat, verb = act.split()
            if verb == "give":
                self._give_point()
            elif verb == "run":
                self.hand_size += 3
            elif verb == "revoke":
                self.unclaimed.add(seat)

    def shown(self, seat: Seat, card: Card) -> None:
        """A play, also a revoke if the position says that it was claimed before the next lead."""
        self.act(f"{seat} {'play!' if seat in self.unclaimed else 'play'} {card}")
        if self.on_table is None:
            for offender in [who for who, _ in self._revokes]:
                self.act({"revoke": {"seat": offender, "claimed": "before-next-lead"}})
                self.unclaimed.discard(offender)

    def dealt(self) -> None:
        self.deal_packets(3, 3)
        self._proposed: Card = self.take(1)[0]
        self.phase = "beg"

    def proposed(self) -> Card | None:
        return self._proposed

    def stand(self, seat: Seat, words: Sequence[str]) -> None:
        """The eldest hand accepts the suit of the turn-up (F2.3)."""
        self.must_be_turn(seat)
        self._fix_trumps()

    def beg(self, seat: Seat, words: Sequence[str]) -> None:
        """The eldest hand asks for another suit (F2.3)."""
        self.must_be_turn(seat)
        self.phase, self.turn = "answer", self.dealer

    def give(self, seat: Seat, words: Sequence[str]) -> None:
        """The dealer keeps the suit; the beggar's point is booked at once (F2.4)."""
        self.must_be_turn(seat)
        self._give_point()
        self._fix_trumps()

    def _give_point(self) -> None:
        self.gifted = self.table.left[self.dealer]
        self.points[self.gifted] += 1

    def run(self, seat: Seat, words: Sequence[str]) -> None:
        """Three more cards for everyone and a new turn-up until the suit is another (F2.5–F2.7)."""
        self.must_be_turn(seat)
        refused = self._proposed.suit
        while self._proposed.suit == refused:
            if self.left() < packet(len(self.hands)):
                self.same_dealer = True
                self.end()
                return
            self.deal_packets(3)
            self.hand_size += 3
            self._proposed = self.take(1)[0]
        self._fix_trumps()

    def _fix_trumps(self) -> None:
        self.turn_up, self.trump = self._proposed, self._proposed.suit
        self.phase, self.turn = "play", self.table.left[self.dealer]

    def play_unchecked(self, seat: Seat, words: Sequence[str]) -> None:
        """A card that may break the rule of following; a revoke can be claimed later (F6.3, F6.4)."""
        self.must_be_turn(seat)
        card, hand = self.held(seat, words[2])
        on_table = self.on_table.cards if self.on_table else ()
        if not self.game.may_play(self.trump or "", on_table, hand, card):
            self._revokes.append((seat, len(self.tricks) - 1))
        self.put(seat, card)

    ACT_RULES = {
        **{"stand": "stand-or-beg", "beg": "stand-or-beg"},
        **{"give": "give-one-point", "run": "run-the-cards"},
    }
    VERBS = {
        "stand": Verb(0, 0, ("beg",), stand),
        "beg": Verb(0, 0, ("beg",), beg),
        "give": Verb(0, 0, ("answer",), give),
        "run": Verb(0, 0, ("answer",), run),
        "play": Verb(1, 1, ("play",), Deal.play),
        "play!": Verb(1, 1, ("play",), play_unchecked),
    }

    def trick_taken(self, trick: PlayedTrick) -> None:
        """Nothing is counted before the last card is played (F3.4, F4.2)."""
        if len(self.tricks) == self.hand_size:
            self._count()

    def _count(self) -> None:
        trump = self.trump or ""
        for trick in self.tricks:
            for card in trick.cards:
                if card.suit == trump:
                    self.points[trick.winner or ""] += value(card, trump)
        home = {
            seat: score
            for seat, score in self.total().items()
            if score >= TARGET and seat not in self.passed_over
        }
        best = max(home.values(), default=0)
        self.end([seat for seat, score in home.items() if score == best])

    def read(self, act: Act) -> Read:
        """Understands an act, or a claim such as `{"revoke": {"seat": "P2", "claimed": "later"}}`."""
        if isinstance(act, dict):
            seat, claimed = self._read_claim(act)
            return seat, Verb(1, 1, ("play",), AllFivesDeal.claim), (seat, "revoke", claimed)
        return super().read(act)

    def _read_claim(self, act: dict[str, Any]) -> tuple[Seat, str]:
        revoke = act.get("revoke")
        for field in (*act, *(revoke if isinstance(revoke, dict) else ())):
            if field not in ("revoke", "seat", "claimed"):
                raise problem(
                    "unknown-field", "такого поля здесь нет", "no such field here", quote=field
                )
        seat, claimed = (
            (revoke.get("seat"), revoke.get("claimed"))
            if isinstance(revoke, dict)
            else (None, None)
        )
        if set(act) != {"revoke"} or seat not in self.table.seats or claimed not in CLAIMS:
            seats, moments = " ".join(self.table.seats), ", ".join(CLAIMS)
            raise problem(
                "bad-value",
                f'пишите {{{{"revoke": {{{{"seat": …, "claimed": …}}}}}}}}; '
                f"места: {seats}; моменты: {moments}",
                f'write {{{{"revoke": {{{{"seat": …, "claimed": …}}}}}}}}; '
                f"seats: {seats}; moments: {moments}",
            )
        return seat, claimed

    def claim(self, seat: Seat, words: Sequence[str]) -> None:
        """Somebody says that `seat` revoked, and since when that is known (F6.3, F6.4)."""
        claimed = words[2]
        found = [
            (who, trick)
            for who, trick in self._revokes
            if who == seat and self._moment(trick) == claimed
        ]
        if not found:
            raise self._no_such_revoke(seat, claimed)
        self._revokes.remove(found[0])
        if claimed == "before-close":
            # The revoke is the last card on the table: the lead cannot be one,
            # and a third card would have closed the trick.
            self.hands[seat].append(self.tricks[-1].cards.pop())
            self.turn = seat
        elif claimed == "before-next-lead":
            self.points[seat] -= PENALTY
            self.passed_over.add(seat)

    def _moment(self, trick: int) -> str:
        if self.tricks[trick].winner is None:
            return "before-close"
        return "before-next-lead" if trick == len(self.tricks) - 1 else "later"

    def _no_such_revoke(self, seat: Seat, claimed: str) -> Problem:
        rule = "corrected-in-time" if claimed == "before-close" else "revoke-penalty"
        return Problem(
            "illegal-act",
            {
                "ru": "за {seat} нет ошибки, о которой сейчас можно так заявить ({claimed})",
                "en": "{seat} has made no revoke that can be claimed so now ({claimed})",
            },
            {"seat": seat, "claimed": claimed},
            rule=RULES[rule],
        )
