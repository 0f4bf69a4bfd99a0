"""What only Auction Forty-Fives can be asked: the calls, the points of a deal, the win."""

from __future__ import annotations

from ...names import Text
from ...position import Position
from ...rules import Problem, Ruling
from ...solved import Question, Solved, need
from .auction import CALL_NAMES, CALLS, Auction, after_calls
from .scoring import DEAL_POINTS, WHO_HAS_WON
from .seats import SEAT_NAMES, TABLE

WHICH_CALLS: Text = {
    "ru": "Говорит {speaker}. Какие заявки можно сделать?",
    "en": "{speaker:cap} is to speak. Which calls may be made?",
}


def _auction(position: Position) -> Auction:
    scores = dict(position.scores) or dict.fromkeys(TABLE.sides, 0)
    return after_calls(position.dealer or "", scores, position.calls)


def legal_calls(position: Position) -> Solved:
    """Every call that the seat to speak may make (A3)."""
    auction = _auction(position)
    rulings = {call: auction.judge(call) for call in CALLS}
    speaker = SEAT_NAMES[auction.turn or ""]
    return Solved(
        question=WHICH_CALLS,
        named={"speaker": speaker},
        correct=auction.legal_calls(),
        steps=auction.explain(),
        labels=CALL_NAMES,
        rulings=rulings,
        because=_deciding(list(rulings.values())),
    )


def _deciding(rulings: list[Ruling]) -> Ruling:
    """The ruling of the most particular rule: on 30 or 100 points, a hold, a bid too low, a bid."""
    for rule in ("thirty-is-the-top", "hundred-needs-twenty", "hold-needs-a-bid"):
        found = [ruling for ruling in rulings if ruling.rule.id == rule]
        if found:
            return found[0]
    holds = [r for r in rulings if r.rule.id == "dealer-may-hold" and r.allowed]
    bids = [r for r in rulings if r.rule.id == "bids"]
    refused = [r for r in bids if not r.allowed]
    return (holds or refused or bids)[-1]


def _calls_problems(position: Position) -> list[Problem]:
    target = position.game.target
    found = [
        *need(position.dealer, "скажите, кто сдаёт (dealer)", "say who deals (dealer)"),
        *need(
            all(score < target for _, score in position.scores),
            f"счёт перед сдачей меньше {target}: иначе игра уже выиграна",
            f"the scores before the deal are below {target}, or the game is won",
            "scores",
        ),
    ]
    if found:
        return found
    try:
        over = _auction(position).over
    except Problem as problem:
        problem.at = "calls"
        return [problem]
    return need(
        not over,
        "торговля окончена: говорить больше некому",
        "the auction is over: nobody is to speak",
        "calls",
    )


LEGAL_CALLS = Question(
    _calls_problems, legal_calls, ("dealer", "scores", "calls"), {"calls": CALLS}
)

QUESTIONS: dict[str, Question] = {
    "deal-points": DEAL_POINTS,
    "legal-calls": LEGAL_CALLS,
    "who-won": WHO_HAS_WON,
}
