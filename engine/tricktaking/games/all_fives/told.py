"""What pupils did who hold the errors of All Fives, to follow "17 of 25": see `told`."""

from __future__ import annotations

from ...names import Text
from ...spoil_five_errors.told import TOLD as SHARED

TOLD: dict[str, Text] = {
    **SHARED,
    "five-of-trumps-first": {
        "ru": "поставили козырную пятёрку выше туза",
        "en": "ranked the five of trumps above the ace",
    },
    "jack-of-trumps-first": {
        "ru": "поставили козырного валета выше туза",
        "en": "ranked the jack of trumps above the ace",
    },
    "ten-after-ace": {
        "ru": "поставили козырную десятку выше короля",
        "en": "ranked the ten of trumps above the king",
    },
    "black-spots-run-up": {
        "ru": "поставили двойку пик или треф выше десятки",
        "en": "ranked the two of spades or clubs above the ten",
    },
    "ace-of-hearts-is-trump": {"ru": "приняли Т♥ за козыря", "en": "took A♥ for a trump"},
    "no-trumping-when-void": {
        "ru": "запретили козырять руке без масти захода",
        "en": "did not let a hand trump that could not follow suit",
    },
    "may-always-trump": {
        "ru": "разрешили козырять, хотя была масть захода",
        "en": "let a hand trump that could follow suit",
    },
    "five-counts-nothing": {
        "ru": "посчитали козырную пятёрку за ноль",
        "en": "counted nothing for the five of trumps",
    },
    "ten-counts-one": {
        "ru": "посчитали козырную десятку за 1",
        "en": "counted 1 for the ten of trumps",
    },
    "jack-counts-four": {
        "ru": "посчитали туза за 1, а валета за 4",
        "en": "counted 1 for the ace and 4 for the jack",
    },
    "ace-counts-eleven": {"ru": "посчитали туза за 11", "en": "counted 11 for the ace"},
    "one-for-each": {"ru": "посчитали каждого козыря за 1", "en": "counted 1 for each trump"},
    "only-the-taker-counts": {
        "ru": "посчитали только карту, взявшую взятку",
        "en": "counted only the card that took the trick",
    },
    "plain-cards-count": {
        "ru": "посчитали и карты простых мастей",
        "en": "counted cards of plain suits as well",
    },
    "gift-for-all": {"ru": "отдали очко всем соперникам", "en": "gave the point to all opponents"},
    "gift-costs-the-dealer": {
        "ru": "отняли подаренное очко у сдающего",
        "en": "took the given point from the dealer",
    },
    "no-gift": {
        "ru": "оставили масть, не отдав за это очка",
        "en": "gave no point for keeping the suit",
    },
    "revoke-costs-everything": {
        "ru": "отняли у ошибившегося мастью все очки сдачи",
        "en": "took all points of the deal from whoever revoked",
    },
    "revoke-costs-nothing": {"ru": "простили ошибку мастью", "en": "took nothing off for a revoke"},
    "pack-always-suffices": {
        "ru": "поменяли карты, хотя колоды на это не хватило",
        "en": "ran the cards although there were not enough",
    },
    "same-suit-stays": {
        "ru": "оставили козырной ту же масть, когда она вышла снова",
        "en": "let the same suit stay trumps when it came again",
    },
    "same-suit-asked-again": {
        "ru": "спросили первую руку ещё раз, когда вышла та же масть",
        "en": "asked the eldest hand once more when the same suit came again",
    },
    "asked-again": {
        "ru": "спросили первую руку и о новой масти",
        "en": "asked the eldest hand about the new suit too",
    },
    "gift-and-new-suit": {
        "ru": "сменили масть, хотя очко подарено",
        "en": "changed the suit although the point was given",
    },
    "beg-must-be-met": {
        "ru": "обязали сдающего сменить масть по просьбе первой руки",
        "en": "made the dealer change the suit when the eldest hand begged",
    },
    "no-begging": {
        "ru": "назначили козыри, не спросив первую руку",
        "en": "fixed trumps without asking the eldest hand",
    },
    "dealer-may-change": {
        "ru": "разрешили сдающему сменить масть, которую первая рука приняла",
        "en": "let the dealer change a suit that the eldest hand had accepted",
    },
    "sixty-is-enough": {"ru": "признали победу с 60 очками", "en": "let 60 points win"},
    "more-than-61": {
        "ru": "не признали победу с 61 очком",
        "en": "did not let exactly 61 points win",
    },
    "tie-plays-on": {
        "ru": "не признали победу при равных итогах",
        "en": "let nobody win with equal totals",
    },
    "given-point-wins": {
        "ru": "закончили игру на подаренном очке",
        "en": "let a given point end the game at once",
    },
    "offender-may-win": {
        "ru": "признали победу за ошибившимся мастью",
        "en": "let whoever revoked win in that deal",
    },
    "first-in-play-wins": {
        "ru": "отдали победу тому, кто первым набрал 61 взятками",
        "en": "let whoever first had 61 by tricks win",
    },
}
"""What a class did under each error, by its id."""
