"""The one door under attack: whatever comes in, exactly one JSON reply goes out, in bounded time."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import strategies as made
from tricktaking.__main__ import reply_to_lines
from tricktaking.ask import LONGEST, QUESTIONS, answer
from tricktaking.games import GAMES

ENGINE = Path(__file__).parents[2] / "engine"
CODES = {
    *("syntax", "unknown-game", "unknown-question", "unknown-field", "unknown-card"),
    *("duplicate-card", "bad-deck", "bad-value", "not-your-turn", "not-in-hand", "illegal-play"),
    *("illegal-call", "illegal-rob", "illegal-bury", "illegal-discard", "illegal-act", "game-over"),
}
RULES = {rule for game in GAMES.values() for rule in game.rules}
PROBLEM_FIELDS = {"code", "text", "at", "deal", "act", "rule"}
PATIENCE = 2.0
"""Seconds for one question, on a machine that does other things as well."""


def no_constant(name):
    raise AssertionError(f"{name} is no JSON")


def reply_to(text):
    """The reply, after everything that must hold for any reply has been looked at."""
    started = time.process_time()
    said = answer(text)
    assert time.process_time() - started < PATIENCE
    assert isinstance(said, str)
    assert "\n" not in said
    said.encode("utf-8")
    reply = json.loads(said, parse_constant=no_constant)
    assert isinstance(reply, dict)
    if "problem" in reply:
        problem = reply["problem"]
        assert set(reply) == {"problem"}
        assert set(problem) <= PROBLEM_FIELDS
        assert problem["code"] in CODES
        assert problem["text"]
        assert len(problem["text"]) < 1000
        assert isinstance(problem.get("at", ""), str | int)
        assert problem.get("rule") in {None, *RULES}
    return reply


# ---------------------------------------------------------------- anything at all


@given(st.text())
@example("")
@example("\0")
@example("\ud800")
@example("{")
@example("\ufeff{}")
@example("null")
@example('"ask"')
@example("[]")
def test_any_text_gets_a_reply(text):
    reply = reply_to(text)
    assert reply["problem"]["code"] in ("syntax", "unknown-question")


@given(made.json_values)
def test_any_json_gets_a_reply(value):
    expected = "unknown-question" if isinstance(value, dict) else "syntax"
    reply = reply_to(json.dumps(value))
    assert reply["problem"]["code"] in (expected, "syntax")


FIELDS = sorted({field for fields, _ in QUESTIONS.values() for field in fields.split()})


@st.composite
def field_by_field(draw):
    """Known fields with any values."""
    question = {"ask": draw(st.sampled_from(list(QUESTIONS)))}
    fields = QUESTIONS[question["ask"]][0].split()
    for field in fields:
        if draw(st.integers(0, 9)):
            question[field] = draw(made.json_values)
    if draw(st.booleans()):
        question["game"] = draw(made.games).id
    if draw(st.integers(0, 9)) == 0:
        question[draw(st.one_of(made.words, st.sampled_from(FIELDS)))] = draw(made.json_values)
    return question


@given(field_by_field())
def test_known_fields_with_any_values_get_a_reply(question):
    reply_to(json.dumps(question))


@given(made.questions())
def test_a_good_question_gets_a_good_reply(question):
    reply = reply_to(json.dumps(question))
    if "problem" in reply:
        assert reply["problem"]["code"] not in ("syntax", "unknown-question", "unknown-field")
    again = reply_to(json.dumps(question, ensure_ascii=False))
    assert again == reply


@given(made.questions())
def test_asking_changes_nothing(question):
    """The same question gets the same reply, whatever was asked in between."""
    text = json.dumps(question)
    first = answer(text)
    for other in ("{", '{"ask":"card-order","game":"bruff","trump":"S"}'):
        answer(other)
    assert answer(text) == first


@given(made.mutated_questions())
def test_a_spoilt_question_gets_a_reply(text):
    reply_to(text)


# ---------------------------------------------------------------- nasty questions by name

JUDGE = {"ask": "judge", "answer": "A1"}
PUZZLE = {"kind": "trick-winner", "game": "bruff", "position": "trump S; trick A1 7S 5S"}
REPLAY = {"ask": "replay", "game": "bruff", "dealer": "A1"}
FIVES = {"ask": "replay", "game": "all-fives", "dealer": "P1", "deals": []}


def deck(cards):
    return {**REPLAY, "deals": [{"deck": cards, "acts": []}]}


NASTY = {
    "braces in a position": ({**JUDGE, "puzzle": {**PUZZLE, "position": "{x} y"}}, "bad-value"),
    "braces in a card": (
        {**JUDGE, "puzzle": {**PUZZLE, "position": "trick A1 {}"}},
        "unknown-card",
    ),
    "braces in a seat": ({**JUDGE, "puzzle": {**PUZZLE, "position": "bid {0} 5"}}, "bad-value"),
    "braces in an answer": ({**JUDGE, "answer": "{card}", "puzzle": PUZZLE}, "bad-value"),
    "braces in a kind": ({**JUDGE, "puzzle": {**PUZZLE, "kind": "{}"}}, "bad-value"),
    "braces in a game": ({"ask": "card-order", "game": "{game}", "trump": "S"}, "unknown-game"),
    "braces in a field": ({"ask": "card-order", "{x}": 1}, "unknown-field"),
    "braces in an act": ({**REPLAY, "deals": [{"deck": [], "acts": ["{}"]}]}, "bad-deck"),
    "a number in the pack": (deck([5]), "unknown-card"),
    "null in the pack": (deck([None]), "unknown-card"),
    "a list in the pack": (deck([[]]), "unknown-card"),
    "an object in the pack": (deck([{}]), "unknown-card"),
    "many cards in the pack": (deck(["AS"] * 150_000), "bad-deck"),
    "a number as a puzzle": ({**JUDGE, "puzzle": 5}, "bad-value"),
    "no puzzle": (JUDGE, "bad-value"),
    "a list of deals that is an object": ({**REPLAY, "deals": {}}, "bad-value"),
    "a deal that is a list": ({**REPLAY, "deals": [[]]}, "bad-value"),
    "a long answer": ({**JUDGE, "answer": ["A1"] * 150_000, "puzzle": PUZZLE}, "bad-value"),
    "a long position": (
        {**JUDGE, "puzzle": {**PUZZLE, "position": "tricks " + "A1 5S/" * 150_000}},
        "bad-value",
    ),
    "a long hand": (
        {
            "ask": "legal-plays",
            "game": "bruff",
            "trump": "S",
            "led": None,
            "hand": ["5S"] * 150_000,
        },
        "bad-value",
    ),
    "a list as a trump": ({"ask": "card-order", "game": "bruff", "trump": ["S"]}, "bad-value"),
    "a truth as a score": ({**FIVES, "scores": {"P1": True, "P2": 0}}, "bad-value"),
    "a fraction as a score": ({**FIVES, "scores": {"P1": 0.0, "P2": 0}}, "bad-value"),
    "a score of 4300 nines": ({**FIVES, "scores": {"P1": 10**4299, "P2": 0}}, "bad-value"),
    "a list of languages": (
        {"ask": "card-order", "game": "bruff", "trump": "S", "lang": []},
        "bad-value",
    ),
}


@pytest.mark.parametrize(("question", "code"), NASTY.values(), ids=NASTY)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_a_nasty_question_gets_its_problem(question, code, lang):
    reply = reply_to(json.dumps({"lang": lang, **question}))
    assert reply["problem"]["code"] == code


NO_JSON = {
    "an empty line": "",
    "a space": " ",
    "a number that is none": '{"ask":"replay","scores":NaN}',
    "an endless number": '{"ask":"replay","scores":-Infinity}',
    "a number of 5000 digits": '{"ask":"replay","scores":' + "9" * 5000 + "}",
    "a field twice": '{"ask":"card-order","ask":"card-order","game":"bruff","trump":"S"}',
    "a field twice deep inside": '{"ask":"judge","puzzle":{"id":"a","id":"b"},"answer":""}',
    "a bare control character": '{"ask":"card-order\x01"}',
    "half a surrogate outside of a text": "{\ud800}",
    "text after the end": '{"ask":"card-order"} {}',
    "nested lists": "[" * 100_000,
    "nested objects": '{"a":' * 100_000,
    "nested and closed": "[" * 400_000 + "]" * 400_000,
    "nested in a question": '{"ask":"judge","puzzle":' + "[" * 700 + "]" * 700 + ',"answer":0}',
    "nested objects in a question": '{"ask":' + '{"ask":' * 400 + "0" + "}" * 401,
    "too long": '{"ask":"card-order","game":"' + "x" * LONGEST + '"}',
    "too long in bytes": '{"ask":"card-order","game":"' + "я" * (LONGEST // 2) + '"}',
    "far too long": "x" * (5 * LONGEST),
}


@pytest.mark.parametrize("text", NO_JSON.values(), ids=NO_JSON)
def test_what_is_no_question_is_refused_as_syntax(text):
    assert reply_to(text)["problem"]["code"] == "syntax"


@pytest.mark.parametrize("text", ["x" * LONGEST, "[" * 200])
def test_what_cannot_be_read_is_refused_in_the_language_of_the_question(text):
    question = {"lang": "ru", "ask": "lesson-results", "text": text}
    refused = json.dumps(question).replace('"[', "[").replace('["}', "[")
    said = reply_to(refused)["problem"]
    assert said["code"] == "syntax"
    assert "вопрос" in said["text"] or "вложенность" in said["text"]


def test_a_long_but_permitted_question_is_read():
    game = "x" * (LONGEST - 50)
    reply = reply_to(json.dumps({"ask": "card-order", "game": game, "trump": "S"}))
    assert reply["problem"]["code"] == "unknown-game"
    assert len(json.dumps(reply)) < 1000


def test_half_a_surrogate_comes_back_as_it_came():
    reply = reply_to('{"ask":"card-order","\\ud800":1}')
    assert reply["problem"]["at"] == "\ud800"


def test_whole_numbers_of_any_ordinary_size_are_scores():
    scores = {"P1": 2**200, "P2": -(10**30)}
    assert reply_to(json.dumps({**FIVES, "scores": scores}))["scores"] == scores


PACK = [card.code for card in made.pack(GAMES["bruff"])]
PLACES = [
    (["5Z", *PACK], "deck[0]", '"5Z": no suit Z'),
    ([*PACK, "5Z"], "deck[53]", '"5Z": no suit Z'),
    ([5, *PACK], "deck[0]", '"5": no such card'),
    (PACK[1:], "deck", f"missing: {PACK[0]}"),
    ([*PACK, PACK[0]], "deck", f"twice: {PACK[0]}"),
]


@pytest.mark.parametrize(("cards", "at", "said"), PLACES)
def test_the_fault_of_a_pack_is_named_with_its_place(cards, at, said):
    problem = reply_to(json.dumps({"lang": "en", **deck(cards)}))["problem"]
    assert problem["at"] == f"deals[0].{at}"
    assert said in problem["text"]


# ---------------------------------------------------------------- the command line


def replies_to(lines):
    replies = io.BytesIO()
    reply_to_lines(io.BytesIO(lines), replies)
    return replies.getvalue()


@given(
    st.lists(st.one_of(st.binary(), made.words.map(lambda w: w.encode("utf-8", "surrogatepass"))))
)
def test_the_command_line_replies_line_by_line(lines):
    lines = [line.replace(b"\n", b"") for line in lines]
    said = replies_to(b"".join(line + b"\n" for line in lines)).decode("utf-8")
    replies = said.split("\n")
    assert replies.pop() == ""
    assert len(replies) == len(lines)
    for reply in replies:
        assert "problem" in json.loads(reply)


def test_the_command_line_goes_on_after_every_bad_line():
    good = '{"ask":"card-order","game":"bruff","trump":"S","lang":"ru"}'
    bad = [
        *(b"", b"\xff\xfe", b"{", b"[" * 50_000, b"\0", "тест".encode("cp1251"), b"\xed\xa0\x80"),
        *(b"x" * (4 * LONGEST), b"y" * (9 * LONGEST + 7), b"\r", b"null", b"\x1a", b"\x0c"),
    ]
    lines = b"".join(line + b"\n" + good.encode() + b"\n" for line in bad)
    run = subprocess.run(
        [sys.executable, "-m", "tricktaking"],
        input=lines + good.encode(),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "ascii", "LC_ALL": "C"},
        check=True,
    )
    assert run.stderr == b""
    replies = [json.loads(line) for line in run.stdout.decode("utf-8").splitlines()]
    assert len(replies) == 2 * len(bad) + 1
    assert all("problem" in reply for reply in replies[:-1:2])
    assert all("trumps" in reply for reply in [*replies[1::2], replies[-1]])


def test_a_carriage_return_before_the_line_end_is_no_part_of_the_question():
    good = b'{"ask":"card-order","game":"bruff","trump":"S"}'
    crossed, plain = replies_to(good + b"\r\n"), replies_to(good + b"\n")
    assert crossed == plain
    assert b"trumps" in plain


def test_russian_is_written_as_utf_8_not_as_escapes():
    text = json.dumps(
        {"ask": "trick-winner", "game": "bruff", "trump": "S", "cards": ["5S"], "lang": "ru"}
    )
    assert "козырь".encode() in replies_to(text.encode())
