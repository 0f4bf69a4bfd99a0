"""Replies as the protocol writes them: plain JSON values made from what the engine says."""

from __future__ import annotations

from typing import Any

from .deal import Deal
from .puzzles import Puzzle
from .replay import Replay
from .rules import Problem, Ruling, Step

Reply = dict[str, Any]


def problem_json(problem: Problem, lang: str) -> Reply:
    """A problem as the protocol writes it: its code, its sentence, and where it stands."""
    reply: Reply = {"code": problem.code, "text": problem.text(lang)}
    for key, value in (("at", problem.at), ("deal", problem.deal), ("act", problem.act)):
        if value is not None:
            reply[key] = value
    if problem.rule:
        reply["rule"] = problem.rule.id
    return reply


def ruling_json(ruling: Ruling, lang: str) -> Reply:
    """A ruling as the protocol writes it."""
    return {"allowed": ruling.allowed, "rule": ruling.rule.id, "text": ruling.text(lang)}


def step_json(step: Step, lang: str) -> Reply:
    """A step of a proof as the protocol writes it."""
    cards = [card.code for card in step.cards]
    return {"rule": step.rule.id, "cards": cards, "text": step.text(lang)}


def judge_json(puzzle: Puzzle, given: Any, lang: str) -> Reply:
    """The reply to `judge`: is `given` right for this puzzle, and why? Raises `Problem`."""
    verdict = puzzle.kind.judge(puzzle.game, puzzle.position, given)
    correct = verdict.correct
    reply: Reply = {
        "right": verdict.right,
        "rule": verdict.reason.rule.id,
        "text": verdict.reason.text(lang),
        "correct": list(correct) if isinstance(correct, tuple) else correct,
        "steps": [step_json(step, lang) for step in verdict.steps],
    }
    if puzzle.kind.shape in ("several", "order"):
        rulings = verdict.rulings.items()
        reply["choices"] = {choice: ruling_json(ruling, lang) for choice, ruling in rulings}
    return reply


def replay_json(replay: Replay) -> Reply:
    """What a replay has come to, as the protocol writes it."""
    reply: Reply = {
        "over": replay.over,
        "turn": replay.turn,
        "phase": replay.phase,
        "scores": replay.scores,
        "winners": replay.winners,
        "deals": [deal_json(deal) for deal in replay.deals],
    }
    if replay.over:
        reply |= replay.deals[-1].result()
    return reply


def deal_json(deal: Deal) -> Reply:
    """One deal of a replay, as the protocol writes it."""
    return {
        "complete": deal.complete,
        "points": deal.points,
        "trump": deal.trump,
        "turn_up": deal.turn_up.code if deal.turn_up else None,
        "tricks": [
            {
                "leader": trick.leader,
                "cards": [card.code for card in trick.cards],
                "winner": trick.winner,
            }
            for trick in deal.tricks
        ],
        **deal.facts(),
    }
