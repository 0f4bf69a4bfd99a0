"""Lets Python find the engine's later modules; runs in the browser, from the archive they come in.

A page starts with the modules that a first verdict needs. The others come in a second archive, and
this module with them: to import it is all that makes them known.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from zipimport import zipimporter

ARCHIVE = __file__.rpartition("/")[0]
PACKAGE = "tricktaking."


class LaterFinder:
    """Looks for a module of the engine in the second archive, also inside an early package."""

    def find_spec(self, name: str, path: object, target: object = None, /) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return None
        folder = name.rpartition(".")[0].replace(".", "/")
        return zipimporter(f"{ARCHIVE}/{folder}").find_spec(name)


sys.meta_path.append(LaterFinder())
