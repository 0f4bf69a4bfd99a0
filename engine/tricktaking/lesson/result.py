"""The result code: what a pupil hands back, short enough to be read out, with no account behind it.

    r1-8d3k-03f7-1h-4gk2v8-2m7c

After `r1` stand the lesson (the check characters of its token), the pupil's seed, the name, the
first answer given to every question, and check characters, all in the digits of `check.py`. The
seed also tells one run through the lesson from another. A name is a number whose digits are
`_LETTERS` (a character that is not there: nought, then its code point in three of them) after a
leading one; the answers are one number made of the numbers in `answers.py`, so that an answer
takes about one character and a wrong guess at the lesson is noticed.

It is no proof: whoever wants to can solve the lesson first and send a second run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..puzzles import Answer
from ..rules import Problem
from . import answers, words
from .check import check, from_digits, in_digits
from .finding import cleaned
from .items import Composed
from .label import shown
from .play import SEEDS

LONGEST_NAME = 24
LONGEST_BEFORE = 60

_LETTERS = (
    " 0123456789-.'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя"
)
_BASE = len(_LETTERS) + 1

_CODE = re.compile(
    r"r1-([0-9a-z]{4})-([0-9a-z]{4})-([0-9a-z]{1,160})-([0-9a-z]{1,200})-([0-9a-z]{4})"
)
_START = re.compile(r"(?<![0-9a-z])r1-[0-9a-z]{4}")
_SHOWN = 60
_TIME = re.compile(r"\b\d{1,2}[:.]\d{2}\b")
_AROUND = re.compile(r"^[^\w№#]+|(?:\W+(?:код|code))?\W*$", re.IGNORECASE)
_WINDOW = 600
_LIKE = str.maketrans("oilu", "011v")
"""What a hand may have written for the digits."""


class Code(NamedTuple):
    """A result code that is whole: its lesson, seed and name, and the answers still packed."""

    text: str
    lesson: str
    seed: int
    name: str
    answers: str


def lesson_mark(token: str) -> str:
    """What a result code says about its lesson: the last four characters of the token."""
    return token[-4:]


def name_of(text: str) -> str:
    """A nickname or number as it is kept: one line, nothing invisible, not too long."""
    return shown(text, LONGEST_NAME)


def write(token: str, seed: int, name: str, puzzles: Sequence[Composed], given: Any) -> str:
    """The code for these answers, one a question in the order of the items, `None` for none.

    Raises `Problem` when there are too many or too few, or one is no answer to its question.
    """
    if not isinstance(given, list) or len(given) != len(puzzles):
        raise Problem("bad-value", words.ANSWER_COUNT, {"wanted": len(puzzles)}, at="answers")
    numbers, limits = [], []
    for i, (puzzle, answer) in enumerate(zip(puzzles, given, strict=True)):
        if answer is not None:
            try:
                answer = puzzle.kind.read_answer(puzzle.position.game, puzzle.position, answer)
            except Problem as problem:
                problem.at = f"answers[{i}]"
                raise
        numbers.append(answers.number_of(puzzle, answer))
        limits.append(answers.ways(puzzle))
    packed = in_digits(answers.packed(numbers, limits), _length(limits))
    who = _name_digits(name_of(name))
    body = f"r1-{lesson_mark(token)}-{in_digits(seed, 4)}-{who}-{packed}"
    return f"{body}-{check(body)}"


def answers_in(code: Code, puzzles: Sequence[Composed]) -> list[Answer | None] | None:
    """The answers in a code to these puzzles, `None` when they do not fit."""
    limits = [answers.ways(puzzle) for puzzle in puzzles]
    if len(code.answers) != _length(limits):
        return None
    numbers = answers.unpacked(from_digits(code.answers), limits)
    if numbers is None:
        return None
    return [answers.answer_of(*pair) for pair in zip(puzzles, numbers, strict=True)]


def read(text: str) -> Code | None:
    """The code whose text this is, `None` when it is damaged.

    >>> code = read("R1-8D3K-O3F7-1H-4GK2V8-" + check("r1-8d3k-03f7-1h-4gk2v8"))
    >>> code.lesson, code.seed, code.name
    ('8d3k', 3559, 'i')
    """
    match = _CODE.fullmatch(text.strip().lower())
    return _code(match) if match else None


def _code(match: re.Match[str]) -> Code | None:
    fields = [field.translate(_LIKE) for field in match.groups()]
    body = "r1-" + "-".join(fields[:4])
    if check(body) != fields[4]:
        return None
    lesson, seed, name, packed = fields[:4]
    number = from_digits(seed)
    if number >= SEEDS:
        return None
    return Code(f"{body}-{fields[4]}", lesson, number, _name(from_digits(name)), packed)


def codes_in(text: str) -> Iterator[Code | str]:
    """Every code in a text, and what seems to be one but is damaged, as it stands there."""
    clean = cleaned(text)
    end = 0
    for start in _START.finditer(clean):
        if start.start() < end:
            continue
        window = clean[start.start() : start.start() + _WINDOW]
        code = None
        for candidate in (window, "".join(window.split())):
            match = _CODE.match(candidate)
            code = code or (_code(match) if match else None)
        end = start.end()
        yield code or window.split()[0][:_SHOWN]


def beginning(text: str, code: str) -> str:
    """What stands before a damaged code on its line, or alone above it: most often whose it is.

    >>> beginning("10:30 Маша: r1-8d3k-03f7", "r1-8d3k-03f7"), beginning("Anna\\nR1-8d3k", "r1-8d3k")
    ('Маша', 'Anna')
    """
    signs = r"\W{1,3}".join(map(re.escape, code.split("-")))
    end = "" if len(code) == _SHOWN else "(?![0-9a-z])"
    found = re.search(rf"^(.*?)(?<![0-9a-z]){signs}{end}", text, re.IGNORECASE | re.MULTILINE)
    if not found:
        return ""
    told = _called(found[1])
    above = text[: found.start()].rstrip().rpartition("\n")[2]
    return told if told or "/" in above or _START.search(cleaned(above)) else _called(above)


def _called(text: str) -> str:
    return _AROUND.sub("", _TIME.sub(" ", shown(text, LONGEST_BEFORE)))


def _length(limits: Sequence[int]) -> int:
    """How many digits the answers take."""
    return len(in_digits(answers.packed([limit - 1 for limit in limits], limits), 1))


def _name_digits(name: str) -> str:
    number = 1
    for char in name:
        at = _LETTERS.find(char)
        if at >= 0:
            number = number * _BASE + at + 1
        else:
            number = number * _BASE
            point = ord(char)
            for power in (2, 1, 0):
                number = number * _BASE + point // _BASE**power % _BASE
    return in_digits(number)


def _name(number: int) -> str:
    digits = []
    while number > 1:
        number, digit = divmod(number, _BASE)
        digits.append(digit)
    digits.reverse()
    name, i = "", 0
    while i < len(digits):
        if digits[i]:
            name += _LETTERS[digits[i] - 1]
            i += 1
            continue
        point = 0
        for digit in digits[i + 1 : i + 4]:
            point = point * _BASE + digit
        name += chr(point) if point < 0x110000 else " "
        i += 4
    return name_of(name)
