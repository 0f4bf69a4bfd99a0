"""Lesson links as an attacker writes them."""

import json
import os
import subprocess
import sys
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fuzz_links
import strategies as made
from fuzz_links import Attack
from lessons import (
    OURS,
    PUZZLES_OF_ALL_KINDS,
    ROOT,
    forged,
    own,
)
from tricktaking.lesson import (
    decode,
)
from tricktaking.lesson.finding import LONGEST_TEXT

LONG = os.environ.get("TRICKTAKING_LONG") == "1"


@given(st.integers(0, 2**64))
def test_no_attack_gets_through(seed):
    assert list(Attack(seed, PUZZLES_OF_ALL_KINDS).faults()) == []


@given(st.text(max_size=2000) | st.lists(made.unpleasant | st.just("1rtt1.")).map("".join))
def test_any_text_is_read_without_a_fault(text):
    assert list(fuzz_links.slow_or_unsound(text)) == []


def test_no_attack_of_very_many_gets_through():
    assert fuzz_links.main(["1000000" if LONG else "4000"]) == 0


def test_the_attacks_reach_every_branch_of_the_decoder(tmp_path):
    data = f"--data-file={tmp_path / 'data'}"
    folder = ROOT / "engine" / "tricktaking" / "lesson"
    files = ",".join(str(folder / f"{name}.py") for name in ("link", "finding", "items"))
    run = [sys.executable, "-m", "coverage"]
    path = os.pathsep.join([str(ROOT / "engine"), str(ROOT / "scripts")])
    environment = {**os.environ, "PYTHONPATH": path}
    script = str(ROOT / "scripts" / "fuzz_links.py")
    traced = [*run, "run", "--branch", data, f"--include={files}", script, "4000", "0", "1"]
    subprocess.run(traced, cwd=tmp_path, env=environment, check=True, capture_output=True)
    told = [*run, "json", data, "-o", "-", "-q"]
    report = subprocess.run(told, cwd=tmp_path, env=environment, check=True, capture_output=True)
    measured = json.loads(report.stdout)["files"]
    assert len(measured) == 3
    for name, found in measured.items():
        assert not found["missing_lines"], name
        assert not found["missing_branches"], name


NASTY = {
    "percent signs": "%" * LONGEST_TEXT,
    "codes of codes": "%2525252525" * 1500,
    "codes of letters": "%41a" * 4100,
    "codes of no letters": "%e0a" * 4100,
    "entities": "&#65;" * 3300,
    "beginnings of entities": "&#x" * 5500,
    "entities of entities": "&amp;" * 3300,
    "beginnings": "1rtt1.a " * 2048,
    "beginnings without a gap": "1rtt1." * 2731,
    "dots": ("1rtt1." + "a." * 500 + " ") * 16,
    "checks": ("1rtt1." + "aaaa." * 200 + " ") * 16,
    "spaces": "1rtt1." + " " * LONGEST_TEXT,
    "line breaks": "1rtt1." + "\n>" * LONGEST_TEXT,
    "tags": "1rtt1." + "<" * LONGEST_TEXT,
    "tags and spaces": "1rtt1." + "< " * LONGEST_TEXT,
    "dashes": "‑" * LONGEST_TEXT,
    "nothing to be seen": "\u200b" * LONGEST_TEXT,
    "one item": "1rtt1.wb" + "s" * LONGEST_TEXT,
    "much too long": "1rtt1." * 1_000_000,
    "heavy positions": forged(
        *[
            own(p.kind.letter + "bs-s30x0x0-p1ksqs2s4s6s7s-p1kdqdjd2d3d4d")
            for p in PUZZLES_OF_ALL_KINDS
            if p.kind.id == "who-won"
        ][:15]
    ),
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_no_text_takes_long_or_much_memory(text):
    assert list(fuzz_links.slow_or_unsound(text)) == []
    tracemalloc.start()
    decode(text, OURS)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4_000_000
