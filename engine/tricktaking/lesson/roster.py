"""The class list: whose result is whose, and who is missing.

A result belongs to a pupil by number (as it stands in the list, else the place in it), by the name in the code, or by the
sender of the message; the order of the words, capitals and `ё` do not matter. A shorter name
counts when it fits one pupil only.
"""

from __future__ import annotations

from collections.abc import Sequence

from .label import shown

MOST_PUPILS = 500
LONGEST_LINE = 60


def class_list(text: str) -> list[str]:
    """The pupils of a list, one a line; a number before the name is left out.

    >>> class_list("1. Anna Berg\\n2) Boris\\n\\nAnna Berg")
    ['Anna Berg', 'Boris']
    """
    names = []
    for line in text.splitlines()[: 4 * MOST_PUPILS]:
        name = shown(line, LONGEST_LINE)
        number, _, rest = name.partition(" ")
        if rest and number.rstrip(".)").isdecimal():
            name = rest.strip()
        names.append(name)
    return list(dict.fromkeys(filter(None, names)))[:MOST_PUPILS]


def found(pupils: Sequence[str], name: str, sender: str) -> str | None:
    """The pupil on the list whom a name or else a sender means.

    >>> pupils = ["Иванова Мария", "Пётр Ёлкин", "Мария Белова"]
    >>> [found(pupils, *who) for who in (("2", ""), ("мария иванова", ""), ("Мария", ""), ("x", "Елкин"))]
    ['Пётр Ёлкин', 'Иванова Мария', None, 'Пётр Ёлкин']
    >>> found(["12", "7"], "7", "")
    '7'
    """
    number = name.lstrip("№#").strip()
    if number in pupils:
        return number
    if number.isascii() and number.isdigit() and len(number) < 4:
        place = int(number)
        return pupils[place - 1] if 0 < place <= len(pupils) else None
    return _named(pupils, name) or _named(pupils, sender)


def _named(pupils: Sequence[str], name: str) -> str | None:
    wanted = _words(name)
    if not wanted:
        return None
    same = [pupil for pupil in pupils if _words(pupil) == wanted]
    fits = same or [pupil for pupil in pupils if wanted < _words(pupil)]
    return fits[0] if len(fits) == 1 else None


def _words(name: str) -> frozenset[str]:
    return frozenset(name.casefold().replace("ё", "е").replace(".", " ").split())
