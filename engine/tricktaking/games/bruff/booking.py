"""Questions about the points of a deal of Bruff: what a pair has booked, and whose the bonus is (B7)."""

from __future__ import annotations

from ...cards import Card
from ...counting import nth_trick, points, tricks
from ...names import Named, Text
from ...position import Position
from ...rules import Problem, Ruling, Step
from ...shown import shown, shown_problems
from ...solved import Question, Solved, need
from ...table import Side
from .deal import BruffDeal
from .names import SIDE_NAMES
from .rules import RULES

NO_TRUMP_YET: Text = {
    "ru": "Козырей ещё никто не играл, так что и премию пока давать не за что.",
    "en": "Nobody has played a trump yet, so there is nothing to give the bonus for.",
}
NO_TRUMP_AT_ALL: Text = {
    "ru": "За всю сдачу не вышло ни одного козыря: премии нет.",
    "en": "Not one trump was played in the whole deal: there is no bonus.",
}
FIVE_PROVES: Text = {
    "ru": "Вышла {best}, а старше неё козыря нет: премия сразу доказана, её получает {side}, "
    "и {trick} стоит 10.",
    "en": "{best} was played and no trump is higher: the bonus is proven at once and goes to {side}; "
    "{trick} is worth 10.",
}
LEFT_LYING: Text = {
    "ru": "Старше, чем {best}, только {turn}, а она осталась открытой на столе, и забрать её уже "
    "некому: премия доказана, её получает {side}.",
    "en": "Only {turn} is higher than {best}, and it was left lying as the turn-up, where nobody can "
    "take it any more: the bonus is proven and goes to {side}.",
}
ALL_PLAYED: Text = {
    "ru": "Сыграны все карты, и старшим козырем оказался {best}: премия у {side:gen}, "
    "за {trick:acc}.",
    "en": "All cards have been played and {best} was the highest trump: the bonus goes to {side}, "
    "for {trick}.",
}
ONE_HIGHER: Text = {
    "ru": "Старший козырь пока {best}, взятка с ним у {side:gen}. Но есть козырь старше, {higher}, "
    "и он ещё может выйти: премия под сомнением.",
    "en": "The best trump so far is {best}, which took a trick for {side}. But a higher one, {higher}, "
    "may still appear, so the bonus is in doubt.",
}
SOME_HIGHER: Text = {
    "ru": "Старший козырь пока {best}, взятка с ним у {side:gen}. Но есть козыри старше "
    "({higher:row}), и они ещё могут выйти: премия под сомнением.",
    "en": "The best trump so far is {best}, which took a trick for {side}. But higher ones "
    "({higher:row}) may still appear, so the bonus is in doubt.",
}
MANY_HIGHER: Text = {
    "ru": "Старший козырь пока {best}, взятка с ним у {side:gen}. Но козырей старше ещё много "
    "({higher:row} и другие), и они могут выйти: премия под сомнением.",
    "en": "The best trump so far is {best}, which took a trick for {side}. But many higher ones "
    "({higher:row} and others) may still appear, so the bonus is in doubt.",
}


def bonus_ruling(deal: BruffDeal) -> Ruling:
    """How it stands with the bonus for the highest trump, and why (B7.2–B7.7)."""
    finished = all_played(deal)
    if deal.best is None:
        if finished:
            return Ruling(True, RULES["no-trump-no-bonus"], NO_TRUMP_AT_ALL, {})
        return Ruling(True, RULES["highest-trump-bonus"], NO_TRUMP_YET, {})
    named: dict[str, Named] = {
        "best": deal.best,
        "side": SIDE_NAMES[deal.side_that_took(deal.best_at)],
        "trick": nth_trick(deal.best_at + 1),
    }
    if deal.bonus is None:
        higher = still_higher(deal)
        named["higher"] = higher if len(higher) < 4 else higher[:3]
        sentence = SOME_HIGHER if len(higher) < 4 else MANY_HIGHER
        if len(higher) == 1:
            sentence = ONE_HIGHER
        return Ruling(True, RULES["five-proves-bonus"], sentence, named)
    if not _above(deal):
        return Ruling(True, RULES["five-proves-bonus"], FIVE_PROVES, named)
    if finished:
        return Ruling(True, RULES["public-proof"], ALL_PLAYED, named)
    named["turn"] = deal.turn_up or ""
    return Ruling(True, RULES["public-proof"], LEFT_LYING, named)


