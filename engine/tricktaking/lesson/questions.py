"""The questions about lessons that pages ask through the engine's one door.

In all of them `site` is the name of the site and `ids` its published ids in their order; without
them the lesson is this project's and holds no published puzzle. `published` says by id what the
published puzzles are: objects with kind, game and position.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..game import Game
from ..games import GAMES
from ..names import say
from ..replies import problem_json
from ..rules import Problem
from . import build, drilling, label, link, result, tapped, words
from .chats import NOBODY, Message, messages
from .described import about, answer_text, item_from_json, item_json, puzzle_from_json, whole
from .finding import LONGEST_TEXT
from .items import (
    OWN_SITE,
    Composed,
    Drill,
    Published,
    Site,
    item_text,
)
from .plan import MOST_ITEMS, Lesson, lesson_from_json, lesson_json
from .play import SEEDS, Asked, asked, dealt, order
from .report import report
from .result import beginning, codes_in
from .roster import class_list
from .table import Judge, tabulate

Question = Mapping[str, Any]
Reply = dict[str, Any]

MOST_IDS = 10_000


def decode(question: Question, lang: str) -> Reply:
    """`lesson-decode`: the lesson in any text, its questions for one pupil, and what is amiss."""
    text, site, seed = _text(question, "text"), _site(question), _seed(question)
    reading = link.decode(text, site)
    reply: Reply = {
        "state": reading.state,
        "reason": reading.reason,
        "notice": _notice(reading, lang),
        "problems": [problem_json(problem, lang) for problem in reading.problems],
    }
    if reading.lesson is None:
        return reply
    lesson = reading.lesson
    title = label.read(text[:LONGEST_TEXT], reading.token)
    return reply | {
        "token": reading.token,
        "title": title,
        "label": label.written(title),
        "lesson": lesson_json(lesson),
        "questions": [_asked(n, one) for n, one in enumerate(asked(lesson, seed))],
        "order": order(lesson, seed),
    }


def encode(question: Question, lang: str) -> Reply:
    """`lesson-encode`: the token of a lesson and the title for after its `#`, or the problems."""
    site, title = _site(question), _text(question, "title", "")
    lesson, problems = lesson_from_json(question.get("lesson"), site)
    token = ""
    if not problems:
        try:
            token = link.encode(lesson, site)
        except Problem as problem:
            problems = [problem]
    return {
        "token": token or None,
        "label": label.written(title),
        "title": label.shown(title),
        "length": len(token),
        "problems": [problem_json(problem, lang) for problem in problems],
    }


def item(question: Question, lang: str) -> Reply:
    """`lesson-item`: one item as the engine writes it, with the answer where it is one puzzle."""
    site = _site(question)
    one = item_from_json(question.get("item"), site)
    reply: Reply = {"item": item_json(one), "text": item_text(one, site)}
    if isinstance(one, Drill | Composed):
        puzzle = dealt(Asked(0, one), {})
        return reply | (_solved(puzzle, lang) if puzzle else {})
    return reply


def position(question: Question, lang: str) -> Reply:
    """`lesson-position`: the text of a position that was put together by tapping."""
    return {"position": tapped.position_text(question)}


def code(question: Question, lang: str) -> Reply:
    """`lesson-result`: the code for a pupil's first answers, and a sentence around it."""
    site, seed = _site(question), _seed(question)
    reading = link.decode(_text(question, "text"), site)
    if reading.lesson is None or reading.state != "whole":
        raise Problem("bad-value", words.NOT_WHOLE, at="text")
    lesson = reading.lesson
    puzzles = _puzzles(lesson, seed, _published(question, lesson))
    name = result.name_of(_text(question, "name", ""))
    written = result.write(reading.token, seed, name, puzzles, question.get("answers"))
    read = result.read(written)
    given = result.answers_in(read, puzzles) if read else None
    judge = Judge()
    right = sum(
        answer is not None and judge.right(puzzle, answer)
        for puzzle, answer in zip(puzzles, given or (), strict=True)
    )
    title = label.shown(_text(question, "title", "")) or say(words.A_LESSON, {}, lang)
    who = say(words.NUMBERED, {"number": name}, lang) if name.isdecimal() else name
    score = f"{right}/{len(puzzles)}"
    sentence = [title, who, score, say(words.WITH_CODE, {"code": written}, lang)]
    return {
        "code": written,
        "sentence": " · ".join(filter(None, sentence)),
        "name": name,
        "right": right,
        "of": len(puzzles),
    }


