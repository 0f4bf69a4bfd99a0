"""Random questions from a seed: whole games by legal acts, games that end in a mistake, positions.

The naive umpire itself says what is legal, so a question made here is a fair test for the engine.
Packs are loaded now and then, so that rare things (a joker turned up, a five left lying, a suit
that comes up again, all five tricks to one pair) happen often, and start scores are near the
target often, so that ends are reached.

>>> import random
>>> question = whole_game("all-fives", random.Random(1))
>>> question["ask"], question["game"]
('replay', 'all-fives')
"""

import random

from oracle.all_fives import AllFivesDeal
from oracle.auction import BIDS, auction_state
from oracle.auction_forty_fives import AuctionDeal
from oracle.bruff import BruffDeal
from oracle.judgements import legal_plays
from oracle.tables import PACK, SEATS, TARGET, TRUMPS

DEAL = {"bruff": BruffDeal, "all-fives": AllFivesDeal, "auction-forty-fives": AuctionDeal}
GAMES = list(DEAL)
MOST_DEALS = 60


# ---------------------------------------------------------------- whole games


def whole_game(game, rng):
    """A replay from the first deal to the end of the game, every act legal."""
    return make_game(game, rng, mistakes=False)


def broken_game(game, rng):
    """A replay that stops anywhere, most often at a forbidden or senseless act."""
    return make_game(game, rng, mistakes=True)


def make_game(game, rng, mistakes):
    scores = start_scores(game, rng)
    seats = list(scores) if game == "all-fives" else SEATS[game]
    dealer = rng.choice(seats)
    question = {"ask": "replay", "game": game, "dealer": dealer, "deals": []}
    if game == "all-fives" or any(scores.values()) or rng.random() < 0.5:
        question["scores"] = dict(scores)
    acts_left = rng.choice((rng.randrange(1, 15), rng.randrange(1, 90))) if mistakes else None
    for _ in range(MOST_DEALS):
        deck = random_deck(game, rng, dealer, seats)
        deal = DEAL[game](deck, dealer, scores)
        acts = []
        question["deals"].append({"deck": deck, "acts": acts})
        while deal.phase not in ("deal", "over"):
            if acts_left is not None:
                acts_left -= 1
                if acts_left == 0:
                    if rng.random() < 0.9:
                        acts.append(mistake(game, deal, rng))
                    return question
            act = legal_act(game, deal, rng)
            deal.act(act)
            acts.append(act)
        if deal.phase == "over":
            if mistakes and rng.random() < 0.5:
                end_badly(game, question, rng)
            return question
        if mistakes and rng.random() < 0.05:
            acts.append(mistake(game, deal, rng))
            return question
        scores = deal.scores
        dealer = deal.next_dealer()
    return question


def start_scores(game, rng):
    if game == "all-fives":
        sides = ["P1", "P2", "P3"][: rng.choice((2, 3))]
    else:
        sides = ["A", "B", "C"] if game == "bruff" else ["NS", "EW"]
    kind = rng.random()
    if kind < 0.3:
        return dict.fromkeys(sides, 0)
    target = TARGET[game]
    scores = {}
    for side in sides:
        if kind < 0.8:
            score = rng.choice((target - 20, target - 15, target - 10, target - 5))
        else:
            score = rng.randrange(-10, target)
        if game == "all-fives" and rng.random() < 0.2:
            score = rng.randrange(target - 8, target + 5)
        scores[side] = score
    return scores


def random_deck(game, rng, dealer, seats):
    deck = list(PACK[game])
    rng.shuffle(deck)
    if game == "bruff":
        load_bruff(deck, rng)
    elif game == "all-fives":
        load_all_fives(deck, rng, len(seats))
    elif rng.random() < 0.2:
        load_hand(deck, TRUMPS[game][rng.choice("SCDH")], rng.randrange(4), 4)
    return deck


def swap_in(deck, place, card):
    other = deck.index(card)
    deck[place], deck[other] = deck[other], deck[place]


def load_hand(deck, order, player, players):
    """Give one player high trumps: three of the first packet, two of the second."""
    places = [3 * player + i for i in range(3)]
    places += [3 * players + 2 * player + i for i in range(2)]
    for place, card in zip(places, order, strict=False):
        swap_in(deck, place, card)


