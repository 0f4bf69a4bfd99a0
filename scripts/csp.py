"""One content security policy for a whole built site: `python scripts/csp.py site`.

With instant navigation the policy of the first page stays in force, so all pages must carry the same:
the union of what any of them needs. Inline scripts and styles are allowed by their hashes; inline
`style=` and `on…=` attributes cannot be, and are reported by file.
"""

from __future__ import annotations

import base64
import hashlib
import re
import sys
from collections.abc import Iterable
from pathlib import Path

_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
_STYLE = re.compile(r"<style[^>]*>(?P<text>.*?)</style>", re.DOTALL)
_FORBIDDEN = re.compile(r"<[a-zA-Z][^<>]*?\s(?P<attribute>style|on[a-z]+)=[\"'][^<>]*>")
_OURS = re.compile(r'<meta http-equiv="Content-Security-Policy"[^>]*>\n?\s*')
_PLACE = re.compile(r'(?P<before><meta charset="utf-8">\n?)(?P<indent>\s*)')


class NotAllowed(Exception):
    """What no policy without `unsafe-inline` can allow, by file."""


def hash_of(text: str) -> str:
    """The source expression for an inline script or style.

    >>> hash_of("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    digest = hashlib.sha256(text.encode()).digest()
    return f"'sha256-{base64.b64encode(digest).decode()}'"


def policy(pages: Iterable[str]) -> str:
    """The policy under which every one of the pages works.

    >>> "script-src 'self' 'wasm-unsafe-eval' 'sha256-" in policy(["<script>f()</script>"])
    True
    """
    scripts: set[str] = set()
    styles: set[str] = set()
    for page in pages:
        for script in _SCRIPT.finditer(page):
            attributes = script["attributes"]
            if "src=" not in attributes and "application/json" not in attributes:
                scripts.add(hash_of(script["text"]))
        styles.update(hash_of(style["text"]) for style in _STYLE.finditer(page))
    sources = {
        "default-src": ["'none'"],
        "script-src": ["'self'", "'wasm-unsafe-eval'", *sorted(scripts)],
        "style-src": ["'self'", *sorted(styles)],
        "img-src": ["'self'", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
    }
    return "; ".join(f"{name} {' '.join(values)}" for name, values in sources.items())


def apply(site: Path) -> str:
    """Writes the policy into every page of `site`, at the top of its head, and returns it."""
    files = sorted(site.rglob("*.html"))
    pages = {file: _OURS.sub("", file.read_text(encoding="utf-8")) for file in files}
    faults = [f"{file}: {fault}" for file, page in pages.items() for fault in _faults(page)]
    if faults:
        raise NotAllowed("\n".join(faults))
    found = policy(pages.values())
    meta = f'<meta http-equiv="Content-Security-Policy" content="{found}">'
    for file, page in pages.items():
        written, times = _PLACE.subn(rf"\g<before>\g<indent>{meta}\n\g<indent>", page, count=1)
        if not times:
            raise NotAllowed(f'{file}: there is no <meta charset="utf-8"> to put the policy after')
        file.write_text(written, encoding="utf-8")
    return found


def _faults(page: str) -> list[str]:
    """The inline attributes of a page that the policy would block."""
    shown = _SCRIPT.sub("", page)
    return [
        f"{found['attribute']}= is blocked: {found[0][:120]}"
        for found in _FORBIDDEN.finditer(shown)
    ]


if __name__ == "__main__":
    print(apply(Path(sys.argv[1] if len(sys.argv) > 1 else "site")))
