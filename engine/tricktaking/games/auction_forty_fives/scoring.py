"""Questions about the score of Auction Forty-Fives: a pair's points, and who has won (A5)."""

from __future__ import annotations

from ...counting import figure, points, signed, tricks
from ...names import LANGUAGES, Named, Text
from ...position import Position
from ...rules import Problem, Ruling, Step
from ...shown import shown, shown_problems
from ...solved import Question, Solved, need
from ...table import Side
from .auction import BIDS, CALLS, FLOOR_AT_HUNDRED, HUNDRED, TOP
from .deal import TARGET, THIRTY_MADE, TRICK, AuctionDeal
from .rules import RULES
from .seats import PAIR_NAMES, SIDE_NAMES, TABLE

HOW_MANY: Text = {
    "ru": "Сколько очков записывает за эту сдачу {side}?",
    "en": "How many points do {side} score in this deal?",
}
HOW_MANY_SO_FAR: Text = {
    "ru": "Сколько очков этой сдачи уже записано {side:dat}?",
    "en": "How many points of this deal have been entered for {side} so far?",
}
NOT_YET: Text = {
    "ru": "Сыграно взяток: {played} из 5. До последней не записывают ничего.",
    "en": "Tricks played: {played} of 5. Nothing is entered before the last one.",
}
MADE: Text = {
    "ru": "{side:cap} заявила {bid} и набрала {made}: заявка выполнена, всё набранное записывают.",
    "en": "{side:cap} bid {bid} and made {made}: the bid is made and all of it scored.",
}
MADE_THIRTY: Text = {
    "ru": "{side:cap} заявила 30 и набрала все 30: за это записывают 60.",
    "en": "{side:cap} bid 30 and made all 30: that scores 60.",
}
MADE_EVERYTHING: Text = {
    "ru": "{side:cap} заявила {bid} и набрала все 30. Записывают 30, а не 60: шестьдесят даёт только "
    "заявка 30.",
    "en": "{side:cap} bid {bid} and made all 30. That scores 30 and not 60, which only a bid of 30 "
    "earns.",
}
SET: Text = {
    "ru": "{side:cap} заявила {bid}, а набрала {made}: подсад. Заявку отнимают, набранное пропадает: "
    "{total}.",
    "en": "{side:cap} bid {bid} but made {made}: set. The bid is taken off and nothing is added: "
    "{total}.",
}
SET_THIRTY: Text = {
    "ru": "{side:cap} заявила 30, а набрала {made}: подсад, минус 30, не минус 60.",
    "en": "{side:cap} bid 30 but made {made}: set, which is minus 30 and not minus 60.",
}
OPPONENTS: Text = {
    "ru": "{side:cap} торговлю не выиграла и записывает своё: {made}.",
    "en": "{side:cap} did not win the auction and score their own: {made}.",
}
OPPONENTS_ALL: Text = {
    "ru": "{side:cap} взяла всё, но 30 не заявляла: это только 30, а не 60.",
    "en": "{side:cap} took everything but did not bid 30: that is only 30, not 60.",
}
TOOK: Text = {
    "ru": "{side:cap} взяла {count}, по 5 очков: {worth}.",
    "en": "{side:cap} took {count}, 5 points each: {worth}.",
}
TOOK_NONE: Text = {"ru": "{side:cap} не взяла ни одной взятки.", "en": "{side:cap} took no trick."}
BONUS: Text = {
    "ru": "Старший козырь сдачи — {best}: взятку с ним взяла {holder}, ей и премия 5.",
    "en": "The highest trump of the deal is {best}: {holder} took its trick and get the bonus of 5.",
}
NO_BONUS: Text = {
    "ru": "Козырей не было ни у кого: премии нет.",
    "en": "Nobody had a trump: there is no bonus.",
}
ALL_MADE: Text = {"ru": "Набрано: {made}.", "en": "Made in play: {made}."}

AUCTION = ("bid", "dealer", "calls")
"""The winning bid, or who dealt and all that was called: either says who plays for what."""
SAID = {"bid": tuple(BIDS), "calls": CALLS}


