"""When a skill comes back: what the page reckons, checked against the reference in Python."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from random import Random
from typing import Any

import pytest
from fsrs import Card, Rating, Scheduler, State

from in_node import in_node

REVIEW = """
const { bring, reviewed, level, share } = await import("./drill-memory.js");
if (!given.plain) await bring();
return given.histories.map((history) => {
  let card = null;
  return history.map(([grade, at]) => {
    card = reviewed(card, grade, new Date(at));
    return { ...card, level: level({ tries: 1, right: 1, card, days: {} }), share: share({ card }) };
  });
});
"""
BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)
GRADES = {"again": Rating.Again, "hard": Rating.Hard, "good": Rating.Good}
STATES = {State.Learning: 1, State.Review: 2, State.Relearning: 3}
HISTORIES = 60
STEP = 10 * 60_000


def milliseconds(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def expected(dice: Random) -> list[tuple[str, datetime, Card]]:
    """A learner's answers, each about when it is due, and the card after each by py-fsrs.

    Each comes later in its day than the one before: the page's library counts dates, the reference
    counts 24 hours, and so both count the same days. And it never lets a hint earn as long a pause as
    an answer without one, which the reference leaves open; inside a session, minutes do not matter.
    """
    scheduler = Scheduler(enable_fuzzing=False)
    card, now, found = Card(due=BEGIN), BEGIN, []
    for _ in range(dice.randint(1, 12)):
        grade = dice.choice(["again", "hard", "good", "good", "good"])
        hard, good = (
            scheduler.review_card(card, r, now)[0].due for r in (Rating.Hard, Rating.Good)
        )
        reviewing = card.state == State.Review
        card, _log = scheduler.review_card(card, GRADES[grade], now)
        if reviewing and grade == "good":
            card.due = max(good, min(hard, good) + timedelta(days=1))
        elif reviewing and grade == "hard":
            card.due = min(hard, good)
        found.append((grade, now, card))
        days = round((card.due - now).days * dice.choice([0.5, 1, 1, 1.5]))
        now += timedelta(days=days, minutes=dice.randint(1, 30))
    return found


def test_the_schedule_is_that_of_fsrs():
    dice = Random(45)
    wanted = [expected(dice) for _ in range(HISTORIES)]
    asked = [[[grade, milliseconds(at)] for grade, at, _ in history] for history in wanted]
    replies = in_node(REVIEW, {"histories": asked})
    for history, reply in zip(wanted, replies, strict=True):
        for (grade, at, card), found in zip(history, reply, strict=True):
            told = f"{grade} at {at} of {[(g, str(a)) for g, a, _ in history]}"
            assert found["stability"] == pytest.approx(card.stability, rel=1e-4), told
            assert found["difficulty"] == pytest.approx(card.difficulty, rel=1e-4), told
            assert found["state"] == STATES[card.state], told
            apart = abs(found["due"] - milliseconds(card.due))
            assert apart <= (0 if card.state == State.Review else STEP), told


def answers(*grades: str, days: float = 0) -> list[list[Any]]:
    """The grades, each so many days after the one before."""
    return [[g, milliseconds(BEGIN + timedelta(days=days * n))] for n, g in enumerate(grades)]


@pytest.mark.parametrize("plain", [False, True], ids=["with the library", "without it"])
def test_a_mistake_comes_back_within_minutes_and_what_is_known_after_days(plain):
    wrong, known = in_node(
        REVIEW, {"plain": plain, "histories": [answers("again"), answers(*["good"] * 5, days=4)]}
    )
    assert wrong[-1]["due"] - milliseconds(BEGIN) <= 5 * 60_000
    assert wrong[-1]["level"] == "shaky"
    assert known[-1]["due"] - milliseconds(BEGIN + timedelta(days=16)) >= 4 * 86_400_000
    assert known[-1]["level"] in ("good", "sure")
    shares = [one["share"] for one in known]
    assert shares == sorted(shares)
    assert 0 < shares[-1] <= 1
