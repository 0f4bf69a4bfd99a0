"""Misconceptions: the typical errors, each a game with exactly one judgement changed.

Whoever holds one plays its game consistently: `answer` says what they would answer, and `diagnose`
which misconceptions explain a wrong answer. They stand beside the rules they get wrong, in the
module `misconceptions` of each game.

>>> from tricktaking.games import GAMES
>>> from tricktaking.notation import parse_position
>>> from tricktaking.puzzles import PUZZLES
>>> bruff = GAMES["bruff"]
>>> position = parse_position("trump S; trick A1 AH; hand B1 2S 4H KD", bruff)
>>> [m.id for m in diagnose(PUZZLES["legal-plays"], bruff, position, ("2S", "4H"))]
['ace-of-hearts-is-a-heart']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

from .game import Game
from .names import Text
from .position import Position
from .puzzles import Answer, PuzzleKind

G = TypeVar("G", bound=Game)

Mistaken = Callable[[Position], Answer]
"""What is answered to a question about this position under a misconception."""


class Misconception(NamedTuple):
    """One typical error: what is believed, in a sentence, and the rule that refutes it.

    `game` is the game as it is played by whoever believes it; it answers the puzzles about cards
    in `kinds`. Puzzles about calls, points and ends have their own mistaken answers in `answers`.
    """

    id: str
    rule: str
    ru: str
    en: str
    game: Game
    kinds: tuple[str, ...] = ()
    answers: Mapping[str, Mistaken] = {}

    def text(self, lang: str) -> str:
        """What is believed, as a sentence."""
        return self.ru if lang == "ru" else self.en

    def concerns(self, kind: PuzzleKind) -> bool:
        """Whether this error can show in puzzles of that kind."""
        return kind.id in self.answers or kind.id in self.kinds

    def answer(self, kind: PuzzleKind, position: Position) -> Answer:
        """What whoever believes this answers."""
        mistaken = self.answers.get(kind.id)
        return mistaken(position) if mistaken else kind.solve(self.game, position)


def believing(game: G, **judgements: object) -> G:
    """The game with these judgements instead of its own, and nothing else changed.

    >>> from tricktaking.games import GAMES
    >>> from tricktaking.cards import cards
    >>> free = believing(GAMES["bruff"], may_play=lambda trump, trick, hand, card: True)
    >>> len(free.legal_plays("S", cards("QH"), cards("2H KD")))
    2
    """
    believed = copy(game)
    for name, judgement in judgements.items():
        if not hasattr(game, name):
            raise AttributeError(f"{game.id} has no judgement {name}")
        setattr(believed, name, judgement)
    return believed


def misconceptions(game: Game) -> Mapping[str, Misconception]:
    """The typical errors of a game by their ids, from the most particular to the broadest."""
    beside: Any = import_module(f"{type(game).__module__}.misconceptions")
    found: Mapping[str, Misconception] = beside.MISCONCEPTIONS
    return found


def told(error: Misconception) -> Text:
    """What a class did that holds this error, to follow "17 of 25"; the verb in the plural.

    It stands in the module `told` beside the misconceptions; the Russian verb comes first.

    >>> from tricktaking.games import GAMES
    >>> told(misconceptions(GAMES["bruff"])["ace-of-hearts-is-a-heart"])["en"]
    'took A♥ for a heart'
    """
    beside: Any = import_module(f"{type(error.game).__module__}.told")
    found: Text = beside.TOLD[error.id]
    return found


def listed(*found: Misconception) -> dict[str, Misconception]:
    """The misconceptions by id; raises `ValueError` when an id stands twice or a rule is unknown."""
    book = {one.id: one for one in found}
    if len(book) != len(found):
        raise ValueError("an id stands twice")
    for one in found:
        if one.rule not in one.game.rules:
            raise ValueError(f"{one.id}: {one.game.id} has no rule {one.rule}")
    return book


def same(kind: PuzzleKind, one: Answer, other: Answer) -> bool:
    """Whether two answers to a puzzle of this kind are the same: sets have no order."""
    if kind.shape == "several" and isinstance(one, tuple) and isinstance(other, tuple):
        return sorted(one) == sorted(other)
    return one == other


def wrong_answers(kind: PuzzleKind, game: Game, position: Position) -> dict[str, Answer]:
    """What each misconception that goes wrong here answers, by its id."""
    right = kind.solve(game, position)
    given = {
        one.id: one.answer(kind, position)
        for one in misconceptions(game).values()
        if one.concerns(kind)
    }
    return {name: answer for name, answer in given.items() if not same(kind, answer, right)}


def diagnose(
    kind: PuzzleKind, game: Game, position: Position, answer: Answer
) -> list[Misconception]:
    """The misconceptions that explain this wrong answer, the most particular first.

    A right answer needs no explanation, and many a wrong one is only a slip: then there are none.
    """
    book = misconceptions(game)
    given = wrong_answers(kind, game, position)
    return [book[name] for name, mistaken in given.items() if same(kind, mistaken, answer)]


class Given(NamedTuple):
    """An answer that somebody gave: right or not, and what each misconception would have said."""

    answer: Answer
    right: bool
    mistaken: Mapping[str, Answer]
    kind: PuzzleKind

    def explained_by(self) -> list[str]:
        """The ids of the misconceptions that give exactly this wrong answer."""
        if self.right:
            return []
        return [m for m, said in self.mistaken.items() if same(self.kind, said, self.answer)]


def given(kind: PuzzleKind, game: Game, position: Position, answer: Answer) -> Given:
    """An answer, with all that is needed to weigh it as evidence."""
    right = same(kind, answer, kind.solve(game, position))
    return Given(answer, right, wrong_answers(kind, game, position), kind)


ENOUGH = 2
"""So many wrong answers at least must one misconception explain before it is named."""


def suspected(answers: Iterable[Given]) -> list[str]:
    """The misconceptions that best fit all answers of somebody; none when nothing speaks for one.

    Each wrong answer speaks for the misconceptions that explain it. Against a misconception speaks
    every answer, right or wrong, where it would have given another wrong one.
    """
    explained, weight = _weighed(answers)
    best = max((weight[name] for name in explained), default=0)
    return [name for name in explained if weight[name] == best] if best > 0 else []


def believed(answers: Iterable[Given]) -> str | None:
    """The misconception that somebody seems to hold, from all their answers, or `None` so far.

    One is named only when it stands alone at the top and explains at least two wrong answers: of
    two that fit the same answers neither is.
    """
    given = list(answers)
    top = suspected(given)
    if len(top) != 1 or _weighed(given)[0][top[0]] < ENOUGH:
        return None
    return top[0]


def _weighed(answers: Iterable[Given]) -> tuple[dict[str, int], dict[str, int]]:
    """How many wrong answers each misconception explains, and that less what speaks against it."""
    explained: dict[str, int] = {}
    weight: dict[str, int] = {}
    for one in answers:
        fits = one.explained_by()
        for name in fits:
            explained[name] = explained.get(name, 0) + 1
            weight[name] = weight.get(name, 0) + 1
        for name in one.mistaken:
            if name not in fits:
                weight[name] = weight.get(name, 0) - 1
    return explained, weight


def by_rule(found: Sequence[Misconception]) -> dict[str, list[str]]:
    """The ids of the misconceptions that each rule refutes."""
    table: dict[str, list[str]] = {}
    for one in found:
        table.setdefault(one.rule, []).append(one.id)
    return table
