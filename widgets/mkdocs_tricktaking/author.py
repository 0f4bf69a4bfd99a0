"""A fence as its author wrote it, read field by field; every mistake is noted with its line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tricktaking.game import Game
from tricktaking.games import GAMES
from tricktaking.notation import KEYS, parse_fields
from tricktaking.position import Position
from tricktaking.rules import Problem

from .blocks import Fence, Trouble
from .library import Library


@dataclass
class Page:
    """What a page tells its fences, and what they tell it."""

    name: str
    lang: str
    game: str = ""
    rules: Mapping[str, str] = field(default_factory=dict)
    """Where each game's rules stand, seen from this page; empty for this page itself."""
    first_line: int = 1
    library: Library | None = None
    """The fences of all pages, for those that are made of them."""
    troubles: list[Trouble] = field(default_factory=list)
    fences: list[Fence] = field(default_factory=list)


class GaveUp(Exception):
    """Too much is wrong with a fence to go on; what is wrong has been noted."""


class Author:
    """A fence as its author wrote it, read field by field; every mistake is noted with its line."""

    def __init__(self, fence: Fence, page: Page, *, of_a_game: bool = True) -> None:
        self.of_a_game = of_a_game
        self.fence = fence
        self.page = page
        self.troubles: list[Trouble] = []
        self.game = self._game()

    def note(self, key: str, text: str) -> None:
        """Notes a mistake in the line of `key`, or of the fence where there is no such field."""
        found = self.fence.fields.get(key)
        self.troubles.append(
            Trouble(found.line if found else self.fence.line, self.fence.name, text)
        )

    def give_up_if_wrong(self) -> None:
        """Stops here when something has been noted."""
        if self.troubles:
            raise GaveUp

    def text(self, key: str) -> str:
        """The value of a field, empty when it is missing."""
        found = self.fence.fields.get(key)
        return found.value if found else ""

    def required(self, key: str, example: str) -> str:
        """The value of a field that must be there."""
        value = self.text(key)
        if not value:
            self.note(key, f'"{key}" is missing; write a line such as "{key}: {example}"')
        return value

    def only(self, *keys: str) -> None:
        """Notes every field that has none of these names."""
        for key in self.fence.fields:
            if key not in keys:
                self.note(key, f'"{key}": no such field here; there are {", ".join(keys)}')

    @property
    def rules(self) -> str | None:
        """The address of the game's rules from this page, if the site has them."""
        return self.page.rules.get(self.game.id)

    def fact(self) -> str:
        """The numbered fact that the fence shows, if it names one of its game."""
        fact = self.text("fact")
        if fact and fact not in self.game.facts:
            first, last = self.game.facts[0], self.game.facts[-1]
            self.note(
                "fact", f'"{fact}": {self.game.id} has no such fact; they run {first} … {last}'
            )
        return fact

    def shows(self) -> list[str]:
        """The ids of further rules that the author says the puzzle shows at work."""
        named = self.text("shows").replace(",", " ").split()
        for rule in named:
            if rule not in self.game.rules:
                self.note("shows", f'"{rule}": {self.game.id} has no such rule')
        return named

    def position(self, keys: Sequence[str] = KEYS) -> Position:
        """The position that the fields describe; gives up when they describe none."""
        texts = {key: self.text(key) for key in keys if key in self.fence.fields}
        while True:
            try:
                position = parse_fields(texts, self.game)
                break
            except Problem as problem:
                at = str(problem.at or "")
                self.problem(at, problem)
                if texts.pop(at, None) is None:
                    raise GaveUp from None
                if at == "players":
                    texts[at] = str(next(iter(self.game.tables)))
        self.give_up_if_wrong()
        return position

    def problem(self, key: str, problem: Problem) -> None:
        """Notes what the engine says is wrong."""
        said = problem.text("en")
        value = self.text(key)
        self.note(key, said if said.startswith('"') or not value else f'"{value}": {said}')

    def _game(self) -> Game:
        name = self.text("game") or self.page.game
        known = ", ".join(GAMES)
        if not name and not self.of_a_game:
            return next(iter(GAMES.values()))
        if not name:
            text = f'"game" is missing; write it here or in the page\'s front matter ({known})'
            self.note("game", text)
        elif name not in GAMES:
            self.note("game", f'"{name}": no such game; known: {known}')
        else:
            return GAMES[name]
        # Read on with any game, so that whatever else is wrong is told as well.
        return next(iter(GAMES.values()))
