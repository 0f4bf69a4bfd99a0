"""The teacher's table: who answered what, and what each pupil seems to believe."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..games import GAMES
from ..misconception import Given, Misconception, misconceptions, same, wrong_answers
from ..puzzles import Answer, Verdict
from ..rules import Rule
from .chats import Message
from .items import Composed
from .plan import Lesson
from .play import asked, dealt
from .result import Code, answers_in, beginning, codes_in, lesson_mark
from .roster import found

MOST_CODES = 500
"""More codes in one text are not read."""


class Flag(NamedTuple):
    """What a teacher should know about one code; `what` is a key of `words.FLAGS`.

    Of a run that came under several names there is one flag, about so many codes.
    """

    what: str
    who: str
    code: str
    codes: int = 1


class Cell(NamedTuple):
    """One answer of one pupil: right, wrong, or (`None`) not given."""

    item: int
    puzzle: Composed
    answer: Answer | None
    right: bool | None


@dataclass
class Pupil:
    """One row: whom the code is from, the answers, and what speaks for which errors.

    A `copy` repeats the run of a row above it: it is shown, and counted nowhere.
    """

    name: str
    sender: str
    code: Code
    cells: list[Cell]
    on_list: bool
    believes: list[Misconception]
    copy: bool = False

    @property
    def score(self) -> int:
        """How many first answers were right."""
        return sum(cell.right is True for cell in self.cells)


@dataclass
class Table:
    """A class after a lesson, not yet in any language."""

    lesson: Lesson
    pupils: list[Pupil]
    missing: list[str]
    flags: list[Flag]

    @property
    def counted(self) -> list[Pupil]:
        """The pupils with a run of their own."""
        return [pupil for pupil in self.pupils if not pupil.copy]

    def beliefs(self) -> list[tuple[Misconception, int]]:
        """The errors that pupils seem to hold and how many do so, the most widespread first."""
        held = Counter((p.game.id, p.id) for pupil in self.counted for p in pupil.believes)
        errors = {(p.game.id, p.id): p for pupil in self.counted for p in pupil.believes}
        return [(errors[key], count) for key, count in held.most_common()]

    def columns(self) -> list[list[Cell]]:
        """The answers of every run, question by question."""
        return [list(column) for column in zip(*(p.cells for p in self.counted), strict=True)]


class Judge:
    """Judges answers; what it finds out about a puzzle it keeps, for a class answers the same."""

    def __init__(self) -> None:
        self._verdicts: dict[Composed, Verdict] = {}
        self._mistaken: dict[Composed, Mapping[str, Answer]] = {}

    def correct(self, puzzle: Composed) -> Answer:
        """The right answer, or one of them."""
        return self._verdict(puzzle).correct

    def rule(self, puzzle: Composed) -> Rule:
        """The rule that decides."""
        return self._verdict(puzzle).reason.rule

    def right(self, puzzle: Composed, answer: Answer) -> bool:
        """Whether the answer is right; of one choice several may be."""
        verdict = self._verdict(puzzle)
        if puzzle.kind.shape == "one":
            return verdict.rulings[str(answer)].allowed
        return same(puzzle.kind, answer, verdict.correct)

    def _verdict(self, puzzle: Composed) -> Verdict:
        """What the engine says to the right answer."""
        if puzzle not in self._verdicts:
            kind, position = puzzle
            correct = kind.solve(position.game, position)
            self._verdicts[puzzle] = kind.judge(position.game, position, correct)
        return self._verdicts[puzzle]

    def given(self, puzzle: Composed, answer: Answer) -> Given:
        """The answer as evidence for errors or against them."""
        kind, position = puzzle
        if puzzle not in self._mistaken:
            self._mistaken[puzzle] = wrong_answers(kind, position.game, position)
        return Given(answer, self.right(puzzle, answer), self._mistaken[puzzle], kind)

    def believes(self, cells: Iterable[Cell]) -> list[Misconception]:
        """The errors that explain a pupil's wrong answers better than the other answers refute them.

        Of errors that explain exactly the same answers only the most particular is named.
        """
        by_game: dict[str, list[Given]] = {}
        for cell in cells:
            if cell.answer is not None:
                given = self.given(cell.puzzle, cell.answer)
                by_game.setdefault(cell.puzzle.position.game.id, []).append(given)
        named: list[Misconception] = []
        for game, answers in by_game.items():
            named.extend(_believed(game, answers))
        return named


def _believed(game: str, answers: Sequence[Given]) -> list[Misconception]:
    named: list[Misconception] = []
    explained: set[tuple[int, ...]] = set()
    for error in misconceptions(GAMES[game]).values():
        fits = tuple(i for i, one in enumerate(answers) if error.id in one.explained_by())
        against = sum(error.id in one.mistaken for one in answers) - len(fits)
        if len(fits) > against and fits not in explained:
            explained.add(fits)
            named.append(error)
    return named


def tabulate(
    lesson: Lesson,
    token: str,
    published: Mapping[str, Composed],
    messages: Iterable[Message],
    pupils: Sequence[str] = (),
) -> Table:
    """The table of everybody whose code for this lesson stands in the messages."""
    table = Table(lesson, [], [], [])
    judge, seen = Judge(), _Seen()
    for (sender, text), code in _codes(messages):
        if isinstance(code, str):
            told = beginning(text, code)
            table.flags.append(Flag("damaged", found(pupils, told, sender) or sender or told, code))
            continue
        who = found(pupils, code.name, sender)
        name = who or code.name or sender
        flag, cells = seen.flag(code, name), None
        if code.lesson != lesson_mark(token):
            flag = "other-lesson"
        elif flag in (None, "copied"):
            cells = _cells(lesson, code, published, judge)
            flag = flag if cells else "damaged"
        if flag and flag != "copied":
            table.flags.append(Flag(flag, name, code.text))
        if cells:
            believes = judge.believes(cells)
            copy = flag == "copied"
            table.pupils.append(Pupil(name, sender, code, cells, who is not None, believes, copy))
    table.flags[:0] = _copied(table.pupils)
    present = {pupil.name for pupil in table.pupils if pupil.on_list}
    table.missing = [pupil for pupil in pupils if pupil not in present]
    return table


def _copied(pupils: Iterable[Pupil]) -> list[Flag]:
    """One flag for each run that came under several names: all of them."""
    runs: dict[tuple[int, str], list[Pupil]] = {}
    for pupil in pupils:
        runs.setdefault((pupil.code.seed, pupil.code.answers), []).append(pupil)
    return [
        Flag("copied", ", ".join(one.name or "—" for one in same), same[0].code.text, len(same))
        for same in runs.values()
        if len(same) > 1
    ]


class _Seen:
    """What the codes so far were, to know one that comes again."""

    def __init__(self) -> None:
        self._codes: set[str] = set()
        self._names: set[tuple[str, str]] = set()
        self._runs: set[tuple[str, int, str]] = set()

    def flag(self, code: Code, name: str) -> str | None:
        """`duplicate`: the same code; `again`: the same pupil; `copied`: the same run by another."""
        run = (code.lesson, code.seed, code.answers)
        pupil = (code.lesson, name.casefold())
        flag = None
        if code.text in self._codes:
            flag = "duplicate"
        elif name and pupil in self._names:
            flag = "again"
        elif run in self._runs:
            flag = "copied"
        self._codes.add(code.text)
        self._names.add(pupil)
        self._runs.add(run)
        return flag


def _codes(messages: Iterable[Message]) -> Iterable[tuple[Message, Code | str]]:
    count = 0
    for message in messages:
        for code in codes_in(message.text):
            count += 1
            if count > MOST_CODES:
                return
            yield message, code


def _cells(
    lesson: Lesson, code: Code, published: Mapping[str, Composed], judge: Judge
) -> list[Cell] | None:
    """A pupil's answers, `None` when the code does not fit the lesson."""
    questions = asked(lesson, code.seed)
    puzzles = [puzzle for one in questions if (puzzle := dealt(one, published))]
    answers = answers_in(code, puzzles) if len(puzzles) == len(questions) else None
    if answers is None:
        return None
    return [
        Cell(one.item, puzzle, answer, None if answer is None else judge.right(puzzle, answer))
        for one, puzzle, answer in zip(questions, puzzles, answers, strict=True)
    ]
