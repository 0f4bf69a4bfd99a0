"""The fields of a question, read and checked one by one; what is amiss is raised as a `Problem`."""

from __future__ import annotations

import json
from typing import Any

from . import notation
from .cards import Card
from .fields import suit as suit_named
from .game import Game
from .games import GAMES
from .names import Text
from .puzzles import PUZZLES, Puzzle
from .rules import Problem

Question = dict[str, Any]

TOO_LARGE = 10**1000
"""No score of a game; its digits could not even be written."""


def puzzle_from(fields: Any) -> Puzzle:
    """The puzzle that a question carries: id, kind, game and position; raises `Problem`."""
    if not isinstance(fields, dict):
        raise bad("puzzle", "нужен объект", "an object is needed")
    known_fields(fields, {"id", "kind", "game", "position"}, "puzzle.")
    game = game_of(fields, "puzzle.")
    kind = PUZZLES.get(text_of(fields, "kind", "puzzle."))
    if kind is None:
        raise bad("puzzle.kind", f"есть виды: {', '.join(PUZZLES)}", f"kinds: {', '.join(PUZZLES)}")
    position = notation.parse_position(text_of(fields, "position", "puzzle."), game)
    problems = [*game.problems(position), *kind.problems(game, position)]
    if problems:
        raise problems[0]
    name = text_of(fields, "id", "puzzle.") if "id" in fields else ""
    return Puzzle(name, kind, game, position)


def syntax(ru: str, en: str) -> Problem:
    """The problem that a question cannot be read at all."""
    return Problem("syntax", {"ru": ru, "en": en})


def bad(at: str, ru: str, en: str) -> Problem:
    """The problem that a field, at the place `at`, has a value that is none."""
    return Problem("bad-value", {"ru": f"{at}: {ru}", "en": f"{at}: {en}"}, at=at)


def quoted(value: Any) -> str:
    """A value as a message quotes it: JSON, cut when long, safe in a template."""
    shown = json.dumps(value, ensure_ascii=False)
    shown = shown if len(shown) <= 40 else shown[:40] + "…"
    return shown.replace("{", "{{").replace("}", "}}")


def known_fields(asked: Question, known: set[str], path: str = "") -> None:
    """Raises `unknown-field` for the first field that is not among the known ones."""
    for field in asked:
        if field not in known:
            listed = ", ".join(sorted(known))
            raise Problem(
                "unknown-field",
                {
                    "ru": f"поля {quoted(field)} здесь нет; есть: {listed}",
                    "en": f"no field {quoted(field)} here; known: {listed}",
                },
                at=path + field,
            )


def text_of(asked: Question, field: str, path: str = "") -> str:
    """The text in a field; raises `Problem`."""
    value = asked.get(field)
    if not isinstance(value, str):
        raise bad(path + field, "нужен текст", "a text is needed")
    return value


def game_of(asked: Question, path: str = "") -> Game:
    """The game a question names; raises `Problem`."""
    if "game" not in asked:
        raise bad(path + "game", "назовите игру", "name the game")
    name = asked["game"]
    game = GAMES.get(name) if isinstance(name, str) else None
    if game is None:
        known = ", ".join(GAMES)
        named: Text = {
            "ru": f"нет игры {quoted(name)}; есть: {known}",
            "en": f"no game {quoted(name)}; known: {known}",
        }
        raise Problem("unknown-game", named, at=path + "game")
    return game


def trump_of(asked: Question) -> str:
    """The trump suit a question names; raises `Problem`."""
    value = text_of(asked, "trump")
    suit = suit_named(value)
    if suit is None:
        raise bad("trump", "масть: S, H, D или C", "a suit is S, H, D or C")
    return suit


def card_of(value: Any, game: Game, at: str) -> Card:
    """A card of the game; raises `Problem` that says where it stands."""
    try:
        return game.card(value if isinstance(value, str) else json.dumps(value)[:20])
    except Problem as problem:
        problem.at = at
        raise


def cards_of(asked: Question, field: str, game: Game, most: int) -> list[Card]:
    """The cards in a field, 1 to `most`, each once; raises `Problem`."""
    values = asked.get(field)
    if not isinstance(values, list):
        raise bad(field, "нужен список карт", "a list of cards is needed")
    if not 0 < len(values) <= most:
        raise bad(field, f"от 1 до {most} карт", f"1 to {most} cards")
    return each_once(
        [card_of(value, game, f"{field}[{i}]") for i, value in enumerate(values)], field
    )


def each_once(cards: list[Card], field: str, other: Card | None = None) -> list[Card]:
    """The cards again; raises `duplicate-card` when one stands twice, or is the `other`."""
    seen = {other}
    for i, card in enumerate(cards):
        if card in seen:
            raise Problem(
                "duplicate-card",
                {"ru": "{card} встречается дважды", "en": "{card:cap} stands twice"},
                {"card": card},
                at=f"{field}[{i}]",
            )
        seen.add(card)
    return cards


def scores_of(asked: Question, game: Game) -> dict[str, int]:
    """The scores before the first deal, by side; raises `Problem`."""
    given = asked.get("scores")
    if given is None and "scores" not in asked and len(game.tables) == 1:
        return dict.fromkeys(game.table.sides, 0)
    tables = [
        t for t in game.tables.values() if isinstance(given, dict) and set(t.sides) == set(given)
    ]
    if not tables:
        sides = " | ".join(" ".join(t.sides) for t in game.tables.values())
        raise bad("scores", f"нужны счета: {sides}", f"scores are needed for: {sides}")
    scores = {side: given[side] for side in tables[0].sides} if isinstance(given, dict) else {}
    for side, score in scores.items():
        if isinstance(score, bool) or not isinstance(score, int):
            raise bad(f"scores.{side}", "счёт — целое число", "a score is an integer")
        if abs(score) >= TOO_LARGE:
            raise bad(f"scores.{side}", "счёт слишком велик", "a score as large as this is none")
        if game.starts_below_target and score >= game.target:
            text = game.target
            raise bad(f"scores.{side}", f"счёт меньше {text}", f"a score is below {text}")
    return scores


def seat_of(asked: Question, field: str, seats: tuple[str, ...]) -> str:
    """The seat in a field; raises `Problem`."""
    seat = text_of(asked, field)
    if seat not in seats:
        raise bad(
            field, f"нет такого места ({' '.join(seats)})", f"no such seat ({' '.join(seats)})"
        )
    return seat
