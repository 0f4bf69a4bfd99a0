"""Cards as HTML: a face for the table, a pill for a sentence.

The style sheet draws the suit, from `data-suit`, so that no page carries the outline of a heart a
hundred times over.
"""

from __future__ import annotations

from .aloud import said_in
from .cards import CARDS, SUITS, Card
from .names import index, pretty, spoken, suit_word
from .words import word

_OPENING = "(«“„"


def escape(text: str) -> str:
    """The text, safe inside HTML and inside a quoted attribute.

    The standard library's own would bring a list of all entities into the browser.

    >>> escape('<b title="x">&')
    '&lt;b title=&quot;x&quot;&gt;&amp;'
    """
    for sign, name in (("&", "amp"), ("<", "lt"), (">", "gt"), ('"', "quot"), ("'", "#39")):
        text = text.replace(sign, f"&{name};")
    return text


def _index(card: Card, lang: str) -> str:
    shown, other = index(card, lang), index(card, "en")
    attribute = "" if shown == other else f' data-other="{other}"'
    return f"<b{attribute}>{shown}</b>"


def face(card: Card, lang: str, *, trump: bool = False, aside: str = "") -> str:
    """A card as it lies on the table; that it is a trump shows only once the puzzle is answered.

    `aside` is said with it, such as whose card it is.

    >>> print(face(CARDS["KD"], "ru")[:47])
    <span class="tt-card" data-suit="D"><span class
    """
    mark = " data-trump" if trump else ""
    known = f'<span class="tt-aside" hidden>, {word("trump-word", lang)}</span>' if trump else ""
    return (
        f'<span class="tt-card" data-suit="{card.suit}"{mark}>'
        f'<span class="tt-face" aria-hidden="true">{_index(card, lang)}</span>'
        f'<span class="tt-vh">{spoken(card, lang)}{known}{escape(aside)}</span></span>'
    )


def pill(card: Card, lang: str, said: str = "") -> str:
    """A card as a sentence names it: drawn for the eye, in words (`said`) for the ear."""
    return (
        f'<span class="tt-pill" data-suit="{card.suit}"><span aria-hidden="true">'
        f"{_index(card, lang)}</span>"
        f'<span class="tt-vh">{said or spoken(card, lang)}</span></span>'
    )


def suit_pill(suit: str, lang: str) -> str:
    """A suit, drawn and in words."""
    drawn = f'<span class="tt-pill" data-suit="{suit}"><span aria-hidden="true"></span></span>'
    return f"{drawn} {suit_word(suit, lang)}"


def sentence(text: str, lang: str) -> str:
    """A sentence of the engine with every card in it drawn; whatever else it holds is escaped.

    No line ends between a card and the bracket before it.

    >>> sentence("5 < 10", "en")
    '5 &lt; 10'
    >>> print(sentence("(5♠)", "en")[:54])
    <span class="tt-bound">(<span class="tt-pill" data-sui
    """
    shown, opening = "", ""
    for part in said_in(text, lang):
        if isinstance(part, str):
            words = part.rstrip(_OPENING)
            shown, opening = shown + opening + escape(words), part[len(words) :]
        else:
            card = pill(part[0], lang, part[1])
            shown += f'<span class="tt-bound">{opening}{card}</span>' if opening else card
            opening = ""
    return shown + opening


def card_words(lang: str) -> dict[str, list[str]]:
    """What the page's scripts need to draw a card: index, other index, suit, words, and its code.

    The keys are what sentences call the cards. No sentence draws the joker, whose key is its code.
    """
    suited = [card for suit in SUITS for card in CARDS.values() if card.suit == suit]
    named = {pretty(card, lang): card for card in suited}
    named |= {card.code: card for card in CARDS.values() if not card.suit}
    return {
        name: [index(card, lang), index(card, "en"), card.suit, spoken(card, lang), card.code]
        for name, card in named.items()
    }