def all_played(deal: BruffDeal) -> bool:
    """Whether all five tricks are finished."""
    return len(deal.tricks) == 5 and deal.on_table is None


def still_higher(deal: BruffDeal) -> tuple[Card, ...]:
    """The trumps above the best one seen that may still be played, as far as everybody knows."""
    dead = None if deal.robbed else deal.turn_up
    return tuple(card for card in _above(deal) if card is not dead)


def _above(deal: BruffDeal) -> tuple[Card, ...]:
    trumps = deal.game.orders[deal.trump or ""].trumps
    return trumps[: trumps.index(deal.best)] if deal.best else ()


def tricks_of(deal: BruffDeal, side: Side) -> list[int]:
    """The numbers of the finished tricks that the pair has taken."""
    return [i for i, taker, _ in deal.running(None) if taker == side]


def common_problems(position: Position) -> list[Problem]:
    """What every question about a deal of Bruff needs: trumps, and tricks that can have been."""
    turn_up = position.turn_up
    found = [
        *need(
            position.trump or turn_up,
            "нужна козырная масть (trump) или открытая карта (turn-up)",
            "the trump suit (trump) or the turn-up (turn-up) is missing",
        ),
        *need(
            not turn_up or turn_up.suit,
            "джокер козырей не назначает: сдающий берёт его и открывает следующую карту",
            "the joker fixes no trumps: the dealer takes it and turns the next card",
            "turn-up",
        ),
        *need(
            not turn_up or not turn_up.suit or position.trump in (None, turn_up.suit),
            "козырная масть — это масть открытой карты, а они разные",
            "the trump suit is the suit of the turn-up, and these differ",
            "trump",
        ),
    ]
    return found or shown_problems(position, BruffDeal)


def finished_problems(position: Position) -> list[Problem]:
    """A question about tricks also needs a finished trick."""
    full = position.trick is not None and position.trick.complete(position.table)
    return [
        *need(
            position.tricks or full,
            "нужна хотя бы одна доигранная взятка (tricks)",
            "a finished trick is needed at least (tricks)",
        ),
        *common_problems(position),
    ]


HOW_MANY: Text = {
    "ru": "Сколько очков в этой сдаче у {side:gen}?",
    "en": "How many points go to {side} in this deal?",
}
HOW_MANY_SO_FAR: Text = {
    "ru": "Сколько очков этой сдачи уже записано {side:dat}?",
    "en": "How many points of this deal have been entered for {side} so far?",
}
TOOK: Text = {
    "ru": "{side:cap} взяла {count}: это {worth}.",
    "en": "{side:cap} took {count}: that is {worth}.",
}
TOOK_NONE: Text = {
    "ru": "У {side:gen} ни одной взятки.",
    "en": "{side:cap} took no trick.",
}
SUM: Text = {"ru": "Итого у {side:gen}: {total}.", "en": "{side:cap} has {total} in all."}
WITH_BONUS: Text = {
    "ru": "У {side:gen} {worth} за взятки и ещё 5, премия за старшего козыря ({best}): всего {total}.",
    "en": "{side:cap} has {worth} for tricks and 5 more, the bonus for the highest trump, {best}: "
    "{total} in all.",
}
BONUS_IN_DOUBT: Text = {
    "ru": "У {side:gen} {worth} за взятки; премия за {best:acc} ещё не доказана, и её не записывают.",
    "en": "{side:cap} has {worth} for tricks; the bonus for {best} is not proven and so not entered.",
}
BONUS_ELSEWHERE: Text = {
    "ru": "У {side:gen} {worth} за взятки; премия за {best:acc} досталась {other:dat}.",
    "en": "{side:cap} has {worth} for tricks; the bonus for {best} goes to {other}.",
}
ONLY_TRICKS: Text = {
    "ru": "У {side:gen} {worth} за взятки; премии тут пока нет.",
    "en": "{side:cap} has {worth} for tricks; no bonus comes into it so far.",
}
NO_BONUS_AT_ALL: Text = {
    "ru": "У {side:gen} {worth} за взятки; козырей не было ни у кого, поэтому премии нет.",
    "en": "{side:cap} has {worth} for tricks; nobody had a trump, so there is no bonus.",
}


