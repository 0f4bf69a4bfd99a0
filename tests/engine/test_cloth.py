"""What a puzzle looks like at a moment that a reader could take for another one."""

import re

import pytest

from tricktaking.games import GAMES
from tricktaking.html import puzzle_html, ready
from tricktaking.notation import parse_position
from tricktaking.puzzles import PUZZLES, Puzzle


def test_what_merely_takes_no_trick_is_not_called_forbidden():
    game = GAMES["bruff"]
    shown = parse_position(
        "trump S; trick A2 QH; hand B2 KC AH 2H / C2 3S / A1 6H / B1 7H / C1 6S", game
    )
    puzzle = Puzzle("x", PUZZLES["take-trick"], game, shown)
    assert ready(puzzle, "en")["out"]["choices"] == ["2H"]  # KC is out, for it does not follow
    assert "out" not in ready(Puzzle("x", PUZZLES["legal-plays"], game, shown), "en")


@pytest.mark.parametrize(
    ("trick", "held", "finished", "waiting", "asked"),
    [
        ("P1 8S AD", "P1 4S JH / P2 5H 4C", 2, (2, 0), "is to lead"),
        ("P1 8S", "P1 4S JH / P2 5H 4C AD", 1, (1, 1), "is to play"),
    ],
    ids=["full", "begun"],
)
def test_a_full_trick_is_cleared_away_before_the_next_lead(trick, held, finished, waiting, asked):
    game = GAMES["all-fives"]
    text = f"players 2; trump H; tricks P2 2C AS; trick {trick}; hand {held}"
    shown = parse_position(text, game)
    played, taken = (
        puzzle_html(Puzzle("x", PUZZLES[kind], game, shown), "en")
        for kind in ("best-card", "trick-winner")
    )
    assert asked in played
    assert played.count('class="tt-earlier"') == finished
    assert tuple(page.count('class="tt-empty"') for page in (played, taken)) == waiting


def test_of_several_hands_the_one_to_play_from_comes_first_and_says_so():
    game = GAMES["all-fives"]
    shown = parse_position("players 2; trump H; trick P2 2C; hand P2 5H 4C / P1 4S JH AD", game)
    page = puzzle_html(Puzzle("x", PUZZLES["best-card"], game, shown), "en")
    heads = re.findall(r'<p class="tt-hand-name"( data-turn)?>([^<]*)', page)
    assert heads == [(" data-turn", "Your cards: player 1"), ("", "Cards in hand: player 2")]


def test_where_all_hands_are_open_the_tricks_played_are_folded():
    game = GAMES["all-fives"]
    text = "players 2; trump H; tricks P1 2C AS; trick P2 3C; hand {}"
    page, legal = (
        puzzle_html(
            Puzzle("x", PUZZLES[kind], game, parse_position(text.format(hands), game)), "en"
        )
        for kind, hands in (("best-card", "P1 4S JH / P2 5H"), ("legal-plays", "P1 4S JH"))
    )
    folded = '<details class="tt-seats"><summary>Tricks played: 1</summary><p class="tt-earlier">'
    assert folded in page
    assert "<summary>Tricks" not in legal
    assert 'class="tt-earlier"' in legal
