"""The first fault of the engine that tables, examples or a few random games show; quick, no pytest.

`python first_fault.py` prints it and exits with 1. The long run asks thousands of spoilt engines.
"""

import json
import sys
from pathlib import Path

from matching import missing
from oracle.door import reply
from oracle.random_games import GAMES, broken_game, position, seeded, whole_game
from rulings.rows import read_table

HERE = Path(__file__).parent


def expectations():
    """Questions with the fields that their replies must have: rows, examples, random questions."""
    for game in GAMES:
        for row in read_table(game):
            yield f"{game}.txt:{row.line}", row.question, row.expected
    for number, line in enumerate((HERE / "examples.jsonl").read_text("utf-8").splitlines()):
        example = json.loads(line)
        yield f"example {number}", example["question"], example["expect"]
    for make, count in ((position, 200), (whole_game, 10), (broken_game, 60)):
        for game in GAMES:
            for number in range(count):
                question = make(game, seeded(game, number))
                expected = reply(question)
                if "problem" in expected:
                    expected["problem"].pop("at", None)
                yield f"{make.__name__} {game} {number}", question, expected


def first_fault(asked):
    """What is wrong first, in words; ``None`` when everything is as it must be.

    The engine is imported here and not before, so that a spoilt one can be put in its place.
    """
    from tricktaking.ask import answer

    for name, question, expected in asked:
        text = question if isinstance(question, str) else json.dumps(question)
        fault = missing(expected, json.loads(answer(text)))
        if fault:
            return f"{name}: {fault}"
    return None


if __name__ == "__main__":
    found = first_fault(expectations())
    print(found or "no fault")
    sys.exit(found is not None)
