"""What pupils did who hold the errors that games share, to follow "17 of 25": see `told`.

The Russian begins with a verb in the plural, `приняли`, which `told` can put into the singular.
"""

from __future__ import annotations

from ..names import Text

TOLD: dict[str, Text] = {
    "joker-below-ace-of-hearts": {
        "ru": "поставили джокера ниже Т♥",
        "en": "ranked the joker below A♥",
    },
    "joker-above-all": {
        "ru": "поставили джокера выше всех козырей, даже пятёрки",
        "en": "ranked the joker above all trumps, even the five",
    },
    "ace-of-trumps-first": {
        "ru": "поставили туза козырной масти выше Т♥",
        "en": "ranked the ace of the trump suit above A♥",
    },
    "jack-of-trumps-small": {
        "ru": "поставили козырного валета ниже дамы",
        "en": "ranked the jack of trumps below the queen",
    },
    "five-of-trumps-small": {
        "ru": "приняли козырную пятёрку за мелкую карту",
        "en": "took the five of trumps for a small card",
    },
    "black-trumps-run-down": {
        "ru": "поставили десятку чёрных козырей выше двойки",
        "en": "ranked the ten of black trumps above the two",
    },
    "red-trumps-run-up": {
        "ru": "поставили двойку красных козырей выше десятки",
        "en": "ranked the two of red trumps above the ten",
    },
    "ace-of-diamonds-high": {
        "ru": "поставили Т♦ в простой масти выше короля",
        "en": "ranked A♦ above the king in a plain suit",
    },
    "black-aces-high": {
        "ru": "поставили Т♠ или Т♣ в простой масти выше короля",
        "en": "ranked A♠ or A♣ above the king in a plain suit",
    },
    "five-high-everywhere": {
        "ru": "приняли пятёрку простой масти за старшую карту",
        "en": "took the five of a plain suit for its highest card",
    },
    "black-suits-run-down": {
        "ru": "поставили десятку простых пик или треф выше двойки",
        "en": "ranked the ten of plain spades or clubs above the two",
    },
    "red-suits-run-up": {
        "ru": "поставили двойку простых червей или бубён выше десятки",
        "en": "ranked the two of plain hearts or diamonds above the ten",
    },
    "small-trumps-lose": {
        "ru": "отдали взятку фигуре, которую побил мелкий козырь",
        "en": "gave the trick to a court card that a small trump had beaten",
    },
    "discards-win": {
        "ru": "отдали взятку старшей карте, хотя она не в масть захода",
        "en": "gave the trick to the highest card, though not of the suit led",
    },
    "ace-of-hearts-is-a-heart": {"ru": "приняли Т♥ за черву", "en": "took A♥ for a heart"},
    "ace-of-trumps-protected": {
        "ru": "приняли туза козырной масти за защищённого",
        "en": "took the ace of the trump suit for protected",
    },
    "king-of-trumps-protected": {
        "ru": "приняли козырного короля за защищённого",
        "en": "took the king of trumps for protected",
    },
    "later-trump-obliges": {
        "ru": "подчинили руку козырю, который лёг после захода",
        "en": "let a trump played after the lead oblige the hand",
    },
    "one-protected-excuses": {
        "ru": "разрешили сбросить, хотя был и незащищённый козырь",
        "en": "let a hand discard that also held an unprotected trump",
    },
    "protected-from-all": {
        "ru": "придержали защищённого козыря от старшего захода",
        "en": "kept back a protected trump from a higher lead",
    },
    "high-leads-force-all": {
        "ru": "не дали придержать козыря старше захода с валета, джокера или Т♥",
        "en": "let the jack, joker or A♥ led force out a higher protected trump",
    },
    "higher-trumps-may-stay": {
        "ru": "придержали незащищённого козыря, раз он старше захода",
        "en": "kept back an unprotected trump because it was above the lead",
    },
    "trump-lead-binds-nobody": {
        "ru": "ответили на козырной заход любой картой",
        "en": "answered a trump lead with any card",
    },
    "protected-must-stay": {
        "ru": "не дали положить защищённого козыря на младший заход",
        "en": "did not let a protected trump be played on a lower lead",
    },
    "nothing-is-protected": {
        "ru": "не дали придержать защищённого козыря",
        "en": "let no protected trump be kept back",
    },
    "joker-led-binds-nobody": {
        "ru": "не приняли заход с джокера за козырной",
        "en": "did not take the joker led for a trump lead",
    },
    "must-beat": {
        "ru": "обязали руку перебить в масть",
        "en": "made a hand beat the trick in the suit led",
    },
    "must-trump-when-void": {
        "ru": "обязали козырять руку без масти захода",
        "en": "made a hand without the suit led trump",
    },
    "no-trumping-when-able": {
        "ru": "запретили козырять, пока есть масть захода",
        "en": "did not let a hand trump that could follow suit",
    },
    "need-not-follow": {
        "ru": "разрешили сбросить, хотя была масть захода",
        "en": "let a hand discard that could follow suit",
    },
    "trumps-must-be-led": {
        "ru": "обязали заходить с козыря",
        "en": "made a hand with a trump lead it",
    },
    "trumps-may-not-be-led": {
        "ru": "запретили заходить с козыря",
        "en": "did not let a trump be led",
    },
    "thirty-always": {
        "ru": "отдали премию последней взятке, хотя козырей не вышло",
        "en": "gave the last trick a bonus although no trump was played",
    },
    "bonus-only-for-the-five": {
        "ru": "оставили сдачу без премии, раз козырная пятёрка не вышла",
        "en": "gave no bonus because the five of trumps was not played",
    },
    "bonus-to-the-last-trick": {
        "ru": "отдали премию последней взятке",
        "en": "gave the bonus to the last trick",
    },
    "bonus-to-most-tricks": {
        "ru": "отдали премию паре, взявшей больше взяток",
        "en": "gave the bonus to the pair that took most tricks",
    },
    "every-trump-counts": {
        "ru": "прибавили по 5 очков за каждого козыря",
        "en": "added 5 points for every trump",
    },
    "ten-for-every-trump": {
        "ru": "посчитали по 10 за каждую взятку козырем",
        "en": "counted 10 for every trick taken by a trump",
    },
    "no-bonus": {
        "ru": "забыли премию за старшего козыря",
        "en": "left out the bonus for the highest trump",
    },
    "jack-proves": {
        "ru": "приняли козырного валета за доказательство премии",
        "en": "took the jack of trumps for a proof of the bonus",
    },
}