def common_problems(position: Position) -> list[Problem]:
    """Trumps, a bid that can have been, and tricks that can have been."""
    full = position.trick is not None and position.trick.complete(position.table)
    found = [
        *need(position.trump, "нужна козырная масть (trump)", "the trump suit is missing (trump)"),
        *need(
            position.bid or position.calls,
            "нужна заявка: кто её выиграл и на сколько (bid N 20)",
            "the bid is missing: who won it, and how much (bid N 20)",
        ),
        *need(
            not position.calls or position.dealer,
            "с торговлей (calls) нужно сказать, кто сдавал (dealer)",
            "with calls say who dealt (dealer)",
            "calls",
        ),
        *need(
            position.tricks or full,
            "нужна хотя бы одна доигранная взятка (tricks)",
            "a finished trick is needed at least (tricks)",
        ),
        *_bid_problems(position),
    ]
    return found or shown_problems(position, AuctionDeal) or _auction_problems(position)


def _bid_problems(position: Position) -> list[Problem]:
    if position.bid is None or position.calls:
        return []
    seat, amount = position.bid
    score = dict(position.scores).get(TABLE.side[seat], 0)
    return [
        *need(
            amount in BIDS.values(),
            "заявить можно 5, 10, 15, 20, 25 или 30",
            "a bid is 5, 10, 15, 20, 25 or 30",
            "bid",
        ),
        *need(
            score < HUNDRED or amount >= FLOOR_AT_HUNDRED,
            "у этой пары 100 или больше: меньше 20 она заявить не могла",
            "this pair has 100 or more and cannot have bid less than 20",
            "bid",
        ),
    ]


def _auction_problems(position: Position) -> list[Problem]:
    auction = shown(position, AuctionDeal).auction
    return [
        *need(
            auction.declarer,
            "торговля не окончена или все спасовали: играть ещё нечего",
            "the auction is not over, or all have passed: nothing can be played",
            "calls",
        ),
        *need(
            not position.bid or position.bid == (auction.declarer, auction.bid),
            "заявка не та, которой кончилась торговля (calls)",
            "the bid is not the one that ended the auction (calls)",
            "bid",
        ),
    ]


class _Sheet:
    """The score sheet of a deal: what was made, whether the bid was, what is booked."""

    def __init__(self, deal: AuctionDeal) -> None:
        self.deal = deal
        self.made = deal.made()
        self.bidders = TABLE.side[deal.auction.declarer or ""]
        self.bid = deal.auction.bid

    def named(self, side: Side) -> dict[str, Named]:
        """What the sentences name."""
        return {
            **{"side": PAIR_NAMES[side], "made": points(self.made[side]), "bid": self.bid},
            "total": points(self.deal.points[side]),
            "played": len(self.finished),
        }

    @property
    def finished(self) -> list[Side]:
        """Who took each finished trick."""
        return [TABLE.side[trick.winner] for trick in self.deal.tricks if trick.winner]

    def booking(self, side: Side) -> Ruling:
        """What the pair books, and by which rule (A5.2–A5.5)."""
        named, booked = self.named(side), self.deal.points[side]
        if not self.deal.complete:
            return Ruling(True, RULES["all-tricks-first"], NOT_YET, named)
        if side != self.bidders:
            everything = self.made[side] == TOP
            rule = RULES["thirty-for-sixty" if everything else "opponents-score"]
            return Ruling(True, rule, OPPONENTS_ALL if everything else OPPONENTS, named)
        if self.bid == TOP:
            sentence = MADE_THIRTY if booked == THIRTY_MADE else SET_THIRTY
            return Ruling(True, RULES["thirty-for-sixty"], sentence, named)
        if booked < 0:
            return Ruling(True, RULES["bid-set"], SET, named)
        sentence = MADE_EVERYTHING if self.made[side] == TOP else MADE
        return Ruling(True, RULES["bid-made"], sentence, named)

    def steps(self, side: Side) -> list[Step]:
        """Tricks, bonus, bid: how the pair's points come about."""
        count = self.finished.count(side)
        named = self.named(side)
        named["count"], named["worth"] = tricks(count), points(TRICK * count)
        steps = [Step(RULES["trick-is-five"], (), TOOK if count else TOOK_NONE, named)]
        if self.deal.complete:
            steps += [self.bonus_step(), Step(RULES["trick-is-five"], (), ALL_MADE, named)]
        ruling = self.booking(side)
        return [*steps, Step(ruling.rule, (), ruling.sentence, ruling.named)]

    def bonus_step(self) -> Step:
        """Who has the bonus for the highest trump (A5.1)."""
        highest = self.deal.highest_trump()
        if not highest:
            return Step(RULES["no-trump-no-bonus"], (), NO_BONUS, {})
        best, holder = highest
        named: dict[str, Named] = {"best": best, "holder": PAIR_NAMES[holder]}
        return Step(RULES["highest-trump-bonus"], (best,), BONUS, named)


