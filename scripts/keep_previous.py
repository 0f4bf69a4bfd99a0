"""Keeps, for one release, the engine and the scripts that the pages of the release before ask for.

A page kept open, or kept by a cache, asks for its own engine by a name with a hash in it. Without
this it would get none after the site is renewed; a newer one it can never get.
"""

from __future__ import annotations

import shutil
from pathlib import Path

ASSETS = Path("assets") / "tricktaking"


def set_aside(published: Path, aside: Path) -> None:
    """Copies from a site all of our hashed files and folders that its own pages name."""
    shutil.rmtree(aside, ignore_errors=True)
    if not (published / ASSETS).is_dir():
        return
    pages = [page.read_text(encoding="utf-8") for page in published.rglob("*.html")]
    for entry in (published / ASSETS).iterdir():
        if any(entry.name in page for page in pages):
            _copy(entry, aside / entry.name)


def put_back(aside: Path, site: Path) -> None:
    """Adds to a new site what was set aside and is not in it."""
    if not aside.is_dir():
        return
    for entry in aside.iterdir():
        target = site / ASSETS / entry.name
        if not target.exists():
            _copy(entry, target)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target)
    else:
        shutil.copy2(source, target)
