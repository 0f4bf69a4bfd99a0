"""The one sentence about a class that a teacher should read, and the rule it is about."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from ..misconception import told
from ..names import Named, Text, listed, say
from ..puzzles import Answer
from ..rules import Rule
from . import words
from .described import answer_text
from .items import Fresh
from .table import Cell, Judge, Table

FEWEST = 2
"""It is about so many pupils at least."""


class Headline(NamedTuple):
    """The sentence, empty when there is nothing to tell, and the rule to read again with its game."""

    text: str
    game: str = ""
    rule: Rule | None = None


def headline(table: Table, judge: Judge, lang: str) -> Headline:
    """What most pupils did wrong, as a sentence about the cards; else the hardest question."""
    of = len(table.counted)
    for error, count in table.beliefs():
        if count >= FEWEST:
            named: dict[str, Named] = {"count": count, "of": of, "did": did(told(error), count)}
            text = say(words.FINDING, named, lang)
            return Headline(text, error.game.id, error.game.rules[error.rule])
    wrong = [sum(cell.right is False for cell in column) for column in table.columns()]
    most = max(wrong, default=0)
    if most >= FEWEST:
        return _hardest(table, judge, [n for n, count in enumerate(wrong) if count == most], lang)
    sent = {"ru": _agreeing(of, "прислал", "прислали")}
    return Headline(say(words.ALL_WELL, {"of": of, "sent": sent}, lang) if of >= FEWEST else "")


def did(told: Text, count: int) -> Text:
    """What so many did: the Russian verb, which comes first, agrees with the number.

    >>> spoken = {"ru": "не приняли пятёрку", "en": "took no five"}
    >>> did(spoken, 17)["ru"], did(spoken, 21)["ru"]
    ('не приняли пятёрку', 'не принял пятёрку')
    """
    no, verb, rest = ("не ", *told["ru"].removeprefix("не ").partition(" ")[::2])
    no = no if told["ru"].startswith(no) else ""
    return {**told, "ru": f"{no}{_agreeing(count, verb.removesuffix('и'), verb)} {rest}"}


def _agreeing(count: int, one: str, many: str) -> str:
    return one if count % 10 == 1 and count % 100 != 11 else many


def _hardest(table: Table, judge: Judge, places: list[int], lang: str) -> Headline:
    """The questions that most got wrong; of a single one, its most frequent wrong answer, too."""
    columns = table.columns()
    count = sum(cell.right is False for cell in columns[places[0]])
    named: dict[str, Named] = {
        "numbers": listed([str(n + 1) for n in places], lang),
        "count": count,
        "of": len(table.counted),
        "missed": {"ru": _agreeing(count, "ошибся", "ошиблись"), "en": ""},
    }
    if len(places) > 1:
        alike = words.ALL_ALIKE if len(places) == len(columns) else words.HARDEST_ALIKE
        return Headline(say(alike, named, lang))
    column = columns[places[0]]
    if isinstance(table.lesson.items[column[0].item], Fresh):
        return Headline(say(words.HARDEST, named, lang))
    puzzle = column[0].puzzle
    rule, game = judge.rule(puzzle), puzzle.position.game.id
    answer = _frequent(column)
    if not answer and answer != 0:
        return Headline(say(words.HARDEST, named, lang), game, rule)
    named["answer"] = answer_text(puzzle, answer, lang)
    return Headline(say(words.HARDEST_WITH, named, lang), game, rule)


def _frequent(column: list[Cell]) -> Answer | None:
    """The wrong answer that several gave, the one that most did."""
    wrong = Counter(cell.answer for cell in column if cell.right is False)
    ((answer, count),) = wrong.most_common(1)
    return answer if count >= FEWEST else None
