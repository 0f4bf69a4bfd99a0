"""Cards as people type them: what is read, and what is asked about instead of guessed."""

import pytest

from tricktaking.games import GAMES
from tricktaking.rules import Problem
from tricktaking.typed import read_typed

READ = {
    "❤5": "5H", "5❤️": "5H", "♥️5": "5H", "♡к": "KH", "10♤": "TS", "♧10": "TC", "♢Т": "AD", "T♦": "TD",
    "тч": "AH", "th": "TH", "Т червей": "AH", "t of hearts": "TH", "Kч": "KH", "туз hearts": "AH",
}  # fmt: skip
MIXED = ["Tч", "Тh", "T червей", "Т hearts", "Т of clubs", "Tт"]


@pytest.mark.parametrize(("text", "card"), READ.items())
def test_a_card_is_read_however_it_is_drawn(text, card):
    assert [read.code for read in read_typed(text, GAMES["bruff"])] == [card]


@pytest.mark.parametrize("text", MIXED)
def test_a_letter_of_both_alphabets_is_not_guessed(text):
    for lang, ways in (("ru", ("10", "туз")), ("en", ("10", "ace"))):
        with pytest.raises(Problem) as raised:
            read_typed(f"7п {text} 5п", GAMES["bruff"])
        told = raised.value.text(lang)
        assert raised.value.code == "unknown-card"
        assert text.replace(" of", "") in told and all(way in told for way in ways), told


@pytest.mark.parametrize("text", ["джокер", "Joker", "дж"])
def test_what_is_quoted_is_what_was_typed(text):
    with pytest.raises(Problem) as raised:
        read_typed(f"KS {text} 5S", GAMES["all-fives"])
    assert f'"{text}"' in raised.value.text("en")
    assert "JK" not in raised.value.text("en") + raised.value.text("ru")
