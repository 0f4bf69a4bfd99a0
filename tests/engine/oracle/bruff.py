"""Whole games of Bruff: the deal, the joker turned, robbing, play, and the end trick by trick.

How the end is found (B8): the tricks taken so far are recounted from the first one, once for every
place where the bonus may still be. If every recount names the same pair as first at 45, the order
is settled. While the bonus is unproven it may belong to the trick of the best trump seen so far,
or to no finished trick at all (a later trick, or nobody).
"""

from oracle.judgements import legal_plays, trick_winner
from oracle.reading import Bad, read_card, read_scores
from oracle.replaying import (
    default_scores,
    from_left_of,
    left_of,
    read_own_card,
    run_deals,
    split_act,
)
from oracle.tables import BRUFF_TRUMPS, PAIR_OF, SEATS

GAME = "bruff"
VERBS = {"bury": [1], "rob": [1], "play": [1]}
VERBS_OF_PHASE = {"bury": ["bury"], "play": ["rob", "play"], "deal": []}


class BruffDeal:
    def __init__(self, deck, dealer, scores):
        self.seats = SEATS[GAME]
        self.dealer = dealer
        self.scores = dict(scores)
        self.scores_before = dict(scores)
        self.hands = {seat: [] for seat in self.seats}
        stock = list(deck)
        for packet in (3, 2):
            for seat in from_left_of(dealer, self.seats):
                for _ in range(packet):
                    self.hands[seat].append(stock.pop(0))
        self.stock = stock
        self.trump = None
        self.turn_up = None
        self.robbed = False
        self.tricks = []
        self.bonus = None
        self.winners = []
        self.by = None
        first = self.stock.pop(0)
        if first == "JK":
            self.hands[dealer].append("JK")
            self.phase = "bury"
            self.turn = dealer
        else:
            self.turn_the_card(first)

    def turn_the_card(self, card):
        self.turn_up = card
        self.trump = card[1]
        self.phase = "play"
        self.turn = left_of(self.dealer, self.seats)

    def next_dealer(self):
        return left_of(self.dealer, self.seats)

    def act(self, text):
        seat, verb, words = split_act(text, VERBS, self.seats)
        if verb not in VERBS_OF_PHASE[self.phase]:
            raise Bad("illegal-act")
        if verb != "rob" and seat != self.turn:
            raise Bad("not-your-turn")
        if verb == "bury":
            self.bury(seat, words[0])
        elif verb == "rob":
            self.rob(seat, words[0])
        else:
            self.play(seat, words[0])

    def bury(self, seat, word):
        card = read_own_card(GAME, word, self.hands[seat])
        if card == "JK":
            raise Bad("illegal-bury")
        self.hands[seat].remove(card)
        self.stock.append(card)
        self.turn_the_card(self.stock.pop(0))

    def may_rob(self, seat):
        """B3: the right belongs to the ace's holder or to the dealer, until the own first play."""
        if self.phase != "play" or self.robbed or self.has_played(seat):
            return False
        ace = "A" + self.trump
        if self.turn_up == ace:
            return seat == self.dealer
        return ace in self.hands[seat]

    def has_played(self, seat):
        for trick in self.tricks:
            for player, _ in trick["plays"]:
                if player == seat:
                    return True
        return False

    def rob(self, seat, word):
        read_card(GAME, word)
        if not self.may_rob(seat):
            raise Bad("illegal-rob")
        card = read_own_card(GAME, word, self.hands[seat])
        self.hands[seat].remove(card)
        self.hands[seat].append(self.turn_up)
        self.robbed = True

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
        if len(trick["plays"]) < 6:
            self.turn = left_of(seat, self.seats)
            return
        cards = [played for _, played in trick["plays"]]
        trick["winner"] = trick["plays"][trick_winner(GAME, self.trump, cards)][0]
        self.turn = trick["winner"]
        self.count()

    def count(self):
        """A trick is complete: book it, look for the proof of the bonus, then for the end."""
        pair = PAIR_OF[self.tricks[-1]["winner"]]
        self.scores[pair] += 5
        place = self.trick_of_best_trump()
        if self.bonus is None and place is not None and self.bonus_is_proven(place):
            pair = PAIR_OF[self.tricks[place]["winner"]]
            self.bonus = {"pair": pair, "trick": place}
            self.scores[pair] += 5
        if self.bonus is not None:
            places = [self.bonus["trick"]]
        elif place is None or len(self.tricks) == 5:
            places = [None]
        else:
            places = [place, None]
        first_home = [self.first_home(place) for place in places]
        if first_home[0] is not None and first_home == first_home[:1] * len(first_home):
            self.finish(first_home[0], "points")
        elif len(self.tricks) == 5:
            takers = {PAIR_OF[trick["winner"]] for trick in self.tricks}
            if len(takers) == 1:
                self.finish(takers.pop(), "jink")
            else:
                self.phase = "deal"
                self.turn = None

    def trick_of_best_trump(self):
        """The number of the trick in which the best trump seen so far was played."""
        for trump in BRUFF_TRUMPS[self.trump]:
            for number, trick in enumerate(self.tricks):
                for _, card in trick["plays"]:
                    if card == trump:
                        return number
        return None

    def bonus_is_proven(self, place):
        """B7.7: every card is out, or every trump above the best one is the turn-up left lying."""
        if len(self.tricks) == 5:
            return True
        played = [card for _, card in self.tricks[place]["plays"]]
        for trump in BRUFF_TRUMPS[self.trump]:
            if trump in played:
                return True
            if trump != self.turn_up or self.robbed:
                return False
        raise AssertionError("the trick has a trump")

    def first_home(self, bonus_place):
        """Recount the deal with the bonus in this trick: the pair that reaches 45 first."""
        running = dict(self.scores_before)
        for number, trick in enumerate(self.tricks):
            pair = PAIR_OF[trick["winner"]]
            running[pair] += 10 if number == bonus_place else 5
            if running[pair] >= 45:
                return pair
        return None

    def finish(self, pair, by):
        self.winners = [pair]
        self.by = by
        self.phase = "over"
        self.turn = None

    def report(self):
        return {
            "complete": self.phase in ("deal", "over"),
            "points": {pair: self.scores[pair] - self.scores_before[pair] for pair in "ABC"},
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
            "bonus": self.bonus,
        }


def replay(question):
    scores = read_scores(default_scores(question, "ABC"), ["A", "B", "C"], 45)
    return run_deals(GAME, question, SEATS[GAME], scores, BruffDeal)
