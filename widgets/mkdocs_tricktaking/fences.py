"""Fence text → puzzle → HTML. Knows Markdown and the engine, not MkDocs.

Every kind in the engine's `PUZZLES` is a fence by itself; `trick` is a worked trick, and `quotes.py`
has those that quote the engine. Authors' mistakes are collected, all of them, and shown in the page.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from html import escape

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from tricktaking.cards import Card
from tricktaking.game import Game
from tricktaking.games import GAMES
from tricktaking.html import puzzle_html, worked_html
from tricktaking.notation import KEYS, parse_fields
from tricktaking.position import Position
from tricktaking.puzzles import PUZZLES, Puzzle, PuzzleKind
from tricktaking.rules import Problem
from tricktaking.trick import Trick

from . import quotes
from .blocks import Fence, Trouble, fences

WORKED = "trick"
DECISION = "legal-plays"
"""The kind of puzzle that a worked trick stops at."""

_PUZZLE_KEYS = ("id", "game", "answer", "why", "fact")
_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@dataclass
class Page:
    """What a page tells its fences, and what they tell it."""

    name: str
    lang: str
    game: str = ""
    rules: Mapping[str, str] = field(default_factory=dict)
    """Where each game's rules stand, seen from this page; empty for this page itself."""
    first_line: int = 1
    troubles: list[Trouble] = field(default_factory=list)
    fences: list[Fence] = field(default_factory=list)


class TricktakingFences(Extension):
    """The Markdown extension. `page` is the page that is converted next.

    >>> md = Markdown(extensions=[TricktakingFences(Page("a.md", "en"))])
    >>> print(md.convert("```card-order\\ngame: chess\\n```"))
    <div class="tt-problem">a.md:2: card-order: "chess": no such game; known: bruff...</div>
    """

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    def extendMarkdown(self, md: Markdown) -> None:  # the name is Markdown's
        # Else Markdown puts the elements into a paragraph, and browsers take them apart.
        md.block_level_elements.extend(["trick-puzzle", "worked-trick"])
        md.preprocessors.register(_Fences(md, self), "tricktaking", 29)


class _Fences(Preprocessor):
    def __init__(self, md: Markdown, extension: TricktakingFences) -> None:
        super().__init__(md)
        self.extension = extension

    def run(self, lines: list[str]) -> list[str]:
        page = self.extension.page
        result = list(lines)
        for fence in reversed(list(fences(lines, page.first_line))):
            html = render(fence, page)
            if html is not None:
                held = [fence.indent + self.md.htmlStash.store(html)]
                start = fence.line - page.first_line
                result[start : fence.end - page.first_line + 1] = ["", *held, ""]
        page.troubles.sort()
        page.fences.sort(key=lambda fence: fence.line)
        return result


def is_ours(name: str) -> bool:
    """Whether a fence of this name is a puzzle, a worked trick or a quotation of the engine."""
    return name in PUZZLES or name == WORKED or name in quotes.QUOTES


def render(fence: Fence, page: Page) -> str | None:
    """The HTML of a fence, a box with what is wrong with it, or `None` when it is not ours."""
    if not is_ours(fence.name):
        return _box(_misspelt(fence), page)
    page.fences.append(fence)
    troubles = fence.read_fields()
    html = ""
    if not troubles:
        author = Author(fence, page)
        try:
            html = _render(author)
        except GaveUp:
            html = ""
        troubles = author.troubles
    return _box(troubles, page) or html


def _misspelt(fence: Fence) -> list[Trouble]:
    """A name so near to one of ours that it must be meant: it would become a listing unnoticed."""
    names = [*PUZZLES, WORKED, *quotes.QUOTES]
    near = difflib.get_close_matches(fence.name, names, 1, 0.85) if "-" in fence.name else []
    text = f'"{fence.name}": no such fence; did you mean {near[0]}?' if near else ""
    return [Trouble(fence.line, "fence", text)] if text else []


def _box(troubles: Sequence[Trouble], page: Page) -> str | None:
    if not troubles:
        return None
    page.troubles.extend(troubles)
    told = "\n".join(trouble.report(page.name) for trouble in sorted(troubles))
    return f'<div class="tt-problem">{escape(told, quote=False)}</div>'


class GaveUp(Exception):
    """Too much is wrong with a fence to go on; what is wrong has been noted."""


class Author:
    """A fence as its author wrote it, read field by field; every mistake is noted with its line."""

    def __init__(self, fence: Fence, page: Page) -> None:
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
        if not name:
            text = f'"game" is missing; write it here or in the page\'s front matter ({known})'
            self.note("game", text)
        elif name not in GAMES:
            self.note("game", f'"{name}": no such game; known: {known}')
        else:
            return GAMES[name]
        # Read on with any game, so that whatever else is wrong is told as well.
        return next(iter(GAMES.values()))


