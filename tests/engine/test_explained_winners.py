"""Why a card takes a trick or does not: the naive oracle derives each reason again."""

import re

from hypothesis import given

import strategies as made
from sentences import cards_in
from test_explanations import facts


def suit_at(card, now):
    return "trump" if card in now.trumps else card[1]


WINS = {
    r".+ is the highest trump in the trick; from the top: .+\.": lambda now, card, named: (
        card == now.winner and named == [card, *now.played_trumps] and len(now.played_trumps) > 1
    ),
    r".+ is the only trump in the trick, so it takes it\.": lambda now, card, named: (
        card == now.winner and named == [card] == now.played_trumps
    ),
    r"No trump was played; .+ is the highest card of the suit led; from the top: .+\.": (
        lambda now, card, named: (
            card == now.winner
            and not now.played_trumps
            and named == [card, *now.suited]
            and len(now.suited) > 1
        )
    ),
    r"No trump was played and nobody followed suit, so the card led, .+, takes the trick\.": (
        lambda now, card, named: (
            card == now.winner == now.led
            and not now.played_trumps
            and named == [card] == now.suited
        )
    ),
    r".+ is a trump, but .+ is a higher one; from the top: .+\.": lambda now, card, named: (
        named == [card, now.winner, *now.played_trumps] and card in now.trumps
    ),
    r".+ was led, but it is a plain card and .+ a trump: a trump beats any plain card\.": (
        lambda now, card, named: (
            named == [card, now.winner]
            and card == now.led
            and card not in now.trumps
            and now.winner in now.trumps
        )
    ),
    r".+ is of the suit led, but a plain card, and .+ is a trump: a trump beats any plain card\.": (
        lambda now, card, named: (
            named == [card, now.winner]
            and card != now.led
            and suit_at(card, now) == now.suit_led != "trump"
            and now.winner in now.trumps
        )
    ),
    r".+ is neither .+ of the suit led \(.+\), and .+ is a trump: a trump beats any plain card\.": (
        lambda now, card, named: (
            named == [card, now.led, now.winner]
            and now.suit_led != "trump"
            and suit_at(card, now) not in ("trump", now.suit_led)
            and now.winner in now.trumps
        )
    ),
    r"A trump was led, .+, and .+ is a plain card: it cannot take the trick, which goes to .+\.": (
        lambda now, card, named: (
            named == [now.led, card, now.winner]
            and now.suit_led == "trump"
            and card not in now.trumps
        )
    ),
    r".+ and .+ are of the same suit, but .+ stands higher; from the top: .+\.": lambda now, card, named: (
        named == [now.winner, card, now.winner, *now.suited]
        and not now.played_trumps
        and suit_at(card, now) == suit_at(now.winner, now) == now.suit_led
    ),
    r".+ is neither a trump nor of the suit led \(.+\): such a card cannot take a trick\.": (
        lambda now, card, named: (
            named == [card, now.led]
            and not now.played_trumps
            and suit_at(card, now) not in ("trump", now.suit_led)
        )
    ),
}


@made.often
@given(made.tricks())
def test_the_reason_why_a_card_wins_or_loses_is_true(played):
    game, trump, cards = played
    now = facts(game.id, trump, [card.code for card in cards])
    ranks = {
        game.rules[name]
        for name in ("card-order", "trump-order", "plain-order")
        if name in game.rules
    }
    for number, card in enumerate(cards):
        ruling = game.judge_winner(trump, cards, number)
        text = ruling.text("en")
        checks = [check for pattern, check in WINS.items() if re.fullmatch(pattern, text)]
        assert len(checks) == 1, f"nobody checks what this ruling claims: {text!r}"
        assert checks[0](now, card.code, cards_in(text)), text
        assert ruling.allowed is (card.code == now.winner)
        assert set(cards_in(text)) == set(cards_in(ruling.text("ru")))
        compared = "higher" in text and not ruling.allowed
        assert (ruling.rule in ranks) == compared
