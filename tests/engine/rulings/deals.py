"""A deal written for people becomes a pack and a list of acts.

Every card that a seat plays, lays aside, buries or discards was dealt to it, unless it was turned
up or drawn. What is still missing is filled with the cards left over: small hearts, then small diamonds, ….
"""

from oracle.tables import PACK, SEATS

PACKETS = {"bruff": (3, 2), "auction-forty-fives": (3, 2), "all-fives": (3, 3)}
ORDINARY_DEALERS = {"bruff": "C2", "all-fives": "P3", "auction-forty-fives": "W"}


def replay_question(game, cells, read_scores):
    """The replay question of these cells."""
    told = {"acts": ""}
    for cell in cells:
        word, _, rest = cell.partition(" ")
        known = ("dealer", "scores", "players", "turn-up", "holds", "draws", "pack", "but")
        if word in known:
            told[word] = rest
        else:
            told["acts"] = cell
    seats = SEATS[game]
    if game == "all-fives":
        seats = seats[: int(told.get("players", "3"))]
        scores = dict.fromkeys(seats, 0)
    else:
        scores = dict.fromkeys(("A", "B", "C") if game == "bruff" else ("NS", "EW"), 0)
    scores.update(read_scores(told.get("scores", "")))
    dealer = told.get("dealer", ORDINARY_DEALERS[game])
    if game == "all-fives" and dealer not in seats:
        dealer = seats[-1]
    deals = []
    for part in split_deals(told["acts"]):
        acts = [act for text in part for act in expand(text, seats)]
        deck = list(PACK[game]) if deals else build_pack(game, seats, dealer, told, acts)
        deals.append({"deck": deck, "acts": acts})
    if "but" in told:
        deals[-1]["acts"].append(read_act(told["but"]))
    return {"ask": "replay", "game": game, "dealer": dealer, "scores": scores, "deals": deals}


def split_deals(text):
    """The acts of each deal; the word ``next`` stands between two deals."""
    deals = [[]]
    for act in text.split(";"):
        if act.strip() == "next":
            deals.append([])
        elif act.strip() and act.strip() != "no act":
            deals[-1].append(act.strip())
    return deals


def expand(text, seats):
    words = text.split()
    if words[1] != "leads":
        return [read_act(text)]
    start = seats.index(words[0])
    return [
        f"{seats[(start + number) % len(seats)]} play {card}"
        for number, card in enumerate(words[2:])
    ]


def read_act(text):
    """``revoke P2 later`` is the protocol's claim; anything else is an act as it stands."""
    words = text.split()
    if words and words[0] == "revoke":
        return {"revoke": {"seat": words[1], "claimed": words[2]}}
    return text


def by_seat(text, seats):
    cards = {seat: [] for seat in seats}
    for part in text.split("/"):
        words = part.split()
        if words:
            cards[words[0]] += words[1:]
    return cards


def build_pack(game, seats, dealer, told, acts):
    if told.get("pack", "").startswith("without "):
        missing = told["pack"].removeprefix("without ").split()
        return [card for card in PACK[game] if card not in missing]
    if "pack" in told:
        top = told["pack"].split()
        return top + [card for card in PACK[game] if card not in top]

    turned = told.get("turn-up", "").split()
    draws = by_seat(told.get("draws", ""), seats)
    hands = by_seat(told.get("holds", ""), seats)
    taken = set(turned)
    taken.update(card for cards in [*draws.values(), *hands.values()] for card in cards)
    for act in acts:
        words = act.split() if isinstance(act, str) else []
        if words and words[1] in ("play", "play!", "bury", "rob", "discard"):
            for card in words[2:]:
                if card not in taken:
                    hands[words[0]].append(card)
                    taken.add(card)
    rest = [card for card in PACK[game] if card not in taken]
    rest.sort(key=lambda card: card not in ("JK", "AH"))  # the last to be dealt to anybody
    order = [*seats[seats.index(dealer) + 1 :], *seats[: seats.index(dealer) + 1]]

    packets = list(PACKETS[game])
    if game == "all-fives":
        packets += [3] * (len(turned) - 1)
    deck = []
    waiting = list(turned)
    for number, size in enumerate(packets):
        for seat in order:
            for _ in range(size):
                deck.append(hands[seat].pop(0) if hands[seat] else rest.pop())
        if game == "all-fives" and number >= 1 and waiting:
            deck.append(waiting.pop(0))
    if any(hands.values()):
        raise ValueError(f"too many cards: {hands}")
    deck += waiting
    for act in acts:
        words = act.split() if isinstance(act, str) else []
        if words and words[1] == "discard":
            for _ in words[2:]:
                deck.append(draws[words[0]].pop(0) if draws[words[0]] else rest.pop())
    deck += [card for cards in draws.values() for card in cards]
    return deck + rest
