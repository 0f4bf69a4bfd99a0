"""The published puzzles as data: what lesson pages look up before the engine is there.

Every id of the registry has its place, for ever. What stands under it is written in both languages,
a few puzzles to a file, under the text by which a link names it; an index says what there is to
choose from, and what a composer needs to know about games and skills.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from tricktaking.cards import CARDS, GLYPHS, SUITS
from tricktaking.game import Game
from tricktaking.games import GAMES
from tricktaking.html import puzzle_html
from tricktaking.lesson import Site, item_text
from tricktaking.lesson.described import about
from tricktaking.lesson.items import Published
from tricktaking.names import LANGUAGES, pretty, suit_word
from tricktaking.notation import format_position
from tricktaking.puzzles import PUZZLES, Puzzle, PuzzleKind
from tricktaking.skill import skills
from tricktaking.words import word

from .page_words import LESSON_WORDS

SHARD = 12
"""So many puzzles to a file: a lesson of ten needs few files, and none of them is large."""

SORTS = {
    **{"trump": "suit", "dealer": "seat", "side": "side", "turn-up": "card"},
    **{"scores": "numbers", "calls": "words", "acts": "acts", "bid": "pair"},
    **{"trick": "trick", "tricks": "trick", "hand": "hand"},
}
"""How each field of a position is tapped in, by its key in the text form."""


def data_files(site: Site, found: Iterable[Puzzle], deals: Collection[str] = ()) -> dict[str, str]:
    """Every file by its name: the ids, the puzzles, and the index in each language.

    `deals` are the ids of whole deals, which ask nothing: a lesson that names one can say so.
    """
    placed = {puzzle.id: puzzle for puzzle in found}
    files = {"ids.json": _json(list(site.ids))}
    for lang in LANGUAGES:
        for number, start in enumerate(range(0, len(site.ids), SHARD)):
            shard = {
                item_text(Published(name), site): _stands(placed[name], lang)
                if name in placed
                else {"id": name, "deal": True}
                for name in site.ids[start : start + SHARD]
                if name in placed or name in deals
            }
            files[f"{lang}-{number}.json"] = _json(shard)
        listed = [placed[name] for name in site.ids if name in placed]
        files[f"{lang}-index.json"] = _json(_index(site, listed, lang))
    return files


def folder_of(files: dict[str, str]) -> str:
    """The name of the folder for these files, with a hash of them all."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\0{files[name]}\0".encode())
    return f"published-{digest.hexdigest()[:10]}"


def _stands(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """What stands under an id, as the engine's `render` would write it."""
    return {"id": puzzle.id, "game": puzzle.game.id, "html": puzzle_html(puzzle, lang)}


def _index(site: Site, listed: Sequence[Puzzle], lang: str) -> dict[str, Any]:
    return {
        "shard": SHARD,
        "puzzles": [
            {
                "id": puzzle.id,
                "item": item_text(Published(puzzle.id), site),
                "game": puzzle.game.id,
                "kind": puzzle.kind.id,
                "rule": _rule(puzzle),
                "position": format_position(puzzle.position),
                "question": puzzle.kind.question(puzzle.game, puzzle.position, lang),
                "about": about(puzzle.position, lang),
            }
            for puzzle in listed
        ],
        "games": {game.id: _game(game, lang) for game in GAMES.values()},
        "sorts": SORTS,
        "suits": [[suit, f"{GLYPHS[suit]} {suit_word(suit, lang)}"] for suit in SUITS],
        "kinds": {kind: LESSON_WORDS.get(f"kind-{kind}", {}).get(lang, kind) for kind in PUZZLES},
    }


def _game(game: Game, lang: str) -> dict[str, Any]:
    """What a composer needs to know about a game: its cards, seats, rules and skills."""
    suits = [
        [card for card in reversed(CARDS.values()) if card.suit == suit and card in game.pack]
        for suit in (*SUITS, "")
    ]
    return {
        "name": game.name(lang),
        "pack": [[[card.code, pretty(card, lang)] for card in suit] for suit in suits if suit],
        "tables": {
            str(players): {
                "seats": [[seat, game.seat_name(seat, lang)] for seat in table.seats],
                "sides": [[side, game.side_name(side, lang)] for side in table.sides],
            }
            for players, table in game.tables.items()
        },
        "rules": {rule.id: [rule.number, rule.text(lang)] for rule in game.rules.values()},
        "kinds": {
            kind.id: {
                "fields": kind.fields_in(game),
                "said": _said(kind, game, lang),
                "free": kind.free_in(game),
            }
            for kind in PUZZLES.values()
            if kind.is_asked_in(game)
        },
        "skills": [[skill.id, skill.rule, skill.text(lang)] for skill in skills(game).values()],
    }


def _said(kind: PuzzleKind, game: Game, lang: str) -> dict[str, list[list[str]]]:
    """What can have been said or done before the question, by field, each with its label."""
    return {
        field: [[one, one if one.isdecimal() else word(f"said-{one}", lang)] for one in said]
        for field, said in kind.said_in(game).items()
    }


def _rule(puzzle: Puzzle) -> str:
    kind, game, position = puzzle.kind, puzzle.game, puzzle.position
    return kind.reason(game, position, kind.rulings(game, position)).rule.id


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
