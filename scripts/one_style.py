"""One style sheet for the whole site, without the rules that no page of it can use.

The theme brings 150 KB of styles for everything that any site might show. `apply` reads the built
pages and scripts, keeps the rules whose every class, element and attribute occurs there, joins the
theme's sheets and the site's own into one file with a hash in its name, and lets the pages link to
it. What a script adds to a page counts as well: its words are read like those of the pages.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

_LINK = re.compile(r'<link rel="stylesheet" href="(?P<href>[^"]*)">')
_JOINED = re.compile(r"assets/(stylesheets/(main|palette)\.\w+\.min|site)\.css$")
_TAG = re.compile(r"<[a-zA-Z][^>]*>")
_WORD = re.compile(r"[\w-]+")
_NAME = re.compile(r"(?<![\w-])-?[A-Za-z_][\w-]*")
_FUNCTION = re.compile(r"::?[\w-]+\((?:[^()]|\([^()]*\))*\)")
_PSEUDO = re.compile(r"::?-?[\w-]+")
_ATTRIBUTE = re.compile(r"\[([\w-]+)(?:[~|^$*]?=[\"']?([^\"'\]]*)[\"']?)?[^\]]*\]")
_VARIABLE = re.compile(r"var\(\s*(--[\w-]+)")
_SET_VARIABLE = re.compile(
    r"(?<=[{;])(--[\w-]+):((?:\"[^\"]*\"|'[^']*'|\([^()]*\)|[^;{}\"'()])*)(;|(?=\}))"
)


class Block(NamedTuple):
    """A rule of a style sheet, or a statement without a body."""

    prelude: str
    body: str | None

    @property
    def groups_rules(self) -> bool:
        return self.prelude.startswith(("@media", "@supports", "@layer", "@container"))

    def __str__(self) -> str:
        return f"{self.prelude};" if self.body is None else f"{self.prelude}{{{self.body}}}"


def blocks(css: str) -> Iterator[Block]:
    """The outermost blocks.

    >>> [str(block) for block in blocks("@import 'a';a{b:c}@media print{d{e:'}'}}")]
    ["@import 'a';", 'a{b:c}', "@media print{d{e:'}'}}"]
    """
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    start, body, depth = 0, 0, 0
    for found in re.finditer(r"\"(?:[^\"\\]|\\.)*\"|'(?:[^'\\]|\\.)*'|url\([^)\"']*\)|[{};]", css):
        mark = found[0]
        if mark == "{":
            if depth == 0:
                body = found.end()
            depth += 1
        elif mark == "}":
            depth -= 1
            if depth == 0:
                yield Block(css[start : body - 1].strip(), css[body : found.start()].strip())
                start = found.end()
        elif mark == ";" and depth == 0:
            yield Block(css[start : found.start()].strip(), None)
            start = found.end()


def lean(css: str, words: set[str]) -> str:
    """The rules that can apply where only these words are names of anything.

    >>> lean("a,.md-x{b:c}.md-y :not(.z){b:c}[dir=rtl] a{b:c}", {"a", "md-y"})
    'a{b:c}.md-y :not(.z){b:c}'
    """
    kept = "".join(str(block) for block in _kept(css, words))
    while True:
        fewer = re.sub(r"[^{}]+\{\}", "", _without_unused_variables(kept, words))
        if fewer == kept:
            return kept
        kept = fewer


def _without_unused_variables(css: str, words: set[str]) -> str:
    used = set(_VARIABLE.findall(css)) | words
    return _SET_VARIABLE.sub(lambda found: found[0] if found[1] in used else "", css)


def _kept(css: str, words: set[str]) -> Iterator[Block]:
    for block in blocks(css):
        if block.body is None or block.prelude.startswith(("@keyframes", "@font-face", "@page")):
            yield block
        elif block.groups_rules:
            inside = "".join(str(one) for one in _kept(block.body, words))
            if inside:
                yield Block(block.prelude, inside)
        else:
            possible = [one for one in _selectors(block.prelude) if _possible(one, words)]
            if possible:
                yield Block(",".join(possible), re.sub(r"\s*\n\s*", "", block.body))


def _selectors(prelude: str) -> list[str]:
    """A list of selectors, taken apart at its outermost commas.

    >>> _selectors("a:is(b, c), d")
    ['a:is(b, c)', 'd']
    """
    parts, depth = [""], 0
    for sign in prelude:
        depth += (sign in "([") - (sign in ")]")
        if sign == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return [part.strip() for part in parts]


def _possible(selector: str, words: set[str]) -> bool:
    """Whether all that a selector names occurs; what stands in `:not()` and the like may or may not."""
    if "\\" in selector or selector.startswith("@"):
        return True
    names: list[str] = []
    for name, value in _ATTRIBUTE.findall(selector):
        names += [name, *([value] if _WORD.fullmatch(value) else [])]
    plain = _PSEUDO.sub(" ", _FUNCTION.sub(" ", _ATTRIBUTE.sub(" ", selector)))
    names += _NAME.findall(plain)
    return all(name in words for name in names)


def words_of(site: Path) -> set[str]:
    """Every word inside a tag of a page, every word of a script, every variable of other styles."""
    found = {"html", "body"}
    for page in site.rglob("*.html"):
        for tag in set(_TAG.findall(page.read_text(encoding="utf-8"))):
            found.update(_WORD.findall(tag))
    for script in [*site.glob("assets/*.js"), *site.glob("assets/tricktaking/*/*.js")]:
        found.update(_WORD.findall(script.read_text(encoding="utf-8")))
    for sheet in site.glob("assets/tricktaking/*/*.css"):
        found.update(_VARIABLE.findall(sheet.read_text(encoding="utf-8")))
    return found


def apply(site: Path) -> Path:
    """Joins, thins and links the styles of a built site; removes what no page asks for any more."""
    words = words_of(site)
    written: Path | None = None
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        links = [found for found in _LINK.finditer(text) if _JOINED.search(found["href"])]
        if not links:
            continue
        if written is None:
            sheets = [(page.parent / found["href"]).resolve() for found in links]
            css = lean("".join(sheet.read_text(encoding="utf-8") for sheet in sheets), words)
            name = f"site.{hashlib.sha256(css.encode()).hexdigest()[:10]}.css"
            written = site / "assets" / name
            written.write_text(css, encoding="utf-8")
        href = Path(os.path.relpath(written, page.parent)).as_posix()
        for number, found in enumerate(links):
            text = text.replace(
                found[0], f'<link rel="stylesheet" href="{href}">' if not number else ""
            )
        page.write_text(text, encoding="utf-8")
    assert written is not None, f"{site}: no page links to a style sheet"
    remove_what_nothing_uses(site)
    return written


def remove_what_nothing_uses(site: Path) -> None:
    """The theme's script, its search, its sheets and their maps."""
    for assets in site.rglob("assets"):
        for name in ("javascripts", "stylesheets"):
            shutil.rmtree(assets / name, ignore_errors=True)
        for name in ("images/favicon.png", "site.css"):
            (assets / name).unlink(missing_ok=True)
