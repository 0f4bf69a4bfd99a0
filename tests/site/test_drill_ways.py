"""The way through the drills: keys that reach them, drills that come into sight, links, memory."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from drilling import (
    EMPTY,
    PATIENT,
    SEED,
    TWO_ACES,
    Finger,
    Keyboard,
    Mouse,
    Player,
    address,
    drill,
    kept_record,
    remembering,
    shown,
    wrong,
)
from visits import LANGUAGES, NARROW, seen, unguarded, visiting

LAST_TRICKS = f"all-fives.best-card.1.{SEED}"
POINTS = f"all-fives.five-counts.1.{SEED}"
PLAYERS = [Mouse, Finger, Keyboard]

# The verdict's end, where a reader of the proof has come to.
READ_ON = """() => {
  for (const one of document.querySelectorAll(".tt-verdict details")) one.open = true;
  scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
  return scrollY;
}"""

IN_SIGHT = """() => {
  const { top, bottom } = document.querySelector(".tt-drill-stage .tt-question").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""

FOCUS_IN_SIGHT = """() => {
  const { activeElement } = document;
  if (activeElement === document.body) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def small(player_of: type[Player], site: str, **kept: Any) -> dict[str, Any]:
    touch = player_of is Finger
    known = remembering(site, drills=EMPTY, **kept)
    return {"viewport": NARROW, "has_touch": touch, "is_mobile": touch, **known}


def missed(page: Page, player: Player) -> None:
    task = shown(page)
    assert task
    player.answer(task, wrong(task))
    page.locator(".tt-drill-stage trick-puzzle[verdict=wrong]").wait_for()
    expect(page.locator(".tt-drill-stage .tt-next:not(.tt-second)")).to_be_visible()
    expect(page.locator(".tt-drill-stage .tt-status[data-past]")).to_have_count(0)


def left(page: Page, query: str) -> bool:
    """Whether another skill is asked than the one of the link."""
    key: str = drill(page)["key"]
    return not query.startswith(key.replace("/", "."))


# ---------------------------------------------------------------- in sight


@pytest.mark.parametrize("player_of", PLAYERS)
def test_the_next_drill_comes_into_sight(
    chromium: Browser, site: str, player_of: type[Player]
) -> None:
    look = small(player_of, site, drills_choice=PATIENT)
    with visiting(chromium, site, **look) as visit:
        page = visit.open(address("en", query=TWO_ACES))
        player = player_of(page)
        for read_on in (False, True):
            missed(page, player)
            assert page.evaluate(READ_ON) > 0 if read_on else True
            player.go_on()
            drill(page)
            page.wait_for_function(IN_SIGHT)


@pytest.mark.parametrize("player_of", [Mouse, Finger])
def test_one_where_it_matters_comes_into_sight(
    chromium: Browser, site: str, player_of: type[Player]
) -> None:
    look = small(player_of, site, drills_choice=PATIENT)
    with visiting(chromium, site, **look) as visit:
        page = visit.open(address("en", query=TWO_ACES))
        drill(page)
        answer = page.evaluate(
            "document.querySelector('trick-drill').drill.misconceptions[0].answer"
        )
        task = shown(page)
        assert task
        player = player_of(page)
        player.answer(task, answer)
        page.locator(".tt-belief button").wait_for()
        assert page.evaluate(READ_ON) > 0
        player.press(".tt-belief button")
        drill(page)
        page.wait_for_function(IN_SIGHT)


@pytest.mark.parametrize("query", [TWO_ACES, LAST_TRICKS, POINTS])
def test_the_focus_stays_in_sight_after_an_answer(chromium: Browser, site: str, query: str) -> None:
    look = small(Keyboard, site, drills_choice=PATIENT)
    with visiting(chromium, site, **look) as visit:
        page = visit.open(address("ru", query=query))
        missed(page, Keyboard(page))
        page.wait_for_function(FOCUS_IN_SIGHT)
        page.keyboard.press("n")
        assert left(page, query)


# ---------------------------------------------------------------- keys


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keys_work_from_the_first_moment(chromium: Browser, site: str, lang: str) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address(lang, query=TWO_ACES))
        task = shown(page)
        assert task
        assert page.evaluate("document.activeElement === document.body")
        page.keyboard.press("h")
        expect(page.locator(".tt-hints > li")).to_have_count(1)
        page.keyboard.press(str(task["values"].index(task["correct"]) + 1))
        page.keyboard.press("Enter")
        page.locator(".tt-drill-stage trick-puzzle[verdict=right]").wait_for()
        page.keyboard.press("n")
        assert drill(page)["key"] != "bruff/two-aces"
        page.keyboard.press("n")  # elsewhere the theme's own key: it must not leave the page
        assert "drills/" in page.url


def test_what_has_the_focus_is_seen(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=EMPTY)) as visit:
        page = visit.open(address("en", query=TWO_ACES))
        shown(page)
        for number in range(8):
            page.keyboard.press("Tab")
            page.wait_for_function(FOCUS_IN_SIGHT)
            size = page.evaluate("document.activeElement.getBoundingClientRect().height")
            assert size > 8, number


def test_n_goes_on_after_a_number_too(chromium: Browser, site: str) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address("en", query=POINTS))
        task = shown(page)
        assert task and task["number"]
        field = page.locator(".tt-drill-stage .tt-number")
        field.press("h")
        expect(page.locator(".tt-hints > li")).to_have_count(1)
        field.fill("99999999999999999999")
        field.press("Enter")
        expect(page.locator(".tt-status")).to_contain_text("no such number")
        field.fill(str(task["correct"]))
        field.press("Enter")
        page.locator(".tt-drill-stage trick-puzzle[verdict=right]").wait_for()
        page.keyboard.press("n")
        assert left(page, POINTS)


def test_a_digit_is_written_wherever_the_focus_is(chromium: Browser, site: str) -> None:
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, **known) as visit:
        page = visit.open(address("ru", query=POINTS))
        assert shown(page)
        page.evaluate("document.activeElement.blur()")
        page.keyboard.type("15")
        expect(page.locator(".tt-drill-stage .tt-number")).to_have_value("15")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_settings_lead_to_the_choice_of_drills(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=EMPTY)) as visit:
        page = visit.open(address(lang))
        assert shown(page)
        page.get_by_role("button", name=SETTINGS[lang]).click()
        page.locator("dialog .tt-drill-ways button").last.click()
        expect(page.locator("trick-drill:not([drilling]) h2").first).to_be_focused()


SETTINGS = {"ru": "Настройки", "en": "Settings"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_keyboard_goes_from_a_button_that_goes_away_to_the_task(
    chromium: Browser, site: str, lang: str
) -> None:
    """Start, once more, what was missed, one where it matters: the question is read out next."""
    look = small(Keyboard, site, drills_choice={**PATIENT, "length": 5})
    with visiting(chromium, site, **look) as visit:
        page = visit.open(address(lang))
        assert shown(page)
        page.locator(".tt-drill-bar .tt-sign").first.press("Enter")
        page.locator(".tt-drill-home > .tt-actions button").press("Enter")
        expect(page.locator(TASK)).to_be_focused()
        missed(page, Keyboard(page))
        for place in (0, 1):
            page.locator(".tt-drill-bar .tt-sign").first.press("Enter")
            expect(page.locator(".tt-ending h2")).to_be_focused()
            page.locator(".tt-ending > .tt-actions button").nth(place).press("Enter")
            expect(page.locator(TASK)).to_be_focused()
            missed(page, Keyboard(page))
            page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("start", [".tt-drill-bar .tt-sign >> nth=0", ".tt-drill-under summary"])
@pytest.mark.parametrize("query", [TWO_ACES, LAST_TRICKS, POINTS])
def test_a_hint_asked_for_by_key_is_read_where_it_stands(
    chromium: Browser, site: str, query: str, start: str
) -> None:
    """Wherever in the drill the key was pressed; from there the keyboard goes on to the answer."""
    look = small(Keyboard, site, drills_choice=PATIENT)
    with visiting(chromium, site, **look) as visit:
        page = visit.open(address("en", query=query))
        task = shown(page)
        assert task
        page.locator(start).first.focus()
        page.keyboard.press("h")
        seen(page.locator(".tt-hints > li").last)
        expect(page.locator(".tt-hints > li").last).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator(".tt-drill-stage button[type=submit]")).to_be_focused()
        page.keyboard.press("h")
        expect(page.locator(".tt-drill-stage button[type=submit]")).to_be_focused()
        page.wait_for_function(FOCUS_IN_SIGHT)


TASK = ".tt-drill-stage fieldset"

# ---------------------------------------------------------------- links

UNREAD = {"ru": "не читается", "en": "cannot be read"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("query", ["bruff.follow-suit.1.45zzzz", "whist", "bruff.no-such-skill"])
@pytest.mark.parametrize("known", [{}, {"drills": EMPTY}], ids=["first-time", "again"])
def test_a_damaged_link_says_so(
    chromium: Browser, site: str, known: dict[str, Any], query: str, lang: str
) -> None:
    with visiting(chromium, site, **remembering(site, **known)) as visit:
        page = visit.open(address(lang, query=query))
        expect(page.locator(".tt-drill-notice")).to_contain_text(UNREAD[lang])
        assert shown(page)


@pytest.mark.parametrize("query", ["", "utm_source=mail", TWO_ACES, "bruff", "contrast"])
def test_other_addresses_are_no_damaged_links(chromium: Browser, site: str, query: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=EMPTY)) as visit:
        page = visit.open(address("en", query=query))
        assert shown(page)
        assert page.locator(".tt-drill-notice").is_hidden()


# ---------------------------------------------------------------- the run, and what was seen


@pytest.mark.parametrize("player_of", PLAYERS)
def test_a_streak_ends_with_its_first_mistake(
    chromium: Browser, site: str, player_of: type[Player]
) -> None:
    """The reason is read first; then comes the result, and the best one is kept."""
    look = small(player_of, site, drills_choice={**PATIENT, "mode": "streak", "length": 10})
    with visiting(chromium, site, **look) as visit:
        page = visit.open(address("en"))
        player = player_of(page)
        for run, right in ((1, 3), (2, 1)):
            for _ in range(right):
                task = shown(page)
                assert task
                player.answer(task, task["correct"])
                page.locator("trick-puzzle[verdict=right]").wait_for()
                page.wait_for_load_state("networkidle")  # the next one is ready by now
                player.go_on()
            missed(page, player)
            page.wait_for_load_state("networkidle")
            player.go_on()
            heading = page.locator(".tt-ending h2")
            expect(heading).to_have_text(f"{right} of {right + 1} right")
            assert kept_record(page)["best"] == {"streak": 3}, run
            page.locator(".tt-ending button.tt-second").first.click()


def test_what_was_seen_does_not_come_again(chromium: Browser, site: str) -> None:
    """Three visits without an engine meet the three ready drills of a skill."""
    choice = {**PATIENT, "skills": ["bruff/two-aces"]}
    look = remembering(site, drills=EMPTY, drills_choice=choice)
    with unguarded(chromium, site, **look) as visit:
        visit.context.route("**/engine-worker.js*", lambda route: route.abort())
        seen = []
        for _ in range(3):
            page = visit.open(address("en"))
            seen.append(drill(page)["puzzle"]["position"])
            missed(page, Mouse(page))
        assert len(set(seen)) == 3


# ---------------------------------------------------------------- words

NOT_TAKING = {
    "ru": ("Взятку не взять: 9", "не берёт"),
    "en": ("Not taking the trick: 9", "loses"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_may_be_played_is_not_called_forbidden(
    chromium: Browser, site: str, lang: str
) -> None:
    heading, word = NOT_TAKING[lang]
    known = remembering(site, drills=EMPTY, drills_choice=PATIENT)
    with visiting(chromium, site, viewport=NARROW, **known) as visit:
        page = visit.open(address(lang, query=f"all-fives.take-with-a-trump.1.{SEED}"))
        task = shown(page)
        assert task
        Mouse(page).answer(task, ["8C", "9S"])
        expect(page.locator(".tt-verdict-head")).to_contain_text(heading)
        expect(page.locator("label:has([value='9S']) .tt-mark")).to_have_text(word)
        links = page.locator(".tt-foot [data-rule]").all_inner_texts()
        assert links and len(set(links)) == len(links)


def test_a_new_player_is_told_what_to_tap(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW, has_touch=True) as visit:
        page = visit.open(address("en"))
        task = shown(page)
        assert task
        said = page.locator(".tt-status")
        expect(said).to_contain_text("Tap a card on the table")
        page.locator(".tt-drill-stage button[type=submit]").tap()
        expect(said).to_contain_text("Tap what you think is right")
        Finger(page).answer(task, task["correct"])
        page.locator(".tt-drill-stage trick-puzzle[verdict=right]").wait_for()
