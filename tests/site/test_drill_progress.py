"""Progress: what is shown of it, how it is carried off and back, and storage that fails."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from drilling import EMPTY, Mouse, address, kept_record, remembering, shown, wrong
from visits import LANGUAGES, NARROW, accused, seen, visiting

DAY = 86_400_000
NOW = datetime.now(UTC)


def day(ago: int) -> str:
    return f"{NOW - timedelta(days=ago):%Y-%m-%d}"


def known(stability: float, due_in: float, days: dict[str, list[int]]) -> dict[str, Any]:
    moment = NOW.timestamp() * 1000
    card = {
        **{
            "due": round(moment + due_in * DAY),
            "stability": stability,
            "difficulty": 5,
            "steps": 0,
        },
        **{"days": 3, "reps": 3, "lapses": 1, "state": 2, "last": round(moment - DAY)},
    }
    tries, right = (sum(tally[n] for tally in days.values()) for n in (0, 1))
    return {"tries": tries, "right": right, "card": card, "days": days}


RECORD = {
    **EMPTY,
    "skills": {
        "bruff/two-aces": known(30, 9.1, {day(0): [2, 2], day(1): [3, 1]}),
        "bruff/ace-of-hearts-wins": known(1, -2, {day(0): [4, 1]}),
        "all-fives/follow-suit": known(8, 1.1, {day(2): [1, 1]}),
    },
    "missed": {"bruff/trump-order": 2, "bruff/ace-and-joker-are-trumps": 3},
    "beliefs": {"bruff/ace-of-hearts-is-a-heart": 3},
    "days": {day(0): [6, 3], day(1): [3, 1], day(2): [1, 1]},
    "best": {"streak": 17, "clock": 9},
    "today": {day(0): [True, False, True]},
}
WORDS = {
    "ru": (["пора", "шатко"], ["через 9 дней", "твёрдо"], "Повторить, что пора: 1", "стёрто"),
    "en": (["due now", "shaky"], ["in 9 days", "sure"], "Repeat what is due: 1", "wiped"),
}
ANEW = {"ru": "считаются заново", "en": "count anew"}
FIRST = {"ru": "Сначала вставьте код", "en": "Paste a code first"}
NOTHING = {"ru": "ни одного ответа", "en": "nothing has been answered"}
LATER = {"version": 9, "skills": {"bruff/two-aces": "who knows"}}


def rows(page: Page) -> list[str]:
    page.locator(".tt-known, .tt-known-untried").first.wait_for(state="attached")
    return page.locator(".tt-known").all_inner_texts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_is_known_is_shown(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=RECORD)) as visit:
        page = visit.open(address(lang, "progress/"))
        first, second, due, _ = WORDS[lang]
        shaky, sure, good = rows(page)
        assert all(word in shaky for word in first)
        assert all(word in sure for word in second)
        assert good
        assert page.locator(".tt-progress-facts strong").all_inner_texts()[0] == "10"
        assert "17" in page.locator(".tt-progress-facts").inner_text()
        plot = page.locator(".tt-plot > li")
        assert plot.count() == 4
        for cells, told in ((0, "3"), (1, "1")):
            label = plot.nth(cells).locator("[role=img]").get_attribute("aria-label")
            assert label and told in label
        missed = page.locator(".tt-rule-map [data-state=missed]")
        assert missed.count() == 2
        for link in page.locator(".tt-rule-map a, .tt-progress-list a").all()[:8]:
            assert (link.get_attribute("href") or "").startswith("../../")  # the rule, or a drill
        go = page.locator("drill-progress a.tt-button")
        assert go.inner_text() == due
        go.click()
        page.locator("trick-drill[drilling] .tt-drill-stage trick-puzzle").wait_for()
        key = page.evaluate("document.querySelector('trick-drill').drill.key")
        assert key == "bruff/ace-of-hearts-wins"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_several_games_have_is_told_with_its_game(
    chromium: Browser, site: str, lang: str
) -> None:
    games = ("bruff", "all-fives", "auction-forty-fives")
    record = {
        **RECORD,
        "skills": {f"{game}/best-card": known(8, 1.1, {day(1): [2, 1]}) for game in games},
        "missed": {f"{game}/highest-trump-wins": 2 for game in games},
    }
    with visiting(chromium, site, **remembering(site, drills=record)) as visit:
        page = visit.open(address(lang, "progress/"))
        rows(page)
        names = page.locator("drill-progress h3").all_inner_texts()[:3]
        for told in (".tt-plot-name", ".tt-progress-list"):
            text = " ".join(page.locator(told).all_inner_texts())
            assert [name for name in names if name not in text] == []


def test_a_skill_leads_to_its_drills(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=RECORD)) as visit:
        page = visit.open(address("en", "progress/"))
        rows(page)
        page.locator(".tt-known a").nth(1).click()
        page.wait_for_function(
            "() => document.querySelector('trick-drill')?.drill?.key === 'bruff/two-aces'"
        )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_progress_travels_as_a_file(
    chromium: Browser, site: str, lang: str, tmp_path: Path
) -> None:
    kept = remembering(site, drills=RECORD)
    with visiting(chromium, site, viewport=NARROW, accept_downloads=True, **kept) as visit:
        page = visit.open(address(lang, "progress/"))
        rows(page)
        with page.expect_download() as download:
            page.locator("drill-progress .tt-actions .tt-second").first.click()
        file = tmp_path / download.value.suggested_filename
        download.value.save_as(file)
        assert json.loads(file.read_text("utf-8")) == RECORD
        wipe = page.locator("drill-progress > .tt-actions").last
        wipe.locator("button").click()
        expect(wipe.locator("button")).to_have_count(2)
        wipe.locator("button").last.click()
        assert page.evaluate("localStorage['tricktaking.drills']") is not None
        wipe.locator("button").click()
        wipe.locator("button").first.click()
        expect(page.locator(".tt-app-notice")).to_contain_text(WORDS[lang][3])
        assert page.evaluate("localStorage.length") == 0
        assert rows(page) == []
        page.locator("details:has([type=file]) > summary").click()
        page.locator("[type=file]").set_input_files(file)
        expect(page.locator(".tt-known")).to_have_count(3)
        assert kept_record(page) == RECORD


@pytest.mark.parametrize("text", ["not a record", '{"version": 9}', "[]", "null", '{"cards": 7}'])
def test_a_foreign_file_changes_nothing(
    chromium: Browser, site: str, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "other.json"
    good = tmp_path / "good.json"
    file.write_text(text, "utf-8")
    good.write_text(json.dumps(RECORD), "utf-8")
    with visiting(chromium, site, **remembering(site, drills=RECORD)) as visit:
        page = visit.open(address("en", "progress/"))
        rows(page)
        page.locator("[type=file]").set_input_files(good)
        said = page.locator("drill-progress > .tt-app-notice")
        expect(said).to_be_visible()
        page.locator("details:has([type=file]) > summary").click()
        page.locator("[type=file]").set_input_files(file)
        expect(page.locator("details:has([type=file]) [role=status]")).not_to_be_empty()
        expect(said).to_be_hidden()
        assert kept_record(page) == RECORD


@pytest.mark.parametrize("lang", LANGUAGES)
def test_progress_travels_as_a_code(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=RECORD)) as visit:
        page = visit.open(address(lang, "progress/"))
        before = rows(page)
        page.locator("details:has(.tt-progress-code) > summary").click()
        code = page.locator(".tt-progress-code").inner_text()
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(address(lang, "progress/"))
        assert rows(page) == []
        page.locator("details:has([type=file]) > summary").click()
        for text, count in ((code[:-3], 0), (code.upper(), 3)):
            page.locator("drill-progress textarea").fill(text)
            page.locator("details:has([type=file]) .tt-actions button").click()
            expect(page.locator(".tt-known")).to_have_count(count)
        assert [row.split("\n")[0] for row in rows(page)] == [row.split("\n")[0] for row in before]
        record = kept_record(page)
        assert (record["best"], record["missed"]) == (RECORD["best"], RECORD["missed"])
        missed = page.locator(".tt-rule-map [data-state=missed]")
        assert all("✕" in text for text in missed.all_inner_texts())
        assert missed.count() == 2
        assert ANEW[lang] in page.locator("drill-progress").inner_text()
        assert NOTHING[lang] not in page.locator("drill-progress").inner_text()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_a_code_or_a_file_is_seen_where_it_was_given(
    chromium: Browser, site: str, lang: str, tmp_path: Path
) -> None:
    """Beside the field when it is refused; where everything is new, at its head, with the focus."""
    torn = tmp_path / "torn.json"
    torn.write_text("[1]", "utf-8")
    small = {"viewport": {"width": 320, "height": 568}}
    with visiting(chromium, site, **small, **remembering(site, drills=RECORD)) as visit:
        page = visit.open(address(lang, "progress/"))
        rows(page)
        page.locator("details:has(.tt-progress-code) > summary").click()
        code = page.locator(".tt-progress-code").inner_text()
        page.locator("details:has([type=file]) > summary").click()
        line = page.locator("details:has([type=file]) [role=status]")
        field, file = page.locator("drill-progress textarea"), page.locator("[type=file]")
        for given, text in ((field, ""), (field, "not a code"), (file, "")):
            if given is file:
                file.set_input_files(torn)
            else:
                field.fill(text)
                page.locator("details:has([type=file]) .tt-actions button").click()
            expect(given).to_have_attribute("aria-invalid", "true")
            assert accused(given) == line.inner_text()
            assert (FIRST[lang] in line.inner_text()) == (given is field and not text)
            seen(line)
            seen(given)
        field.fill(code)
        expect(field).not_to_have_attribute("aria-invalid", "true")
        page.locator("details:has([type=file]) .tt-actions button").press("Enter")
        notice = page.locator("drill-progress > .tt-app-notice")
        expect(notice).to_be_focused()
        seen(notice)


def test_a_rule_is_not_called_flawless_when_nobody_knows(chromium: Browser, site: str) -> None:
    """A record of the first version only counted: what was missed in it is not known."""
    old = {"version": 1, "skills": {"bruff/two-aces": [4, 3], "bruff/follow-suit": [2, 2]}}
    with visiting(chromium, site, **remembering(site, drills=old)) as visit:
        page = visit.open(address("en", "progress/"))
        rows(page)
        signs = page.locator(".tt-rule-map [data-state=unknown]").all_inner_texts()
        assert len(signs) == 1
        assert "?" in signs[0]
        assert page.locator(".tt-rule-map [data-state=right]").count() == 1


def test_a_shared_computer_keeps_nothing(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, **remembering(site, drills=RECORD)) as visit:
        page = visit.open(address("en", "progress/"))
        rows(page)
        page.get_by_role("checkbox").check()
        expect(page.locator(".tt-app-notice")).to_be_visible()
        assert rows(page) == []
        play(visit.open(address("en")))
        assert page.locator(".tt-drill-notice").is_hidden()
        assert page.evaluate("Object.keys(localStorage)") == ["tricktaking.drills-refused"]
        page.locator(".tt-drill-bar .tt-sign").last.click()
        box = page.locator(".tt-drill-settings").get_by_role("checkbox").nth(1)
        assert box.is_checked()
        box.uncheck()
        page.locator(".tt-drill-settings button").last.click()
        Mouse(page).go_on()
        play(page, 1)
        assert kept_record(page)["skills"]


# ---------------------------------------------------------------- storage that fails


def play(page: Page, count: int = 3) -> None:
    """So many drills, the second one missed; each is noted before its marks are there."""
    for number in range(count):
        task = shown(page)
        assert task
        Mouse(page).answer(task, wrong(task) if number == 1 else task["correct"])
        page.locator(".tt-drill-stage trick-puzzle[data-told]").wait_for()
        if number < count - 1:
            Mouse(page).go_on()


PATIENT = {"mode": "practice", "length": 20, "advance": False}
REFUSE = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("refused", "SecurityError"); } });"""
FILL = """Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };"""


