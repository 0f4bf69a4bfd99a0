"""Reading cards, packs, scores and acts from a question; what cannot be read is ``Bad``."""

from oracle.tables import PACK

SUIT_SIGNS = {"♠": "S", "♣": "C", "♦": "D", "♥": "H"}


class Bad(Exception):
    """A problem of the protocol: its code and where it was found."""

    def __init__(self, code, **where):
        super().__init__(code)
        self.problem = {"code": code, **where}


def read_suit(text):
    if not isinstance(text, str):
        raise Bad("bad-value")
    suit = SUIT_SIGNS.get(text, text.upper())
    if suit not in ("S", "C", "D", "H"):
        raise Bad("bad-value")
    return suit


def read_card(game, text):
    """``10♠``, ``ts`` and ``TS`` are the same card; what is not in the pack is unknown."""
    if not isinstance(text, str):
        raise Bad("unknown-card")
    if text in PACK[game]:
        return text
    card = text.upper()
    for sign, suit in SUIT_SIGNS.items():
        card = card.replace(sign, suit)
    if card.startswith("10"):
        card = "T" + card[2:]
    if card not in PACK[game]:
        raise Bad("unknown-card")
    return card


def read_cards(game, cards):
    """A list of different cards."""
    if not isinstance(cards, list):
        raise Bad("bad-value")
    read = [read_card(game, card) for card in cards]
    if len(set(read)) < len(read):
        raise Bad("duplicate-card")
    return read


def read_deck(game, deck):
    if not isinstance(deck, list):
        raise Bad("bad-value")
    read = [read_card(game, card) for card in deck]
    if sorted(read) != sorted(PACK[game]):
        raise Bad("bad-deck")
    return read


def read_scores(scores, sides, below):
    """A whole number for every side, no side more or less, all below the target if there is one."""
    if not isinstance(scores, dict) or sorted(scores) != sorted(sides):
        raise Bad("bad-value")
    for score in scores.values():
        if not isinstance(score, int) or isinstance(score, bool):
            raise Bad("bad-value")
        if below is not None and score >= below:
            raise Bad("bad-value")
    return {side: scores[side] for side in sides}
