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

import contextlib
import os
import re
import shutil
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import accumulate, islice
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import libcst
from libcst.metadata import MetadataWrapper, WhitespaceInclusivePositionProvider
from mutmut.mutation.mutators import mutation_operators

from mistakes import ENGINE, first_failure
from setup_env import BUILD, ROOT

COPIES = BUILD / "mutation"
WORDING = re.compile(r"explain|step|verdict|named|_no_|not_now|^problem$|not_in_hand|_bad_deck")
"""Functions that only put things in words; `test_expl*.py` prove what they say."""

SAME = (" = None", ' = ""')
"""What is nothing either way: a name for which nothing is known yet."""

TESTS = ROOT / "tests" / "engine"
EXPLAINED = TESTS / "mutants.txt"
SLOW = (
    *("oracle", "acts", "properties", "record", "notation", "puzzles", "fuzz", "explanations"),
    *("explained_points", "explained_calls", "misconceptions", "solver", "drills"),
)
"""The tests that look at what the quick ones let through."""

PATIENCE = 60
"""Seconds of work after which a changed engine counts as one that never comes to an end."""

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
            if (gone or come) and gone.replace(*SAME) != come:
                yield Mutant(file, gone, come, code)


class _Finder(libcst.CSTVisitor):
    """Collects what mutmut's operators make of every node in a function, and of every table."""

    LEFT_ALONE = (libcst.Annotation, libcst.Decorator, libcst.Import, libcst.ImportFrom)

    def __init__(self) -> None:
        super().__init__()
        self.changes: list[tuple[libcst.CSTNode, libcst.CSTNode]] = []
        self.functions = 0

    def on_visit(self, node: libcst.CSTNode) -> bool:
        if isinstance(node, self.LEFT_ALONE):
            return False
        if isinstance(node, libcst.FunctionDef) and WORDING.search(node.name.value):
            return False
        self.functions += isinstance(node, libcst.FunctionDef)
        if self.functions or isinstance(node, libcst.BaseNumber | libcst.BaseString):
            for kind, operator in mutation_operators:
                if isinstance(node, kind):
                    # A word that is not there is enough: in capitals it would be missing as well.
                    most = 1 if isinstance(node, libcst.BaseString) else None
                    self.changes.extend((node, c) for c in islice(operator(node), most))
        return True

    def leave_FunctionDef(self, original_node: libcst.FunctionDef) -> None:
        self.functions -= not WORDING.search(original_node.name.value)


def _is_wording(code: str) -> bool:
    """Whether this is a sentence, or names a language: what is said is not what is ruled."""
    return (
        not code.isascii()
        or code in ('"ru"', '"en"', '""')
        or bool(re.fullmatch(r'f?".* .*"', code))
    )


def _difference(before: str, after: str) -> tuple[str, str]:
    old, new = before.splitlines(), after.splitlines()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return " ".join(line.strip() for line in old), " ".join(line.strip() for line in new)


class Umpire:
    """Tries changes on a copy of the engine; each worker of the run has one."""

    def __init__(self, copies: Path) -> None:
        sys.path.insert(0, str(TESTS))
        self.quick = import_module("first_fault")
        self.asked = list(self.quick.expectations())
        self.copy = copies / str(os.getpid())
        left_out = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ENGINE, self.copy / "tricktaking", ignore=left_out)

    def notices(self, mutant: Mutant) -> bool:
        """Whether a test notices the change: the quick ones first, then all that know the engine."""
        place = self.copy / "tricktaking" / mutant.file
        right = place.read_text("utf-8")
        place.write_text(mutant.source, encoding="utf-8")
        # A change of the same length in the same second would go unseen by the byte code's stamp.
        for stale in (place.parent / "__pycache__").glob(f"{place.stem}.*"):
            stale.unlink()
        try:
            return self._quickly() or first_failure(self.copy, SLOW) is not None
        finally:
            place.write_text(right, encoding="utf-8")

    def _quickly(self) -> bool:
        """Asks the changed engine in a child, which knows the questions but no engine yet."""
        child = os.fork()
        if not child:
            signal.setitimer(signal.ITIMER_PROF, PATIENCE)
            sys.path.insert(0, str(self.copy))
            wrong: object = True
            with contextlib.suppress(Exception):
                wrong = self.quick.first_fault(self.asked)
            os._exit(bool(wrong))
        return os.waitpid(child, 0)[1] != 0


def survivors(chosen: Sequence[Mutant]) -> Iterator[Mutant]:
    """Those changes that nothing notices."""
    shutil.rmtree(COPIES, ignore_errors=True)
    done, alive = 0, 0
    with get_context("fork").Pool(initializer=_engage, initargs=(COPIES,)) as pool:
        for mutant, seen in zip(chosen, pool.imap(_notices, chosen), strict=True):
            done, alive = done + 1, alive + (not seen)
            if not seen:
                yield mutant
            if done % 100 == 0:
                print(f"{done} of {len(chosen)} changes, {alive} not noticed", flush=True)


_umpires: list[Umpire] = []


def _engage(copies: Path) -> None:
    _umpires.append(Umpire(copies))


def _notices(mutant: Mutant) -> bool:
    return _umpires[0].notices(mutant)


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
    tried = [mutant for mutant in chosen if mutant.key not in known]
    unexplained = 0
    for mutant in survivors(tried):
        unexplained += 1
        print(f"\n{mutant}\n", flush=True)
    told = len(chosen) - len(tried)
    print(f"{len(chosen)} changes: {told} explained, {unexplained} neither noticed nor explained")
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
