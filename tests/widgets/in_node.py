"""The pages' own modules under Node, for what needs no page: values in, values out."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import setup_env

STATIC = setup_env.ROOT / "widgets" / "mkdocs_tricktaking" / "static"
SCHEDULER = setup_env.NODE_MODULES / "ts-fsrs" / "dist" / "index.mjs"

# What the modules take from a page: its data, and a storage that a test may break.
PAGE = """
import fs from "node:fs";
const { given, scheduler } = JSON.parse(fs.readFileSync(0, "utf8"));
const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => void kept.set(key, text),
  removeItem: (key) => void kept.delete(key),
};
globalThis.document = {
  getElementById: () => ({ textContent: JSON.stringify({ scheduler }) }), baseURI: scheduler,
};
"""


def in_node(script: str, given: object) -> Any:
    """What the script makes of `given`; it may import the pages' modules from `./NAME.js`."""
    with TemporaryDirectory() as folder:
        place = Path(folder) / "static"
        shutil.copytree(STATIC, place)
        (place / "package.json").write_text('{"type": "module"}', "utf-8")
        (place / "asked.js").write_text(
            f"{PAGE}const out = await (async () => {{ {script} }})();\n"
            "process.stdout.write(JSON.stringify(out ?? null));\n",
            "utf-8",
        )
        done = subprocess.run(
            ["node", str(place / "asked.js")],
            input=json.dumps({"given": given, "scheduler": SCHEDULER.as_uri()}),
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=setup_env.environment(),
        )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
