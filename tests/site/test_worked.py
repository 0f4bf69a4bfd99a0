"""Worked tricks, played card by card: forward and back, the decision, every card of the hand."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from visits import (
    NARROW,
    NEXT_FRAME,
    WIDE,
    Exercise,
    articles,
    leads_to_a_heading,
    source,
    visiting,
    worked_tricks_of,
)

STATE = """(id) => {
  const element = document.getElementById(id);
  const shown = (part) => part.checkVisibility({ visibilityProperty: true });
  const count = (selector) => [...element.querySelectorAll(selector)].filter(shown).length;
  const status = element.querySelector("[role=status]");
  return {
    laid: count(".tt-slot .tt-card"),
    choosing: count("form fieldset") > 0,
    marks: count("[data-mark]"),
    answer: count(".tt-answer"),
    moves: count(".tt-moves"),
    trumps: element.querySelectorAll(".tt-aside:not([hidden])").length,
    place: element.querySelector(".tt-count").textContent,
    said: status.textContent.trim(),
    telling: status.querySelectorAll(".tt-verdict").length,
    focus: document.activeElement.closest("worked-trick")?.id ?? "",
  };
}"""


SMALL = {"width": 320, "height": 568}
INSIDE = """(part) => {
  const { top, bottom } = part.getBoundingClientRect();
  return top >= 48 && bottom <= innerHeight;
}"""


class Stepper:
    """Somebody who goes through a worked trick, with a mouse or with a keyboard."""

    def __init__(self, page: Page, trick: Exercise, device: str) -> None:
        self.page = page
        self.trick = trick
        self.device = device
        self.element = page.locator(f"#{trick.id}")
        self.back, self.forward = self.element.locator(".tt-stepper .tt-button").all()[:2]
        self.moves = self.element.locator(".tt-moves > li").all_text_contents()
        self.decision = int(self.element.get_attribute("data-decision") or "-1")

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(STATE, self.trick.id)
        return state

    def click(self, button: Locator) -> None:
        """Where the button says that it leads nowhere, too; nobody clicks on what is not in sight."""
        button.evaluate(
            "(button) => button.scrollIntoView({ block: 'center', behavior: 'instant' })"
        )
        self.page.evaluate(NEXT_FRAME)
        button.click(force=True)

    def step(self, button: Locator) -> None:
        if self.device == "mouse":
            self.click(button)
        else:
            self.forward.focus()
            self.page.keyboard.press("ArrowRight" if button is self.forward else "ArrowLeft")

    def press(self, button: Locator) -> None:
        if self.device == "mouse":
            self.click(button)
        else:
            button.focus()
            self.page.keyboard.press("Enter")

    def choose(self, card: str) -> None:
        field = self.element.locator(f'form input[value="{card}"]')
        if self.device == "mouse":
            field.check()
            self.element.locator("button[type=submit]").click()
            return
        self.element.locator("form input:checked, form input").first.focus()
        self.page.keyboard.press("Space")
        for _ in self.trick.values:
            if field.is_checked():
                break
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")


class Way(NamedTuple):
    lang: str
    size: dict[str, int]
    device: str


WAYS = [
    Way("ru", NARROW, "mouse"),
    Way("ru", WIDE, "keyboard"),
    Way("en", NARROW, "keyboard"),
    Way("en", WIDE, "mouse"),
]


@pytest.mark.parametrize("way", WAYS, ids=lambda w: f"{w.lang}-{w.size['width']}-{w.device}")
def test_a_worked_trick_is_played_through(chromium: Browser, site: str, way: Way) -> None:
    addresses = [page for page in articles(way.lang) if "<worked-trick" in source(page)]
    assert addresses
    for address in addresses:
        with visiting(chromium, site, viewport=way.size) as visit:
            page = visit.open(address)
            for trick in worked_tricks_of(page):
                stepper = Stepper(page, trick, way.device)
                comes_to_the_decision(stepper)
                goes_back_and_forth(stepper)
                waits_for_the_reader(stepper)
                rules_on_every_card(stepper)
                goes_on_to_the_end(stepper)


def comes_to_the_decision(stepper: Stepper) -> None:
    """Card by card, each step told, nothing shown before its time."""
    for step in range(stepper.decision + 1):
        state = stepper.state
        assert state["laid"] == step
        assert state["place"] == f"{step}/{len(stepper.moves)}"
        assert state["choosing"] == (step == stepper.decision)
        nothing_is_given_away(state)
        if step:
            assert state["said"].startswith(stepper.moves[step - 1].strip())
        if step < stepper.decision:
            stepper.step(stepper.forward)


def nothing_is_given_away(state: dict[str, Any]) -> None:
    told = {key: state[key] for key in ("marks", "answer", "moves", "trumps", "telling")}
    assert told == dict.fromkeys(told, 0)


def goes_back_and_forth(stepper: Stepper) -> None:
    for _ in range(stepper.decision):
        stepper.step(stepper.back)
    expect(stepper.back).to_have_attribute("aria-disabled", "true")
    assert stepper.state["laid"] == 0
    stepper.press(stepper.back)
    assert stepper.state["laid"] == 0
    for _ in range(stepper.decision):
        stepper.press(stepper.forward)
    assert stepper.state["laid"] == stepper.decision
    assert stepper.state["focus"] == stepper.trick.id


def waits_for_the_reader(stepper: Stepper) -> None:
    """Without a choice there is no way on, and each try is told."""
    expect(stepper.forward).to_have_attribute("aria-disabled", "true")
    before = stepper.state
    stepper.press(stepper.forward)
    first = stepper.state
    assert first["laid"] == stepper.decision
    assert first["said"] != before["said"]
    stepper.press(stepper.forward)
    nothing_is_given_away(stepper.state)
    stepper.press(stepper.element.locator("button[type=submit]"))
    assert stepper.state["said"]
    nothing_is_given_away(stepper.state)


def rules_on_every_card(stepper: Stepper) -> None:
    """Also the wrong ones: allowed or not, the reason, the rule; from the page, then live."""
    element = stepper.element
    status = element.get_by_role("status")
    assert set(stepper.trick.ready["choices"]) == set(stepper.trick.values)
    for card in stepper.trick.values:
        ruling = stepper.trick.ready["choices"][card]
        stepper.choose(card)
        expect(element).to_have_attribute("verdict", "right" if ruling["allowed"] else "wrong")
        assert stepper.state["telling"] == 1
        link = status.locator("a[data-rule]").first
        expect(status.locator(".tt-foot a[data-rule]")).to_have_attribute(
            "data-rule", ruling["rule"]
        )
        assert leads_to_a_heading(link)
        expect(element).to_have_attribute("checked", "live", timeout=30_000)
        assert element.locator(".tt-notice").count() == 0
        barred = element.locator('form [data-mark="barred"]').count()
        choices = stepper.trick.ready["choices"].values()
        assert barred == sum(not one["allowed"] for one in choices)


def goes_on_to_the_end(stepper: Stepper) -> None:
    """The winner is marked at the end and not before; the answer unfolds there."""
    seats = len(stepper.moves) - 1
    for step in range(stepper.decision + 1, len(stepper.moves) + 1):
        assert stepper.element.locator('.tt-slot [data-mark="best"]').count() == 0
        stepper.step(stepper.forward)
        state = stepper.state
        assert state["laid"] == min(step, seats)
        assert state["said"].startswith(stepper.moves[step - 1].strip())
    winner = stepper.element.locator(".tt-slot").nth(
        int(stepper.element.get_attribute("data-winner") or "-1")
    )
    expect(winner.locator('[data-mark="best"]')).to_be_visible()
    assert stepper.element.locator('.tt-slot [data-mark="best"]').count() == 1
    assert stepper.state["answer"] == 1
    stepper.press(stepper.forward)
    stepper.step(stepper.back)
    assert stepper.element.locator('.tt-slot [data-mark="best"]').count() == 0
    assert stepper.state["answer"] == 0


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_decision_comes_into_view_on_a_small_telephone(
    chromium: Browser, site: str, lang: str
) -> None:
    """The cards to choose from, and after one step too many the word that a choice is due."""
    with visiting(chromium, site, viewport=SMALL) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}bruff/")
        trick = page.locator("worked-trick").first
        forward = trick.locator(".tt-stepper .tt-button").nth(1)
        forward.evaluate(
            "(button) => scrollTo(0, button.getBoundingClientRect().bottom + scrollY - 560)"
        )
        for _ in range(int(trick.get_attribute("data-decision") or "0")):
            forward.press("Enter")
        expect(trick.locator("form fieldset")).to_be_visible()
        cards = trick.locator("form fieldset label")
        assert cards.evaluate_all(f"(all) => all.every({INSIDE})")
        assert trick.locator("button[type=submit]").evaluate(INSIDE)
        forward.press("Enter")
        assert trick.locator("[role=status] .tt-told").evaluate(INSIDE)


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_each_card_is_seen_when_it_is_laid(chromium: Browser, site: str, lang: str) -> None:
    """Though the reader comes from a long verdict, which has pushed the table out of the window."""
    with visiting(chromium, site, viewport=SMALL) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}bruff/")
        trick = page.locator("worked-trick").first
        forward = trick.locator(".tt-stepper .tt-button").nth(1)
        decision = int(trick.get_attribute("data-decision") or "0")
        seats = trick.locator(".tt-slot").count()
        for _ in range(decision):
            forward.press("Enter")
        trick.locator("form fieldset label").first.click()
        trick.locator("button[type=submit]").click()
        trick.locator(".tt-why > summary").click()
        for step in range(decision, seats + 1):
            forward.evaluate("(one) => scrollBy(0, one.getBoundingClientRect().top - 60)")
            forward.press("Enter")
            last = trick.locator(".tt-slot").nth(step)
            shown = last if step < seats else trick.locator('.tt-slot [data-mark="best"]')
            assert shown.evaluate(INSIDE), step
            assert forward.evaluate(INSIDE), step
