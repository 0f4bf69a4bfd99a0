"""What can be drilled about single tricks of All Fives: ranks, following, taking a trick."""

from __future__ import annotations

from ...names import Text
from ...scenes import Scene, Wishes, decision, either, row, whole_trick, won_trick

Row = tuple[str, str, str, tuple[str, ...], int, Text, Scene]
"""Id, kind, rule, errors, how many of them it cures, name, how it is dealt."""

_RANKS = (
    *("ten-after-ace", "five-of-trumps-first", "jack-of-trumps-first"),
    *("black-spots-run-up", "ace-of-hearts-is-trump"),
)


def first(error: str, others: tuple[str, ...]) -> tuple[str, ...]:
    """The error that a skill cures before all others that may lead astray."""
    return (error, *(name for name in others if name != error))


CARD_SKILLS: list[Row] = [
    (
        "ten-below-jack",
        "trick-winner",
        "card-order",
        first("ten-after-ace", _RANKS),
        1,
        {"ru": "Козырная десятка", "en": "The ten of trumps"},
        either(
            won_trick(Wishes("trump T", ("trump court",))),
            won_trick(Wishes("trump court", ("trump T",))),
        ),
    ),
    (
        "five-is-small",
        "trick-winner",
        "card-order",
        first("five-of-trumps-first", _RANKS),
        1,
        {"ru": "Козырная пятёрка — мелкая карта", "en": "The five of trumps is a small card"},
        either(
            won_trick(Wishes("trump 5", ("trump over",))),
            won_trick(Wishes("trump but-5", ("trump 5",))),
        ),
    ),
    (
        "jack-is-fourth",
        "trick-winner",
        "card-order",
        first("jack-of-trumps-first", _RANKS),
        1,
        {"ru": "Козырной валет", "en": "The jack of trumps"},
        either(
            won_trick(Wishes("trump J", ("trump over",))),
            won_trick(Wishes("trump court but-J", ("trump J",))),
        ),
    ),
    (
        "black-spots",
        "trick-winner",
        "card-order",
        first("black-spots-run-up", (*_RANKS, "discards-win")),
        1,
        {"ru": "Мелкие пики и трефы", "en": "Small spades and clubs"},
        won_trick(Wishes("black spot", ("led black spot",), quiet=True)),
    ),
    (
        "ace-of-hearts-is-a-heart",
        "trick-winner",
        "card-order",
        first("ace-of-hearts-is-trump", ("discards-win", *_RANKS)),
        1,
        {"ru": "Туз червей — обычная черва", "en": "The ace of hearts is a heart"},
        either(
            won_trick(Wishes("plain but-A", ("AH",), trumps="SDC")),
            won_trick(Wishes("AH", ("trump",), trumps="SDC")),
            won_trick(Wishes("trump", ("AH",), trumps="SDC")),
        ),
    ),
    (
        "any-trump-wins",
        "trick-winner",
        "highest-trump-wins",
        ("small-trumps-lose", "discards-win", "ten-after-ace", "ace-of-hearts-is-trump"),
        1,
        {"ru": "Мелкий козырь против короля", "en": "A small trump against a king"},
        either(
            won_trick(Wishes("plain court", ("trump spot",), quiet=True)),
            won_trick(Wishes("plain court", ("trump spot", "trump spot"), quiet=True)),
        ),
    ),
    (
        "suit-led-wins",
        "trick-winner",
        "highest-of-suit-led",
        ("discards-win", "black-spots-run-up", "ace-of-hearts-is-trump"),
        1,
        {"ru": "Взятка без козырей", "en": "A trick without trumps"},
        won_trick(Wishes("plain spot", ("off court",), quiet=True)),
    ),
    (
        "order-trumps",
        "order-cards",
        "card-order",
        first("ten-after-ace", _RANKS),
        3,
        {"ru": "Козыри по порядку", "en": "Trumps in order"},
        row(Wishes(hand=("trump T", "trump", "trump"))),
    ),
    (
        "order-a-suit",
        "order-cards",
        "card-order",
        first("black-spots-run-up", _RANKS),
        1,
        {"ru": "Простая масть по порядку", "en": "A plain suit in order"},
        row(Wishes(hand=("plain black spot", "led spot"))),
    ),
    (
        "follow-suit",
        "legal-plays",
        "follow-suit",
        ("may-always-trump", "need-not-follow", "must-beat"),
        1,
        {"ru": "Имея масть, козырять нельзя", "en": "No trumping when able to follow"},
        decision(Wishes("plain", hand=("led", "trump"))),
    ),
    (
        "must-follow",
        "legal-plays",
        "follow-suit",
        ("need-not-follow", "may-always-trump", "must-beat"),
        1,
        {"ru": "Отвечать в масть", "en": "Following suit"},
        decision(Wishes("plain", hand=("led", "off"))),
    ),
    (
        "follow-trumps",
        "legal-plays",
        "follow-suit",
        ("need-not-follow", "must-beat", "may-always-trump"),
        1,
        {"ru": "Ответ на козырной заход", "en": "Answering a trump lead"},
        decision(Wishes("trump", hand=("trump", "plain"))),
    ),
    (
        "need-not-beat",
        "legal-plays",
        "follow-suit",
        ("must-beat", "need-not-follow", "may-always-trump"),
        1,
        {"ru": "Перебивать необязательно", "en": "No duty to beat"},
        decision(Wishes("spot", hand=("led over", "led under"), quiet=True)),
    ),
    (
        "free-when-void",
        "legal-plays",
        "void-plays-anything",
        ("must-trump-when-void", "no-trumping-when-void", "ace-of-hearts-is-trump"),
        1,
        {"ru": "Когда масти нет", "en": "Without the suit led"},
        decision(Wishes("plain", hand=("trump", "off"))),
    ),
    (
        "may-trump-when-void",
        "legal-plays",
        "void-plays-anything",
        ("no-trumping-when-void", "must-trump-when-void", "ace-of-hearts-is-trump"),
        1,
        {"ru": "Козырять, когда масти нет", "en": "Trumping without the suit"},
        decision(Wishes("plain", hand=("trump", "off"))),
    ),
    (
        "ace-of-hearts-follows",
        "legal-plays",
        "follow-suit",
        ("ace-of-hearts-is-trump", "need-not-follow", "may-always-trump", "must-beat"),
        1,
        {"ru": "Туз червей идёт в масть", "en": "The ace of hearts follows suit"},
        either(
            decision(Wishes("H", hand=("AH", "plain"), trumps="SDC")),
            decision(Wishes("trump", hand=("AH", "plain"), trumps="SDC")),
        ),
    ),
    (
        "lead-anything",
        "legal-plays",
        "lead-any-card",
        ("trumps-must-be-led", "trumps-may-not-be-led"),
        2,
        {"ru": "С чего можно зайти", "en": "What may be led"},
        decision(Wishes(hand=("trump", "plain"))),
    ),
    (
        "take-by-following",
        "take-trick",
        "follow-suit",
        ("may-always-trump", "black-spots-run-up", "must-beat"),
        1,
        {"ru": "Взять взятку в масть", "en": "Take the trick in the suit led"},
        whole_trick(Wishes("plain spot", hand=("led over", "trump"))),
    ),
    (
        "take-with-a-trump",
        "take-trick",
        "highest-trump-wins",
        ("small-trumps-lose", "no-trumping-when-void", "ten-after-ace"),
        1,
        {"ru": "Взять взятку козырем", "en": "Take the trick with a trump"},
        whole_trick(Wishes("plain court", hand=("trump spot",))),
    ),
]
"""The skills about ranks, following and taking a trick."""
