"""What people get wrong about All Fives, from the most particular error to the broadest.

Each is a variant of the game with exactly one judgement changed, its belief in a sentence, and the
rule that refutes it. Most come from its neighbours: Pitch, All Fours, and the Forty-Five games.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...game import Game
from ...misconception import Misconception, listed
from ...names import Text
from ...spoil_five_errors.taking import discards_win, small_trumps_lose
from . import ALL_FIVES
from .mistaken import ANSWERS, PLAYING, RANKS

_ABOUT_CARDS: dict[str, tuple[str, Text]] = {
    "five-of-trumps-first": (
        "card-order",
        {"ru": "Козырная пятёрка старше туза.", "en": "The five of trumps is above the ace."},
    ),
    "jack-of-trumps-first": (
        "card-order",
        {"ru": "Козырной валет старше туза.", "en": "The jack of trumps is above the ace."},
    ),
    "ten-after-ace": (
        "card-order",
        {
            "ru": "Козырная десятка дорогая, поэтому она старше короля.",
            "en": "The ten of trumps counts most, so it is above the king.",
        },
    ),
    "black-spots-run-up": (
        "card-order",
        {
            "ru": "Мелкие пики и трефы идут по возрастанию: двойка старше десятки.",
            "en": "Small spades and clubs run up, so the two is above the ten.",
        },
    ),
    "ace-of-hearts-is-trump": (
        "card-order",
        {"ru": "Туз червей — всегда козырь.", "en": "The ace of hearts is always a trump."},
    ),
    "small-trumps-lose": (
        "highest-trump-wins",
        {
            "ru": "Мелкий козырь не бьёт короля, даму и валета масти захода.",
            "en": "A small trump does not beat a king, queen or jack of the suit led.",
        },
    ),
    "discards-win": (
        "highest-of-suit-led",
        {
            "ru": "Если козырей нет, взятку берёт самая старшая карта, какой бы масти она ни была.",
            "en": "Without trumps the highest card takes the trick, whatever its suit.",
        },
    ),
    "must-beat": (
        "follow-suit",
        {
            "ru": "Кто может перебить в масть, тот обязан перебить.",
            "en": "Whoever can beat the trick in the suit led must do so.",
        },
    ),
    "must-trump-when-void": (
        "void-plays-anything",
        {
            "ru": "У кого нет масти захода, тот обязан козырять.",
            "en": "Whoever has none of the suit led must trump.",
        },
    ),
    "no-trumping-when-void": (
        "void-plays-anything",
        {
            "ru": "У кого нет масти захода, тот сбрасывает, а козырять нельзя.",
            "en": "Whoever has none of the suit led discards and may not trump.",
        },
    ),
    "may-always-trump": (
        "follow-suit",
        {
            "ru": "Козырять можно всегда, даже имея масть захода.",
            "en": "A trump may always be played, even by a hand that can follow.",
        },
    ),
    "trumps-must-be-led": (
        "lead-any-card",
        {
            "ru": "Заходить нужно с козыря, если он есть.",
            "en": "Whoever has a trump must lead one.",
        },
    ),
    "trumps-may-not-be-led": (
        "lead-any-card",
        {
            "ru": "С козыря нельзя заходить, пока есть другие карты.",
            "en": "A trump may not be led while there are other cards.",
        },
    ),
    "need-not-follow": (
        "follow-suit",
        {
            "ru": "Отвечать в масть необязательно: можно сбросить что угодно.",
            "en": "Suit need not be followed: anything may be discarded.",
        },
    ),
}
"""Errors about cards: the rule that refutes each, and the belief."""

_ABOUT_DEALS: dict[str, tuple[str, Text]] = {
    "five-counts-nothing": (
        "trump-values",
        {"ru": "Козырная пятёрка ничего не стоит.", "en": "The five of trumps counts nothing."},
    ),
    "ten-counts-one": (
        "trump-values",
        {"ru": "Козырная десятка стоит 1.", "en": "The ten of trumps counts 1."},
    ),
    "jack-counts-four": (
        "trump-values",
        {
            "ru": "Туз стоит 1, король 2, дама 3, валет 4.",
            "en": "The ace counts 1, the king 2, the queen 3 and the jack 4.",
        },
    ),
    "ace-counts-eleven": (
        "trump-values",
        {
            "ru": "Туз стоит 11, король 4, дама 3, валет 2.",
            "en": "The ace counts 11, the king 4, the queen 3 and the jack 2.",
        },
    ),
    "one-for-each": (
        "trump-values",
        {
            "ru": "Каждый из шести козырей, что идут в счёт, стоит 1.",
            "en": "Each of the six trumps that count is worth 1.",
        },
    ),
    "only-the-taker-counts": (
        "count-after-deal",
        {
            "ru": "Считается только карта, взявшая взятку.",
            "en": "Only the card that takes the trick counts.",
        },
    ),
    "plain-cards-count": (
        "count-after-deal",
        {
            "ru": "Карты простых мастей тоже идут в счёт.",
            "en": "Cards of plain suits count as well.",
        },
    ),
    "gift-for-all": (
        "give-one-point",
        {
            "ru": "Очко сдающий даёт всем соперникам.",
            "en": "The dealer gives the point to all opponents.",
        },
    ),
    "gift-costs-the-dealer": (
        "give-one-point",
        {
            "ru": "Подаренное очко вычитают у сдающего.",
            "en": "The given point is taken from the dealer.",
        },
    ),
    "no-gift": (
        "give-one-point",
        {
            "ru": "За то, что масть оставили, никто ничего не получает.",
            "en": "Nobody gets anything when the suit is kept.",
        },
    ),
    "revoke-costs-everything": (
        "revoke-penalty",
        {
            "ru": "Кто ошибся мастью, не пишет за сдачу ничего.",
            "en": "Whoever revoked scores nothing in the deal.",
        },
    ),
    "revoke-costs-nothing": (
        "revoke-penalty",
        {
            "ru": "Ошибка мастью очков не стоит.",
            "en": "A revoke costs no points.",
        },
    ),
    "pack-always-suffices": (
        "pack-exhausted",
        {
            "ru": "Карты меняют, сколько бы их ни осталось.",
            "en": "The cards are run however few are left.",
        },
    ),
    "same-suit-stays": (
        "same-suit-again",
        {
            "ru": "Если вышла та же масть, она и остаётся козырной.",
            "en": "If the same suit comes again, it stays trumps.",
        },
    ),
    "same-suit-asked-again": (
        "same-suit-again",
        {
            "ru": "Если вышла та же масть, первую руку спрашивают снова.",
            "en": "If the same suit comes again, the eldest hand is asked once more.",
        },
    ),
    "asked-again": (
        "same-suit-again",
        {
            "ru": "О новой масти первую руку спрашивают снова.",
            "en": "The eldest hand is asked again about the new suit.",
        },
    ),
    "gift-and-new-suit": (
        "give-one-point",
        {
            "ru": "Очко дают, а масть всё равно меняют.",
            "en": "The point is given and the suit is changed all the same.",
        },
    ),
    "beg-must-be-met": (
        "give-one-point",
        {
            "ru": "Если первая рука просит, сдающий обязан сменить масть.",
            "en": "When the eldest hand begs, the dealer has to change the suit.",
        },
    ),
    "no-begging": (
        "stand-or-beg",
        {
            "ru": "Открытая карта сразу назначает козыри: никого не спрашивают.",
            "en": "The turn-up fixes trumps at once, and nobody is asked.",
        },
    ),
    "dealer-may-change": (
        "stand-or-beg",
        {
            "ru": "Сдающий может сменить масть, даже если первая рука её приняла.",
            "en": "The dealer may change the suit even if the eldest hand stands.",
        },
    ),
    "sixty-is-enough": (
        "aim-61",
        {"ru": "Для победы хватает 60.", "en": "60 points are enough to win."},
    ),
    "more-than-61": (
        "aim-61",
        {"ru": "Ровно 61 для победы мало.", "en": "Exactly 61 is not enough to win."},
    ),
    "tie-plays-on": (
        "shared-win",
        {
            "ru": "При равных итогах не выигрывает никто, играют дальше.",
            "en": "Equal totals win nothing, and play goes on.",
        },
    ),
    "given-point-wins": (
        "given-point",
        {
            "ru": "Если с подаренным очком стало 61, игра сразу кончена.",
            "en": "A given point that makes 61 ends the game at once.",
        },
    ),
    "offender-may-win": (
        "revoke-penalty",
        {
            "ru": "Ошибившийся мастью может выиграть и в этой сдаче.",
            "en": "Whoever revoked may still win in this deal.",
        },
    ),
    "first-in-play-wins": (
        "win-after-deal",
        {
            "ru": "Выигрывает тот, кто первым набрал 61 взятками, до конца сдачи не ждут.",
            "en": "Whoever first has 61 by tricks wins, without waiting for the end of the deal.",
        },
    ),
}
"""Errors about values, begging and the end: the rule that refutes each, and the belief."""

_TAKING = {"small-trumps-lose": small_trumps_lose, "discards-win": discards_win}
_ORDER_KINDS = ("trick-winner", "take-trick", "legal-plays", "order-cards")


def _about_cards() -> Iterator[Misconception]:
    for name, (rule, text) in _ABOUT_CARDS.items():
        kinds: tuple[str, ...] = _ORDER_KINDS
        believed: Game
        if name in RANKS:
            believed = RANKS[name]
            if name == "ace-of-hearts-is-trump":
                kinds = _ORDER_KINDS[:-1]  # with plain hearts it would stand in no row
        elif name in _TAKING:
            believed, kinds = _TAKING[name](ALL_FIVES), ("trick-winner", "take-trick")
        else:
            believed, kinds = PLAYING[name], ("legal-plays", "take-trick")
        yield Misconception(name, rule, text["ru"], text["en"], believed, kinds)


def _about_deals() -> Iterator[Misconception]:
    for name, (rule, text) in _ABOUT_DEALS.items():
        yield Misconception(name, rule, text["ru"], text["en"], ALL_FIVES, answers=ANSWERS[name])


MISCONCEPTIONS = listed(*_about_cards(), *_about_deals())
"""Every typical error of All Fives by its id."""
