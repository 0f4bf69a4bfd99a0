"""A fence becomes a puzzle that can be read without scripts, and answered with them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from pages import LEGAL, WINNER, WORKED, convert
from tricktaking.ask import answer
from tricktaking.game import Game
from tricktaking.position import Position
from tricktaking.puzzles import PUZZLES
from tricktaking.puzzles.trick_winner import TrickWinner


def stored(html: str, name: str) -> Any:
    """What the page stores for its scripts under a class."""
    found = re.search(rf'<div hidden class="{name}"[^>]*>(.*?)</div>', html)
    assert found, name
    return json.loads(found[1].replace("&lt;", "<").replace("&amp;", "&"))


def test_the_cards_on_the_table_are_the_radios_of_a_trick_winner() -> None:
    html = convert(WINNER).html
    assert re.findall(r'<input type="radio" name="b-test" value="(\w\w)"', html) == [
        *("A1", "B1", "C1", "A2", "B2", "C2")
    ]
    assert '<legend class="tt-question">Who takes the trick?</legend>' in html


def test_the_cards_of_the_hand_are_the_checkboxes_of_legal_plays() -> None:
    html = convert(LEGAL).html
    assert re.findall(r'<input type="checkbox" name="b-test" value="(\w\w)"', html) == ["AH", "KD"]


def test_a_puzzle_stands_by_itself_not_in_a_paragraph() -> None:
    assert convert(f"Before.\n{WINNER}\nAfter.").html.count("<p><trick-puzzle") == 0


def test_cards_are_named_in_words_for_the_ear() -> None:
    html = convert(LEGAL, lang="ru").html
    assert '<span class="tt-vh">король бубён</span>' in html
    assert convert(LEGAL).html.count("king of diamonds") >= 1


def test_the_answer_and_its_reason_are_folded_up_with_a_link_to_the_rule() -> None:
    html = convert(LEGAL).html
    answer_part = html[html.index('<details class="tt-answer">') :]
    assert '<a data-rule="may-renege" href="#may-renege">Rule\u00a06.3</a>' in answer_part


def test_nothing_shown_before_the_answer_tells_which_card_is_a_trump() -> None:
    html = convert(LEGAL).html
    shown = re.sub(r'<span class="tt-aside" hidden>.*?</span>', "", html.split("<details")[0])
    assert ", trump" not in shown


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("text", [WINNER, LEGAL])
def test_stored_replies_are_the_engines_own(text: str, lang: str) -> None:
    html = convert(text, lang=lang).html
    puzzle, ready = stored(html, "tt-puzzle"), stored(html, "tt-ready")
    for choice, ruling in ready["choices"].items():
        given = choice if "rule" not in ready else [choice]
        question = {"ask": "judge", "puzzle": puzzle, "answer": given, "lang": lang}
        reply = json.loads(answer(json.dumps(question)))
        assert (reply["correct"], reply["steps"]) == (ready["correct"], ready["steps"])
        if "rule" in ready:
            assert (reply["rule"], reply["text"]) == (ready["rule"], ready["text"])
            assert reply["choices"] == ready["choices"]
        else:
            told = {"allowed": reply["right"], "rule": reply["rule"], "text": reply["text"]}
            assert told == ruling


def test_a_worked_trick_tells_every_move_and_stops_before_the_decision() -> None:
    html = convert(WORKED).html
    assert 'data-decision="2"' in html
    assert html.count('<li class="tt-move">') == 7
    assert re.findall(r'<input type="radio" name="b-test" value="(\w\w)"', html) == ["AH", "KD"]
    assert set(stored(html, "tt-ready")["choices"]) == {"AH", "KD"}


def test_a_fact_is_marked_on_the_element_that_shows_it() -> None:
    html = convert(WORKED.replace("why:", "fact:   B9.4\nwhy:")).html
    assert re.search(r'<worked-trick [^>]*data-fact="B9.4"', html)


def test_card_order_prints_the_engines_table() -> None:
    html = convert("```card-order\ntrump: S\nshow: trumps\nfact: B4.S\n```").html
    assert re.findall(r"<b>(\w+)</b>", html)[:4] == ["5", "J", "Jkr", "A"]
    assert 'data-fact="B4.S"' in html
    assert html.count("<li") == 15


def test_card_order_prints_the_plain_suits_asked_for() -> None:
    html = convert("```card-order\ntrump: D\nshow: plain S C\n```").html
    assert html.count("<ol") == 2
    assert html.count("<li") == 26


def test_a_fence_inside_another_fence_is_a_listing() -> None:
    assert "<trick-puzzle" not in convert(f"````md\n{WINNER}\n````").html


def test_other_fences_are_left_alone() -> None:
    converted = convert("```python\nprint(1)\n```")
    assert "<trick-puzzle" not in converted.html
    assert not converted.reports


def test_a_fence_may_stand_in_an_admonition() -> None:
    inside = "\n".join(f"    {line}" for line in WINNER.strip().splitlines())
    html = convert(f"!!! note\n\n{inside}\n").html
    assert re.search(r'<div class="admonition note">.*<trick-puzzle', html, re.DOTALL)


def test_an_indented_line_goes_on_with_the_field_above() -> None:
    assert not convert(WINNER.replace(", A2", ",\n        A2")).reports


def test_cards_may_be_written_as_people_do() -> None:
    text = LEGAL.replace("answer: AH KD", "answer: a♥, k♦").replace("C1 AH KD", "C1 A♥ k♦")
    assert not convert(text).reports


def test_a_game_named_in_the_fence_beats_that_of_the_page() -> None:
    text = WINNER.replace("trump:", "game:   bruff\ntrump:")
    assert not convert(text, game="").reports


def test_rules_that_stand_on_another_page_are_linked_there() -> None:
    html = convert(WINNER, rules="../bruff/").html
    assert 'data-rules="../bruff/"' in html
    assert 'href="../bruff/#highest-trump-wins"' in html


def test_without_a_page_of_rules_they_are_named_and_not_linked() -> None:
    html = convert(WINNER, rules=None).html
    assert "data-rules=" not in html
    assert '<span data-rule="highest-trump-wins">Rule\u00a05.2</span>' in html


class HowMany(TrickWinner):
    """A kind that nobody knew when fences and scripts were written: its answer is a number."""

    id = "how-many"
    shape = "number"
    where = "list"

    def choices(self, game: Game, position: Position) -> tuple[str, ...]:
        return ()

    def solve(self, game: Game, position: Position) -> int:
        return len(position.trick.cards) if position.trick else 0

    def reason(self, game: Game, position: Position, rulings: object) -> Any:
        trick = position.trick
        return game.judge_winner(position.trump or "", trick.cards if trick else (), 1)


def test_a_new_kind_of_puzzle_is_a_fence_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = HowMany()
    monkeypatch.setattr(kind, "rulings", lambda game, position: {})
    monkeypatch.setitem(PUZZLES, kind.id, kind)
    converted = convert(WINNER.replace("trick-winner", "how-many").replace("B1\nwhy", "6\nwhy"))
    assert not converted.reports
    assert '<input class="tt-number" type="number"' in converted.html
    assert stored(converted.html, "tt-ready")["correct"] == 6
    wrong = convert(WINNER.replace("trick-winner", "how-many").replace("B1\nwhy", "six\nwhy"))
    assert wrong.reports == ['page.md:6: how-many: "six": a whole number is needed']
