"""Who has won a game of Bruff, and in which trick? (B8)"""

from __future__ import annotations

from ...cards import Card
from ...counting import nth_trick, points
from ...names import Named, Text
from ...position import Position
from ...rules import Ruling, Step
from ...shown import shown
from ...solved import Question, Solved
from ...table import Side
from .booking import all_played, bonus_ruling, finished_problems
from .deal import TARGET, BruffDeal
from .names import SIDE_NAMES
from .rules import RULES

WHO_WON: Text = {
    "ru": "Кто выиграл игру и в какой взятке?",
    "en": "Who has won the game, and in which trick?",
}
NOBODY: Text = {"ru": "пока никто", "en": "nobody yet"}

JINK: Text = {
    "ru": "{side:cap} взяла все пять взяток: это джинк, и игра выиграна, хотя на счету у неё {score}.",
    "en": "{side:cap} took all five tricks: a jink, which wins the game although the score is only "
    "{score}.",
}
FIRST_HOME: Text = {
    "ru": "У {side:gen} {score} {trick:pre}, а 45 до неё не было ни у кого.",
    "en": "{side:cap} has {score} {trick:pre}, and nobody had 45 before.",
}
CLEAR: Text = {
    "ru": "{side:cap} набирает {score} {trick:pre}, и спорить тут не о чем: остальное не доигрывают.",
    "en": "{side:cap} reaches {score} {trick:pre} beyond any doubt: the rest is not played out.",
}
WITH_LATE_PROOF: Text = {
    "ru": "Премия за {best:acc} доказана позже, но считается там, где этот козырь взял взятку: "
    "{trick:pre} у {side:gen} стало {score}.",
    "en": "The bonus for {best} was proven later but counts where that trump took its trick: "
    "{trick:pre} {side} came to {score}.",
}
EARLIER: Text = {
    "ru": "Играли дальше, пока не выяснилось, чья премия, но порядка она не изменила: {score} "
    "у {side:gen} было уже {trick:pre}.",
    "en": "Play went on until the bonus was settled, but it did not change the order: {side} had "
    "{score} {trick:pre} already.",
}
HARMLESS: Text = {
    "ru": "Премия за {best:acc} не доказана, но исхода не изменит: у {side:gen} уже {score} "
    "{trick:pre}, и раньше до них никто дойти не мог. Доигрывать незачем.",
    "en": "The bonus for {best} is not proven, but it cannot change who is first: {side} has {score} "
    "{trick:pre}, and nobody can have been earlier. There is no need to play on.",
}

SHORT: Text = {
    "ru": "После {trick:gen} у {side:gen} только {score}, а нужно 45.",
    "en": "After {trick} {side} has only {score}, and 45 are needed.",
}
SHORT_OF_THE_JINK: Text = {
    "ru": "После {trick:gen} у {side:gen} только {score}, а для джинка нужны все пять взяток.",
    "en": "After {trick} {side} has only {score}, and a jink needs all five tricks.",
}
BONUS_WENT_ELSEWHERE: Text = {
    "ru": "После {trick:gen} у {side:gen} только {score}: премию за старшего козыря, {best}, "
    "получила {holder}.",
    "en": "After {trick} {side} has only {score}: the bonus for the highest trump, {best}, went to "
    "{holder}.",
}
ONLY_WITH_BONUS: Text = {
    "ru": "После {trick:gen} у {side:gen} {score}; с премией за {best:acc} хватило бы, но она не доказана.",
    "en": "After {trick} {side} has {score}; the bonus for {best} would make it 45, but it is not "
    "proven.",
}
ALREADY: Text = {
    "ru": "45 у {side:gen} было раньше: {first:pre}.",
    "en": "{side:cap} had 45 before that, {first:pre}.",
}
TOO_LATE: Text = {
    "ru": "45 у {side:gen} есть {trick:pre}, но {winner} была там раньше: {first:pre}.",
    "en": "{side:cap} has 45 {trick:pre}, but {winner} was there before, {first:pre}.",
}
PROVEN_LATER: Text = {
    "ru": " Премию за {best:acc} доказали позже, но считают её с той взятки, которую взял этот козырь.",
    "en": " The bonus for {best} was proven later but counts from the trick which that trump took.",
}
OPEN_ORDER: Text = {
    "ru": "45 у {side:gen} есть {trick:pre}, но премия за {best:acc} под сомнением: если она достанется "
    "{rival:dat}, та пришла раньше, {first:pre}.",
    "en": "{side:cap} has 45 {trick:pre}, but the bonus for {best} is in doubt: if it goes to {rival}, "
    "that pair was there before, {first:pre}.",
}

