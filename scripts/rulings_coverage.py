"""Print every item of the rule documents that has no row in the tables of rulings.

There must be none. What is no rule of play is listed here with the reason.
"""

import sys
from pathlib import Path

TABLES = Path(__file__).parents[1] / "tests" / "engine" / "rulings"

# The last item of each section, in the order of the document.
SECTIONS: dict[str, tuple[str, list[int | list[str]]]] = {
    "bruff": ("B", [5, 7, 7, ["S", "C", "D", "H", "sc", "d", "h"], 7, 7, 7, 8, 5, 3]),
    "all-fives": ("F", [4, 7, 4, 4, 2, 5]),
    "auction-forty-fives": ("A", [5, 4, 8, 5, 5, 3, 2]),
}

NO_RULE_OF_PLAY = {
    "B8.8": "a match is an agreement about several games; the engine plays one",
    "B10.1": "history",
    "B10.2": "history",
    "B10.3": "history",
    "F6.1": "history",
    "F6.5": "happens at a real table only: here no card is exposed by accident",
    "A7.1": "history",
    "A7.2": "history",
}


def items(game: str) -> list[str]:
    """All items of this game's document, such as ``B6.2``."""
    letter, sections = SECTIONS[game]
    names: list[str] = []
    for number, last in enumerate(sections, 1):
        ends = last if isinstance(last, list) else [str(end) for end in range(1, last + 1)]
        names += [f"{letter}{number}.{end}" for end in ends]
    return names


def covered(game: str) -> set[str]:
    """The items named in the first cells of this game's table."""
    found: set[str] = set()
    for line in (TABLES / f"{game}.txt").read_text("utf-8").splitlines():
        text = line.split("#")[0]
        if "|" in text:
            found.update(text.split("|")[0].split())
    return found


def main() -> int:
    faults = 0
    for game in SECTIONS:
        wanted = items(game)
        rows = covered(game)
        for item in wanted:
            if item not in rows and item not in NO_RULE_OF_PLAY:
                print(f"{game}.txt: no row for {item}")
                faults += 1
        for item in sorted(rows - set(wanted)):
            print(f"{game}.txt: there is no item {item}")
            faults += 1
    if not faults:
        print("every item has a row")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
