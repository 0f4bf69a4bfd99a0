"""The answer of the naive umpire to a drill: it is asked in its own way, with packs and acts.

A position shows a part of a deal. Here the rest is made up: a pack that deals these cards to these
seats, and the acts that lead to the position. The umpire then plays it.
"""

from oracle.door import reply
from oracle.judgements import legal_plays, trick_points, trick_winner
from oracle.tables import PACK, PAIR_OF, PLAIN, TRUMPS


def oracle_answer(puzzle):
    """The right answer as the umpire finds it; `None` for what it cannot be asked."""
    return _ANSWERS.get(puzzle.kind.id, lambda puzzle: None)(puzzle)


def _codes(cards):
    return [card.code for card in cards]


def _winner(puzzle):
    position = puzzle.position
    cards = _codes(position.trick.cards)
    index = trick_winner(puzzle.game.id, position.trump, cards)
    return position.table.from_seat(position.trick.leader)[index]


def _legal(puzzle):
    position = puzzle.position
    led = position.on_table[0].code if position.on_table else None
    hand = _codes(position.hand(position.turn))
    return tuple(legal_plays(puzzle.game.id, position.trump, led, hand))


def _taking(puzzle):
    position = puzzle.position
    trick = _codes(position.on_table)
    order = position.table.from_seat(position.turn)
    later = [_codes(position.hand(seat))[0] for seat in order[1:] if position.hand(seat)]
    return tuple(
        card
        for card in _legal(puzzle)
        if trick_winner(puzzle.game.id, position.trump, [*trick, card, *later]) == len(trick)
    )


def _order(puzzle):
    cards, game = _codes(puzzle.position.hands[0][1]), puzzle.game.id
    trumps = TRUMPS[game][puzzle.position.trump]
    row = trumps if cards[0] in trumps else PLAIN[game][cards[0][1]]
    return tuple(card for card in row if card in cards)


def _worth(puzzle):
    position = puzzle.position
    return trick_points(puzzle.game.id, position.trump, _codes(position.trick.cards))["points"]


def _calls(puzzle):
    position = puzzle.position
    question = {
        "ask": "legal-calls",
        "game": puzzle.game.id,
        "dealer": position.dealer,
        "scores": dict(position.scores),
        "calls": list(position.calls),
    }
    return tuple(reply(question)["legal"])


# ---------------------------------------------------------------- whole deals


def _replayed(puzzle, *, extra=()):
    """The umpire's reply to the deal of this position, and what `extra` acts come to."""
    question = {"ask": "replay", "game": puzzle.game.id, **_DEALS[puzzle.game.id](puzzle)}
    question["deals"][0]["acts"].extend(extra)
    return reply(question)


def _dealt(puzzle, dealer, size, first_up):
    """A pack that gives each seat the cards that the position shows it to have, then `first_up`."""
    position, seats = puzzle.position, list(puzzle.position.table.seats)
    hands = {seat: [] for seat in seats}
    for seat, card in position.plays():
        hands[seat].append(card.code)
    for seat, hand in position.hands:
        hands[seat].extend(_codes(hand))
    shown = {card for hand in hands.values() for card in hand} | set(first_up)
    rest = [card for card in PACK[puzzle.game.id] if card not in shown]
    for seat, hand in hands.items():
        while len(hand) < size:
            card = next(c for c in rest if _could_hold(puzzle, seat, [*hand, c]))
            hand.append(card)
            rest.remove(card)
    packets = {5: (3, 2), 6: (3, 3)}[size]
    deck = []
    order = list(position.table.from_seat(position.table.left[dealer]))
    done = 0
    for packet in packets:
        for seat in order:
            deck.extend(hands[seat][done : done + packet])
        done += packet
    return [*deck, *first_up, *rest]


def _could_hold(puzzle, seat, hand):
    """Whether the seat, with these cards from the start, might have played as it did."""
    position, hand = puzzle.position, list(hand)
    for trick in (*position.tricks, position.trick):
        plays = dict(trick.plays(position.table)) if trick else {}
        if seat in plays:
            led = None if seat == trick.leader else trick.cards[0].code
            if plays[seat].code not in legal_plays(puzzle.game.id, position.trump, led, hand):
                return False
            hand.remove(plays[seat].code)
    return True


def _bruff(puzzle):
    position = puzzle.position
    plays = [f"{seat} play {card.code}" for seat, card in position.plays()]
    return {
        "dealer": position.dealer,
        "scores": dict(position.scores) or dict.fromkeys("ABC", 0),
        "deals": [
            {"deck": _dealt(puzzle, position.dealer, 5, [position.turn_up.code]), "acts": plays}
        ],
    }


