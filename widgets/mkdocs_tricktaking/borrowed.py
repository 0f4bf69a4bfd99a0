"""Modules of other packages that pages load as they are, under their licences, from our own origin."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

SCHEDULER = ("ts-fsrs", "dist/index.mjs")
"""The schedule of repetitions: package and file."""


def borrowed(node_modules: Path, package: str, file: str) -> tuple[str, str]:
    """Name and text of a module: its licence, then its code; the name carries a hash."""
    folder = node_modules / package
    licence = (folder / "LICENSE").read_text(encoding="utf-8").replace("*/", "")
    code = (folder / file).read_text(encoding="utf-8")
    code = re.sub(r"^//# sourceMappingURL=.*$", "", code, flags=re.MULTILINE)
    text = f"/* {package}\n{licence}*/\n{code}"
    return f"{package}-{hashlib.sha256(text.encode()).hexdigest()[:10]}.js", text
