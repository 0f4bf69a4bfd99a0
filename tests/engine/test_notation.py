"""Positions as text: what is written is read back, and what cannot be read is said with its place."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies as made
from tricktaking.games import GAMES
from tricktaking.notation import (
    KEYS,
    format_compact,
    format_position,
    parse_compact,
    parse_position,
)
from tricktaking.rules import Problem

CODES = {"syntax", "unknown-card", "bad-value", "duplicate-card"}


def read_compact(text):
    return parse_compact(text, GAMES.values())


# ---------------------------------------------------------------- there and back


@given(made.positions())
def test_the_text_form_is_read_back(position):
    assert parse_position(format_position(position), position.game) == position


@given(made.positions())
def test_the_compact_form_is_read_back_in_either_case(position):
    compact = format_compact(position)
    assert re.fullmatch(r"[a-z0-9-]+", compact)
    assert read_compact(compact) == position
    assert read_compact(compact.upper()) == position


@given(made.positions())
def test_both_forms_say_the_same(position):
    through = read_compact(format_compact(parse_position(format_position(position), position.game)))
    assert format_position(through) == format_position(position)


@given(made.positions())
def test_what_is_written_has_its_fields_in_order_on_one_line(position):
    text = format_position(position)
    keys = [part.split()[0] for part in text.split("; ")] if text else []
    assert "\n" not in text
    assert keys == [key for key in KEYS if key in keys]


@given(made.positions(), made.seeds)
def test_colons_lines_order_and_signs_are_free(position, rng):
    parts = format_position(position).split("; ")
    late = [part for part in parts if part.startswith("hand ")]
    early = [part for part in parts if part not in late]
    rng.shuffle(early)
    lines = [part.replace(" ", ": ", 1) for part in early + late]
    pretty = "\n".join(lines) + "\n"
    for letter, sign in zip("SHDC", "♠♥♦♣", strict=True):
        pretty = re.sub(rf"(?<=[2-9TJQKA]){letter}\b", sign, pretty)
    pretty = re.sub(r"T(?=[♠♥♦♣])", "10", pretty)
    assert parse_position(pretty, position.game) == position


@given(made.positions())
def test_a_trick_may_name_every_seat(position):
    if position.trick:
        seated = ", ".join(f"{seat} {card}" for seat, card in position.trick.plays(position.table))
        fields = format_position(position).split("; ")
        fields = [f"trick {seated}" if f.startswith("trick ") else f for f in fields]
        assert parse_position("; ".join(fields), position.game) == position


# ---------------------------------------------------------------- what cannot be read


def reads_or_says_why(read, text):
    try:
        position = read(text)
    except Problem as problem:
        assert problem.code in CODES
        for lang in ("ru", "en"):
            said = problem.text(lang)
            assert said
            assert len(said) < 400
    else:
        assert parse_position(format_position(position), position.game) == position
        assert read_compact(format_compact(position)) == position


@st.composite
def spoilt(draw, text_of):
    """A good text with a few pieces put in, taken out or doubled."""
    text = text_of(draw(made.positions()))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 4))
        text = text[:at] + draw(made.words) + text[at + cut :]
    return text


@given(made.games, st.text())
def test_any_text_is_a_position_or_a_problem(game, text):
    reads_or_says_why(lambda given: parse_position(given, game), text)


@given(made.games, spoilt(format_position))
def test_a_spoilt_text_is_a_position_or_a_problem(game, text):
    reads_or_says_why(lambda given: parse_position(given, game), text)


@given(st.text())
def test_any_text_is_a_compact_position_or_a_problem(text):
    reads_or_says_why(read_compact, text)


@given(spoilt(format_compact))
def test_a_spoilt_compact_form_is_a_position_or_a_problem(text):
    reads_or_says_why(read_compact, text)


@given(st.from_regex(r"[bfa][23]?[shdcn](-[duscbapth][0-9a-z]{0,9}){0,4}", fullmatch=True))
def test_what_looks_like_the_compact_form_is_one_or_a_problem(text):
    reads_or_says_why(read_compact, text)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_text_longer_than_any_position_is_refused_at_once(game):
    for text in ("tricks " + "A1 5S / " * 100_000, "hand " + "5S " * 200_000, "{" * 500_000):
        with pytest.raises(Problem):
            parse_position(text, game)
    for text in ("bs" + "-pa5s" * 100_000, "bs-h1" + "5s" * 300_000, "bs" + "-" * 500_000):
        with pytest.raises(Problem):
            read_compact(text)


SAID = [
    # game, text, the place named, what the message must quote or offer
    ("bruff", "trumps S", None, ['"trumps S"', "no such field", "trump"]),
    ("bruff", "trump X", "trump", ['"X"', "S H D C"]),
    ("bruff", "trump S; trump H", None, ['"trump H"', "twice"]),
    ("bruff", "trump S; trick A1 5Z", "trick", ['"5Z"', "no suit Z", "S H D C"]),
    ("bruff", "trick A1 1S", "trick", ['"1S"', "no rank 1"]),
    ("bruff", "trick A1 7S, C1 5S", "trick", ["B1"]),
    ("bruff", "trick A1 2S 3S 4S 5S 6S 7S 8S", "trick", ["more cards than seats"]),
    ("bruff", "trick A1", "trick", ["without a card"]),
    ("bruff", "dealer D1", "dealer", ['"D1"', "A1 B1 C1 A2 B2 C2"]),
    ("bruff", "scores A 5", "scores", ["A, B, C"]),
    ("bruff", "scores A x, B 0, C 0", "scores", ['"x"', "whole number"]),
    ("bruff", "players 6; trump S; players 6", None, ["twice"]),
    ("bruff", "hand A1 5S / A1 6S", "hand", ["two hands"]),
    ("bruff", "acts A1 dance", "acts", ['"A1 dance"', "stand, beg, give, run"]),
    ("all-fives", "trump S", None, ["2, 3"]),
    ("all-fives", "players 4; trump S", None, ["2, 3"]),
    ("all-fives", "players 0022; trump S", None, ["2, 3"]),
    ("all-fives", "players 3; hand P1 JK", "hand", ['"JK"', "no such card"]),
    ("auction-forty-fives", "calls -5", "calls", ['"-5"']),
    ("auction-forty-fives", "bid N -5", "bid", ['"-5"']),
    ("bruff", "{trump} S", None, ['"{trump} S"', "{trump}"]),
]


@pytest.mark.parametrize(("game", "text", "at", "quoted"), SAID, ids=[row[1] for row in SAID])
def test_a_message_names_place_text_and_way_out(game, text, at, quoted):
    with pytest.raises(Problem) as refused:
        parse_position(text, GAMES[game])
    if at:
        assert refused.value.at == at
    said = refused.value.text("en")
    for part in quoted:
        assert part in said, said
    assert refused.value.text("ru") != said


COMPACT = [
    ("", "game"),
    ("xs", "game"),
    ("b", "trump"),
    ("bx", "trump"),
    ("bs-", "part"),
    ("bs-z", "part"),
    ("bs-h1-t1", "no cards"),
    ("bs-h15s-t16s", "out of place"),
    ("bs-t15s-t16s", "twice"),
    ("bs-t75s", "no seat"),
    ("b6s", "players"),
    ("fs", "players"),
    ("f0022s", "only 2, 3"),
    ("bs-c5-5", "part"),
    ("an-b1m5", "whole number"),
]


@pytest.mark.parametrize(("text", "said"), COMPACT, ids=[row[0] or "empty" for row in COMPACT])
def test_a_compact_text_that_cannot_be_read_says_why(text, said):
    with pytest.raises(Problem) as refused:
        read_compact(text)
    assert said in refused.value.text("en")
