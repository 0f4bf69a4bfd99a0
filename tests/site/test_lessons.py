"""A lesson on its whole way: made, sent, solved in another browser, handed back, tabulated."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from playing import Keyboard, Mouse, Player
from pupils import OWN, PLAYS, WINNERS, count_of, hand_in, opened, press, shown, solve, token
from visits import LANGUAGES, NARROW, WIDE, puzzles_of, unguarded, visiting

CLIPBOARD = ["clipboard-read", "clipboard-write"]
WAYS = [
    ("ru", NARROW, Mouse),
    ("en", NARROW, Keyboard),
    ("ru", WIDE, Keyboard),
    ("en", WIDE, Mouse),
]
MISSED = {1, 4}
NOTHING_LEAVES = {"ru": "никуда не отправляются", "en": "nothing leaves it"}
NO_PROOF = {"ru": "Код не доказывает", "en": "A code is no proof"}


def at(lang: str, address: str) -> str:
    return address if lang == "ru" else f"en/{address}"


@pytest.mark.parametrize(
    ("lang", "size", "player_of"), WAYS, ids=lambda way: getattr(way, "__name__", str(way))[:12]
)
def test_from_two_taps_to_the_teachers_table(
    chromium: Browser, site: str, lang: str, size: dict[str, int], player_of: type[Player]
) -> None:
    with visiting(chromium, site, viewport=size, permissions=CLIPBOARD) as visit:
        page = visit.open(at(lang, "lesson/new/"))
        press(page, ".tt-builder .tt-button", player_of(page))
        expect(page.locator(".tt-items > li")).to_have_count(10, timeout=60_000)
        page.locator(".tt-links").wait_for(timeout=60_000)
        press(page, ".tt-share .tt-actions button", player_of(page))
        expect(page.locator(".tt-share > .tt-app-status")).not_to_be_empty()
        link = page.evaluate("() => navigator.clipboard.readText()")
        assert link == page.locator(".tt-link").input_value()
    assert re.fullmatch(re.escape(site + at(lang, "lesson/")) + r"\?1att1\.[a-z0-9.-]+", link)
    with visiting(chromium, site, viewport=size, permissions=CLIPBOARD) as visit:
        page = visit.open(link.removeprefix(site))
        opened(page)
        assert count_of(page) == 10
        expect(page.locator(".tt-lesson-foot")).to_contain_text(NOTHING_LEAVES[lang])
        player = player_of(page)
        solve(visit, player, MISSED)
        assert page.locator(".tt-missed-one .tt-verdict").count() == len(MISSED)
        assert page.locator(".tt-missed-one > .tt-shown").count() == len(MISSED)
        assert page.locator(".tt-missed-one > .tt-shown input").count() == 0
        for rule in page.locator(".tt-missed-one a[data-rule]").all():
            assert re.search(r"/#[a-z0-9-]+$", rule.evaluate("(a) => a.href"))
        said = hand_in(page, "17", player)
        assert "8/10" in said
        assert page.evaluate("() => navigator.clipboard.readText()") == said
    with visiting(chromium, site, viewport=size) as visit:
        page = visit.open(at(lang, "lesson/results/"))
        page.locator("textarea").first.fill(f"{link}\n{said}\n")
        page.locator("textarea").last.fill("\n".join(f"Pupil {n}" for n in range(1, 19)))
        press(page, ".tt-results-form button", player_of(page))
        row = page.locator(".tt-results tbody tr")
        expect(row).to_have_count(1, timeout=60_000)
        expect(row.locator("th")).to_have_text("Pupil 17")
        marks = row.locator("td[data-mark]").evaluate_all(
            "(all) => all.map((td) => td.dataset.mark)"
        )
        assert [n for n, mark in enumerate(marks) if mark == "wrong"] == sorted(MISSED)
        assert marks.count("right") == 8
        expect(page.locator(".tt-report")).to_contain_text("Pupil 16")
        expect(page.locator("main")).to_contain_text(NO_PROOF[lang])
        with page.expect_download() as saved:
            page.locator(".tt-report .tt-actions button").click()
        assert "Pupil 17" in saved.value.path().read_text("utf-8-sig")


SHARING = """
navigator.canShare = () => true;
navigator.share = async ({ text }) => { window.shared = text; };
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_result_goes_to_the_systems_sheet_where_there_is_one(
    chromium: Browser, site: str, lang: str
) -> None:
    with visiting(chromium, site, viewport=NARROW) as visit:
        visit.context.add_init_script(SHARING)
        page = visit.open(at(lang, f"lesson/?{token(WINNERS[:1])}#Lesson-3"))
        opened(page)
        solve(visit, Mouse(page), set())
        said = hand_in(page, "Анна", Mouse(page))
        assert said.startswith("Lesson 3 · Анна · 1/1 · ")
        assert page.evaluate("() => window.shared") == said
        expect(page.locator(".tt-send [role=status]")).to_be_empty()


