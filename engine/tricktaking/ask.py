"""The engine's one door: a question as JSON text in, a reply as JSON text out.

The site's build, the browser's worker, the tests and the command line ask here and nowhere else.

>>> print(answer('{"ask": "trick-winner", "game": "bruff", "trump": "S", "cards": ["7S", "5S"]}'))
{"winner": 1, "card": "5S", "rule": "highest-trump-wins", "text": "5♠ is the highest trump in the \
trick; from the top: 5♠, 7♠."}
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from .asked import (
    Question,
    bad,
    card_of,
    cards_of,
    each_once,
    game_of,
    known_fields,
    puzzle_from,
    quoted,
    scores_of,
    seat_of,
    syntax,
    text_of,
    trump_of,
)
from .names import LANGUAGES
from .replay import Replay
from .replies import Reply, judge_json, problem_json, replay_json, ruling_json
from .rules import Problem

LONGEST = 1_000_000
"""A longer question, in bytes, is refused unread."""

DEEPEST = 100
"""A question nested more deeply is refused unread: its reader would break down in the browser."""


def answer(question: str) -> str:
    """The reply to one question, both as JSON text; never raises for bad input."""
    lang = _lang_within(question)
    try:
        asked = _read(question)
        lang = _lang(asked)
        reply = _reply(asked, lang)
    except Problem as problem:
        reply = {"problem": problem_json(problem, lang)}
    text = _ENCODER.encode(reply)
    return text if text.isascii() else text.encode("utf-8", "backslashreplace").decode("utf-8")


def _read(question: str) -> Question:
    if len(question) > LONGEST or len(question.encode("utf-8", "replace")) > LONGEST:
        raise syntax(
            "вопрос длиннее миллиона байт: сократите текст или задайте вопрос по частям",
            "the question is over a million bytes: shorten the text, or ask about it in parts",
        )
    if _nested_too_deeply(question):
        raise syntax("слишком глубокая вложенность", "nested too deeply")
    try:
        asked = _DECODER.decode(question)
    except ValueError as why:
        where = getattr(why, "pos", 0)
        raise syntax(
            f"это не JSON (знак {where}); пишите объект, например {{{{…}}}}",
            f"this is not JSON (character {where}); write an object such as {{{{…}}}}",
        ) from None
    if not isinstance(asked, dict):
        raise syntax("вопрос — это объект JSON с полем ask", "a question is a JSON object with ask")
    return asked


def _nested_too_deeply(question: str) -> bool:
    if question.count("[") + question.count("{") <= DEEPEST:
        return False
    depth = 0
    for mark in re.findall(r"[\[\]{}]", _TEXT.sub("", question)):
        depth += 1 if mark in "[{" else -1
        if depth > DEEPEST:
            return True
    return False


def _each_field_once(fields: list[tuple[str, Any]]) -> Question:
    found = dict(fields)
    if len(found) < len(fields):
        twice = next(name for i, (name, _) in enumerate(fields) if name in dict(fields[:i]))
        raise syntax(
            f"поле {quoted(twice)} стоит дважды", f"the field {quoted(twice)} stands twice"
        )
    return found


def _no_number(name: str) -> Any:
    raise syntax(f"{name} — не число JSON", f"{name} is no number of JSON")


_ENCODER = json.JSONEncoder(ensure_ascii=False, check_circular=False)
_DECODER = json.JSONDecoder(object_pairs_hook=_each_field_once, parse_constant=_no_number)
_LANG = re.compile(rf'"lang"\s*:\s*"({"|".join(LANGUAGES)})"')
_TEXT = re.compile(r'"(?:[^"\\]+|\\.)*"?', re.DOTALL)


def _reply(asked: Question, lang: str) -> Reply:
    name = asked.get("ask")
    entry = QUESTIONS.get(name) if isinstance(name, str) else None
    if entry is None:
        known = ", ".join(QUESTIONS)
        raise Problem(
            "unknown-question",
            {"ru": f"такого вопроса нет; есть: {known}", "en": f"no such question; known: {known}"},
            at="ask",
        )
    fields, reply = entry
    known_fields(asked, {*fields.split(), "ask", "lang"})
    if "lang" in asked and asked["lang"] not in LANGUAGES:
        raise bad("lang", "язык: ru или en", "the language is ru or en")
    return reply(asked, lang)


def _lang_within(question: str) -> str:
    """The language of a question that cannot be read: only what stands early in it is looked at."""
    named = _LANG.search(question, 0, 1000)
    return named[1] if named else "en"


def _lang(asked: Question) -> str:
    lang = asked.get("lang", "en")
    return lang if isinstance(lang, str) and lang in LANGUAGES else "en"


def _card_order(asked: Question, lang: str) -> Reply:
    order = game_of(asked).orders[trump_of(asked)]
    plain = {suit: order.plain[suit] for suit in sorted(order.plain)}
    return {
        "trumps": [card.code for card in order.trumps],
        "plain": {suit: [card.code for card in cards] for suit, cards in plain.items()},
    }


def _trick_winner(asked: Question, lang: str) -> Reply:
    game, trump = game_of(asked), trump_of(asked)
    cards = cards_of(asked, "cards", game, max(game.tables))
    winner = game.winner(trump, cards)
    ruling = game.judge_winner(trump, cards, winner)
    return {
        "winner": winner,
        "card": cards[winner].code,
        "rule": ruling.rule.id,
        "text": ruling.text(lang),
    }


def _legal_plays(asked: Question, lang: str) -> Reply:
    game, trump = game_of(asked), trump_of(asked)
    if "led" not in asked:
        raise bad("led", "нужна карта захода или null", "the card led is needed, or null")
    led = asked["led"]
    trick = [] if led is None else [card_of(led, game, "led")]
    hand = cards_of(asked, "hand", game, game.largest_hand)
    each_once(hand, "hand", trick[0] if trick else None)
    rulings = {card.code: game.judge_play(trump, trick, hand, card) for card in hand}
    return {
        "legal": [code for code, ruling in rulings.items() if ruling.allowed],
        "rulings": {code: ruling_json(ruling, lang) for code, ruling in rulings.items()},
    }


def _trick_points(asked: Question, lang: str) -> Reply:
    game, trump = game_of(asked), trump_of(asked)
    cards = cards_of(asked, "cards", game, max(game.tables))
    if len(cards) not in game.tables:
        counts = ", ".join(map(str, game.tables))
        raise bad("cards", f"нужна полная взятка ({counts})", f"a complete trick ({counts} cards)")
    points, bonus, ruling = game.judge_points(trump, cards)
    winner = game.winner(trump, cards)
    said = {"rule": ruling.rule.id, "text": ruling.text(lang)}
    return {"winner": winner, "points": points, "bonus": bonus, **said}


def _judge(asked: Question, lang: str) -> Reply:
    if "answer" not in asked:
        raise bad("answer", "нет ответа", "the answer is missing")
    return judge_json(puzzle_from(asked.get("puzzle")), asked["answer"], lang)


def _render(asked: Question, lang: str) -> Reply:
    from . import html

    return {"html": html.puzzle_html(puzzle_from(asked.get("puzzle")), lang)}


def _legal_calls(asked: Question, lang: str) -> Reply:
    game = game_of(asked)
    if "scores" not in asked:
        raise bad("scores", "нет счёта", "the scores are missing")
    dealer, scores = seat_of(asked, "dealer", game.table.seats), scores_of(asked, game)
    calls = asked.get("calls")
    if not isinstance(calls, list):
        raise bad("calls", "нужен список заявок", "a list of calls is needed")
    auction = game.auction(dealer, scores, [c if isinstance(c, str) else "" for c in calls])
    if not auction.over:
        return {"over": False, "turn": auction.turn, "legal": list(auction.legal_calls())}
    bid = auction.bid if auction.declarer else None
    return {"over": True, "declarer": auction.declarer, "bid": bid}


def _replay(asked: Question, lang: str) -> Reply:
    game = game_of(asked)
    scores = scores_of(asked, game)
    table = game.table_for(tuple(scores))
    replay = Replay(game, seat_of(asked, "dealer", table.seats), scores)
    deals = asked.get("deals")
    if not isinstance(deals, list):
        raise bad("deals", "нужен список сдач", "a list of deals is needed")
    for i, entry in enumerate(deals):
        path = f"deals[{i}]"
        if not isinstance(entry, dict):
            raise bad(path, "нужен объект: deck и acts", "an object is needed: deck and acts")
        known_fields(entry, {"deck", "acts"}, path + ".")
        for field in ("deck", "acts"):
            if not isinstance(entry.get(field), list):
                raise bad(f"{path}.{field}", "нужен список", "a list is needed")
    for entry in deals:
        replay.play_deal(entry["deck"], entry["acts"])
    return replay_json(replay)


def _drills(asked: Question, lang: str) -> Reply:
    from . import drill_questions

    return drill_questions.ASKED[asked["ask"]](asked, lang)


def _referee(asked: Question, lang: str) -> Reply:
    from . import referee

    game, trump, about = game_of(asked), trump_of(asked), text_of(asked, "about")
    cards = cards_of(asked, "cards", game, max(game.tables))
    referee.must_be_judgeable(about, cards, game)
    hand = cards_of(asked, "hand", game, len(game.pack)) if asked.get("hand") else []
    referee.hand_must_fit(len(hand) + 1, game)
    each_once([*cards, *hand], "hand")
    return referee.rule_on(game, trump, about, cards, hand, lang)


def _read_cards(asked: Question, lang: str) -> Reply:
    from .typed import read_typed

    return {"cards": [card.code for card in read_typed(text_of(asked, "text"), game_of(asked))]}


def _lesson(asked: Question, lang: str) -> Reply:
    from .lesson import questions

    return questions.ASKED[asked["ask"]](asked, lang)


QUESTIONS: dict[str, tuple[str, Callable[[Question, str], Reply]]] = {
    "card-order": ("game trump", _card_order),
    "trick-winner": ("game trump cards", _trick_winner),
    "legal-plays": ("game trump led hand", _legal_plays),
    "trick-points": ("game trump cards", _trick_points),
    "legal-calls": ("game dealer scores calls", _legal_calls),
    "replay": ("game dealer scores deals", _replay),
    "judge": ("puzzle answer", _judge),
    "render": ("puzzle", _render),
    "skills": ("game", _drills),
    "drill": ("game skill skills misconception suspects difficulty seed count", _drills),
    "contrast": ("games seed", _drills),
    "diagnose": ("puzzle answer before", _drills),
    "referee": ("game trump about cards hand", _referee),
    "read-cards": ("game text", _read_cards),
    "lesson-decode": ("text site ids seed", _lesson),
    "lesson-encode": ("lesson site ids title", _lesson),
    "lesson-item": ("item site ids", _lesson),
    "lesson-position": ("game players fields", _lesson),
    "lesson-drill": ("drill", _lesson),
    "lesson-build": ("rules games count easy seed published", _lesson),
    "lesson-gather": ("text sender site ids", _lesson),
    "lesson-result": ("text site ids published seed name answers title", _lesson),
    "lesson-results": ("text lesson site ids published class", _lesson),
}
"""Every question: its fields besides `ask` and `lang`, and who replies."""
