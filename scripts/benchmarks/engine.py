"""How fast the engine answers, on CPython and in the browser's Python, beside the naive oracle."""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Any

import setup_env
from benchmarks.report import Report
from tricktaking.ask import answer
from tricktaking.games import GAMES

TESTS = setup_env.ROOT / "tests" / "engine"
IN_PYODIDE = Path(__file__).with_suffix(".mjs")

ORACLE_LIMIT, ORACLE_AIM = 1.0, 0.5
JUDGE_LIMIT = 5.0
SEED = 7

PLAIN_IMPORTS = "dataclasses, enum, json"
TIME_IMPORTS = f"""
import time
started = time.process_time()
import {PLAIN_IMPORTS}
plain = time.process_time()
import tricktaking.ask
print((plain - started) * 1000, (time.process_time() - plain) * 1000)
"""

Door = Callable[[str], object]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=100, help="whole games of each kind")
    parser.add_argument("--rounds", type=int, default=7, help="how often each is replayed")
    parser.add_argument("--cpython-only", action="store_true", help="leave Pyodide out")


def run(options: argparse.Namespace) -> Report:
    report = Report()
    sys.path.insert(0, str(TESTS))
    questions = {game: Questions(game, options.games) for game in GAMES}
    print(f"CPython {sys.version.split()[0]}: {options.games} whole games of each kind")
    oracle = import_module("oracle.door")

    def ask_oracle(text: str) -> str:
        return json.dumps(oracle.reply_to_text(text))

    for game, asked in questions.items():
        ours, theirs = in_turn(answer, ask_oracle, asked.replays, options.rounds)
        tell_replays(report, game, asked, ours, theirs)
        seconds, _ = in_turn(answer, answer, asked.small, options.rounds)
        report.note(f"{game}: {len(asked.small) / seconds:,.0f} questions a second about one trick")
    judged = sorted(best(answer, asked) * 1000 for asked in all_judged(questions))
    report.figure("judge with its steps, p99", p99(judged), "ms", limit=JUDGE_LIMIT)
    import_times(report)
    if not options.cpython_only:
        pyodide(report, questions, options.rounds)
    return report


class Questions:
    """What one game is asked: replays of whole games, questions about one trick, puzzles."""

    def __init__(self, game: str, number: int) -> None:
        games = import_module("oracle.random_games")
        rng = random.Random(SEED)
        whole: list[dict[str, Any]] = [games.whole_game(game, rng) for _ in range(number)]
        small: list[dict[str, Any]] = [games.position(game, rng) for _ in range(20 * number)]
        self.replays = [json.dumps(question) for question in whole]
        self.acts = sum(len(deal["acts"]) for question in whole for deal in question["deals"])
        self.small = [json.dumps(question) for question in small]
        self.judged = [json.dumps(q) for q in map(puzzle, small) if q]


def puzzle(question: dict[str, Any]) -> dict[str, Any] | None:
    """The question about one trick as a puzzle to be judged, with its steps."""
    game = GAMES[question["game"]]
    if question["ask"] not in ("legal-plays", "trick-winner"):
        return None
    players = f"players {max(game.tables)}; " if len(game.tables) > 1 else ""
    text = f"{players}trump {question['trump']}"
    seats = game.tables[max(game.tables)].seats
    given: str | list[str]
    if question["ask"] == "trick-winner":
        text += f"; trick {seats[0]} {' '.join(question['cards'])}"
        given = seats[0]
    else:
        led, hand = question["led"], " ".join(question["hand"])
        text += f"; trick {seats[0]} {led}" if led else ""
        text += f"; hand {seats[1 if led else 0]} {hand}"
        given = question["hand"][:1]
    asked = {"kind": question["ask"], "game": game.id, "position": text}
    return {"ask": "judge", "puzzle": asked, "answer": given}


def all_judged(questions: dict[str, Questions]) -> list[str]:
    return [text for asked in questions.values() for text in asked.judged]


def best(door: Door, text: str) -> float:
    """The best of five times: what else runs on the machine is not the engine's fault."""
    times = []
    for _ in range(5):
        started = time.perf_counter()
        door(text)
        times.append(time.perf_counter() - started)
    return min(times)


def in_turn(ours: Door, theirs: Door, texts: Sequence[str], rounds: int) -> tuple[float, float]:
    """Seconds of processor time for all the texts, medians of rounds taken in turn."""
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for door, taken in zip((ours, theirs), times, strict=True):
            started = time.process_time()
            for text in texts:
                door(text)
            taken.append(time.process_time() - started)
    return median(times[0]), median(times[1])


def p99(times: Sequence[float]) -> float:
    """The time that 99 of 100 do not exceed.

    >>> p99(range(1, 201))
    198
    """
    return times[len(times) * 99 // 100 - 1]


def tell_replays(report: Report, game: str, asked: Questions, ours: float, theirs: float) -> None:
    games, acts = len(asked.replays) / ours, asked.acts / ours
    report.note(f"{game}: {games:,.0f} whole games a second, {acts:,.0f} acts a second")
    share = ours / theirs
    name = f"{game}, whole games"
    report.figure(name, share, "x the oracle's time", limit=ORACLE_LIMIT, aim=ORACLE_AIM)


def import_times(report: Report) -> None:
    """What the engine adds to a start, in fresh interpreters, byte code being there."""
    kept = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(setup_env.BUILD / "bytecode")}
    command = [str(setup_env.PYTHON), "-c", TIME_IMPORTS]
    times = []
    for _ in range(10):
        run = subprocess.run(
            command,
            env={**setup_env.environment(), **kept},
            capture_output=True,
            text=True,
            check=True,
        )
        times.append(tuple(float(word) for word in run.stdout.split()))
    del times[0]  # which wrote the byte code
    plain, engine = (median(column) for column in zip(*times, strict=True))
    report.note(f"import {PLAIN_IMPORTS}: {plain:.1f} ms, then the engine: {engine:.1f} ms")


def pyodide(report: Report, questions: dict[str, Questions], rounds: int) -> None:
    """The same in the runtime that the pages get, under Node."""
    node = ["node", "scripts/build_runtime.mjs"]
    subprocess.run(node, cwd=setup_env.ROOT, env=setup_env.environment(), check=True)
    work = {
        "rounds": rounds,
        "plainImports": PLAIN_IMPORTS,
        "oracle": {p.name: p.read_text("utf-8") for p in (TESTS / "oracle").glob("*.py")},
        "games": {
            game: {"replays": asked.replays, "small": asked.small}
            for game, asked in questions.items()
        },
        "judged": all_judged(questions),
    }
    done = subprocess.run(
        ["node", str(IN_PYODIDE)],
        input=json.dumps(work),
        env=setup_env.environment(),
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=True,
    )
    found = json.loads(done.stdout)
    print(f"Python {found['version']} in Pyodide, the runtime of the pages")
    for game, asked in questions.items():
        seconds = found["games"][game]
        tell_replays(report, game, asked, seconds["ours"], seconds["theirs"])
        speed = len(asked.small) / seconds["small"]
        report.note(f"{game}: {speed:,.0f} questions a second about one trick")
    judged = sorted(found["judged"])
    report.figure("judge with its steps, p99", p99(judged), "ms", limit=JUDGE_LIMIT)
    plain, engine = found["imports"]
    report.note(f"import {PLAIN_IMPORTS}: {plain:.1f} ms, then the engine: {engine:.1f} ms")
