"""Result codes and the teacher's table: what pupils answered comes back, whoever pastes it."""

import csv
import io
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import strategies as made
from lessons import OURS, PUZZLES_OF_ALL_KINDS, REGISTRY, TOKEN, URL, composed, lesson_of
from tricktaking.ask import answer
from tricktaking.lesson import answers, encode, result, roster
from tricktaking.lesson.check import check, in_digits
from tricktaking.lesson.play import SEEDS

# ---------------------------------------------------------------- answers and codes


def any_answer(rng, puzzle):
    """Some answer that the puzzle can get, or none."""
    kind, position = puzzle
    if rng.random() < 0.1:
        return None
    if kind.shape == "number":
        return rng.choice((0, 5, 61, -3, 767, -255))
    choices = kind.choices(position.game, position)
    if kind.shape == "one":
        return rng.choice(choices)
    if kind.shape == "several":
        return tuple(choice for choice in choices if rng.random() < 0.5)
    return tuple(rng.sample(choices, len(choices)))


@given(made.seeds, st.integers(0, SEEDS - 1), st.text(max_size=30))
def test_every_answer_comes_back(rng, seed, name):
    puzzles = rng.sample(PUZZLES_OF_ALL_KINDS, rng.randrange(1, 40))
    given_answers = [any_answer(rng, puzzle) for puzzle in puzzles]
    told = [list(one) if isinstance(one, tuple) else one for one in given_answers]
    text = result.write(TOKEN, seed, name, puzzles, told)
    code = result.read(text)
    assert (code.lesson, code.seed, code.name) == (TOKEN[-4:], seed, result.name_of(name))
    assert result.answers_in(code, puzzles) == given_answers
    assert list(result.codes_in(f"x {text.upper()} y")) == [code]


def test_a_code_takes_about_a_character_for_an_answer():
    ten = [puzzle for puzzle in PUZZLES_OF_ALL_KINDS if puzzle.kind.shape in ("one", "several")][
        :10
    ]
    text = result.write(TOKEN, 77, "17", ten, [None] * 10)
    assert len(text) <= 40, text


def test_a_number_that_nobody_expects_is_still_an_answer():
    puzzle = next(one for one in PUZZLES_OF_ALL_KINDS if one.kind.shape == "number")
    for number in (10**30, -(10**30), 768, -256):
        code = result.read(result.write(TOKEN, 1, "", [puzzle], [number]))
        assert result.answers_in(code, [puzzle]) == [answers.MOST_NUMBER + 1]


@given(st.lists(st.integers(1, 10**6), max_size=20), made.seeds)
def test_many_numbers_are_one_and_come_back(limits, rng):
    numbers = [rng.randrange(limit) for limit in limits]
    assert answers.unpacked(answers.packed(numbers, limits), limits) == numbers


CODE = result.write(TOKEN, 4711, "Маша П.", PUZZLES_OF_ALL_KINDS[:5], [None] * 5)
OTHER_CODE = result.write(TOKEN, 4712, "", PUZZLES_OF_ALL_KINDS[:5], [None] * 5)


def test_no_change_of_one_character_gives_another_code():
    for at in range(len(CODE)):
        for char in "0123456789abcdefghijklmnopqrstuvwxyz-":
            for changed in (CODE[:at] + char + CODE[at + 1 :], CODE[:at] + char + CODE[at:]):
                read = result.read(changed)
                assert read is None or read.text == CODE, changed
        assert result.read(CODE[:at] + CODE[at + 1 :]) is None
        assert result.read(CODE[:at]) is None


def test_what_a_hand_writes_for_a_digit_is_understood():
    swapped = CODE.replace("0", "O").replace("1", "I")
    assert result.read("r1" + swapped[2:]).text == CODE


SPOILT = {
    "capitals": CODE.upper(),
    "a sentence": f"Lesson 3 · No. 17 · 8/10 · code {CODE}.",
    "a line break": f"{CODE[:30]}\n{CODE[30:]}",
    "a line break in mail": f"{CODE[:30]}\r\n {CODE[30:]}",
    "non-breaking hyphens": CODE.replace("-", "\u2011"),
    "dashes": CODE.replace("-", "–"),
    "zero-width spaces": "\u200b".join((CODE[:20], CODE[20:])),
    "quotes": f"«{CODE}»",
    "brackets": f"({CODE})",
    "an address": f"https://karty.example/lesson/results/#{CODE}",
    "percent signs": CODE.replace("-", "%2D"),
}


@pytest.mark.parametrize("text", SPOILT.values(), ids=SPOILT)
def test_a_code_survives_chat_and_mail(text):
    assert [code.text for code in result.codes_in(text)] == [CODE]


# ---------------------------------------------------------------- a class