FAREWELL = {
    "ru": ("Без имени учитель не узнает", "Вставьте её в сообщение учителю."),
    "en": ("Without a name your teacher cannot tell", "Paste it into a message to your teacher."),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_nameless_result_is_asked_about_once_and_a_copied_one_says_what_to_do(
    chromium: Browser, site: str, lang: str
) -> None:
    asked, copied = FAREWELL[lang]
    with visiting(chromium, site, viewport=NARROW, permissions=CLIPBOARD) as visit:
        page = visit.open(at(lang, f"lesson/?{token(WINNERS[:1])}"))
        opened(page)
        solve(visit, Mouse(page), set())
        send, line = page.locator(".tt-send button"), page.locator(".tt-send [role=status]")
        send.click()
        expect(line).to_contain_text(asked)
        expect(page.locator(".tt-send input")).to_be_focused()
        expect(page.locator(".tt-code")).to_be_empty()
        send.click()
        expect(page.locator(".tt-code")).to_contain_text("r1-", timeout=60_000)
        expect(line).to_contain_text(copied)
        assert "r1-" in page.evaluate("() => navigator.clipboard.readText()")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_question_needs_no_engine(chromium: Browser, site: str, lang: str) -> None:
    with unguarded(chromium, site) as visit:
        visit.context.route("**/engine-worker.js*", lambda route: route.abort())
        page = visit.open(at(lang, f"lesson/?{token([*WINNERS, *PLAYS])}"))
        assert shown(page) == f"puzzle-{WINNERS[0]}"
        solve(visit, Mouse(page), {0})
        expect(page.locator(".tt-ending")).to_contain_text(re.compile("4.*5"))


def test_a_link_beats_what_was_kept_and_answers_are_kept(chromium: Browser, site: str) -> None:
    first, second = token(WINNERS), token(PLAYS)
    with visiting(chromium, site) as visit:
        page = visit.open(f"lesson/?{first}")
        opened(page)
        before = shown(page)
        (puzzle,) = list(visit.page.locator("trick-puzzle").all())
        puzzle.locator("input").first.click()
        puzzle.locator("button[type=submit]").click()
        page.locator("trick-puzzle[verdict]").wait_for()
        visit.open(f"lesson/?{second}")
        opened(page)
        assert shown(page) == f"puzzle-{PLAYS[0]}"
        visit.open(f"lesson/?{first}")
        opened(page)
        assert shown(page) != before, "the first question is answered, the next one comes"
        assert page.locator(".tt-lesson-mark:not([data-state=to-come])").count() == 1
        page.locator(".tt-lesson-foot input").uncheck()
        visit.open(f"lesson/?{first}")
        opened(page)
        assert shown(page) == before, "a device that may not remember has forgotten"


ANSWERED = """() => {
  const puzzle = document.querySelector(".tt-lesson-stage trick-puzzle");
  const chosen = [...puzzle.querySelectorAll("input:checked")].map((input) => input.value);
  return [puzzle.id, chosen, puzzle.getAttribute("verdict")];
}"""


@pytest.mark.parametrize("reasons", ["each", "end"])
@pytest.mark.parametrize("engine", [True, False], ids=["with the engine", "before it is there"])
def test_after_a_reload_the_answers_stand_there_again(
    chromium: Browser, site: str, reasons: str, engine: bool
) -> None:
    ids = [*PLAYS, *WINNERS]
    with unguarded(chromium, site) as visit:
        page = visit.open(f"lesson/?{token(ids, reasons=reasons)}")
        player = Mouse(page)
        answered = []
        for place, name in enumerate(ids[:3]):
            page.locator(f"#puzzle-{name}").wait_for()
            (puzzle,) = puzzles_of(page)
            player.choose(puzzle, puzzle.wrong[0] if place else puzzle.right)
            player.submit(puzzle)
            expect(page.locator(".tt-lesson-mark:not([data-state=to-come])")).to_have_count(
                place + 1
            )
            answered.append(page.evaluate(ANSWERED))
            press(page, ".tt-lesson-steps button", player)
        if not engine:
            visit.context.route("**/engine-worker.js*", lambda route: None)
        page.reload()
        expect(page.locator(f"#puzzle-{ids[3]}")).to_be_visible()
        if engine:
            opened(page)
        marks = page.locator(".tt-lesson-marks").inner_text()
        for before in reversed(answered):
            page.locator(".tt-lesson-steps button").last.click()
            page.locator(f"#{before[0]}").wait_for()
            assert page.evaluate(ANSWERED) == before
            assert (before[2] is None) == (reasons == "end")
        page.locator("trick-puzzle button[type=submit]").click()
        assert page.locator(".tt-lesson-marks").inner_text() == marks, "the first answer counts"


@pytest.mark.parametrize(("reasons", "told"), [("end", True), ("never", False)])
def test_reasons_come_when_the_teacher_wants_them(
    chromium: Browser, site: str, reasons: str, told: bool
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"lesson/?{token(WINNERS[:1], reasons=reasons, attempts=1, hints=False)}")
        opened(page)
        puzzle = page.locator("trick-puzzle")
        assert page.locator(".tt-hint-button").count() == 0
        puzzle.locator("input").first.click()
        puzzle.locator("button[type=submit]").click()
        expect(puzzle.locator("[role=status]")).not_to_be_empty()
        assert puzzle.get_attribute("verdict") is None
        puzzle.locator("button[type=submit]").click()
        page.locator(".tt-lesson-steps button").first.click()
        page.locator(".tt-ending").wait_for()
        expect(page.locator(".tt-missed-one .tt-verdict")).to_have_count(int(told))


def test_hints_come_line_by_line_and_are_marked(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"lesson/?{token([OWN, *WINNERS[:1]])}")
        opened(page)
        page.locator(".tt-hint-button").click()
        assert page.locator(".tt-hints > li").count() == 1
        page.locator("trick-puzzle input").first.click()
        page.locator("trick-puzzle button[type=submit]").click()
        expect(page.locator(".tt-lesson-mark").first).to_contain_text("·")
        page.locator(".tt-lesson-steps button").first.click()
        page.locator(f"#puzzle-{WINNERS[0]}").wait_for()
        assert page.locator(".tt-hints > li").count() == 0, "a hint stays with its question"


def test_missed_ones_come_again_and_do_not_count(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"lesson/?{token(WINNERS)}")
        opened(page)
        solve(visit, Mouse(page), {0, 2})
        page.locator(".tt-ending > .tt-actions button.tt-second").first.click()
        again = page.locator(".tt-replayed trick-puzzle")
        expect(again).to_have_count(2)
        assert page.locator(".tt-replayed [verdict], .tt-replayed input:checked").count() == 0
        again.first.locator("input").first.click()
        again.first.locator("button[type=submit]").click()
        again.first.locator("[role=status] .tt-verdict").wait_for()
        page.locator(".tt-replayed > .tt-actions button").click()
        expect(page.locator(".tt-ending h2")).to_contain_text(re.compile("1.*3"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_focus_goes_on_from_a_button_that_goes_away(
    chromium: Browser, site: str, lang: str
) -> None:
    """Open, next, finish, what was missed, back, once more, each from the keyboard."""
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(at(lang, "lesson/"))
        page.locator(".tt-paste textarea").fill(token([OWN, *WINNERS[:1]]))
        page.locator(".tt-paste button").press("Enter")
        choice = page.locator(".tt-lesson-stage > trick-puzzle input").first
        expect(choice).to_be_focused(timeout=60_000)
        steps = page.locator(".tt-lesson-steps button").first
        page.locator(".tt-lesson-stage input").first.press("Space")
        page.locator(".tt-lesson-stage button[type=submit]").press("Enter")
        page.locator("trick-puzzle[verdict=wrong]").wait_for()
        steps.press("Enter")
        page.locator(f"#puzzle-{WINNERS[0]}").wait_for()
        expect(choice).to_be_focused()
        steps.press("Enter")
        expect(page.locator(".tt-ending > h2")).to_be_focused()
        page.locator(".tt-ending > .tt-actions button").nth(1).press("Enter")
        expect(page.locator(".tt-replayed > h2")).to_be_focused()
        page.locator(".tt-replayed > .tt-actions button").press("Enter")
        expect(page.locator(".tt-ending > h2")).to_be_focused()
        page.locator(".tt-ending > .tt-actions button").last.press("Enter")
        expect(choice).to_be_focused(timeout=60_000)
        expect(page.locator(".tt-lesson-place")).to_contain_text("1")
