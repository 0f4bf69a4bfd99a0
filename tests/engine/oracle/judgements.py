"""One function for each question about a single trick: order, winner, legal cards, points."""

from oracle.tables import ALL_FIVES_VALUE, FORCED_BY, PLAIN, TRUMPS


def card_order(game, trump):
    """The trumps, and the other three suits, best card first."""
    plain = {}
    for suit in "SCDH":
        if suit != trump:
            plain[suit] = list(PLAIN[game][suit])
    return {"trumps": list(TRUMPS[game][trump]), "plain": plain}


def trick_winner(game, trump, cards):
    """Call the trumps from the top, then the suit led: the first one on the table has won."""
    for card in TRUMPS[game][trump]:
        if card in cards:
            return cards.index(card)
    for card in PLAIN[game][cards[0][1]]:
        if card in cards:
            return cards.index(card)
    raise AssertionError("the card led is always in its own suit")


def legal_plays(game, trump, led, hand):
    """The cards of ``hand`` that may be played to a trick that ``led`` opened, in its order."""
    if led is None:
        return list(hand)
    if game == "all-fives":
        same_suit = [card for card in hand if card[1] == led[1]]
        return same_suit or list(hand)
    trumps = [card for card in hand if card in TRUMPS[game][trump]]
    if led in TRUMPS[game][trump]:
        forced_by = FORCED_BY[game][trump]
        for card in trumps:
            if card not in forced_by or led in forced_by[card]:
                return trumps
        return list(hand)
    followers = [card for card in hand if card[1] == led[1] and card not in trumps]
    if not followers:
        return list(hand)
    return [card for card in hand if card in followers or card in trumps]


def trick_points(game, trump, cards):
    """Who wins this finished trick, its worth on its face, and whether the bonus is in it."""
    winner = trick_winner(game, trump, cards)
    if game == "all-fives":
        return {"winner": winner, "points": card_points(trump, cards), "bonus": False}
    best = cards[winner]
    if best == "5" + trump:
        return {"winner": winner, "points": 10, "bonus": True}
    if best in TRUMPS[game][trump]:
        return {"winner": winner, "points": 5, "bonus": None}
    return {"winner": winner, "points": 5, "bonus": False}


def card_points(trump, cards):
    """F4.1: what these cards are worth in All Fives."""
    total = 0
    for card in cards:
        if card[1] == trump and card[0] in ALL_FIVES_VALUE:
            total += ALL_FIVES_VALUE[card[0]]
    return total
