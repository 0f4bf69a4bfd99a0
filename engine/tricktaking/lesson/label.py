"""The title that may stand after a link's `#`: decoration by whoever made the link.

It is never part of the lesson, may be lost on the way, and is shown as text and nothing else.
"""

from __future__ import annotations

import re

from .finding import INVISIBLE

LONGEST_TITLE = 80

_AFTER = re.compile(r"(#|%23|%2523)([^\s\"'<>«»“”&#]{1,1500})")
_CODES = re.compile(r"(?:%[0-9a-fA-F]{2})+")


def shown(text: str, longest: int = LONGEST_TITLE) -> str:
    """What may be shown of a foreign text: one line without anything invisible.

    >>> shown("  Lesson\\u202e 3\\n<b>\\x00  now ")
    'Lesson 3 <b> now'
    """
    visible = text[: 20 * longest].translate(INVISIBLE)
    words = "".join(char if char.isprintable() else " " for char in visible).split()
    return " ".join(words)[:longest].strip()


def written(title: str) -> str:
    """A title as it stands after `#`: letters and digits, hyphens for spaces, codes for the rest.

    >>> written("Урок 3: All-Fives")
    'Урок-3%3A-All--Fives'
    """
    parts = []
    for char in shown(title).replace("-", "--").replace(" ", "-"):
        plain = char == "-" or char.isalnum()
        parts.append(char if plain else "".join(f"%{byte:02X}" for byte in char.encode()))
    return "".join(parts)


def read(text: str, token: str) -> str:
    """The title behind a token in the text where it was found, empty when there is none.

    >>> read("https://x/lesson/?1RTT1.x#%D0%A3%D1%80%D0%BE%D0%BA-3.", "1rtt1.x")
    'Урок 3.'
    """
    at = text.lower().find(token)
    after = _AFTER.match(text, at + len(token)) if token and at >= 0 else None
    if after is None:
        return ""
    mark, raw = after.groups()
    for _ in range(mark.count("2") + 1):
        raw = _CODES.sub(_letters, raw)
    parts = [part.replace("-", " ") for part in raw.split("--")]
    return shown("-".join(parts))


def _letters(match: re.Match[str]) -> str:
    return bytes.fromhex(match[0].replace("%", "")).decode("utf-8", "replace")
