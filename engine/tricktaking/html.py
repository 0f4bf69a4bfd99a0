"""A puzzle as HTML: a function of the puzzle and the language, known to nobody in the core.

The build and the browser both use it, so that no script draws a card from knowledge of its own.
What it returns can be read, and answered in the head, before any script runs.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from .cards import CARDS, Card
from .faces import escape, face, pill, sentence, suit_pill
from .game import Game
from .names import TRUMP, pretty
from .notation import format_position
from .position import Position
from .puzzles import Puzzle
from .puzzles.kind import turn_of
from .replies import judge_json, ruling_json
from .rules import Rule
from .table import Seat
from .trick import Trick
from .words import word


def puzzle_html(puzzle: Puzzle, lang: str, *, rules: str | None = "", fact: str = "") -> str:
    """`<trick-puzzle>` for the puzzle.

    `rules` is the address of the page that states the rules (empty: the same page; `None`: there is
    none, and rules are named without a link). `fact` is the numbered fact that the puzzle shows.
    """
    kind, game, position = puzzle.kind, puzzle.game, puzzle.position
    body = _Body(puzzle, lang)
    task = [f'<legend class="tt-question">{sentence(_question(puzzle, lang), lang)}</legend>']
    task += [facts_html(game, position, lang), *body.earlier(), *body.table(), *body.hands()]
    if kind.where == "list":
        task.append(body.list())
    attributes = {
        **_root(puzzle, lang, rules, fact),
        "data-shape": kind.shape,
        "data-where": kind.where,
    }
    return (
        f"<trick-puzzle{_attributes(attributes)}>"
        f'<form><fieldset class="tt-task">{"".join(task)}</fieldset>{_form_end(lang)}</form>'
        f"{answer_html(puzzle, lang, rules)}{_stored(puzzle, lang)}</trick-puzzle>"
    )


def worked_html(
    puzzle: Puzzle, whole: Trick, lang: str, *, rules: str | None = "", fact: str = ""
) -> str:
    """`<worked-trick>`: the `whole` trick card by card, and on the way the decision of `puzzle`."""
    game, position = puzzle.game, puzzle.position
    body = _Body(puzzle, lang)
    table = game.tables[position.players]
    winner = game.winner(position.trump or "", whole.cards)
    slots = "".join(
        body.slot(number, seat, f'<span class="tt-place">{body.face(card)}</span>')
        for number, (seat, card) in enumerate(whole.plays(table), 1)
    )
    decision = len(position.trick.cards) if position.trick else 0
    moves = [_move(game, seat, card, i, lang) for i, (seat, card) in enumerate(whole.plays(table))]
    moves[decision] += f" {_reason_of_move(puzzle, whole.cards[decision], lang, rules)}"
    moves.append(_end(puzzle, whole, lang, rules))
    seat = game.seat_name(turn_of(game, position), lang)
    attributes = {
        **_root(puzzle, lang, rules, fact),
        "data-decision": decision,
        "data-winner": winner,
    }
    listed = "".join(f'<li class="tt-move">{move}</li>' for move in moves)
    return (
        f"<worked-trick{_attributes(attributes)}>"
        f'<p class="tt-question">{word("worked", lang)}</p>{facts_html(game, position, lang)}'
        f"{_table_html(len(table.seats), slots, lang)}"
        f'<ol class="tt-moves">{listed}</ol>'
        f'<form><fieldset class="tt-task">'
        f'<legend class="tt-question">{escape(word("decide", lang, seat=seat))}</legend>'
        f"{body.choosing(game.orders[position.trump or ''].sorted(_hand(puzzle)), 'radio')}"
        f"</fieldset>{_form_end(lang)}</form>"
        f"{answer_html(puzzle, lang, rules)}{_stored(puzzle, lang)}</worked-trick>"
    )


def facts_html(game: Game, position: Position, lang: str) -> str:
    """What is known besides the cards: the game, trumps, and whatever else the position tells."""
    facts = [escape(game.name(lang))]
    if position.trump:
        facts.append(f"{word('trumps', lang)} {suit_pill(position.trump, lang)}")
    if position.turn_up:
        facts.append(f"{word('turn-up', lang)} {pill(position.turn_up, lang)}")
    told = []
    if position.dealer:
        told.append(word("dealer", lang, seat=game.seat_name(position.dealer, lang)))
    if position.scores:
        scores = ", ".join(f"{side} {score}" for side, score in position.scores)
        told.append(word("scores", lang, scores=scores))
    if position.calls:
        calls = [call if call.isdigit() else word(call, lang) for call in position.calls]
        told.append(word("calls", lang, calls=", ".join(calls)))
    if position.bid:
        seat, amount = position.bid
        told.append(word("bid", lang, seat=game.seat_name(seat, lang), amount=amount))
    if position.acts:
        acts = [act.split() for act in position.acts]
        named = [f"{game.seat_name(seat, lang)} {word(verb, lang)}" for seat, verb in acts]
        told.append(word("acts", lang, acts=", ".join(named)))
    spans = "".join(f"<span>{fact}</span> " for fact in facts + [escape(t) for t in told])
    return f'<p class="tt-facts">{spans.strip()}</p>'


def answer_html(puzzle: Puzzle, lang: str, rules: str | None) -> str:
    """Answer and reason, folded up: what a reader without scripts opens."""
    kind, game, position = puzzle.kind, puzzle.game, puzzle.position
    correct = kind.solve(game, position)
    reason = kind.reason(game, position, kind.rulings(game, position))
    if isinstance(correct, tuple):
        labels = [kind.label(game, position, choice, lang) for choice in correct]
        may = f"{word('may', lang)} " if kind.shape == "several" else ""
        shown = may + ", ".join(sentence(label, lang) for label in labels)
    elif isinstance(correct, int):
        shown = str(correct)
    else:
        shown = sentence(kind.label(game, position, correct, lang), lang)
    return (
        f'<details class="tt-answer"><summary>{word("answer", lang)}</summary>'
        f"<p><strong>{shown}</strong></p><p>{sentence(reason.text(lang), lang)} "
        f"{rule_link(reason.rule, lang, rules)}</p></details>"
    )


def rule_link(rule: Rule, lang: str, rules: str | None) -> str:
    """The rule by its number, leading to the heading that states it."""
    text = word("rule", lang, n=rule.reference)
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
    if kind.shape != "one":
        stored |= {"rule": reply["rule"], "text": reply["text"]}
    named = [ruling.rule for ruling in rulings.values()] + [game.rules[reply["rule"]]]
    named += [game.rules[step["rule"]] for step in reply["steps"]]
    stored["refs"] = {rule.id: rule.reference for rule in named}
    return stored


class _Body:
    """The parts of one puzzle that carry its cards and its choices."""

    def __init__(self, puzzle: Puzzle, lang: str) -> None:
        self.puzzle = puzzle
        self.kind, self.game, self.position = puzzle.kind, puzzle.game, puzzle.position
        self.lang = lang
        self.order = self.game.orders.get(self.position.trump or "")
        self.choices = self.kind.choices(self.game, self.position)

    def face(self, card: Card) -> str:
        """The card, which knows whether it is a trump."""
        trump = self.order is not None and self.order.suit.get(card) == TRUMP
        return face(card, self.lang, trump=trump)

    def pick(self, choice: str, inside: str, type_: str, said: str = "") -> str:
        """A card that can be chosen; `said` comes before its words for the ear."""
        label = self.kind.label(self.game, self.position, choice, self.lang)
        name = escape(self.puzzle.id or "choice")
        before = f'<span class="tt-vh">{escape(said)}</span>' if said else ""
        return (
            f'<label class="tt-pick"><input type="{type_}" name="{name}" value="{escape(choice)}" '
            f'data-label="{escape(label)}">{inside}{before}</label>'
        )

    def choosing(self, cards: Sequence[Card], type_: str) -> str:
        """The hand, each card of it a choice."""
        picks = "".join(self.pick(card.code, self.face(card), type_) for card in cards)
        return f'<div class="tt-hand">{picks}</div>'

    @property
    def input_type(self) -> str:
        return "radio" if self.kind.shape in ("one", "number") else "checkbox"

    def table(self) -> list[str]:
        """The trick in order of play, with a place for each seat."""
        trick = self.position.trick
        if not trick:
            return []
        table = self.game.tables[self.position.players]
        played = dict(trick.plays(table))
        slots = []
        for number, seat in enumerate(table.from_seat(trick.leader), 1):
            card = played.get(seat)
            if card is None:
                inside = '<span class="tt-empty"></span>'
            elif self.kind.where == "table":
                said = f", {self.game.seat_name(seat, self.lang)}"
                inside = self.pick(seat, self.face(card), self.input_type, said)
            else:
                inside = self.face(card)
            turn = self.kind.where == "hand" and seat == turn_of(self.game, self.position)
            slots.append(self.slot(number, seat, inside, turn=turn))
        return [_table_html(len(slots), "".join(slots), self.lang)]

    def slot(self, number: int, seat: Seat, inside: str, *, turn: bool = False) -> str:
        """One place at the table: its number in the order of play, its seat, its card."""
        lang = self.lang
        told = word("led", lang) if number == 1 else word("you", lang) if turn else ""
        if turn and number == 1:
            told = word("you", lang)
        side = self.game.side_of(seat)
        name = self.game.seat_name(seat, lang)
        short = f"{side}<sub>{seat[len(side) :]}</sub>" if seat[:-1] == side else escape(name)
        aside = f" {told}" if told else ""
        mark = " data-turn" if turn else ""
        return (
            f'<li class="tt-slot"{mark}><span class="tt-seat"><span aria-hidden="true">{number} · '
            f'{short}{aside}</span><span class="tt-vh">{escape(name)}{aside}</span></span>'
            f"{inside}</li>"
        )

    def hands(self) -> list[str]:
        """Every hand that is shown; the one that decides carries the choices."""
        parts = []
        deciding = turn_of(self.game, self.position) if self.kind.where == "hand" else None
        for seat, hand in self.position.hands:
            name = self.game.seat_name(seat, self.lang)
            cards = self.order.sorted(hand) if self.order else hand
            if seat == deciding:
                title = word("your-cards", self.lang)
                shown = self.choosing(cards, self.input_type)
            else:
                title = word("hand-of", self.lang, seat=name)
                shown = f'<div class="tt-hand">{"".join(self.face(card) for card in cards)}</div>'
            parts.append(f'<p class="tt-hand-name">{escape(title)}</p>{shown}')
        return parts

    def earlier(self) -> list[str]:
        """The finished tricks that the position tells of, one line each."""
        lines = []
        for number, trick in enumerate(self.position.tricks, 1):
            table = self.game.tables[self.position.players]
            plays = ", ".join(
                f"{escape(self.game.seat_name(seat, self.lang))} {pill(card, self.lang)}"
                for seat, card in trick.plays(table)
            )
            title = word("earlier", self.lang, n=number)
            lines.append(f'<p class="tt-facts tt-earlier">{title} {plays}</p>')
        return lines

    def list(self) -> str:
        """Choices that no card carries: words, or a number to be written."""
        name = escape(self.puzzle.id or "choice")
        if not self.choices:
            return (
                f'<p><label><span class="tt-hand-name">{word("number", self.lang)}</span> '
                f'<input class="tt-number" type="number" step="1" name="{name}"></label></p>'
            )
        options = []
        for choice in self.choices:
            label = self.kind.label(self.game, self.position, choice, self.lang)
            card = CARDS.get(choice)
            shown = pill(card, self.lang) if card else sentence(label, self.lang)
            options.append(
                f'<label class="tt-option"><input type="{self.input_type}" name="{name}" '
                f'value="{escape(choice)}" data-label="{escape(label)}"><span>{shown}</span></label>'
            )
        return f'<div class="tt-list">{"".join(options)}</div>'


def _question(puzzle: Puzzle, lang: str) -> str:
    return puzzle.kind.question(puzzle.game, puzzle.position, lang)


def _hand(puzzle: Puzzle) -> tuple[Card, ...]:
    return puzzle.position.hand(turn_of(puzzle.game, puzzle.position))


def _move(game: Game, seat: Seat, card: Card, place: int, lang: str) -> str:
    verb = "plays" if place else "leads"
    name = game.seat_name(seat, lang)
    return sentence(word(verb, lang, seat=name, card=pretty(card, lang)), lang)


def _reason_of_move(puzzle: Puzzle, card: Card, lang: str, rules: str | None) -> str:
    """Why the card that was really played at the decision is allowed."""
    ruling = puzzle.kind.rulings(puzzle.game, puzzle.position)[card.code]
    return f"{sentence(ruling.text(lang), lang)} {rule_link(ruling.rule, lang, rules)}"


def _end(puzzle: Puzzle, whole: Trick, lang: str, rules: str | None) -> str:
    """Who takes the whole trick, why, and what it is worth on its face."""
    game, trump = puzzle.game, puzzle.position.trump or ""
    winner = game.winner(trump, whole.cards)
    ruling = game.judge_winner(trump, whole.cards, winner)
    points = game.judge_points(trump, whole.cards)[2]
    seat = whole.plays(game.tables[puzzle.position.players])[winner][0]
    text = word(
        "takes-it",
        lang,
        seat=game.seat_name(seat, lang),
        why=ruling.text(lang),
        points=points.text(lang),
    )
    named = dict.fromkeys((ruling.rule, points.rule))
    links = ", ".join(rule_link(rule, lang, rules) for rule in named)
    return f"{sentence(text, lang)} {links}"


def _table_html(seats: int, slots: str, lang: str) -> str:
    label = word("table", lang)
    return f'<ol class="tt-table" data-seats="{seats}" aria-label="{label}">{slots}</ol>'


def _form_end(lang: str) -> str:
    check = word("check", lang)
    return (
        '<div class="tt-status" role="status"></div><p class="tt-actions">'
        f'<button type="submit" class="tt-button">{check}</button></p>'
    )


def _root(puzzle: Puzzle, lang: str, rules: str | None, fact: str) -> dict[str, object]:
    return {
        "id": f"puzzle-{puzzle.id}" if puzzle.id else None,
        "class": "tt",
        "data-lang": lang,
        "data-rules": rules,
        "data-fact": fact or None,
    }


def _attributes(values: dict[str, object]) -> str:
    given = {name: value for name, value in values.items() if value is not None}
    return "".join(f' {name}="{escape(str(value))}"' for name, value in given.items())


def _stored(puzzle: Puzzle, lang: str) -> str:
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