def _auction(puzzle):
    position = puzzle.position
    declarer, bid = position.bid
    dealer = next(s for s in position.table.seats if position.table.left[s] == declarer)
    acts = [f"{declarer} call {bid}"]
    acts += [f"{seat} call pass" for seat in position.table.from_seat(declarer)[1:]]
    acts.append(f"{declarer} trump {position.trump}")
    acts += [f"{seat} discard" for seat in position.table.from_seat(declarer)]
    acts += [f"{seat} play {card.code}" for seat, card in position.plays()]
    return {
        "dealer": dealer,
        "scores": dict(position.scores),
        "deals": [{"deck": _dealt(puzzle, dealer, 5, []), "acts": acts}],
    }


def _all_fives(puzzle):
    position, table = puzzle.position, puzzle.position.table
    eldest = position.tricks[0].leader
    dealer = table.from_seat(eldest)[-1]
    said = [act for act in position.acts if not act.endswith("revoke")]
    offenders = [act.split()[0] for act in position.acts if act.endswith("revoke")]
    shown = {card.code for _, card in position.plays()}
    up = next(r + position.trump for r in "23456789TJQKA" if r + position.trump not in shown)
    acts = said or [f"{eldest} stand"]
    hands = {seat: [] for seat in table.seats}
    for seat, card in position.plays():
        hands[seat].append(card.code)
    for trick in position.tricks:
        led = trick.cards[0].code
        caught = None
        for seat, card in trick.plays(table):
            follows = card.code[1] == led[1] or all(c[1] != led[1] for c in hands[seat])
            acts.append(f"{seat} {'play' if follows else 'play!'} {card.code}")
            if not follows:
                caught = seat
            hands[seat].remove(card.code)
        if caught in offenders:
            claim = {"seat": caught, "claimed": "before-next-lead"}
            acts.append({"revoke": claim})
    deck = _dealt(puzzle, dealer, 6, [up])
    scores = dict(position.scores)
    return {"dealer": dealer, "scores": scores, "deals": [{"deck": deck, "acts": acts}]}


_DEALS = {"bruff": _bruff, "auction-forty-fives": _auction, "all-fives": _all_fives}


def _deal_points(puzzle):
    return _replayed(puzzle)["deals"][0]["points"][puzzle.position.side]


def _who_won(puzzle):
    found = _replayed(puzzle)
    if not found["winners"]:
        return "nobody"
    if puzzle.game.id != "bruff":
        return "+".join(found["winners"])
    return f"{found['winners'][0]}-{_home(puzzle, found)}"


def _home(puzzle, found):
    """The trick in which the winner of a game of Bruff got home."""
    (winner,), deal = found["winners"], found["deals"][0]
    running = dict(puzzle.position.scores)
    for number, trick in enumerate(deal["tricks"], 1):
        pair = PAIR_OF[trick["winner"]]
        bonus = deal["bonus"] and deal["bonus"]["trick"] == number - 1
        running[pair] += 10 if bonus else 5
        if pair == winner and running[pair] >= 45:
            return number
    return len(deal["tricks"])


def _proof(puzzle):
    deal = _replayed(puzzle)["deals"][0]
    if deal["bonus"]:
        return deal["bonus"]["pair"]
    takers = [
        trick["cards"][trick_winner("bruff", deal["trump"], trick["cards"])]
        for trick in deal["tricks"]
        if trick["winner"]
    ]
    return "open" if any(card in TRUMPS["bruff"][deal["trump"]] for card in takers) else "none"


def _may_rob(puzzle):
    seat, hand = puzzle.position.hands[0]
    found = _replayed(puzzle, extra=[f"{seat} rob {hand[0].code}"])
    return "no" if "problem" in found else "yes"


def _after_beg(puzzle):
    position = puzzle.position
    verbs = [act.split()[1] for act in position.acts]
    if not verbs:
        return "eldest-chooses"
    if verbs[-1] != "run":
        return {"stand": "eldest-leads", "beg": "dealer-answers", "give": "gets-point"}[verbs[-1]]
    if position.trump != position.turn_up.suit:
        return "eldest-leads"
    seats = len(position.table.seats)
    left = 52 - 6 * seats - 1 - verbs.count("run") * (3 * seats + 1)
    return "once-more" if left >= 3 * seats + 1 else "deal-again"


_ANSWERS = {
    "trick-winner": _winner,
    "legal-plays": _legal,
    "take-trick": _taking,
    "order-cards": _order,
    "trick-points": _worth,
    "legal-calls": _calls,
    "deal-points": _deal_points,
    "who-won": _who_won,
    "bonus-proof": _proof,
    "may-rob": _may_rob,
    "after-beg": _after_beg,
}
