"""Cards as people type them at a table: `7♠ 5♠ KD`, `7п 5п`, `Кп дама червей`, `ks`, `❤5`.

Ranks and suits are read in both alphabets and as words; the ten is `10` or a Latin `T`. A Russian `Т`
is the ace (туз): that is how each is printed on its cards. The two letters look the same, so a card
that mixes the alphabets may be either, and is refused.
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
    **{"♥": "H", "♡": "H", "❤": "H", "H": "H", "Ч": "H"},
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
_DRAWN = "♠♤♥♡❤♦♢♣♧"
_RANK = "10|[2-9TJQKAТКДВ]"
_CODE = re.compile(rf"({_RANK})([{_DRAWN}SHDCПЧБТК])")
_SUIT_FIRST = re.compile(rf"([{_DRAWN}])({_RANK})")
_LOOKALIKE = {"T": "[а-яё].*", "Т": "[a-z].*"}
"""The two letters that look the same, and what a suit in the other alphabet begins with."""

LONGEST = 500
"""A longer text, in characters, is refused."""

UNREAD: Text = {
    "ru": "«{word}»: не похоже на карту; пишите так: 7♠, 7п, К♦, «дама червей», 10т, джокер",
    "en": '"{word}": not a card; write it like 7♠, 7s, KD, "queen of hearts", 10c, joker',
}
MIXED: Text = {
    "ru": "«{word}»: латинская T — десятка, русская Т — туз, а здесь буквы вперемешку; напишите "
    "10{suit} или «туз»",
    "en": '"{word}": a Latin T is a ten and a Russian Т an ace, and here the alphabets are mixed; '
    'write 10{suit} or "ace"',
}
NOT_HERE: Text = {
    "ru": "«{word}»: такой карты в этой игре нет",
    "en": '"{word}": this game has no such card',
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
    text = re.sub("[\ufe0e\ufe0f\u200d]", "", text)
    words = re.sub(r"[\s,;.]+|\bof\b", " ", text).split()
    found = []
    while words:
        found.append(_next_card(words, game))
    return found


def _next_card(words: list[str], game: Game) -> Card:
    before, word = list(words), words.pop(0)
    low = word.casefold()
    word = _SUIT_FIRST.sub(r"\2\1", word.upper())
    code = _CODE.fullmatch(word)
    if low in JOKER_SIGNS:
        card: Card | None = JOKER
    elif code:
        _refuse_mixed(before[:1], code[1], code[2])
        card = CARDS[RANK_SIGNS[code[1]] + SUIT_SIGNS[code[2]]]
    else:
        card = _in_words(low, words)
        if card:
            _refuse_mixed(before[:2], word, before[1])
    said = " ".join(before[: len(before) - len(words)])[:30]
    if card is None:
        raise Problem("unknown-card", UNREAD, {"word": said})
    if card not in game.pack:
        raise Problem("unknown-card", NOT_HERE, {"word": said})
    return card


def _refuse_mixed(words: list[str], rank: str, suit: str) -> None:
    """Raises `Problem` for a T before a suit in the other alphabet: a ten, or an ace?"""
    if rank in _LOOKALIKE and re.fullmatch(_LOOKALIKE[rank], suit.casefold()):
        named = {"word": " ".join(words)[:30], "suit": suit if len(suit) == 1 else f" {suit}"}
        raise Problem("unknown-card", MIXED, {**named, "suit": named["suit"].casefold()})


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