def results(question: Question, lang: str) -> Reply:
    """`lesson-results`: the table of a class from pasted codes or a whole exported chat.

    The lesson is the one whose link stands in `lesson`, or else in `text`. `state` is `ready`;
    or `no-lesson`, when no link is found, with a `notice`; or `needs` with the `ids` of published
    puzzles that are yet to be said.
    """
    site, text = _site(question), _text(question, "text")
    pupils = class_list(_text(question, "class", ""))
    told = list(messages(text))
    reading = _lesson_of(_text(question, "lesson", ""), told, site)
    if reading.lesson is None or reading.state != "whole":
        return {"state": "no-lesson", "notice": _notice(reading, lang)}
    published = _published(question, reading.lesson)
    items = reading.lesson.items
    missing = [one.id for one in items if isinstance(one, Published) and one.id not in published]
    if missing:
        return {"state": "needs", "ids": missing}
    table = tabulate(reading.lesson, reading.token, published, told, pupils)
    head = {"state": "ready", "token": reading.token, "mark": result.lesson_mark(reading.token)}
    return head | {"lesson": lesson_json(reading.lesson)} | report(table, lang)


def _lesson_of(text: str, told: Sequence[Message], site: Site) -> link.Reading:
    """The lesson in a text, or else the first whole one that a message holds."""
    if text:
        return link.decode(text, site)
    first = link.Reading("unreadable", "no-code")
    for message in told:
        reading = link.decode(message.text, site)
        if reading.state == "whole":
            return reading
        if first.reason == "no-code":
            first = reading
    return first


def _notice(reading: link.Reading, lang: str) -> str:
    return say(reading.notice, {"count": reading.survivors}, lang) if reading.notice else ""


def drill(question: Question, lang: str) -> Reply:
    """`lesson-drill`: the puzzle of a drill that `lesson-decode` names, and what it trains."""
    one = item_from_json(question.get("drill"), Site())
    puzzle = dealt(Asked(0, one), {}) if isinstance(one, Drill) else None
    if puzzle is None or not isinstance(one, Drill):
        raise Problem("bad-value", words.NO_DRILL, at="drill")
    name = f"{one.skill}-{one.difficulty}-{one.seed}"
    title = drilling.title(one.game, one.skill, lang)
    return {"puzzle": _puzzle_json(puzzle, name), "title": title}


def built(question: Question, lang: str) -> Reply:
    """`lesson-build`: items about rules, such as `["bruff/may-renege"]`, or about all of `games`.

    `count` items, `easy` of them easy; another `seed` gives others. `published` says by id what
    the puzzles of the pages are.
    """
    rules = _rules(question)
    count = whole(question, "count", 1, MOST_ITEMS)
    easy = whole(question, "easy", 0, count) if "easy" in question else 0
    given = question.get("published", {})
    if not isinstance(given, dict) or len(given) > MOST_IDS:
        raise Problem("bad-value", words.OBJECT_NEEDED, {"field": "published"}, at="published")
    published = {name: puzzle_from_json(fields) for name, fields in given.items()}
    items = build.build(rules, count, easy, _seed(question), published)
    return {"items": [item_json(one) for one in items]}


def _rules(question: Question) -> list[tuple[Game, str]]:
    """The rules that are asked for, each with its game; raises `Problem` for one that is none."""
    names, games = question.get("rules", []), question.get("games", [])
    if not isinstance(names, list) or not isinstance(games, list):
        raise Problem("bad-value", words.LIST_NEEDED, {"field": "rules"}, at="rules")
    every = {f"{game.id}/{rule}": (game, rule) for game in GAMES.values() for rule in game.rules}
    wanted = names or [name for name, (game, _) in every.items() if game.id in games]
    if not wanted or not all(isinstance(name, str) and name in every for name in wanted):
        raise Problem("bad-value", words.NO_RULES, at="rules")
    return [every[name] for name in dict.fromkeys(wanted)]


