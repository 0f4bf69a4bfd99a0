"""What a screen reader is given, word for word, before an answer and after it.

The texts in `snapshots/` are the accessibility tree as Chromium tells it. After an intended change
of words `TRICKTAKING_SNAPSHOTS=write` writes them anew; read the difference aloud before committing.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from playing import Keyboard
from visits import LANGUAGES, Exercise, playable, puzzles_of, source, visiting

SNAPSHOTS = Path(__file__).parent / "snapshots"
WRITING = os.environ.get("TRICKTAKING_SNAPSHOTS") == "write"
PUZZLES = ["b-joker-on-a-club", "b-ace-on-heart-lead", "b-worked-trick"]
"""A table to choose from, a hand to choose from, a worked trick."""


@pytest.mark.parametrize("puzzle", PUZZLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_spoken_words_are_the_agreed_ones(
    chromium: Browser, site: str, lang: str, puzzle: str
) -> None:
    address = next(page for page in playable(lang) if f'id="puzzle-{puzzle}"' in source(page))
    with visiting(chromium, site) as visit:
        page = visit.open(address)
        heard = {"before": listen(page, puzzle)}
        answer(page, puzzle)
        page.locator(f"#puzzle-{puzzle}[checked=live]").wait_for()
        page.locator(f"#puzzle-{puzzle} .tt-why").evaluate("(details) => { details.open = true; }")
        heard["after"] = listen(page, puzzle)
    for moment, words in heard.items():
        file = SNAPSHOTS / f"{puzzle}.{lang}.{moment}.txt"
        if WRITING:
            file.write_text(words, encoding="utf-8")
        assert words == file.read_text(encoding="utf-8"), file.name


def listen(page: Page, puzzle: str) -> str:
    return page.locator(f"#puzzle-{puzzle}").aria_snapshot() + "\n"


def answer(page: Page, puzzle: str) -> None:
    """The right answer; in the worked trick, the first card of the hand at the decision."""
    exercise = next((one for one in puzzles_of(page) if one.id == f"puzzle-{puzzle}"), None)
    if exercise:
        give_right_answer(page, exercise)
        return
    element = page.locator(f"#puzzle-{puzzle}")
    forward = element.locator(".tt-stepper .tt-button").nth(1)
    while not element.locator("form fieldset").is_visible():
        forward.click()
    element.locator("form input").first.check()
    element.locator("button[type=submit]").click()


def give_right_answer(page: Page, exercise: Exercise) -> None:
    page.locator(f"#{exercise.id} form input").first.focus()
    player = Keyboard(page)
    player.choose(exercise, exercise.right)
    player.submit(exercise)
