"""Drills on the command line.

    python -m tricktaking drill --game GAME [--skill SKILL] [--difficulty 1|2|3]
                                --seed NUMBER [--count NUMBER] [--text] [--lang ru|en]

Prints drills as JSON, one a line: `skill`, `difficulty`, `seed`, `question` (a question of the
protocol), `reply` (the engine's reply to it), `misconceptions` (the wrong answer that each typical
error gives, in the shape of the reply's main field) and `puzzle` (as the pages show it). The same
arguments give the same drills, for ever. `--text` prints them for people, with the answers.

    --skill       one skill; without it all of the game's skills come in turn
    --difficulty  1, 2 or 3; without it all three come
    --against     another game: contrast drills, the same cards under both
    --seed        any whole number; the drills after the first have the next ones
    --count       how many drills; without it one
    --list        the skills of the game instead of drills

Exit codes: 0, or 2 with one sentence when the command cannot be understood.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..ask import answer
from ..contrast import contrast
from ..counting import figure
from ..drill import DIFFICULTIES, Drill, find_skill, series
from ..drill_questions import LARGEST_SEED, plain, puzzle_json
from ..game import Game
from ..games import GAMES
from ..names import LANGUAGES
from ..puzzles import Answer, Puzzle
from ..rules import Problem
from ..skill import skills

OK, NOT_UNDERSTOOD = 0, 2
MOST = 1_000_000

OPTIONS = ("--game", "--skill", "--difficulty", "--seed", "--count", "--against", "--lang")
FLAGS = ("--text", "--list")


class NotUnderstood(ValueError):
    """A sentence about the command line."""


class Given(NamedTuple):
    """A command line, understood."""

    game: Game
    skill: str | None
    difficulty: int | None
    seed: int
    amount: int
    against: Game | None
    lang: str
    flags: frozenset[str]


def run(arguments: Sequence[str]) -> int:
    """Does what the arguments say, and gives the exit code."""
    try:
        given = _understood(arguments)
    except NotUnderstood as sentence:
        print(sentence, file=sys.stderr)
        return NOT_UNDERSTOOD
    for line in _lines(given):
        print(line)
    return OK


def _lines(given: Given) -> Iterator[str]:
    if "--list" in given.flags:
        for skill in skills(given.game).values():
            yield f"{skill.id:26} {skill.kind:13} {skill.rule:26} {skill.text(given.lang)}"
        return
    if given.against:
        for seed in range(given.seed, given.seed + given.amount):
            found = contrast(given.game, given.against, seed)
            yield json.dumps(contrast_line(found.puzzles, seed, given.lang), ensure_ascii=False)
        return
    for drill in series(
        given.game,
        given.seed,
        given.amount,
        skill=given.skill,
        difficulty=given.difficulty,
    ):
        if "--text" in given.flags:
            yield told(drill, given.lang)
        else:
            yield json.dumps(drill_line(drill, given.lang), ensure_ascii=False)


def drill_line(drill: Drill, lang: str = "en") -> dict[str, Any]:
    """A drill as the command prints it."""
    question = native(drill.puzzle, drill.correct, lang)
    return {
        "skill": drill.skill.id,
        "difficulty": drill.difficulty,
        "seed": drill.seed,
        "question": question,
        "reply": json.loads(answer(json.dumps(question))),
        "misconceptions": [
            {"id": name, "answer": shaped(drill.puzzle, wrong)}
            for name, wrong in drill.wrong.items()
        ],
        "puzzle": puzzle_json(drill.puzzle),
    }


def contrast_line(puzzles: Sequence[Puzzle], seed: int, lang: str) -> dict[str, Any]:
    """A contrast drill as the command prints it: a question and a reply for each game."""
    questions = [native(p, p.kind.solve(p.game, p.position), lang) for p in puzzles]
    return {
        "skill": "contrast",
        "seed": seed,
        "questions": questions,
        "replies": [json.loads(answer(json.dumps(question))) for question in questions],
        "puzzles": [puzzle_json(puzzle) for puzzle in puzzles],
    }


def native(puzzle: Puzzle, correct: Answer, lang: str) -> dict[str, Any]:
    """The question of the protocol that asks the same: its own kind where there is one."""
    position, kind, game = puzzle.position, puzzle.kind.id, puzzle.game.id
    cards = [card.code for card in position.trick.cards] if position.trick else []
    asked: dict[str, Any] = {"ask": kind, "game": game}
    if kind in ("trick-winner", "trick-points"):
        asked |= {"trump": position.trump, "cards": cards}
    elif kind == "legal-plays":
        hand = [card.code for card in position.hand(position.turn)]
        led = cards[0] if position.on_table else None
        asked |= {"trump": position.trump, "led": led, "hand": hand}
    elif kind == "legal-calls":
        scores = dict(position.scores)
        asked |= {"dealer": position.dealer, "scores": scores, "calls": list(position.calls)}
    else:
        asked = {"ask": "judge", "puzzle": puzzle_json(puzzle), "answer": plain(correct)}
    return asked if lang == "en" else {**asked, "lang": lang}


def shaped(puzzle: Puzzle, given: Answer) -> Any:
    """An answer as the reply to the native question would give it: who wins is an index."""
    if puzzle.kind.id == "trick-winner":
        return puzzle.kind.choices(puzzle.game, puzzle.position).index(str(given))
    return plain(given)


def told(drill: Drill, lang: str) -> str:
    """A drill for people: the question, the cards, the answer and why, the typical errors."""
    puzzle, skill = drill.puzzle, drill.skill
    game, position, kind = puzzle.game, puzzle.position, puzzle.kind
    words = {
        "ru": ("Ответ", "Почему", "Ошибка"),
        "en": ("Answer", "Why", "Mistake"),
    }[lang]
    rulings = kind.rulings(game, position)
    reason = kind.reason(game, position, rulings)
    rule = game.rules[reason.rule.id]
    from ..misconception import misconceptions

    book = misconceptions(game)
    lines = [
        f"{game.name(lang)} · {skill.text(lang)} · {drill.difficulty} · {drill.seed}",
        f"  {puzzle_json(puzzle)['position']}",
        f"  {kind.question(game, position, lang)}",
        f"  {words[0]}: {_in_words(puzzle, drill.correct, lang)}",
        f"  {words[1]}: {reason.text(lang)} ({rule.reference})",
    ]
    for name, wrong in drill.wrong.items():
        said = _in_words(puzzle, wrong, lang)
        lines.append(f"  {words[2]}: {said} — {book[name].text(lang)}")
    return "\n".join([*lines, ""])


def _in_words(puzzle: Puzzle, given: Answer, lang: str) -> str:
    if isinstance(given, int):
        return figure(given)
    choices = given if isinstance(given, tuple) else (given,)
    labels = [puzzle.kind.label(puzzle.game, puzzle.position, choice, lang) for choice in choices]
    return ", ".join(labels) or {"ru": "ничего из этого", "en": "none of these"}[lang]


def _understood(arguments: Sequence[str]) -> Given:
    values: dict[str, str] = {}
    flags = set()
    rest = list(arguments)
    while rest:
        word, _, value = rest.pop(0).partition("=")
        if word in FLAGS and not value:
            flags.add(word)
        elif word not in OPTIONS:
            known = " ".join((*OPTIONS, *FLAGS))
            raise NotUnderstood(f"drill: {word[:40]}: no such option; there are: {known}")
        elif value or rest:
            values[word] = value or rest.pop(0)
        else:
            raise NotUnderstood(f"drill: {word}: a value is needed")
    lang = values.get("--lang", "en")
    if lang not in LANGUAGES:
        raise NotUnderstood(f"drill: --lang: one of {', '.join(LANGUAGES)}")
    game = _game(values.get("--game"), "--game")
    against = _game(values["--against"], "--against") if "--against" in values else None
    difficulty = values.get("--difficulty")
    if difficulty is not None and difficulty not in map(str, DIFFICULTIES):
        raise NotUnderstood("drill: --difficulty: 1, 2 or 3")
    skill = values.get("--skill")
    try:
        if skill is not None:
            find_skill(game, skill)
        if against:
            contrast(game, against, 0)
    except Problem as problem:
        raise NotUnderstood(f"drill: {problem.text(lang)}") from None
    listing = "--list" in flags
    return Given(
        game,
        skill,
        int(difficulty) if difficulty else None,
        _number(values.get("--seed", "0" if listing else None), "--seed", LARGEST_SEED),
        _number(values.get("--count", "1"), "--count", MOST),
        against,
        lang,
        frozenset(flags),
    )


def _game(name: str | None, option: str) -> Game:
    if name not in GAMES:
        said = f'"{name[:40]}": no such game' if name else "a game is needed"
        raise NotUnderstood(f"drill: {option}: {said}; there are: {', '.join(GAMES)}")
    return GAMES[name]


def _number(text: str | None, option: str, most: int) -> int:
    if text is None:
        raise NotUnderstood(f"drill: {option} is missing: any whole number, such as {option} 1")
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 17 and int(digits) <= most):
        raise NotUnderstood(f"drill: {option}: a whole number up to {most} is needed")
    number = int(text)
    if option == "--count" and number < 0:
        raise NotUnderstood("drill: --count: a number from 0 is needed")
    return number
