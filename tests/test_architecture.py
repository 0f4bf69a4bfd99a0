"""What may use what, as ARCHITECTURE.md draws it: imports point one way, and words stay at home."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

from tricktaking.games import GAMES
from tricktaking.names import spoken, suit_word

ROOT = Path(__file__).parents[1]
ENGINE = ROOT / "engine" / "tricktaking"
WIDGETS = ROOT / "widgets" / "mkdocs_tricktaking"
STATIC = WIDGETS / "static"

CORE = (
    *("cards", "names", "rules", "table", "trick", "order", "position", "game"),
    *(
        "fields",
        "notation",
        "winning",
        "spoil_five_words",
        "spoil_five",
        "deal",
        "replay",
        "record",
    ),
)
"""Each of these uses only those before it, and nothing else of the engine."""

ABOVE_THE_GAMES = (
    "puzzles",
    "replies",
    "faces",
    "words",
    "html",
    "cloth",
    "worked",
    "ask",
    "lesson",
)
"""What uses the games and the core, and is unknown to them."""

LIBRARY = {
    *(
        "__future__",
        "collections",
        "collections.abc",
        "copy",
        "dataclasses",
        "functools",
        "importlib",
    ),
    *("itertools", "json", "math", "re", "typing"),
}
"""All that the engine takes from the standard library; every module more costs every visitor."""

COMMANDS = {"commands", *(f"commands.{path.stem}" for path in ENGINE.glob("commands/[a-z]*.py"))}
"""The command line: no page ever loads it, so it may read files and print."""

DICE = "dice"
"""The one module of the engine that throws dice, and only those it is given."""

FIRST_SCRIPT = "tricktaking"
"""The page's own module, which uses the others and is used by none."""

LONE_SCRIPTS = {"engine-worker", "moments", "page-data", "storage", "replies"}
"""Modules that use no other: the engine's own end, and the pages' smallest parts."""

MOST_LINES = 400
CODE = {".py", ".js", ".mjs", ".css"}


# ---------------------------------------------------------------- reading imports