def deal_points(position: Position) -> Solved:
    """What the pair books for the deal: its points, the bid made or set, 60 for 30."""
    deal, side = shown(position, AuctionDeal), position.side or ""
    sheet = _Sheet(deal)
    question = HOW_MANY if deal.complete else HOW_MANY_SO_FAR
    named = sheet.named(side)
    reason = sheet.booking(side)
    return Solved(question, named, deal.points[side], sheet.steps(side), because=reason)


DEAL_POINTS = Question(
    lambda position: [
        *need(
            position.side,
            "скажите, чьи очки считать (side NS)",
            "say whose points are asked for (side NS)",
        ),
        *common_problems(position),
    ],
    deal_points,
    ("trump", "scores", *AUCTION, "tricks", "side"),
    SAID,
    AUCTION,
    least=-TOP,
)


WHO_WON: Text = {"ru": "Кто выиграл игру?", "en": "Who has won the game?"}
NOBODY: Text = {"ru": "пока никто", "en": "nobody yet"}

UNFINISHED: Text = {
    "ru": "Сыграно взяток: {played} из 5. Сначала доигрывают все и проверяют заявку, потом сравнивают "
    "итоги со 120.",
    "en": "Tricks played: {played} of 5. All are finished and the bid is checked before the totals are "
    "compared with 120.",
}
BOTH: Text = {
    "ru": "120 есть у обеих пар ({scores}), и выигрывает та, что выиграла торговлю: {winner}.",
    "en": "Both pairs have 120 ({scores}), and the pair that won the auction wins: {winner}.",
}
ALONE: Text = {
    "ru": "Сдача сыграна, заявка проверена, и 120 есть только у одной пары: {winner}, {score}.",
    "en": "The deal is played and the bid checked, and only one pair has 120: {winner}, with {score}.",
}
NOBODY_120: Text = {
    "ru": "Сдача сыграна, но 120 нет ни у кого ({scores}): сдают снова.",
    "en": "The deal is played but nobody has 120 ({scores}): a new deal follows.",
}
SHORT: Text = {
    "ru": "У {side:gen} {own}, а нужно 120.",
    "en": "{side:cap} have {own}, and 120 are needed.",
}
SHORT_AFTER_SET: Text = {
    "ru": "У {side:gen} после подсада {own}, а нужно 120.",
    "en": "{side:cap} were set and have {own}, not 120.",
}
NOT_THE_BIDDER: Text = {
    "ru": "120 есть и у {side:gen}, но когда они у обеих пар, выигрывает та, что выиграла торговлю: "
    "{winner}.",
    "en": "{side:cap} have 120 too, but when both pairs have them the pair that won the auction wins: "
    "{winner}.",
}
SOMEBODY: Text = {
    "ru": "Победитель уже есть. ",
    "en": "There is a winner. ",
}
BEFORE: Text = {
    "ru": "Счёт перед сдачей: {scores}; нужно 120.",
    "en": "Scores before the deal: {scores}; 120 are needed.",
}
AFTER: Text = {
    "ru": "{side:cap}: {before} {change}, стало {own}.",
    "en": "{side:cap}: {before} {change} makes {own}.",
}


