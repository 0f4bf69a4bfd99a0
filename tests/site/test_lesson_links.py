"""Links as they arrive: wrapped, cut, in capitals, of another site, or written by an enemy."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from playing import Mouse
from pupils import (
    NOTHING_FOREIGN,
    OWN,
    PLAYS,
    WINNERS,
    count_of,
    hand_in,
    opened,
    press,
    shown,
    solve,
    token,
)
from visits import LANGUAGES, seen, unguarded, visiting

TOKEN = token([*WINNERS, OWN])
TITLE = "Урок-3"
LINK = f"https://cards.example/lesson/?{TOKEN}#{TITLE}"
CODED = quote(LINK, safe="")
HALF = len(TOKEN) // 2

ARRIVING = {
    "as it is": f"?{TOKEN}#{TITLE}",
    "without its title": f"?{TOKEN}",
    "title in codes": f"?{TOKEN}#{quote(TITLE)}",
    "in capitals": f"?{TOKEN.upper()}#{TITLE}",
    "after a hash": f"#{TOKEN}",
    "hash in a code": f"?%23{TOKEN}",
    "hash in a code of a code": f"?%2523{TOKEN}",
    "Facebook": f"?{TOKEN}&fbclid=IwAR0abcDEF_123-x",
    "VK": f"?{TOKEN}&ysclid=lm0abc123",
    "campaign": f"?utm_source=mail&utm_medium=x&{TOKEN}",
    "a key before it": f"?l={TOKEN}",
    "a trailing dot": f"?{TOKEN}.",
    "a trailing bracket": f"?{TOKEN})",
    "quotes": f"?%22{TOKEN}%22",
    "guillemets": f"?%C2%AB{TOKEN}%C2%BB",
    "an equals sign": f"?{TOKEN}=",
    "a zero-width space": f"?{TOKEN}%E2%80%8B",
    "question mark in a code": f"?%3F{TOKEN}%23{quote(TITLE)}",
}
PASTED = {
    "the bare token": TOKEN,
    "typed in capitals": TOKEN.upper(),
    "Outlook Safe Links": f"https://eur01.safelinks.protection.outlook.com/?url={CODED}&data=05%7C01&sdata=x%3D&reserved=0",
    "Teams": f"https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url={CODED}&locale=ru",
    "Telegram": f"Анна, [12.05.2024 10:33]\nДомашнее задание: {LINK}\nдо пятницы",
    "VK away": f"https://vk.com/away.php?to={CODED}&post=1_2&cc_key=",
    "WhatsApp": f"[12.05.24, 10:33:01] Анна: *{LINK}*",
    "Google": f"https://www.google.com/url?q={CODED}&sa=D&source=calendar",
    "line wrap of mail": f"Link:\n{LINK[:60]}=\n{LINK[60:]}",
    "quoted mail": f"> > <{LINK}>\n> \n> --\n> A.",
    "HTML": f'<a href="{LINK.replace("?", "?amp&amp;")}">lesson</a>',
    "markdown": f"[Урок]({LINK})",
    "zero-width inside": f"{TOKEN[:HALF]}\u200b{TOKEN[HALF:]}",
    "soft hyphen inside": f"{TOKEN[:HALF]}\u00ad{TOKEN[HALF:]}",
    "guillemets and a dot": f"«{LINK}».",
    "no-break spaces": f"\u00a0{LINK}\u00a0",
}


def test_there_are_thirty_ways_at_least() -> None:
    assert len(ARRIVING) + len(PASTED) >= 30


def whole(page: Page) -> None:
    """All of the lesson is there, and nothing is said about damage."""
    opened(page)
    assert shown(page) == f"puzzle-{WINNERS[0]}"
    assert count_of(page) == 4
    assert page.locator(".tt-app-notice:visible").count() == 0


def test_links_open_however_they_arrive(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        for name, tail in ARRIVING.items():
            page = visit.open(f"lesson/{tail}")
            try:
                whole(page)
            except Exception as why:
                raise AssertionError(f"{name}: {tail}") from why


def test_links_open_from_whatever_is_pasted(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        for name, text in PASTED.items():
            page = visit.open("en/lesson/")
            page.locator(".tt-paste textarea").fill(text)
            page.locator(".tt-paste button").click()
            try:
                whole(page)
            except Exception as why:
                raise AssertionError(f"{name}: {text}") from why


def test_a_cut_link_shows_what_is_left_and_says_so(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"lesson/?{TOKEN[:-9]}")
        opened(page)
        assert count_of(page) < 4
        expect(page.locator(".tt-app-notice")).to_be_visible()
        page.locator(".tt-lesson-steps button").first.wait_for()
        solve(visit, Mouse(page), set())
        assert page.locator(".tt-send button").count() == 0


@pytest.mark.parametrize(
    "tail",
    [
        *("?nothing", f"?{token(WINNERS, site='other1')}", f"?{token(WINNERS, site='tt2')}"),
        *(f"?2{TOKEN[1:]}", "?" + "a1-" * 5000, "#", "?%00%ff%"),
    ],
    ids=[
        *("no token", "another site", "other puzzles", "another version"),
        *("much text", "empty", "no text"),
    ],
)
@pytest.mark.parametrize("lang", ["ru", "en"])
def test_what_opens_no_lesson_gives_a_page_with_the_box(
    chromium: Browser, site: str, lang: str, tail: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"{'en/' if lang == 'en' else ''}lesson/{tail}")
        page.locator(".tt-paste textarea").wait_for(timeout=60_000)
        if len(tail) > 1:
            expect(page.locator(".tt-app-notice")).not_to_be_empty()
        page.locator(".tt-paste textarea").fill(TOKEN)
        page.locator(".tt-paste button").click()
        whole(page)


@pytest.mark.parametrize("tool", ["", "paper/", "board/"])
@pytest.mark.parametrize("home", ["", "en/"], ids=LANGUAGES)
def test_why_a_pasted_text_opens_nothing_is_seen_beside_it(
    chromium: Browser, site: str, home: str, tool: str
) -> None:
    with visiting(chromium, site, viewport={"width": 320, "height": 400}) as visit:
        page = visit.open(f"{home}lesson/{tool}")
        field = page.locator(".tt-paste textarea")
        for text in ("no lesson here", "nor here"):
            field.fill(text)
            page.locator(".tt-paste button").press("Enter")
            told = page.locator(".tt-paste [role=alert]")
            told.wait_for(timeout=60_000)
            expect(field).to_be_focused()
            expect(field).to_have_value(text)
            seen(told)
            seen(field)


@pytest.mark.parametrize(("language", "letter"), [("ru", "r"), ("en", "e")])
def test_a_fixed_language_opens_that_language(
    chromium: Browser, site: str, language: str, letter: str
) -> None:
    fixed = token(PLAYS, language=language)
    assert fixed[1] == letter
    here, there = ("en/", "") if language == "ru" else ("", "en/")
    with visiting(chromium, site) as visit:
        page = visit.open(f"{here}lesson/?{fixed}#{TITLE}")
        page.wait_for_url(f"{site}{there}lesson/?{fixed}#*")
        opened(page)
        assert page.locator("html").get_attribute("lang") == language
        expect(page.locator(".tt-lesson-title")).to_contain_text("Урок 3")


PAYLOADS = [
    "<img src=x onerror=\"document.title='hit'\">",
    "\"><script>document.title='hit'</script>",
    "<svg/onload=document.title='hit'>",
    "javascript:document.title='hit'",
    "{{constructor.constructor('1')()}}<iframe srcdoc='x'>",
]


@pytest.mark.parametrize("payload", PAYLOADS)
def test_nothing_an_enemy_writes_becomes_html(chromium: Browser, site: str, payload: str) -> None:
    """The title, the token, the pasted text, the name, the codes, the senders, the class list."""
    with visiting(chromium, site) as visit:
        for address in ("lesson/", "embed/"):
            page = visit.open(f"{address}?{TOKEN}#{quote(payload)}")
            opened(page)
            assert page.evaluate(NOTHING_FOREIGN) == []
        assert "<" not in payload or payload[:4] in page.locator(".tt-lesson-title").inner_text()
        page = visit.open(f"lesson/?{quote(payload)}{TOKEN[:9]}")
        page.locator(".tt-paste textarea").fill(payload)
        page.locator(".tt-paste button").click()
        page.locator(".tt-paste .tt-app-notice").wait_for(timeout=60_000)
        assert page.evaluate(NOTHING_FOREIGN) == []
        page = visit.open(f"lesson/?{token(WINNERS[:1])}")
        opened(page)
        solve(visit, Mouse(page), {0})
        said = hand_in(page, payload, Mouse(page))
        assert page.evaluate(NOTHING_FOREIGN) == []
        page = visit.open("lesson/results/")
        chat = f"[12.05.24, 10:33] {payload[:30].replace(':', ' ')}: {said}\n{payload} r1-{payload}"
        page.locator("textarea").first.fill(f"{token(WINNERS[:1])}\n{chat}")
        page.locator("textarea").last.fill(f"{payload}\nAnna")
        press(page, ".tt-results-form button", Mouse(page))
        page.locator(".tt-results").wait_for(timeout=60_000)
        assert page.evaluate(NOTHING_FOREIGN) == []
        assert page.title() != "hit"


HOSTILE_STORE = """() => {
  for (const key of ["lessons", "draft", "class", "lessons-refused", "cards"]) {
    localStorage.setItem(`tricktaking.${key}`, window.poison);
  }
}"""


@pytest.mark.parametrize(
    "poison",
    ["not json", "null", "7", "[]", '{"items":[{"puzzle":"<img src=x onerror=1>"},null,5,{}]}'],
)
def test_whatever_was_stored_the_tools_start(chromium: Browser, site: str, poison: str) -> None:
    with unguarded(chromium, site) as visit:
        visit.context.add_init_script(f"window.poison = {poison!r}")
        visit.open("lesson/")
        visit.page.evaluate(HOSTILE_STORE)
        page = visit.open("lesson/new/")
        page.locator(".tt-builder .tt-button").wait_for()
        page = visit.open(f"lesson/?{TOKEN}")
        opened(page)
        page = visit.open("lesson/results/")
        page.locator(".tt-results-form").wait_for()
        assert [fault for fault in visit.faults if fault.startswith(("error", "policy"))] == []
        assert page.evaluate(NOTHING_FOREIGN) == []


@pytest.mark.parametrize(
    ("home", "told"),
    [("", "это сдача целиком, а не задача"), ("en/", "is a whole deal to look at, not a puzzle")],
    ids=LANGUAGES,
)
def test_a_link_that_names_a_whole_deal_says_that_it_asks_nothing(
    chromium: Browser, site: str, home: str, told: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"{home}lesson/?{token(['b-whole-deal', WINNERS[0]])}")
        opened(page)
        expect(page.locator(".tt-lesson-stage .tt-app-notice")).to_contain_text(told)
        page.locator(".tt-lesson-steps button").first.click()
        assert shown(page) == f"puzzle-{WINNERS[0]}"
