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
import zlib
from collections.abc import Iterator

UNCHECKED_HASH_PYC = (0b01).to_bytes(4, "little")
DOCSTRINGS_KEPT, DOCSTRINGS_DROPPED = 0, 2


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


def without_lines(code: types.CodeType) -> types.CodeType:
    """Drop the line tables, a fifth of the bytes; tracebacks still name the functions."""
    constants = (without_lines(c) if isinstance(c, types.CodeType) else c for c in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(constants))


def byte_code(source: str, path: str, optimize: int) -> bytes:
    """Compile one module to a .pyc which Python takes as it is, without looking for the source."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=optimize)
    header = importlib.util.MAGIC_NUMBER + UNCHECKED_HASH_PYC + bytes(8)
    return header + marshal.dumps(without_lines(code))


def archive(sources: dict[str, str], optimize: int) -> bytes:
    """Pack modules into a zip, not deflated: the server's compression does better on the whole."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as packed:
        for path, source in sorted(sources.items()):
            entry = zipfile.ZipInfo(path + "c", (1980, 1, 1, 0, 0, 0))
            entry.external_attr = 0o644 << 16
            packed.writestr(entry, byte_code(source, path, optimize))
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


def compressed_size(data: bytes) -> int:
    """Return the size a server would send it in: gzip at level 9, all but the header."""
    return len(zlib.compress(data, 9)) + 12


def json_names() -> str:
    """Return `loaded_modules` as the JSON text that JavaScript reads."""
    return json.dumps(loaded_modules())
