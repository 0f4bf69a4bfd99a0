"""The solver against plain exhaustive search, and the line it shows against the rules."""

import os

import pytest

from tricktaking.cards import CARDS
from tricktaking.dice import Dice
from tricktaking.games import GAMES
from tricktaking.names import TRUMP
from tricktaking.notation import parse_position
from tricktaking.position import Position
from tricktaking.rules import Problem
from tricktaking.solver import solve
from tricktaking.trick import Trick

LONG = os.environ.get("TRICKTAKING_LONG") == "1"
SIZES = [
    ("bruff", 6, 2),
    ("auction-forty-fives", 4, 3),
    ("all-fives", 3, 3),
    ("all-fives", 2, 4),
]
ENDINGS = 150 if LONG else 12
VALUES = {"A": 4, "K": 3, "Q": 2, "J": 1, "T": 10, "5": 5}


def ending(name, players, size, number, *, loaded=False):
    """Random hands, now and then with many trumps, sometimes with cards on the table already."""
    dice = Dice(f"{name} {players} {size} {number}")
    game = GAMES[name]
    table, trump = game.tables[players], dice.pick("SHDC")
    pack = sorted(game.pack, key=lambda card: card.code)
    trumps = [card for card in pack if game.orders[trump].suit[card] == TRUMP]
    if loaded:
        plain = [card for card in pack if card not in trumps]
        pack = dice.sample(trumps, players * size // 2) + dice.sample(plain, players * size)
        pack = dice.shuffled(pack[: players * size])
    else:
        pack = dice.shuffled(pack)
    hands = tuple(
        (seat, tuple(pack[i * size : (i + 1) * size])) for i, seat in enumerate(table.seats)
    )
    position = Position(game, players, trump=trump, hands=hands)
    for _ in range(dice.below(players)):
        position = position.play(dice.pick(position.legal_plays()))
    return position


def exhaustive(position, side):
    """What `side` makes when everybody tries everything: no cut, no table, no equals."""
    total = bonus(position, side)
    return total + rest(position, side)


def bonus(position, side):
    if position.game.id == "all-fives":
        return 0
    order = position.game.orders[position.trump]
    held = [(seat, card) for seat, hand in position.hands for card in hand]
    held += position.trick.plays(position.table) if position.trick else ()
    trumps = [(order.strength[card], seat) for seat, card in held if order.suit[card] == TRUMP]
    return 5 if trumps and position.table.side[max(trumps)[1]] == side else 0


def rest(position, side):
    if position.trick and position.trick.complete(position.table):
        won = worth(position) if position.table.side[position.winner()] == side else 0
        return won + (ahead(position, side) if position.hands else 0)
    return ahead(position, side)


def worth(position):
    if position.game.id != "all-fives":
        return 5
    cards = position.trick.cards
    return sum(VALUES.get(card.rank, 0) for card in cards if card.suit == position.trump)


def ahead(position, side):
    values = [rest(position.play(card), side) for card in position.legal_plays()]
    return (max if position.table.side[position.turn] == side else min)(values)


@pytest.mark.parametrize(("name", "players", "size"), SIZES)
@pytest.mark.parametrize("loaded", [False, True])
def test_every_card_has_the_value_that_plain_search_finds(name, players, size, loaded):
    for number in range(ENDINGS):
        position = ending(name, players, size, number, loaded=loaded)
        found = solve(position)
        side = position.table.side[position.turn]
        plain = {
            card: bonus(position, side) + rest(position.play(card), side)
            for card in position.legal_plays()
        }
        assert found.values == plain, (name, number)
        assert found.value == max(plain.values())
        assert set(found.cards) == {card for card in plain if plain[card] == found.value}


@pytest.mark.parametrize(("name", "players", "size"), SIZES)
def test_the_line_is_legal_and_ends_with_the_value(name, players, size):
    for number in range(ENDINGS):
        position = ending(name, players, size, number, loaded=True)
        found, made = solve(position), 0
        made = bonus(position, found.side)
        for seat, card in found.line:
            assert seat == position.turn
            position = position.play(card)
            if position.trick.complete(position.table):
                made += rest(position, found.side) if not position.hands else 0
                if position.hands and position.table.side[position.winner()] == found.side:
                    made += worth(position)
        assert not position.hands
        assert made == found.value


def test_the_other_side_gets_what_is_left():
    for number in range(ENDINGS):
        position = ending("auction-forty-fives", 4, 3, number)
        ours, theirs = solve(position, "NS"), solve(position, "EW")
        trumps = any(
            position.game.orders[position.trump].suit[card] == TRUMP for card in position.cards()
        )
        assert ours.value + theirs.value == 15 + 5 * trumps


def test_a_bonus_won_already_is_not_counted_again():
    game = GAMES["auction-forty-fives"]
    before = "trump S; tricks N 5S 6S 7S 8S; trick N KD 2D 3D 4D; hand "
    hands = "N JS / E 2C / S 3C / W 4C"
    assert solve(parse_position(before + hands, game)).value == 5
    assert solve(parse_position("trump S; trick N KD 2D 3D 4D; hand " + hands, game)).value == 10


def test_the_bonus_belongs_to_the_one_who_has_laid_the_highest_trump():
    game = GAMES["auction-forty-fives"]
    position = parse_position("trump S; trick N 5S; hand E 2C / S 3C / W 4C", game)
    assert solve(position).value == 0
    assert solve(position, "NS").value == 10


def test_neighbours_are_equals_only_when_nobody_can_tell_them_apart():
    # The ace of hearts is protected and the ace of spades is not.
    game = GAMES["auction-forty-fives"]
    text = "trump S; hand N AH AS / E KS 2D / S 3D 4D / W 6D 7D"
    assert solve(parse_position(text, game)).cards == (CARDS["AH"], CARDS["AS"])


@pytest.mark.parametrize(
    "hands",
    ["hand N KS / E AS / S QS", "hand N KS 2D / E AS / S QS 3D / W 2S 4D", "trick N KS"],
)
def test_hands_that_do_not_fit_are_a_problem(hands):
    with pytest.raises(Problem, match="hands are needed"):
        solve(parse_position(f"trump S; {hands}", GAMES["auction-forty-fives"]))


def test_a_full_trick_on_the_table_counts_for_nothing_any_more():
    table = GAMES["auction-forty-fives"].table
    trick = Trick("N", tuple(CARDS[code] for code in ("KS", "2S", "3S", "4S")))
    hands = tuple(
        (seat, (CARDS[code],))
        for seat, code in zip(table.seats, ("QD", "KD", "2D", "3D"), strict=True)
    )
    position = Position(GAMES["auction-forty-fives"], 4, trump="S", trick=trick, hands=hands)
    assert solve(position).value == 0
