"""The game in a few words, for the table that compares the games."""

from __future__ import annotations

from ...names import Text

PORTRAIT: dict[str, Text] = {
    "deck": {
        "ru": "52 карты и джокер; каждому по пять",
        "en": "52 cards and a joker; five each",
    },
    "seats": {
        "ru": "шестеро, три пары; партнёры напротив",
        "en": "six in three pairs; partners opposite",
    },
    "trumps": {
        "ru": "масть открытой карты; взять саму карту вправе тот, у кого козырной туз",
        "en": "the suit of the turn-up, which whoever holds the ace of trumps may rob",
    },
    "order": {
        "ru": "пятёрка, валет, джокер, Т♥, козырной туз, король, дама; чёрная мелочь перевёрнута",
        "en": "five, jack, joker, A♥, ace of trumps, king, queen; small black cards upside down",
    },
    "follow": {
        "ru": "масть или козырь; нет масти — что угодно",
        "en": "follow suit or trump; with none of the suit, anything",
    },
    "renege": {
        "ru": "пятёрку, валета, джокера и Т♥ можно придержать, если зашли с козыря помладше",
        "en": "five, jack, joker and A♥ may be kept back from a lower trump lead",
    },
    "score": {
        "ru": "взятка 5, старший козырь сдачи ещё 5; всего 30",
        "en": "a trick is 5, the highest trump of the deal 5 more; 30 in all",
    },
    "end": {
        "ru": "кто первым дошёл до 45, считая по взяткам; все пять взяток (джинк) выигрывают игру",
        "en": "the first pair at 45, trick by trick; taking all five tricks (a jink) wins outright",
    },
}
