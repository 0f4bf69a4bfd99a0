"""How good the drills are and how fast: duplicates, places of the answers, pupils, the solver."""

from __future__ import annotations

import argparse
import json
import subprocess
import time
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import setup_env
from benchmarks.dealt import deal_many
from benchmarks.next_drill import next_drill
from benchmarks.pupils import Run, practise
from benchmarks.report import Report
from tricktaking.dice import Dice
from tricktaking.game import Game
from tricktaking.games import GAMES
from tricktaking.misconception import misconceptions
from tricktaking.position import Position
from tricktaking.skill import skills
from tricktaking.solver import solve

SOLVED = "best-card"
IN_PYODIDE = Path(__file__).with_suffix(".mjs")

ENDINGS = (
    ("the last three tricks of Bruff", "bruff", 6, 3, 1.0),
    ("Auction Forty-Fives from the first trick", "auction-forty-fives", 4, 5, 2.0),
    ("All Fives with six cards and three players", "all-fives", 3, 6, 2.0),
)
POSITIONS = 50

NAMED_LEAST, FALSE_MOST = 0.9, 0.05
TWO_HUNDRED_LIMIT, TWO_HUNDRED_AIM = 30.0, 5.0
BROWSER_LIMIT = 50.0


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--each", type=int, default=60, help="drills of each game and skill")
    parser.add_argument("--pupils", type=int, default=2, help="pupils for each misconception")
    parser.add_argument("--cpython-only", action="store_true", help="leave Pyodide out")
    parser.add_argument("--in-a-row", type=int, default=200, help="drills in the browser")
    parser.add_argument("--browser-only", action="store_true", help="only those in the browser")


def run(options: argparse.Namespace) -> Report:
    report = Report()
    if options.browser_only:
        next_drill(report, options.in_a_row)
        return report
    print(f"Drills: {options.each} of each game and skill")
    deal_many(report, options.each)
    speed(report)
    print(f"Simulated pupils: {options.pupils} for each misconception")
    pupils(report, options.pupils)
    print(f"Solver: medians of {POSITIONS} random positions")
    for name, game_id, players, size, limit in ENDINGS:
        report.figure(name, median(solving(game_id, players, size)), "s", limit=limit)
    if not options.cpython_only:
        pyodide(report)
        next_drill(report, options.in_a_row)
    return report


def speed(report: Report) -> None:
    """Two hundred mixed drills of each game through the command, start included."""
    for game in GAMES:
        command = [str(setup_env.PYTHON), "-m", "tricktaking", "drill", "--game", game]
        started = time.perf_counter()
        environment = {**setup_env.environment(), "PYTHONPATH": str(setup_env.ROOT / "engine")}
        done = subprocess.run(
            [*command, "--seed", "1", "--count", "200"],
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        )
        seconds = time.perf_counter() - started
        questions = {json.dumps(json.loads(line)["question"]) for line in done.stdout.splitlines()}
        report.figure(
            f"{game}, 200 drills", seconds, "s", limit=TWO_HUNDRED_LIMIT, aim=TWO_HUNDRED_AIM
        )
        report.figure(f"{game}, alike among 200", 200 - len(questions), "drills", limit=10)


def pupils(report: Report, each: int) -> None:
    """How many pupils are named within five wrong answers, and how many taken for others."""
    wanted = [
        (game.id, name, seed)
        for game in GAMES.values()
        for name in misconceptions(game)
        for seed in range(each)
    ]
    with get_context("spawn").Pool() as pool:
        runs = pool.starmap(_practised, wanted, chunksize=each)
    named = sum(run.named == run.holds for run in runs)
    false = sum(run.named not in (run.holds, None) for run in runs)
    wrong = sum(run.wrong for run in runs) / len(runs)
    report.note(f"{len(runs)} pupils, {wrong:.1f} wrong answers each")
    report.figure("not named", 1 - named / len(runs), "of all pupils", limit=1 - NAMED_LEAST)
    report.figure("taken for another", false / len(runs), "of all pupils", limit=FALSE_MOST)


def _practised(game_id: str, holds: str, seed: int) -> Run:
    return practise(GAMES[game_id], holds, seed)


def solving(game_id: str, players: int, size: int) -> list[float]:
    """Seconds for random positions, all hands full."""
    game, times = GAMES[game_id], []
    pack = sorted(game.pack, key=lambda card: card.code)
    for number in range(POSITIONS):
        dice = Dice(f"solver {game_id} {number}")
        cards = dice.sample(pack, players * size)
        seats = game.tables[players].seats
        hands = tuple((s, tuple(cards[i * size : (i + 1) * size])) for i, s in enumerate(seats))
        position = Position(game, players, trump=dice.pick("SHDC"), hands=hands)
        started = time.process_time()
        solve(position)
        times.append(time.process_time() - started)
    return times


def pyodide(report: Report) -> None:
    """Drills per second and the slowest ones, in the runtime that the pages get."""
    build = ["node", "scripts/build_runtime.mjs"]
    subprocess.run(build, cwd=setup_env.ROOT, env=setup_env.environment(), check=True)
    questions = [asked for game in GAMES.values() for asked in asked_of(game, solved=False)]
    solved = [asked for game in GAMES.values() for asked in asked_of(game, solved=True)]
    done = subprocess.run(
        ["node", str(IN_PYODIDE)],
        input=json.dumps([json.dumps(question) for question in [*questions, *solved]]),
        env=setup_env.environment(),
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        check=True,
    )
    found = json.loads(done.stdout)
    times = sorted(found["times"][: len(questions)])
    slow = sorted(found["times"][len(questions) :])
    print(f"Python {found['version']} in Pyodide, the runtime of the pages")
    report.note(
        f"{1000 * len(times) / sum(times):,.0f} drills a second, {times[-1]:.0f} ms the slowest"
    )
    report.figure(
        "the next drill, p99", times[len(times) * 99 // 100 - 1], "ms", limit=BROWSER_LIMIT
    )
    report.note(
        f"for the solver, prepared ahead: median {median(slow):.0f} ms, slowest {slow[-1]:.0f} ms"
    )


def asked_of(game: Game, *, solved: bool) -> list[dict[str, Any]]:
    """Questions for drills of a game: mixed ones, or those that the solver answers."""
    names = [skill.id for skill in skills(game).values() if (skill.kind == SOLVED) is solved]
    questions = []
    for number in range(60 if solved else 300):
        dice = Dice(f"browser {game.id} {number}")
        asked = {"ask": "drill", "game": game.id, "skill": dice.pick(names), "seed": number}
        questions.append({**asked, "difficulty": 1 + dice.below(3)})
    return questions
