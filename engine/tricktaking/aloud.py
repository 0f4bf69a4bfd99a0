"""How a card named in a sentence is said: in the case, or with the article, that the sentence needs.

The eye sees К♣; the ear hears «зашли с короля треф», "the king of clubs was led". What the sentence
needs shows in the words around the cards, so that the sentences themselves stay plain text. The
build and the page's scripts both follow `MANNERS`; its patterns mean the same in both languages of
programs.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .cards import CARDS, Card
from .names import pretty, spoken


class Manner(NamedTuple):
    """One way to say cards: where the text before and behind them looks like this."""

    before: str
    behind: str
    forms: Mapping[str, str] = {}
    """What becomes of the first word of the name."""
    put: str = ""
    """What is said before the name; in small letters before all but the first of several."""


_GEN = {
    **{"туз": "туза", "король": "короля", "дама": "дамы", "валет": "валета"},
    **{"десятка": "десятки", "девятка": "девятки", "восьмёрка": "восьмёрки"},
    **{"семёрка": "семёрки", "шестёрка": "шестёрки", "пятёрка": "пятёрки"},
    **{"четвёрка": "четвёрки", "тройка": "тройки", "двойка": "двойки"},
}
_ACC = {word: f"{word[:-1]}у" if word[-1] == "а" else form for word, form in _GEN.items()}
_TAKEN = "сыграли|сыграть|сбросить|положить|отложить|придержать|взять|забрать|держит|козыря|за"
_TO_TAKE = "сбросить|положить|отложить|придержать|сыграть|взять|забрать|откладывают"

MANNERS: Mapping[str, tuple[Manner, ...]] = {
    "ru": (
        Manner(r"(^|[ («])[Сс]о? $", "", _GEN),
        Manner(rf"(^|[ («])({_TAKEN}) $", "", _ACC),
        Manner("", rf"^ ((можно|нельзя|нужно) )?({_TO_TAKE})", _ACC),
    ),
    "en": (
        Manner(r"(^|[.] )$", "^ [a-z]", put="The "),
        Manner(": $", "^ may ", put="the "),
        Manner(r"(^|[^:a-z])(?!the |your |no |lead )[a-z]+[,;]? $", "", put="the "),
    ),
}

_NAMES = {lang: {pretty(c, lang): c for c in CARDS.values() if c.suit} for lang in ("ru", "en")}
_ONE = {
    lang: "|".join(sorted(map(re.escape, names), key=len, reverse=True))
    for lang, names in _NAMES.items()
}
JOINED_BY = {"ru": ", | и | или ", "en": ", | and | or "}
_ROW = {
    lang: re.compile(f"(?:{one})(?:(?:{JOINED_BY[lang]})(?:{one}))*") for lang, one in _ONE.items()
}


def said_in(text: str, lang: str) -> Iterator[str | tuple[Card, str]]:
    """The text taken apart: what no card is, and each card with how it is said.

    >>> [part[1] for part in said_in("Зашли с К♣; 4♥ и 5♥ сбросить нельзя.", "ru")][1:4:2]
    ['короля треф', 'четвёрку червей']
    >>> [part[1] for part in said_in("7♠ was led.", "en")][0]
    'The seven of spades'
    """
    end = 0
    for row in _ROW[lang].finditer(text):
        if row.start() > end:
            yield text[end : row.start()]
        manner = _manner(text[: row.start()], text[row.end() :], lang)
        yield from _row(row[0], manner, lang)
        end = row.end()
    if end < len(text):
        yield text[end:]


def _manner(before: str, behind: str, lang: str) -> Manner | None:
    for manner in MANNERS[lang]:
        if re.search(manner.before, before) and re.search(manner.behind, behind):
            return manner
    return None


def _row(row: str, manner: Manner | None, lang: str) -> Iterator[str | tuple[Card, str]]:
    """Cards that stand in one row are said in one manner."""
    for place, part in enumerate(re.split(f"({_ONE[lang]})", row)):
        card = _NAMES[lang].get(part)
        if card:
            yield card, _said(card, manner, lang, first=place == 1)
        elif part:
            yield part


def _said(card: Card, manner: Manner | None, lang: str, *, first: bool) -> str:
    name = spoken(card, lang)
    if manner is None:
        return name
    head, space, tail = name.partition(" ")
    put = manner.put if first else manner.put.lower()
    return f"{put}{manner.forms.get(head, head)}{space}{tail}"


def manners_json(lang: str) -> list[list[object]]:
    """`MANNERS` for the page's scripts."""
    return [list(manner) for manner in MANNERS[lang]]
