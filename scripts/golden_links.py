"""Add lesson links to the golden file: `python scripts/golden_links.py "what for" TOKEN …`.

Every link ever added must open the same puzzles with the same verdicts for ever. What is expected
of it is written down as the engine answers it today, so look at it before you commit; a line that
stands there is never changed.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs_tricktaking.blocks import fences
from tricktaking.games import GAMES
from tricktaking.lesson import Lesson, Site, decode, lesson_json
from tricktaking.lesson.described import item_json, puzzle_from_json
from tricktaking.lesson.items import Composed, Drill
from tricktaking.lesson.play import asked, dealt
from tricktaking.notation import KEYS
from tricktaking.puzzles import PUZZLES

ROOT = Path(__file__).parents[1]
LINKS = ROOT / "tests" / "golden" / "links.txt"
LESSONS = ROOT / "tests" / "golden" / "links.jsonl"
VERDICTS = ROOT / "tests" / "golden" / "verdicts.jsonl"
SITE = Site("tt1", (ROOT / "docs" / "puzzles.txt").read_text("utf-8").split())
PUPIL = 4711
"""The seed of the pupil to whom fresh drills are dealt."""

_GAME = re.compile(r"\A---\n(?:.*\n)*?game:\s*([a-z0-9-]+)")


def published() -> dict[str, Composed]:
    """Every puzzle of the Russian pages by its id; the English pages have the same."""
    found = {}
    for path in sorted((ROOT / "docs" / "ru").rglob("*.md")):
        text = path.read_text("utf-8")
        page = _GAME.match(text)
        for fence in fences(text.split("\n")):
            if fence.name in PUZZLES and not fence.read_fields():
                fields = {key: field.value for key, field in fence.fields.items()}
                position = "; ".join(f"{key} {fields[key]}" for key in KEYS if key in fields)
                game = fields.get("game") or (page[1] if page else "")
                told = {"kind": fence.name, "game": game, "position": position}
                if "id" in fields and game in GAMES:
                    found[fields["id"]] = puzzle_from_json(told)
    return found


def lesson_in(token: str) -> Lesson:
    """The lesson that a link opens."""
    lesson = decode(token, SITE).lesson
    assert lesson is not None, token
    return lesson


def verdicts(token: str, puzzles: dict[str, Composed]) -> list[dict[str, Any]]:
    """Every question that a link puts, with its answer and the rule that decides.

    A drill is written as game, skill, difficulty and seed: what it deals is held by the drills'
    own golden file.
    """
    asks: list[dict[str, Any]] = []
    for one in asked(lesson_in(token), PUPIL):
        if isinstance(one.puzzle, Drill):
            asks.append(item_json(one.puzzle))
            continue
        puzzle = dealt(one, puzzles)
        assert puzzle is not None, f"{token}: question {len(asks) + 1} is unknown"
        kind, position = puzzle
        verdict = kind.judge(position.game, position, kind.solve(position.game, position))
        answer = verdict.correct
        asks.append(
            {
                **item_json(puzzle),
                "answer": list(answer) if isinstance(answer, tuple) else answer,
                "rule": verdict.reason.rule.id,
            }
        )
    return asks


def main(arguments: list[str]) -> int:
    if len(arguments) < 2:
        print(__doc__)
        return 2
    why, *tokens = arguments
    puzzles = published()
    append(VERDICTS, [json.dumps(verdicts(token, puzzles), ensure_ascii=False) for token in tokens])
    lessons = [lesson_json(lesson_in(token)) for token in tokens]
    append(LESSONS, [json.dumps(lesson, ensure_ascii=False) for lesson in lessons])
    append(LINKS, [f"{token} # {why}" for token in tokens])
    return 0


def append(path: Path, lines: list[str]) -> None:
    """Add lines to a file."""
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"{line}\n" for line in lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
