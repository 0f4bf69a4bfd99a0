"""Questions that only a game can answer: how they are put and graded, whatever the game says."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from ..game import Game
from ..names import Named, Text, say
from ..position import Position
from ..rules import Problem, Ruling, Step
from ..solved import Solved
from .kind import Answer, PuzzleKind

NO_SUCH_QUESTION: Text = {
    "ru": "{kind}: в игре «{game}» такой вопрос не задают",
    "en": "{kind}: {game} has no such question",
}


class GameQuestion(PuzzleKind):
    """A kind whose answer stands in the game's `questions`; nothing but its head is written here."""

    where: Literal["table", "hand", "list"] = "list"

    def is_asked_in(self, game: Game) -> bool:
        return self.id in game.questions

    def fields_in(self, game: Game) -> tuple[str, ...]:
        return game.questions[self.id].fields

    def said_in(self, game: Game) -> Mapping[str, tuple[str, ...]]:
        return game.questions[self.id].said

    def free_in(self, game: Game) -> tuple[str, ...]:
        return game.questions[self.id].free

    def least(self, game: Game) -> int:
        return game.questions[self.id].least

    def question(self, game: Game, position: Position, lang: str) -> str:
        solved = self._solved(position)
        return say(solved.question, solved.named, lang)

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        return tuple(self._solved(position).labels)

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        return self._solved(position).labels[choice][lang]

    def solve(self, game: Game, position: Position) -> Answer:
        return self._solved(position).correct

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        return dict(self._solved(position).rulings)

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        return self._solved(position).reason

    def steps(self, game: Game, position: Position) -> list[Step]:
        return self._solved(position).steps

    def problems(self, game: Game, position: Position) -> list[Problem]:
        asked = game.questions.get(self.id)
        if asked is None:
            named: dict[str, Named] = {"kind": self.id, "game": game.title}
            return [Problem("bad-value", NO_SUCH_QUESTION, named)]
        return asked.problems(position)

    def _solved(self, position: Position) -> Solved:
        return _answered(self.id, position)


@lru_cache(maxsize=8)
def _answered(kind: str, position: Position) -> Solved:
    # A page asks for question, choices, labels, rulings and steps of one position in turn.
    return position.game.questions[kind].solve(position)
