"""Cards as people type them at a table: `7♠ 5♠ KD`, `7п 5п`, `Кп дама червей`, `ks`.

Ranks and suits are read in both alphabets and as words; the ten is `10` or a Latin `T`. A Russian `Т` is the ace (туз): that is how each is printed on its cards.
"""

from __future__ import annotations

import re

from .cards import CARDS, JOKER, RANKS, Card
from .game import Game
from .names import Text
from .rules import Problem

RANK_SIGNS = {
    **{rank: rank for rank in RANKS},
    **{"10": "T", "Т": "A", "К": "K", "Д": "Q", "В": "J"},
}
SUIT_SIGNS = {
    **{"♠": "S", "♤": "S", "S": "S", "П": "S"},
    **{"♥": "H", "♡": "H", "H": "H", "Ч": "H"},
    **{"♦": "D", "♢": "D", "D": "D", "Б": "D"},
    **{"♣": "C", "♧": "C", "C": "C", "Т": "C", "К": "C"},
}
_RANK_WORDS = {
    **{"туз": "A", "корол": "K", "дам": "Q", "валет": "J", "десят": "T", "девят": "9"},
    **{"восьм": "8", "сем": "7", "шест": "6", "пят": "5", "четв": "4", "трой": "3", "двой": "2"},
    **{"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "nine": "9", "eight": "8"},
    **{"seven": "7", "six": "6", "five": "5", "four": "4", "three": "3", "two": "2"},
}
_SUIT_WORDS = {
    **{"пик": "S", "черв": "H", "буб": "D", "треф": "C", "крест": "C"},
    **{"spade": "S", "heart": "H", "diamond": "D", "club": "C"},
}
JOKER_SIGNS = ("джокер", "joker", "дж", "jkr", "jk")
_CODE = re.compile(r"(10|[2-9TJQKAТКДВ])([♠♤♥♡♦♢♣♧SHDCПЧБТК])")

LONGEST = 500
"""A longer text, in characters, is refused."""

UNREAD: Text = {
    "ru": "«{word}»: не похоже на карту; пишите так: 7♠, 7п, К♦, «дама червей», 10т, джокер",
    "en": '"{word}": not a card; write it like 7♠, 7s, KD, "queen of hearts", 10c, joker',
}
TOO_LONG: Text = {"ru": "слишком длинный текст", "en": "the text is too long"}


def read_typed(text: str, game: Game) -> list[Card]:
    """The cards in `text`, in order; raises `Problem` that quotes the first word that is none.

    >>> from tricktaking.games import GAMES
    >>> [str(card) for card in read_typed("7п Кп, дама червей; 10т joker ks", GAMES["bruff"])]
    ['7S', 'KS', 'QH', 'TC', 'JK', 'KS']
    """
    if len(text) > LONGEST:
        raise Problem("bad-value", TOO_LONG)
    words = re.sub(
        r"[\s,;.]+|\bof\b", " ", text.replace("\ufe0f", "").replace("\ufe0e", "")
    ).split()
    found = []
    while words:
        found.append(_next_card(words, game))
    return found


def _next_card(words: list[str], game: Game) -> Card:
    word = words.pop(0)
    low = word.casefold()
    code = _CODE.fullmatch(word.upper())
    if low in JOKER_SIGNS:
        card: Card | None = JOKER
    elif code:
        card = CARDS[RANK_SIGNS[code[1]] + SUIT_SIGNS[code[2]]]
    else:
        card = _in_words(low, words)
    if card is None:
        raise Problem("unknown-card", UNREAD, {"word": word[:30]})
    return game.card(card.code)


def _in_words(low: str, words: list[str]) -> Card | None:
    """A card whose rank is a word or a sign and whose suit is the next word."""
    rank = RANK_SIGNS.get(low.upper()) or _starts(low, _RANK_WORDS)
    suit = _starts(words[0].casefold(), _SUIT_WORDS) if words else None
    if words and suit is None:
        suit = SUIT_SIGNS.get(words[0].upper())
    if rank is None or suit is None:
        return None
    words.pop(0)
    return CARDS[rank + suit]


def _starts(low: str, known: dict[str, str]) -> str | None:
    return next((meant for start, meant in known.items() if low.startswith(start)), None)
