"""A lesson built for a teacher who says only which rules, how many items and how many easy ones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..dice import Dice
from ..game import Game
from ..skill import Skill, skills
from . import drilling
from .items import Composed, Drill, Item, Published
from .table import Judge

EASY = 1
HARDER = (2, 3)
TRIES = 50
"""So many drills in a row may be refused, as long as there are others."""


def build(
    rules: Sequence[tuple[Game, str]],
    count: int,
    easy: int,
    seed: int,
    published: Mapping[str, Composed],
) -> list[Item]:
    """Items about these rules in turn, the easy ones first; fewer where there are no more.

    Where there are more rules than items, chance picks the rules, from all over the game, none of
    them twice. Easy ones are drills of the first difficulty. Of the others a rule gives its published puzzles
    first, which differ for every seed where there are several, then drills that are harder.
    """
    dice = Dice(f"lesson {seed}")
    judge = Judge()
    about: dict[tuple[str, str], list[str]] = {}
    for name, puzzle in published.items():
        key = (puzzle.position.game.id, judge.rule(puzzle).id)
        about.setdefault(key, []).append(name)
    mixed = dice.shuffled(rules)
    easy_ones = _in_turn([_drills(game, rule, (EASY,), dice) for game, rule in mixed])
    items = _different(easy_ones, min(easy, count), [])
    taken = [
        (item.game, skills(item.game)[item.skill].rule) for item in items if isinstance(item, Drill)
    ]
    fresh_first = sorted(mixed, key=taken.count)
    others = _in_turn(
        [_others(about.get((game.id, rule), ()), game, rule, dice) for game, rule in fresh_first]
    )
    return [*items, *_different(others, count - len(items), items)]


def _others(names: Sequence[str], game: Game, rule: str, dice: Dice) -> Iterator[Item]:
    for name in dice.shuffled(names):
        yield Published(name)
    yield from _drills(game, rule, HARDER, dice)


def _drills(game: Game, rule: str, difficulties: Sequence[int], dice: Dice) -> Iterator[Drill]:
    """Drills about a rule without end, its skills in turn; none where no skill is about it."""
    about = [skill for skill in skills(game).values() if skill.rule == rule]
    step = 0
    while about:
        skill: Skill = about[step % len(about)]
        difficulty = difficulties[step // len(about) % len(difficulties)]
        step += 1
        yield Drill(game, difficulty, skill.id, dice.below(1_000_000))


def _in_turn(sources: Sequence[Iterator[Item]]) -> Iterator[Item]:
    """One from each source, and round again, until all have run dry."""
    waiting = list(sources)
    while waiting:
        for source in list(waiting):
            item = next(source, None)
            if item is None:
                waiting.remove(source)
            else:
                yield item


def _different(source: Iterator[Item], count: int, before: Sequence[Item]) -> list[Item]:
    """The first items that differ and can be dealt."""
    items: list[Item] = []
    shown: set[object] = set()
    refused = 0
    while len(items) < count and refused < TRIES:
        item = next(source, None)
        if item is None:
            break
        puzzle: object = item
        if isinstance(item, Drill):
            dealt = drilling.dealt(item.game, item.skill, item.difficulty, item.seed)
            puzzle = dealt and dealt.position
        if puzzle is None or puzzle in shown or item in before:
            refused += 1
            continue
        refused = 0
        shown.add(puzzle)
        items.append(item)
    return items