@pytest.mark.parametrize("broken", [REFUSE, FILL], ids=["refused", "full"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_session_without_storage(chromium: Browser, site: str, lang: str, broken: str) -> None:
    with visiting(chromium, site, **remembering(site, drills_choice=PATIENT)) as visit:
        visit.context.add_init_script(broken)
        page = visit.open(address(lang))
        page.evaluate("document.querySelector('trick-drill').session.choice.advance = false")
        play(page)
        assert len(page.locator(".tt-drill-notice").inner_text()) > 20
        page.locator(".tt-drill-bar .tt-sign").first.click()
        assert "2" in page.locator(".tt-ending h2").inner_text()
        page.locator(
            ".tt-ending .tt-drill-foot a"
        ).first.click()  # without leaving the document: nothing is lost
        page.locator("drill-progress").wait_for()
        assert len(rows(page)) >= 1
        assert page.locator(".tt-progress-facts strong").first.inner_text() == "3"


OLD = {"version": 1, "skills": {"bruff/two-aces": [4, 3]}}


@pytest.mark.parametrize(
    ("record", "told", "left"),
    [('{"version": 3, "ski', True, 0), ("[1]", True, 0), (OLD, False, 1), (LATER, True, None)],
    ids=["cut off", "foreign", "of version 1", "of a later version"],
)
def test_a_session_on_another_record(
    chromium: Browser, site: str, record: Any, told: bool, left: int | None
) -> None:
    kept = remembering(site, drills=record, drills_choice=PATIENT)
    with visiting(chromium, site, **kept) as visit:
        page = visit.open(address("en"))
        page.evaluate("document.querySelector('trick-drill').session.choice.advance = false")
        shown(page)
        assert page.locator(".tt-drill-notice").is_visible() == told
        play(page)
        text = page.evaluate("localStorage['tricktaking.drills']")
        if left is None:
            assert json.loads(text) == LATER
        else:
            assert sum(one["tries"] for one in json.loads(text)["skills"].values()) == 3 + 4 * left
        if isinstance(record, str):
            visit.open(address("en", "progress/"))
            rows(page)
            with page.expect_download() as download:
                page.locator("drill-progress .tt-actions .tt-second").nth(2).click()
            assert Path(download.value.path()).read_text("utf-8") == record