def _render(author: Author) -> str:
    author.give_up_if_wrong()
    name = author.fence.name
    if name in quotes.QUOTES:
        author.only("game", "fact", *quotes.QUOTES[name].keys)
        fact = author.fact()
        html = quotes.QUOTES[name].html(author, fact)
        author.give_up_if_wrong()
        return html
    return _worked(author) if name == WORKED else _puzzle(author, PUZZLES[name])


def _puzzle(author: Author, kind: PuzzleKind) -> str:
    name, fact = _head(author)
    puzzle = Puzzle(name, kind, author.game, author.position())
    _prove(author, puzzle)
    return puzzle_html(puzzle, author.page.lang, rules=author.rules, fact=fact)


def _worked(author: Author) -> str:
    name, fact = _head(author)
    for key, example in (("trick", "A1 7S, B1 5S, …"), ("hand", "C1 AH KD")):
        author.required(key, example)
    whole = author.position()
    game, table = author.game, author.game.tables[whole.players]
    if not whole.trick or not whole.hands:
        raise GaveUp
    if not whole.trick.complete(table):
        author.note("trick", f"a worked trick is a whole one: {len(table.seats)} cards are needed")
    if len(whole.hands) > 1:
        author.note("hand", "one hand only: that of the seat which decides")
    author.give_up_if_wrong()
    seat, hand = whole.hands[0]
    before = table.from_seat(whole.trick.leader).index(seat)
    played = whole.trick.cards[before]
    if played not in hand:
        author.note("hand", f'"{played}": {seat} plays it in the trick, so it must be in the hand')
    so_far = Trick(whole.trick.leader, whole.trick.cards[:before])
    decision = replace(whole, trick=so_far if before else None)
    puzzle = Puzzle(name, PUZZLES[DECISION], game, decision)
    _prove(author, puzzle)
    ruling = game.judge_play(whole.trump or "", so_far.cards, hand, played)
    if not ruling.allowed:
        author.note("trick", f'"{played}": {seat} may not play it: {ruling.text("en")}')
    author.give_up_if_wrong()
    return worked_html(puzzle, whole.trick, author.page.lang, rules=author.rules, fact=fact)


def _head(author: Author) -> tuple[str, str]:
    author.only(*_PUZZLE_KEYS, *KEYS)
    name = author.required("id", "b-short-words")
    if name and not _ID.fullmatch(name):
        author.note("id", f'"{name}": an id is small letters, digits and single hyphens')
    author.required("answer", "what you hold to be right")
    author.required("why", "the id of the rule that decides")
    return name, author.fact()


def _prove(author: Author, puzzle: Puzzle) -> None:
    """The author's answer and reason must be the engine's."""
    kind, game, position = puzzle.kind, puzzle.game, puzzle.position
    for problem in [*game.problems(position), *kind.problems(game, position)]:
        author.problem(str(problem.at or ""), problem)
    author.give_up_if_wrong()
    choices = kind.choices(game, position)
    given = _answer(author, kind, choices)
    correct = kind.solve(game, position)
    rulings = kind.rulings(game, position)
    reason = kind.reason(game, position, rulings)
    told = " ".join(correct) if isinstance(correct, tuple) else str(correct)
    if given is not None and not kind.judge(game, position, given).right:
        text = f'"{author.text("answer")}": the engine says {told}: {reason.text("en")}'
        author.note("answer", f"{text} Correct the answer, or the position, or the engine")
    why = author.text("why")
    if why not in game.rules:
        near = difflib.get_close_matches(why, game.rules, 1)
        hint = f"did you mean {near[0]}? " if near else ""
        text = (
            f'"{why}": {game.id} has no such rule; {hint}The one that decides is {reason.rule.id}'
        )
        author.note("why", text)
    elif why != reason.rule.id:
        author.note(
            "why", f'"{why}": the rule that decides is {reason.rule.id}: {reason.text("en")}'
        )
    author.give_up_if_wrong()


def _answer(
    author: Author, kind: PuzzleKind, choices: Sequence[str]
) -> str | int | list[str] | None:
    written = author.text("answer")
    if kind.shape == "number":
        if re.fullmatch(r"-?\d{1,9}", written):
            return int(written)
        author.note("answer", f'"{written}": a whole number is needed')
        return None
    words = written.replace(",", " ").split() if kind.shape != "one" else [written]
    read = [_choice(word, choices) for word in words]
    for word, choice in zip(words, read, strict=True):
        if choice is None:
            author.note("answer", f'"{word}": none of the choices; they are {" ".join(choices)}')
    if None in read:
        return None
    found = [choice for choice in read if choice]
    return found[0] if kind.shape == "one" else found


def _choice(word: str, choices: Sequence[str]) -> str | None:
    """The choice that an author means, who may write a card in any way that the engine reads."""
    for choice in choices:
        if word.casefold() == choice.casefold():
            return choice
    try:
        code = Card.parse(word).code
    except ValueError:
        return None
    return code if code in choices else None
