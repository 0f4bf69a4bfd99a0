"""Around a drill: hints, typing, keys, links, what is believed, going on by itself, and mishaps."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.pages import TRANSFER_LIMIT, page_weight
from drilling import (
    EMPTY,
    PATIENT,
    SEED,
    TWO_ACES,
    Keyboard,
    Mouse,
    address,
    drill,
    engine_ready,
    kept_record,
    remembering,
    shown,
    wrong,
)
from engine_tab import Tab, serve_engine
from pupils import token
from tricktaking.contrast import contrast
from tricktaking.drill import make
from tricktaking.games import GAMES
from tricktaking.lesson.described import item_json
from tricktaking.lesson.items import Composed
from tricktaking.notation import format_position
from visits import LANGUAGES, unguarded, visiting

STARTED = """return new Promise((done) => {
  const look = () => engine.state === "ready" && done();
  engine.addEventListener("state", look);
  look();
});"""


def answered(page: Page, *, right: bool) -> None:
    task = shown(page)
    assert task
    Mouse(page).answer(task, task["correct"] if right else wrong(task))
    page.locator(".tt-drill-stage trick-puzzle[verdict]").wait_for()


def go_on(page: Page) -> dict[str, Any]:
    Mouse(page).go_on()
    return drill(page)


# ---------------------------------------------------------------- help


def test_hints_come_in_steps_are_counted_and_leave_with_their_drill(
    chromium: Browser, site: str
) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address("en", query=TWO_ACES))
        shown(page)
        hints = page.locator(".tt-hints > li")
        page.locator(".tt-hint-button").click()
        expect(hints).to_have_count(1)
        page.locator(".tt-hint-button").click()
        expect(hints).to_have_count(2)
        answered(page, right=True)
        mark = page.locator(".tt-drill-marks > li").first
        assert mark.inner_text().startswith("✓·")
        assert "with a hint" in mark.inner_text()
        go_on(page)
        expect(hints).to_have_count(0)
        card = kept_record(page)["skills"]["bruff/two-aces"]["card"]
        assert card["due"] - card["last"] < 86_400_000  # with a hint it comes back the same day


def test_a_check_keeps_everything_to_itself(chromium: Browser, site: str) -> None:
    choice = {"mode": "check", "length": 5}
    known = remembering(site, drills=EMPTY, drills_choice=choice)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address("en"))
        for number in range(5):
            task = shown(page)
            assert task
            assert page.locator(".tt-hint-button").is_hidden()
            Mouse(page).answer(task, task["correct"] if number else wrong(task))
        page.locator(".tt-missed .tt-verdict[data-right=false]").wait_for()
        expect(page.locator(".tt-missed .tt-verdict")).to_have_count(1)
        assert page.locator(".tt-missed a[data-rule]").first.get_attribute("href")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_check_shows_at_the_end_what_it_was_about(
    chromium: Browser, site: str, lang: str
) -> None:
    """The cards once more, with nothing to choose, and what was answered."""
    choice = {"mode": "check", "length": 5, "kind": "order-cards"}
    known = remembering(site, drills=EMPTY, drills_choice=choice)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address(lang))
        given = []
        for _ in range(5):
            task = shown(page)
            assert task
            given.append(wrong(task))
            Mouse(page).answer(task, given[-1])
        reviewed = page.locator(".tt-missed-one")
        expect(reviewed).to_have_count(5)
        for one, answer in zip(reviewed.all(), given, strict=True):
            assert one.locator(".tt-shown .tt-hand .tt-card").count() == len(answer)
            assert one.locator("input").count() == 0
            assert one.locator(".tt-given [data-card], .tt-given .tt-pill").count() == len(answer)


# ---------------------------------------------------------------- typing and keys

TYPED = {
    "ru": ("Тч", "туз червей"),
    "en": ("ah", "ace of hearts"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_are_typed_in_both_alphabets(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=EMPTY)) as visit:
        for text in TYPED[lang]:
            page = visit.open(address(lang, query=TWO_ACES))
            assert drill(page)["puzzle"]["position"] == "trump D; trick B1 TS AD AH"
            page.locator("details:has(.tt-typed) > summary").click()
            field, line = page.locator(".tt-typed input"), page.locator(".tt-typed [role=status]")
            field.fill("5s")
            field.press("Enter")
            expect(line).to_contain_text("5", timeout=60_000)
            field.fill(text)
            page.locator(".tt-typed button").click()
            page.locator("trick-puzzle[verdict=right]").wait_for(timeout=60_000)


def test_keys_belong_to_the_drill_and_only_there(chromium: Browser, site: str) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address("en", query=TWO_ACES))
        task = shown(page)
        assert task
        chosen = page.locator(".tt-drill-stage input:checked")
        page.locator("main a[href*='glossary']").last.focus()
        for key in ("1", "h", "n"):
            page.keyboard.press(key)
        expect(chosen).to_have_count(0)
        expect(page.locator(".tt-hints > li")).to_have_count(0)
        keyboard = Keyboard(page)
        page.locator(".tt-drill-stage input").first.focus()
        page.keyboard.press("h")
        expect(page.locator(".tt-hints > li")).to_have_count(1)
        page.keyboard.press("ArrowRight")
        expect(page.locator(".tt-drill-stage trick-puzzle[verdict]")).to_have_count(0)
        keyboard.answer(task, task["correct"])
        page.locator(".tt-drill-stage trick-puzzle[verdict=right]").wait_for()
        keyboard.go_on()
        expect(page.locator(".tt-drill-stage trick-puzzle[data-done]")).to_have_count(0)
        page.locator("summary").last.click()
        page.keyboard.press("ControlOrMeta+1")
        expect(chosen).to_have_count(0)


# ---------------------------------------------------------------- going on


def test_only_a_right_first_answer_goes_on_by_itself(chromium: Browser, site: str) -> None:
    """And not before its reason can have been read."""
    choice = {**PATIENT, "advance": True}
    known = remembering(site, drills=EMPTY, drills_choice=choice)
    with visiting(chromium, site, **known) as visit:
        page = visit.page
        page.clock.install()
        visit.open(address("en", query=TWO_ACES))
        answered(page, right=False)
        correct = page.evaluate("document.querySelector('trick-drill').drill.correct")
        page.locator(f".tt-drill-stage input[value='{correct}']").click()
        page.locator(".tt-drill-stage button[type=submit]").click()
        page.locator("trick-puzzle[verdict=right]").wait_for()
        page.clock.run_for(20_000)
        assert drill_now(page) == "bruff/two-aces"
        expect(page.locator(".tt-drill-marks > li").first).to_have_attribute("data-state", "missed")
        go_on(page)
        answered(page, right=True)
        second = drill_now(page)
        letters = page.evaluate(
            "document.querySelector('trick-drill trick-puzzle').ready.text.length"
        )
        assert letters > 40  # more than two seconds of reading
        page.clock.run_for(50 * letters - 500)
        assert drill_now(page) == second
        page.clock.run_for(1000)
        page.wait_for_function(
            "(key) => document.querySelector('trick-drill').drill.key !== key", arg=second
        )
        answered(page, right=True)
        third = drill_now(page)
        page.locator(".tt-drill-stage .tt-verdict").click()  # somebody is reading
        page.clock.run_for(20_000)
        assert drill_now(page) == third


def drill_now(page: Page) -> Any:
    return page.evaluate("document.querySelector('trick-drill').drill.key")


def test_a_mistake_comes_back_in_another_position(chromium: Browser, site: str) -> None:
    choice = {**PATIENT, "game": "bruff", "kind": "trick-winner"}
    with visiting(chromium, site, **remembering(site, drills=EMPTY, drills_choice=choice)) as visit:
        page = visit.open(address("ru"))
        missed = drill(page)
        answered(page, right=False)
        again = []
        for _ in range(6):
            found = go_on(page)
            if found["key"] == missed["key"]:
                again.append(found)
            answered(page, right=True)
        assert again, "it did not come back"
        assert again[0]["puzzle"]["position"] != missed["puzzle"]["position"]


def test_what_is_due_comes_first(chromium: Browser, site: str) -> None:
    card = {
        **{"due": 1_700_000_000_000, "stability": 9, "difficulty": 5, "steps": 0, "days": 9},
        **{"reps": 3, "lapses": 0, "state": 2, "last": 1_690_000_000_000},
    }
    known = {"tries": 3, "right": 3, "card": card, "days": {}}
    due = {"all-fives/follow-suit": known, "bruff/two-aces": {**known, "card": {**card, "due": 1}}}
    record = {**EMPTY, "skills": due}
    kept = remembering(site, drills=record, drills_choice=PATIENT)
    with visiting(chromium, site, **kept) as visit:
        page = visit.open(address("en"))
        assert drill(page)["key"] == "bruff/two-aces"
        answered(page, right=True)
        assert go_on(page)["key"] == "all-fives/follow-suit"


# ---------------------------------------------------------------- links, reports, lessons


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_link_shows_everyone_the_same_drill(chromium: Browser, site: str, lang: str) -> None:
    permissions = ["clipboard-read", "clipboard-write"]
    with visiting(chromium, site, permissions=permissions) as visit:
        query = "auction-forty-fives.two-aces.2.123456789"
        page = visit.open(address(lang, query=query))
        page.locator("trick-drill[drilling] trick-puzzle").wait_for(timeout=60_000)
        page.wait_for_function(
            "() => document.querySelector('trick-drill').drill?.seed === 123456789"
        )
        wanted = make(GAMES["auction-forty-fives"], "two-aces", 2, 123456789)
        assert drill(page)["puzzle"]["position"] == format_position(wanted.puzzle.position)
        folded = page.locator(".tt-drill-under details").last
        folded.locator("summary").click()
        folded.locator("button").first.click()
        expect(folded.locator("[role=status]")).not_to_be_empty()
        copied = page.evaluate("navigator.clipboard.readText()")
        assert copied == f"{site}{address(lang, query=query)}"
        folded.locator(".tt-actions button").nth(1).click()
        told = json.loads(folded.locator("textarea").input_value())
        assert told["puzzle"]["position"] == format_position(wanted.puzzle.position)
        assert told["seed"] == 123456789


def test_a_contrast_has_a_link_too(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(address("en", query="contrast.bruff-vs-all-fives.2.77"))
        page.wait_for_function("() => document.querySelector('trick-drill').drill?.seed === 77")
        first = drill(page)
        assert first["puzzle"]["game"] == "bruff"
        answered(page, right=True)
        second = go_on(page)
        assert second["puzzle"]["game"] == "all-fives"
        assert page.locator(".tt-drill-note").inner_text()


def test_a_link_that_leads_nowhere_says_so_and_drills_on(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=EMPTY)) as visit:
        page = visit.open(address("en", query="bruff.no-such-skill.2.7"))
        expect(page.locator(".tt-drill-notice")).not_to_be_empty(timeout=60_000)
        visit.faults.clear()  # the file of a skill that does not exist
        answered(page, right=True)


def both_games(seed: int) -> list[dict[str, Any]]:
    puzzles = contrast(GAMES["bruff"], GAMES["all-fives"], seed).puzzles
    return [item_json(Composed(one.kind, one.position)) for one in puzzles]


@pytest.mark.parametrize(
    ("query", "items"),
    [
        (TWO_ACES, [{"game": "bruff", "difficulty": 1, "skill": "two-aces", "seed": SEED}]),
        ("contrast.bruff-vs-all-fives.2.77", both_games(77)),
    ],
    ids=["one drill", "a contrast with both its games"],
)
def test_a_drill_is_put_into_a_lesson(
    chromium: Browser, site: str, query: str, items: list[dict[str, Any]]
) -> None:
    with visiting(chromium, site, **remembering(site, drills=EMPTY)) as visit:
        page = visit.open(address("en", query=query))
        shown(page)
        folded = page.locator(".tt-drill-under details").last
        folded.locator("summary").click()
        folded.locator(".tt-add button").click()
        folded.locator(".tt-add-link").click()
        page.wait_for_url("**/lesson/new/")
        page.locator(".tt-links").wait_for(timeout=60_000)
        link = page.locator(".tt-link").input_value()
        assert token(items) in link


# ---------------------------------------------------------------- the first visit


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_first_timer_is_led_in(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, **remembering(site, drills_choice=PATIENT)) as visit:
        page = visit.open(address(lang))
        words = page.locator(".tt-drill-words")
        words.locator("button").first.click()
        assert len(words.locator("[role=status]").inner_text()) > 20
        for _ in range(5):
            answered(page, right=True)
            Mouse(page).go_on()
        page.locator(".tt-ending h2").wait_for()
        record = kept_record(page)
        assert (record["placed"], record["start"]) == (True, 2)
        page.reload()
        found = drill(page)
        assert found["difficulty"] in (1, 2)
        assert page.locator(".tt-drill-words").is_hidden()


# ---------------------------------------------------------------- mishaps


def test_the_engine_dies_in_mid_drill(chromium: Browser, site: str) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with unguarded(chromium, site, **known) as visit:
        page = visit.open(address("en"))
        answered(page, right=True)
        for right in (False, True):
            engine_ready(page)
            go_on(page)
            Tab(page).kill_worker()
            answered(page, right=right)
        go_on(page)
        answered(page, right=True)
        expect(page.locator(".tt-drill-marks [data-state=right]")).to_have_count(3)
        assert sum(tally[0] for tally in kept_record(page)["days"].values()) == 4
        assert visit.faults == []


def test_an_engine_that_never_answers_holds_nobody_up(chromium: Browser, site: str) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, **known) as visit:
        serve_engine(visit.page, "import time; time.sleep(600)")
        page = visit.open(address("en"))
        answered(page, right=True)
        Tab(page).run(STARTED)
        for right in (True, False, True):
            assert go_on(page)["from"] == "ready"
            answered(page, right=right)


@pytest.mark.parametrize("ready", [True, False], ids=["with the engine", "without"])
def test_the_network_goes_in_an_open_tab(chromium: Browser, site: str, ready: bool) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with unguarded(chromium, site, **known) as visit:
        if not ready:
            visit.context.route("**/engine-worker.js*", lambda route: route.abort())
        page = visit.open(address("en"))
        answered(page, right=True)
        if ready:
            engine_ready(page)
        go_on(page)
        visit.context.set_offline(True)
        for _ in range(4):
            answered(page, right=True)
            go_on(page)
        assert sum(tally[0] for tally in kept_record(page)["days"].values()) == 5


# ---------------------------------------------------------------- weight


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", ["", "today/", "progress/"])
def test_a_page_is_light(chromium: Browser, site: str, lang: str, name: str) -> None:
    assert page_weight(chromium, site + address(lang, name)) <= 1000 * TRANSFER_LIMIT
