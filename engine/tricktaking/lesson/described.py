"""Items as JSON: how a lesson's author describes them, and how the engine writes them down."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..cards import GLYPHS, Card
from ..counting import figure
from ..game import Game
from ..games import GAMES
from ..names import TRUMP, Named, Text, listed, pretty, say, suit_word
from ..notation import format_position, parse_position
from ..position import Position
from ..puzzles import PUZZLES, Answer
from ..rules import Problem
from . import words
from .answers import LEAST_NUMBER, MOST_NUMBER
from .items import (
    LARGEST_SEED,
    MOST_FRESH,
    Composed,
    Drill,
    Fresh,
    Item,
    Published,
    Site,
    impossible,
)


def item_json(item: Item) -> dict[str, Any]:
    """The item as `lesson encode` reads it.

    >>> position = parse_position("trump S; trick A1 7S 5S", GAMES["bruff"])
    >>> item_json(Composed(PUZZLES["trick-winner"], position))
    {'kind': 'trick-winner', 'game': 'bruff', 'position': 'trump S; trick A1 7S 5S'}
    """
    if isinstance(item, Published):
        return {"puzzle": item.id}
    if isinstance(item, Composed):
        position = item.position
        game = position.game.id
        return {"kind": item.kind.id, "game": game, "position": format_position(position)}
    last = {"seed": item.seed} if isinstance(item, Drill) else {"fresh": item.many}
    fields = {"game": item.game.id, "difficulty": item.difficulty, "skill": item.skill}
    return fields | last


def item_from_json(fields: Any, site: Site) -> Item:
    """The item that `item_json` wrote; raises the first `Problem`, `at` the field."""
    if not isinstance(fields, Mapping):
        raise Problem("bad-value", words.WHAT_IS_AN_ITEM)
    sort = next((sort for sort in _SORTS if sort in fields), None)
    if sort is None:
        raise Problem("bad-value", words.WHAT_IS_AN_ITEM)
    known, read = _SORTS[sort]
    refuse_unknown(fields, known)
    item = read(fields, site)
    for problem in impossible(item):
        raise problem
    return item


def puzzle_from_json(fields: Any) -> Composed:
    """The puzzle that an object with kind, game and position describes; raises `Problem`."""
    if not isinstance(fields, Mapping):
        raise Problem("bad-value", words.WHAT_IS_AN_ITEM)
    refuse_unknown(fields, ("id", "kind", "game", "position"))
    puzzle = _composed(fields, Site())
    for problem in impossible(puzzle):
        raise problem
    return puzzle


def about(position: Position, lang: str) -> str:
    """A position in one line, to tell it from others that ask the same: trumps and cards.

    >>> about(parse_position("trump S; trick A1 7S 5S; hand C1 KD", GAMES["bruff"]), "en")
    '♠ trumps · trick: 7♠ 5♠ · hand: K♦'
    """

    def row(what: Text, cards: Sequence[Card]) -> str:
        return f"{say(what, {}, lang)}: {' '.join(pretty(card, lang) for card in cards)}"

    parts = []
    if position.trump:
        parts.append(f"{GLYPHS[position.trump]} {suit_word(TRUMP, lang)}")
    if position.trick:
        parts.append(row(words.THE_TRICK, position.trick.cards))
    parts += [row(words.THE_HAND, hand) for _, hand in position.hands]
    return " · ".join(parts)


def answer_text(puzzle: Composed, answer: Answer | None, lang: str) -> str:
    """An answer in words."""
    kind, position = puzzle
    if answer is None:
        return ""
    if isinstance(answer, int):
        return figure(answer) if LEAST_NUMBER <= answer <= MOST_NUMBER else "…"
    chosen = (answer,) if isinstance(answer, str) else answer
    labels = [kind.label(position.game, position, choice, lang) for choice in chosen]
    if kind.shape == "order":
        return " › ".join(labels)
    return listed(labels, lang) or "—"


def refuse_unknown(fields: Mapping[str, Any], known: Sequence[str]) -> None:
    """Raises the `Problem` that there is no such field, when there is one too many."""
    for key in fields:
        if key not in known:
            named = {"key": str(key)[:40], "known": ", ".join(known)}
            raise Problem("unknown-field", words.NO_FIELD, named, at=str(key)[:40])


def _published(fields: Mapping[str, Any], site: Site) -> Item:
    name = text_in(fields, "puzzle")
    if name not in site.ids:
        raise Problem("bad-value", words.NO_SUCH_ID, {"id": name[:60]}, at="puzzle")
    return Published(name)


def _composed(fields: Mapping[str, Any], site: Site) -> Composed:
    game, kind = game_in(fields), PUZZLES.get(text_in(fields, "kind"))
    if kind is None:
        named = {"kind": text_in(fields, "kind")[:40], "known": ", ".join(PUZZLES)}
        raise Problem("bad-value", words.NO_KIND, named, at="kind")
    try:
        return Composed(kind, parse_position(text_in(fields, "position"), game))
    except Problem as problem:
        problem.at = f"position.{problem.at}" if problem.at else "position"
        raise


def _seeded(fields: Mapping[str, Any], site: Site) -> Item:
    seed = whole(fields, "seed", 0, LARGEST_SEED)
    return Drill(game_in(fields), _difficulty(fields), text_in(fields, "skill"), seed)


def _fresh(fields: Mapping[str, Any], site: Site) -> Item:
    count = whole(fields, "fresh", 1, MOST_FRESH)
    return Fresh(game_in(fields), _difficulty(fields), text_in(fields, "skill"), count)


_Reader = Callable[[Mapping[str, Any], Site], Item]
_SORTS: dict[str, tuple[tuple[str, ...], _Reader]] = {
    "puzzle": (("puzzle",), _published),
    "kind": (("kind", "game", "position"), _composed),
    "seed": (("game", "difficulty", "skill", "seed"), _seeded),
    "fresh": (("game", "difficulty", "skill", "fresh"), _fresh),
}
"""What an item is, by the field that tells it from the others: its fields, and who reads them."""


def text_in(fields: Mapping[str, Any], field: str) -> str:
    """The text in a field; raises `Problem` when there is none."""
    value = fields.get(field)
    if not isinstance(value, str):
        raise Problem("bad-value", words.TEXT_NEEDED, {"field": field}, at=field)
    return value


def whole(fields: Mapping[str, Any], field: str, least: int, most: int) -> int:
    """The whole number in a field; raises `Problem` when there is none between the two."""
    value = fields.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        named: dict[str, Named] = {"field": field, "least": least, "most": most}
        raise Problem("bad-value", words.NUMBER_NEEDED, named, at=field)
    return value


def game_in(fields: Mapping[str, Any]) -> Game:
    """The game that a field names; raises `Problem` when there is none."""
    name = text_in(fields, "game")
    if name not in GAMES:
        named = {"game": name[:40], "known": ", ".join(GAMES)}
        raise Problem("unknown-game", words.NO_GAME, named, at="game")
    return GAMES[name]


def _difficulty(fields: Mapping[str, Any]) -> int:
    return whole(fields, "difficulty", 1, 3)