def load_bruff(deck, rng):
    chance = rng.random()
    suit = rng.choice("SCDH")
    if chance < 0.1:
        swap_in(deck, 30, "JK")
        if rng.random() < 0.4:
            swap_in(deck, 31, rng.choice(("A", "5")) + suit)
    elif chance < 0.2:
        swap_in(deck, 30, "A" + suit)
    elif chance < 0.35:
        swap_in(deck, 30, "5" + suit)
        swap_in(deck, rng.randrange(30), "J" + suit)
    elif chance < 0.4:
        swap_in(deck, 30, rng.choice(("2", "3")) + suit)
        load_hand(deck, TRUMPS["bruff"][suit], rng.randrange(6), 6)
    elif chance < 0.43:
        # Only the turned suit is loaded away from the table: nearly or really no trump in play.
        swap_in(deck, 30, rng.choice(("2", "3", "4")) + suit)
        place = 52
        for card in TRUMPS["bruff"][suit]:
            if card != deck[30] and deck.index(card) < 30 and place > 30:
                swap_in(deck, place, card)
                place -= 1


def load_all_fives(deck, rng, players):
    if rng.random() < 0.35:
        suit = rng.choice("SCDH")
        place = 6 * players
        for rank in rng.sample("AKQJT98765432", rng.choice((2, 2, 3, 4, 6))):
            if place < 52:
                swap_in(deck, place, rank + suit)
            place += 3 * players + 1


# ---------------------------------------------------------------- legal acts


def legal_act(game, deal, rng):
    if game == "bruff":
        return bruff_act(deal, rng)
    if game == "all-fives":
        return all_fives_act(deal, rng)
    return auction_act(deal, rng)


def card_led(deal):
    if deal.tricks and deal.tricks[-1]["winner"] is None:
        return deal.tricks[-1]["plays"][0][1]
    return None


def random_play(game, deal, rng):
    hand = deal.hands[deal.turn]
    legal = legal_plays(game, deal.trump, card_led(deal), hand)
    if rng.random() < 0.3:
        order = TRUMPS[game][deal.trump]
        trumps = [card for card in order if card in legal]
        if trumps:
            return f"{deal.turn} play {trumps[0]}"
    return f"{deal.turn} play {rng.choice(legal)}"


def bruff_act(deal, rng):
    if deal.phase == "bury":
        card = rng.choice([card for card in deal.hands[deal.turn] if card != "JK"])
        return f"{deal.turn} bury {card}"
    if not deal.robbed and rng.random() < 0.2:
        for seat in deal.seats:
            if deal.may_rob(seat):
                return f"{seat} rob {rng.choice(deal.hands[seat])}"
    return random_play("bruff", deal, rng)


def all_fives_act(deal, rng):
    if deal.phase == "beg":
        return f"{deal.turn} {rng.choice(('stand', 'beg'))}"
    if deal.phase == "answer":
        return f"{deal.turn} {rng.choice(('give', 'run', 'run'))}"
    for revoke in deal.revokes:
        if rng.random() < 0.3:
            claimed = deal.moment(revoke["trick"])
            return {"revoke": {"seat": revoke["seat"], "claimed": claimed}}
    if rng.random() < 0.05:
        return f"{deal.turn} play! {rng.choice(deal.hands[deal.turn])}"
    return random_play("all-fives", deal, rng)


def auction_act(deal, rng):
    if deal.phase == "auction":
        legal = auction_state(deal.dealer, deal.scores, deal.calls)["legal"]
        chance = rng.random()
        if chance < 0.55:
            call = "pass"
        elif chance < 0.7 and "hold" in legal:
            call = "hold"
        elif chance < 0.95:
            call = ([bid for bid in legal if bid in BIDS] or legal)[0]
        else:
            call = rng.choice(legal)
        return f"{deal.turn} call {call}"
    if deal.phase == "trump":
        suits = [card[1] for card in deal.hands[deal.turn]]
        return f"{deal.turn} trump {rng.choice([*suits, 'S', 'C', 'D', 'H'])}"
    if deal.phase == "exchange":
        hand = deal.hands[deal.turn]
        if rng.random() < 0.6:
            away = [card for card in hand if card not in TRUMPS[deal_game(deal)][deal.trump]]
        else:
            away = rng.sample(hand, rng.randrange(6))
        return " ".join([deal.turn, "discard", *away])
    return random_play("auction-forty-fives", deal, rng)


def deal_game(deal):
    return next(game for game, kind in DEAL.items() if isinstance(deal, kind))


# ---------------------------------------------------------------- mistakes

SENTENCES = {
    "bruff": ["play {}", "play {}", "play {}", "rob {}", "rob {}", "bury {}"],
    "all-fives": ["play {}", "play {}", "play! {}", "stand", "beg", "give", "run"],
    "auction-forty-fives": [
        "play {}", "play {}", "call pass", "call hold", "call 5", "call 20", "call 30", "call 12",
        "trump S", "trump D", "discard {}", "discard {0} {0}", "discard",
    ],
}  # fmt: skip


