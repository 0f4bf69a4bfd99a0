"""A puzzle as HTML: a function of the puzzle and the language, known to nobody in the core.

The build and the browser both use it, so that no script draws a card from knowledge of its own.
What it returns can be read, and answered in the head, before any script runs.
"""

from __future__ import annotations

import json
from typing import Any

from . import sheet
from .cloth import Cloth
from .counting import figure
from .faces import escape, pill, sentence, suit_pill
from .game import Game
from .notation import format_position
from .position import Position
from .puzzles import Puzzle
from .replies import judge_json, ruling_json
from .rules import Rule
from .strip import strip_of
from .words import word


def puzzle_html(puzzle: Puzzle, lang: str, *, rules: str | None = "", fact: str = "") -> str:
    """`<trick-puzzle>` for the puzzle.

    `rules` is the address of the page that states the rules (empty: the same page; `None`: there is
    none, and rules are named without a link). `fact` is the numbered fact that the puzzle shows.
    """
    kind, game, position = puzzle.kind, puzzle.game, puzzle.position
    body = Cloth(puzzle, lang)
    task = [f'<legend class="tt-question">{sentence(_question(puzzle, lang), lang)}</legend>']
    task += [facts_html(game, position, lang), *body.earlier(), *body.table(), *body.hands()]
    if kind.where == "list":
        task.append(body.list())
    given = {
        **root(puzzle, lang, rules, fact),
        "data-shape": kind.shape,
        "data-where": kind.where,
    }
    return (
        f"<trick-puzzle{attributes(given)}>"
        f'<form><fieldset class="tt-task">{"".join(task)}</fieldset>{form_end(lang)}</form>'
        f"{answer_html(puzzle, lang, rules)}{stored(puzzle, lang)}</trick-puzzle>"
    )


def facts_html(game: Game, position: Position, lang: str) -> str:
    """What is known besides the cards: the game, trumps, and whatever else the position tells."""
    facts = [escape(game.name(lang))]
    acts = [act.split() for act in position.acts]
    running = not position.plays() and any(verb == "run" for _, verb in acts)
    if position.trump:
        label = word("refused" if running else "trumps", lang)
        facts.append(f"{label} {suit_pill(position.trump, lang)}")
    if position.turn_up:
        facts.append(f"{word('turn-up', lang)} {pill(position.turn_up, lang)}")
    told = []
    if position.dealer:
        told.append(word("dealer", lang, seat=game.seat_name(position.dealer, lang)))
    if position.bid and not position.scores:
        seat, amount = position.bid
        told.append(word("bid", lang, seat=game.seat_name(seat, lang), amount=amount))
    spans = "".join(f"<span>{fact}</span> " for fact in facts + [escape(t) for t in told])
    for text in _told(game, acts, lang):
        spans += f'<span class="tt-said">{escape(text)}</span> '
    sheets = sheet.scores_html(game, position, lang) + sheet.calls_html(game, position, lang)
    return f'<p class="tt-facts">{spans.strip()}</p>{sheets}'


def _told(game: Game, acts: list[list[str]], lang: str) -> list[str]:
    """Acts besides the play: what was said before it, and then who robbed or revoked."""
    said: dict[str, int] = {}
    later = []
    for seat, verb in acts:
        name = game.seat_name(seat, lang)
        if verb in ("rob", "revoke"):
            later.append(word(verb, lang, seat=name))
        else:
            phrase = f"{name} {word(verb, lang)}"
            said[phrase] = said.get(phrase, 0) + 1
    if not said:
        return later
    phrases = [phrase if n == 1 else f"{phrase} × {n}" for phrase, n in said.items()]
    return [word("acts", lang, acts=", ".join(phrases)), *later]


