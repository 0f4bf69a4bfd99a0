"""The ready drills: dealt by the build, so that the drills page answers before any engine runs.

One file for each skill and language holds a drill of each difficulty as the engine's `drill` replies
it, with the puzzle's HTML; one for each language holds the contrast drills, one an index of all
skills, one what can be believed wrongly. What was made once is kept under a hash of the engine, which is all that it depends on.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import tricktaking
from tricktaking.contrast import contrast
from tricktaking.drill import DIFFICULTIES, Drill, make
from tricktaking.drill_questions import drill_json, misconception_json, plain, puzzle_json
from tricktaking.game import Game
from tricktaking.games import GAMES
from tricktaking.html import puzzle_html
from tricktaking.misconception import misconceptions
from tricktaking.names import LANGUAGES
from tricktaking.puzzles import PUZZLES
from tricktaking.rules import Problem
from tricktaking.skill import Skill, skills

from .drill_words import DRILL_WORDS

SEED = 45
"""The seed of the ready drills."""
CONTRASTS = 8
"""So many contrast drills for each two games."""
STEPS = ("any-trump-wins", "suit-led-wins", "must-follow", "ace-of-hearts-wins", "hold-back")
"""The skills of a first visit, from what can be seen to what must be known."""
FIRST_SEED = 2
"""The seed of the drill that stands on the page itself, the first step of a first visit."""

Files = dict[str, str]


def ready_drills(kept: Path | None) -> Files:
    """Every file by its name; those of the last build with the same engine, where they are kept."""
    folder = kept / engine_hash() if kept else None
    if folder and (folder / "done").is_file():
        return {path.name: path.read_text("utf-8") for path in sorted(folder.glob("*.json"))}
    files = dict(_files())
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files.items():
            (folder / name).write_text(text, "utf-8")
        (folder / "done").touch()
    return files


def pool_folder(files: Files) -> str:
    """The name of the folder for these files, with a hash of them all."""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(f"{name}\0{files[name]}\0".encode())
    return f"drills-{digest.hexdigest()[:10]}"


def engine_hash() -> str:
    """A hash of everything that decides what the ready drills are."""
    digest = hashlib.sha256()
    engine = Path(str(tricktaking.__file__)).parent
    beside = Path(__file__).parent
    for path in [*sorted(engine.rglob("*.py")), beside / "pool.py", beside / "drill_words.py"]:
        digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def first_visit() -> list[tuple[Game, Skill]]:
    """The steps of a first visit, each from the smallest table that has not had its turn yet."""
    steps: list[tuple[Game, Skill]] = []
    for name in STEPS:
        had = [game for game, _ in steps]
        having = [game for game in GAMES.values() if name in skills(game)]
        game = min(having, key=lambda game: (had.count(game), max(game.tables)))
        steps.append((game, skills(game)[name]))
    return steps


def first_drill(lang: str, rules: Mapping[str, str]) -> tuple[str, dict[str, Any]]:
    """The drill on the page itself: its HTML, and what there is to know about it."""
    game, skill = first_visit()[0]
    drill = make(game, skill.id, 1, FIRST_SEED)
    return puzzle_html(drill.puzzle, lang, rules=rules.get(game.id)), drill_json(drill, lang)


def _files() -> Iterable[tuple[str, str]]:
    for game in GAMES.values():
        for skill in skills(game).values():
            dealt = [_dealt(game, skill, difficulty) for difficulty in DIFFICULTIES]
            for lang in LANGUAGES:
                yield (
                    f"{lang}-{game.id}.{skill.id}.json",
                    _json([_ready(drill, lang) for drill in dealt]),
                )
    for lang in LANGUAGES:
        yield f"{lang}-contrast.json", _json(_contrasts(lang))
        yield f"{lang}-index.json", _json(_index(lang))
        yield f"{lang}-beliefs.json", _json(_beliefs(lang))


def _dealt(game: Game, skill: Skill, difficulty: int) -> Drill:
    return make(game, skill.id, difficulty, SEED)


def _ready(drill: Drill, lang: str) -> dict[str, Any]:
    return {**drill_json(drill, lang), "html": puzzle_html(drill.puzzle, lang)}


def _contrasts(lang: str) -> list[list[dict[str, Any]]]:
    """The same cards in two games, the two puzzles of each side by side."""
    games = list(GAMES.values())
    pairs = [(one, other) for i, one in enumerate(games) for other in games[i + 1 :]]
    seeds = range(1, CONTRASTS + 1)
    found = [(seed, contrast(*pair, seed)) for pair in pairs if _differ(*pair) for seed in seeds]
    return [
        [
            {
                "seed": seed,
                "puzzle": puzzle_json(puzzle),
                "correct": plain(puzzle.kind.solve(puzzle.game, puzzle.position)),
                "html": puzzle_html(puzzle, lang),
            }
            for puzzle in one.puzzles
        ]
        for seed, one in found
    ]


def _differ(one: Game, other: Game) -> bool:
    """Whether there is anything about which the two games disagree."""
    try:
        contrast(one, other, 1)
    except Problem:
        return False
    return True


def _index(lang: str) -> dict[str, Any]:
    return {
        "games": {game.id: _game(game, lang) for game in GAMES.values()},
        "kinds": {kind: _word(f"kind-{kind}", lang) for kind in PUZZLES},
    }


def _beliefs(lang: str) -> dict[str, Any]:
    """What can be believed wrongly in each game: only the page of progress tells it."""
    return {
        game.id: {
            one.id: {
                key: value for key, value in misconception_json(one, lang).items() if key != "id"
            }
            for one in misconceptions(game).values()
        }
        for game in GAMES.values()
    }


def _word(key: str, lang: str) -> str:
    return DRILL_WORDS[key][lang]


def _game(game: Game, lang: str) -> dict[str, Any]:
    return {
        "name": game.name(lang),
        "skills": [
            {
                "id": skill.id,
                "kind": skill.kind,
                "rule": skill.rule,
                "text": skill.text(lang),
                "cures": list(skill.errors[: skill.cures]),
            }
            for skill in skills(game).values()
        ],
        "rules": {
            rule.id: [rule.number, rule.text(lang)]
            for rule in game.rules.values()
            if rule.id in {skill.rule for skill in skills(game).values()}
        },
    }


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