def mistake(game, deal, rng):
    """An act that is most often forbidden here; now and then it happens to be legal."""
    chance = rng.random()
    seat = deal.turn if deal.turn and rng.random() < 0.7 else rng.choice(deal.seats)
    if chance < 0.05:
        return rng.choice((seat, "", f"{seat} dance 3C", f"{seat} play", f"{seat} play 3C 4C"))
    if chance < 0.1:
        return "Z9 play 3C"
    if chance < 0.15:
        return f"{seat} play {rng.choice(('1S', 'ZZ', 'S5'))}"
    if chance < 0.25 and game == "all-fives":
        claimed = rng.choice(("before-close", "before-next-lead", "later"))
        return {"revoke": {"seat": seat, "claimed": claimed}}
    if chance < 0.5 and deal.phase == "play":
        hand = deal.hands[deal.turn]
        legal = legal_plays(game, deal.trump, card_led(deal), hand)
        forbidden = [card for card in hand if card not in legal]
        if forbidden:
            return f"{deal.turn} play {rng.choice(forbidden)}"
    if chance < 0.5 and deal.phase == "auction":
        return f"{deal.turn} call {rng.choice(('hold', '12', *BIDS))}"
    if chance < 0.5 and deal.phase == "bury":
        return f"{deal.turn} bury JK"
    own = deal.hands[seat]
    card = rng.choice(own) if own and rng.random() < 0.6 else rng.choice(PACK[game])
    if chance < 0.6 and deal.phase == "play":
        return f"{seat} play {card}"
    if chance < 0.6 and deal.phase == "exchange":
        return f"{seat} discard {card} {rng.choice(own)}"
    return f"{seat} " + rng.choice(SENTENCES[game]).format(card)


def end_badly(game, question, rng):
    """Something after the end of the game, or in place of a part of it."""
    deals = question["deals"]
    chance = rng.random()
    if chance < 0.3:
        deals[-1]["acts"].append(f"{question['dealer']} play 3C")
    elif chance < 0.6:
        deals.append({"deck": list(PACK[game]), "acts": []})
    elif chance < 0.8 and len(deals) > 1:
        del deals[0]["acts"][-1]
    else:
        deck = deals[rng.randrange(len(deals))]["deck"]
        deck[rng.randrange(len(deck))] = rng.choice(("AS", "5H", "1S"))


# ---------------------------------------------------------------- positions


def position(game, rng):
    """A question about one trick, one hand or one auction."""
    kind = rng.choice(("legal-plays", "legal-plays", "trick-winner", "trick-points", "calls"))
    trump = rng.choice("SCDH")
    if kind == "calls":
        if game == "auction-forty-fives":
            return random_auction(rng)
        kind = "legal-plays"
    pack = list(PACK[game])
    if rng.random() < 0.5:
        # Trumps and a single plain suit: the hands in which the hard rules are decided.
        plain = rng.choice("SCDH")
        pack = [card for card in pack if card in TRUMPS[game][trump] or card[1] == plain]
    if kind == "legal-plays":
        size = rng.randrange(1, 13 if game == "all-fives" else 6)
        cards = rng.sample(pack, size + 1)
        led = None if rng.random() < 0.05 else cards[0]
        return {"ask": kind, "game": game, "trump": trump, "led": led, "hand": cards[1:]}
    seats = 4 if game == "auction-forty-fives" else 6 if game == "bruff" else rng.choice((2, 3))
    if kind == "trick-winner":
        seats = rng.randrange(1, seats + 1)
    cards = rng.sample(pack, seats)
    return {"ask": kind, "game": game, "trump": trump, "cards": cards}


def random_auction(rng):
    dealer = rng.choice("NESW")
    scores = {pair: rng.choice((0, 40, 95, 99, 100, 101, 119, -30)) for pair in ("NS", "EW")}
    question = {
        "ask": "legal-calls",
        "game": "auction-forty-fives",
        "dealer": dealer,
        "scores": scores,
        "calls": [],
    }
    for _ in range(rng.randrange(14)):
        state = auction_state(dealer, scores, question["calls"])
        if state["over"]:
            break
        call = rng.choice(state["legal"]) if rng.random() < 0.6 else rng.choice(["pass", *BIDS])
        if rng.random() < 0.5 and "hold" in state["legal"]:
            call = "hold"
        if call not in state["legal"] and rng.random() < 0.9:
            continue
        question["calls"].append(call)
        if call not in state["legal"]:
            break
    if rng.random() < 0.02:
        question["calls"].append(rng.choice(("12", "hold", "pass", "35", "0")))
    return question


def seeded(kind, number):
    """A generator of its own for each question, so that one can be made again alone."""
    return random.Random(f"{kind} {number}")
