"""What is to be known about the cards in Bruff and in Auction Forty-Fives, and how it is dealt.

Each game takes the skills that apply to it. The rule of a skill is the one that refutes its first
error in the game's own book.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from .misconception import Misconception
from .names import Text
from .scenes import Scene, Wishes, decision, either, full_trick, row, whole_trick, won_trick
from .skill import Skill


class Shared(NamedTuple):
    """A skill as both games have it, without rule and bands."""

    kind: str
    errors: tuple[str, ...]
    name: Text
    scene: Scene
    cures: int = 1


_TOP_ERRORS = ("ace-of-trumps-first", "jack-of-trumps-small", "five-of-trumps-small")
_TRUMP_LEAD_ERRORS = (
    "trump-lead-binds-nobody",
    "higher-trumps-may-stay",
    "nothing-is-protected",
    "protected-must-stay",
    "one-protected-excuses",
    "high-leads-force-all",
    "protected-from-all",
)


def _errors(first: str, *others: str) -> tuple[str, ...]:
    return (first, *(name for name in others if name != first))


SHARED: dict[str, Shared] = {
    "ace-of-hearts-wins": Shared(
        "trick-winner",
        _errors("ace-of-hearts-is-a-heart", "discards-win", *_TOP_ERRORS),
        {"ru": "Туз червей во взятке", "en": "The ace of hearts in a trick"},
        won_trick(Wishes("plain", ("AH",), trumps="SDC")),
    ),
    "two-aces": Shared(
        "trick-winner",
        _errors("ace-of-trumps-first", "ace-of-hearts-is-a-heart", *_TOP_ERRORS),
        {
            "ru": "Туз червей против козырного туза",
            "en": "The ace of hearts against the ace of trumps",
        },
        won_trick(Wishes("plain", ("AH", "bare A"), trumps="SDC")),
    ),
    "jack-of-trumps": Shared(
        "trick-winner",
        _errors("jack-of-trumps-small", "small-trumps-lose", *_TOP_ERRORS),
        {"ru": "Козырной валет", "en": "The jack of trumps"},
        won_trick(Wishes("plain", ("guard J", "bare court"))),
    ),
    "five-of-trumps": Shared(
        "trick-winner",
        _errors("five-of-trumps-small", "small-trumps-lose", *_TOP_ERRORS),
        {"ru": "Козырная пятёрка", "en": "The five of trumps"},
        won_trick(Wishes("plain", ("guard 5", "trump but-5"))),
    ),
    "black-trumps": Shared(
        "trick-winner",
        _errors("black-trumps-run-down", "small-trumps-lose", "discards-win"),
        {"ru": "Мелкие чёрные козыри", "en": "Small black trumps"},
        won_trick(Wishes("plain", ("bare spot", "bare spot"), trumps="SC", quiet=True)),
    ),
    "red-trumps": Shared(
        "trick-winner",
        _errors("red-trumps-run-up", "small-trumps-lose", "discards-win"),
        {"ru": "Мелкие красные козыри", "en": "Small red trumps"},
        won_trick(Wishes("plain", ("bare spot", "bare spot"), trumps="HD", quiet=True)),
    ),
    "black-suits": Shared(
        "trick-winner",
        _errors("black-suits-run-down", "five-high-everywhere", "black-aces-high", "discards-win"),
        {"ru": "Мелкие карты в простых пиках и трефах", "en": "Spot cards of a plain black suit"},
        won_trick(Wishes("plain black spot", ("led spot",), quiet=True)),
    ),
    "red-suits": Shared(
        "trick-winner",
        _errors("red-suits-run-up", "five-high-everywhere", "ace-of-diamonds-high", "discards-win"),
        {"ru": "Мелкие карты в простых червях и бубнах", "en": "Spot cards of a plain red suit"},
        won_trick(Wishes("plain red spot", ("led spot",), quiet=True)),
    ),
    "plain-five": Shared(
        "trick-winner",
        _errors("five-high-everywhere", "black-suits-run-down", "red-suits-run-up", "discards-win"),
        {"ru": "Пятёрка в простой масти", "en": "The five of a plain suit"},
        won_trick(Wishes("plain", ("led 5",), quiet=True)),
    ),
    "black-aces": Shared(
        "trick-winner",
        _errors("black-aces-high", "black-suits-run-down", "five-high-everywhere", "discards-win"),
        {"ru": "Туз в простых пиках и трефах", "en": "The ace of a plain black suit"},
        won_trick(Wishes("plain black", ("led A", "led court"), quiet=True)),
    ),
    "ace-of-diamonds": Shared(
        "trick-winner",
        _errors("ace-of-diamonds-high", "red-suits-run-up", "five-high-everywhere", "discards-win"),
        {"ru": "Туз бубён в простой масти", "en": "The ace of diamonds in a plain suit"},
        won_trick(Wishes("D", ("AD",), trumps="SHC", quiet=True)),
    ),
    "suit-led-wins": Shared(
        "trick-winner",
        _errors("discards-win", "black-suits-run-down", "red-suits-run-up", "five-high-everywhere"),
        {"ru": "Взятка без козырей", "en": "A trick without trumps"},
        won_trick(Wishes("plain spot", ("off court",), quiet=True)),
    ),
    "any-trump-wins": Shared(
        "trick-winner",
        _errors("small-trumps-lose", "black-trumps-run-down", "red-trumps-run-up"),
        {"ru": "Мелкий козырь против короля", "en": "A small trump against a king"},
        won_trick(Wishes("plain court", ("bare spot",), quiet=True)),
    ),
    "order-top-trumps": Shared(
        "order-cards",
        _errors(*_TOP_ERRORS, "joker-below-ace-of-hearts"),
        {"ru": "Старшие козыри по порядку", "en": "The top trumps in order"},
        row(Wishes(hand=("AH", "bare A", "trump"), trumps="SDC")),
    ),
    "order-black-trumps": Shared(
        "order-cards",
        _errors("black-trumps-run-down", *_TOP_ERRORS),
        {"ru": "Чёрные козыри по порядку", "en": "Black trumps in order"},
        row(Wishes(hand=("bare spot", "bare spot"), trumps="SC")),
    ),
    "order-red-trumps": Shared(
        "order-cards",
        _errors("red-trumps-run-up", *_TOP_ERRORS),
        {"ru": "Красные козыри по порядку", "en": "Red trumps in order"},
        row(Wishes(hand=("bare spot", "bare spot"), trumps="HD")),
    ),
    "order-black-suit": Shared(
        "order-cards",
        _errors("black-suits-run-down", "black-aces-high", "five-high-everywhere"),
        {"ru": "Простые пики и трефы по порядку", "en": "A plain black suit in order"},
        row(Wishes(hand=("plain black spot", "led spot"))),
    ),
    "order-red-suit": Shared(
        "order-cards",
        _errors("red-suits-run-up", "ace-of-diamonds-high", "five-high-everywhere"),
        {"ru": "Простые черви и бубны по порядку", "en": "A plain red suit in order"},
        row(Wishes(hand=("plain red spot", "led spot"))),
    ),
    "lead-anything": Shared(
        "legal-plays",
        _errors("trumps-must-be-led", "trumps-may-not-be-led"),
        {"ru": "С чего можно зайти", "en": "What may be led"},
        decision(Wishes(hand=("trump", "plain"))),
        cures=2,
    ),
    "follow-suit": Shared(
        "legal-plays",
        _errors("need-not-follow", "no-trumping-when-able", "must-beat"),
        {"ru": "В масть или козырем", "en": "Following suit"},
        decision(Wishes("plain", hand=("led", "off"))),
    ),
    "may-trump": Shared(
        "legal-plays",
        _errors("no-trumping-when-able", "need-not-follow", "must-beat"),
        {"ru": "Козырять, имея масть", "en": "Trumping with the suit in hand"},
        decision(Wishes("plain", hand=("led", "trump"))),
    ),
    "free-discard": Shared(
        "legal-plays",
        _errors("must-trump-when-void", "ace-of-hearts-is-a-heart"),
        {"ru": "Когда масти нет", "en": "Without the suit led"},
        decision(Wishes("plain", hand=("trump", "off"))),
    ),
    "no-duty-to-beat": Shared(
        "legal-plays",
        _errors("must-beat", "no-trumping-when-able", "need-not-follow"),
        {"ru": "Перебивать необязательно", "en": "No duty to beat"},
        decision(Wishes("plain", hand=("led over", "led"), quiet=True)),
    ),
    "ace-on-a-heart-lead": Shared(
        "legal-plays",
        _errors("ace-of-hearts-is-a-heart", "must-trump-when-void", "no-trumping-when-able"),
        {"ru": "Туз червей на заход с червей", "en": "The ace of hearts on a heart lead"},
        decision(Wishes("H", hand=("AH", "plain"), trumps="SDC")),
    ),
    "ace-of-hearts-led": Shared(
        "legal-plays",
        _errors("ace-of-hearts-is-a-heart", *_TRUMP_LEAD_ERRORS),
        {"ru": "Заход с туза червей", "en": "The ace of hearts led"},
        decision(Wishes("AH", hand=("plain", "plain"), trumps="SDC")),
    ),
    "answer-trumps": Shared(
        "legal-plays",
        _errors("trump-lead-binds-nobody", "higher-trumps-may-stay", "protected-must-stay"),
        {"ru": "Ответ на козырной заход", "en": "Answering a trump lead"},
        decision(Wishes("trump", hand=("bare", "plain"))),
    ),
    "hold-back": Shared(
        "legal-plays",
        _errors("nothing-is-protected", "protected-must-stay", "later-trump-obliges"),
        {"ru": "Придержать защищённого козыря", "en": "Holding a protected trump back"},
        decision(Wishes("bare", hand=("guard", "plain"), pure=True)),
    ),
    "unprotected-trumps": Shared(
        "legal-plays",
        _errors(
            "higher-trumps-may-stay",
            "trump-lead-binds-nobody",
            "ace-of-trumps-protected",
            "king-of-trumps-protected",
        ),
        {"ru": "Козыри без защиты", "en": "Unprotected trumps"},
        decision(Wishes("bare", hand=("bare over", "plain"), pure=True)),
    ),
    "king-of-trumps": Shared(
        "legal-plays",
        _errors("king-of-trumps-protected", "higher-trumps-may-stay", "trump-lead-binds-nobody"),
        {"ru": "Козырной король", "en": "The king of trumps"},
        decision(Wishes("bare but-A", hand=("bare K over", "plain"), pure=True)),
    ),
    "ace-of-trumps": Shared(
        "legal-plays",
        _errors("ace-of-trumps-protected", "higher-trumps-may-stay", "trump-lead-binds-nobody"),
        {"ru": "Туз козырной масти", "en": "The ace of the trump suit"},
        decision(Wishes("bare but-A", hand=("bare A", "plain"), trumps="SDC", pure=True)),
    ),
    "mixed-trumps": Shared(
        "legal-plays",
        _errors("one-protected-excuses", "trump-lead-binds-nobody", "protected-must-stay"),
        {"ru": "Защищённый козырь и ещё один", "en": "A protected trump and another"},
        decision(Wishes("bare spot", hand=("guard", "bare", "plain"))),
    ),
    "any-trump-will-do": Shared(
        "legal-plays",
        _errors("protected-must-stay", "one-protected-excuses", "trump-lead-binds-nobody"),
        {"ru": "Каким козырем ответить", "en": "Which trump to answer with"},
        decision(Wishes("bare", hand=("guard", "bare"))),
    ),
    "higher-lead": Shared(
        "legal-plays",
        _errors("protected-from-all", "trump-lead-binds-nobody"),
        {"ru": "Заход с козыря постарше", "en": "A lead above a protected trump"},
        decision(Wishes("guard", hand=("guard under", "plain"), pure=True)),
    ),
    "never-forced": Shared(
        "legal-plays",
        _errors("high-leads-force-all", "nothing-is-protected", "protected-must-stay"),
        {"ru": "Что нельзя выбить", "en": "What cannot be forced out"},
        decision(Wishes("guard", hand=("guard over", "plain"), pure=True)),
    ),
    "later-trump": Shared(
        "legal-plays",
        _errors("later-trump-obliges", "nothing-is-protected", "protected-must-stay"),
        {"ru": "Старший козырь лёг позже", "en": "A higher trump added later"},
        decision(Wishes("bare spot", ("guard",), ("guard", "plain"), pure=True)),
    ),
    "take-with-the-ace": Shared(
        "take-trick",
        _errors("ace-of-hearts-is-a-heart", "black-trumps-run-down", "no-trumping-when-able"),
        {"ru": "Взять взятку: туз червей", "en": "Take the trick: the ace of hearts"},
        whole_trick(Wishes("plain", hand=("AH",), trumps="SDC")),
    ),
    "take-with-a-trump": Shared(
        "take-trick",
        _errors("no-trumping-when-able", "small-trumps-lose", "black-trumps-run-down"),
        {"ru": "Взять взятку козырем", "en": "Take the trick with a trump"},
        whole_trick(Wishes("plain", hand=("led", "trump"))),
    ),
    "take-with-a-small-trump": Shared(
        "take-trick",
        _errors("black-trumps-run-down", "small-trumps-lose", "no-trumping-when-able"),
        {"ru": "Взять взятку чёрным козырем", "en": "Take the trick with a black trump"},
        whole_trick(Wishes("plain", ("bare spot",), ("bare spot", "bare spot"), trumps="SC")),
    ),
    "take-in-the-suit": Shared(
        "take-trick",
        _errors("black-suits-run-down", "five-high-everywhere", "black-aces-high"),
        {"ru": "Взять взятку в масть", "en": "Take the trick in the suit led"},
        whole_trick(Wishes("plain black spot", hand=("led spot", "led spot"))),
    ),
    "trick-with-the-five": Shared(
        "trick-points",
        _errors("no-bonus", "jack-proves", "every-trump-counts", "ten-for-every-trump"),
        {"ru": "Взятка с пятёркой или валетом", "en": "A trick with the five or the jack"},
        either(
            full_trick(Wishes("plain", ("guard 5",))), full_trick(Wishes("plain", ("guard J",)))
        ),
        cures=2,
    ),
    "trick-with-a-trump": Shared(
        "trick-points",
        _errors("ten-for-every-trump", "every-trump-counts", "no-bonus", "jack-proves"),
        {"ru": "Сколько стоит взятка с козырем", "en": "What a trick with a trump is worth"},
        either(
            full_trick(Wishes("plain", ("trump but-5",))), full_trick(Wishes("plain", ("guard 5",)))
        ),
        cures=3,
    ),
}
"""The skills about single tricks."""


def about_cards(
    names: Mapping[str, tuple[int, int]], errors: Mapping[str, Misconception]
) -> Iterator[Skill]:
    """The shared skills that apply to a game, by id with their bands."""
    for name, bands in names.items():
        kind, wrong, text, scene, cures = SHARED[name]
        known = tuple(error for error in wrong if error in errors)
        yield Skill(
            name, kind, errors[wrong[0]].rule, known, text["ru"], text["en"], scene, bands, cures
        )
