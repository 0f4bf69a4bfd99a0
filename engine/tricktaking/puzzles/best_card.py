"""All hands open: which card is best?"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING

from ..cards import CARDS
from ..counting import points
from ..game import Game
from ..names import LANGUAGES, Named, Text, pretty
from ..position import Position
from ..rules import Problem, Ruling, Step
from ..solved import need
from .kind import PuzzleKind

if TYPE_CHECKING:
    from ..solver import Line, Solution

BEST: Text = {
    "ru": "{card:cap}: {value} {side:dat}, как бы ни играли остальные. Например: {line}.",
    "en": "{card:cap}: {value} for {side}, whatever the others do. For example: {line}.",
}
WORSE: Text = {
    "ru": "{card:cap}: если остальные не ошибутся, {side:dat} достанется только {less}, а {best} принесёт {value}.",
    "en": "{card:cap}: only {less} for {side} if the others play well, and {best} makes {value}.",
}
AIM: Text = {
    "ru": "Все руки открыты, и нужно взять как можно больше для {side:gen}.",
    "en": "All hands are open, and the aim is to make as much as possible for {side}.",
}
EACH: Text = {"ru": "Если {card}: {value}.", "en": "With {card}: {value}."}
LINE: Text = {"ru": "Лучшая игра всех: {line}.", "en": "Best play by everybody: {line}."}


class BestCard(PuzzleKind):
    """Any of the cards with which the side of the seat to play can force the most.

    Every hand is known, so there is a right answer: `solver.py` finds it. All best cards are
    accepted.
    """

    id = "best-card"
    letter = "s"
    shape = "one"
    where = "hand"
    fields = ("trump", "trick", "hand")

    def question(self, game: Game, position: Position, lang: str) -> str:
        seat = game.seat_name(position.turn, lang)
        leads = not position.on_table
        if lang == "ru":
            verb = "Заходит" if leads else "Ходит"
            return f"Все руки открыты. {verb} {seat}: какая карта принесёт больше всего?"
        verb = "lead" if leads else "play"
        return f"All hands are open and {seat} is to {verb}. Which card brings most?"

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        return tuple(card.code for card in position.hand(position.turn))

    def label(self, game: Game, position: Position, choice: str, lang: str) -> str:
        return pretty(CARDS[choice], lang)

    def solve(self, game: Game, position: Position) -> str:
        return self._solution(position).cards[0].code

    def rulings(self, game: Game, position: Position) -> dict[str, Ruling]:
        solution, rule = self._solution(position), self._rule(game)
        trump, hand = position.trump or "", position.hand(position.turn)
        found = {}
        for card in hand:
            ruling = game.judge_play(trump, position.on_table, hand, card)
            if ruling.allowed:
                named: dict[str, Named] = {
                    "card": card,
                    "side": game.side_names[solution.side],
                    "value": points(solution.value),
                    "less": points(solution.values[card]),
                    "best": solution.cards[0],
                }
                best = card in solution.cards
                if best:
                    named["line"] = _told(position, solution.lines[card])
                ruling = Ruling(best, game.rules[rule], BEST if best else WORSE, named)
            found[card.code] = ruling
        return found

    def reason(self, game: Game, position: Position, rulings: Mapping[str, Ruling]) -> Ruling:
        return rulings[self.solve(game, position)]

    def steps(self, game: Game, position: Position) -> list[Step]:
        solution, rule = self._solution(position), game.rules[self._rule(game)]
        named: dict[str, Named] = {"side": game.side_names[solution.side]}
        steps = [Step(rule, (), AIM, named)]
        for card, value in solution.values.items():
            said: dict[str, Named] = {"card": card, "value": points(value)}
            steps.append(Step(rule, (card,), EACH, said))
        best = solution.cards[0]
        line: dict[str, Named] = {"line": _told(position, solution.line)}
        return [*steps, Step(rule, (best,), LINE, line)]

    def problems(self, game: Game, position: Position) -> list[Problem]:
        from ..solver import unequal_hands

        found = need(
            position.trump, "нужна козырная масть (trump)", "the trump suit is missing (trump)"
        )
        if not found:
            problem = unequal_hands(position)
            found = [problem] if problem else []
        return found

    @staticmethod
    def _solution(position: Position) -> Solution:
        return _solved(position)

    @staticmethod
    def _rule(game: Game) -> str:
        from ..stakes import stakes

        return stakes(game).rule


def _told(position: Position, line: Line) -> Text:
    """The line card by card, each trick apart."""
    seats, first = len(position.table.seats), len(position.on_table)
    texts = {}
    for lang in LANGUAGES:
        tricks: list[list[str]] = [[]]
        for number, (seat, card) in enumerate(line, first):
            if number and number % seats == 0:
                tricks.append([])
            whose = position.game.short_name(seat, lang)
            tricks[-1].append(f"{whose} {pretty(card, lang)}")
        texts[lang] = "; ".join(", ".join(trick) for trick in tricks)
    return texts


@lru_cache(maxsize=4)
def _solved(position: Position) -> Solution:
    # A page asks for choices, rulings and steps of one position in turn.
    from ..solver import solve

    return solve(position)