def who_won(position: Position) -> Solved:
    """The pair with 120, the bidders if both have them; never before the fifth trick."""
    deal = shown(position, AuctionDeal)
    ending = _Ending(deal)
    labels: dict[str, Text] = {side: PAIR_NAMES[side] for side in TABLE.sides}
    labels["nobody"] = NOBODY
    rulings = {choice: ending.judge(choice) for choice in labels}
    correct = deal.winners[0] if deal.winners else "nobody"
    return Solved(WHO_WON, {}, correct, ending.steps(rulings[correct]), labels, rulings)


class _Ending:
    """The totals after a deal, judged claim by claim."""

    def __init__(self, deal: AuctionDeal) -> None:
        self.deal, self.sheet = deal, _Sheet(deal)
        self.total = deal.total()
        self.winner: Side | None = deal.winners[0] if deal.winners else None
        self.named: dict[str, Named] = {
            "played": len(self.sheet.finished),
            "scores": _scores(self.total),
        }
        if self.winner:
            self.named["winner"] = PAIR_NAMES[self.winner]
            self.named["score"] = figure(self.total[self.winner])

    def judge(self, choice: str) -> Ruling:
        """Has this pair won, or nobody?"""
        if not self.deal.complete:
            right = choice == "nobody"
            return Ruling(right, RULES["all-tricks-first"], UNFINISHED, self.named)
        home = [side for side, score in self.total.items() if score >= TARGET]
        if choice == "nobody":
            if self.winner:
                won = BOTH if len(home) > 1 else ALONE
                sentence = {lang: SOMEBODY[lang] + won[lang] for lang in SOMEBODY}
                return Ruling(False, RULES["aim-120"], sentence, self.named)
            return Ruling(True, RULES["all-tricks-first"], NOBODY_120, self.named)
        named = {**self.named, "side": PAIR_NAMES[choice], "own": figure(self.total[choice])}
        if choice == self.winner:
            both = len(home) > 1
            rule = RULES["both-at-120" if both else "aim-120"]
            return Ruling(True, rule, BOTH if both else ALONE, named)
        if choice in home:
            return Ruling(False, RULES["both-at-120"], NOT_THE_BIDDER, named)
        if self.deal.points[choice] < 0:
            return Ruling(False, RULES["bid-set"], SHORT_AFTER_SET, named)
        return Ruling(False, RULES["aim-120"], SHORT, named)

    def steps(self, reason: Ruling) -> list[Step]:
        """The scores before, what each pair books, the scores now, and so."""
        before: dict[str, Named] = {"scores": _scores(self.deal.before)}
        steps = [Step(RULES["aim-120"], (), BEFORE, before)]
        if self.deal.complete:
            steps.append(self.sheet.bonus_step())
            for side in TABLE.sides:
                booked = self.sheet.booking(side)
                steps.append(Step(booked.rule, (), booked.sentence, booked.named))
                named: dict[str, Named] = {
                    **{"side": PAIR_NAMES[side], "before": figure(self.deal.before[side])},
                    **{"change": _change(self.deal.points[side]), "own": figure(self.total[side])},
                }
                steps.append(Step(RULES["all-tricks-first"], (), AFTER, named))
        return [*steps, Step(reason.rule, (), reason.sentence, reason.named)]


def _change(number: int) -> str:
    sign, amount = signed(number)[0], signed(number)[1:]
    return f"{sign} {amount}"


def _scores(total: dict[Side, int]) -> Text:
    return {
        lang: ", ".join(f"{SIDE_NAMES[side][lang]} {figure(n)}" for side, n in total.items())
        for lang in LANGUAGES
    }


WHO_HAS_WON = Question(
    common_problems, who_won, ("trump", "scores", *AUCTION, "tricks"), SAID, AUCTION
)