HEARTS = composed("legal-plays", "bruff", "trump S; trick A1 QH; hand B1 AH KD 2D")
WINNER = composed("trick-winner", "bruff", "trump S; trick A1 7S 5S KD 2S QC 4D")
PUBLISHED = {REGISTRY[0]: WINNER}
LESSON = lesson_of(HEARTS, {"puzzle": REGISTRY[0]}, language="ru")
LINK = f"https://karty.example/lesson/?{encode(LESSON, OURS)}#Урок-3"
RIGHT, AS_A_HEART, SLIP = ["AH", "KD", "2D"], ["AH"], ["KD"]


def ask(**question):
    return json.loads(answer(json.dumps(question)))


def code_of(number, first, second="B1", text=LINK, **more):
    asked = {"ask": "lesson-result", "text": text, "ids": REGISTRY, "published": PUBLISHED}
    given_answers = more.pop("answers", [first, second])
    name = more.pop("name", str(number))
    reply = ask(**asked, seed=number, name=name, answers=given_answers, **more)
    assert "problem" not in reply, reply
    return reply


def results(text, lesson=LINK, **more):
    asked = {"ask": "lesson-results", "text": text, "ids": REGISTRY, "published": PUBLISHED}
    return ask(**(asked | more), lesson=lesson)


CLASS = "\n".join(
    code_of(n, AS_A_HEART if n <= 17 else SLIP if n == 18 else RIGHT, "B1" if n % 5 else "C1")[
        "sentence"
    ]
    for n in range(1, 26)
)


def test_the_sentence_around_a_code_can_be_read_by_people():
    reply = code_of(17, RIGHT, "C1", title="Урок 3", lang="ru")
    assert reply["sentence"] == f"Урок 3 · № 17 · 1/2 · код {reply['code']}"
    assert (reply["right"], reply["of"], reply["name"]) == (1, 2, "17")
    english = code_of(17, RIGHT, None, lang="en", name=" Masha\u202e ")
    assert english["sentence"] == f"Lesson · Masha · 1/2 · code {english['code']}"
    assert code_of(1, None, None, name="")["sentence"].startswith("Lesson · 0/2 · code r1-")


@pytest.mark.parametrize(
    ("lang", "finding"),
    [
        ("en", "17 of 25 took A♥ for a heart."),
        ("ru", "17 из 25 приняли Т♥ за черву."),
    ],
)
def test_the_main_finding_is_what_the_class_did(lang, finding):
    reply = results(CLASS, lang=lang)
    assert reply["state"] == "ready"
    assert reply["finding"] == finding
    assert reply["beliefs"][0]["id"] == "ace-of-hearts-is-a-heart"
    assert reply["beliefs"][0]["pupils"] == 17
    assert reply["flags"] == reply["missing"] == []


def test_the_table_has_a_row_for_each_pupil_and_heat_for_each_question_and_rule():
    reply = results(CLASS, lang="en")
    rows = reply["pupils"]
    assert [row["name"] for row in rows] == [str(n) for n in range(1, 26)]
    assert rows[17]["cells"] == [
        {"right": False, "answer": "K♦"},
        {"right": True, "answer": "first B: 5♠"},
    ]
    assert [row["score"] for row in rows[3:6]] == [1, 0, 1]
    hearts, winner = reply["questions"]
    assert (hearts["right"], hearts["answered"]) == (7, 25)
    assert hearts["wrong"] == [{"answer": "A♥", "pupils": 17}, {"answer": "K♦", "pupils": 1}]
    assert (winner["right"], winner["rule"]) == (20, "highest-trump-wins")
    assert winner["correct"] == "first B: 5♠"
    rates = [rule["right"] / rule["answered"] for rule in reply["rules"]]
    assert rates == sorted(rates)
    assert sum(rule["answered"] for rule in reply["rules"]) == 50
    assert all(rule["text"] and rule["number"] for rule in reply["rules"])


def test_without_a_shared_belief_the_hardest_question_is_named():
    some = "\n".join(code_of(n, RIGHT, "C1" if n < 4 else "B1")["code"] for n in range(6))
    hardest = "Question 2 was the hardest: 4 of 6 got it wrong, most often with “first C: K♦”."
    reply = results(some, lang="en")
    assert (reply["finding"], reply["about"]["rule"]) == (hardest, "highest-trump-wins")
    alike = "\n".join(code_of(n, SLIP, "C1")["code"] for n in range(2))
    said = "All questions were equally hard: 2 of 2 got each of them wrong."
    assert results(alike, lang="en")["finding"] == said
    well = "\n".join(code_of(n, RIGHT)["code"] for n in range(6))
    assert results(well, lang="en")["finding"] == "No error is shared: 6 sent their answers."
    assert results(code_of(1, SLIP)["code"], lang="en")["finding"] == ""


