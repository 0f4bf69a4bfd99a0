"""Questions about the score of All Fives: what a player gets in a deal, and who has won (F4, F6.4)."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

from ...cards import Card
from ...counting import figure, points
from ...names import LANGUAGES, Named, Text, listed
from ...position import Position
from ...rules import Problem, Ruling, Step
from ...shown import shown
from ...solved import Question, Solved, need
from ...table import Seat
from .begging import WORDS, seats, words_problems
from .deal import PENALTY, TARGET, AllFivesDeal
from .names import SIDE_NAMES
from .rules import RULES
from .values import priced, value

NOT_SHOWN: Text = {
    "ru": "{seat}: ошибки в сыгранных взятках не видно; покажите взятку с ней и карту, которую "
    "надо было сыграть",
    "en": "{seat}: the tricks show no revoke; show the trick and the card that had to be played",
}


def common_problems(position: Position) -> list[Problem]:
    """Trumps, words that can have been said, and tricks that can have been."""
    played = [card for _, card in position.plays()]
    found = [
        *need(position.trump, "нужна козырная масть (trump)", "the trump suit is missing (trump)"),
        *need(
            position.turn_up is None or position.turn_up not in played,
            "открытая карта никому не достаётся, а здесь она сыграна",
            "the turn-up goes to nobody, but here it is played",
            "turn-up",
        ),
        *need(
            position.turn_up is None or position.turn_up.suit == position.trump,
            "козырная масть — это масть открытой карты, а они разные",
            "the trump suit is the suit of the turn-up, and these differ",
            "trump",
        ),
        *words_problems(position),
    ]
    if found:
        return found
    try:
        deal = deal_of(position)
    except Problem as problem:
        return [problem]
    return [Problem("bad-value", NOT_SHOWN, {"seat": seat}, at="acts") for seat in deal.unclaimed]


def deal_of(position: Position) -> AllFivesDeal:
    """The deal as the position shows it, the dealer told by what was said."""
    return shown(replace(position, dealer=seats(position)[1]), AllFivesDeal)


HOW_MANY: Text = {
    "ru": "Сколько очков у {side:gen} в этой сдаче?",
    "en": "How many points go to {side} in this deal?",
}
HOW_MANY_SO_FAR: Text = {
    "ru": "Сколько очков этой сдачи уже записано {side:dat}?",
    "en": "How many points of this deal have been entered for {side} so far?",
}
COUNTED: Text = {
    "ru": "Во взятках {side:gen} считаются {counting}: {worth}.",
    "en": "In the tricks of {side} these count: {counting}, {worth} together.",
}
NOTHING_COUNTS: Text = {
    "ru": "Во взятках {side:gen} нет ни одного козыря, который что-то стоит: 0.",
    "en": "The tricks of {side} hold no trump that counts: 0.",
}
NO_TRICKS: Text = {
    "ru": "У {side:gen} ни одной взятки: 0.",
    "en": "{side:cap} took no trick: 0.",
}
NOT_YET: Text = {
    "ru": "Карты считают после последней взятки, а она ещё не сыграна.",
    "en": "Cards are counted after the last trick, and that is still to come.",
}
GIFT: Text = {
    "ru": " Ещё очко дал сдающий, когда оставил масть.",
    "en": " One point more was given by the dealer, who kept the suit.",
}
FINED: Text = {
    "ru": " За ошибку, замеченную до следующего захода, снято {fine}.",
    "en": " {fine} are taken off for a revoke claimed before the next lead.",
}
TOTAL: Text = {"ru": " Итого {total}.", "en": " {total} in all."}
GIFT_STEP: Text = {
    "ru": "Сдающий оставил масть: {side:dat} сразу записано 1 очко.",
    "en": "The dealer kept the suit: 1 point was booked for {side} at once.",
}
FINE_STEP: Text = {
    "ru": "За ошибку, замеченную до следующего захода, у {side:gen} сняли {fine}.",
    "en": "For a revoke claimed before the next lead {side} lost {fine} points.",
}
SUM: Text = {"ru": "Итого у {side:gen}: {total}.", "en": "{side:cap} gets {total} in all."}


class _Count:
    """What one player has in this deal: cards, a given point, a penalty."""

    def __init__(self, deal: AllFivesDeal, seat: Seat) -> None:
        trump = deal.trump or ""
        won = [trick for trick in deal.tricks if trick.winner == seat]
        self.counting = [c for trick in won for c in trick.cards if value(c, trump)]
        self.tricks = len(won)
        self.worth = sum(value(card, trump) for card in self.counting)
        self.fined = seat in deal.passed_over
        self.total = deal.points[seat]
        self.gift = seat == deal.gifted
        self.named: dict[str, Named] = {
            "side": SIDE_NAMES[seat],
            "counting": priced(self.counting, trump),
            "worth": points(self.worth),
            "total": points(self.total),
            "fine": (self.worth if deal.complete else 0) + int(self.gift) - self.total,
        }
        self.complete = deal.complete

    def cards_sentence(self) -> Text:
        """What the cards won are worth."""
        if not self.complete:
            return NOT_YET
        if self.counting:
            return COUNTED
        return NOTHING_COUNTS if self.tricks else NO_TRICKS

    def reason(self) -> Ruling:
        """The whole sum in a sentence or two."""
        parts = [self.cards_sentence()]
        parts += [GIFT] if self.gift else []
        parts += [FINED] if self.fined else []
        parts += [TOTAL] if len(parts) > 1 or not self.complete else []
        sentence = {lang: "".join(part[lang] for part in parts) for lang in LANGUAGES}
        rule = "trump-values" if self.complete and self.counting else "count-after-deal"
        if self.fined:
            rule = "revoke-penalty"
        elif self.gift and not self.complete:
            rule = "given-point"
        return Ruling(True, RULES[rule], sentence, self.named)

    def steps(self) -> list[Step]:
        """The parts of the sum."""
        rule = RULES["trump-values" if self.complete and self.counting else "count-after-deal"]
        cards: tuple[Card, ...] = tuple(self.counting) if self.complete else ()
        steps = [Step(rule, cards, self.cards_sentence(), self.named)]
        if self.gift:
            steps.append(Step(RULES["give-one-point"], (), GIFT_STEP, self.named))
        if self.fined:
            steps.append(Step(RULES["revoke-penalty"], (), FINE_STEP, self.named))
        return steps


def deal_points(position: Position) -> Solved:
    """Card points, a given point and a penalty, as the deal has booked them."""
    deal, side = deal_of(position), position.side or ""
    count = _Count(deal, side)
    steps = [*count.steps(), Step(RULES["count-after-deal"], (), SUM, count.named)]
    question = HOW_MANY if deal.complete else HOW_MANY_SO_FAR
    return Solved(question, count.named, count.total, steps, because=count.reason())


def _points_problems(position: Position) -> list[Problem]:
    return [
        *need(
            position.side,
            "скажите, чьи очки считать (side P1)",
            "say whose points are asked for (side P1)",
        ),
        *need(
            position.plays() or position.acts,
            "нужны взятки (tricks) или то, что было до игры (acts)",
            "tricks (tricks) or what was said before play (acts) are needed",
        ),
        *common_problems(position),
    ]


DEAL_POINTS = Question(
    _points_problems,
    deal_points,
    ("trump", "acts", "tricks", "hand", "side"),
    {"acts": (*WORDS, "revoke")},
    least=-PENALTY,
)


WHO_WON: Text = {"ru": "Кто выиграл игру?", "en": "Who has won the game?"}
NOBODY: Text = {"ru": "пока никто", "en": "nobody yet"}
SHARED: Text = {"ru": "{names}, поровну", "en": "{names} share the win"}

UNFINISHED: Text = {
    "ru": "Сдача не доиграна, а победителя определяют только после последней взятки.",
    "en": "The deal is not finished, and the win is judged only after the last trick.",
}
GIVEN_61: Text = {
    "ru": "У {leader:gen} уже есть {score}, но и данное очко игру не кончает: победителя определяют после "
    "последней взятки.",
    "en": "{leader:cap} has {score} already, but even a given point does not end the game: the win is "
    "judged after the last trick.",
}
LARGEST: Text = {
    "ru": "Сдача сыграна, и больше всех у {winner:gen}: {score}. Это не меньше 61.",
    "en": "The deal is over and {winner} has most: {score}, which is 61 or more.",
}
PASSING_OVER: Text = {
    "ru": "У {offender:gen} — {fined}, но ошибка лишает его победы в этой сдаче; из остальных больше "
    "всех у {winner:gen}: {score}.",
    "en": "{offender:cap} has {fined} but cannot win in this deal because of the revoke; of the others "
    "{winner} has most: {score}.",
}
EQUAL: Text = {
    "ru": "Сдача сыграна, и старший итог общий: {winners}, по {score}. Победу делят.",
    "en": "The deal is over and the largest total is equal: {winners} have {score} each and share the "
    "win.",
}
NOBODY_61: Text = {
    "ru": "Сдача сыграна, но 61 нет ни у кого: больше всех у {leader:gen}, {score}. Сдают снова.",
    "en": "The deal is over but nobody has 61: {leader} has most, {score}. A new deal follows.",
}
ONLY_THE_OFFENDER: Text = {
    "ru": "61 есть только у {offender:gen} ({fined}), но ошибка лишает его победы в этой сдаче: игра "
    "продолжается.",
    "en": "Only {offender} has 61, with {fined}, but cannot win in this deal because of the revoke: "
    "play goes on.",
}

SHORT: Text = {
    "ru": "У {side:gen} — {own}, а нужно не меньше 61.",
    "en": "{side:cap} has {own}, and 61 are needed.",
}
BARRED: Text = {
    "ru": "У {side:gen} — {own}, но ошибка, замеченная до следующего захода, лишает его победы в этой "
    "сдаче.",
    "en": "{side:cap} has {own}, but a revoke claimed before the next lead bars the win in this deal.",
}
LESS: Text = {
    "ru": "У {side:gen} — {own}, но у {leader:gen} больше: {score}.",
    "en": "{side:cap} has {own}, but {leader} has more: {score}.",
}
NOT_ALONE: Text = {
    "ru": "Старший итог не только у {side:gen}: {winners}, по {score}. Победу делят.",
    "en": "{side:cap} is not alone: {winners} have {score} each and share the win.",
}
NOT_SHARED: Text = {
    "ru": "Победу делят только равные старшие итоги, не меньше 61; а здесь: {scores}.",
    "en": "Only equal largest totals of 61 or more share the win; here: {scores}.",
}
THERE_IS: Text = {"ru": "Победитель уже есть. ", "en": "There is a winner. "}
THERE_ARE: Text = {"ru": "Победители уже есть. ", "en": "There are winners. "}

BEFORE: Text = {
    "ru": "Счёт перед сдачей: {scores}; нужно 61.",
    "en": "Scores before the deal: {scores}; 61 are needed.",
}
NOW: Text = {
    "ru": "Счёт теперь: {scores}.",
    "en": "The scores now: {scores}.",
}


def who_won(position: Position) -> Solved:
    """The largest total of 61 or more once the deal is over; equal ones share the win."""
    deal = deal_of(position)
    ending = _Ending(deal)
    seats = deal.table.seats
    groups = [group for size in range(1, len(seats) + 1) for group in combinations(seats, size)]
    labels = {"+".join(group): _label(group) for group in groups}
    rulings = {"+".join(group): ending.judge(group) for group in groups}
    labels["nobody"], rulings["nobody"] = NOBODY, ending.judge(())
    correct = "+".join(deal.winners) or "nobody"
    return Solved(WHO_WON, {}, correct, ending.steps(rulings[correct]), labels, rulings)


def _label(group: tuple[Seat, ...]) -> Text:
    names = _names(group)
    if len(group) == 1:
        return names
    return {lang: SHARED[lang].format(names=names[lang]) for lang in LANGUAGES}


def _names(group: tuple[Seat, ...] | list[Seat]) -> Text:
    return {lang: listed([SIDE_NAMES[seat][lang] for seat in group], lang) for lang in LANGUAGES}


class _Ending:
    """The totals of a deal, judged claim by claim."""

    def __init__(self, deal: AllFivesDeal) -> None:
        self.deal = deal
        self.total = deal.total()
        self.winners = tuple(deal.winners)
        self.leader = max(deal.table.seats, key=lambda seat: self.total[seat])
        best = self.winners[0] if self.winners else self.leader
        self.named: dict[str, Named] = {
            "leader": SIDE_NAMES[best],
            "winner": SIDE_NAMES[best],
            "winners": _names(self.winners),
            "score": figure(self.total[best]),
            "scores": _scores(self.total),
        }
        over = [s for s in deal.passed_over if self.total[s] >= max(TARGET, self.total[best])]
        self.offender = over[0] if over else None
        if self.offender:
            self.named["offender"] = SIDE_NAMES[self.offender]
            self.named["fined"] = figure(self.total[self.offender])

    def judge(self, group: tuple[Seat, ...]) -> Ruling:
        """Has this player, or have these together, won; with none: has nobody won yet?"""
        right = group == self.winners
        if not self.deal.complete:
            given = self.total[self.leader] >= TARGET and self.leader == self.deal.gifted
            rule = RULES["given-point" if given else "win-after-deal"]
            return Ruling(right, rule, GIVEN_61 if given else UNFINISHED, self.named)
        if right:
            return self._right()
        if not group:
            there, won = THERE_ARE if len(self.winners) > 1 else THERE_IS, self._right().sentence
            sentence = {lang: there[lang] + won[lang] for lang in LANGUAGES}
            return Ruling(False, RULES["win-after-deal"], sentence, self.named)
        if len(group) > 1:
            return Ruling(False, RULES["shared-win"], NOT_SHARED, self.named)
        return self._wrong(group[0])

    def _right(self) -> Ruling:
        if len(self.winners) > 1:
            return Ruling(True, RULES["shared-win"], EQUAL, self.named)
        if self.offender:
            sentence = PASSING_OVER if self.winners else ONLY_THE_OFFENDER
            return Ruling(True, RULES["revoke-penalty"], sentence, self.named)
        sentence = LARGEST if self.winners else NOBODY_61
        return Ruling(True, RULES["win-after-deal"], sentence, self.named)

    def _wrong(self, seat: Seat) -> Ruling:
        named = {**self.named, "side": SIDE_NAMES[seat], "own": figure(self.total[seat])}
        if self.total[seat] < TARGET:
            return Ruling(False, RULES["win-after-deal"], SHORT, named)
        if seat in self.deal.passed_over:
            return Ruling(False, RULES["revoke-penalty"], BARRED, named)
        if seat in self.winners:
            return Ruling(False, RULES["shared-win"], NOT_ALONE, named)
        return Ruling(False, RULES["win-after-deal"], LESS, named)

    def steps(self, reason: Ruling) -> list[Step]:
        """The score before, what everybody has counted, the score now, and so."""
        deal = self.deal
        before: dict[str, Named] = {"scores": _scores(deal.before)}
        steps = [Step(RULES["aim-61"], (), BEFORE, before)]
        if deal.complete:
            for seat in deal.table.seats:
                steps += _Count(deal, seat).steps()
        steps.append(Step(RULES["count-after-deal"], (), NOW, self.named))
        return [*steps, Step(reason.rule, (), reason.sentence, reason.named)]


def _scores(total: dict[Seat, int]) -> Text:
    return {
        lang: ", ".join(f"{SIDE_NAMES[s][lang]}{colon}{figure(n)}" for s, n in total.items())
        for lang, colon in (("ru", " — "), ("en", ": "))
    }


def _ending_problems(position: Position) -> list[Problem]:
    return [
        *need(
            position.plays() or position.acts,
            "нужны взятки (tricks) или то, что было до игры (acts)",
            "tricks (tricks) or what was said before play (acts) are needed",
        ),
        *common_problems(position),
    ]


WHO_HAS_WON = Question(
    _ending_problems,
    who_won,
    ("trump", "scores", "acts", "tricks", "hand"),
    {"acts": (*WORDS, "revoke")},
)
