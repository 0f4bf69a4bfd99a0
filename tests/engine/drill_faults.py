"""What can be wrong with a drill: everything that the tests and the benchmark hold against one."""

from drill_oracle import oracle_answer
from tricktaking.drill import difficulty_of
from tricktaking.misconception import same
from tricktaking.notation import format_position, parse_position

UMPIRE = "the umpire judges otherwise"


def faults(drill):
    """A sentence for each fault; nothing for a good question with the right answer."""
    puzzle, position, skill = drill.puzzle, drill.puzzle.position, drill.skill
    game, kind = puzzle.game, puzzle.kind
    umpire = oracle_answer(puzzle)
    good = {
        "no such moment in this game": not game.problems(position),
        "no question of this kind": not kind.problems(game, position),
        "not read as it is written": parse_position(format_position(position), game) == position,
        "another difficulty": difficulty_of(skill, position, drill.wrong) == drill.difficulty,
        "solved otherwise": same(kind, kind.solve(game, position), drill.correct),
        "its answer is refused": kind.judge(game, position, drill.correct).right,
        "no error to cure": not skill.errors
        or any(error in drill.wrong for error in skill.errors[: skill.cures]),
        "a mistake is right": not any(
            kind.judge(game, position, mistaken).right for mistaken in drill.wrong.values()
        ),
        UMPIRE: umpire is None or same(kind, umpire, drill.correct),
    }
    return [fault for fault, holds in good.items() if not holds]
