"""The typical errors that Bruff and Auction Forty-Fives share: ranks, following, holding back.

Each game takes from here what applies to it and names the rule in its own book that refutes it.
An error of rank changes the orders of the game; an error of play changes `may_play` and puts its
own question to the game's judge, so that everything else stays as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ..game import Game
from ..misconception import Misconception
from ..names import Text
from ..spoil_five import SpoilFive
from . import playing, ranks, taking

_TAKING = ("trick-winner", "take-trick")
_PLAYING = ("legal-plays", "take-trick")
_ORDER = ("order-cards", *_TAKING, *_PLAYING)

RANKS: dict[str, tuple[ranks.Rerank, Text]] = {
    "ace-of-diamonds-high": (
        ranks.ace_of_diamonds_high,
        {
            "ru": "Туз бубён старше короля и в простой масти.",
            "en": "The ace of diamonds is above the king in a plain suit too.",
        },
    ),
    "joker-below-ace-of-hearts": (
        ranks.joker_below_ace_of_hearts,
        {"ru": "Джокер младше туза червей.", "en": "The joker is below the ace of hearts."},
    ),
    "joker-above-all": (
        ranks.joker_above_all,
        {
            "ru": "Джокер старше всех козырей, даже пятёрки.",
            "en": "The joker is the highest trump, above even the five.",
        },
    ),
    "ace-of-trumps-first": (
        ranks.ace_of_trumps_first,
        {
            "ru": "Туз козырной масти старше туза червей.",
            "en": "The ace of the trump suit is above the ace of hearts.",
        },
    ),
    "black-aces-high": (
        ranks.black_aces_high,
        {
            "ru": "Туз пик и туз треф старше короля и в простой масти.",
            "en": "The aces of spades and clubs are above the king in a plain suit too.",
        },
    ),
    "jack-of-trumps-small": (
        ranks.jack_of_trumps_small,
        {
            "ru": "Козырной валет младше дамы, как в простой масти.",
            "en": "The jack of trumps is below the queen, as in a plain suit.",
        },
    ),
    "five-of-trumps-small": (
        ranks.five_of_trumps_small,
        {
            "ru": "Козырная пятёрка — мелкая карта, как в простой масти.",
            "en": "The five of trumps is a small card, as in a plain suit.",
        },
    ),
    "five-high-everywhere": (
        ranks.five_high_everywhere,
        {
            "ru": "Пятёрка — старшая карта в любой масти, не только в козырной.",
            "en": "The five is the highest card of every suit, not only of trumps.",
        },
    ),
    "black-trumps-run-down": (
        ranks.black_trumps_run_down,
        {
            "ru": "Мелкие чёрные козыри идут по убыванию: десятка старше двойки.",
            "en": "Small black trumps run down, so the ten is above the two.",
        },
    ),
    "red-trumps-run-up": (
        ranks.red_trumps_run_up,
        {
            "ru": "Мелкие красные козыри идут по возрастанию: двойка старше десятки.",
            "en": "Small red trumps run up, so the two is above the ten.",
        },
    ),
    "black-suits-run-down": (
        ranks.black_suits_run_down,
        {
            "ru": "В простых пиках и трефах мелкие карты идут по убыванию: десятка старше двойки.",
            "en": "In plain spades and clubs the spot cards run down, so the ten is above the two.",
        },
    ),
    "red-suits-run-up": (
        ranks.red_suits_run_up,
        {
            "ru": "В простых червях и бубнах мелкие карты идут по возрастанию: двойка старше десятки.",
            "en": "In plain hearts and diamonds the spot cards run up, so the two is above the ten.",
        },
    ),
    "ace-of-hearts-is-a-heart": (
        ranks.ace_of_hearts_is_a_heart,
        {"ru": "Туз червей — обычная черва.", "en": "The ace of hearts is a heart like any other."},
    ),
}
"""Errors of rank: how the cards are believed to stand, and the belief in a sentence."""

Variant = Callable[[Game], Game]

TAKING: dict[str, tuple[Variant, Text]] = {
    "small-trumps-lose": (
        taking.small_trumps_lose,
        {
            "ru": "Мелкий козырь не бьёт короля, даму и валета масти захода.",
            "en": "A small trump does not beat a king, queen or jack of the suit led.",
        },
    ),
    "discards-win": (
        taking.discards_win,
        {
            "ru": "Если козырей нет, взятку берёт самая старшая карта, какой бы масти она ни была.",
            "en": "Without trumps the highest card takes the trick, whatever its suit.",
        },
    ),
}
"""Errors about who takes the trick."""

PLAYING: dict[str, tuple[Variant, Text]] = {
    "ace-of-trumps-protected": (
        playing.ace_of_trumps_protected,
        {
            "ru": "Туз козырной масти защищён так же, как туз червей.",
            "en": "The ace of the trump suit is protected just as the ace of hearts is.",
        },
    ),
    "king-of-trumps-protected": (
        playing.king_of_trumps_protected,
        {
            "ru": "Козырной король тоже защищён: от младшего козыря его можно придержать.",
            "en": "The king of trumps is protected too and may be held back from a lower trump.",
        },
    ),
    "later-trump-obliges": (
        playing.later_trump_obliges,
        {
            "ru": "Старший козырь, который лёг позже, обязывает так же, как заход.",
            "en": "A higher trump added later obliges just as the lead does.",
        },
    ),
    "one-protected-excuses": (
        playing.one_protected_excuses,
        {
            "ru": "Раз есть защищённый козырь, можно сбрасывать, какие бы козыри ни были кроме него.",
            "en": "One protected trump in hand is excuse enough, whatever other trumps there are.",
        },
    ),
    "protected-from-all": (
        playing.protected_from_all,
        {
            "ru": "Защищённый козырь можно придержать всегда, даже если зашли с козыря постарше.",
            "en": "A protected trump may always be held back, even from a higher lead.",
        },
    ),
    "high-leads-force-all": (
        playing.high_leads_force_all,
        {
            "ru": "Заход с валета, джокера или туза червей выбивает и тех, кто старше, даже пятёрку.",
            "en": "The jack, joker or ace of hearts led forces out even higher trumps, the five too.",
        },
    ),
    "higher-trumps-may-stay": (
        playing.higher_trumps_may_stay,
        {
            "ru": "Любой козырь старше захода можно придержать.",
            "en": "Any trump higher than the card led may be held back.",
        },
    ),
    "trump-lead-binds-nobody": (
        playing.trump_lead_binds_nobody,
        {
            "ru": "На козырной заход можно ответить любой картой.",
            "en": "A trump lead may be answered with any card.",
        },
    ),
    "protected-must-stay": (
        playing.protected_must_stay,
        {
            "ru": "Защищённого козыря на заход с козыря помладше не кладут: его нужно придержать.",
            "en": "A protected trump may not be played on a lower trump: it must be held back.",
        },
    ),
    "nothing-is-protected": (
        playing.nothing_is_protected,
        {
            "ru": "На козырной заход кладут козыря, если он есть: придержать нельзя никакого.",
            "en": "A trump lead takes a trump from every hand that has one; none may be held back.",
        },
    ),
    "joker-led-binds-nobody": (
        playing.joker_led_binds_nobody,
        {
            "ru": "Заход с джокера не козырной: на него можно класть что угодно.",
            "en": "A joker led is no trump lead: anything may be played to it.",
        },
    ),
    "must-beat": (
        playing.must_beat,
        {
            "ru": "Кто может перебить в масть, тот обязан перебить.",
            "en": "Whoever can beat the trick in the suit led must do so.",
        },
    ),
    "must-trump-when-void": (
        playing.must_trump_when_void,
        {
            "ru": "У кого нет масти захода, тот обязан козырять.",
            "en": "Whoever has none of the suit led must trump.",
        },
    ),
    "no-trumping-when-able": (
        playing.no_trumping_when_able,
        {
            "ru": "Пока есть масть захода, козырять нельзя.",
            "en": "Whoever can follow suit may not trump.",
        },
    ),
    "need-not-follow": (
        playing.need_not_follow,
        {
            "ru": "Отвечать в масть необязательно: можно сбросить что угодно.",
            "en": "Suit need not be followed: anything may be discarded.",
        },
    ),
    "trumps-must-be-led": (
        playing.trumps_must_be_led,
        {
            "ru": "Заходить нужно с козыря, если он есть.",
            "en": "Whoever has a trump must lead one.",
        },
    ),
    "trumps-may-not-be-led": (
        playing.trumps_may_not_be_led,
        {
            "ru": "С козыря нельзя заходить, пока есть другие карты.",
            "en": "A trump may not be led while there are other cards.",
        },
    ),
}
"""Errors about what may be played."""


def about_cards(
    game: Game, judge: SpoilFive, refuted_by: Mapping[str, str]
) -> Iterator[Misconception]:
    """The shared errors that apply to this game: their ids with the rule that refutes each."""
    kinds: tuple[str, ...]
    for name, rule in refuted_by.items():
        if name in RANKS:
            rerank, text = RANKS[name]
            believed, kinds = ranks.with_ranks(game, judge, rerank), _ORDER
            if name == "ace-of-hearts-is-a-heart":
                kinds = _PLAYING + _TAKING  # with trumps it would stand in no row
        else:
            variant, text = TAKING[name] if name in TAKING else PLAYING[name]
            believed, kinds = variant(game), _TAKING if name in TAKING else _PLAYING
        yield Misconception(name, rule, text["ru"], text["en"], believed, kinds)