def deal_points(position: Position) -> Solved:
    """What the pair has booked in this deal so far, or in all (B7)."""
    deal, side = shown(position, BruffDeal), position.side or ""
    own, total = tricks_of(deal, side), deal.points[side]
    named: dict[str, Named] = {
        "side": SIDE_NAMES[side],
        "count": tricks(len(own)),
        "worth": points(5 * len(own)),
        "total": points(total),
    }
    bonus = bonus_ruling(deal)
    takers = [deal.tricks[i] for i in own]
    order = deal.game.orders[deal.trump or ""]
    cards = tuple(trick.cards[order.winner(trick.cards)] for trick in takers)
    best = (deal.best,) if deal.best else ()
    steps = [
        Step(RULES["trick-is-five"], cards, TOOK if own else TOOK_NONE, named),
        Step(bonus.rule, best, bonus.sentence, bonus.named),
        Step(RULES["trick-is-five"], cards, SUM, named),
    ]
    reason = _reason(deal, side, bonus, named)
    question = HOW_MANY if deal.complete else HOW_MANY_SO_FAR
    return Solved(question, named, total, steps, because=reason)


def _reason(deal: BruffDeal, side: Side, bonus: Ruling, named: dict[str, Named]) -> Ruling:
    if deal.best is None:
        finished = all_played(deal)
        rule = RULES["no-trump-no-bonus" if finished else "trick-is-five"]
        return Ruling(True, rule, NO_BONUS_AT_ALL if finished else ONLY_TRICKS, named)
    named["best"] = deal.best
    holder = deal.side_that_took(deal.best_at)
    if holder != side:
        if deal.bonus is None:
            return Ruling(True, RULES["trick-is-five"], ONLY_TRICKS, named)
        named["other"] = SIDE_NAMES[holder]
        return Ruling(True, RULES["highest-trump-bonus"], BONUS_ELSEWHERE, named)
    if deal.bonus is None:
        return Ruling(True, bonus.rule, BONUS_IN_DOUBT, named)
    return Ruling(True, bonus.rule, WITH_BONUS, named)


DEAL_POINTS = Question(
    lambda position: [
        *need(
            position.side,
            "скажите, чьи очки считать (side A)",
            "say whose points are asked for (side A)",
        ),
        *finished_problems(position),
    ],
    deal_points,
    ("trump", "turn-up", "acts", "tricks", "side"),
    {"acts": ("rob",)},
)


IS_IT_PROVEN: Text = {
    "ru": "Доказана ли уже премия за старшего козыря, и если да, чья она?",
    "en": "Has the bonus for the highest trump been proven yet, and for whom?",
}
PROVEN_FOR: Text = {"ru": "доказана: {side}", "en": "proven for {side}"}
OPEN_LABEL: Text = {"ru": "ещё под сомнением", "en": "still open"}
NONE_LABEL: Text = {"ru": "козырей пока не было", "en": "no trump seen yet"}
NOTHING_PROVEN: Text = {
    "ru": "Для {claimed:gen} пока ничего не доказано. ",
    "en": "Nothing is proven for {claimed} so far. ",
}
NOT_YET: Text = {"ru": "Ещё рано. ", "en": "Not yet. "}
NOT_THEIRS: Text = {
    "ru": "Премия не у {claimed:gen}. ",
    "en": "The bonus is not for {claimed}. ",
}
NO_DOUBT: Text = {"ru": "Сомнений уже нет. ", "en": "There is no doubt left. "}
A_TRUMP_WAS_SEEN: Text = {"ru": "Козырь уже выходил. ", "en": "A trump has been played. "}
"""What is wrong with an answer; how it really stands follows."""

