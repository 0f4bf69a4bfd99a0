"""Fence text → puzzle → HTML. Knows Markdown and the engine, not MkDocs.

Every kind in the engine's `PUZZLES` is a fence by itself; `trick` is a worked trick, and `quotes.py`
has those that quote the engine. Authors' mistakes are collected, all of them, and shown in the page.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor

from tricktaking.cards import Card
from tricktaking.html import puzzle_html
from tricktaking.notation import KEYS
from tricktaking.puzzles import PUZZLES, Puzzle, PuzzleKind
from tricktaking.trick import Trick
from tricktaking.worked import worked_html

from . import quotes
from .apps import APPS, app_html, drill_html
from .author import Author, GaveUp, Page
from .blocks import Fence, Trouble, fences
from .replays import DEAL_KEYS, replay_of

WORKED = "trick"
REPLAY = "deal-replay"
DECISION = "legal-plays"
"""The kind of puzzle that a worked trick stops at."""

MISSPELT = "fence"
"""The kind of trouble with a fence whose kind cannot be told."""

_PUZZLE_KEYS = ("id", "game", "answer", "why", "shows", "fact")
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


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
        md.block_level_elements.extend(
            ["trick-puzzle", "worked-trick", "deal-replay", "card-referee", *APPS]
        )
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
    return name in PUZZLES or name in (WORKED, REPLAY, *APPS) or name in quotes.QUOTES


def has_id(fence: Fence) -> bool:
    """Whether a fence that should have an id has one that can be read; others have none to lose."""
    if fence.name not in (*PUZZLES, WORKED, REPLAY):
        return True
    return fence.closed and "id" in fence.fields and bool(ID.fullmatch(fence.fields["id"].value))


def render(fence: Fence, page: Page) -> str | None:
    """The HTML of a fence, a box with what is wrong with it, or `None` when it is not ours."""
    if not is_ours(fence.name):
        return _box(_misspelt(fence), page)
    page.fences.append(fence)
    troubles = fence.read_fields()
    html = ""
    if fence.name in APPS and not troubles:
        troubles = [
            Trouble(f.line, fence.name, f'"{key}": a tool takes no fields')
            for key, f in fence.fields.items()
        ]
        html = drill_html(page) if fence.name == "trick-drill" else app_html(fence.name, page.lang)
    elif not troubles:
        quote = quotes.QUOTES.get(fence.name)
        author = Author(fence, page, of_a_game=quote is None or quote.of_a_game)
        try:
            html = _render(author)
        except GaveUp:
            html = ""
        troubles = author.troubles
    return _box(troubles, page) or html


def puzzle_in(fence: Fence, page: Page) -> Puzzle | None:
    """The puzzle that a fence asks, or that a worked trick stops at; `None` where there is none.

    What is wrong with a fence is told when its page is converted, not here.
    """
    if fence.name not in (*PUZZLES, WORKED) or fence.read_fields():
        return None
    author = Author(fence, page)
    try:
        author.give_up_if_wrong()
        if fence.name == WORKED:
            return _worked_puzzle(author)[0]
        return _proven(author, PUZZLES[fence.name])[0]
    except GaveUp:
        return None


def deal_in(fence: Fence) -> set[str]:
    """The id of the whole deal that a fence replays, if it is such a fence."""
    if fence.name != REPLAY or fence.read_fields():
        return set()
    return {fence.fields["id"].value} if "id" in fence.fields else set()


def _misspelt(fence: Fence) -> list[Trouble]:
    """A name so near to one of ours that it must be meant: it would become a listing unnoticed."""
    names = [*PUZZLES, WORKED, REPLAY, *APPS, *quotes.QUOTES]
    near = difflib.get_close_matches(fence.name, names, 1, 0.85) if "-" in fence.name else []
    text = f'"{fence.name}": no such fence; did you mean {near[0]}?' if near else ""
    return [Trouble(fence.line, MISSPELT, text)] if text else []


def _box(troubles: Sequence[Trouble], page: Page) -> str | None:
    if not troubles:
        return None
    page.troubles.extend(troubles)
    told = "\n".join(trouble.report(page.name) for trouble in sorted(troubles))
    return f'<div class="tt-problem">{escape(told, quote=False)}</div>'


def _render(author: Author) -> str:
    author.give_up_if_wrong()
    name = author.fence.name
    if name in quotes.QUOTES:
        author.only("game", "fact", *quotes.QUOTES[name].keys)
        fact = author.fact()
        html = quotes.QUOTES[name].html(author, fact)
        author.give_up_if_wrong()
        return html
    if name == REPLAY:
        return _replay(author)
    return _worked(author) if name == WORKED else _puzzle(author, PUZZLES[name])


def _puzzle(author: Author, kind: PuzzleKind) -> str:
    puzzle, fact = _proven(author, kind)
    return puzzle_html(puzzle, author.page.lang, rules=author.rules, fact=fact)


def _proven(author: Author, kind: PuzzleKind) -> tuple[Puzzle, str]:
    name, fact = _head(author)
    puzzle = Puzzle(name, kind, author.game, author.position())
    _prove(author, puzzle)
    return puzzle, fact


def _worked(author: Author) -> str:
    puzzle, trick, fact = _worked_puzzle(author)
    return worked_html(puzzle, trick, author.page.lang, rules=author.rules, fact=fact)


def _worked_puzzle(author: Author) -> tuple[Puzzle, Trick, str]:
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
    return puzzle, whole.trick, fact


def _replay(author: Author) -> str:
    name, fact = _head(author, (*_PUZZLE_KEYS, *DEAL_KEYS))
    return replay_of(author, name, fact)


def _head(author: Author, keys: Sequence[str] = (*_PUZZLE_KEYS, *KEYS)) -> tuple[str, str]:
    author.only(*keys)
    name = author.required("id", "b-short-words")
    if name and not ID.fullmatch(name):
        author.note("id", f'"{name}": an id is small letters, digits and single hyphens')
    author.required("answer", "what you hold to be right")
    author.required("why", "the id of the rule that decides")
    author.shows()
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
