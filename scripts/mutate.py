"""Change the engine in thousands of small ways and see whether its tests notice (mutmut).

The work is done on a copy in .build/mutation, so the engine itself is never touched. A surviving
change is a rule that no test holds: `python3 scripts/test.py --long` lists them.
"""

from __future__ import annotations

import shutil
import subprocess
import sys

from setup_env import BUILD, PYTHON, ROOT, environment

COPY = BUILD / "mutation"
SETTINGS = f"""
[tool.mutmut]
source_paths = ["src"]
pytest_add_cli_args_test_selection = ["tests/engine"]

[tool.pytest.ini_options]
pythonpath = ["src", "{ROOT.as_posix()}/scripts", "tests/engine"]
addopts = ["--import-mode=importlib"]
"""


def lay_out() -> None:
    """The engine and its tests, as mutmut wants them."""
    shutil.rmtree(COPY, ignore_errors=True)
    shutil.copytree(ROOT / "engine" / "tricktaking", COPY / "src" / "tricktaking")
    shutil.copytree(ROOT / "tests" / "engine", COPY / "tests" / "engine")
    shutil.copy(ROOT / "tests" / "conftest.py", COPY / "tests")
    (COPY / "pyproject.toml").write_text(SETTINGS, encoding="utf-8")


def mutmut(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(PYTHON), "-m", "mutmut", *arguments]
    return subprocess.run(command, cwd=COPY, env=environment(), text=True)


def main() -> int:
    lay_out()
    done = mutmut("run")
    mutmut("results")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
