"""What people get wrong about Auction Forty-Fives, from the most particular error to the broadest.

Each is a variant of the game with exactly one judgement changed, its belief in a sentence, and the
rule that refutes it. The errors about cards are shared with the other game of the family.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...misconception import Misconception, listed
from ...names import Text
from ...spoil_five_errors import about_cards
from . import AUCTION_FORTY_FIVES
from .mistaken import ANSWERS

_REFUTED_BY = {
    "ace-of-trumps-first": "trump-order",
    "jack-of-trumps-small": "trump-order",
    "five-of-trumps-small": "trump-order",
    "black-trumps-run-down": "trump-order",
    "red-trumps-run-up": "trump-order",
    "ace-of-diamonds-high": "plain-order",
    "black-aces-high": "plain-order",
    "five-high-everywhere": "plain-order",
    "black-suits-run-down": "plain-order",
    "red-suits-run-up": "plain-order",
    "small-trumps-lose": "highest-trump-wins",
    "discards-win": "highest-of-suit-led",
    "ace-of-hearts-is-a-heart": "ace-of-hearts-is-trump",
    "ace-of-trumps-protected": "must-trump",
    "king-of-trumps-protected": "must-trump",
    "later-trump-obliges": "only-the-lead-counts",
    "one-protected-excuses": "must-trump",
    "protected-from-all": "protected-by-rank",
    "high-leads-force-all": "protected-by-rank",
    "higher-trumps-may-stay": "must-trump",
    "trump-lead-binds-nobody": "answer-trump-lead",
    "protected-must-stay": "must-trump",
    "nothing-is-protected": "may-renege",
    "must-beat": "no-duty-to-beat",
    "must-trump-when-void": "free-discard",
    "no-trumping-when-able": "may-trump",
    "need-not-follow": "follow-suit",
    "trumps-must-be-led": "lead-after-auction",
    "trumps-may-not-be-led": "lead-after-auction",
}

_BELIEFS: dict[str, tuple[str, Text]] = {
    "hold-below-twenty": (
        "hundred-needs-twenty",
        {
            "ru": "«Держу» — не заявка: со 100 можно удержать и меньше 20.",
            "en": "A hold is no bid, so with 100 one may hold even less than 20.",
        },
    ),
    "exactly-hundred-is-free": (
        "hundred-needs-twenty",
        {
            "ru": "Ровно 100 очков торговлю ещё не ограничивают.",
            "en": "With exactly 100 points the bids are not limited yet.",
        },
    ),
    "hundred-binds-both": (
        "hundred-needs-twenty",
        {
            "ru": "Когда у одной пары 100, обеим нельзя заявлять меньше 20.",
            "en": "Once one pair has 100, neither may bid less than 20.",
        },
    ),
    "only-the-leaders-are-bound": (
        "hundred-needs-twenty",
        {
            "ru": "Со 100 и больше ограничена только пара, которая впереди.",
            "en": "With 100 or more only the pair that is ahead is limited.",
        },
    ),
    "hundred-binds-nobody": (
        "hundred-needs-twenty",
        {
            "ru": "Со 100 и больше можно заявлять сколько угодно.",
            "en": "With 100 or more any bid may still be made.",
        },
    ),
    "thirty-is-not-held": (
        "thirty-is-the-top",
        {"ru": "Заявку 30 удержать нельзя.", "en": "A bid of 30 cannot be held."},
    ),
    "partner-is-not-held": (
        "hold-needs-a-bid",
        {"ru": "Заявку партнёра удержать нельзя.", "en": "The partner's bid cannot be held."},
    ),
    "hold-without-a-bid": (
        "hold-needs-a-bid",
        {
            "ru": "Сдающий может сказать «держу», даже если никто ничего не заявил.",
            "en": "The dealer may hold even though nobody has bid.",
        },
    ),
    "dealer-must-bid": (
        "passed-out",
        {
            "ru": "Если все спасовали, сдающий обязан что-нибудь заявить.",
            "en": "When all others have passed, the dealer has to bid something.",
        },
    ),
    "hold-ends-the-auction": (
        "dealer-may-hold",
        {
            "ru": "После «держу» поднимать уже нельзя: торговля окончена.",
            "en": "After a hold nobody may raise: the auction is over.",
        },
    ),
    "anyone-may-hold": (
        "dealer-may-hold",
        {"ru": "«Держу» может сказать любой.", "en": "Anybody may hold, not only the dealer."},
    ),
    "same-bid-is-enough": (
        "bids",
        {"ru": "Прежнюю заявку можно повторить.", "en": "The last bid may be repeated."},
    ),
    "bids-begin-at-fifteen": (
        "bids",
        {"ru": "Меньше 15 заявить нельзя.", "en": "There are no bids below 15."},
    ),
    "only-the-next-bid": (
        "bids",
        {
            "ru": "Поднимать можно только на 5.",
            "en": "A bid must be exactly five more than the last one.",
        },
    ),
    "thirty-always": (
        "no-trump-no-bonus",
        {
            "ru": "За сдачу всегда разыгрывают 30: без козырей премия достаётся последней взятке.",
            "en": "A deal is always worth 30: without trumps the bonus goes with the last trick.",
        },
    ),
    "failed-thirty-costs-sixty": (
        "thirty-for-sixty",
        {"ru": "Несыгранные 30 стоят −60.", "en": "A 30 that fails costs 60."},
    ),
    "thirty-is-thirty": (
        "thirty-for-sixty",
        {"ru": "Заявленные и взятые 30 — это +30.", "en": "A 30 bid and made is +30."},
    ),
    "all-tricks-make-sixty": (
        "thirty-for-sixty",
        {
            "ru": "Все 30 очков — это +60, какой бы ни была заявка.",
            "en": "All 30 points are +60, whatever was bid.",
        },
    ),
    "set-keeps-points": (
        "bid-set",
        {
            "ru": "Кто недобрал, теряет только недостающее до заявки.",
            "en": "Whoever fails loses only what is missing to the bid.",
        },
    ),
    "set-costs-nothing": (
        "bid-set",
        {
            "ru": "Кто недобрал, просто ничего не получает.",
            "en": "Whoever fails just scores nothing.",
        },
    ),
    "only-the-bid-counts": (
        "bid-made",
        {
            "ru": "За сыгранную заявку пишут ровно её, лишнее пропадает.",
            "en": "A bid that is made scores the bid, and what is over is lost.",
        },
    ),
    "opponents-stop-at-hundred": (
        "opponents-score",
        {
            "ru": "Соперники, у которых уже 100, без своей заявки ничего не пишут.",
            "en": "Opponents with 100 or more score nothing without a bid of their own.",
        },
    ),
    "opponents-score-only-a-set": (
        "opponents-score",
        {
            "ru": "Соперники пишут своё, только если заявка не сыграна.",
            "en": "The opponents score only when the bid fails.",
        },
    ),
    "opponents-score-nothing": (
        "opponents-score",
        {
            "ru": "Очки получает только пара, выигравшая торговлю.",
            "en": "Only the pair that won the auction scores.",
        },
    ),
    "bonus-only-for-the-five": (
        "highest-trump-bonus",
        {
            "ru": "Премию даёт только козырная пятёрка; если её не сыграли, премии нет.",
            "en": "Only the five of trumps earns the bonus; if it was not played there is none.",
        },
    ),
    "bonus-to-the-last-trick": (
        "highest-trump-bonus",
        {
            "ru": "Ещё 5 очков даёт последняя взятка.",
            "en": "The 5 extra points go with the last trick.",
        },
    ),
    "bonus-to-the-bidders": (
        "highest-trump-bonus",
        {
            "ru": "Ещё 5 очков получает пара, назначившая козыри.",
            "en": "The 5 extra points go to the pair that named trumps.",
        },
    ),
    "bonus-to-most-tricks": (
        "highest-trump-bonus",
        {
            "ru": "Ещё 5 очков получает пара, взявшая больше взяток.",
            "en": "The 5 extra points go to the pair that took more tricks.",
        },
    ),
    "jack-proves": (
        "highest-trump-bonus",
        {
            "ru": "Козырной валет доказывает премию сразу, как и пятёрка.",
            "en": "The jack of trumps proves the bonus at once, as the five does.",
        },
    ),
    "every-trump-counts": (
        "highest-trump-bonus",
        {
            "ru": "Каждый козырь во взятке приносит ещё 5 очков.",
            "en": "Every trump in a trick brings 5 points more.",
        },
    ),
    "ten-for-every-trump": (
        "highest-trump-bonus",
        {
            "ru": "Каждая взятка, взятая козырем, стоит 10.",
            "en": "Every trick taken by a trump is worth 10.",
        },
    ),
    "no-bonus": (
        "highest-trump-bonus",
        {
            "ru": "Очки дают только взятки: никакой премии за старшего козыря нет.",
            "en": "Only tricks count: there is no bonus for the highest trump.",
        },
    ),
    "more-than-120": (
        "aim-120",
        {"ru": "Ровно 120 для победы мало.", "en": "Exactly 120 is not enough to win."},
    ),
    "largest-total-wins": (
        "both-at-120",
        {
            "ru": "Если 120 есть у обеих пар, выигрывает та, у которой больше.",
            "en": "If both pairs have 120, the larger total wins.",
        },
    ),
    "set-still-scores": (
        "bid-set",
        {
            "ru": "В счёт победы идёт всё взятое, даже если заявка не сыграна.",
            "en": "What was made counts towards the win even if the bid fails.",
        },
    ),
    "first-in-play-wins": (
        "all-tricks-first",
        {
            "ru": "Игра кончается, как только кто-то взятками набрал 120.",
            "en": "The game ends as soon as somebody has 120 by tricks.",
        },
    ),
}
"""Errors about the auction and the score: the rule that refutes each, and the belief."""


def _about_deals() -> Iterator[Misconception]:
    game = AUCTION_FORTY_FIVES
    for name, (rule, text) in _BELIEFS.items():
        yield Misconception(name, rule, text["ru"], text["en"], game, answers=ANSWERS[name])


MISCONCEPTIONS = listed(
    *about_cards(AUCTION_FORTY_FIVES, AUCTION_FORTY_FIVES.judge, _REFUTED_BY), *_about_deals()
)
"""Every typical error of Auction Forty-Fives by its id."""
