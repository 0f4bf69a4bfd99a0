"""What can be drilled in All Fives."""

from __future__ import annotations

from collections.abc import Iterator

from ...skill import Skill, listed
from .card_skills import CARD_SKILLS
from .deal_skills import DEAL_SKILLS

_BANDS: dict[str, tuple[int, int]] = {
    "ten-below-jack": (6, 9),
    "five-is-small": (6, 9),
    "jack-is-fourth": (6, 8),
    "black-spots": (4, 7),
    "ace-of-hearts-is-a-heart": (5, 7),
    "any-trump-wins": (5, 7),
    "suit-led-wins": (4, 6),
    "order-trumps": (8, 13),
    "order-a-suit": (5, 7),
    "follow-suit": (8, 11),
    "must-follow": (6, 11),
    "follow-trumps": (7, 10),
    "need-not-beat": (8, 13),
    "free-when-void": (8, 11),
    "may-trump-when-void": (8, 11),
    "ace-of-hearts-follows": (7, 12),
    "lead-anything": (7, 10),
    "take-by-following": (7, 10),
    "take-with-a-trump": (9, 12),
    "five-counts": (10, 15),
    "ten-counts": (9, 11),
    "courts-count": (10, 13),
    "ace-counts": (11, 13),
    "values-differ": (11, 13),
    "all-cards-of-a-trick": (13, 16),
    "only-trumps-count": (6, 12),
    "count-a-deal": (21, 30),
    "given-point": (20, 28),
    "gift-is-free": (21, 29),
    "revoke-costs-three": (21, 29),
    "what-was-won-counts": (22, 30),
    "who-speaks-first": (5, 14),
    "answer-to-a-beg": (5, 11),
    "keeping-the-suit": (5, 13),
    "same-suit-again": (12, 20),
    "asked-only-once": (12, 20),
    "pack-exhausted": (14, 22),
    "aim-61": (16, 24),
    "shared-win": (19, 27),
    "win-after-the-deal": (12, 19),
    "given-61": (14, 23),
    "revoke-bars-the-win": (19, 27),
    "best-card": (8, 13),
}


def _skills() -> Iterator[Skill]:
    for name, kind, rule, errors, cures, text, scene in (*CARD_SKILLS, *DEAL_SKILLS):
        bands = _BANDS[name]
        yield Skill(name, kind, rule, errors, text["ru"], text["en"], scene, bands, cures)


SKILLS = listed(*_skills())
"""Every skill of All Fives by its id."""
