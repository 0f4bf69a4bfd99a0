"""What is said of a trick's worth is true: the naive oracle derives it from the cards again."""

from __future__ import annotations

import re

from hypothesis import given

import strategies as made
from oracle import judgements
from oracle.tables import TRUMPS
from sentences import (
    cards_in,
)

WORTHS = {
    r"One card of the trick counts, (?P<cards>.+?) \((?P<worth>\d+)\); .*": (
        lambda game, trump, names, points, cards, worth: (
            cards_in(cards) == counting(trump, names) and int(worth) == points
        )
    ),
    r"These trumps of the trick count: (?P<cards>.+), (?P<worth>\d+) together\.": (
        lambda game, trump, names, points, cards, worth: (
            cards_in(cards) == counting(trump, names)
            and len(cards_in(cards)) > 1
            and int(worth) == points == sum(int(n) for n in re.findall(r"\((\d+)\)", cards))
        )
    ),
    r"Only A, K, Q, J, 10 and 5 of trumps count, and the trick holds none: .*": (
        lambda game, trump, names, points: not counting(trump, names) and points == 0
    ),
    r"The trick is 5, and 5 more for the highest trump: nothing beats (?P<five>.+), .*": (
        lambda game, trump, names, points, five: (
            cards_in(five) == ["5" + trump] and five_wins(game, trump, names) and points == 10
        )
    ),
    r"The trick is 5 points; no trump took it, .*": lambda game, trump, names, points: (
        not set(names) & set(TRUMPS[game][trump]) and points == 5
    ),
    r"The trick is 5 points; whether (?P<best>.+) earns the bonus cannot be told .*": (
        lambda game, trump, names, points, best: (
            cards_in(best) == [names[judgements.trick_winner(game, trump, names)]]
            and cards_in(best)[0] in TRUMPS[game][trump]
            and not five_wins(game, trump, names)
            and points == 5
        )
    ),
}


def counting(trump, names):
    """The cards that bring points in All Fives."""
    return [name for name in names if judgements.card_points(trump, [name])]


def five_wins(game, trump, names):
    return names[judgements.trick_winner(game, trump, names)] == "5" + trump


@made.often
@given(made.tricks())
def test_the_reason_given_for_the_points_is_true(played):
    game, trump, cards = played
    if len(cards) in game.tables:
        names = [card.code for card in cards]
        points, _, ruling = game.judge_points(trump, cards)
        text = ruling.text("en")
        found = [(check, re.fullmatch(p, text)) for p, check in WORTHS.items()]
        matches = [(check, match) for check, match in found if match]
        assert ruling.allowed is True
        assert len(matches) == 1, f"nobody checks what this ruling claims: {text!r}"
        check, match = matches[0]
        assert check(game.id, trump, names, points, **match.groupdict()), text
        numbers = re.compile(r"\((\d+)\)")
        assert numbers.findall(text) == numbers.findall(ruling.text("ru"))
        assert cards_in(text) == cards_in(ruling.text("ru"))
