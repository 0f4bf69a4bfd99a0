"""What Hypothesis makes up for the tests: cards, tricks, hands, positions, records, questions.

Everything is drawn from a game of the registry, so that a new game is tested as soon as it stands
there.
"""

from __future__ import annotations

import json
import random
from typing import NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from oracle import random_games
from tricktaking.cards import SUITS, Card
from tricktaking.game import Game
from tricktaking.games import GAMES
from tricktaking.notation import format_position
from tricktaking.position import Position
from tricktaking.puzzles import PUZZLES
from tricktaking.record import Record, RecordedDeal
from tricktaking.spoil_five import protected
from tricktaking.trick import Trick

often = settings(max_examples=max(400, settings.default.max_examples))
"""For what is quickly tried and has many cases."""

games = st.sampled_from(list(GAMES.values()))
trumps = st.sampled_from(SUITS)
langs = st.sampled_from(("ru", "en"))
seeds = st.integers(0, 2**32).map(random.Random)
"""Generators of the oracle's random games, each from its own seed."""


def pack(game: Game) -> list[Card]:
    """The pack in an order that is the same in every run."""
    return sorted(game.pack, key=lambda card: card.code)


def some_cards(game: Game, least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Different cards of the game's pack."""
    return st.lists(st.sampled_from(pack(game)), min_size=least, max_size=most, unique=True)


@st.composite
def hard_cards(draw: st.DrawFn, game: Game, trump: str, least: int, most: int) -> list[Card]:
    """Different cards, half the time only trumps and one plain suit: there the rules collide."""
    chosen = pack(game)
    if draw(st.booleans()):
        order = game.orders[trump]
        plain = draw(st.sampled_from([suit for suit in SUITS if suit != trump]))
        chosen = [card for card in chosen if order.suit[card] in ("trump", plain)]
    return draw(st.lists(st.sampled_from(chosen), min_size=least, max_size=most, unique=True))


class Turn(NamedTuple):
    """A seat must play: the trick so far (perhaps empty) and its hand."""

    game: Game
    trump: str
    trick: list[Card]
    hand: list[Card]


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    game, trump = draw(games), draw(trumps)
    on_table = draw(st.integers(0, len(game.table.seats) - 1))
    most = on_table + (game.hand_size or 12)
    cards = draw(hard_cards(game, trump, on_table + 1, most))
    return Turn(game, trump, cards[:on_table], cards[on_table:])


@st.composite
def turns_to_hold_back(draw: st.DrawFn) -> Turn:
    """A trump led low, higher ones after it perhaps, and a hand whose only trumps are protected."""
    game = draw(games.filter(lambda game: "may-renege" in game.rules))
    trump = draw(trumps)
    order = game.orders[trump]
    best = [card for card in order.trumps if protected(card, trump)]
    led = draw(st.sampled_from(order.trumps[len(best) :]))
    held = draw(st.lists(st.sampled_from(best), min_size=1, max_size=2, unique=True))
    plain = draw(st.sampled_from([card for card in pack(game) if order.suit[card] != "trump"]))
    others = [card for card in order.trumps if card is not led and card not in held]
    after = draw(st.lists(st.sampled_from(others), max_size=2, unique=True))
    return Turn(game, trump, [led, *after], [*held, plain])


class Played(NamedTuple):
    """Cards of one trick in order of play, the trick finished or not."""

    game: Game
    trump: str
    cards: list[Card]


@st.composite
def tricks(draw: st.DrawFn) -> Played:
    game, trump = draw(games), draw(trumps)
    return Played(game, trump, draw(hard_cards(game, trump, 1, max(game.tables))))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any position that can be written down, possible in its game or not, each field there or not."""
    game = draw(games)
    players = draw(st.sampled_from(sorted(game.tables)))
    table = game.tables[players]
    seat = st.sampled_from(table.seats)
    number = st.integers(-9999, 9999)
    amount = st.integers(0, 9999)
    call = st.one_of(st.sampled_from(("pass", "hold")), amount.map(str))
    verb = st.sampled_from(("stand", "beg", "give", "run", "rob", "revoke"))
    trick = st.builds(Trick, seat, some_cards(game, 1, len(table.seats)).map(tuple))
    hand = some_cards(game, 1, 12).map(tuple)
    optional = st.booleans()

    def perhaps(strategy, otherwise=None):
        return draw(strategy) if draw(optional) else otherwise

    return Position(
        game,
        players,
        trump=perhaps(trumps),
        dealer=perhaps(seat),
        turn_up=perhaps(st.sampled_from(pack(game))),
        scores=perhaps(st.tuples(*(st.tuples(st.just(side), number) for side in table.sides)), ()),
        calls=perhaps(st.lists(call, max_size=9).map(tuple), ()),
        bid=perhaps(st.tuples(seat, amount)),
        acts=perhaps(st.lists(st.builds("{} {}".format, seat, verb), max_size=3).map(tuple), ()),
        tricks=perhaps(st.lists(trick, max_size=3).map(tuple), ()),
        trick=perhaps(trick),
        hands=perhaps(
            st.lists(st.tuples(seat, hand), max_size=3, unique_by=lambda held: held[0]).map(tuple),
            (),
        ),
        side=perhaps(st.sampled_from(table.sides)),
    )


@st.composite
def deals_face_up(draw: st.DrawFn) -> Position:
    """All hands on the table and nothing played yet."""
    game, trump = draw(games), draw(trumps)
    table = game.tables[draw(st.sampled_from(sorted(game.tables)))]
    size = game.hand_size or draw(st.sampled_from((6, 9)))
    cards = pack(game)
    draw(seeds).shuffle(cards)
    hands = [tuple(cards[i * size : (i + 1) * size]) for i in range(len(table.seats))]
    leader = draw(st.sampled_from(table.seats))
    seats = table.from_seat(leader)
    return Position(game, len(seats), trump, hands=tuple(zip(seats, hands, strict=True)))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """The record of a whole game, or of one that breaks off at a mistake."""
    make = draw(st.sampled_from((random_games.whole_game, random_games.broken_game)))
    return record_of(make(draw(games).id, draw(seeds)))


def record_of(question: dict) -> Record:
    """A replay question as a record; what no record can hold (a pack that is none) is left out."""
    game = GAMES[question["game"]]
    sides = question.get("scores") or dict.fromkeys(game.table.sides, 0)
    deals = [
        RecordedDeal(
            tuple(game.card(code) for code in deal["deck"] if code != "1S"),
            tuple(written_act(act) for act in deal["acts"] if act),
        )
        for deal in question["deals"]
    ]
    return Record(game, question["dealer"], tuple(sides.items()), tuple(deals))


def written_act(act: str | dict) -> str:
    """An act as a record writes it."""
    if isinstance(act, dict):
        return f"revoke {act['revoke']['seat']} {act['revoke']['claimed']}"
    return " ".join(act.split())


@st.composite
def puzzles(draw: st.DrawFn) -> dict:
    """A puzzle of any kind, as a question carries it, most often one that can be asked."""
    kind = draw(st.sampled_from(list(PUZZLES)))
    if kind == "trick-winner":
        game, trump, cards = draw(tricks())
        seats = game.tables[min(n for n in game.tables if n >= len(cards))].seats
        position = Position(game, len(seats), trump, trick=Trick(seats[0], tuple(cards)))
    elif kind == "legal-plays":
        game, trump, on_table, hand = draw(turns())
        table = game.table
        trick = Trick(table.seats[0], tuple(on_table)) if on_table else None
        seat = table.seats[len(on_table)]
        position = Position(
            game, len(table.seats), trump, trick=trick, hands=((seat, tuple(hand)),)
        )
    else:
        position = draw(positions())
    return {
        "id": draw(st.sampled_from(("", "b-test", "{x}"))),
        "kind": kind,
        "game": position.game.id,
        "position": format_position(position),
    }


@st.composite
def questions(draw: st.DrawFn) -> dict:
    """A question of any kind that the engine should be able to answer."""
    game = draw(games).id
    kind = draw(
        st.sampled_from(
            ("position", "position", "calls", "whole", "broken", "judge", "render", "order")
        )
    )
    if kind == "position":
        question = random_games.position(game, draw(seeds))
    elif kind == "calls":
        question = random_games.random_auction(draw(seeds))
    elif kind == "whole":
        question = random_games.whole_game(game, draw(seeds))
        del question["deals"][2:]
    elif kind == "broken":
        question = random_games.broken_game(game, draw(seeds))
        del question["deals"][2:]
    elif kind == "order":
        question = {"ask": "card-order", "game": game, "trump": draw(trumps)}
    else:
        question = {"ask": kind, "puzzle": draw(puzzles())}
        if kind == "judge":
            question["answer"] = draw(st.one_of(st.sampled_from(("A1", "P2", "N")), json_values))
    if draw(st.booleans()):
        question["lang"] = draw(langs)
    return question


unpleasant = st.sampled_from(
    (
        *(
            "{",
            "}",
            "{}",
            "{card}",
            "{0}",
            "{card!r:>99}",
            "%s",
            "\\",
            '"',
            "'",
            "\0",
            "\x1b",
            "\x7f",
        ),
        *(
            "\ud800",
            "\udfff",
            "\u2028",
            "\ufeff",
            "\u202e",
            "٣",
            "Ⅷ",
            "ß",
            "İ",
            "K",
            "♠",
            "10♠",
            "🂡",
        ),
        *("", " ", "\n", ";", "-", "--", "/", "#", "deck", "players 22", "5S", "JK", "P3", "A1"),
    )
)
"""Pieces of text that have broken programs before."""

words = st.one_of(st.text(max_size=20), st.lists(unpleasant, max_size=4).map("".join))

numbers = st.one_of(
    st.integers(),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from((2**63, -(2**64), 10**400, -(10**4299), 1e308, -0.0)),
)

json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, words),
    lambda inside: st.one_of(
        st.lists(inside, max_size=4), st.dictionaries(words, inside, max_size=4)
    ),
    max_leaves=8,
)
"""Anything that JSON can say."""


@st.composite
def mutated_questions(draw: st.DrawFn) -> str:
    """A good question with a few places of it changed: a value, a field, a piece of its text."""
    question = draw(questions())
    for _ in range(draw(st.integers(1, 3))):
        mutate(draw, question)
    text = json.dumps(question, ensure_ascii=draw(st.booleans()))
    if draw(st.integers(0, 3)) == 0:
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 3))
        text = text[:at] + draw(words) + text[at + cut :]
    return text


def mutate(draw: st.DrawFn, question: dict) -> None:
    """Changes one place, near or deep, of the question."""
    inside, key = draw(st.sampled_from(places(question)))
    what = draw(st.sampled_from(("value", "remove", "text", "neighbour", "repeat")))
    if what == "remove":
        del inside[key]
    elif what == "neighbour" and isinstance(inside, dict):
        inside[draw(words)] = draw(json_values)
    elif what == "text" and isinstance(inside[key], str):
        text = inside[key]
        at = draw(st.integers(0, len(text)))
        inside[key] = text[:at] + draw(words) + text[at + draw(st.integers(0, 2)) :]
    elif what == "repeat" and isinstance(inside, list):
        inside.insert(key, inside[key])
    else:
        inside[key] = draw(json_values)


def places(value: object) -> list[tuple]:
    """Every place of a question that can be changed, as a container and a key of it."""
    found = []
    if isinstance(value, dict):
        pairs = list(value.items())
    elif isinstance(value, list):
        pairs = list(enumerate(value))
    else:
        return found
    for key, inner in pairs:
        found.append((value, key))
        found.extend(places(inner))
    return found