NEXT_DEAL: Text = {
    "ru": "Сдача сыграна, а 45 нет ни у кого, и все взятки никто не взял: счёт остаётся, сдают снова.",
    "en": "The deal is over, nobody has 45 and nobody took every trick: the scores stand and a new "
    "deal follows.",
}
GOES_ON: Text = {
    "ru": "45 пока нет ни у кого: больше всех у {side:gen}, {score}. Игра продолжается.",
    "en": "Nobody has 45 yet: {side} has most, {score}. Play goes on.",
}
WAIT_FOR_BONUS: Text = {
    "ru": "45 есть только с премией: {side} дошла бы до них {trick:pre}, но премия за {best:acc} не "
    "доказана. Играют дальше.",
    "en": "Only the bonus would make 45: {side} would have them {trick:pre}, but the bonus for {best} "
    "is not proven. Play goes on.",
}
SOMEBODY: Text = {
    "ru": "Победитель уже есть. ",
    "en": "There is a winner already. ",
}

BEFORE: Text = {
    "ru": "Счёт перед сдачей: {scores}; нужно 45.",
    "en": "Scores before the deal: {scores}; 45 are needed.",
}
TRICK: Text = {
    "ru": "Взятка {number}: {card}, её берёт {side}: +5, стало {score}.",
    "en": "Trick {number}: {side} takes it with {card}: +5, now {score}.",
}
TRICK_AND_BONUS: Text = {
    "ru": "Взятка {number}: {card}, её берёт {side}: +5 и премия +5, стало {score}.",
    "en": "Trick {number}: {side} takes it with {card}: +5 and the bonus +5, now {score}.",
}


def who_won(position: Position) -> Solved:
    """The pair that got home first and its trick, as the replay finds it; or nobody yet."""
    deal = shown(position, BruffDeal)
    ending = _Ending(deal)
    labels: dict[str, Text] = {}
    rulings = {}
    for number, side, _ in deal.running(None):
        choice = f"{side}-{number + 1}"
        name, trick = SIDE_NAMES[side], nth_trick(number + 1)
        labels[choice] = {lang: f"{name[lang]}, {trick[lang + '-pre']}" for lang in ("ru", "en")}
        rulings[choice] = ending.judge(side, number)
    labels["nobody"], rulings["nobody"] = NOBODY, ending.nobody()
    return Solved(WHO_WON, {}, ending.correct, ending.steps(rulings), labels, rulings)


