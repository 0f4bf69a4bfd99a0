"""Drills: positions that make a good question about one skill, from a seed, for ever the same.

>>> from tricktaking.games import GAMES
>>> drill = make(GAMES["bruff"], "ace-on-a-heart-lead", 1, 7)
>>> drill.puzzle.kind.id, drill.skill.rule
('legal-plays', 'ace-and-joker-are-trumps')
>>> drill == make(GAMES["bruff"], "ace-on-a-heart-lead", 1, 7)
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from .dice import Dice
from .game import Game
from .misconception import misconceptions, same, wrong_answers
from .names import TRUMP
from .notation import format_position
from .position import Position
from .puzzles import PUZZLES, Answer, Puzzle
from .rules import Problem
from .skill import Skill, skills

DIFFICULTIES = (1, 2, 3)
TRIES = 4000
INSIST = {"trick-winner": 12, "may-rob": 12}
"""So many tries keep to the place that the dice have chosen for the right answer: where every
place is as likely, and else `INSIST_ELSE`, since a rare end of a deal is not to be waited for."""
INSIST_ELSE = 4


@dataclass(frozen=True, slots=True)
class Drill:
    """A puzzle about one skill, and what each misconception that goes wrong here answers.

    `seed` makes it again, together with game, skill and difficulty.
    """

    skill: Skill
    difficulty: int
    seed: int
    puzzle: Puzzle
    correct: Answer
    wrong: Mapping[str, Answer]


def weight(skill: Skill, position: Position, wrong: Mapping[str, Answer]) -> int:
    """How much there is to see, and how many errors lead astray: what difficulty is measured by.

    Every card, call and act that is shown weighs 1, a trump 1 more, and every error of the skill
    that goes wrong here weighs 2; tricks that are over weigh nothing when hands are shown. A
    skill's `bands` (a, b) part its drills: up to a is difficulty 1, from b on it is 3.
    """
    cards = [card for _, hand in position.hands for card in hand]
    cards = [*cards, *position.on_table] if cards else list(position.cards())
    shown = len(cards) + len(position.calls) + len(position.acts)
    if position.trump:
        suit = position.game.orders[position.trump].suit
        shown += sum(suit[card] == TRUMP for card in cards)
    return shown + 2 * sum(error in wrong for error in skill.errors)


def difficulty_of(skill: Skill, position: Position, wrong: Mapping[str, Answer]) -> int:
    """1, 2 or 3: which band of its skill the position falls into."""
    low, high = skill.bands
    found = weight(skill, position, wrong)
    return 1 if found <= low else 3 if found >= high else 2


def make(game: Game, skill_id: str, difficulty: int, seed: int) -> Drill:
    """The drill of this skill, difficulty and seed; raises `Problem` when there is no such skill."""
    skill = find_skill(game, skill_id)
    if difficulty not in DIFFICULTIES:
        raise Problem(
            "bad-value",
            {"ru": "сложность: 1, 2 или 3", "en": "the difficulty is 1, 2 or 3"},
            at="difficulty",
        )
    kind, insist = PUZZLES[skill.kind], INSIST.get(skill.kind, INSIST_ELSE)
    dice = Dice(f"{game.id} {skill.id} {difficulty} {seed}")
    share, cured = dice.below(840), skill.errors[: skill.cures]
    target = dice.pick(cured) if cured else ""
    for number in range(TRIES):
        position = skill.scene(game, dice, difficulty)
        if position is None:
            continue
        wanted = (target,) if number < insist else cured
        if kind.problems(game, position):
            continue
        if cured and not any(_goes_wrong(game, skill, error, position) for error in wanted):
            continue
        correct = kind.solve(game, position)
        if (
            number < insist
            and kind.shape == "one"
            and not _in_place(game, skill, position, correct, share)
        ):
            continue
        wrong = wrong_answers(kind, game, position)
        if difficulty_of(skill, position, wrong) != difficulty:
            continue
        puzzle = Puzzle(f"{skill.id}-{difficulty}-{seed}", kind, game, position)
        return Drill(skill, difficulty, seed, puzzle, correct, wrong)
    raise AssertionError(f"no drill for {game.id} {skill.id} {difficulty} {seed}")


def _goes_wrong(game: Game, skill: Skill, error: str, position: Position) -> bool:
    """Whether the error gives another answer here than the game."""
    kind, wrong = PUZZLES[skill.kind], misconceptions(game)[error]
    return not same(kind, wrong.answer(kind, position), kind.solve(game, position))


def _in_place(game: Game, skill: Skill, position: Position, correct: Answer, share: int) -> bool:
    """Whether the right answer stands where the dice want it among the choices."""
    choices = PUZZLES[skill.kind].choices(game, position)
    return choices.index(str(correct)) == share * len(choices) // 840


def find_skill(game: Game, skill_id: str) -> Skill:
    """The skill of that name; raises `Problem` when the game has none."""
    known = skills(game)
    if skill_id not in known:
        listed = ", ".join(known)
        raise Problem(
            "bad-value",
            {
                "ru": f"{{game}}: нет такого навыка; есть: {listed}",
                "en": f"{{game}} has no such skill; known: {listed}",
            },
            {"game": game.title},
            at="skill",
        )
    return known[skill_id]


def series(
    game: Game,
    seed: int,
    count: int,
    *,
    skill: str | None = None,
    difficulty: int | None = None,
    among: Sequence[str] = (),
) -> Iterator[Drill]:
    """So many drills from a seed, no two alike in a row.

    With a skill and a difficulty the drills have the seeds `seed`, `seed` + 1, …; one that is like
    one of the last few is left out. Without a skill all skills (or those `among`) come in turn, in
    an order that the seed shuffles; without a difficulty the three take turns.
    """
    names = [skill] if skill else list(among) or list(skills(game))
    for name in names:
        find_skill(game, name)
    dice = Dice(f"{game.id} {seed}")
    recent: list[str] = []
    turn: list[str] = []
    last, made, step, skipped = "", 0, 0, 0
    while made < count:
        if not turn:
            turn = dice.shuffled(names)
            if len(turn) > 1 and turn[-1] == last:
                turn.insert(0, turn.pop())
        last = turn.pop()
        drill = make(game, last, difficulty or _turn(dice, step, skill), seed + step)
        step += 1
        text = f"{drill.skill.kind} {format_position(drill.puzzle.position)}"
        if text in recent[-1:] or (text in recent and skipped < PATIENCE):
            skipped += 1
            continue
        recent = [*recent[-RECENT:], text]
        skipped = 0
        made += 1
        yield drill


def curing(game: Game, error: str) -> list[str]:
    """The ids of the skills that cure a misconception."""
    return [s.id for s in skills(game).values() if error in s.errors[: s.cures]]


def telling_apart(game: Game, suspects: Sequence[str], seed: int) -> Drill | None:
    """A drill to which these misconceptions give different answers, as far as one is found soon.

    One suspect alone gets a drill in which it goes wrong; `None` when no skill cures any of them.
    """
    dice = Dice(f"{game.id} {' '.join(suspects)} {seed}")
    cures = {error: curing(game, error) for error in suspects}
    likely = [error for error in suspects if cures[error]]
    if not likely:
        return None
    best, parted = None, 0
    for number in range(APART if len(suspects) > 1 else 1):
        error = likely[number % len(likely)]
        drill = make(game, dice.pick(cures[error]), 1 + dice.below(3), dice.below(LARGEST))
        said = {error: drill.wrong.get(error, drill.correct) for error in suspects}
        groups = len({str(answer) for answer in said.values()})
        if groups > parted:
            best, parted = drill, groups
        if groups == len(suspects):
            break
    return best


APART = 6
"""So many drills are looked at to tell suspects apart."""

LARGEST = 1_000_000

RECENT = 200
"""So many drills must pass before one may come again, if there are enough of them."""

PATIENCE = 20
"""So many drills are left out in a row for being known before one comes again."""


def _turn(dice: Dice, step: int, skill: str | None) -> int:
    return 1 + step % 3 if skill else 1 + dice.below(3)
