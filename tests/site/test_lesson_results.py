"""The teacher's table in the browser: a whole class in an exported chat, and what is made of it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from golden_links import published
from pupils import IDS, PLAYS, WINNERS, token
from test_accessibility import AXE, violations
from test_layout import outside
from tricktaking.ask import answer
from tricktaking.lesson import link
from tricktaking.lesson.described import item_json
from tricktaking.lesson.items import Site
from tricktaking.lesson.play import asked, dealt
from tricktaking.lesson.table import Judge
from visits import LANGUAGES, NARROW, WIDE, accused, seen, visiting

ITEMS = [*WINNERS, *PLAYS]
LESSON = token(ITEMS)
PUZZLES = {name: item_json(puzzle) for name, puzzle in published().items() if name in ITEMS}
RIGHT = ["A2", "A2", "B1", ["AH", "9H"], ["3D"]]
BLACK_ACE_HIGH = "B2"
"""Who takes the ace of a plain black suit for the highest card gives this answer to the third."""

CHATTER = (
    "12.05.24, 10:{:02} - Учитель: кто ещё не прислал? Ждём до пятницы, спросите меня.\n" * 150
)
A_QUESTION = 250_000
"""So much of a chat the page asks the engine about at once."""

PUPILS, BELIEVERS = 25, 17
LINK = "https://karty.example/lesson/?"


def code(name: str, seed: int, answers: list[Any], lesson: str = LESSON) -> str:
    asked = {"ask": "lesson-result", "text": lesson, "ids": IDS, "published": PUZZLES}
    told = json.loads(answer(json.dumps(asked | {"seed": seed, "name": name, "answers": answers})))
    return str(told["code"])


def told(n: int, text: str) -> str:
    return f"12.05.24, 11:{n % 60:02} - Ученик {n}: {text}\n"


def chat() -> str:
    """Twenty-five pupils, seventeen with one error; one sends twice, one anew, one a torn code."""
    lines = [told(0, f"{LINK}{LESSON}")]
    for n in range(1, PUPILS + 1):
        third = BLACK_ACE_HIGH if n <= BELIEVERS else RIGHT[2]
        lines.append(told(n, f"Урок · № {n} · {code(str(n), n, [*RIGHT[:2], third, *RIGHT[3:]])}"))
    lines.append(lines[3])
    lines.append(told(4, code("4", 99, RIGHT)))
    lines.append(told(26, code("26", 26, RIGHT)[:-2]))
    lines.append(told(27, code("27", 27, RIGHT[:3], token(WINNERS))))
    chatter = CHATTER.format(*(n % 60 for n in range(150)))
    return "".join(line + chatter for line in lines)


@pytest.mark.parametrize(("lang", "size"), [("ru", NARROW), ("en", WIDE)], ids=LANGUAGES)
def test_a_class_from_an_exported_chat(
    chromium: Browser, site: str, tmp_path: Path, lang: str, size: dict[str, int]
) -> None:
    exported = tmp_path / "chat.txt"
    exported.write_text(chat(), "utf-8")
    assert len(chat()) > A_QUESTION
    with visiting(chromium, site, viewport=size) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/results/")
        page.locator("input[type=file]").set_input_files(exported)
        expect(page.locator("textarea").first).to_have_value(chat())
        page.locator("textarea").last.fill("\n".join(f"Имя {n}" for n in range(1, PUPILS + 3)))
        page.locator(".tt-results-form button").click()
        rows = page.locator(".tt-results tbody tr")
        expect(rows).to_have_count(PUPILS, timeout=60_000)
        finding = page.locator(".tt-finding").inner_text()
        assert f"{BELIEVERS} {'из' if lang == 'ru' else 'of'} {PUPILS}" in finding
        told_of = {"ru": "в простой масти выше короля", "en": "above the king in a plain suit"}
        assert told_of[lang] in finding
        assert page.locator(".tt-finding .tt-pill").count() == 2, "both black aces are named"
        again = page.locator(".tt-finding + p > a")
        assert again.evaluate("(a) => a.href").startswith(site)
        assert page.locator(".tt-results [data-mark=wrong]").count() == BELIEVERS
        first = rows.first
        assert "Имя 1" in first.locator("th").inner_text()
        assert "Ученик 1" in first.locator("th").inner_text()
        heat = page.locator(".tt-question-heat .tt-heat").evaluate_all(
            "(all) => all.map((one) => one.dataset.heat)"
        )
        assert heat == ["5", "5", "2", "5", "5"], "eight of twenty-five is two fifths"
        page.locator(".tt-question-heat > summary").nth(2).click()
        expect(page.locator(".tt-question-heat").nth(2)).to_contain_text(f"{BELIEVERS} ×")
        rules = page.locator("ul.tt-plain .tt-heat + a")
        assert rules.count() >= 3
        assert rules.first.evaluate("(a) => a.href").startswith(site)
        report = page.locator(".tt-report")
        for missing in ("Имя 26", "Имя 27"):
            expect(report).to_contain_text(missing)
        flags = report.locator("details").first.locator("li")
        assert flags.count() == 4, "sent again, sent anew, torn, of another lesson"
        with page.expect_download() as saved:
            page.locator(".tt-report > .tt-actions button").click()
        table = saved.value.path().read_text("utf-8-sig").splitlines()
        assert len(table) == 1 + PUPILS + 2


@pytest.mark.parametrize(
    ("home", "heading", "mark", "finding"),
    [
        ("", "Таблица, учеников: 2, копий сверх того: 4", "копия", "ответы прислали 2"),
        ("en/", "The table, pupils: 2, copies besides: 4", "a copy", "2 sent their answers"),
    ],
    ids=LANGUAGES,
)
def test_one_run_under_five_names_is_one_run(
    chromium: Browser, site: str, home: str, heading: str, mark: str, finding: str
) -> None:
    wrong = [*RIGHT[:2], BLACK_ACE_HIGH, *RIGHT[3:]]
    sent = [code(f"Name {n}", 1, wrong) for n in range(1, 6)] + [code("Eva", 2, RIGHT)]
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home}lesson/results/?{LESSON}")
        page.locator("textarea").first.fill("\n".join(sent))
        page.locator(".tt-results-form button").click()
        rows = page.locator(".tt-results tbody tr")
        expect(rows).to_have_count(6, timeout=60_000)
        expect(page.locator(".tt-report h2", has_text=heading)).to_have_count(1)
        expect(page.locator(".tt-finding")).to_contain_text(finding)
        told = [mark in row for row in rows.all_inner_texts()]
        assert told == [False, True, True, True, True, False]
        flags = page.locator(".tt-report > details").first.locator("li")
        expect(flags).to_have_count(1)
        expect(flags).to_contain_text("Name 1, Name 2, Name 3, Name 4, Name 5")
        asked = page.locator(".tt-question-heat").nth(2)
        asked.locator("> summary").click()
        expect(asked.locator(".tt-table .tt-card")).not_to_have_count(0)
        expect(asked).to_contain_text("1 ×")


def test_fields_that_are_filled_far_too_full_still_make_a_table(
    chromium: Browser, site: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("lesson/results/")
        page.evaluate(
            "([codes, lesson]) => {"
            "const [all, link, pupils] = document.querySelectorAll("
            "  '.tt-results-form textarea, .tt-results-form input:not([type=file])');"
            "all.value = codes; link.value = lesson + ' '.repeat(5) + 'x'.repeat(1_100_000);"
            "pupils.value = 'Anna\\n'.repeat(300_000); }",
            [f"{code('Anna', 1, RIGHT)}\n" * 8_000, f"{LINK}{LESSON}"],
        )
        page.locator(".tt-results-form button").click()
        expect(page.locator(".tt-results tbody tr")).to_have_count(1, timeout=60_000)


@pytest.mark.parametrize(
    ("home", "told"),
    [
        ("", "«Коды учеников или весь чат». Кодов больше, чем можно сосчитать за раз."),
        ("en/", "“The pupils' codes, or the whole chat”. There are more codes than can be counted"),
    ],
    ids=LANGUAGES,
)
def test_more_than_can_be_counted_is_refused_in_the_language_of_the_page(
    chromium: Browser, site: str, home: str, told: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"{home}lesson/results/?{LESSON}")
        page.evaluate(
            "() => { document.querySelector('.tt-results-form textarea').value ="
            " Array.from({ length: 9000 }, (_, n) =>"
            " `r1-abcd-${n}-xyz and a good deal of talk that comes between two codes, "
            "which is not kept, so that it all is over a million characters`).join('\\n'); }",
        )
        page.locator(".tt-results-form button").click()
        expect(page.locator(".tt-app-status")).to_contain_text(told, timeout=60_000)
        expect(page.locator("textarea").first).to_be_focused()
        expect(page.locator(".tt-report > *")).to_have_count(0)


@pytest.mark.parametrize(
    ("codes", "lesson", "told"),
    [
        ("", f"{LINK}{LESSON}", "“The pupils' codes, or the whole chat”. Nothing is here yet."),
        ("just a chat", "", "“Link to the lesson”. There is no lesson link here."),
    ],
    ids=["nothing pasted", "no lesson"],
)
def test_what_is_missing_is_told_with_its_field(
    chromium: Browser, site: str, codes: str, lesson: str, told: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("en/lesson/results/")
        page.locator("textarea").first.fill(codes)
        page.get_by_label("Link to the lesson").fill(lesson)
        page.locator(".tt-results-form button").click()
        expect(page.locator(".tt-app-status")).to_contain_text(told, timeout=60_000)


OF_THEIR_OWN = {"game": "all-fives", "difficulty": 1, "skill": "follow-suit", "fresh": 2}
NAMELESS = {"ru": "без имени, строка 4", "en": "no name, line 4"}

# Cells of the table that are not as high as the others, or do not hold their mark in the middle.
UNEVEN = """() => {
  const cells = [...document.querySelectorAll(".tt-results tbody td")];
  const { height } = cells[0].getBoundingClientRect();
  return cells.filter((cell) => {
    const box = cell.getBoundingClientRect();
    const mark = document.createRange();
    mark.selectNode((cell.querySelector("button") ?? cell).firstChild);
    const { top, bottom } = mark.getBoundingClientRect();
    return Math.abs(box.height - height) > 1 || Math.abs(top + bottom - box.top - box.bottom) > 4;
  }).map((cell) => cell.outerHTML);
}"""
OWN_WORDS = {"ru": ("Анна, вопрос 2", "Ответа нет."), "en": ("Анна, question 2", "Not answered.")}


@pytest.mark.parametrize(("lang", "size"), [("ru", NARROW), ("en", WIDE)], ids=LANGUAGES)
def test_a_mark_opens_what_this_pupil_was_asked(
    chromium: Browser, site: str, lang: str, size: dict[str, int]
) -> None:
    """Each had drills of their own: the question, the answer given, the right one and its reason."""
    lesson = token([WINNERS[0], OF_THEIR_OWN])
    whole = link.decode(lesson, Site("tt1", IDS)).lesson
    assert whole
    heading, nothing = OWN_WORDS[lang]
    sent, puzzles = [], {}
    for seed, name in ((7, "Анна"), (8, "Борис")):
        puzzles[name] = [dealt(one, published()) for one in asked(whole, seed)]
        first = Judge().correct(puzzles[name][1])
        shorter = list(first[:-1]) or ["-"]
        sent.append(code(name, seed, [RIGHT[0], shorter if len(first) > 1 else [], None], lesson))
    sent += [f"Маша: {sent[0][:-2]}", sent[0][:-4]]
    with visiting(chromium, site, viewport=size) as visit:
        visit.context.add_init_script(path=AXE)
        page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/results/?{lesson}")
        page.locator("textarea").first.fill("\n".join(sent))
        page.locator(".tt-results-form button").click()
        marks = page.locator(".tt-results tbody tr").first.locator("button")
        expect(marks).to_have_count(2, timeout=60_000)
        flags = page.locator(".tt-report > details").first.locator("li > strong")
        assert flags.all_inner_texts() == ["Маша", NAMELESS[lang]]
        assert page.evaluate(UNEVEN) == []
        dialog = page.locator("dialog.tt-own")
        for number, mark in enumerate(marks.all(), 1):
            mark.press("Enter")
            kind, position = puzzles["Анна"][number]
            hand = [str(card) for card in position.hand(position.turn)]
            expect(dialog.locator(".tt-correct")).to_be_visible(timeout=60_000)
            expect(dialog.locator(".tt-hand .tt-card")).to_have_count(len(hand))
            question = kind.question(position.game, position, lang)
            expect(dialog.locator(".tt-missed-head")).to_have_text(question)
            expect(dialog.locator(".tt-foot [data-rule]").first).to_be_visible()
            assert (outside(page), violations(page)) == ([], [])
            if number == 1:
                expect(dialog).to_contain_text(heading)
                expect(dialog.locator(".tt-verdict[data-right=false]")).to_have_count(1)
            else:
                expect(dialog).to_contain_text(nothing)
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
            expect(mark).to_be_focused()


@pytest.mark.parametrize("home", ["", "en/"], ids=LANGUAGES)
def test_what_is_missing_is_seen_beside_its_field(chromium: Browser, site: str, home: str) -> None:
    with visiting(chromium, site, viewport={"width": 320, "height": 568}) as visit:
        page = visit.open(f"{home}lesson/results/")
        codes, lesson = page.locator("textarea").first, page.locator("input[type=text]")
        for given, field in (("", codes), ("just a chat", lesson)):
            codes.fill(given)
            page.locator(".tt-results-form button").click()
            expect(field).to_be_focused(timeout=60_000)
            expect(page.locator(".tt-app-status")).not_to_be_empty()
            assert accused(field) == page.locator(".tt-app-status").inner_text()
            seen(page.locator(".tt-app-status"))
            seen(field)
        codes.fill("")
        lesson.fill(f"{LINK}{LESSON}")
        expect(lesson).not_to_have_attribute("aria-invalid", "true")


def test_without_a_code_there_is_no_table_to_save(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open("en/lesson/results/")
        page.locator("textarea").first.fill("no code at all")
        page.get_by_label("Link to the lesson").fill(f"{LINK}{LESSON}")
        page.locator(".tt-results-form button").click()
        expect(page.locator(".tt-report .tt-app-notice")).to_be_visible(timeout=60_000)
        expect(page.locator(".tt-report button")).to_have_count(0)