def module_name(path: Path, package: Path) -> str:
    parts = path.relative_to(package).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def at_run_time(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those that only the type checker reads."""
    for node in ast.iter_child_nodes(tree):
        only_types = isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test)
        if not only_types:
            yield node
            yield from at_run_time(node)


def imports(path: Path, package: Path) -> set[str]:
    """What a file imports, also inside functions; modules of its own package begin with a dot."""
    inside = path.relative_to(package).parent.parts
    known = modules(package)
    found = set()
    for node in at_run_time(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
        elif isinstance(node, ast.ImportFrom):
            base = [*inside[: len(inside) - node.level + 1], *(node.module or "").split(".")]
            name = ".".join(part for part in base if part)
            inner = {f"{name}.{alias.name}".strip(".") for alias in node.names}
            found |= {f".{module}" for module in (inner & known or {name})}
    return found


def modules(package: Path) -> set[str]:
    return {module_name(path, package) for path in package.rglob("*.py")}


GRAPH = {module_name(path, ENGINE): imports(path, ENGINE) for path in ENGINE.rglob("*.py")}
OWN = {name: {used[1:] for used in found if used[0] == "."} for name, found in GRAPH.items()}


def reached_from(names: set[str]) -> set[str]:
    """These modules and all that they use, directly or not."""
    reached: set[str] = set()
    waiting = set(names)
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= OWN[name] - reached
    return reached


def room(module: str) -> str:
    """The game that a module belongs to."""
    return module.split(".")[1]


# ---------------------------------------------------------------- the engine


def test_the_engine_is_read_and_its_imports_point_one_way():
    assert "games.bruff" in OWN["games"]
    assert "cards" in OWN["order"]
    TopologicalSorter(OWN).prepare()  # raises CycleError, which names the circle


@pytest.mark.parametrize("name", CORE)
def test_a_core_module_uses_only_those_before_it(name):
    assert OWN[name] <= set(CORE[: CORE.index(name)])


def test_the_games_do_not_know_who_uses_them():
    """Rooms of a game that are fetched on demand (its misconceptions) may know the puzzles."""
    below = reached_from(OWN["games"] - {"game"})
    above = {name for name in below if name.split(".")[0] in ABOVE_THE_GAMES}
    assert not above
    assert "games" not in below


def test_only_the_command_line_and_nobody_else_asks():
    users = {name for name, used in OWN.items() if "ask" in used}
    assert users <= COMMANDS | {"__main__"}


@pytest.mark.parametrize("name", sorted(name for name in OWN if name.startswith("games.")))
def test_a_game_uses_no_other_game(name):
    others = {
        used for used in OWN[name] if used.startswith("games") and room(f"{used}.") != room(name)
    }
    assert not others


@pytest.mark.parametrize("name", sorted(GRAPH.keys() - COMMANDS))
def test_the_engine_takes_little_from_the_library(name):
    allowed = LIBRARY | {"__main__": {"sys"}, DICE: {"random"}}.get(name, set())
    assert {used for used in GRAPH[name] if used[0] != "."} <= allowed


PRINTING_NOTHING = sorted(p for p in ENGINE.rglob("*.py") if p.parent.name != "commands")


def test_no_page_loads_the_commands():
    assert {name for name, used in OWN.items() if used & COMMANDS} <= {"__main__", *COMMANDS}


@pytest.mark.parametrize("path", PRINTING_NOTHING, ids=lambda p: module_name(p, ENGINE))
def test_the_engine_opens_no_file_and_prints_nothing(path):
    called = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "print", "input", "exec", "eval", "__import__"}


def test_dice_are_only_thrown_from_a_seed():
    """`random.random()` would be the global generator, which nobody can throw again."""
    tree = ast.parse((ENGINE / f"{DICE}.py").read_text("utf-8"))
    assert "from random" not in (ENGINE / f"{DICE}.py").read_text("utf-8")
    taken = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "random"
    }
    assert taken == {"Random"}


def strings(tree: ast.AST) -> Iterator[str]:
    """The texts of a program, docstrings apart."""
    said = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value


@pytest.mark.parametrize("name", CORE)
def test_the_core_names_no_game(name):
    texts = set(strings(ast.parse((ENGINE / f"{name}.py").read_text("utf-8"))))
    assert not texts & {
        *GAMES,
        *(game.name(lang) for game in GAMES.values() for lang in ("ru", "en")),
    }


# ---------------------------------------------------------------- the widgets


@pytest.mark.parametrize("path", sorted(WIDGETS.glob("*.py")), ids=lambda p: p.stem)
def test_only_the_plugin_knows_mkdocs(path):
    taken = {used.split(".")[0] for used in imports(path, WIDGETS)}
    assert path.stem == "plugin" or "mkdocs" not in taken


@pytest.mark.parametrize("path", sorted(WIDGETS.glob("*.py")), ids=lambda p: p.stem)
def test_the_widgets_know_no_single_game(path):
    taken = imports(path, WIDGETS)
    assert not {used for used in taken if used.startswith("tricktaking.games.")}
    texts = set(strings(ast.parse(path.read_text("utf-8"))))
    assert not texts & set(GAMES)
    questions = {"card-order"}
    assert not texts & {rule for game in GAMES.values() for rule in game.rules} - questions


def test_the_widgets_imports_point_one_way():
    graph = {
        path.stem: {used[1:] for used in imports(path, WIDGETS) if used[0] == "."}
        for path in WIDGETS.glob("*.py")
    }
    TopologicalSorter(graph).prepare()
    assert all("plugin" not in used for used in graph.values())


def test_the_engine_knows_no_widgets():
    assert not {used for found in GRAPH.values() for used in found if "mkdocs" in used}


# ---------------------------------------------------------------- the pages' scripts

SCRIPT_FILES = sorted(STATIC.glob("*.js"))
COMMENT = re.compile(r"/\*.*?\*/|(?<!:)//[^\n]*", re.DOTALL)


def code_of(path: Path) -> str:
    return COMMENT.sub("", path.read_text("utf-8"))


def words_of_the_games() -> set[str]:
    """Suits, ranks, seats, and the names of games and rules, in both languages."""
    found = {"joker", "джокер", *"♠♥♦♣"}
    for game in GAMES.values():
        found |= {game.id, game.name("ru"), game.name("en"), *game.rules, *game.seat_names}
        found |= {game.seat_name(seat, lang) for seat in game.seat_names for lang in ("ru", "en")}
        for card in game.pack:
            found |= {spoken(card, "ru").split()[0]}
            if card.rank in "AKQJ":
                found |= {spoken(card, "en").split()[0]}
    for suit in "SHDC":
        found |= {suit_word(suit, "ru"), suit_word(suit, "en"), suit_word(suit, "en")[:-1]}
    found -= {"match"}  # a rule's id, and what browsers call looking into a cache
    # A single letter is a seat of one game and anything in a program.
    return {word for word in found if len(word) > 1 or not word.isalpha()}


@pytest.mark.parametrize("path", SCRIPT_FILES, ids=lambda p: p.name)
def test_a_script_has_no_word_of_a_game(path):
    code = code_of(path).lower()
    for word in words_of_the_games():
        assert not re.search(rf"(?<![\w-]){re.escape(word.lower())}(?![\w-])", code), word
    assert "trump" not in code


def scripts_used_by(path: Path) -> set[str]:
    """The modules of the same folder that a script imports; nothing else can be imported."""
    found = set()
    for address in re.findall(r"""(?:from|import)\s+["']([^"']+)["']""", code_of(path)):
        assert re.fullmatch(r"\./[a-z-]+\.js", address), f"{path.name} imports {address}"
        found.add(address[2:-3])
    return found


def test_the_scripts_imports_point_one_way():
    graph = {path.stem: scripts_used_by(path) for path in SCRIPT_FILES}
    TopologicalSorter(graph).prepare()
    assert FIRST_SCRIPT not in set().union(*graph.values())
    assert {name: graph[name] for name in LONE_SCRIPTS} == {name: set() for name in LONE_SCRIPTS}


def test_only_the_client_starts_the_engine():
    starters = {path.stem for path in SCRIPT_FILES if "new Worker(" in code_of(path)}
    assert starters == {"engine-client"}


@pytest.mark.parametrize("path", SCRIPT_FILES, ids=lambda p: p.name)
def test_a_script_names_no_other_origin(path):
    code = code_of(path).replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?://|(?<![:\w])//\w+\.\w", code)


# ---------------------------------------------------------------- everything


def written_files() -> list[Path]:
    folders = [ROOT / name for name in ("engine", "widgets", "scripts", "tests", "docs")]
    found = [path for folder in folders for path in folder.rglob("*") if path.suffix in CODE]
    return sorted(path for path in found if "__pycache__" not in path.parts)


@pytest.mark.parametrize("path", written_files(), ids=lambda p: p.relative_to(ROOT).as_posix())
def test_no_file_is_too_long_to_read(path):
    assert len(path.read_text("utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", sorted((ROOT / "docs").rglob("*.md")), ids=lambda p: str(p)[-40:])
def test_a_page_holds_no_script_and_no_style(path):
    assert not re.search(r"<(script|style)\b|\bon\w+=|javascript:", path.read_text("utf-8"))