def test_the_lesson_may_stand_in_the_chat_itself():
    assert results(f"Учитель: {LINK}\n{CLASS}", lesson="")["state"] == "ready"
    reply = results(CLASS, lesson="", lang="ru")
    assert reply["state"] == "no-lesson"
    assert reply["notice"]


def test_the_published_puzzles_of_the_lesson_must_be_told():
    assert results(CLASS, published={}) == {"state": "needs", "ids": [REGISTRY[0]]}
    wrong = results(CLASS, published={REGISTRY[0]: {"kind": "x"}})
    assert wrong["problem"]["at"] == f"published.{REGISTRY[0]}"


def test_codes_that_are_damaged_doubled_foreign_or_copied_are_flagged():
    first, other = code_of(1, RIGHT, name="Анна"), code_of(2, SLIP, name="Анна")
    copied = code_of(1, RIGHT, name="Boris")
    foreign = result.write("x.abcd", 5, "Eva", [], [])
    lines = [first["code"], first["code"], other["code"], copied["code"], foreign]
    broken = first["code"][:-1] + ("0" if first["code"][-1] != "0" else "1")
    named = [
        "Маша: r1-abcd-0001",
        f"Урок · № 12 · 3/5 · код {other['code'][:-2]}",
        "Вера\nr1-abcd-0002",
    ]
    text = "\n".join([*lines, broken, "r1-abcd-0000", "12:30 r1-none", *named])
    reply = results(text, lang="en")
    flags = [(flag["what"], flag["who"]) for flag in reply["flags"]]
    assert flags == [
        *(("copied", "Анна, Boris"), ("duplicate", "Анна"), ("again", "Анна")),
        *(("other-lesson", "Eva"), ("damaged", ""), ("damaged", ""), ("damaged", "")),
        *(("damaged", "Маша"), ("damaged", "Урок · № 12 · 3/5"), ("damaged", "Вера")),
    ]
    gathered = json.loads(
        answer(json.dumps({"ask": "lesson-gather", "text": text, "ids": REGISTRY}))
    )
    told = [(flag["what"], flag["who"]) for flag in results(gathered["text"], lang="en")["flags"]]
    assert told == flags, "also of a chat that is read in parts"
    assert [row["name"] for row in reply["pupils"]] == ["Анна", "Boris"]
    assert all(flag["text"] for flag in reply["flags"])


@pytest.mark.parametrize(
    ("lang", "finding", "flag"),
    [
        ("en", "No error is shared: 2 sent their answers.", "5 copies of one run"),
        ("ru", "Общих ошибок нет: ответы прислали 2.", "кодов 5: сосчитано один раз"),
    ],
)
def test_a_run_under_many_names_is_shown_under_each_and_counted_once(lang, finding, flag):
    names = ("Anna", "Boris", "Vera", "", "Gleb")
    codes = [code_of(1, SLIP, name=name)["code"] for name in names]
    text = "\n".join([*codes, code_of(2, RIGHT, name="Eva")["code"]])
    reply = results(text, lang=lang, **{"class": "Anna\nBoris\nDina\n"})
    assert reply["finding"] == finding, "one pupil's error is no finding about a class"
    assert [row["copy"] for row in reply["pupils"]] == [False, True, True, True, True, False]
    assert reply["counted"] == 2
    assert reply["missing"] == ["Dina"], "whoever sent a copy has sent something"
    assert {one["answered"] for one in reply["questions"]} <= {0, 1, 2}
    assert max(one["answered"] for one in reply["rules"]) <= 2 * len(reply["questions"])
    assert {belief["pupils"] for belief in reply["beliefs"]} <= {1}
    (told,) = reply["flags"]
    assert (told["what"], told["who"]) == ("copied", "Anna, Boris, Vera, —, Gleb")
    assert flag in told["text"]
    notes = [row[4] for row in csv.reader(io.StringIO(reply["csv"]), delimiter=";,"[lang == "en"])]
    assert len([note for note in notes if note]) == 1 + 4


def test_a_code_that_does_not_fit_its_lesson_is_damaged():
    short = result.write(encode(LESSON, OURS), 3, "Anna", [], [])
    assert [flag["what"] for flag in results(short)["flags"]] == ["damaged"]


def test_with_a_class_list_it_is_seen_who_is_missing():
    text = "\n".join(
        [
            f"12.05.24, 10:33 - Мария Иванова: {code_of(1, RIGHT, name='')['code']}",
            f"12.05.24, 10:34 - +7 900: {code_of(2, SLIP, name='№ 2')['code']}",
            f"12.05.24, 10:35 - tiger: {code_of(3, SLIP, name='елкин')['code']}",
            f"12.05.24, 10:36 - guest: {code_of(4, SLIP, name='Somebody')['code']}",
        ]
    )
    pupils = "1. Иванова Мария\n2. Berg Anna\n3. Ёлкин Пётр\n4. Last, First\n"
    reply = results(text, **{"class": pupils})
    told = [(row["name"], row["listed"]) for row in reply["pupils"]]
    assert told == [
        *(("Иванова Мария", True), ("Berg Anna", True), ("Ёлкин Пётр", True)),
        ("Somebody", False),
    ]
    assert reply["missing"] == ["Last, First"]
    assert reply["csv"].count("Last, First") == 1