class _Ending:
    """The end of a deal, or what it has come to, judged claim by claim."""

    def __init__(self, deal: BruffDeal) -> None:
        self.deal = deal
        self.bonus_trick = deal.bonus[1] if deal.bonus else None
        self.scores = {n: (side, score) for n, side, score in deal.running(self.bonus_trick)}
        home = deal.home(self.bonus_trick)
        self.winner: Side | None = deal.winners[0] if deal.winners else None
        self.jink = bool(deal.winners) and home is None
        self.at = home[1] if home else len(self.scores) - 1
        """The trick in which the winner got home."""
        self.in_doubt = deal.bonus is None and deal.best is not None and not all_played(deal)
        self.correct = f"{self.winner}-{self.at + 1}" if self.winner else "nobody"

    def named(self, side: Side, number: int) -> dict[str, Named]:
        """What the sentences name: the pair, the trick, the pair's score after it."""
        named: dict[str, Named] = {
            "side": SIDE_NAMES[side],
            "trick": nth_trick(number + 1),
            "score": self._after(side, number),
            "best": self.deal.best or "",
        }
        if self.winner:
            named["winner"], named["first"] = SIDE_NAMES[self.winner], nth_trick(self.at + 1)
        return named

    def _after(self, side: Side, number: int) -> int:
        taken = [score for n, (who, score) in self.scores.items() if who == side and n <= number]
        return taken[-1] if taken else self.deal.before[side]

    def judge(self, side: Side, number: int) -> Ruling:
        """Has this pair won in this trick, which it took?"""
        named, deal = self.named(side, number), self.deal
        if side == self.winner and number == self.at:
            return self._won(named)
        score = self._after(side, number)
        if score < TARGET:
            would = self.in_doubt and deal.side_that_took(deal.best_at) == side
            if would and deal.best_at <= number and score + 5 >= TARGET:
                return Ruling(False, RULES["doubtful-bonus"], ONLY_WITH_BONUS, named)
            return Ruling(False, RULES["first-to-45"], self._short(side, score, named), named)
        before = [n for n in range(number) if self._after(side, n) >= TARGET]
        if before and (side == self.winner or self.winner is None):
            named["first"] = nth_trick(before[0] + 1)
            return Ruling(False, RULES["first-to-45"], self._before(ALREADY), named)
        if self.winner:
            return Ruling(False, RULES["order-settled"], self._before(TOO_LATE), named)
        rival = deal.home(deal.best_at)
        if rival:
            named["rival"], named["first"] = SIDE_NAMES[rival[0]], nth_trick(rival[1] + 1)
        return Ruling(False, RULES["doubtful-bonus"], OPEN_ORDER, named)

    def _short(self, side: Side, score: int, named: dict[str, Named]) -> Text:
        """Why a pair that lacks points has not won: what it may have been thought to have."""
        holder = self.deal.bonus[0] if self.deal.bonus else side
        if self.jink and side == self.winner:
            return SHORT_OF_THE_JINK
        if holder != side and score + 5 >= TARGET:
            named["holder"] = SIDE_NAMES[holder]
            return BONUS_WENT_ELSEWHERE
        return SHORT

    def _before(self, sentence: Text) -> Text:
        """The winner was there before: with a bonus that was proven only later?"""
        if not self.winner or self._won({}).sentence is not WITH_LATE_PROOF:
            return sentence
        return {lang: sentence[lang] + PROVEN_LATER[lang] for lang in sentence}

    def _won(self, named: dict[str, Named]) -> Ruling:
        deal, last = self.deal, len(self.scores) - 1
        if self.jink:
            return Ruling(True, RULES["jink"], JINK, named)
        if self.in_doubt:
            return Ruling(True, RULES["harmless-doubt"], HARMLESS, named)
        if self.at < last and self.bonus_trick is not None:
            if deal.home(None) != deal.home(self.bonus_trick):
                return Ruling(True, RULES["doubtful-bonus"], WITH_LATE_PROOF, named)
            return Ruling(True, RULES["order-settled"], EARLIER, named)
        if last < 4:
            return Ruling(True, RULES["clear-finish"], CLEAR, named)
        return Ruling(True, RULES["first-to-45"], FIRST_HOME, named)

    def nobody(self) -> Ruling:
        """Has nobody won yet?"""
        deal = self.deal
        if self.winner:
            rule = RULES["jink" if self.jink else "first-to-45"]
            won = self._won(self.named(self.winner, self.at))
            sentence = {lang: SOMEBODY[lang] + won.sentence[lang] for lang in SOMEBODY}
            return Ruling(False, rule, sentence, won.named)
        if all_played(deal):
            return Ruling(True, RULES["next-deal"], NEXT_DEAL, {})
        home = deal.home(None)
        rival = deal.home(deal.best_at) if self.in_doubt else None
        if home and rival:
            named = self.named(*home)
            named["rival"], named["first"] = SIDE_NAMES[rival[0]], nth_trick(rival[1] + 1)
            return Ruling(True, RULES["doubtful-bonus"], OPEN_ORDER, named)
        if rival:
            return Ruling(True, RULES["doubtful-bonus"], WAIT_FOR_BONUS, self.named(*rival))
        leader = max(deal.table.sides, key=lambda side: deal.total()[side])
        named = self.named(leader, len(self.scores) - 1)
        return Ruling(True, RULES["first-to-45"], GOES_ON, named)

    def steps(self, rulings: dict[str, Ruling]) -> list[Step]:
        """The score trick by trick, the bonus, and so."""
        deal = self.deal
        scores = ", ".join(f"{side} {score}" for side, score in deal.before.items())
        steps = [Step(RULES["first-to-45"], (), BEFORE, {"scores": scores})]
        for number, (side, score) in self.scores.items():
            card = self._taker(number)
            named: dict[str, Named] = {
                **{"number": number + 1, "card": card},
                **{"side": SIDE_NAMES[side], "score": points(score)},
            }
            extra = number == self.bonus_trick
            rule = RULES["highest-trump-bonus" if extra else "trick-is-five"]
            steps.append(Step(rule, (card,), TRICK_AND_BONUS if extra else TRICK, named))
        if deal.best:
            bonus = bonus_ruling(deal)
            steps.append(Step(bonus.rule, (deal.best,), bonus.sentence, bonus.named))
        reason = rulings[self.correct]
        return [*steps, Step(reason.rule, (), reason.sentence, reason.named)]

    def _taker(self, number: int) -> Card:
        trick = self.deal.tricks[number]
        return trick.cards[self.deal.game.orders[self.deal.trump or ""].winner(trick.cards)]


WHO_HAS_WON = Question(
    finished_problems, who_won, ("trump", "turn-up", "scores", "acts", "tricks"), {"acts": ("rob",)}
)
