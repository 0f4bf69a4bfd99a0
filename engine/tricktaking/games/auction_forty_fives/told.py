"""What pupils did who hold the errors of Auction Forty-Fives, to follow "17 of 25": see `told`."""

from __future__ import annotations

from ...names import Text
from ...spoil_five_errors.told import TOLD as SHARED

TOLD: dict[str, Text] = {
    **SHARED,
    "hold-below-twenty": {
        "ru": "разрешили при 100 очках удержать меньше 20",
        "en": "let a pair with 100 points hold less than 20",
    },
    "exactly-hundred-is-free": {
        "ru": "разрешили заявить меньше 20, раз очков ровно 100",
        "en": "let a pair with exactly 100 points bid less than 20",
    },
    "hundred-binds-both": {
        "ru": "ограничили обе пары, хотя 100 очков у одной",
        "en": "limited the bids of both pairs although one had 100 points",
    },
    "only-the-leaders-are-bound": {
        "ru": "ограничили только ту пару, которая впереди",
        "en": "limited only the bids of the pair that was ahead",
    },
    "hundred-binds-nobody": {
        "ru": "разрешили со 100 очками заявить меньше 20",
        "en": "let a pair with 100 or more points bid less than 20",
    },
    "thirty-is-not-held": {
        "ru": "запретили удержать заявку 30",
        "en": "did not let a bid of 30 be held",
    },
    "partner-is-not-held": {
        "ru": "запретили удержать заявку партнёра",
        "en": "did not let the partner's bid be held",
    },
    "hold-without-a-bid": {
        "ru": "разрешили «держу», хотя никто ничего не заявил",
        "en": "let the dealer hold although nobody had bid",
    },
    "dealer-must-bid": {
        "ru": "не дали сдающему спасовать после общего паса",
        "en": "did not let the dealer pass after all others had passed",
    },
    "hold-ends-the-auction": {
        "ru": "закончили торговлю на «держу»",
        "en": "let a hold end the auction",
    },
    "anyone-may-hold": {
        "ru": "разрешили «держу» не только сдающему",
        "en": "let others than the dealer hold",
    },
    "same-bid-is-enough": {
        "ru": "разрешили повторить прежнюю заявку",
        "en": "let the last bid be repeated",
    },
    "bids-begin-at-fifteen": {
        "ru": "запретили заявить меньше 15",
        "en": "let nobody bid less than 15",
    },
    "only-the-next-bid": {
        "ru": "разрешили поднять только на 5",
        "en": "let the bid be raised by five only",
    },
    "failed-thirty-costs-sixty": {
        "ru": "отняли 60 за несыгранные 30",
        "en": "took off 60 for a 30 that failed",
    },
    "thirty-is-thirty": {
        "ru": "записали за сыгранные 30 только 30",
        "en": "scored 30 for a 30 that was made",
    },
    "all-tricks-make-sixty": {
        "ru": "записали 60 за все взятки, хотя заявка не 30",
        "en": "scored 60 for all tricks although the bid was not 30",
    },
    "set-keeps-points": {
        "ru": "отняли только недостающее до заявки",
        "en": "took off only what was missing to the bid",
    },
    "set-costs-nothing": {
        "ru": "простили несыгранную заявку",
        "en": "took nothing off for a bid that failed",
    },
    "only-the-bid-counts": {
        "ru": "записали только заявку, без лишнего",
        "en": "scored the bid alone and dropped what was over",
    },
    "opponents-stop-at-hundred": {
        "ru": "оставили соперников со 100 очками ни с чем",
        "en": "scored nothing for opponents who had 100 points",
    },
    "opponents-score-only-a-set": {
        "ru": "оставили соперников без очков, раз заявка сыграна",
        "en": "scored nothing for the opponents because the bid was made",
    },
    "opponents-score-nothing": {
        "ru": "оставили соперников без очков",
        "en": "scored nothing for the opponents",
    },
    "bonus-to-the-bidders": {
        "ru": "отдали премию паре, назначившей козыри",
        "en": "gave the bonus to the pair that named trumps",
    },
    "more-than-120": {
        "ru": "не признали победу с 120 очками",
        "en": "did not let exactly 120 points win",
    },
    "largest-total-wins": {
        "ru": "отдали победу той паре, у которой больше 120",
        "en": "let the larger of two totals of 120 or more win",
    },
    "set-still-scores": {
        "ru": "посчитали взятое в счёт победы, хотя заявка не сыграна",
        "en": "counted towards the win what was made, although the bid failed",
    },
    "first-in-play-wins": {
        "ru": "закончили игру, как только кто-то набрал 120 взятками",
        "en": "ended the game as soon as somebody had 120 by tricks",
    },
}
"""What a class did under each error, by its id."""
