"""Whole games of Auction Forty-Fives: auction, trumps, exchange, play, and the score of a deal.

Readings of points that rules and protocol leave open:

* ``N trump X`` with no such suit is ``bad-value``.
* ``discard`` with six or more cards has the wrong number of words: ``syntax``.
* For several cards to discard each check is made for all of them before the next check:
  unknown card, not in hand, named twice.
"""

from oracle.auction import auction_state
from oracle.judgements import legal_plays, trick_winner
from oracle.reading import Bad, read_card, read_scores, read_suit
from oracle.replaying import (
    default_scores,
    from_left_of,
    left_of,
    read_own_card,
    run_deals,
    split_act,
)
from oracle.tables import AUCTION_TRUMPS, PAIR_OF, SEATS

GAME = "auction-forty-fives"
VERBS = {"call": [1], "trump": [1], "discard": [0, 1, 2, 3, 4, 5], "play": [1]}
VERBS_OF_PHASE = {
    "auction": ["call"],
    "trump": ["trump"],
    "exchange": ["discard"],
    "play": ["play"],
    "deal": [],
}


class AuctionDeal:
    def __init__(self, deck, dealer, scores):
        self.seats = SEATS[GAME]
        self.dealer = dealer
        self.scores = dict(scores)
        self.scores_before = dict(scores)
        self.stock = list(deck)
        self.hands = {seat: [] for seat in self.seats}
        for packet in (3, 2):
            for seat in from_left_of(dealer, self.seats):
                for _ in range(packet):
                    self.hands[seat].append(self.stock.pop(0))
        self.calls = []
        self.declarer = None
        self.bid = None
        self.trump = None
        self.still_to_exchange = from_left_of(dealer, self.seats)
        self.tricks = []
        self.winners = []
        self.phase = "auction"
        self.turn = left_of(dealer, self.seats)

    def next_dealer(self):
        return left_of(self.dealer, self.seats)

    def act(self, text):
        seat, verb, words = split_act(text, VERBS, self.seats)
        if verb not in VERBS_OF_PHASE[self.phase]:
            raise Bad("illegal-act")
        if seat != self.turn:
            raise Bad("not-your-turn")
        if verb == "call":
            self.call(words[0])
        elif verb == "trump":
            self.trump = read_suit(words[0])
            self.phase = "exchange"
            self.turn = self.still_to_exchange[0]
        elif verb == "discard":
            self.discard(seat, words)
        else:
            self.play(seat, words[0])

    def call(self, call):
        state = auction_state(self.dealer, self.scores, [*self.calls, call])
        if "bad" in state:
            raise Bad("illegal-call")
        self.calls.append(call)
        if not state["over"]:
            self.turn = state["turn"]
        elif state["declarer"] is None:
            self.phase = "deal"
            self.turn = None
        else:
            self.declarer = state["declarer"]
            self.bid = state["bid"]
            self.phase = "trump"
            self.turn = self.declarer

    def discard(self, seat, words):
        cards = [read_card(GAME, word) for word in words]
        for card in cards:
            if card not in self.hands[seat]:
                raise Bad("not-in-hand")
        if len(set(cards)) < len(cards):
            raise Bad("illegal-discard")
        for card in cards:
            self.hands[seat].remove(card)
        for _ in cards:
            self.hands[seat].append(self.stock.pop(0))
        self.still_to_exchange.remove(seat)
        if self.still_to_exchange:
            self.turn = self.still_to_exchange[0]
        else:
            self.phase = "play"
            self.turn = left_of(self.declarer, self.seats)

    def card_led(self):
        if self.tricks and self.tricks[-1]["winner"] is None:
            return self.tricks[-1]["plays"][0][1]
        return None

    def play(self, seat, word):
        card = read_own_card(GAME, word, self.hands[seat])
        led = self.card_led()
        if card not in legal_plays(GAME, self.trump, led, self.hands[seat]):
            raise Bad("illegal-play")
        if led is None:
            self.tricks.append({"plays": [], "winner": None})
        trick = self.tricks[-1]
        trick["plays"].append((seat, card))
        self.hands[seat].remove(card)
        if len(trick["plays"]) < 4:
            self.turn = left_of(seat, self.seats)
            return
        cards = [played for _, played in trick["plays"]]
        trick["winner"] = trick["plays"][trick_winner(GAME, self.trump, cards)][0]
        self.turn = trick["winner"]
        if len(self.tricks) == 5:
            self.count()

    def count(self):
        """A5: the five tricks, the bonus, the bid, and only then the target."""
        made = {"NS": 0, "EW": 0}
        for trick in self.tricks:
            made[PAIR_OF[trick["winner"]]] += 5
        bonus = self.pair_of_best_trump()
        if bonus is not None:
            made[bonus] += 5
        bidders = PAIR_OF[self.declarer]
        others = "EW" if bidders == "NS" else "NS"
        self.scores[others] += made[others]
        if made[bidders] < self.bid:
            self.scores[bidders] -= self.bid
        elif self.bid == 30:
            self.scores[bidders] += 60
        else:
            self.scores[bidders] += made[bidders]
        if self.scores[bidders] >= 120:
            self.winners = [bidders]
        elif self.scores[others] >= 120:
            self.winners = [others]
        self.phase = "over" if self.winners else "deal"
        self.turn = None

    def pair_of_best_trump(self):
        for trump in AUCTION_TRUMPS[self.trump]:
            for trick in self.tricks:
                for seat, card in trick["plays"]:
                    if card == trump:
                        return PAIR_OF[seat]
        return None

    def report(self):
        return {
            "complete": self.phase in ("deal", "over"),
            "points": {pair: self.scores[pair] - self.scores_before[pair] for pair in ("NS", "EW")},
            "tricks": [
                {
                    "leader": trick["plays"][0][0],
                    "cards": [card for _, card in trick["plays"]],
                    "winner": trick["winner"],
                }
                for trick in self.tricks
            ],
            "trump": self.trump,
            "turn_up": None,
        }


def replay(question):
    scores = read_scores(default_scores(question, ["NS", "EW"]), ["NS", "EW"], 120)
    return run_deals(GAME, question, SEATS[GAME], scores, AuctionDeal)
