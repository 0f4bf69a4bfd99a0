"""Whole games of All Fives: beg, give, run, play, revokes and their claims, the end of a deal.

Readings of points that rules and protocol leave open:

* A pack that did not suffice is no finished deal (F2.7): nobody wins by it, whatever the scores.
* Each revoke can be claimed once; a second claim finds no revoke and is ``illegal-act``.
* If several revokes of one seat are ``later`` ones, a claim takes the earliest.
* A claim is refused as ``illegal-act`` outside the phase ``play`` before its fields are read.
* A seat that revoked and is corrected before the close may revoke again in the same trick.
"""

from oracle.judgements import card_points, legal_plays, trick_winner
from oracle.reading import Bad, read_scores
from oracle.replaying import (
    from_left_of,
    left_of,
    read_own_card,
    run_deals,
    seats_of,
    split_act,
)

GAME = "all-fives"
VERBS = {"stand": [0], "beg": [0], "give": [0], "run": [0], "play": [1], "play!": [1]}
VERBS_OF_PHASE = {
    "beg": ["stand", "beg"],
    "answer": ["give", "run"],
    "play": ["play", "play!"],
    "deal": [],
}
CLAIMS = ["before-close", "before-next-lead", "later"]


class AllFivesDeal:
    def __init__(self, deck, dealer, scores):
        self.seats = list(scores)
        self.dealer = dealer
        self.eldest = left_of(dealer, self.seats)
        self.scores = dict(scores)
        self.scores_before = dict(scores)
        self.stock = list(deck)
        self.hands = {seat: [] for seat in self.seats}
        self.deal_packet()
        self.deal_packet()
        self.proposed = self.stock.pop(0)
        self.trump = None
        self.turn_up = None
        self.tricks = []
        self.revokes = []
        self.passed_over = []
        self.thrown_in = False
        self.winners = []
        self.phase = "beg"
        self.turn = self.eldest

    def deal_packet(self):
        for seat in from_left_of(self.dealer, self.seats):
            for _ in range(3):
                self.hands[seat].append(self.stock.pop(0))

    def next_dealer(self):
        return self.dealer if self.thrown_in else self.eldest

    def act(self, text):
        if isinstance(text, dict):
            self.claim(text)
            return
        seat, verb, words = split_act(text, VERBS, self.seats)
        if verb not in VERBS_OF_PHASE[self.phase]:
            raise Bad("illegal-act")
        if seat != self.turn:
            raise Bad("not-your-turn")
        if verb == "stand":
            self.fix_trumps()
        elif verb == "beg":
            self.phase = "answer"
            self.turn = self.dealer
        elif verb == "give":
            self.scores[self.eldest] += 1
            self.fix_trumps()
        elif verb == "run":
            self.run_the_cards()
        else:
            self.play(seat, words[0], may_revoke=verb == "play!")

    def fix_trumps(self):
        self.turn_up = self.proposed
        self.trump = self.turn_up[1]
        self.phase = "play"
        self.turn = self.eldest

    def run_the_cards(self):
        refused = self.proposed[1]
        while self.proposed[1] == refused:
            if len(self.stock) < 3 * len(self.seats) + 1:
                self.thrown_in = True
                self.phase = "deal"
                self.turn = None
                return
            self.deal_packet()
            self.proposed = self.stock.pop(0)
        self.fix_trumps()

    def open_trick(self):
        if self.tricks and self.tricks[-1]["winner"] is None:
            return self.tricks[-1]
        return None

    def play(self, seat, word, may_revoke):
        card = read_own_card(GAME, word, self.hands[seat])
        trick = self.open_trick()
        led = trick["plays"][0][1] if trick else None
        if card not in legal_plays(GAME, self.trump, led, self.hands[seat]):
            if not may_revoke:
                raise Bad("illegal-play")
            self.revokes.append({"seat": seat, "trick": len(self.tricks) - 1})
        if trick is None:
            trick = {"plays": [], "winner": None}
            self.tricks.append(trick)
        trick["plays"].append((seat, card))
        self.hands[seat].remove(card)
        if len(trick["plays"]) < len(self.seats):
            self.turn = left_of(seat, self.seats)
            return
        cards = [played for _, played in trick["plays"]]
        trick["winner"] = trick["plays"][trick_winner(GAME, self.trump, cards)][0]
        self.turn = trick["winner"]
        if self.hands[seat] == []:
            self.count()

    def claim(self, claim):
        if self.phase != "play":
            raise Bad("illegal-act")
        seat, claimed = self.read_claim(claim)
        found = None
        for revoke in self.revokes:
            if revoke["seat"] == seat and self.moment(revoke["trick"]) == claimed:
                found = revoke
                break
        if found is None:
            raise Bad("illegal-act")
        self.revokes.remove(found)
        if claimed == "before-close":
            # In an open trick only the last card can be a revoke: the lead never is one, and
            # with three players the third card closes the trick.
            offender, card = self.tricks[-1]["plays"].pop()
            self.hands[offender].append(card)
            self.turn = offender
        elif claimed == "before-next-lead":
            self.scores[seat] -= 3
            self.passed_over.append(seat)

    def read_claim(self, claim):
        for field in claim:
            if field != "revoke":
                raise Bad("unknown-field")
        inner = claim.get("revoke")
        if not isinstance(inner, dict):
            raise Bad("bad-value")
        for field in inner:
            if field not in ("seat", "claimed"):
                raise Bad("unknown-field")
        if inner.get("seat") not in self.seats or inner.get("claimed") not in CLAIMS:
            raise Bad("bad-value")
        return inner["seat"], inner["claimed"]

    def moment(self, number):
        """What a claim about this trick would have to say now."""
        if self.tricks[number]["winner"] is None:
            return "before-close"
        if number == len(self.tricks) - 1:
            return "before-next-lead"
        return "later"

    def count(self):
        """F4.2 and F4.3: card points, then the largest total of 61 or more wins."""
        for trick in self.tricks:
            cards = [card for _, card in trick["plays"]]
            self.scores[trick["winner"]] += card_points(self.trump, cards)
        home = [
            seat for seat in self.seats if seat not in self.passed_over and self.scores[seat] >= 61
        ]
        if home:
            best = max(self.scores[seat] for seat in home)
            self.winners = [seat for seat in home if self.scores[seat] == best]
        self.phase = "over" if self.winners else "deal"
        self.turn = None

    def report(self):
        return {
            "complete": self.phase in ("deal", "over"),
            "points": {seat: self.scores[seat] - self.scores_before[seat] for seat in self.seats},
            "tricks": [
                {
                    "leader": trick["plays"][0][0],
                    "cards": [card for _, card in trick["plays"]],
                    "winner": trick["winner"],
                }
                for trick in self.tricks
            ],
            "trump": self.trump,
            "turn_up": self.turn_up,
        }


def replay(question):
    given = question["scores"]
    number = len(given) if isinstance(given, dict) else 0
    if number not in (2, 3):
        raise Bad("bad-value")
    seats = seats_of(GAME, number)
    scores = read_scores(given, seats, None)
    return run_deals(GAME, question, seats, scores, AllFivesDeal)
