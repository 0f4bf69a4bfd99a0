"""The work of `scripts/test.py`: every check that must pass, as named and timed steps."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

import setup_env
from setup_env import PYTHON, ROOT, Missing, say

NO_TEST_COLLECTED = 5  # as pytest says it
LONG = "TRICKTAKING_LONG"


class Step(NamedTuple):
    """A name, and what to do for it: 0 is success, as with any command."""

    name: str
    run: Callable[[], int]


class Result(NamedTuple):
    """How a step ended."""

    name: str
    seconds: float
    code: int

    @property
    def word(self) -> str:
        return {0: "ok", NO_TEST_COLLECTED: "no test"}.get(self.code, "FAILED")


def command(*arguments: str) -> Callable[[], int]:
    """Run a program of the environment from the repository's root."""

    def run() -> int:
        environment = setup_env.environment()
        environment.setdefault("PYTHONHASHSEED", "0")  # both halves of a test run collect alike
        program = shutil.which(arguments[0], path=environment["PATH"]) or arguments[0]
        return subprocess.run([program, *arguments[1:]], cwd=ROOT, env=environment).returncode

    return run


def python(*arguments: str) -> Callable[[], int]:
    return command(str(PYTHON), *arguments)


def build(*, fresh: bool) -> Callable[[], int]:
    return lambda: 0 if setup_env.build_site(fresh=fresh) else 1


def checks() -> list[Step]:
    """What needs no run of the code."""
    typescript = str(ROOT / "node_modules" / "typescript" / "bin" / "tsc")
    return [
        Step("format", command("ruff", "format", "--check", ".")),
        Step("lint", command("ruff", "check", ".")),
        Step("types", command("mypy")),
        Step("types in the pages' scripts", command("node", typescript, "-p", "widgets")),
    ]


def tests(*options: str) -> list[Step]:
    pytest = ("-m", "pytest", "-n", "2", *options)
    return [
        Step("tests of engine, widgets, pages", python(*pytest, "--ignore=tests/site")),
        Step("browser", python("scripts/browser.py")),
        Step("tests in the browser", python(*pytest, *in_the_browser())),
    ]


SLOW_IN_THE_BROWSER = (
    *("accessibility", "drills", "drill_looks", "drill_page", "drill_progress", "drill_ways"),
    *("hosting", "layout", "lessons", "lesson_embed", "lesson_links", "lesson_looks"),
    *("lesson_making", "lesson_paper", "live", "puzzles", "self_check", "strip", "without_script"),
)
"""The tests in the browser that take every page in every size: they belong to the long run."""


def in_the_browser() -> list[str]:
    """The files of the browser's tests that this run takes."""
    if os.environ.get(LONG):
        return ["tests/site"]
    slow = {f"test_{name}.py" for name in SLOW_IN_THE_BROWSER}
    files = sorted((ROOT / "tests" / "site").glob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if file.name not in slow]


def long_run() -> list[Step]:
    """What `--long` adds; the tests themselves also try more (see tests/conftest.py)."""
    return [
        Step("benchmark of the boot", python("scripts/bench.py", "boot")),
        Step("benchmark of the engine", python("scripts/bench.py", "engine")),
        Step(
            "benchmark of the drills",
            python("scripts/bench.py", "drills", "--each", "10000", "--pupils", "100"),
        ),
        Step("benchmark of the site", python("scripts/bench.py", "site")),
        Step("typical mistakes in the engine", python("scripts/mistakes.py")),
        Step("mutations of the engine", python("scripts/mutate.py")),
    ]


def plan(*, long: bool, words: str | None) -> list[Step]:
    if words is not None:
        return [Step("site", build(fresh=False)), *tests("-k", words)]
    site = Step("site from clean, both languages", build(fresh=True))
    return [*checks(), site, *tests(), *(long_run() if long else [])]


def perform(step: Step) -> Result:
    say(f"\n=== {step.name}")
    started = time.monotonic()
    code = step.run()
    result = Result(step.name, time.monotonic() - started, code)
    say(f"=== {step.name}: {result.word} in {result.seconds:.1f} s")
    return result


def summary(results: Sequence[Result]) -> str:
    """The closing table.

    >>> print(summary([Result("lint", 2.04, 0), Result("types", 9.5, 1)]))
        2.0 s  ok       lint
        9.5 s  FAILED   types
    """
    return "\n".join(f"{r.seconds:7.1f} s  {r.word:7}  {r.name}" for r in results)


def failures(results: Sequence[Result], *, picking: bool) -> list[str]:
    """The names of the steps that did not pass.

    When picking by name a step may well have no such test, but not every one.

    >>> results = [Result("tests here", 1.0, 0), Result("tests there", 1.0, NO_TEST_COLLECTED)]
    >>> failures(results, picking=True), failures(results, picking=False)
    ([], ['tests there'])
    """
    failed = [result.name for result in results if result.word == "FAILED"]
    empty = [result.name for result in results if result.code == NO_TEST_COLLECTED]
    ran = any(result.code == 0 and result.name.startswith("tests") for result in results)
    return failed + ([] if picking and ran else empty)


def main(arguments: Sequence[str]) -> int | str:
    parser = argparse.ArgumentParser(prog="test.py", description="Set up and run the whole gate.")
    parser.add_argument("--long", action="store_true", help="add the long run")
    parser.add_argument("-k", metavar="WORDS", help="only the tests that pytest's -k picks")
    given = parser.parse_args(arguments)
    if given.long:
        os.environ[LONG] = "1"
    try:
        setup_env.set_up()
        results = [perform(step) for step in plan(long=given.long, words=given.k)]
    except Missing as sentence:
        return str(sentence)
    except KeyboardInterrupt:
        return "Stopped."
    say(f"\n{summary(results)}")
    failed = failures(results, picking=given.k is not None)
    if failed:
        return f"Failed: {', '.join(failed)}"
    say(f"Passed: {len(results)} steps in {sum(result.seconds for result in results):.0f} s")
    return 0
