"""What the replays of the three games have in common: reading acts, turning the deal, a reply.

Readings of points that rules and protocol leave open:

* A verb of another game (``A1 call 10`` in Bruff) is an unknown verb, so ``syntax``.
* An act that is neither a string nor (All Fives) an object is ``syntax``.
* The entry after an unfinished deal, or after the end, is refused before its pack is looked at.
"""

from oracle.reading import Bad, read_card, read_deck
from oracle.tables import SEATS


def left_of(seat, seats):
    """The next seat clockwise."""
    return seats[(seats.index(seat) + 1) % len(seats)]


def from_left_of(dealer, seats):
    """All seats clockwise, the dealer last."""
    order = []
    seat = dealer
    for _ in seats:
        seat = left_of(seat, seats)
        order.append(seat)
    return order


def split_act(text, verbs, seats):
    """Seat, verb and the words after it; ``verbs`` tells how many words each verb may have."""
    if not isinstance(text, str):
        raise Bad("syntax")
    words = text.split()
    if len(words) < 2 or words[1] not in verbs or len(words) - 2 not in verbs[words[1]]:
        raise Bad("syntax")
    if words[0] not in seats:
        raise Bad("bad-value")
    return words[0], words[1], words[2:]


def read_own_card(game, text, hand):
    """A card that must be in ``hand``."""
    card = read_card(game, text)
    if card not in hand:
        raise Bad("not-in-hand")
    return card


def run_deals(game, question, seats, scores, deal_class):
    """Replay every entry of ``deals``; the reply of the protocol."""
    dealer = question["dealer"]
    if dealer not in seats:
        raise Bad("bad-value")
    entries = question["deals"]
    if not isinstance(entries, list):
        raise Bad("bad-value")
    deals = []
    for number, entry in enumerate(entries):
        if deals and deals[-1].winners:
            raise Bad("game-over", deal=number)
        if deals and deals[-1].phase != "deal":
            raise Bad("illegal-act", deal=number)
        try:
            deck, acts = read_entry(game, entry)
        except Bad as bad:
            raise Bad(bad.problem["code"], deal=number) from None
        if deals:
            dealer = deals[-1].next_dealer()
        deal = deal_class(deck, dealer, deals[-1].scores if deals else scores)
        deals.append(deal)
        for index, act in enumerate(acts):
            try:
                if deal.winners:
                    raise Bad("game-over")
                deal.act(act)
            except Bad as bad:
                raise Bad(bad.problem["code"], deal=number, act=index) from None
    last = deals[-1] if deals else None
    over = last is not None and last.winners != []
    result = {
        "over": over,
        "turn": last.turn if last else None,
        "phase": last.phase if last else "deal",
        "scores": dict(last.scores if last else scores),
        "winners": list(last.winners) if last else [],
        "deals": [deal.report() for deal in deals],
    }
    if over and game == "bruff":
        result["by"] = last.by
    return result


def read_entry(game, entry):
    if not isinstance(entry, dict):
        raise Bad("bad-value")
    for field in entry:
        if field not in ("deck", "acts"):
            raise Bad("unknown-field")
    if "deck" not in entry or "acts" not in entry or not isinstance(entry["acts"], list):
        raise Bad("bad-value")
    return read_deck(game, entry["deck"]), entry["acts"]


def default_scores(question, sides):
    return question.get("scores", dict.fromkeys(sides, 0))


def seats_of(game, number):
    return SEATS[game][:number]
