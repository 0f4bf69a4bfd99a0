"""What a kind of puzzle is. To add one: a module here, and its line in `PUZZLES`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from ..game import Game
from ..names import Text
from ..position import Position
from ..rules import Problem, Rule, Ruling, Step
from ..table import Seat

Shape = Literal["one", "several", "number", "order"]
Answer = str | int | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether an answer is right, and why.

    `rulings` has a ruling for every choice (shapes `one`, `several`, `order`); `reason` explains
    the answer given (`one`) or the right answer (the other shapes).
    """

    right: bool
    correct: Answer
    reason: Ruling
    steps: list[Step]
    rulings: Mapping[str, Ruling] = field(default_factory=dict)


class PuzzleKind:
    """A question that can be asked about a position.

    To add a kind, write these:
    """

    id: str
    letter: str
    """Its letter in links."""
    shape: Shape
    where: Literal["table", "hand", "list"]
    """What carries the choices: the cards on the table, those of the hand, or a list of words."""
    fields: tuple[str, ...]
    """The fields of the position that it reads, in the order in which one says them."""

    def question(self, game: Game, position: Position, lang: str) -> str:
        """The question, as a sentence."""
        raise NotImplementedError

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        """What can be answered, in the order in which it is shown; empty for a number."""
        raise NotImplementedError

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        """A choice in words."""
        raise NotImplementedError

    def solve(self, game: Game, position: Position) -> Answer:
        """The right answer."""
        raise NotImplementedError

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        """A ruling for every choice; empty for a number."""
        raise NotImplementedError

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        """The ruling that settles the puzzle."""
        raise NotImplementedError

    def steps(self, game: Game, position: Position) -> list[Step]:
        """The proof of the right answer."""
        raise NotImplementedError

    def problems(self, game: Game, position: Position) -> list[Problem]:
        """What this question needs and the position lacks."""
        raise NotImplementedError

    def compared(self, game: Game, position: Position) -> str | None:
        """The effective suit whose order the answer turns on, if it turns on one."""
        return None

    def least(self, game: Game) -> int:
        """The least number that can be an answer; only numbers need it."""
        return 0

    # From here on nothing needs to be written for a new kind.

    extra: Text = {"ru": "Нельзя: {cards}", "en": "Not allowed: {cards}"}
    """The heading over choices that do not belong to the answer."""
    out: Text = {"ru": "нельзя", "en": "no"}
    """The word at such a choice."""

    def merely_out(self, game: Game, position: Position) -> tuple[str, ...]:
        """Choices that are no part of the answer and yet may be made: `extra` and `out` say so."""
        return ()

    def is_asked_in(self, game: Game) -> bool:
        """Whether this question can be put in a game at all."""
        return True

    def fields_in(self, game: Game) -> tuple[str, ...]:
        """The fields of the position that this question reads in a game."""
        return self.fields

    def said_in(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        """What can stand in the calls, bid or acts among them, in the words of the text form."""
        return {}

    def free_in(self, game: Game) -> tuple[str, ...]:
        """The seats and bids among them that may be left unsaid."""
        return ()

    def judge(self, game: Game, position: Position, answer: Any) -> Verdict:
        """Is `answer` right, and why? Raises `Problem` (`bad-value`) for what is no answer."""
        given = self.read_answer(game, position, answer)
        correct = self.solve(game, position)
        rulings = self.rulings(game, position)
        steps = self.steps(game, position)
        if self.shape == "one":
            reason = rulings[str(given)]
            return Verdict(reason.allowed, correct, reason, steps, rulings)
        if self.shape == "several" and isinstance(given, tuple) and isinstance(correct, tuple):
            right = set(given) == set(correct)
        else:
            right = given == correct
        return Verdict(right, correct, self.reason(game, position, rulings), steps, rulings)

    def read_answer(self, game: Game, position: Position, answer: Any) -> Answer:
        """The answer in its shape; raises `Problem` when it is not one of this puzzle's."""
        if self.shape == "number":
            if isinstance(answer, bool) or not isinstance(answer, int):
                raise _no_answer(answer, "a whole number", "целое число")
            return answer
        choices = self.choices(game, position)
        if self.shape == "one":
            if not isinstance(answer, str) or answer not in choices:
                raise _no_answer(answer, " | ".join(choices), " | ".join(choices))
            return answer
        if (
            not isinstance(answer, list | tuple)
            or not all(isinstance(a, str) and a in choices for a in answer)
            or len(set(answer)) != len(answer)
            or (self.shape == "order" and len(answer) != len(choices))
        ):
            listed = ", ".join(choices)
            raise _no_answer(answer, f"a list of {listed}", f"список из: {listed}")
        return tuple(answer)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A published or composed puzzle: an id, a kind of question, a position of a game."""

    id: str
    kind: PuzzleKind
    game: Game
    position: Position

    def rules(self) -> Mapping[str, Rule]:
        """The rule book under which it is judged."""
        return self.game.rules


def turn_of(game: Game, position: Position) -> Seat:
    """The seat whose decision the position shows."""
    return position.turn


def _no_answer(answer: Any, wanted_en: str, wanted_ru: str) -> Problem:
    shown = repr(answer)[:60].replace("{", "{{").replace("}", "}}")
    ru = f"ответ {shown} не подходит: нужно {wanted_ru}"
    return Problem("bad-value", {"ru": ru, "en": f"the answer {shown} is none: {wanted_en}"})
