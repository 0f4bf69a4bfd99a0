"""The questions about drills: what can be drilled, the drills themselves, why an answer was wrong.

    {"ask":"skills","game":"bruff"} →
    {"skills":[{"id":…,"kind":…,"rule":RULE_ID,"text":…,"cures":[ID,…],"errors":[ID,…]},…],
     "misconceptions":[{"id":ID,"rule":RULE_ID,"number":ITS_NUMBER,"text":what is believed},…]}

    {"ask":"drill","game":"bruff","skill":"two-aces","difficulty":2,"seed":7,"count":3} →
    {"drills":[{"skill":…,"difficulty":2,"seed":7,"rule":RULE_ID,"text":name of the skill,
      "puzzle":{…as for judge},"correct":ANSWER,
      "misconceptions":[{"id":ID,"rule":RULE_ID,"number":…,"text":…,"answer":ANSWER},…],
      "hints":[{"rule":RULE_ID,"cards":[…],"text":…},…]},…]}

`skill`, `difficulty` (1 to 3) and `count` (1, at most 50) may be left out: then all skills come in
turn, no two alike in a row. `skills` may name the ones to choose from, `misconception` asks for
drills in which that error matters, `suspects` for one that tells several apart. Skill, difficulty and seed of a drill make it again, for ever.
`hints` go from the rule to the last step but one; the last would be the answer.

    {"ask":"contrast","games":["bruff","all-fives"],"seed":7} →
    {"puzzles":[{…},{…}],"correct":[ANSWER,ANSWER]}      the same cards, a puzzle for each game

    {"ask":"diagnose","puzzle":{…},"answer":…,"before":[{"puzzle":{…},"answer":…},…]} →
    {"right":bool,"misconceptions":[{"id","rule","number","text","answer"},…],"suspects":[ID,…],
     "named":{"id","rule","number","text"} or null}

`misconceptions` explain this wrong answer, the most particular first; none when it is right, or a
mere slip. `suspects` are those that best fit all answers, earlier ones in `before` (at most 60)
included, and `named` the one that stands alone among them. Answers are those of `judge`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from . import replies
from .asked import Question, puzzle_from
from .contrast import contrast
from .drill import Drill, curing, series, telling_apart
from .game import Game
from .games import GAMES
from .misconception import Misconception, believed, diagnose, given, misconceptions, suspected
from .notation import format_position
from .puzzles import Answer, Puzzle
from .rules import Problem
from .skill import skills

MOST = 50
MOST_BEFORE = 60
LARGEST_SEED = 2**53 - 1


def plain(answer: Answer) -> Any:
    """An answer as JSON writes it."""
    return list(answer) if isinstance(answer, tuple) else answer


def puzzle_json(puzzle: Puzzle) -> replies.Reply:
    """A puzzle as `judge` takes it."""
    position = format_position(puzzle.position)
    return {
        "id": puzzle.id,
        "kind": puzzle.kind.id,
        "game": puzzle.game.id,
        "position": position,
    }


def misconception_json(one: Misconception, lang: str) -> replies.Reply:
    """A misconception: its id, the rule that refutes it and its number, what is believed."""
    number = one.game.rules[one.rule].number
    return {"id": one.id, "rule": one.rule, "number": number, "text": one.text(lang)}


def drill_json(drill: Drill, lang: str) -> replies.Reply:
    """A drill as the reply to `drill` carries it."""
    puzzle, skill = drill.puzzle, drill.skill
    book = misconceptions(puzzle.game)
    rule = puzzle.game.rules[skill.rule]
    steps = puzzle.kind.steps(puzzle.game, puzzle.position)
    hints = [{"rule": rule.id, "cards": [], "text": rule.text(lang)}]
    hints += [replies.step_json(step, lang) for step in steps[:-1]]
    return {
        "skill": skill.id,
        "difficulty": drill.difficulty,
        "seed": drill.seed,
        "rule": skill.rule,
        "text": skill.text(lang),
        "puzzle": puzzle_json(puzzle),
        "correct": plain(drill.correct),
        "misconceptions": [
            {**misconception_json(book[name], lang), "answer": plain(answer)}
            for name, answer in drill.wrong.items()
        ],
        "hints": hints,
    }


def _skills(asked: Question, lang: str) -> replies.Reply:
    game = _game(asked.get("game"), "game")
    return {
        "skills": [
            {
                "id": skill.id,
                "kind": skill.kind,
                "rule": skill.rule,
                "text": skill.text(lang),
                "cures": list(skill.errors[: skill.cures]),
                "errors": list(skill.errors),
            }
            for skill in skills(game).values()
        ],
        "misconceptions": [misconception_json(m, lang) for m in misconceptions(game).values()],
    }


def _drill(asked: Question, lang: str) -> replies.Reply:
    game = _game(asked.get("game"), "game")
    if "suspects" in asked:
        return {"drills": _apart(game, asked, lang)}
    made = series(
        game,
        _number(asked, "seed", -LARGEST_SEED, LARGEST_SEED),
        _number(asked, "count", 1, MOST) if "count" in asked else 1,
        skill=_text(asked, "skill"),
        difficulty=_number(asked, "difficulty", 1, 3) if "difficulty" in asked else None,
        among=_among(game, asked),
    )
    return {"drills": [drill_json(drill, lang) for drill in made]}


def _apart(game: Game, asked: Question, lang: str) -> list[replies.Reply]:
    """One drill that tells the suspects apart."""
    suspects, known = asked["suspects"], misconceptions(game)
    if (
        not isinstance(suspects, list)
        or not suspects
        or not all(isinstance(name, str) and name in known for name in suspects[:MOST])
    ):
        raise _bad("suspects", "нужен список ошибок", "a list of misconceptions is needed")
    seed = _number(asked, "seed", -LARGEST_SEED, LARGEST_SEED)
    drill = telling_apart(game, suspects[:MOST], seed)
    return [drill_json(drill, lang)] if drill else []


def _among(game: Game, asked: Question) -> Sequence[str]:
    """The skills to choose from: those named, or those that cure a misconception."""
    named = asked.get("skills", [])
    if not isinstance(named, list) or not all(isinstance(name, str) for name in named):
        raise _bad("skills", "нужен список навыков", "a list of skills is needed")
    error = _text(asked, "misconception")
    if error is None:
        return named
    found = curing(game, error)
    if not found:
        raise _bad(
            "misconception",
            f"нет навыка против «{error[:40]}»",
            f'no skill cures "{error[:40]}"',
        )
    return found


def _contrast(asked: Question, lang: str) -> replies.Reply:
    games = asked.get("games")
    if not isinstance(games, list) or len(games) != 2:
        raise _bad("games", "назовите две игры", "name two games")
    one, other = (_game(name, f"games[{i}]") for i, name in enumerate(games))
    if one is other:
        raise _bad("games", "нужны две разные игры", "two different games are needed")
    found = contrast(one, other, _number(asked, "seed", -LARGEST_SEED, LARGEST_SEED))
    return {
        "puzzles": [puzzle_json(puzzle) for puzzle in found.puzzles],
        "correct": [plain(p.kind.solve(p.game, p.position)) for p in found.puzzles],
    }


def _diagnose(asked: Question, lang: str) -> replies.Reply:
    before = asked.get("before", [])
    if not isinstance(before, list) or len(before) > MOST_BEFORE:
        raise _bad(
            "before",
            f"нужен список не длиннее {MOST_BEFORE}",
            f"a list of {MOST_BEFORE} at most is needed",
        )
    puzzle, answer = _answered(asked, "")
    earlier = []
    for i, entry in enumerate(before):
        path = f"before[{i}]."
        if not isinstance(entry, dict):
            raise _bad(path[:-1], "нужны puzzle и answer", "puzzle and answer are needed")
        earlier.append(_answered(entry, path))
    book = misconceptions(puzzle.game)
    found = diagnose(puzzle.kind, puzzle.game, puzzle.position, answer)
    evidence = [
        given(p.kind, p.game, p.position, a)
        for p, a in [*earlier, (puzzle, answer)]
        if p.game is puzzle.game
    ]
    named = believed(evidence)
    suspects = suspected(evidence)
    return {
        "right": evidence[-1].right,
        "misconceptions": [
            {
                **misconception_json(one, lang),
                "answer": plain(one.answer(puzzle.kind, puzzle.position)),
            }
            for one in found
        ],
        "suspects": suspects,
        "named": misconception_json(book[named], lang) if named else None,
    }


def _answered(fields: Question, path: str) -> tuple[Puzzle, Answer]:
    for field in ("puzzle", "answer"):
        if field not in fields:
            raise _bad(path + field, "не хватает", "is missing")
    try:
        puzzle = puzzle_from(fields["puzzle"])
        answer = puzzle.kind.read_answer(puzzle.game, puzzle.position, fields["answer"])
    except Problem as problem:
        problem.at = f"{path}{problem.at or 'answer'}"
        raise
    return puzzle, answer


def _game(name: Any, at: str) -> Game:
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        known = ", ".join(GAMES)
        sentence = {"ru": f"нет такой игры; есть: {known}", "en": f"no such game; known: {known}"}
        raise Problem("unknown-game", sentence, at=at)
    return game


def _text(asked: Question, field: str) -> str | None:
    value = asked.get(field)
    if value is not None and not isinstance(value, str):
        raise _bad(field, "нужен текст", "a text is needed")
    return value


def _number(asked: Question, field: str, least: int, most: int) -> int:
    value = asked.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise _bad(field, f"целое число от {least} до {most}", f"a number from {least} to {most}")
    return value


def _bad(at: str, ru: str, en: str) -> Problem:
    ru, en = (f"{at}: {text}".replace("{", "{{").replace("}", "}}") for text in (ru, en))
    return Problem("bad-value", {"ru": ru, "en": en}, at=at)


ASKED: dict[str, Callable[[Question, str], replies.Reply]] = {
    "skills": _skills,
    "drill": _drill,
    "contrast": _contrast,
    "diagnose": _diagnose,
}
"""Who replies to each of these questions."""
