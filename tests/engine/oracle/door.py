"""Question in, reply out, with the protocol's fields but no sentences and no rule ids."""

import json

from oracle import all_fives, auction_forty_fives, bruff, judgements
from oracle.auction import auction_state
from oracle.reading import Bad, read_card, read_cards, read_scores, read_suit
from oracle.tables import HAND_SIZE, SEATS

FIELDS = {
    "card-order": ["trump"],
    "trick-winner": ["trump", "cards"],
    "legal-plays": ["trump", "led", "hand"],
    "legal-calls": ["dealer", "scores", "calls"],
    "trick-points": ["trump", "cards"],
    "replay": ["dealer", "scores", "deals"],
}

COMPLETE_TRICK = {"bruff": [6], "all-fives": [2, 3], "auction-forty-fives": [4]}

REPLAYS = {
    "bruff": bruff.replay,
    "all-fives": all_fives.replay,
    "auction-forty-fives": auction_forty_fives.replay,
}


def reply_to_text(text):
    """The reply to one line of text."""
    try:
        question = json.loads(text)
    except ValueError:
        return {"problem": {"code": "syntax"}}
    return reply(question)


def reply(question):
    """The reply to one question."""
    try:
        return answer(question)
    except Bad as bad:
        return {"problem": bad.problem}


def answer(question):
    if not isinstance(question, dict):
        raise Bad("syntax")
    ask = question.get("ask")
    if not isinstance(ask, str) or ask not in FIELDS:
        raise Bad("unknown-question")
    for field in question:
        if field not in ["ask", "game", "lang"] + FIELDS[ask]:
            raise Bad("unknown-field")
    if "game" not in question:
        raise Bad("bad-value")
    game = question["game"]
    if not isinstance(game, str) or game not in SEATS:
        raise Bad("unknown-game")
    if question.get("lang", "en") not in ("ru", "en"):
        raise Bad("bad-value")
    for field in FIELDS[ask]:
        may_be_absent = ask == "replay" and field == "scores" and game != "all-fives"
        if field not in question and not may_be_absent:
            raise Bad("bad-value")

    if ask == "replay":
        return REPLAYS[game](question)
    if ask == "legal-calls":
        if game != "auction-forty-fives":
            raise Bad("bad-value")
        return legal_calls(question)
    trump = read_suit(question["trump"])
    if ask == "card-order":
        return judgements.card_order(game, trump)
    if ask == "legal-plays":
        return legal_plays(game, trump, question["led"], question["hand"])
    cards = read_cards(game, question["cards"])
    if ask == "trick-winner":
        if not 1 <= len(cards) <= len(SEATS[game]):
            raise Bad("bad-value")
        winner = judgements.trick_winner(game, trump, cards)
        return {"winner": winner, "card": cards[winner]}
    if len(cards) not in COMPLETE_TRICK[game]:
        raise Bad("bad-value")
    return judgements.trick_points(game, trump, cards)


def legal_plays(game, trump, led, hand):
    hand = read_cards(game, hand)
    if not 1 <= len(hand) <= HAND_SIZE[game]:
        raise Bad("bad-value")
    if led is not None:
        led = read_card(game, led)
        if led in hand:
            raise Bad("duplicate-card")
    legal = judgements.legal_plays(game, trump, led, hand)
    return {"legal": legal, "rulings": {card: {"allowed": card in legal} for card in hand}}


def legal_calls(question):
    if question["dealer"] not in SEATS["auction-forty-fives"]:
        raise Bad("bad-value")
    scores = read_scores(question["scores"], ["NS", "EW"], 120)
    calls = question["calls"]
    if not isinstance(calls, list):
        raise Bad("bad-value")
    state = auction_state(question["dealer"], scores, calls)
    if "bad" in state:
        raise Bad("illegal-call", at=state["bad"])
    return state
