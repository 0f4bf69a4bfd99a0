"""What the command line can do besides answering questions: one module a command.

    python -m tricktaking COMMAND …

A module's `run(arguments)` does it and gives the exit code. No page ever loads these modules, so
they may read files.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = ("drill", "lesson")
"""The commands: each is a module here."""


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command; 2, with what there is, for one that is unknown."""
    if arguments[0] not in COMMANDS:
        known = f"commands: {', '.join(COMMANDS)}; without one: questions in, replies out"
        print(f"{arguments[0]}: no such command\n{known}", file=sys.stderr)
        return 2
    code: int = import_module(f"{__name__}.{arguments[0]}").run(arguments[1:])
    return code
