"""The command that prints drills, for programs and for people."""

import json

import pytest

from tricktaking import commands
from tricktaking.ask import answer
from tricktaking.games import GAMES
from tricktaking.skill import skills


def run(capsys, *arguments):
    code = commands.run(["drill", *arguments])
    return code, capsys.readouterr()


FIELD = {
    "trick-winner": "winner",
    "legal-plays": "legal",
    "legal-calls": "legal",
    "trick-points": "points",
    "judge": "correct",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_command_prints_two_hundred_good_drills(capsys, game):
    code, said = run(capsys, "--game", game, "--seed", "1", "--count", "200")
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert code == 0
    assert len(lines) == 200
    assert len({json.dumps(line["question"]) for line in lines}) >= 190
    for line in lines:
        assert line["reply"] == json.loads(answer(json.dumps(line["question"])))
        right = line["reply"][FIELD[line["question"]["ask"]]]
        for error in line["misconceptions"]:
            assert error["answer"] != right
            assert type(error["answer"]) is type(right)
        assert line["misconceptions"] or line["skill"] == "best-card"


def test_the_same_arguments_print_the_same(capsys):
    arguments = ("--game", "bruff", "--skill", "two-aces", "--seed", "7", "--count", "5")
    assert run(capsys, *arguments) == run(capsys, *arguments)
    _, said = run(capsys, *arguments, "--difficulty", "2")
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert [line["seed"] for line in lines] == [7, 8, 9, 10, 11]
    assert {line["difficulty"] for line in lines} == {2}
    assert {line["skill"] for line in lines} == {"two-aces"}


def test_drills_for_people_have_the_answer_and_the_rule(capsys):
    arguments = ("--game", "bruff", "--seed", "3", "--count", "3", "--text", "--lang", "ru")
    code, said = run(capsys, *arguments)
    assert code == 0
    assert said.out.count("Ответ: ") == said.out.count("Почему: ") == 3


def test_contrast_drills_and_the_list_of_skills_can_be_printed(capsys):
    arguments = ("--game", "bruff", "--against", "all-fives", "--seed", "1", "--count", "4")
    _, said = run(capsys, *arguments)
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert [len(line["replies"]) for line in lines] == [2, 2, 2, 2]
    _, said = run(capsys, "--game", "bruff", "--list")
    assert len(said.out.splitlines()) == len(skills(GAMES["bruff"]))


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--help"], ("drill --game GAME", "lesson encode FILE")),
        (["drill", "--help"], ("--seed", "--count")),
        (["lesson", "-h"], ("decode TEXT", "--ids FILE")),
    ],
)
def test_help_is_told_where_it_is_asked_for(capsys, arguments, told):
    assert commands.run(arguments) == 0
    said = capsys.readouterr()
    assert not said.err
    for part in told:
        assert part in said.out


def test_a_missing_seed_is_told_as_missing(capsys):
    _, said = run(capsys, "--game", "bruff", "--count", "3", "--text")
    assert said.err == "drill: --seed is missing: any whole number, such as --seed 1\n"


def test_an_answer_of_no_cards_is_told_in_words(capsys):
    _, said = run(
        capsys, "--game", "all-fives", "--seed", "1", "--count", "300", "--text", "--lang", "ru"
    )
    assert ": ничего из этого" in said.out
    assert ": —" not in said.out


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["--game", "chess", "--seed", "1", "--count", "1"],
        ["--game", "bruff", "--count", "1"],
        ["--game", "bruff", "--seed", "x", "--count", "1"],
        ["--game", "bruff", "--seed", "1", "--count", "-1"],
        ["--game", "bruff", "--seed", "1", "--count", "1", "--skill", "{x}"],
        ["--game", "bruff", "--seed", "1", "--count", "1", "--difficulty", "4"],
        ["--game", "bruff", "--seed", "1", "--count", "1", "--lang", "fr"],
        ["--game", "bruff", "--seed"],
        ["--gane", "bruff"],
        ["--game", "bruff", "--against", "auction-forty-fives", "--seed", "1"],
    ],
)
def test_a_command_that_cannot_be_understood_is_one_sentence(capsys, arguments):
    code, said = run(capsys, *arguments)
    assert code == 2
    assert not said.out
    assert len(said.err.splitlines()) == 1
