"""Many drills of each game and skill: are they valid, judged alike, unlike each other, varied?

The naive umpire and the list of possible faults are those of the tests. Skills are shared out among
the processors; each is told as soon as it is done, with how long the rest will take.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from importlib import import_module
from multiprocessing import get_context
from typing import Any, NamedTuple

import setup_env
from benchmarks.report import Report
from tricktaking.drill import DIFFICULTIES, Drill, make
from tricktaking.games import GAMES
from tricktaking.notation import format_position
from tricktaking.skill import skills

TESTS = setup_env.ROOT / "tests" / "engine"
SHARE = 500
"""So many drills are one portion of the work."""


class Portion(NamedTuple):
    """Drills of one skill, by their numbers."""

    game: str
    skill: str
    first: int
    last: int


class Dealt(NamedTuple):
    """What is known of some drills of a skill."""

    made: int
    seconds: float
    checking: float
    texts: frozenset[str]
    difficulties: Counter[int]
    answers: Counter[str]
    faults: Counter[str]
    examples: tuple[str, ...]


def deal_many(report: Report, each: int) -> None:
    """Every game and skill, one after another; then what holds for all of them together."""
    wanted = [(game.id, skill) for game in GAMES.values() for skill in skills(game)]
    portions = [
        Portion(game, skill, first, min(first + SHARE, each))
        for game, skill in wanted
        for first in range(0, each, SHARE)
    ]
    started, total = time.monotonic(), each * len(wanted)
    own: list[Dealt] = []
    every: list[Dealt] = []
    with get_context("spawn").Pool() as pool:
        for portion, dealt in zip(portions, pool.imap(deal, portions), strict=True):
            own.append(dealt)
            if portion.last == each:
                every += [one._replace(texts=frozenset()) for one in own]  # millions of them
                done = sum(one.made for one in every)
                left = (time.monotonic() - started) / done * (total - done) / 60
                report.note(f"{portion.game} {portion.skill}: {told(own)}; {left:.0f} min to go")
                own = []
    tell_all(report, every)


def checks() -> Any:
    """The module of the tests that finds the faults of a drill."""
    if str(TESTS) not in sys.path:
        sys.path.insert(0, str(TESTS))
    return import_module("drill_faults")


def deal(portion: Portion) -> Dealt:
    """Deals a portion and holds everything against each drill that the tests would."""
    faults_of: Callable[[Drill], list[str]] = checks().faults
    game = GAMES[portion.game]
    numbers = range(portion.first, portion.last)
    started = time.process_time()
    made = [make(game, portion.skill, DIFFICULTIES[number % 3], number) for number in numbers]
    seconds = time.process_time() - started
    faults: Counter[str] = Counter()
    examples = []
    for drill in made:
        for fault in faults_of(drill):
            faults[fault] += 1
            examples.append(
                f"{portion.game} {portion.skill} {drill.difficulty} {drill.seed}: {fault}"
            )
    return Dealt(
        len(made),
        seconds,
        time.process_time() - started - seconds,
        frozenset(format_position(drill.puzzle.position) for drill in made),
        Counter(drill.difficulty for drill in made),
        sum((places(drill) for drill in made), Counter()),
        faults,
        tuple(examples[:3]),
    )


def places(drill: Drill) -> Counter[str]:
    """Where the right answers stand among the choices, or the number that is right."""
    kind, position = drill.puzzle.kind, drill.puzzle.position
    if isinstance(drill.correct, int):
        return Counter([str(drill.correct)])
    choices = kind.choices(drill.puzzle.game, position)
    right = drill.correct if isinstance(drill.correct, tuple) else (drill.correct,)
    first = right[:1] if kind.shape == "order" else right
    return Counter(str(choices.index(choice) + 1) for choice in first)


def told(own: list[Dealt]) -> str:
    """How the drills of one skill are, in a line."""
    made = sum(dealt.made for dealt in own)
    different = len(frozenset().union(*(dealt.texts for dealt in own)))
    spread = sum((dealt.difficulties for dealt in own), Counter())
    answers = sum((dealt.answers for dealt in own), Counter())
    faults = sum((dealt.faults for dealt in own), Counter())
    total = sum(answers.values())
    common = ", ".join(f"{name}: {count / total:.0%}" for name, count in answers.most_common(6))
    parts = [
        f"{different} of {made} differ",
        f"difficulties {' '.join(str(spread[d]) for d in DIFFICULTIES)}",
        f"answers {common}" if total else "no answer",
        f"{sum(faults.values())} faults",
        f"{made / sum(dealt.seconds for dealt in own):,.0f} a second",
    ]
    return "; ".join(parts)


def tell_all(report: Report, every: list[Dealt]) -> None:
    """The figures that every drill of every skill has to keep."""
    made = sum(dealt.made for dealt in every)
    dealing = sum(dealt.seconds for dealt in every)
    minutes = (dealing + sum(dealt.checking for dealt in every)) / 60
    report.note(f"{made:,} drills in {minutes:.1f} minutes of a processor, checks included")
    report.note(f"CPython: {made / dealing:,.0f} drills a second")
    for line in [line for dealt in every for line in dealt.examples][:20]:
        report.note(line)
    faults = sum((dealt.faults for dealt in every), Counter())
    umpire = faults.pop(checks().UMPIRE, 0)
    report.figure("drills that are not valid", sum(faults.values()), "faults", limit=0)
    report.figure("drills that the naive umpire judges otherwise", umpire, "drills", limit=0)
