"""Every shared example: the reply must carry all that the example expects."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from matching import missing
from oracle.door import reply_to_text
from tricktaking.ask import answer

EXAMPLES = [
    json.loads(line)
    for line in (Path(__file__).parent / "examples.jsonl").read_text("utf-8").splitlines()
]


def fault(example, door: Callable[[str], str]):
    question = example["question"]
    text = question if isinstance(question, str) else json.dumps(question)
    return missing(example["expect"], json.loads(door(text)))


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_engine_replies_as_the_example_expects(number):
    assert fault(EXAMPLES[number], answer) is None


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_oracle_replies_as_the_example_expects(number):
    assert fault(EXAMPLES[number], lambda text: json.dumps(reply_to_text(text))) is None


def test_all_ninety_one_examples_are_here():
    assert len(EXAMPLES) == 91
