"""A worked trick as HTML: every move told, and a stop where the reader decides."""

from __future__ import annotations

from .cards import Card
from .cloth import Cloth, table_html
from .faces import escape, sentence
from .game import Game
from .html import answer_html, attributes, facts_html, form_end, root, rule_link, stored
from .names import pretty
from .puzzles import Puzzle
from .puzzles.kind import turn_of
from .table import Seat
from .trick import Trick
from .words import word


def worked_html(
    puzzle: Puzzle, whole: Trick, lang: str, *, rules: str | None = "", fact: str = ""
) -> str:
    """`<worked-trick>`: the `whole` trick card by card, and on the way the decision of `puzzle`."""
    game, position = puzzle.game, puzzle.position
    body = Cloth(puzzle, lang)
    table = game.tables[position.players]
    winner = game.winner(position.trump or "", whole.cards)
    slots = "".join(
        body.slot(number, seat, f'<span class="tt-place">{body.face(card)}</span>')
        for number, (seat, card) in enumerate(whole.plays(table), 1)
    )
    decision = len(position.trick.cards) if position.trick else 0
    moves = [_move(game, seat, card, i, lang) for i, (seat, card) in enumerate(whole.plays(table))]
    moves[decision] = _chosen_move(puzzle, whole.cards[decision], lang, rules)
    moves.append(_end(puzzle, whole, lang, rules))
    seat = game.seat_name(turn_of(game, position), lang)
    given = {
        **root(puzzle, lang, rules, fact),
        "data-decision": decision,
        "data-winner": winner,
        "role": "group",
        "aria-label": word("worked", lang),
    }
    listed = "".join(f'<li class="tt-move">{move}</li>' for move in moves)
    return (
        f"<worked-trick{attributes(given)}>"
        f'<p class="tt-question">{word("worked", lang)}</p>{facts_html(game, position, lang)}'
        f"{table_html(len(table.seats), slots, lang)}{body.seats()}"
        f'<ol class="tt-moves">{listed}</ol>'
        f'<form><fieldset class="tt-task">'
        f'<legend class="tt-question">{escape(word("decide", lang, seat=seat))}</legend>'
        f"{body.choosing(game.orders[position.trump or ''].sorted(_hand(puzzle)), 'radio')}"
        f"</fieldset>{form_end(lang)}</form>"
        f"{answer_html(puzzle, lang, rules)}{stored(puzzle, lang)}</worked-trick>"
    )


def _hand(puzzle: Puzzle) -> tuple[Card, ...]:
    return puzzle.position.hand(turn_of(puzzle.game, puzzle.position))


def _move(game: Game, seat: Seat, card: Card, place: int, lang: str) -> str:
    verb = "plays" if place else "leads"
    name = game.seat_name(seat, lang)
    return sentence(word(verb, lang, seat=name, card=pretty(card, lang)), lang)


def _chosen_move(puzzle: Puzzle, card: Card, lang: str, rules: str | None) -> str:
    """What was really played at the decision, whatever the reader chose, and why it is allowed."""
    game, position = puzzle.game, puzzle.position
    seat = game.seat_name(turn_of(game, position), lang)
    played = word("really-plays", lang, seat=seat, card=pretty(card, lang))
    ruling = puzzle.kind.rulings(game, position)[card.code]
    why = f"{sentence(ruling.text(lang), lang)} {rule_link(ruling.rule, lang, rules)}"
    return f"{sentence(played, lang)} {why}"


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
