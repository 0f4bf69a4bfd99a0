"""Every shared example: the reply must carry all that the example expects."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from tricktaking.ask import answer

from oracle.door import reply_to_text

EXAMPLES = [
    json.loads(line)
    for line in (Path(__file__).parent / "examples.jsonl").read_text("utf-8").splitlines()
]


def missing(expected, found, where="reply"):
    """The first place where ``found`` lacks what is expected; ``None`` when nothing is missing.

    Objects need the expected fields and may have more; lists agree element by element.
    """
    if isinstance(expected, dict):
        if not isinstance(found, dict):
            return f"{where}: {found!r} is no object"
        for field, value in expected.items():
            if field not in found:
                return f"{where}.{field} is missing"
            fault = missing(value, found[field], f"{where}.{field}")
            if fault:
                return fault
        return None
    if isinstance(expected, list):
        if not isinstance(found, list) or len(found) != len(expected):
            return f"{where}: {found!r}, expected {expected!r}"
        for index, value in enumerate(expected):
            fault = missing(value, found[index], f"{where}[{index}]")
            if fault:
                return fault
        return None
    if type(expected) is not type(found) or expected != found:
        return f"{where}: {found!r}, expected {expected!r}"
    return None


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
