"""Every row of the tables of rulings, asked through the one door."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from matching import missing
from oracle.door import reply
from rulings.__main__ import without_rules
from rulings.rows import GAMES, read_table
from tricktaking.ask import answer

ROWS = [
    pytest.param(row, id=f"{game}.txt:{row.line}") for game in GAMES for row in read_table(game)
]
COVERAGE = Path(__file__).parents[2] / "scripts" / "rulings_coverage.py"


@pytest.mark.parametrize("row", ROWS)
def test_engine_rules_as_the_table_says(row):
    assert missing(row.expected, json.loads(answer(json.dumps(row.question)))) is None, row.text


@pytest.mark.parametrize("row", ROWS)
def test_oracle_rules_as_the_table_says(row):
    assert missing(without_rules(row.expected), reply(row.question)) is None, row.text


def test_every_item_has_a_row():
    run = subprocess.run([sys.executable, COVERAGE], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
