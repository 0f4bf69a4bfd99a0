"""Games written down: what is written is read back and plays as it was played."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies as made
from tricktaking.ask import answer
from tricktaking.games import GAMES
from tricktaking.record import Record, RecordedDeal, format_record, parse_record
from tricktaking.replies import replay_json
from tricktaking.rules import Problem


def read(text):
    return parse_record(text, GAMES.values())


@given(made.records())
def test_a_record_is_read_back(record):
    assert read(format_record(record)) == record


@given(made.records(), made.seeds)
def test_lines_blanks_and_comments_are_free(record, rng):
    lines = format_record(record).splitlines()
    free = []
    for line in lines:
        if rng.random() < 0.3:
            free.append(rng.choice(("", "   ", "# a remark", "\t")))
        acts = free and lines.index(line) > 2 and not line.startswith("deck")
        if acts and rng.random() < 0.3 and not free[-1].lstrip().startswith(("deck", "#")):
            free[-1] += f" ;  {line}" if free[-1].strip() else line
        else:
            free.append(f"  {line}  " + rng.choice(("", "# why?")) if rng.random() < 0.2 else line)
    text = "\r\n".join(free)
    if "# why? ;" not in text:
        assert read(text) == record


@given(made.records())
def test_a_record_plays_as_its_question_is_answered(record):
    reply = json.loads(answer(json.dumps(record.question())))
    try:
        played = record.replay()
    except Problem as problem:
        found = {key: getattr(problem, key) for key in ("code", "deal", "act")}
        assert found == {key: reply["problem"].get(key) for key in found}
    else:
        assert reply == json.loads(json.dumps(replay_json(played)))


@st.composite
def spoilt_records(draw):
    text = format_record(draw(made.records()))[:2000]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        text = text[:at] + draw(made.words) + text[at + draw(st.integers(0, 5)) :]
    return text


@given(st.one_of(st.text(), spoilt_records()))
def test_any_text_is_a_record_or_a_problem(text):
    try:
        record = read(text)
    except Problem as problem:
        assert problem.code in {"bad-value", "unknown-card", "syntax"}
        assert problem.text("ru")
        assert problem.text("en")
        return
    assert read(format_record(record)) == record
    try:
        record.replay()
    except Problem as problem:
        assert problem.text("ru")
        assert problem.deal is not None


def test_a_record_can_hold_a_game_that_no_rules_allow():
    bruff = GAMES["bruff"]
    scores = (("A", 0), ("B", 0), ("C", 0))
    deal = RecordedDeal((bruff.card("5S"), bruff.card("5S")), ("A1 dance 5S",))
    record = Record(bruff, "A1", scores, (deal,))
    assert read(format_record(record)) == record
    with pytest.raises(Problem) as refused:
        record.replay()
    assert refused.value.code == "bad-deck"


SAID = [
    ("", "are needed"),
    ("game bruff\ndealer A1", "are needed"),
    ("dealer A1\ngame bruff\nscores A 0", "line 1: a line game"),
    ("game chess\ndealer A1\nscores A 0, B 0, C 0", "line 1: no such game"),
    ("game bruff\n\ndealer Z\nscores A 0, B 0, C 0", "line 3: seats: A1"),
    ("game bruff\ndealer A1\nscores A 0, B 0", "line 3: every side"),
    ("game bruff\ndealer A1\nscores A 0, A 0, C 0", "line 3: write it as"),
    ("game bruff\ndealer A1\nscores A 0, B 0, C 0\nA1 play 5S", "line 4: the pack first"),
    ("game all-fives\ndealer P3\nscores P1 0, P2 0", "line 2: seats: P1 P2"),
]


@pytest.mark.parametrize(("text", "said"), SAID, ids=[row[1] for row in SAID])
def test_a_message_names_the_line(text, said):
    with pytest.raises(Problem) as refused:
        read(text)
    assert said in refused.value.text("en")


def test_an_unknown_card_of_a_pack_is_named_with_its_line():
    text = "game bruff\ndealer A1\nscores A 0, B 0, C 0\n# the pack\ndeck 5S 5Z"
    with pytest.raises(Problem) as refused:
        read(text)
    assert refused.value.at == 5
    assert "no suit Z" in refused.value.text("en")
