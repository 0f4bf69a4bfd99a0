"""Fenced blocks of a Markdown source, found by line; which of them are ours is not known here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

_OPENS = re.compile(r"^(?P<indent>[ >]*)(?P<marks>`{3,}|~{3,})\s*(?P<info>[^`]*)$")
_FIELD = re.compile(r"^(?P<key>[A-Za-z][\w-]*)\s*:(?:\s+(?P<value>.*\S))?\s*$")


class Trouble(NamedTuple):
    """An author's mistake: where, in which kind of fence, and in words what it is and the way out."""

    line: int
    kind: str
    text: str

    def report(self, page: str) -> str:
        """The message as an author reads it.

        >>> Trouble(112, "legal-plays", '"5Z": no suit Z (S H D C)').report("docs/ru/bruff.md")
        'docs/ru/bruff.md:112: legal-plays: "5Z": no suit Z (S H D C)'
        """
        return f"{page}:{self.line}: {self.kind}: {self.text}"


class Field(NamedTuple):
    """What stands behind a key, and in which line."""

    value: str
    line: int


@dataclass
class Fence:
    """One fenced block: its name, its place (lines counted from 1), its fields when it has any."""

    name: str
    options: str
    line: int
    end: int
    indent: str
    body: list[str]
    closed: bool
    fields: dict[str, Field] = field(default_factory=dict)

    def read_fields(self) -> list[Trouble]:
        """Reads the `key: value` lines of the body; an indented line goes on with the value before.

        >>> fence = Fence("trick-winner", "", 7, 10, "", ["trump:  S", "trick A1 7S"], True)
        >>> [trouble.text for trouble in fence.read_fields()], fence.fields["trump"]
        (['"trick A1 7S": not a field; write "key: value"'], Field(value='S', line=8))
        """
        troubles = []
        self.fields.clear()
        last = ""
        if self.options:
            way = "a fence takes no options; write them as fields, one a line"
            troubles.append(Trouble(self.line, self.name, f'"{self.options}": {way}'))
        if not self.closed:
            text = "the fence is never closed; end it with the same marks on a line of their own"
            troubles.append(Trouble(self.line, self.name, text))
        for number, text in enumerate(self.body, self.line + 1):
            found = _FIELD.match(text)
            if not text.strip():
                continue
            if text[:1].isspace() and last:
                value, line = self.fields[last]
                self.fields[last] = Field(f"{value} {text.strip()}".strip(), line)
            elif not found:
                way = 'not a field; write "key: value"'
                troubles.append(Trouble(number, self.name, f'"{text.strip()}": {way}'))
            elif found["key"] in self.fields:
                first = self.fields[found["key"]].line
                way = f"the field stands already in line {first}; keep one of them"
                troubles.append(Trouble(number, self.name, f'"{found["key"]}": {way}'))
            else:
                last = found["key"]
                self.fields[last] = Field(found["value"] or "", number)
        return troubles


def fences(lines: Sequence[str], first_line: int = 1) -> Iterator[Fence]:
    """Every outermost fenced block; one inside another is text of the other.

    >>> [fence.name for fence in fences(["````md", "```trick", "```", "````", "```py", "```"])]
    ['md', 'py']
    """
    number = 0
    while number < len(lines):
        opens = _OPENS.match(lines[number])
        if not opens:
            number += 1
            continue
        marks = opens["marks"]
        closes = re.compile(rf"^[ >]*{re.escape(marks[0])}{{{len(marks)},}}\s*$")
        end = number + 1
        while end < len(lines) and not closes.match(lines[end]):
            end += 1
        name, _, options = opens["info"].strip().partition(" ")
        body = [line.removeprefix(opens["indent"]) for line in lines[number + 1 : end]]
        yield Fence(
            name,
            options.strip(),
            first_line + number,
            first_line + end,
            opens["indent"],
            body,
            end < len(lines),
        )
        number = end + 1


def outside_fences(lines: Sequence[str], first_line: int = 1) -> Iterator[tuple[int, str]]:
    """The lines that belong to no fence, with their numbers."""
    inside: set[int] = set()
    for fence in fences(lines, first_line):
        inside.update(range(fence.line, fence.end + 1))
    for number, line in enumerate(lines, first_line):
        if number not in inside:
            yield number, line
