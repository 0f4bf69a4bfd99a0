"""Cards as HTML: a face for the table, a pill for a sentence, our own four suits and the joker's star."""

from __future__ import annotations

import re

from .cards import CARDS, SUITS, Card
from .names import index, pretty, spoken, suit_word
from .words import word

SHAPES = {
    "S": "M12 2C12 2 3 9.5 3 14.2a4.6 4.6 0 0 0 8 3c-.2 2.1-1.1 3.6-2.4 4.8h6.8c-1.3-1.2-2.2-2.7"
    "-2.4-4.8a4.6 4.6 0 0 0 8-3C21 9.5 12 2 12 2Z",
    "H": "M12 21.5C5 15.6 2 12 2 8a5.2 5.2 0 0 1 10-2a5.2 5.2 0 0 1 10 2c0 4-3 7.6-10 13.5Z",
    "D": "M12 1.8c2.2 3.8 4.8 7.2 8 10.2c-3.2 3-5.8 6.4-8 10.2C9.8 18.4 7.2 15 4 12c3.2-3 5.8-6.4"
    " 8-10.2Z",
    "C": "M12 2a4.7 4.7 0 0 1 4 7.2a4.7 4.7 0 1 1-2.9 7.7c.2 2 1 3.7 2.3 5.1H8.6c1.3-1.4 2.1-3.1"
    " 2.3-5.1A4.7 4.7 0 1 1 8 9.2A4.7 4.7 0 0 1 12 2Z",
    "": "M12 2l2.9 6.4 7 .8-5.2 4.7 1.4 6.9-6.1-3.5-6.1 3.5 1.4-6.9L2.1 9.2l7-.8Z",
}
"""The outline of each suit in a square of 24, and of the joker's star."""


def escape(text: str) -> str:
    """The text, safe inside HTML and inside a quoted attribute.

    The standard library's own would bring a list of all entities into the browser.

    >>> escape('<b title="x">&')
    '&lt;b title=&quot;x&quot;&gt;&amp;'
    """
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#39")):
        text = text.replace(sign, f"&{name};")
    return text


_PRETTY = {lang: {pretty(c, lang): c for c in CARDS.values() if c.suit} for lang in ("ru", "en")}
_PATTERN = {
    lang: re.compile("|".join(sorted(map(re.escape, names), key=len, reverse=True)))
    for lang, names in _PRETTY.items()
}


def shape(suit: str) -> str:
    """The outline of a suit as SVG; words must stand beside it."""
    return f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{SHAPES[suit]}"/></svg>'


def _index(card: Card, lang: str) -> str:
    shown, other = index(card, lang), index(card, "en")
    attribute = "" if shown == other else f' data-other="{other}"'
    return f"<b{attribute}>{shown}</b>"


def face(card: Card, lang: str, *, trump: bool = False) -> str:
    """A card as it lies on the table; that it is a trump shows only once the puzzle is answered.

    >>> print(face(CARDS["KD"], "ru")[:47])
    <span class="tt-card" data-suit="D"><span class
    """
    mark = " data-trump" if trump else ""
    aside = f'<span class="tt-trump" hidden>, {word("trump-word", lang)}</span>' if trump else ""
    return (
        f'<span class="tt-card" data-suit="{card.suit}"{mark}>'
        f'<span class="tt-face" aria-hidden="true">{_index(card, lang)}{shape(card.suit)}</span>'
        f'<span class="tt-vh">{spoken(card, lang)}{aside}</span></span>'
    )


def pill(card: Card, lang: str) -> str:
    """A card as a sentence names it: drawn for the eye, in words for the ear."""
    return (
        f'<span class="tt-pill" data-suit="{card.suit}"><span aria-hidden="true">'
        f"{_index(card, lang)}{shape(card.suit)}</span>"
        f'<span class="tt-vh">{spoken(card, lang)}</span></span>'
    )


def suit_pill(suit: str, lang: str) -> str:
    """A suit, drawn and in words."""
    drawn = f'<span class="tt-pill" data-suit="{suit}">{shape(suit)}</span>'
    return f"{drawn} {suit_word(suit, lang)}"


def sentence(text: str, lang: str) -> str:
    """A sentence of the engine with every card in it drawn; whatever else it holds is escaped.

    >>> sentence("5 < 10", "en")
    '5 &lt; 10'
    """
    parts, end = [], 0
    for found in _PATTERN[lang].finditer(text):
        parts.append(escape(text[end : found.start()]) + pill(_PRETTY[lang][found[0]], lang))
        end = found.end()
    return "".join(parts) + escape(text[end:])


def card_words(lang: str) -> dict[str, list[str]]:
    """What the page's scripts need to draw a card in a sentence: index, other index, suit, words."""
    return {
        name: [index(card, lang), index(card, "en"), card.suit, spoken(card, lang)]
        for suit in SUITS
        for name, card in _PRETTY[lang].items()
        if card.suit == suit
    }
