"""Reading a sentence of the engine: the cards it names, and whether what it claims holds."""

import re

import pytest

RANKS = {
    **{rank: rank for rank in "23456789AKQJ"},
    "10": "T",
    "Т": "A",
    "К": "K",
    "Д": "Q",
    "В": "J",
}
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SUIT_OF_WORD = {"spades": "S", "hearts": "H", "diamonds": "D", "clubs": "C"}
SEAT_OF_WORD = {"North": "N", "East": "E", "South": "S", "West": "W"}
PAIR_OF_WORDS = {"North and South": "NS", "East and West": "EW"}
CARD = re.compile(r"(10|[2-9AKQJТКДВ])([♠♥♦♣])|(?i:джокер|joker)")


def cards_in(text):
    """The cards a sentence names, in its order."""
    return [
        "JK" if not found[1] else RANKS[found[1]] + SUITS[found[2]] for found in CARD.finditer(text)
    ]


def claims_truly(step, now, claims):
    """Whether the step's sentence is one that is known here, and true."""
    text = step.text("en")
    for pattern, check in claims.items():
        found = re.fullmatch(pattern, text)
        if found:
            return check(now, cards_in(text), **found.groupdict())
    pytest.fail(f"nobody checks what this step claims: {text!r}")
