"""Puzzles that are tapped in: what is asked of a trick, and what is said to one too full."""

import json

import pytest

from tricktaking.ask import answer


def reply_to(**question):
    return json.loads(answer(json.dumps(question)))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("ru", "во взятке по одной карте от каждого, то есть 4; уберите лишнее: 6♠ и 4♠"),
        (
            "en",
            "a trick holds one card of each player, 4 in all; take back what is too much: "
            "6♠ and 4♠",
        ),
    ],
)
def test_a_trick_too_full_is_told_with_the_names_of_the_cards(lang, told):
    fields = {"trump": "S", "trick": {"seat": "N", "cards": ["7S", "5S", "2D", "3D", "6S", "4S"]}}
    asked = {"ask": "lesson-position", "game": "auction-forty-fives", "fields": fields}
    assert reply_to(**asked, lang=lang)["problem"]["text"] == told


@pytest.mark.parametrize(
    ("cards", "lang", "question"),
    [
        (("7S", "5S", "KD"), "ru", "Чья карта пока берёт взятку?"),
        (("7S", "5S", "KD"), "en", "Whose card is winning the trick so far?"),
        (("7S", "5S", "KD", "2S", "QC", "4D"), "ru", "Кто берёт взятку?"),
    ],
)
def test_of_a_trick_that_is_not_over_it_is_asked_who_is_winning_it(cards, lang, question):
    item = {
        "kind": "trick-winner",
        "game": "bruff",
        "position": f"trump S; trick A1 {' '.join(cards)}",
    }
    assert reply_to(ask="lesson-item", item=item, lang=lang)["question"] == question
