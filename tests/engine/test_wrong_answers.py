"""What is said of a wrong answer about a deal: what it overlooks, not just some truth."""

import pytest

from test_puzzles import ROWS
from tricktaking.games import GAMES
from tricktaking.notation import parse_position
from tricktaking.puzzles import PUZZLES, Puzzle


@pytest.mark.parametrize(
    ("game", "kind", "position", "wanted", "rule"),
    [row for row in ROWS if row.values[1] in ("bonus-proof", "after-beg", "who-won")],
)
def test_a_wrong_answer_is_told_what_it_overlooks(game, kind, position, wanted, rule):
    """About the bonus and a beg: how it really stands; about the win: at least who has won."""
    if wanted.startswith("problem at "):
        return
    asked = Puzzle("", PUZZLES[kind], GAMES[game], parse_position(position, GAMES[game]))
    rulings = asked.kind.rulings(asked.game, asked.position)
    for lang in ("ru", "en"):
        truth = rulings[wanted].text(lang)
        wrong = {c: r.text(lang) for c, r in rulings.items() if not r.allowed}
        for choice, text in wrong.items():
            assert text, choice
            if kind == "after-beg" or (kind == "bonus-proof" and wanted != "none"):
                assert text.endswith(" " + truth), text
            elif choice == "nobody":
                assert text.endswith(". " + truth), text
