"""Which files of ours go to the site, and what a page must say to find them.

The scripts and styles stand in a folder named after a hash of them all, and the engine's files carry
hashes in their names: a page always gets exactly what it was built with.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tricktaking.aloud import JOINED_BY, manners_json
from tricktaking.faces import card_words
from tricktaking.html import json_data
from tricktaking.words import failure_words, script_words

from .glossary import ELEMENT as GLOSSARY

ROOT = "assets/tricktaking/"
OWN_SCRIPTS = {"card-referee": "card-referee.js", GLOSSARY: "glossary-terms.js"}
"""The elements that need a script which other pages do not load."""

STATIC = Path(__file__).parent / "static"


class Assets:
    """The files of one site. `runtime` is the folder of the built engine, `None` without one."""

    def __init__(self, runtime: Path | None = None) -> None:
        self.files = _static_files()
        """Every file by its address from the site's root."""
        self.engine: dict[str, Any] | None = None
        manifest = runtime / "manifest.json" if runtime else None
        if runtime and manifest and manifest.is_file():
            built = json.loads(manifest.read_text(encoding="utf-8"))
            self.engine = built["page"]
            self.files |= {ROOT + name: runtime / name for name in built["files"]}

    def address(self, name: str) -> str:
        """The address of one of the static files from the site's root."""
        return next(uri for uri in self.files if uri.endswith(f"/{name}"))

    def page_data(
        self,
        lang: str,
        root: str,
        report: str,
        *,
        more_words: Mapping[str, str] | None = None,
        lessons: Mapping[str, Any] | None = None,
        scripts: Sequence[str] = (),
    ) -> str:
        """What the scripts of a page read, and the scripts themselves, the common one first.

        `root` leads from the page to the site that holds the files; `report` is where faults go.
        `lessons` says where lessons are made and played, `more_words` and `scripts` belong to the
        tools on this page.
        """
        words: dict[str, Any] = {
            "ui": {**script_words(lang), **(more_words or {})},
            "failures": failure_words(lang),
            "cards": card_words(lang),
            "manners": manners_json(lang),
            "joined": JOINED_BY[lang],
            "report": report,
        }
        parts = [json_data(words, "tricktaking-words", attribute="id")]
        if self.engine is not None:
            data = {"base": root + ROOT, "files": self.engine}
            parts.append(json_data(data, "tricktaking-engine", attribute="id"))
        if lessons is not None:
            parts.append(json_data(lessons, "tricktaking-lessons", attribute="id"))
        return "".join(parts) + self.scripts(("tricktaking.js", *scripts), root)

    def scripts(self, names: Sequence[str], root: str) -> str:
        """The elements that fetch scripts."""
        return "".join(
            f'<script type="module" src="{root + self.address(name)}"></script>' for name in names
        )


def _static_files() -> dict[str, Path]:
    """Scripts and styles, in a folder named after a hash of them all."""
    files = sorted(path for path in STATIC.iterdir() if path.suffix in (".js", ".css"))
    digest = hashlib.sha256()
    for path in files:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return {f"{ROOT}{digest.hexdigest()[:10]}/{path.name}": path for path in files}


def own_scripts(html: str) -> list[str]:
    """The scripts of the elements in a page that few pages have."""
    return [script for tag, script in OWN_SCRIPTS.items() if f"<{tag}" in html]