NO_TRUMP_OF_THEIRS: Text = {
    "ru": "Премию даёт только сыгранный козырь, а козырей пока никто не играл.",
    "en": "Only a trump that was played earns the bonus, and nobody has played one yet.",
}
NOTHING_OPEN: Text = {
    "ru": "Спорить не о чем: козыря ещё никто не сыграл.",
    "en": "There is nothing to argue about: nobody has played a trump yet.",
}


def bonus_proof(position: Position) -> Solved:
    """Whether the bonus is proven, and for which pair (B7.3, B7.7)."""
    deal = shown(position, BruffDeal)
    state = bonus_ruling(deal)
    correct = deal.bonus[0] if deal.bonus else "open" if deal.best else "none"
    labels: dict[str, Text] = {
        pair: {lang: text.format(side=SIDE_NAMES[pair][lang]) for lang, text in PROVEN_FOR.items()}
        for pair in deal.table.sides
    }
    labels |= {"open": OPEN_LABEL, "none": NONE_LABEL}
    rulings = {}
    for choice in labels:
        rulings[choice] = state if choice == correct else _not_proven(deal, choice, state)
    return Solved(IS_IT_PROVEN, {}, correct, _proof(deal, state), labels, rulings)


def _not_proven(deal: BruffDeal, choice: str, state: Ruling) -> Ruling:
    if deal.best is None:
        if choice == "open":
            return Ruling(False, RULES["highest-trump-bonus"], NOTHING_OPEN, {})
        return Ruling(False, RULES["highest-trump-bonus"], NO_TRUMP_OF_THEIRS, {})
    rule, named = RULES["highest-trump-bonus"], dict(state.named)
    if choice == "none":
        but = A_TRUMP_WAS_SEEN
    elif choice == "open":
        rule, but = state.rule, NO_DOUBT
    else:
        named["claimed"] = SIDE_NAMES[choice]
        but = NOT_THEIRS if deal.bonus else NOTHING_PROVEN
        if choice == deal.side_that_took(deal.best_at):
            rule, but = state.rule, NOT_YET
    sentence = {lang: but[lang] + state.sentence[lang] for lang in but}
    return Ruling(False, rule, sentence, named)


SEEN: Text = {
    "ru": "Старший из вышедших козырей — {best}: взятку с ним взяла {side}.",
    "en": "The best trump played so far is {best}, which took its trick for {side}.",
}
SEEN_NONE: Text = {"ru": "Козырей никто не играл.", "en": "Nobody has played a trump."}
NOTHING_ABOVE: Text = {
    "ru": "Старше, чем {best}, козыря нет.",
    "en": "No trump stands above {best}.",
}
ABOVE: Text = {
    "ru": "Козыри старше, чем {best}: {above:row}.",
    "en": "Trumps above {best}: {above:row}.",
}
IS_DEAD: Text = {
    "ru": "Открытая карта, {turn}, осталась на столе и в игру уже не войдёт.",
    "en": "{turn:cap} was left lying as the turn-up and is out of play.",
}


def _proof(deal: BruffDeal, state: Ruling) -> list[Step]:
    """Best trump seen, what stands above it, what of that is dead, and so."""
    rules = RULES
    if deal.best is None:
        none = Step(rules["highest-trump-bonus"], (), SEEN_NONE, {})
        return [none, Step(state.rule, (), state.sentence, state.named)]
    best, above = deal.best, _above(deal)
    named: dict[str, Named] = {
        "best": best,
        "side": SIDE_NAMES[deal.side_that_took(deal.best_at)],
        "above": above,
    }
    steps = [Step(rules["highest-trump-bonus"], (best,), SEEN, named)]
    if not above:
        steps.append(Step(rules["trump-order"], (best,), NOTHING_ABOVE, named))
    else:
        steps.append(Step(rules["trump-order"], (*above, best), ABOVE, named))
    if deal.turn_up in above and not deal.robbed:
        dead: dict[str, Named] = {"turn": deal.turn_up or ""}
        steps.append(Step(rules["public-proof"], (), IS_DEAD, dead))
    return [*steps, Step(state.rule, (best,), state.sentence, state.named)]


BONUS_PROOF = Question(
    finished_problems, bonus_proof, ("trump", "turn-up", "acts", "tricks"), {"acts": ("rob",)}
)
