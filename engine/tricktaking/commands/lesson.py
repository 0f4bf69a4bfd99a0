"""Lessons on the command line.

    python -m tricktaking lesson encode FILE     the token of the lesson described in FILE
    python -m tricktaking lesson decode TEXT     the lesson in TEXT, whatever stands around it
    python -m tricktaking lesson check FILE      what is wrong with the lesson in FILE

FILE holds a lesson as JSON (`-` is standard input):

    {"site": "tt1", "language": "ru", "reasons": "each", "attempts": 2, "hints": true,
     "shuffle": false,
     "items": [{"puzzle": "b-ace-led"},
               {"kind": "trick-winner", "game": "bruff", "position": "trump S; trick A1 7S 5S"},
               {"game": "bruff", "difficulty": 1, "skill": "hold-back", "seed": 7},
               {"game": "bruff", "difficulty": 1, "skill": "hold-back", "fresh": 3}]}

Only `items` must be there. `language` is ru, en or free; `reasons` each, end or never; `attempts`
0 (as many as one likes) to 9. `decode` prints the same, every field written out.

Before the command's argument may stand `--site NAME` (the site's name in links), `--ids FILE` (its
published ids, one a line in their order; else `docs/puzzles.txt` here or above) and
`--lang ru|en` (the language of the messages).

Exit codes: encode and check 0, or 1 with a line for each problem; decode 0 for a whole lesson, 1
for a damaged one (what is left of it is printed), 2 when no lesson can be read. A command that
cannot be understood, or a file that cannot be read, is 2.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..lesson import Lesson, Site, decode, encode, lesson_from_json, lesson_json
from ..lesson.label import shown
from ..names import LANGUAGES, say
from ..rules import Problem

REGISTRY = Path("docs", "puzzles.txt")
LONGEST_FILE = 1_000_000
LONGEST_LINE = 400

OK, FAULTY, UNREADABLE = 0, 1, 2


class Given(NamedTuple):
    """A command line, understood."""

    verb: str
    argument: str
    site: Site
    lang: str


class NotUnderstood(ValueError):
    """A sentence about the command line or a file."""


def run(arguments: Sequence[str]) -> int:
    """Does what the arguments say, and gives the exit code."""
    try:
        given = _understood(list(arguments))
        if given.verb == "decode":
            return _decode(given)
        lesson, problems = lesson_from_json(_json(given.argument), given.site)
        token, more = ("", None) if problems else _token(lesson, given.site)
    except NotUnderstood as sentence:
        print(sentence, file=sys.stderr)
        return UNREADABLE
    problems = [*problems, more] if more else problems
    for problem in problems:
        field = str(problem.at or "").rpartition(".")[2]
        said = problem.text(given.lang).removeprefix(f"{field}: ")
        line = f"{problem.at}: " * bool(problem.at) + said
        print(shown(line, LONGEST_LINE), file=sys.stdout if given.verb == "check" else sys.stderr)
    if token and given.verb == "encode":
        print(token)
    return FAULTY if problems else OK


def _token(lesson: Lesson, site: Site) -> tuple[str, Problem | None]:
    try:
        return encode(lesson, site), None
    except Problem as problem:
        return "", problem


def _decode(given: Given) -> int:
    reading = decode(given.argument, given.site)
    if reading.notice:
        print(say(reading.notice, {"count": reading.survivors}, given.lang), file=sys.stderr)
    if reading.lesson is None:
        return UNREADABLE
    print(json.dumps(lesson_json(reading.lesson), ensure_ascii=False, indent=1))
    return OK if reading.state == "whole" else FAULTY


def _understood(arguments: list[str]) -> Given:
    if not arguments or arguments[0] not in ("encode", "decode", "check"):
        raise NotUnderstood((__doc__ or "").strip())
    verb = arguments.pop(0)
    options = {"--site": Site().name, "--ids": "", "--lang": "en"}
    while len(arguments) > 1 and arguments[0] in options:
        options[arguments[0]] = arguments[1]
        del arguments[:2]
    if arguments[:1] == ["--"]:
        del arguments[0]
    if len(arguments) != 1:
        raise NotUnderstood(f"lesson {verb}: one argument is needed, not {len(arguments)}")
    if options["--lang"] not in LANGUAGES:
        raise NotUnderstood(f"--lang: one of {', '.join(LANGUAGES)}")
    site = Site(options["--site"], _ids(options["--ids"]))
    if not site.is_well_named():
        raise NotUnderstood("--site: up to eight small letters and a number, such as tt1")
    return Given(verb, arguments[0], site, options["--lang"])


def _ids(file: str) -> list[str]:
    """The published ids in their order; none where there is no registry."""
    here = [Path.cwd(), *Path.cwd().parents, *Path(__file__).resolve().parents]
    near = (folder / REGISTRY for folder in here)
    path = Path(file) if file else next((path for path in near if path.is_file()), None)
    return _read(path).split() if path else []


def _json(file: str) -> Any:
    text = sys.stdin.read(LONGEST_FILE) if file == "-" else _read(Path(file))
    try:
        return json.loads(text.removeprefix("\ufeff"))
    except RecursionError:
        raise NotUnderstood(f"{file}: nested too deeply") from None
    except ValueError as why:
        raise NotUnderstood(f"{file}: this is not JSON: {why}") from None


def _read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(LONGEST_FILE)
    except OSError as why:
        raise NotUnderstood(f"{path}: {why.strerror}") from None
