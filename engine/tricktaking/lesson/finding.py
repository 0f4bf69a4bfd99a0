"""Finding a lesson's token in whatever text people paste: wrapped links, mail, chat, print.

A text is cleaned first: what cannot be seen is taken out, percent signs and entities are undone
as often as they were done, dashes become hyphens, capitals small letters. Then every place where
a token may begin is looked at, once as it stands and once with line breaks and spaces closed up.
A whole token proves itself by its check characters, so that text around it does no harm.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from .check import check

LONGEST_TEXT = 16_384
"""What follows after so many characters is not searched."""

LONGEST = 1_000
"""The characters of the longest token."""

MOST_PLACES = 6
"""So many places at most are looked at in one text."""

MOST_DOTS = 41
"""One after the beginning and one after each item."""

_WINDOW = 5 * LONGEST // 2

_START = re.compile(r"(?<![a-z0-9.-])([0-9])([a-z])([a-z]{1,8}[0-9]{1,3})(?:-([a-z0-9]{1,8}))?\.")
_DOT = re.compile(r"\.")
_RUN = re.compile(r"[a-z0-9.-]+")
_BREAK = re.compile(r"=?[ \t]*[\r\n]+[\s>|]*|\s+")
_TAG = re.compile(r"<[^<>]{1,200}>")
_ENTITY = re.compile(r"&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,5}));")
_ESCAPED = re.compile(r"\\([.-])")
_PROOFPOINT = re.compile(r"-([0-9A-F]{2})")

_NAMED = {"amp": "&", "lt": "<", "gt": ">", "quot": '"', "apos": "'", "nbsp": " ", "shy": ""}
_HEX = {f"{byte:02x}": chr(byte) if byte > 31 else " " for byte in range(128)}
_OTHER_CODES = re.compile(r"(?:%[89a-fA-F][0-9a-fA-F])+")
_MOST_CODES = 500

_INVISIBLE = (
    *(0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x2060, 0x2061, 0x2062),
    *(0x2063, 0x2064, 0x3164, 0xFEFF, 0xFFA0, *range(0x200B, 0x2010), *range(0x202A, 0x202F)),
    *(*range(0x2066, 0x2070), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE0080)),
)
INVISIBLE: dict[int, None] = dict.fromkeys(_INVISIBLE)
"""Characters that nobody sees: zero-width, soft hyphen, direction marks, variation selectors."""

_PLAIN: dict[int, str | None] = {
    **INVISIBLE,
    **dict.fromkeys((0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2212, 0xFE63), "-"),
    **{0xFF01 + i: chr(0x21 + i) for i in range(94)},
}


class Place(NamedTuple):
    """Where a token may stand: what its beginning says, and the text as it stands and closed up."""

    version: str
    language: str
    site: str
    options: str
    run: str
    closed: str

    def whole(self) -> str | None:
        """The token that the check characters prove, the longest if there are several."""
        if proven(self.run):
            return self.run
        token = _longest_proven(self.run)
        if token is None and self.closed != self.run:
            token = _longest_proven(self.closed)
        return token


def proven(token: str) -> bool:
    """Whether a text ends with a dot and its own four check characters.

    >>> proven("1rtt1.1-n5dz." + check("1rtt1.1-n5dz"))
    True
    """
    return token[-5:-4] == "." and len(token) <= LONGEST and check(token[:-5]) == token[-4:]


def _longest_proven(run: str) -> str | None:
    dots = [match.start() for match in islice(_DOT.finditer(run), MOST_DOTS)]
    for dot in reversed(dots):
        if proven(run[: dot + 5]):
            return run[: dot + 5]
    return None


def cleaned(text: str) -> str:
    """The text as it was before anybody wrapped, escaped or beautified it, in small letters.

    >>> cleaned("https%253A//x%252Flesson/%253F1RTT1\\u200b.1%E2%80%91N5DZ&amp;fbclid=A")
    'https://x/lesson/?1rtt1.1-n5dz&fbclid=a'
    """
    text = text[:LONGEST_TEXT]
    if "urldefense" in text and "/v2/" in text:
        text = _PROOFPOINT.sub(r"%\1", text)
    for _ in range(6):
        before = text
        if "%" in text:
            text = _unquoted(text)
        if "&" in text:
            text = _ENTITY.sub(_character, text)
        if text == before:
            break
    text = _OTHER_CODES.sub(_letters, text, count=_MOST_CODES).translate(_PLAIN)
    return _ESCAPED.sub(r"\1", text).lower()


def _unquoted(text: str) -> str:
    first, *pieces = text.split("%")
    parts = [first]
    for piece in pieces:
        char = _HEX.get(piece[:2].lower())
        parts.append("%" + piece if char is None else char + piece[2:])
    return "".join(parts)


def _letters(match: re.Match[str]) -> str:
    return bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace")


def _character(match: re.Match[str]) -> str:
    decimal, hexadecimal, name = match.groups()
    if name:
        return _NAMED.get(name.lower(), " ")
    number = int(decimal) if decimal else int(hexadecimal, 16)
    return chr(number) if 32 <= number < 0x110000 else " "


def places(text: str, site: str) -> Iterator[Place]:
    """Where a token may stand in a text, those of this site first."""
    clean = cleaned(text)
    starts = list(_START.finditer(clean))
    starts.sort(key=lambda start: (start[1] != "1", start[3] != site))
    for start in starts[:MOST_PLACES]:
        window = clean[start.start() : start.start() + _WINDOW]
        run = _RUN.match(window)
        closed = _RUN.match(_BREAK.sub("", _TAG.sub("", window)))
        yield Place(
            start[1],
            start[2],
            start[3],
            start[4] or "",
            run[0][: LONGEST + 1].rstrip(".-") if run else "",
            closed[0][: LONGEST + 1].rstrip(".-") if closed else "",
        )