def answer_html(puzzle: Puzzle, lang: str, rules: str | None) -> str:
    """Answer and reason, folded up: what a reader without scripts opens."""
    kind, game, position = puzzle.kind, puzzle.game, puzzle.position
    correct = kind.solve(game, position)
    reason = kind.reason(game, position, kind.rulings(game, position))
    if isinstance(correct, tuple):
        labels = [kind.label(game, position, choice, lang) for choice in correct]
        may = word("may-call" if kind.where == "list" else "may", lang) + " "
        may = may if kind.shape == "several" else ""
        shown = may + ", ".join(sentence(label, lang) for label in labels)
    elif isinstance(correct, int):
        shown = figure(correct)
    else:
        shown = sentence(kind.label(game, position, correct, lang), lang)
    return (
        f'<details class="tt-answer"><summary>{word("answer", lang)}</summary>'
        f"<p><strong>{shown}</strong></p><p>{sentence(reason.text(lang), lang)} "
        f"{rule_link(reason.rule, lang, rules)}</p></details>"
    )


def rule_link(rule: Rule, lang: str, rules: str | None) -> str:
    """The rule by its number, leading to the heading that states it."""
    text = word("rule", lang, n=rule.number)
    if rules is None:
        return f'<span data-rule="{rule.id}">{text}</span>'
    return f'<a data-rule="{rule.id}" href="{escape(rules)}#{rule.id}">{text}</a>'


def ready(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """Everything the engine says about any answer to the puzzle, as a page stores it."""
    kind, game, position = puzzle.kind, puzzle.game, puzzle.position
    correct = kind.solve(game, position)
    reply = judge_json(puzzle, list(correct) if isinstance(correct, tuple) else correct, lang)
    rulings = kind.rulings(game, position)
    stored: dict[str, Any] = {"correct": reply["correct"], "steps": reply["steps"]}
    if rulings:
        stored["choices"] = {c: ruling_json(ruling, lang) for c, ruling in rulings.items()}
    strip = strip_of(puzzle, lang)
    if strip:
        stored["strip"] = strip
    out = kind.merely_out(game, position)
    if out:
        stored["out"] = {"choices": list(out), "extra": kind.extra[lang], "word": kind.out[lang]}
    if kind.shape != "one":
        stored |= {"rule": reply["rule"], "text": reply["text"]}
    named = [ruling.rule for ruling in rulings.values()] + [game.rules[reply["rule"]]]
    named += [game.rules[step["rule"]] for step in reply["steps"]]
    stored["refs"] = {rule.id: rule.number for rule in named}
    return stored


def _question(puzzle: Puzzle, lang: str) -> str:
    return puzzle.kind.question(puzzle.game, puzzle.position, lang)


def form_end(lang: str) -> str:
    """The end of every form: where the verdict will stand, and the button."""
    check = word("check", lang)
    return (
        '<div class="tt-status" role="status"></div><p class="tt-actions">'
        f'<button type="submit" class="tt-button">{check}</button></p>'
    )


def root(puzzle: Puzzle, lang: str, rules: str | None, fact: str) -> dict[str, object]:
    """The attributes that every element of ours has."""
    return {
        "id": f"puzzle-{puzzle.id}" if puzzle.id else None,
        "class": "tt",
        "data-lang": lang,
        "data-rules": rules,
        "data-fact": fact or None,
    }


def attributes(values: dict[str, object]) -> str:
    """Attributes as HTML; those that are `None` are left out."""
    given = ((name, value) for name, value in values.items() if value is not None)
    return "".join(f' {name}="{escape(str(value))}"' for name, value in given)


def stored(puzzle: Puzzle, lang: str) -> str:
    """The puzzle and the engine's replies, for the page's scripts."""
    question = {
        "id": puzzle.id,
        "kind": puzzle.kind.id,
        "game": puzzle.game.id,
        "position": format_position(puzzle.position),
    }
    return json_data(question, "tt-puzzle") + json_data(ready(puzzle, lang), "tt-ready")


def json_data(value: Any, name: str, *, attribute: str = "class") -> str:
    """A value for the page's scripts to read.

    Not in a `<script>`: Material's instant navigation writes every script of a page anew, without
    its type, and the data would be run.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    text = text.replace("&", "&amp;").replace("<", "&lt;")
    return f'<div hidden {attribute}="{name}" data-pagefind-ignore>{text}</div>'
