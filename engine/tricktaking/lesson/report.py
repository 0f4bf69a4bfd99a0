"""The teacher's table in words: rows, heat by question and by rule, the main finding, CSV."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ..games import GAMES
from ..names import say
from ..rules import Rule
from . import drilling, words
from .described import answer_text, item_json
from .headline import headline
from .items import Drill, Fresh
from .plan import Lesson
from .play import Asked, asked
from .table import Cell, Flag, Judge, Pupil, Table

MARKS = {True: "✓", False: "✕", None: "–"}


def report(table: Table, lang: str) -> dict[str, Any]:
    """Everything that the teacher's page shows, as plain values; nothing in it is HTML."""
    judge = Judge()
    head = headline(table, judge, lang)
    questions = [
        _question(table, n, column, judge, lang) for n, column in enumerate(table.columns())
    ]
    return {
        "pupils": [_row(table.lesson, pupil, lang) for pupil in table.pupils],
        "counted": len(table.counted),
        "questions": questions,
        "rules": _rules(table, judge, lang),
        "beliefs": [
            {
                "game": error.game.id,
                "id": error.id,
                "rule": error.rule,
                "number": error.game.rules[error.rule].number,
                "text": error.text(lang),
                "pupils": count,
            }
            for error, count in table.beliefs()
        ],
        "finding": head.text,
        "about": _rule(head.game, head.rule, lang) if head.rule else None,
        "missing": table.missing,
        "flags": [
            {"what": flag.what, "who": flag.who, "code": flag.code, "text": _flag(flag, lang)}
            for flag in table.flags
        ],
        "csv": csv(table, lang),
    }


def csv(table: Table, lang: str) -> str:
    """The table for a spreadsheet: no cell of it is read as a formula there."""
    separator = ";" if lang == "ru" else ","
    count = table.lesson.questions()
    numbers = [str(n + 1) for n in range(count)]
    rows = [[*(say(head, {}, lang) for head in words.CSV_HEADS), *numbers]]
    for pupil in table.pupils:
        score = [str(pupil.score), str(count)]
        note = say(words.A_COPY, {}, lang) if pupil.copy else ""
        cells = [_cell(cell, lang) for cell in pupil.cells]
        rows.append([pupil.name, pupil.sender, *score, note, *cells])
    rows.extend([name, "", "", str(count), "", *[""] * count] for name in table.missing)
    return "".join(separator.join(map(_safe, row)) + "\r\n" for row in rows)


def _safe(text: str) -> str:
    """A cell in quotes; an apostrophe stands before what a spreadsheet would calculate.

    >>> _safe('=HYPERLINK("x")'), _safe(" -2"), _safe("✕ A♥")
    ('"\\'=HYPERLINK(""x"")"', '"\\' -2"', '"✕ A♥"')
    """
    begins = text.lstrip()[:1]
    guarded = "'" + text if begins and begins in "=+-@|%＝＋－＠" else text
    return '"' + guarded.replace('"', '""') + '"'


def _cell(cell: Cell, lang: str) -> str:
    said = answer_text(cell.puzzle, cell.answer, lang)
    return f"{MARKS[cell.right]} {said}" if cell.right is False else MARKS[cell.right]


def _row(lesson: Lesson, pupil: Pupil, lang: str) -> dict[str, Any]:
    questions = asked(lesson, pupil.code.seed)
    return {
        "name": pupil.name,
        "sender": pupil.sender,
        "code": pupil.code.text,
        "listed": pupil.on_list,
        "copy": pupil.copy,
        "score": pupil.score,
        "answered": sum(cell.right is not None for cell in pupil.cells),
        "cells": [
            {"right": cell.right, "answer": answer_text(cell.puzzle, cell.answer, lang)}
            | _own(lesson, one, cell)
            for one, cell in zip(questions, pupil.cells, strict=True)
        ],
        "believes": [
            {"game": error.game.id, "id": error.id, "rule": error.rule, "text": error.text(lang)}
            for error in pupil.believes
        ],
    }


def _own(lesson: Lesson, one: Asked, cell: Cell) -> dict[str, Any]:
    """Where each pupil had another drill: which it was, as `lesson-drill` reads it, and the answer."""
    if not isinstance(lesson.items[one.item], Fresh) or not isinstance(one.puzzle, Drill):
        return {}
    return {"own": {"drill": item_json(one.puzzle), "given": cell.answer}}


def _question(table: Table, n: int, column: list[Cell], judge: Judge, lang: str) -> dict[str, Any]:
    """One question over the class; where every pupil had another drill, its skill stands for it."""
    place, puzzle = column[0].item, column[0].puzzle
    item = table.lesson.items[place]
    counts: dict[str, Any] = {
        "item": place,
        "right": sum(cell.right is True for cell in column),
        "answered": sum(cell.right is not None for cell in column),
    }
    if isinstance(item, Fresh):
        return {"title": f"{n + 1}. {_skill(table.lesson, item, lang)}", **counts}
    kind, position = puzzle
    game, rule = position.game, judge.rule(puzzle)
    wrong = Counter(cell.answer for cell in column if cell.right is False)
    return {
        "title": f"{n + 1}. {kind.question(game, position, lang)}",
        **counts,
        "puzzle": {"id": f"question-{n + 1}", **item_json(puzzle)},
        "game": game.id,
        "rule": rule.id,
        "number": rule.number,
        "correct": answer_text(puzzle, judge.correct(puzzle), lang),
        "wrong": [
            {"answer": answer_text(puzzle, answer, lang), "pupils": count}
            for answer, count in wrong.most_common()
        ],
    }


def _skill(lesson: Lesson, item: Fresh, lang: str) -> str:
    """What the skill of fresh drills is called; with its game, where another has one of that name."""
    title = drilling.title(item.game, item.skill, lang)
    fresh = [one for one in lesson.items if isinstance(one, Fresh)]
    alike = {one.game.id for one in fresh if drilling.title(one.game, one.skill, lang) == title}
    return f"{title} · {item.game.name(lang)}" if len(alike) > 1 else title


def _rules(table: Table, judge: Judge, lang: str) -> list[dict[str, Any]]:
    """How often each rule was answered right, the most missed first."""
    right: Counter[tuple[str, str]] = Counter()
    answered: Counter[tuple[str, str]] = Counter()
    for pupil in table.counted:
        for cell in pupil.cells:
            if cell.right is not None:
                key = (cell.puzzle.position.game.id, judge.rule(cell.puzzle).id)
                answered[key] += 1
                right[key] += cell.right
    told = []
    for game, name in sorted(answered, key=lambda key: right[key] / answered[key]):
        counts = {"right": right[game, name], "answered": answered[game, name]}
        told.append(_rule(game, GAMES[game].rules[name], lang) | counts)
    return told


def _rule(game: str, rule: Rule, lang: str) -> dict[str, Any]:
    return {"game": game, "rule": rule.id, "number": rule.number, "text": rule.text(lang)}


def _flag(flag: Flag, lang: str) -> str:
    return say(words.FLAGS[flag.what], {"count": flag.codes}, lang)
