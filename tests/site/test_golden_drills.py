"""Drills in the browser's Python: the same seeds give the same drills as on CPython, for ever."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from engine_tab import Tab
from tricktaking.ask import answer

GOLDEN = Path(__file__).parents[1] / "golden" / "drills.jsonl"
EVERY = 5


def on_cpython(question: object) -> Any:
    return json.loads(answer(json.dumps(question)))


def test_the_browser_deals_the_drills_that_were_given_out(chromium: Browser, site: str) -> None:
    rows = [json.loads(line) for line in GOLDEN.read_text("utf-8").splitlines()][::EVERY]
    fields = ("game", "skill", "difficulty", "seed")
    questions = [{"ask": "drill", **{field: row[field] for field in fields}} for row in rows]
    with chromium.new_context() as context:
        page = context.new_page()
        page.goto(f"{site}bruff/")
        replies = Tab(page).run(
            "return Promise.all(argument.map((question) => ask(question)))", questions
        )
    for row, question, reply in zip(rows, questions, replies, strict=True):
        (drill,) = reply["drills"]
        assert drill["puzzle"]["position"] == row["position"]
        assert drill["correct"] == row["correct"]
        assert reply == on_cpython(question)
