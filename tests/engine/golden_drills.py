"""The drills that were given out: the same seed must give the same drill for ever.

`python tests/engine/golden_drills.py` appends a line for every skill and difficulty that the file
does not hold yet; it never changes one that is there.
"""

import json
import sys
from pathlib import Path

from tricktaking.drill import DIFFICULTIES, make
from tricktaking.games import GAMES
from tricktaking.notation import format_position
from tricktaking.skill import skills

FILE = Path(__file__).parents[1] / "golden" / "drills.jsonl"
SEED = 45


def rows():
    """What the file holds."""
    return [json.loads(line) for line in FILE.read_text("utf-8").splitlines()]


def row(game, skill, difficulty, seed):
    """A drill as a line of the file."""
    drill = make(GAMES[game], skill, difficulty, seed)
    return {
        "game": game,
        "skill": skill,
        "difficulty": difficulty,
        "seed": seed,
        "kind": drill.puzzle.kind.id,
        "position": format_position(drill.puzzle.position),
        "correct": plain(drill.correct),
    }


def plain(answer):
    return list(answer) if isinstance(answer, tuple) else answer


def missing():
    """The lines that are not there yet."""
    known = {(r["game"], r["skill"], r["difficulty"]) for r in rows()} if FILE.exists() else set()
    for game in GAMES:
        for skill in skills(GAMES[game]):
            for difficulty in DIFFICULTIES:
                if (game, skill, difficulty) not in known:
                    yield row(game, skill, difficulty, SEED)


def main():
    lines = [json.dumps(found, ensure_ascii=False) for found in missing()]
    with FILE.open("a", encoding="utf-8") as file:
        file.writelines(line + "\n" for line in lines)
    print(f"{len(lines)} new drills", file=sys.stderr)


if __name__ == "__main__":
    main()
