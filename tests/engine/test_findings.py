"""What a class got wrong, as one sentence about the cards, for every error that it can hold."""

import json
import re
from importlib import import_module

import pytest

from lessons import OURS, REGISTRY, composed, lesson_of
from tricktaking.ask import answer
from tricktaking.games import GAMES
from tricktaking.lesson import encode
from tricktaking.lesson.headline import did
from tricktaking.misconception import misconceptions, told

ALL = [error for game in GAMES.values() for error in misconceptions(game).values()]

ROWS = """
# game kind | position | wrong answer | so many of so many | English | Russian | rule
bruff legal-plays | trump S; trick A1 QH; hand B1 AH KD 2D | AH | 17 of 25 \
| took A♥ for a heart | приняли Т♥ за черву | ace-and-joker-are-trumps
bruff legal-plays | trump S; trick A1 QH; hand B1 AH KD 2D | AH | 21 of 25 \
| took A♥ for a heart | принял Т♥ за черву | ace-and-joker-are-trumps
bruff legal-plays | trump S; trick A1 JK; hand B1 2S KD | 2S KD | 31 of 33 \
| did not take the joker led for a trump lead | не принял заход с джокера за козырной \
| ace-and-joker-are-trumps
bruff trick-winner | trump S; trick A1 2S TS | B1 | 11 of 12 \
| ranked the ten of black trumps above the two | поставили десятку чёрных козырей выше двойки \
| trump-order
bruff legal-plays | trump S; trick A1 QD; hand B1 2S 3D | 3D | 2 of 3 \
| did not let a hand trump that could follow suit | запретили козырять, пока есть масть захода \
| may-trump
all-fives trick-points | players 3; trump S; trick P1 8C 5S KS | 3 | 5 of 5 \
| counted nothing for the five of trumps | посчитали козырную пятёрку за ноль | trump-values
all-fives trick-winner | players 2; trump S; trick P1 KS TS | P2 | 4 of 6 \
| ranked the ten of trumps above the king | поставили козырную десятку выше короля | card-order
"""


def asked(**question):
    return json.loads(answer(json.dumps(question)))


def rows():
    for line in ROWS.strip().splitlines()[1:]:
        fields = [field.strip() for field in line.split("|")]
        if len(fields) == 7:
            yield pytest.param(*fields, id=f"{fields[3]}: {fields[4]}")


def table_of(kind, given, count, of):
    """The table of a class in which so many gave a wrong answer to one question."""
    link = encode(lesson_of(kind), OURS)
    right = asked(ask="judge", puzzle={"id": "x", **kind}, answer=given)["correct"]
    codes = [
        asked(
            **{"ask": "lesson-result", "text": link, "ids": REGISTRY, "seed": n, "name": str(n)},
            answers=[given if n <= count else right],
        )["code"]
        for n in range(1, of + 1)
    ]
    return lambda lang: asked(
        ask="lesson-results", text="\n".join(codes), lesson=link, ids=REGISTRY, lang=lang
    )


@pytest.mark.parametrize(("what", "position", "given", "many", "en", "ru", "rule"), list(rows()))
def test_the_finding_says_what_so_many_did(what, position, given, many, en, ru, rule):
    game, kind = what.split()
    puzzle = composed(kind, game, position)
    shapes = {"trick-points": int, "legal-plays": str.split}
    count, of = map(int, many.split(" of "))
    table = table_of(puzzle, shapes.get(kind, str)(given), count, of)
    english, russian = table("en"), table("ru")
    assert english["finding"] == f"{count} of {of} {en}."
    assert russian["finding"] == f"{count} из {of} {ru}."
    assert (english["about"]["game"], english["about"]["rule"]) == (game, rule)
    assert english["about"]["number"]
    assert english["about"]["text"] != russian["about"]["text"]


@pytest.mark.parametrize("error", ALL, ids=lambda error: f"{error.game.id} {error.id}")
def test_every_error_can_be_told_of_a_class_in_both_languages(error):
    spoken = told(error)
    assert re.fullmatch(r"(не )?[а-я]+[аияеы]ли [^.A-Za-z]+", spoken["ru"])
    assert re.fullmatch(r"[a-z]+ [^.А-я]+", spoken["en"])
    alone = did(spoken, 101)["ru"]
    assert re.sub(r"ли ", "л ", spoken["ru"], count=1) == alone
    for many in (2, 5, 11, 111, 112):
        assert did(spoken, many) == spoken


def test_nothing_is_told_of_errors_that_no_game_has():
    known = {error.id for error in ALL}
    for game in GAMES.values():
        assert set(import_module(f"{type(game).__module__}.told").TOLD) <= known


def test_no_two_errors_of_a_game_are_told_alike():
    for lang in ("ru", "en"):
        for game in GAMES.values():
            said = [told(error)[lang] for error in misconceptions(game).values()]
            assert len(set(said)) == len(said)
