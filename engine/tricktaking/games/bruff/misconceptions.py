"""What people get wrong about Bruff, from the most particular error to the broadest.

Each is a variant of the game with exactly one judgement changed, its belief in a sentence, and the
rule that refutes it. The errors about cards are shared with the other game of the family.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...misconception import Misconception, listed
from ...names import Text
from ...spoil_five_errors import about_cards
from . import BRUFF
from .mistaken import ANSWERS

_REFUTED_BY = {
    "joker-below-ace-of-hearts": "trump-order",
    "joker-above-all": "trump-order",
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
    "ace-of-hearts-is-a-heart": "ace-and-joker-are-trumps",
    "joker-led-binds-nobody": "ace-and-joker-are-trumps",
    "ace-of-trumps-protected": "plain-aces-not-protected",
    "king-of-trumps-protected": "protected-trumps",
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
    "trumps-must-be-led": "lead-any-card",
    "trumps-may-not-be-led": "lead-any-card",
}

_BELIEFS: dict[str, tuple[str, Text]] = {
    "king-robs": (
        "any-card-aside",
        {
            "ru": "Если козырной туз остался в колоде, обмен переходит к королю.",
            "en": "If the ace of trumps is in the stock, the king gives the right to rob.",
        },
    ),
    "joker-robs": (
        "ace-of-the-trump-suit",
        {"ru": "Джокер тоже даёт право обмена.", "en": "The joker gives the right to rob too."},
    ),
    "ace-of-hearts-robs": (
        "ace-of-the-trump-suit",
        {
            "ru": "Туз червей даёт право обмена при любых козырях.",
            "en": "The ace of hearts gives the right to rob whatever is trumps.",
        },
    ),
    "ace-of-hearts-never-robs": (
        "ace-of-the-trump-suit",
        {
            "ru": "Туз червей права обмена не даёт, даже когда козыри черви.",
            "en": "The ace of hearts gives no right to rob, even with hearts trumps.",
        },
    ),
    "only-the-dealer-robs": (
        "ace-robs",
        {
            "ru": "Забрать открытую карту вправе только сдающий.",
            "en": "Only the dealer may take the turn-up.",
        },
    ),
    "nobody-robs-an-ace": (
        "dealer-robs-ace",
        {"ru": "Открытого туза никто не забирает.", "en": "A turned-up ace is taken by nobody."},
    ),
    "eldest-robs-an-ace": (
        "dealer-robs-ace",
        {
            "ru": "Открытого туза вправе забрать сосед сдающего слева, а не сдающий.",
            "en": "A turned-up ace may be taken by the player on the dealer's left, not by the dealer.",
        },
    ),
    "rob-at-any-time": (
        "rob-before-own-play",
        {
            "ru": "Забрать открытую карту можно и после собственного хода.",
            "en": "The turn-up may be taken even after one's own first play.",
        },
    ),
    "rob-before-the-lead": (
        "rob-before-own-play",
        {
            "ru": "Забрать открытую карту можно только до первого хода сдачи.",
            "en": "The turn-up may be taken only before the first card of the deal is played.",
        },
    ),
    "thirty-always": (
        "no-trump-no-bonus",
        {
            "ru": "За сдачу всегда разыгрывают 30: без козырей премия достаётся последней взятке.",
            "en": "A deal is always worth 30: without trumps the bonus goes with the last trick.",
        },
    ),
    "bonus-for-a-king": (
        "no-trump-no-bonus",
        {
            "ru": "Без козырей премию приносит первая взятка, которую взял король.",
            "en": "Without trumps the bonus goes with the first trick that a king takes.",
        },
    ),
    "bonus-only-for-the-five": (
        "only-played-cards",
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
    "bonus-to-most-tricks": (
        "highest-trump-bonus",
        {
            "ru": "Ещё 5 очков получает пара, взявшая больше всех взяток.",
            "en": "The 5 extra points go to the pair that took most tricks.",
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
    "bonus-at-once": (
        "public-proof",
        {
            "ru": "Премию сразу пишут тому, чей козырь пока старший.",
            "en": "The bonus is entered at once for the highest trump so far.",
        },
    ),
    "no-bonus": (
        "five-proves-bonus",
        {
            "ru": "Очки дают только взятки: никакой премии за старшего козыря нет.",
            "en": "Only tricks count: there is no bonus for the highest trump.",
        },
    ),
    "jack-proves": (
        "five-proves-bonus",
        {
            "ru": "Козырной валет доказывает премию сразу, как и пятёрка.",
            "en": "The jack of trumps proves the bonus at once, as the five does.",
        },
    ),
    "turn-up-may-come": (
        "public-proof",
        {
            "ru": "Открытая карта, которую никто не забрал, ещё может войти в игру.",
            "en": "The turn-up that nobody has taken may still come into play.",
        },
    ),
    "only-the-five-proves": (
        "public-proof",
        {
            "ru": "Пока не вышла пятёрка, премия не доказана, даже если всё сыграно.",
            "en": "Without the five the bonus is never proven, even when everything is played.",
        },
    ),
    "best-so-far-is-proof": (
        "public-proof",
        {
            "ru": "Премия доказана для того, чей козырь пока старший.",
            "en": "The bonus is proven for whoever has the highest trump so far.",
        },
    ),
    "no-jink": (
        "jink",
        {
            "ru": "Все пять взяток сами по себе игры не выигрывают.",
            "en": "All five tricks by themselves do not win the game.",
        },
    ),
    "bonus-comes-last": (
        "doubtful-bonus",
        {
            "ru": "Премию прибавляют в конце сдачи, а не в той взятке, где лежал козырь.",
            "en": "The bonus is added at the end of the deal, not in the trick that holds the trump.",
        },
    ),
    "doubt-does-not-wait": (
        "doubtful-bonus",
        {
            "ru": "Кто набрал 45 взятками, тот выиграл, чья бы ни оказалась премия.",
            "en": "Whoever has 45 by tricks has won, whoever the bonus turns out to belong to.",
        },
    ),
    "any-doubt-waits": (
        "harmless-doubt",
        {
            "ru": "Пока премия под сомнением, игра не кончается ни для кого.",
            "en": "While the bonus is in doubt the game ends for nobody.",
        },
    ),
    "total-decides": (
        "first-to-45",
        {
            "ru": "Сдачу доигрывают до конца, и выигрывает тот, у кого тогда больше.",
            "en": "The deal is played to its end, and the largest total then wins.",
        },
    ),
}
"""Errors about robbing, the bonus and the end: the rule that refutes each, and the belief."""


def _about_deals() -> Iterator[Misconception]:
    for name, (rule, text) in _BELIEFS.items():
        yield Misconception(name, rule, text["ru"], text["en"], BRUFF, answers=ANSWERS[name])


MISCONCEPTIONS = listed(*about_cards(BRUFF, BRUFF.judge, _REFUTED_BY), *_about_deals())
"""Every typical error of Bruff by its id."""
