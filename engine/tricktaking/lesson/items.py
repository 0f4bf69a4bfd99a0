"""The items of a lesson: how each is written in a link and as JSON, and how it is read back.

A published puzzle is its place in the site's list of ids, a puzzle of one's own its kind and
position, a drill its game, difficulty, skill and seed. Every item ends with check characters of
its own, so that what survives in a damaged link is what its author put there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from ..game import Game
from ..games import GAMES
from ..names import Named
from ..notation import format_compact, format_position, parse_compact, parse_position
from ..position import Position
from ..puzzles import PUZZLES, PuzzleKind
from ..rules import Problem
from . import drilling, words
from .check import check

OWN_SITE = "tt1"
"""The name of this project's own site in links, with the version of its ids and games."""

MOST_FRESH = 20
"""So many fresh drills at most stand behind one item."""


class Site(NamedTuple):
    """Whose ids and games a link means: a name, and the published ids in their order for ever.

    Letters name the site, the number after them the version of its ids and games: another author's
    site has another name, and whoever changes what ids or games mean counts the number up.
    """

    name: str = OWN_SITE
    ids: Sequence[str] = ()

    def is_well_named(self) -> bool:
        """Whether the name can stand in a link: up to eight small letters and a number."""
        return _SITE_NAME.fullmatch(self.name) is not None


class Published(NamedTuple):
    """A puzzle of the site's pages."""

    id: str


class Composed(NamedTuple):
    """A puzzle of the author's own: a question about a position."""

    kind: PuzzleKind
    position: Position


class Drill(NamedTuple):
    """One drill by its seed, the same for everyone; without a skill it is of any."""

    game: Game
    difficulty: int
    skill: str
    seed: str


class Fresh(NamedTuple):
    """So many drills of a skill (or of any), others for each pupil."""

    game: Game
    difficulty: int
    skill: str
    many: int


Item = Published | Composed | Drill | Fresh

RESERVED = "sn"
"""The letters of drills in links; no kind of puzzle has them."""

_SITE_NAME = re.compile(r"[a-z]{1,8}[0-9]{1,3}")
_PUBLISHED = re.compile(r"([1-9][0-9]{0,4})-([0-9a-z]{4})")
_GUARDED = re.compile(r"([a-z][0-9a-z-]{2,})-([0-9a-z]{2})")
_DRILL = re.compile(r"([sn])([a-z])([1-3])((?:-[a-z0-9]+)*)-([0-9a-z]{1,12})")
_SEED = re.compile(r"[0-9a-z]{1,12}")

_KIND_BY_LETTER = {kind.letter: kind for kind in PUZZLES.values()}
_GAME_BY_LETTER = {game.letter: game for game in GAMES.values()}


def item_text(item: Item, site: Site) -> str:
    """The item as a link writes it; raises `Problem` for an id that the site has not published.

    >>> site = Site("tt1", ["b-ace-led"])
    >>> item_text(Published("b-ace-led"), site)
    '1-xpm9'
    >>> position = parse_position("trump S; trick A1 7S 5S", GAMES["bruff"])
    >>> item_text(Composed(PUZZLES["trick-winner"], position), site)
    'wbs-t17s5s-se'
    """
    if isinstance(item, Published):
        if item.id not in site.ids:
            raise Problem("bad-value", words.NO_SUCH_ID, {"id": item.id[:60]})
        return f"{site.ids.index(item.id) + 1}-{guard(item.id, site, 4)}"
    if isinstance(item, Composed):
        body = item.kind.letter + format_compact(item.position)
    else:
        letter, last = ("s", item.seed) if isinstance(item, Drill) else ("n", str(item.many))
        skill = f"-{item.skill}" if item.skill else ""
        body = f"{letter}{item.game.letter}{item.difficulty}{skill}-{last}"
    return f"{body}-{guard(body, site, 2)}"


def guard(text: str, site: Site, length: int) -> str:
    """The check characters of one item, bound to the site."""
    return check(f"{site.name}.{text}", length)


def parse_item(text: str, site: Site) -> Item:
    """The item that a part of a link writes, in lower case; raises `Problem`.

    Whether the engine can ask it is another question: see `impossible`.
    """
    published = _PUBLISHED.fullmatch(text)
    if published:
        place = int(published[1])
        if place > len(site.ids):
            raise Problem("bad-value", words.NEWER_ID, {"place": place})
        name = site.ids[place - 1]
        if guard(name, site, 4) != published[2]:
            raise Problem("bad-value", words.OTHER_ID, {"place": place})
        return Published(name)
    guarded = _GUARDED.fullmatch(text)
    if guarded is None or guard(guarded[1], site, 2) != guarded[2]:
        raise Problem("syntax", words.NO_ITEM, {"text": text[:40]})
    body = guarded[1]
    drill = _DRILL.fullmatch(body)
    if drill:
        return _drill(drill)
    kind = _KIND_BY_LETTER.get(body[0])
    if kind is None:
        raise Problem("bad-value", words.NO_KIND_LETTER, {"letter": body[0]})
    return Composed(kind, parse_compact(body[1:], GAMES.values()))


