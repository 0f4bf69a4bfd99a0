"""Try the tables: `python -m rulings` asks the engine, `python -m rulings --oracle` the oracle.

Run it in `tests/engine`. With the oracle the rules named in the rows are not looked at.
"""

import json
import sys

from matching import missing
from rulings.rows import GAMES, read_table


def without_rules(expected):
    if isinstance(expected, dict):
        return {key: without_rules(value) for key, value in expected.items() if key != "rule"}
    if isinstance(expected, list):
        return [without_rules(value) for value in expected]
    return expected


def main(oracle):
    if oracle:
        from oracle.door import reply_to_text as ask
    else:
        from tricktaking.ask import answer

        def ask(text):
            return json.loads(answer(text))

    faults = rows = 0
    for game in GAMES:
        for row in read_table(game):
            rows += 1
            expected = without_rules(row.expected) if oracle else row.expected
            fault = missing(expected, ask(json.dumps(row.question)))
            if fault:
                faults += 1
                print(f"{game}.txt:{row.line}: {fault}\n    {row.text}")
    print(f"{rows} rows, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main("--oracle" in sys.argv))
