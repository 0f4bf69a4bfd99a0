"""The game in a few words, for the table that compares the games."""

from __future__ import annotations

from ...names import Text

PORTRAIT: dict[str, Text] = {
    "deck": {
        "ru": "52 карты без джокера; по пять, сменить можно от 0 до 5",
        "en": "52 cards, no joker; five each, of which 0 to 5 may be exchanged",
    },
    "seats": {
        "ru": "четверо, две пары; партнёры напротив",
        "en": "four in two pairs; partners opposite",
    },
    "trumps": {
        "ru": "называет тот, кто выиграл торговлю",
        "en": "named by the winner of the auction",
    },
    "order": {
        "ru": "пятёрка, валет, Т♥, козырной туз, король, дама; чёрная мелочь перевёрнута",
        "en": "five, jack, A♥, ace of trumps, king, queen; small black cards upside down",
    },
    "follow": {
        "ru": "масть или козырь; нет масти — что угодно",
        "en": "follow suit or trump; with none of the suit, anything",
    },
    "renege": {
        "ru": "пятёрку, валета и Т♥ можно придержать, если зашли с козыря помладше",
        "en": "five, jack and A♥ may be kept back from a lower trump lead",
    },
    "score": {
        "ru": "взятка 5, старший козырь 5; недобрали заявку — её вычитают; 30 заявленных и сыгранных — это 60",
        "en": "a trick is 5, the highest trump 5; a bid not made is subtracted, 30 bid and made is 60",
    },
    "end": {
        "ru": "120 после всей сдачи; если столько есть у обеих пар, побеждает сыгравшая заявку",
        "en": "120 after the whole deal; if both pairs have it, the one that made its bid wins",
    },
}
