"""Change legality, winning and scoring in a thousand small ways: the tests must notice each.

`python3 scripts/mutate.py [WORDS …]` changes all of `MUTATED`, or the files with one of the words.
mutmut makes the changes (it turns `<` into `<=`, drops arguments, adds one to numbers, …). Unlike
mutmut's own runner, which swaps functions in a process that has long imported the engine, each
changed engine is imported anew, because its tables are made on import.
The work is done on copies in .build/mutation. A change that no test notices is a rule that nothing
holds. A few cannot be noticed, because they say the same thing in another way: each of those is
explained in `tests/engine/mutants.txt`.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import accumulate, islice
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

import libcst
from libcst.metadata import MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation.mutators import mutation_operators

from mistakes import ENGINE, first_failure
from setup_env import BUILD, PYTHON, ROOT, environment

COPIES = BUILD / "mutation"
TESTS = ROOT / "tests" / "engine"
EXPLAINED = TESTS / "mutants.txt"
PATIENCE = 60
"""Seconds after which a changed engine counts as one that never comes to an end."""

MUTATED = (
    *("order", "spoil_five", "winning", "deal", "replay", "table"),
    *("games/bruff/deal", "games/all_fives/deal", "games/all_fives/following"),
    *("games/all_fives/values", "games/auction_forty_fives/auction"),
    "games/auction_forty_fives/deal",
)


class Mutant(NamedTuple):
    """One small change of one file: the lines that go and the lines that come."""

    file: str
    gone: str
    come: str
    source: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same when other lines of the file change."""
        return self.file, self.gone, self.come

    def __str__(self) -> str:
        return f"{self.file}\n- {self.gone}\n+ {self.come}"


def mutants(file: str, source: str) -> Iterator[Mutant]:
    """Every change that mutmut would make, wording apart.

    >>> for mutant in mutants("a.py", "def f(a):\\n    return a < 5\\n"):
    ...     print(mutant.gone, "->", mutant.come)
    return a < 5 -> return a <= 5
    return a < 5 -> return a < 6
    """
    wrapper = MetadataWrapper(libcst.parse_module(source))
    module = wrapper.module
    places = wrapper.resolve(WhitespaceInclusivePositionProvider)
    lines = source.splitlines(keepends=True)
    starts = [0, *accumulate(map(len, lines))]
    finder = _Finder()
    module.visit(finder)
    for before, after in finder.changes:
        place, old = places[before], module.code_for_node(before)
        start = starts[place.start.line - 1] + place.start.column
        end = starts[place.end.line - 1] + place.end.column
        if source[start:end] == old and not _is_wording(old):
            code = source[:start] + module.code_for_node(after) + source[end:]
            gone, come = _difference(source, code)
            if gone or come:
                yield Mutant(file, gone, come, code)


class _Finder(libcst.CSTVisitor):
    """Collects what mutmut's operators make of every node, types, imports and decorators apart."""

    LEFT_ALONE = (libcst.Annotation, libcst.Decorator, libcst.Import, libcst.ImportFrom)

    def __init__(self) -> None:
        super().__init__()
        self.changes: list[tuple[libcst.CSTNode, libcst.CSTNode]] = []

    def on_visit(self, node: libcst.CSTNode) -> bool:
        if isinstance(node, self.LEFT_ALONE):
            return False
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                # A word that is not there is enough: in capitals it would be missing as well.
                most = 1 if isinstance(node, libcst.BaseString) else None
                self.changes.extend((node, changed) for changed in islice(operator(node), most))
        return True


def _is_wording(code: str) -> bool:
    """Whether this is a sentence, or names a language: what is said is not what is ruled."""
    return not code.isascii() or code in ('"ru"', '"en"') or bool(re.fullmatch(r'f?".* .*"', code))


def _difference(before: str, after: str) -> tuple[str, str]:
    old, new = before.splitlines(), after.splitlines()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return " ".join(line.strip() for line in old), " ".join(line.strip() for line in new)


def noticed(mutant: Mutant, copy: Path) -> bool:
    """Whether the tests notice the change: the quick ones first, then all that know the engine."""
    place = copy / "tricktaking" / mutant.file
    right = place.read_text("utf-8")
    place.write_text(mutant.source, encoding="utf-8")
    # A change of the same length in the same second would go unseen by the byte code's time stamp.
    for stale in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
        stale.unlink()
    try:
        return quickly_noticed(copy) or first_failure(copy) is not None
    finally:
        place.write_text(right, encoding="utf-8")


def quickly_noticed(copy: Path) -> bool:
    path = os.pathsep.join([str(copy), str(TESTS)])
    try:
        run = subprocess.run(
            [str(PYTHON), str(TESTS / "first_fault.py")],
            env={**environment(), "PYTHONPATH": path, "PYTHONHASHSEED": "0"},
            capture_output=True,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


def survivors(chosen: Sequence[Mutant], workers: int) -> list[Mutant]:
    """Those changes that nothing notices; each worker has a copy of the engine of its own."""
    free: SimpleQueue[Path] = SimpleQueue()
    shutil.rmtree(COPIES, ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__")
    for number in range(workers):
        shutil.copytree(ENGINE, COPIES / str(number) / "tricktaking", ignore=left_out)
        free.put(COPIES / str(number))

    def survives(mutant: Mutant) -> bool:
        copy = free.get()
        try:
            return not noticed(mutant, copy)
        finally:
            free.put(copy)

    found = []
    with ThreadPoolExecutor(workers) as pool:
        for number, (mutant, alive) in enumerate(
            zip(chosen, pool.map(survives, chosen), strict=True), 1
        ):
            if alive:
                found.append(mutant)
            if number % 100 == 0:
                print(f"{number} of {len(chosen)} changes, {len(found)} not noticed", flush=True)
    return found


def explained() -> set[tuple[str, str, str]]:
    """The changes that `mutants.txt` explains: file, - line, + line; `#` begins an explanation."""
    lines = [line for line in EXPLAINED.read_text("utf-8").splitlines() if not line.startswith("#")]
    blocks = [block.split("\n") for block in re.split(r"\n{2,}", "\n".join(lines).strip())]
    return {(block[0], block[1][2:], block[2][2:]) for block in blocks if len(block) == 3}


def main(words: Sequence[str]) -> int:
    files = [f"{name}.py" for name in MUTATED]
    chosen = [
        mutant
        for file in files
        if not words or any(word in file for word in words)
        for mutant in mutants(file, (ENGINE / file).read_text("utf-8"))
    ]
    known = explained()
    left = survivors(chosen, os.cpu_count() or 1)
    unexplained = [mutant for mutant in left if mutant.key not in known]
    for mutant in unexplained:
        print(f"{mutant}\n")
    print(f"{len(chosen)} changes: {len(left)} not noticed, {len(unexplained)} not explained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