@given(st.text(max_size=400), st.text(max_size=30), st.text(max_size=30))
def test_any_class_list_is_read(text, name, sender):
    pupils = roster.class_list(text)
    assert len(set(pupils)) == len(pupils)
    assert roster.found(pupils, name, sender) in (None, *pupils)


def test_a_code_is_given_for_a_whole_lesson_and_fitting_answers_only():
    asked = {"ask": "lesson-result", "ids": REGISTRY, "published": PUBLISHED, "text": LINK}
    for wrong, at in (
        ({"text": LINK[:60], "answers": [None, None]}, "text"),
        ({"text": "no link", "answers": []}, "text"),
        ({"answers": [None]}, "answers"),
        ({"answers": "AH"}, "answers"),
        ({"answers": [["XX"], None]}, "answers[0]"),
        ({"answers": [RIGHT, "Z9"]}, "answers[1]"),
        ({"answers": [RIGHT, "B1"], "published": {}}, "published"),
        ({"answers": [RIGHT, "B1"], "seed": SEEDS}, "seed"),
        ({"answers": [RIGHT, "B1"], "site": "No"}, "site"),
        ({"answers": [RIGHT, "B1"], "ids": [1]}, "ids"),
        ({"answers": [RIGHT, "B1"], "name": 1}, "name"),
        ({"answers": [RIGHT, "B1"], "published": []}, "published"),
    ):
        assert ask(**(asked | wrong))["problem"]["at"] == at


# ---------------------------------------------------------------- hostile

FORMULAS = (
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    " =1",
    "%0A=1",
    "|calc",
    "＝1",
    '=HYPERLINK("x")',
)


@pytest.mark.parametrize("name", FORMULAS)
def test_no_name_is_a_formula_in_a_spreadsheet(name):
    code = code_of(1, RIGHT, name=name)["code"]
    chat = f"12.05.24, 10:33 - {name}: {code}"
    reply = results(chat, lang="en", **{"class": f"{name}x\n"})
    for row in csv.reader(io.StringIO(reply["csv"])):
        for cell in row:
            assert not cell.lstrip().startswith(tuple("=+-@|%＝＋－＠")), cell


PAYLOADS = ("<img src=x onerror=alert(1)>", "</script><script>", "{title}", "a\x00\u202eb\nc", "%s")


@pytest.mark.parametrize("payload", PAYLOADS)
def test_what_pupils_call_themselves_is_one_line_of_plain_text(payload):
    code = code_of(1, RIGHT, name=payload, title=payload)
    reply = results(f"12.05.24, 10:33 - {payload}: {code['code']}", **{"class": payload})
    for name in (code["name"], reply["pupils"][0]["name"], reply["pupils"][0]["sender"]):
        assert name.isprintable()
    assert "\n" not in code["sentence"]


pieces = st.sampled_from((CODE, OTHER_CODE, LINK, URL, "r1-", CLASS[:200], "\n", " - Anna: "))


@given(
    st.lists(pieces | st.text(max_size=40), max_size=12).map("".join),
    st.text(max_size=60),
    st.text(max_size=60),
)
def test_whatever_a_teacher_pastes_there_is_a_table_or_a_reason(text, lesson, pupils):
    for given_lesson in (LINK, lesson):
        reply = results(text, lesson=given_lesson, **{"class": pupils})
        assert reply["state"] in ("ready", "no-lesson", "needs")


@given(st.text(alphabet="0123456789abcdefghjkmnpqrstvwxyz-r", max_size=80).map("r1-".__add__))
def test_a_forged_code_is_read_or_not_but_breaks_nothing(text):
    for code in result.codes_in(text):
        assert isinstance(code, str) or result.read(code.text) == code


def test_a_forged_code_with_right_check_characters_breaks_nothing():
    mark = encode(LESSON, OURS)[-4:]
    for seed, name, packed in (
        ("zzzz", "1", "0"),
        ("0000", "z" * 160, "zz"),
        ("0000", "0", "zzz"),
        ("0000", in_digits(123**40), "z" * 200),
        ("0000", in_digits(2**800 + 12345), "00"),
    ):
        body = f"r1-{mark}-{seed}-{name}-{packed}"
        reply = results(f"{body}-{check(body)}")
        assert [flag["what"] for flag in reply["flags"]] == ["damaged"]
