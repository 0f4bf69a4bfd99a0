"""How people write and say cards, suits and seats, in each language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from .cards import GLYPHS, Card

LANGUAGES = ("ru", "en")

Text = Mapping[str, str]
"""One text in every language: `{"ru": …, "en": …}`; a name may add cases, such as `ru-gen`."""

TRUMP = "trump"
"""The effective suit of every trump, whatever is printed on it."""

_INDEX_RU = {"A": "Т", "K": "К", "Q": "Д", "J": "В", "T": "10"}
_RANK_RU = {
    **{"A": "туз", "K": "король", "Q": "дама", "J": "валет", "T": "десятка", "9": "девятка"},
    **{"8": "восьмёрка", "7": "семёрка", "6": "шестёрка", "5": "пятёрка", "4": "четвёрка"},
    **{"3": "тройка", "2": "двойка"},
}
_RANK_EN = {
    **{"A": "ace", "K": "king", "Q": "queen", "J": "jack", "T": "ten", "9": "nine"},
    **{"8": "eight", "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two"},
}
_SUIT_EN = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs", TRUMP: "trumps"}
_SUIT_RU = {
    "S": {"nom": "пики", "gen": "пик", "dat": "пикам", "ins": "пиками", "pre": "пиках"},
    "H": {"nom": "черви", "gen": "червей", "dat": "червям", "ins": "червями", "pre": "червях"},
    "D": {"nom": "бубны", "gen": "бубён", "dat": "бубнам", "ins": "бубнами", "pre": "бубнах"},
    "C": {"nom": "трефы", "gen": "треф", "dat": "трефам", "ins": "трефами", "pre": "трефах"},
    TRUMP: {
        **{"nom": "козыри", "gen": "козырей", "dat": "козырям"},
        **{"ins": "козырями", "pre": "козырях"},
    },
}


def index(card: Card, lang: str) -> str:
    """What stands in the corner: `К` or `K`, the ten always `10`, the joker its short word."""
    if not card.suit:
        return "Дж" if lang == "ru" else "Jkr"
    if lang == "ru":
        return _INDEX_RU.get(card.rank, card.rank)
    return "10" if card.rank == "T" else card.rank


def pretty(card: Card, lang: str) -> str:
    """The card as a person writes it in a sentence.

    >>> pretty(Card.parse("KD"), "ru"), pretty(Card.parse("TS"), "en"), pretty(Card.parse("JK"), "en")
    ('К♦', '10♠', 'joker')
    """
    if not card.suit:
        return "джокер" if lang == "ru" else "joker"
    return index(card, lang) + GLYPHS[card.suit]


def spoken(card: Card, lang: str) -> str:
    """The card in words, as a screen reader should say it.

    >>> spoken(Card.parse("KS"), "ru"), spoken(Card.parse("TD"), "en")
    ('король пик', 'ten of diamonds')
    """
    if not card.suit:
        return pretty(card, lang)
    if lang == "ru":
        return f"{_RANK_RU[card.rank]} {suit_word(card.suit, 'ru', 'gen')}"
    return f"{_RANK_EN[card.rank]} of {_SUIT_EN[card.suit]}"


def suit_word(suit: str, lang: str, case: str = "nom") -> str:
    """The word for a suit, or for trumps as a suit; `case` is a Russian case (`nom` … `pre`).

    >>> suit_word("S", "ru", "pre"), suit_word("trump", "en")
    ('пиках', 'trumps')
    """
    return _SUIT_RU[suit][case] if lang == "ru" else _SUIT_EN[suit]


@dataclass(frozen=True, slots=True)
class SuitName:
    """A suit that a sentence names: `{led:gen}` takes the case it asks for."""

    suit: str


Named = SuitName | Card | tuple[Card, ...] | Mapping[str, str] | str | int
"""What a sentence can name: cards, a suit, a text in every language, a word, a number."""


_JOKER_RU = {
    **{"nom": "джокер", "gen": "джокера", "dat": "джокеру"},
    **{"acc": "джокера", "ins": "джокером", "pre": "джокере"},
}


def _named(card: Card, lang: str, case: str) -> str:
    """The card inside a sentence: the joker, a word, takes its case or its article."""
    if card.suit:
        return pretty(card, lang)
    return _JOKER_RU[case] if lang == "ru" else "the joker"


class _Said:
    __slots__ = ("lang", "thing")

    def __init__(self, thing: Named, lang: str) -> None:
        self.thing = thing
        self.lang = lang

    def __format__(self, spec: str) -> str:
        said = self._words("nom" if spec in ("", "cap") else spec)
        return said[:1].upper() + said[1:] if spec == "cap" else said

    def _words(self, case: str) -> str:
        thing, lang = self.thing, self.lang
        if isinstance(thing, Card):
            return _named(thing, lang, case)
        if isinstance(thing, SuitName):
            return suit_word(thing.suit, lang, case)
        if isinstance(thing, tuple) and case == "row":
            return ", ".join(pretty(card, lang) for card in thing)
        if isinstance(thing, tuple):
            return listed([_named(card, lang, case) for card in thing], lang)
        if isinstance(thing, Mapping):
            return thing.get(f"{lang}-{case}", thing[lang])
        return str(thing)


def listed(words: list[str], lang: str) -> str:
    """The words as a sentence lists them: `5♠, J♠ and A♥`."""
    if len(words) < 2:
        return "".join(words)
    last = " и " if lang == "ru" else " and "
    return ", ".join(words[:-1]) + last + words[-1]


def say(sentence: Text, named: Mapping[str, Named], lang: str) -> str:
    """The sentence in `lang`, with the cards and seats it names filled in.

    >>> say({"ru": "{card:cap} старше.", "en": "{card:cap} is higher."}, {"card": Card.parse("JK")}, "en")
    'The joker is higher.'
    """
    return sentence[lang].format_map({key: _Said(thing, lang) for key, thing in named.items()})
