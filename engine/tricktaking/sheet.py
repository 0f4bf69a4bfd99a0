"""The paper beside the table as HTML: the score before the deal, and the calls of an auction."""

from __future__ import annotations

from .counting import figure
from .faces import escape
from .game import Game
from .position import Position
from .rules import Problem
from .table import Seat
from .words import word


def scores_html(game: Game, position: Position, lang: str) -> str:
    """A column for each side, the score before the deal in it; a bid stands in its own row."""
    if not position.scores:
        return ""
    head = "".join(_th(game.side_name(side, lang), "col") for side, _ in position.scores)
    rows = [_row(word("sheet-before", lang), [figure(score) for _, score in position.scores])]
    if position.bid:
        seat, amount = position.bid
        label = word("sheet-bid", lang, seat=game.seat_name(seat, lang))
        own = game.side_of(seat)
        rows.append(_row(label, [str(amount) if s == own else "" for s, _ in position.scores]))
    return _table(word("sheet", lang), f"<td></td>{head}", rows)


def calls_html(game: Game, position: Position, lang: str) -> str:
    """A column for each seat from the dealer's left, a row for each round; who speaks is marked."""
    if position.dealer is None or not position.calls:
        return ""
    seats = position.table.from_seat(position.table.left[position.dealer])
    rounds: list[dict[Seat, str]] = []
    for seat, call in _spoken(game, position):
        if not rounds or _after(seats, seat, rounds[-1]):
            rounds.append({})
        rounds[-1][seat] = call if call.isdigit() else word(call, lang)
    head = "".join(_th(game.seat_name(seat, lang), "col") for seat in seats)
    rows = [_row(None, [said.get(seat, "") for seat in seats]) for said in rounds]
    return _table(word("auction", lang), head, rows)


def _after(seats: tuple[Seat, ...], seat: Seat, said: dict[Seat, str]) -> bool:
    """Whether a new round begins: somebody at this place or behind it has spoken in the last one."""
    return any(seats.index(other) >= seats.index(seat) for other in said)


def _spoken(game: Game, position: Position) -> list[tuple[Seat, str]]:
    """Who made each call; calls that cannot have been made are in order of the seats."""
    scores = dict(position.scores) or dict.fromkeys(position.table.sides, 0)
    seats = position.table.from_seat(position.table.left[position.dealer or ""])
    found: list[tuple[Seat, str]] = []
    for i, call in enumerate(position.calls):
        try:
            turn = game.auction(position.dealer or "", scores, position.calls[:i]).turn
        except Problem:
            turn = None
        found.append((turn or seats[i % len(seats)], call))
    return found


def _table(caption: str, head: str, rows: list[str]) -> str:
    return (
        f'<table class="tt-sheet"><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table>"
    )


def _row(label: str | None, cells: list[str]) -> str:
    first = _th(label, "row") if label is not None else ""
    return f"<tr>{first}{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def _th(text: str, scope: str) -> str:
    return f'<th scope="{scope}">{escape(text)}</th> '
