"""Every mistake an author can make is told as `page:line: kind: "text": what, and the way out`."""

from __future__ import annotations

import pytest

from pages import LEGAL, WINNER, WORKED, convert

MISTAKES = {
    "a card of no suit": (
        LEGAL.replace("AH KD\nanswer", "5Z KD\nanswer"),
        'page.md:6: legal-plays: "5Z": no suit Z (S H D C)',
    ),
    "a card of another pack": (
        WINNER.replace("KD", "1D"),
        'page.md:5: trick-winner: "1D": no',
    ),
    "a line that is no field": (
        WINNER.replace("trump:  S", "trump S"),
        'page.md:4: trick-winner: "trump S": not a field; write "key: value"',
    ),
    "a field that does not exist": (
        WINNER.replace("trump:", "trumps:"),
        'page.md:4: trick-winner: "trumps": no such field here; there are id, game, answer',
    ),
    "a field twice": (
        WINNER.replace("answer: B1", "answer: B1\nanswer: C1"),
        'page.md:7: trick-winner: "answer": the field stands already in line 6; keep one of them',
    ),
    "no id": (
        WINNER.replace("id:     b-test\n", ""),
        'page.md:2: trick-winner: "id" is missing; write a line such as "id: b-short-words"',
    ),
    "no answer": (
        WINNER.replace("answer: B1\n", ""),
        'page.md:2: trick-winner: "answer" is missing; write a line such as "answer: ',
    ),
    "no reason": (
        WINNER.replace("why:    highest-trump-wins\n", ""),
        'page.md:2: trick-winner: "why" is missing; write a line such as "why: ',
    ),
    "an id that is no address": (
        WINNER.replace("b-test", "B test"),
        'page.md:3: trick-winner: "B test": an id is small letters, digits and single hyphens',
    ),
    "no game": (
        WINNER.replace("id:", "game: \nid:"),
        'page.md:3: trick-winner: "game" is missing; write it here or in the page\'s front matter',
    ),
    "a game that does not exist": (
        WINNER.replace("id:", "game: whist\nid:"),
        'page.md:3: trick-winner: "whist": no such game; known: bruff',
    ),
    "a trump suit that does not exist": (
        WINNER.replace("trump:  S", "trump:  X"),
        'page.md:4: trick-winner: "X": no such suit (S H D C)',
    ),
    "no trump suit": (
        WINNER.replace("trump:  S\n", ""),
        "page.md:2: trick-winner: the trump suit is missing (trump)",
    ),
    "a seat out of turn": (
        WINNER.replace("B1 5S", "C1 5S"),
        "page.md:5: trick-winner: ",
    ),
    "a card twice": (
        LEGAL.replace("AH KD", "AH 7S"),
        'page.md:6: legal-plays: "7S": the card stands twice',
    ),
    "a number of players that is none": (
        LEGAL.replace("id:", "game: all-fives\nplayers: seven\nid:"),
        'page.md:4: legal-plays: "seven": players: only ',
    ),
    "an answer that is no choice": (
        WINNER.replace("answer: B1", "answer: D1"),
        'page.md:6: trick-winner: "D1": none of the choices; they are A1 B1 C1 A2 B2 C2',
    ),
    "an answer the engine does not give": (
        WINNER.replace("answer: B1", "answer: A1"),
        'page.md:6: trick-winner: "A1": the engine says B1: ',
    ),
    "a set that is not the engine's": (
        LEGAL.replace("answer: AH KD", "answer: AH"),
        'page.md:7: legal-plays: "AH": the engine says AH KD: ',
    ),
    "a rule that does not exist": (
        LEGAL.replace("may-renege", "may-reneg"),
        'page.md:8: legal-plays: "may-reneg": bruff has no such rule; did you mean may-renege? ',
    ),
    "another rule than the one that decides": (
        LEGAL.replace("may-renege", "must-trump"),
        'page.md:8: legal-plays: "must-trump": the rule that decides is may-renege: ',
    ),
    "a fact that does not exist": (
        LEGAL.replace("why:", "fact:   B99.1\nwhy:"),
        'page.md:8: legal-plays: "B99.1": bruff has no such fact; they run B1.1 … B10.3',
    ),
    "a fence that never ends": (
        LEGAL.replace("may-renege\n```", "may-renege"),
        "page.md:2: legal-plays: the fence is never closed; end it with the same marks",
    ),
    "options behind the name": (
        LEGAL.replace("```legal-plays", "```legal-plays open=yes"),
        'page.md:2: legal-plays: "open=yes": a fence takes no options; write them as fields',
    ),
    "a misspelt name": (
        LEGAL.replace("legal-plays", "legal-play"),
        'page.md:2: fence: "legal-play": no such fence; did you mean legal-plays?',
    ),
    "a worked trick that is not whole": (
        WORKED.replace(", C2 4D", ""),
        "page.md:5: trick: a worked trick is a whole one: 6 cards are needed",
    ),
    "a worked trick without a hand": (
        WORKED.replace("hand:   C1 AH KD\n", ""),
        'page.md:2: trick: "hand" is missing; write a line such as "hand: C1 AH KD"',
    ),
    "two hands in a worked trick": (
        WORKED.replace("C1 AH KD\n", "C1 AH KD / A2 3S\n"),
        "page.md:6: trick: one hand only: that of the seat which decides",
    ),
    "a hand without the card that is played": (
        WORKED.replace("C1 AH KD\nanswer: AH KD", "C1 AH 9D\nanswer: AH 9D"),
        'page.md:6: trick: "KD": C1 plays it in the trick, so it must be in the hand',
    ),
    "a worked trick with a play that is not allowed": (
        WORKED.replace("C1 AH KD\n", "C1 2S KD\n")
        .replace("A2 2S", "A2 3S")
        .replace("answer: AH KD\nwhy:    may-renege", "answer: 2S\nwhy:    must-trump"),
        'page.md:5: trick: "KD": C1 may not play it: ',
    ),
    "a table of no suit": (
        "\n```card-order\ntrump: X\n```",
        'page.md:3: card-order: "X": no such suit; the suits are S, H, D and C',
    ),
    "a table without trumps": (
        "\n```card-order\nshow: trumps\n```",
        'page.md:2: card-order: "trump" is missing; write a line such as "trump: S"',
    ),
    "a table of nothing": (
        "\n```card-order\ntrump: S\nshow: everything\n```",
        'page.md:4: card-order: "everything": nothing to show; write "trumps", or "plain"',
    ),
    "a plain suit that is trumps": (
        "\n```card-order\ntrump: S\nshow: plain S\n```",
        'page.md:4: card-order: "S": this suit is trumps here, so it is not plain; write for',
    ),
    "a plain suit that does not exist": (
        "\n```card-order\ntrump: S\nshow: plain Y\n```",
        'page.md:4: card-order: "Y": no such suit; write for example "plain C D"',
    ),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_with_its_place(name: str) -> None:
    text, expected = MISTAKES[name]
    game = "" if name == "no game" else "bruff"
    converted = convert(text, game=game)
    assert [report for report in converted.reports if expected in report], converted.reports
    assert '<div class="tt-problem">' in converted.html
    assert "<trick-puzzle" not in converted.html
    assert "<worked-trick" not in converted.html


def test_all_mistakes_are_told_at_once_in_the_order_of_the_lines() -> None:
    text = LEGAL.replace("S\ntrick", "X\ntrick").replace("AH KD\nanswer", "5Z\nanswer") + WINNER
    reports = convert(text + WINNER.replace("B1\nwhy", "C2\nwhy")).reports
    assert [report.split(": ")[0] for report in reports] == [
        *("page.md:4", "page.md:6", "page.md:23")
    ]


def test_lines_are_counted_in_the_file_not_in_the_text_behind_the_front_matter() -> None:
    text = LEGAL.replace("5S", "5Z")
    assert convert(text, first_line=6).reports[0].startswith("page.md:10: legal-plays: ")


def test_what_an_author_wrote_cannot_become_html() -> None:
    html = convert(WINNER.replace("answer: B1", "answer: <img src=x>")).html
    assert "<img" not in html
    assert "&lt;img src=x&gt;" in html
