"""The items of a lesson: what they are, and how each is written in a link and read back.

A published puzzle is its place in the site's list of ids, a puzzle of one's own its kind and
position, a drill its game, difficulty, skill and seed. Every item ends with check characters of
its own, so that what survives in a damaged link is what its author put there.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from ..game import Game
from ..games import GAMES
from ..names import Named
from ..notation import format_compact, parse_compact
from ..position import Position
from ..puzzles import PUZZLES, PuzzleKind
from ..rules import Problem
from . import drilling, words
from .check import check

OWN_SITE = "tt1"
"""The name of this project's own site in links, with the version of its ids and games."""

LARGEST_SEED = 999_999_999_999

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
    """One drill by its seed, the same for everyone."""

    game: Game
    difficulty: int
    skill: str
    seed: int


class Fresh(NamedTuple):
    """So many drills of a skill, others for each pupil."""

    game: Game
    difficulty: int
    skill: str
    many: int


Item = Published | Composed | Drill | Fresh

RESERVED = "zn"
"""The letters of drills in links; no kind of puzzle has them."""

_SITE_NAME = re.compile(r"[a-z]{1,8}[0-9]{1,3}")
_PUBLISHED = re.compile(r"([1-9][0-9]{0,4})-([0-9a-z]{4})")
_GUARDED = re.compile(r"([a-z][0-9a-z-]{2,})-([0-9a-z]{2})")
_DRILL = re.compile(r"([zn])([a-z])([1-3])-([a-z0-9]+(?:-[a-z0-9]+)*)-(0|[1-9][0-9]{0,11})")

_KIND_BY_LETTER = {kind.letter: kind for kind in PUZZLES.values()}
_GAME_BY_LETTER = {game.letter: game for game in GAMES.values()}


def item_text(item: Item, site: Site) -> str:
    """The item as a link writes it; raises `Problem` for an id that the site has not published.

    >>> from ..notation import parse_position
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
        letter, last = ("z", item.seed) if isinstance(item, Drill) else ("n", item.many)
        body = f"{letter}{item.game.letter}{item.difficulty}-{item.skill}-{last}"
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
    common = (_GAME_BY_LETTER[game], int(difficulty), skill)
    if letter == "z":
        return Drill(*common, int(last))
    if not 0 < int(last) <= MOST_FRESH:
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
    if not drilling.has_skill(item.game, item.skill):
        named: dict[str, Named] = {"skill": item.skill[:40], "game": item.game.title}
        return [Problem("bad-value", words.NO_SKILL, named, at="skill")]
    return []
