"""What pupils did who hold the errors of Bruff, to follow "17 of 25": see `told`."""

from __future__ import annotations

from ...names import Text
from ...spoil_five_errors.told import TOLD as SHARED

TOLD: dict[str, Text] = {
    **SHARED,
    "king-robs": {"ru": "отдали право обмена козырному королю", "en": "let the king of trumps rob"},
    "joker-robs": {"ru": "дали право обмена джокеру", "en": "let the joker rob"},
    "ace-of-hearts-robs": {
        "ru": "дали право обмена за Т♥, хотя козыри не черви",
        "en": "let A♥ rob although hearts were not trumps",
    },
    "ace-of-hearts-never-robs": {
        "ru": "не дали обмена за Т♥, хотя козыри черви",
        "en": "did not let A♥ rob although hearts were trumps",
    },
    "only-the-dealer-robs": {
        "ru": "разрешили обмен одному сдающему",
        "en": "let only the dealer rob",
    },
    "nobody-robs-an-ace": {
        "ru": "не дали сдающему забрать открытого туза",
        "en": "did not let the dealer take a turned-up ace",
    },
    "eldest-robs-an-ace": {
        "ru": "отдали открытого туза соседу сдающего слева",
        "en": "let the player on the dealer's left take a turned-up ace",
    },
    "rob-at-any-time": {
        "ru": "разрешили обмен после собственного хода",
        "en": "let a hand rob after its own first play",
    },
    "rob-before-the-lead": {
        "ru": "запретили обмен после первого хода сдачи",
        "en": "did not let a hand rob after the first card of the deal",
    },
    "bonus-for-a-king": {
        "ru": "отдали премию первой взятке короля",
        "en": "gave the bonus to the first trick that a king took",
    },
    "bonus-at-once": {
        "ru": "записали премию до того, как она доказана",
        "en": "entered the bonus before it was proven",
    },
    "turn-up-may-come": {
        "ru": "ждали открытую карту, которая выйти уже не могла",
        "en": "waited for a turn-up that could no longer come into play",
    },
    "only-the-five-proves": {
        "ru": "не признали премию доказанной без козырной пятёрки",
        "en": "held the bonus unproven without the five of trumps",
    },
    "best-so-far-is-proof": {
        "ru": "признали премию доказанной, хотя козырь был старшим лишь пока",
        "en": "held the bonus proven for the highest trump so far",
    },
    "no-jink": {
        "ru": "не признали победу за все пять взяток",
        "en": "did not let all five tricks win the game",
    },
    "bonus-comes-last": {
        "ru": "прибавили премию в конце сдачи, а не в её взятке",
        "en": "added the bonus at the end of the deal, not in its trick",
    },
    "doubt-does-not-wait": {
        "ru": "объявили победу, не дождавшись спорной премии",
        "en": "let 45 by tricks win while the bonus was in doubt",
    },
    "any-doubt-waits": {
        "ru": "отложили конец игры из-за премии, которая ничего не решала",
        "en": "held the game open for a bonus that could change nothing",
    },
    "total-decides": {
        "ru": "отдали победу тому, у кого больше к концу сдачи",
        "en": "let the largest total at the end of the deal win",
    },
}
"""What a class did under each error, by its id."""
