"""What people type for a card, and the words that pages have for it: so the search finds `A♥` too."""

from __future__ import annotations

import json

from tricktaking.cards import CARDS, JOKER
from tricktaking.names import spoken
from tricktaking.typed import JOKER_SIGNS, RANK_SIGNS, SUIT_SIGNS


def card_signs(lang: str) -> str:
    """As JSON, the words for ranks, for suits and for whole cards, by their signs in small letters."""
    words = {
        "ranks": {sign: spoken(CARDS[f"{rank}S"], lang) for sign, rank in RANK_SIGNS.items()},
        "suits": {sign: spoken(CARDS[f"A{suit}"], lang) for sign, suit in SUIT_SIGNS.items()},
        "whole": {sign: spoken(JOKER, lang) for sign in JOKER_SIGNS},
    }
    place = {"ranks": 0, "suits": -1, "whole": 0}
    signs = {
        part: {sign.lower(): said.split()[place[part]] for sign, said in found.items()}
        for part, found in words.items()
    }
    return json.dumps(signs, ensure_ascii=False, separators=(",", ":"))