def _drill(match: re.Match[str]) -> Drill | Fresh:
    letter, game, difficulty, skill, last = match.groups()
    if game not in _GAME_BY_LETTER:
        raise Problem("unknown-game", words.NO_GAME_LETTER, {"letter": game})
    common = (_GAME_BY_LETTER[game], int(difficulty), skill[1:])
    if letter == "s":
        return Drill(*common, last)
    if not (last.isdigit() and last[0] != "0" and int(last) <= MOST_FRESH):
        raise Problem("bad-value", words.NO_COUNT, {"most": MOST_FRESH})
    return Fresh(*common, int(last))


def impossible(item: Item) -> list[Problem]:
    """What the engine has against this item: nothing when it can be asked."""
    if isinstance(item, Published):
        return []
    if isinstance(item, Composed):
        kind, position = item
        game = position.game
        return game.problems(position) or kind.problems(game, position)
    if item.skill not in drilling.skills(item.game):
        named: dict[str, Named] = {"skill": item.skill[:40], "game": item.game.title}
        return [Problem("bad-value", words.NO_SKILL, named, at="skill")]
    return []


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
    fields: dict[str, Any] = {"game": item.game.id, "difficulty": item.difficulty}
    if item.skill:
        fields["skill"] = item.skill
    last = {"seed": item.seed} if isinstance(item, Drill) else {"fresh": item.many}
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


def refuse_unknown(fields: Mapping[str, Any], known: Sequence[str]) -> None:
    """Raises the `Problem` that there is no such field, when there is one too many."""
    for key in fields:
        if key not in known:
            named = {"key": str(key)[:40], "known": ", ".join(known)}
            raise Problem("unknown-field", words.NO_FIELD, named, at=str(key)[:40])


def _published(fields: Mapping[str, Any], site: Site) -> Item:
    name = _text(fields, "puzzle")
    if name not in site.ids:
        raise Problem("bad-value", words.NO_SUCH_ID, {"id": name[:60]}, at="puzzle")
    return Published(name)


def _composed(fields: Mapping[str, Any], site: Site) -> Composed:
    game, kind = _game(fields), PUZZLES.get(_text(fields, "kind"))
    if kind is None:
        named = {"kind": _text(fields, "kind")[:40], "known": ", ".join(PUZZLES)}
        raise Problem("bad-value", words.NO_KIND, named, at="kind")
    try:
        return Composed(kind, parse_position(_text(fields, "position"), game))
    except Problem as problem:
        problem.at = f"position.{problem.at}" if problem.at else "position"
        raise


def _seeded(fields: Mapping[str, Any], site: Site) -> Item:
    seed = fields["seed"]
    seed = str(seed) if isinstance(seed, int) and not isinstance(seed, bool) else seed
    if not (isinstance(seed, str) and _SEED.fullmatch(seed)):
        raise Problem("bad-value", words.NO_SEED, at="seed")
    return Drill(_game(fields), _difficulty(fields), _skill(fields), seed)


def _fresh(fields: Mapping[str, Any], site: Site) -> Item:
    count = whole(fields, "fresh", 1, MOST_FRESH)
    return Fresh(_game(fields), _difficulty(fields), _skill(fields), count)


_Reader = Callable[[Mapping[str, Any], Site], Item]
_SORTS: dict[str, tuple[tuple[str, ...], _Reader]] = {
    "puzzle": (("puzzle",), _published),
    "kind": (("kind", "game", "position"), _composed),
    "seed": (("game", "difficulty", "skill", "seed"), _seeded),
    "fresh": (("game", "difficulty", "skill", "fresh"), _fresh),
}
"""What an item is, by the field that tells it from the others: its fields, and who reads them."""


def _text(fields: Mapping[str, Any], field: str) -> str:
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


def _game(fields: Mapping[str, Any]) -> Game:
    name = _text(fields, "game")
    if name not in GAMES:
        named = {"game": name[:40], "known": ", ".join(GAMES)}
        raise Problem("unknown-game", words.NO_GAME, named, at="game")
    return GAMES[name]


def _difficulty(fields: Mapping[str, Any]) -> int:
    return whole(fields, "difficulty", 1, 3)


def _skill(fields: Mapping[str, Any]) -> str:
    return _text(fields, "skill") if "skill" in fields else ""
