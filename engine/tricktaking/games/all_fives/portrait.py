"""The game in a few words, for the table that compares the games."""

from __future__ import annotations

from ...names import Text

PORTRAIT: dict[str, Text] = {
    "deck": {
        "ru": "52 карты; по шесть, после каждой смены масти ещё по три",
        "en": "52 cards; six each, three more whenever the cards are run",
    },
    "seats": {
        "ru": "двое или трое, каждый за себя",
        "en": "two or three, each alone",
    },
    "trumps": {
        "ru": "масть открытой карты, если первая рука не попросит сменить",
        "en": "the suit of the turn-up, unless eldest begs and the dealer runs the cards",
    },
    "order": {
        "ru": "одинаково во всех мастях: туз, король, дама, валет, 10 … 2",
        "en": "the same as in any suit: ace, king, queen, jack, 10 … 2",
    },
    "follow": {
        "ru": "в масть, если она есть; козырять при масти нельзя; нет масти — что угодно",
        "en": "follow suit if able, and no trumping then; with none of the suit, anything",
    },
    "renege": {
        "ru": "такого права нет",
        "en": "there is no such right",
    },
    "score": {
        "ru": "только козыри во взятках: туз 4, король 3, дама 2, валет 1, десятка 10, пятёрка 5",
        "en": "only trumps in tricks: ace 4, king 3, queen 2, jack 1, ten 10, five 5",
    },
    "end": {
        "ru": "61; после сдачи побеждает больший итог, при равенстве победу делят",
        "en": "61; after the deal the largest total wins, equal totals share the win",
    },
}