def gather(question: Question, lang: str) -> Reply:
    """`lesson-gather`: of a part of a long chat what `lesson-results` needs, as text.

    A chat that is too long for one question is parted at ends of lines; `sender` is then the one
    that the part before ended with. The texts of all parts together are the `text` to ask about.
    """
    kept = []
    sender = _text(question, "sender", "")
    for message in messages(_text(question, "text"), sender):
        sender = message.sender
        telling = []
        for code in codes_in(message.text):
            if isinstance(code, str):  # whose it is, only its line says
                told = beginning(message.text, code)
                telling.append(f"{told}: {code}" if told else code)
            else:
                telling.append(code.text)
        reading = link.decode(message.text, _site(question))
        for text in (*telling, reading.token if reading.state == "whole" else ""):
            if text:
                kept.append(f"[1.1.2000, 00:00] {sender.replace(':', ' ') or NOBODY}: {text}\n")
    return {"text": "".join(kept), "sender": sender}


def _asked(number: int, one: Asked) -> Reply:
    if isinstance(one.puzzle, Composed):
        return {"item": one.item, "puzzle": _puzzle_json(one.puzzle, f"lesson-{number + 1}")}
    if isinstance(one.puzzle, Drill):
        return {"item": one.item, "drill": item_json(one.puzzle)}
    return {"item": one.item, "published": one.puzzle.id}


def _puzzles(lesson: Lesson, seed: int, published: Mapping[str, Composed]) -> list[Composed]:
    """What a pupil is asked; raises `Problem` where it is not known."""
    puzzles = []
    for n, one in enumerate(asked(lesson, seed), 1):
        puzzle = dealt(one, published)
        if puzzle is None:
            raise Problem("bad-value", words.NO_PUZZLE, {"n": n}, at="published")
        puzzles.append(puzzle)
    return puzzles


def _puzzle_json(puzzle: Composed, name: str) -> Reply:
    return {"id": name, **item_json(puzzle)}


def _solved(puzzle: Composed, lang: str) -> Reply:
    kind, position = puzzle
    verdict = kind.judge(position.game, position, Judge().correct(puzzle))
    return {
        "puzzle": _puzzle_json(puzzle, "lesson-item"),
        "question": kind.question(position.game, position, lang),
        "about": about(position, lang),
        "answer": answer_text(puzzle, verdict.correct, lang),
        "rule": verdict.reason.rule.id,
        "reason": verdict.reason.text(lang),
    }


def _text(question: Question, field: str, default: str | None = None) -> str:
    value = question.get(field, default)
    if not isinstance(value, str):
        raise Problem("bad-value", words.TEXT_NEEDED, {"field": field}, at=field)
    return value


def _seed(question: Question) -> int:
    return whole(question, "seed", 0, SEEDS - 1) if "seed" in question else 0


def _site(question: Question) -> Site:
    name = _text(question, "site", OWN_SITE)
    if not Site(name).is_well_named():
        raise Problem("bad-value", words.SITE_NAME, {"site": name[:20]}, at="site")
    ids = question.get("ids", [])
    if not isinstance(ids, list) or len(ids) > MOST_IDS or not all(map(_is_id, ids)):
        raise Problem("bad-value", words.IDS_NEEDED, at="ids")
    return Site(name, ids)


def _is_id(value: Any) -> bool:
    return isinstance(value, str) and value.isascii() and 0 < len(value) <= 100


def _published(question: Question, lesson: Lesson) -> dict[str, Composed]:
    """What stands under the ids of this lesson; others that are told are not read."""
    given = question.get("published", {})
    if not isinstance(given, dict):
        raise Problem("bad-value", words.OBJECT_NEEDED, {"field": "published"}, at="published")
    found = {}
    for one in lesson.items:
        if isinstance(one, Published) and one.id in given:
            try:
                found[one.id] = puzzle_from_json(given[one.id])
            except Problem as problem:
                problem.at = f"published.{one.id}"
                raise
    return found


ASKED: dict[str, Callable[[Question, str], Reply]] = {
    "lesson-decode": decode,
    "lesson-encode": encode,
    "lesson-item": item,
    "lesson-position": position,
    "lesson-drill": drill,
    "lesson-build": built,
    "lesson-gather": gather,
    "lesson-result": code,
    "lesson-results": results,
}
"""Who replies to every question."""
