"""The table of typical mistakes can be made, and the tests of the engine notice what is made.

Here only a few are really made, others each time the table grows; `scripts/mistakes.py` makes all.
"""

from __future__ import annotations

import ast

import pytest

import mistakes
from tricktaking.games import GAMES

ALL = mistakes.all_mistakes()
SAMPLE = ALL[:: len(ALL) // 6]


@pytest.mark.parametrize("mistake", ALL, ids=[f"{m.table}:{m.line}" for m in ALL])
def test_the_place_of_every_mistake_is_there_once(mistake):
    source = (mistakes.ENGINE / mistake.file).read_text("utf-8")
    spoilt = mistake.spoil(source)
    assert ast.dump(ast.parse(spoilt)) != ast.dump(ast.parse(source))


def test_every_mistake_is_about_a_fact_of_its_game():
    for mistake in ALL:
        assert mistake.fact in GAMES[mistake.table.removesuffix(".txt")].facts, mistake.title


def test_the_table_is_long_and_repeats_nothing():
    assert len(ALL) >= 40
    assert len({(m.file, m.anchor, m.change) for m in ALL}) == len(ALL)
    assert len({(m.table, m.belief) for m in ALL}) == len(ALL)


@pytest.mark.parametrize("mistake", SAMPLE, ids=[m.title for m in SAMPLE])
def test_a_mistake_is_noticed(mistake):
    assert mistakes.noticed_by(mistake), mistake.title


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("B1.4 One blank\ndeal.py\n- a\n+ b", "fact and belief"),
        ("B1.4  To 50.\ndeal\n- a\n+ b", "fact and belief"),
        ("B1.4  To 50.\ndeal.py\n- a\nb", "neither"),
        ("# a remark\n\nB1.4  To 50.\ndeal.py\n- a", "t.txt:3:"),
    ],
)
def test_a_line_out_of_place_is_named(table, said):
    with pytest.raises(ValueError, match=said):
        mistakes.read_table(table, "t.txt")


def test_a_place_that_is_gone_or_stands_twice_is_named():
    mistake = mistakes.Mistake("t.txt", 3, "B1.4", "To 50.", "deal.py", "= 45", "= 50")
    for source, times in (("x = 46", 0), ("x = 45\ny = 45", 2)):
        with pytest.raises(ValueError, match=rf"t\.txt:3: the text stands {times} times"):
            mistake.spoil(source)
