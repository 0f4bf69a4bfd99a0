"""Who wrote what in a pasted text: a list of codes, messages copied together, an exported chat.

Known are WhatsApp's text (Android and iPhone), Telegram's JSON and HTML and what its desktop
copies, VK and Discord as copied. Any other text is one message of nobody.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from .label import shown

LONGEST_MESSAGE = 8_000
"""A longer one, in characters, is parted at the ends of lines, or where it must be."""

LONGEST_SENDER = 60

NOBODY = "-"
"""The sender where nobody is known, in a chat that is written out."""

_DATE = r"\d{1,4}[./-]\d{1,2}[./-]\d{1,4}"
_TIME = r"\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[AaPp]\.?[Mm]\.?)?"
_HEADS = tuple(
    re.compile(pattern)
    for pattern in (
        rf"{_DATE},? {_TIME} [-–—] (?P<who>[^:\n]{{1,60}}): (?P<text>.*)",
        rf"\[{_DATE},? {_TIME}\] (?P<who>[^:\n]{{1,60}}): ?(?P<text>.*)",
        r"(?P<who>[^\[\]\n]{1,60}), \[[^\[\]\n]{5,40}\]:?(?P<text>)",
        rf"(?P<who>[^\n]{{1,60}}?) — [^\n]{{0,30}}{_TIME}(?P<text>)",
        rf"(?P<who>[^\d:\n][^:\n]{{0,58}}?) {_TIME}(?P<text>)",
    )
)
_HTML_SENDER = re.compile(r'<div class="from_name">\s*([^<]{1,200})')
_TAG = re.compile(r"<[^<>]{0,400}>")
_DIRECTION = re.compile("^[\u200e\u200f\u202a-\u202e]+")


class Message(NamedTuple):
    """What somebody wrote; the sender is empty where the text does not say."""

    sender: str
    text: str


def messages(text: str, sender: str = "") -> Iterator[Message]:
    """The messages of a text in their order; `sender` wrote what stands before any name.

    >>> chat = "12.05.24, 10:33 - Anna: one\\nand more\\n12.05.24, 10:34 - Boris: two"
    >>> [(message.sender, message.text) for message in messages(chat)]
    [('Anna', 'one\\nand more'), ('Boris', 'two')]
    """
    told: Iterable[tuple[str, str]] | None = _telegram(text)
    if told is None:
        told = _html(text, sender) if _HTML_SENDER.search(text) else _lines(text, sender)
    for who, said in told:
        for part in _parts(said):
            yield Message(shown(who, LONGEST_SENDER).removeprefix(NOBODY), part)


def _lines(text: str, sender: str) -> Iterator[tuple[str, str]]:
    lines = list[str]()
    for line in text.splitlines():
        head = _head(line)
        if head:
            if lines:
                yield sender, "\n".join(lines)
            sender, lines = head["who"], [head["text"]]
        else:
            lines.append(line)
    if lines:
        yield sender, "\n".join(lines)


def _head(line: str) -> re.Match[str] | None:
    line = _DIRECTION.sub("", line[:LONGEST_MESSAGE]).replace("\u202f", " ").replace("\xa0", " ")
    return next((match for head in _HEADS if (match := head.fullmatch(line))), None)


def _telegram(text: str) -> list[tuple[str, str]] | None:
    if not text.lstrip("\ufeff \r\n\t").startswith("{"):
        return None
    try:
        data = json.loads(text.lstrip("\ufeff"))
    except (ValueError, RecursionError):
        return None
    told = data.get("messages") if isinstance(data, dict) else None
    if not isinstance(told, list):
        return None
    return [
        (str(message.get("from") or ""), _said(message.get("text")))
        for message in told
        if isinstance(message, dict)
    ]


def _said(text: object) -> str:
    if isinstance(text, list):
        return "".join(_said(part) for part in text if not isinstance(part, list))
    if isinstance(text, dict):
        return str(text.get("text", ""))
    return text if isinstance(text, str) else ""


def _html(text: str, sender: str) -> Iterator[tuple[str, str]]:
    before, *rest = _HTML_SENDER.split(text)
    yield sender, _TAG.sub(" ", before)
    for sender, said in zip(rest[::2], rest[1::2], strict=True):
        yield sender, _TAG.sub(" ", said)


def _parts(text: str) -> Iterator[str]:
    while len(text) > LONGEST_MESSAGE:
        at = text.rfind("\n", 0, LONGEST_MESSAGE) + 1 or LONGEST_MESSAGE
        yield text[:at]
        text = text[at:]
    yield text
