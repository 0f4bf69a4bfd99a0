"""Measures what the tests cannot promise on a noisy machine: `python3 scripts/bench.py boot`.

Each subcommand is a module in `benchmarks/` with `arguments(parser)` and `run(options) -> Report`.
The exit code is 1 when a limit is missed. Not part of the gate: times depend on what else runs.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from importlib import import_module
from typing import TYPE_CHECKING

import setup_env

if TYPE_CHECKING:
    from benchmarks.report import Report

SUBCOMMANDS = {
    "boot": "benchmarks.boot",
    "drills": "benchmarks.drills",
    "engine": "benchmarks.engine",
    "site": "benchmarks.site",
}


def main() -> int:
    if not setup_env.PYTHON.exists() or sys.prefix != str(setup_env.VENV):
        setup_env.set_up()
        return subprocess.run([setup_env.PYTHON, __file__, *sys.argv[1:]]).returncode
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    commands = parser.add_subparsers(dest="command", required=True)
    modules = {name: import_module(module) for name, module in SUBCOMMANDS.items()}
    for name, module in modules.items():
        module.arguments(commands.add_parser(name, help=(module.__doc__ or "").partition("\n")[0]))
    options = parser.parse_args()
    report: Report = modules[options.command].run(options)
    return 0 if report.kept else 1


if __name__ == "__main__":
    sys.exit(main())
