"""What the command line can do besides answering questions: one module a command.

    python -m tricktaking COMMAND …
    python -m tricktaking [COMMAND] --help

A module's `run(arguments)` does it and gives the exit code. No page ever loads these modules, so
they may read files.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType

HELP = ("--help", "-h")
COMMANDS = ("drill", "lesson")
"""The commands: each is a module here."""


def run(arguments: Sequence[str]) -> int:
    """The exit code of a command; 2, with what there is, for one that is unknown."""
    if arguments[0] in HELP:
        modules = [_module(name) for name in COMMANDS]
        print("\n\n".join(["Questions in, replies out; or a command:", *map(_told, modules)]))
        return 0
    if arguments[0] not in COMMANDS:
        known = f"commands: {', '.join(COMMANDS)}; without one: questions in, replies out"
        print(f"{arguments[0]}: no such command\n{known}", file=sys.stderr)
        return 2
    module = _module(arguments[0])
    if list(arguments[1:]) in ([word] for word in HELP):
        print(_told(module))
        return 0
    code: int = module.run(arguments[1:])
    return code


def _module(name: str) -> ModuleType:
    return import_module(f"{__name__}.{name}")


def _told(module: ModuleType) -> str:
    return (module.__doc__ or "").strip()
