"""Make typical mistakes in a copy of the engine, one by one, and see that its tests notice each.

`python3 scripts/mistakes.py [WORDS …]` runs all, or those whose line has one of the words
(`B6.5`, `hold`). The mistakes are listed in `tests/engine/mistakes/`, in words a card player knows.
The work is done on a copy in .build/mistakes; the engine itself is never touched.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from setup_env import BUILD, PYTHON, ROOT, environment

ENGINE = ROOT / "engine" / "tricktaking"
TABLES = ROOT / "tests" / "engine" / "mistakes"
COPY = BUILD / "mistakes"
TESTS = (
    "rulings",
    "examples",
    "acts",
    "oracle",
    "explanations",
    "explained_points",
    "explained_calls",
    "properties",
)


class Mistake(NamedTuple):
    """What somebody wrongly believes, and the change of one place that makes the engine agree."""

    table: str
    line: int
    fact: str
    belief: str
    file: str
    anchor: str
    change: str

    @property
    def title(self) -> str:
        return f"{self.table} {self.fact}  {self.belief}"

    def spoil(self, source: str) -> str:
        """The source with the mistake in it; raises `ValueError` when its place is not found once.

        >>> Mistake("bruff.txt", 3, "B1.4", "To 50.", "deal.py", "= 45", "= 50").spoil("T = 45")
        'T = 50'
        """
        found = source.count(self.anchor)
        if found != 1:
            raise ValueError(
                f"{self.table}:{self.line}: the text stands {found} times in {self.file}, "
                f"not once: {self.anchor!r}"
            )
        return source.replace(self.anchor, self.change)


def read_table(text: str, name: str) -> list[Mistake]:
    """The mistakes of one table; raises `ValueError` for a line that is out of place.

    >>> table = "B1.4  To 50.\\ndeal.py\\n- TARGET = 45\\n+ TARGET = 50"
    >>> read_table(table, "bruff.txt")[0].belief
    'To 50.'
    """
    mistakes = []
    lines: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        if line.startswith("#"):
            continue
        if line:
            lines.append(line)
        elif lines:
            mistakes.append(_read(lines, name, number - len(lines)))
            lines = []
    return mistakes


def _read(lines: list[str], name: str, number: int) -> Mistake:
    title = re.fullmatch(r"([A-Z]\d+\.\w+)  (.+)", lines[0])
    if not title or len(lines) < 4 or not lines[1].endswith(".py"):
        raise ValueError(f"{name}:{number}: write fact and belief, the file, - and + lines")
    anchor: list[str] = []
    change: list[str] = []
    for line in lines[2:]:
        if not line.startswith(("- ", "+ ")):
            raise ValueError(f"{name}:{number}: neither a - nor a + line: {line!r}")
        (anchor if line.startswith("-") else change).append(line[2:])
    return Mistake(name, number, title[1], title[2], lines[1], "\n".join(anchor), "\n".join(change))


def all_mistakes() -> list[Mistake]:
    """Every mistake of every table."""
    tables = sorted(TABLES.glob("*.txt"))
    return [m for path in tables for m in read_table(path.read_text("utf-8"), path.name)]


def noticed_by(mistake: Mistake) -> str | None:
    """The test that fails when the engine makes this mistake; `None` if none does."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ENGINE, COPY / "tricktaking", ignore=shutil.ignore_patterns("__pycache__"))
    place = COPY / "tricktaking" / mistake.file
    place.write_text(mistake.spoil(place.read_text("utf-8")), encoding="utf-8")
    return first_failure(COPY)


def first_failure(engine: Path, tests: Sequence[str] = TESTS) -> str | None:
    """The first of the engine's tests that fails with the package in this folder."""
    folders = [engine, ROOT / "widgets", ROOT / "scripts", ROOT / "tests" / "engine"]
    command = [str(PYTHON), "-B", "-m", "pytest", "-x", "-q", "--no-header", "--tb=no"]
    command += ["-k", "not oracle_rules and not oracle_replies"]
    command += ["-o", "pythonpath=" + " ".join(folder.as_posix() for folder in folders)]
    command += [f"tests/engine/test_{name}.py" for name in tests]
    run = subprocess.run(command, cwd=ROOT, env=environment(), capture_output=True, text=True)
    if run.returncode == 0:
        return None
    failed = re.search(r"^(?:FAILED|ERROR) tests/engine/(\S+)", run.stdout, re.MULTILINE)
    if not failed:
        raise RuntimeError(f"the tests did not run:\n{run.stdout}{run.stderr}")
    return failed[1]


def main(words: Sequence[str]) -> int:
    chosen = [m for m in all_mistakes() if not words or any(word in m.title for word in words)]
    survivors = []
    for mistake in chosen:
        found = noticed_by(mistake)
        print(f"{'noticed ' if found else 'SURVIVED'}  {mistake.title}", flush=True)
        if found:
            print(f"          {found}", flush=True)
        else:
            survivors.append(mistake)
    print(f"{len(chosen)} mistakes, {len(survivors)} not noticed")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
