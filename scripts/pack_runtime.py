"""Packs Python modules for the browser; `build_runtime.mjs` runs this file inside Pyodide.

Only there does the byte code get the version that the browser's Python reads.
"""

import ast
import importlib
import importlib.util
import io
import json
import marshal
import sys
import types
import zipfile
from collections.abc import Iterator

UNCHECKED_HASH_PYC = (0b01).to_bytes(4, "little")
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def loaded_modules() -> list[str]:
    """Name the modules that this interpreter has loaded from the standard library's archive."""
    return sorted(
        name
        for name, module in list(sys.modules.items())
        if ".zip" in (getattr(getattr(module, "__spec__", None), "origin", None) or "")
    )


def imported_names(source: str, package: str) -> Iterator[str]:
    """Name every module a source file imports, also inside a function: it may be asked for late.

    >>> sorted(imported_names("import json\\ndef f():\\n from . import cards", "tricktaking"))
    ['json', 'tricktaking', 'tricktaking.cards']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package.split(".")[: len(package.split(".")) + 1 - node.level]
            parent = ".".join([*(base if node.level else []), *filter(None, [node.module])])
            yield parent
            yield from (f"{parent}.{alias.name}" for alias in node.names)


def import_everything(sources: dict[str, str]) -> None:
    """Import the engine's modules and whatever they import, for `loaded_modules` to see it all."""
    for path, source in sources.items():
        name = module_name(path)
        importlib.import_module(name)
        package = name if path.endswith("__init__.py") else name.rpartition(".")[0]
        for imported in imported_names(source, package):
            if is_module(imported):
                importlib.import_module(imported)


def is_module(name: str) -> bool:
    """Tell a module from a name inside one.

    >>> is_module("json.decoder"), is_module("json.loads"), is_module("json.decoder.JSONDecoder")
    (True, False, False)
    """
    parent = name.rpartition(".")[0]
    in_package = not parent or hasattr(importlib.import_module(parent), "__path__")
    return in_package and importlib.util.find_spec(name) is not None


def module_name(path: str) -> str:
    """Turn a path in an archive into the name of its module.

    >>> module_name("tricktaking/games/__init__.py"), module_name("json/decoder.py")
    ('tricktaking.games', 'json.decoder')
    """
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def without_docstrings(source: str) -> ast.Module:
    """Drop what only readers of the source need, an eighth of the bytes.

    A class keeps a mark in place of its docstring: `dataclass` writes a signature where none is,
    and that takes long.

    >>> ast.unparse(without_docstrings("def f():\\n 'Why.'\\n return 1"))
    'def f():\\n    return 1'
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if not isinstance(node, DOCUMENTED) or ast.get_docstring(node, clean=False) is None:
            continue
        first = node.body[0]
        if isinstance(node, ast.ClassDef):
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant("…")), first)
        else:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), first)]
    return ast.fix_missing_locations(tree)


def without_annotations(tree: ast.Module) -> ast.Module:
    """Drop what a function says of its types, which only tools read, a tenth of the bytes.

    Not for the standard library: parts of it read their own annotations.

    >>> ast.unparse(without_annotations(ast.parse("def f(a: int = 1) -> int:\\n return a")))
    'def f(a=1):\\n    return a'
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.arg):
            node.annotation = None
    return tree


def without_lines(code: types.CodeType) -> types.CodeType:
    """Drop the line tables, a fifth of the bytes; tracebacks still name the functions."""
    constants = (without_lines(c) if isinstance(c, types.CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(constants))


def byte_code(tree: ast.Module, path: str) -> bytes:
    """Compile one module to a .pyc which Python takes as it is, without looking for the source."""
    code = compile(tree, path, "exec", dont_inherit=True, optimize=0)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH_PYC + bytes(8)
    return header + marshal.dumps(without_lines(code))


def archive(trees: dict[str, ast.Module]) -> bytes:
    """Pack modules into a zip, not deflated: the server's compression does better on the whole."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as packed:
        for path, tree in sorted(trees.items()):
            entry = zipfile.ZipInfo(path + "c", (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, byte_code(tree, path))
    return buffer.getvalue()


def standard_library(stock: str, modules: list[str]) -> dict[str, str]:
    """Read the sources of the named modules, and all of Pyodide's own, from the stock archive."""
    wanted = set(modules)
    sources = {}
    with zipfile.ZipFile(stock) as library:
        for path in library.namelist():
            name = module_name(path)
            own = name.partition(".")[0] in ("pyodide", "_pyodide")
            if path.endswith(".py") and (own or name in wanted):
                sources[path] = library.read(path).decode()
    return sources


def library_archive(stock: str, modules: list[str]) -> bytes:
    """Pack the named modules of the standard library."""
    sources = standard_library(stock, modules)
    return archive({path: without_docstrings(source) for path, source in sources.items()})


def loaded_paths(sources: dict[str, str]) -> set[str]:
    """Name those of the engine's files whose modules have been imported so far."""
    return {path for path in sources if module_name(path) in sys.modules}


def engine_archive(sources: dict[str, str]) -> bytes:
    """Pack modules of the engine."""
    bare = {path: without_docstrings(source) for path, source in sources.items()}
    return archive({path: without_annotations(tree) for path, tree in bare.items()})


def json_names() -> str:
    """Return `loaded_modules` as the JSON text that JavaScript reads."""
    return json.dumps(loaded_modules())
