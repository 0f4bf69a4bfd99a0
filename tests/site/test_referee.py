"""The referee: a dispute settled in a dozen taps, by keyboard, by typing, from a link, without network."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from test_layout import outside
from visits import LANGUAGES, NARROW, seen, unguarded, visiting

MOST_TAPS = 12
TRICK = ("7S", "5S", "KD", "2S", "QC", "4D")
BOOT = 60_000
BEST = {"ru": "пятёрка пик", "en": "five of spades"}
SILENT = {"ru": "Документ не назначает наказания", "en": "The document sets no penalty"}
NOT_TAKEN = {
    "ru": ("На столе карты всех", "Уже названы", "Таких карт в этой игре нет"),
    "en": ("Every player’s card is on the table", "Named already", "This game has no such cards"),
}
HAND_FULL = {
    "ru": "Кроме спорной карты, на руках не бывает больше 4",
    "en": "Besides the card in question a hand holds 4 at most",
}
NO_HAND = {"ru": "Карты на руках не названы", "en": "No hand was given"}
TWELVE = ("AH", "KH", "QH", "JH", "10h", "9H", "8H", "7H", "6H", "5H", "4H", "3H")
TYPED = {"ru": "7п 5п Кб", "en": "7s 5s KD"}
UNLOADED = {"ru": "не запустился", "en": "did not start"}
CHOSEN = {"ru": "Игра выбрана сама", "en": "The game has been chosen"}
DISPUTES = [
    # may it be kept · about, game, trumps, table, hand · is it right, and by which rule
    ("play", "bruff", "H", "9H 5H KD", "JH", "true", "may-renege"),
    ("play", "bruff", "S", "KH 3H 4D", "AH 9H", "false", "follow-suit"),
    ("play", "auction-forty-fives", "S", "5S 2D", "JS", "false", "protected-by-rank"),
    ("play", "all-fives", "S", "KD 7S", "QD 3C", "false", "follow-suit"),
    ("winner", "auction-forty-fives", "C", "KH AH 2C 9H", "", "true", "highest-trump-wins"),
]
"""What people really argue about: each is to be settled from the opened page in a dozen taps."""


def home(lang: str) -> str:
    return "en/" if lang == "en" else ""


class Asking:
    """Somebody at the table who taps, and counts the taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, place: Locator) -> None:
        place.tap()
        self.taps += 1

    def choose(self, name: str, value: str) -> None:
        """Nothing is tapped that is chosen already."""
        field = f"input[name={name}][value={value}]"
        if not self.page.locator(field).is_checked():
            self.tap(self.page.locator(f"card-referee label:has({field})"))

    def card(self, code: str) -> None:
        key = self.page.locator(f'.tt-key[data-card="{code}"]')
        if not key.is_visible():
            self.choose("suit", code[-1])
        self.tap(key)


def ruling(page: Page) -> Locator:
    return page.locator("card-referee .tt-verdict")


def head(page: Page) -> str:
    return ruling(page).locator(".tt-verdict-head").text_content() or ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_winner_of_a_whole_trick(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, viewport=NARROW, has_touch=True) as visit:
        page = visit.open(f"{home(lang)}referee/")
        asking = Asking(page)
        asking.choose("about", "winner")
        asking.choose("game", "bruff")
        asking.choose("trump", "S")
        for code in TRICK:
            asking.card(code)
        assert asking.taps <= MOST_TAPS
        expect(page.locator(".tt-row[data-row=table] > li")).to_have_count(len(TRICK))
        expect(ruling(page)).to_have_attribute("data-right", "true", timeout=BOOT)
        assert BEST[lang] in head(page)
        assert ruling(page).locator("a[data-rule=five-proves-bonus]").count() > 0
        link = ruling(page).locator("a[data-rule=highest-trump-wins]").first
        assert (link.get_attribute("href") or "").endswith("bruff/#highest-trump-wins")
        assert outside(page) == []
        turned = ruling(page).locator("button").first
        asking.tap(turned)
        expect(ruling(page)).to_have_attribute("data-turned", "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_play_that_was_allowed_and_one_that_was_not(
    chromium: Browser, site: str, lang: str
) -> None:
    """The ace of hearts may be held back; with the two of spades beside it the king may not go."""
    with visiting(chromium, site, viewport=NARROW, has_touch=True) as visit:
        page = visit.open(f"{home(lang)}referee/")
        asking = Asking(page)
        asking.choose("about", "play")
        asking.choose("game", "bruff")
        asking.choose("trump", "S")
        for code in TRICK[:3]:
            asking.card(code)
        asking.choose("into", "hand")
        asking.card("AH")
        assert asking.taps <= MOST_TAPS
        expect(ruling(page)).to_have_attribute("data-right", "true", timeout=BOOT)
        assert ruling(page).locator("a[data-rule=may-renege]").count() > 0
        assert SILENT[lang] not in ruling(page).inner_text()
        asking.card("2S")
        expect(ruling(page)).to_have_attribute("data-right", "false")
        assert ruling(page).locator("a[data-rule=must-trump]").count() > 0
        assert SILENT[lang] in ruling(page).inner_text()
        assert outside(page) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_dispute_is_settled_in_a_dozen_taps(chromium: Browser, site: str, lang: str) -> None:
    for about, game, trump, table, hand, right, rule in DISPUTES:
        with visiting(chromium, site, viewport=NARROW, has_touch=True) as visit:
            asking = Asking(visit.open(f"{home(lang)}referee/"))
            for name, value in (("about", about), ("game", game), ("trump", trump)):
                asking.choose(name, value)
            for code in table.split():
                asking.card(code)
            for code in hand.split():
                asking.choose("into", "hand")
                asking.card(code)
            assert asking.taps <= MOST_TAPS, (table, asking.taps)
            expect(ruling(asking.page)).to_have_attribute("data-right", right, timeout=BOOT)
            assert ruling(asking.page).locator(f"a[data-rule={rule}]").count() > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_document_names_a_penalty_it_is_told(
    chromium: Browser, site: str, lang: str
) -> None:
    """All Fives does; the state that leads there comes in the address."""
    state = "about=play&game=all-fives&trump=S&table=9D.3C&hand=2D"
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(f"{home(lang)}referee/?{state}")
        expect(ruling(page)).to_have_attribute("data-right", "false", timeout=BOOT)
        assert ruling(page).locator("a[data-rule=revoke-penalty]").count() > 0
        assert SILENT[lang] not in ruling(page).inner_text()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("typed", ["7♠ 5♠ KD", ""], ids=["drawn", "letters"])
def test_cards_can_be_typed_without_a_mouse(
    chromium: Browser, site: str, lang: str, typed: str
) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(f"{home(lang)}referee/")
        press_until(page, "Tab", "card-referee input[name=about]")
        press_until(page, "ArrowDown", "card-referee input[value=winner]")
        press_until(page, "Tab", "card-referee input[name=game]")
        page.keyboard.press("Space")
        press_until(page, "Tab", "card-referee input[name=trump]")
        page.keyboard.press("Space")
        press_until(page, "Tab", "card-referee input[name=typed]")
        page.keyboard.type(typed or TYPED[lang])
        page.keyboard.press("Enter")
        expect(ruling(page)).to_have_attribute("data-right", "true", timeout=BOOT)
        assert BEST[lang] in head(page)
        page.keyboard.type("7Z")
        page.keyboard.press("Enter")
        hint = page.locator("card-referee [role=status] .tt-hint")
        expect(hint).to_contain_text("7Z")
        page.locator("input[name=typed]").fill("")
        page.keyboard.press("Enter")
        expect(hint).to_have_count(0)
        expect(ruling(page)).to_have_attribute("data-right", "true")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_not_taken_is_told(chromium: Browser, site: str, lang: str) -> None:
    """Cards typed before the game is named stay; what it has not, repeats and overflow are told."""
    full, again, other = NOT_TAKEN[lang]
    with visiting(chromium, site) as visit:
        page = visit.open(f"{home(lang)}referee/?about=winner&trump=S")
        laid = page.locator(".tt-row[data-row=table] > li")
        hints = page.locator("card-referee [role=status] .tt-hint")

        def type_(text: str) -> None:
            page.locator("input[name=typed]").fill(text)
            page.keyboard.press("Enter")

        def game(name: str) -> None:
            page.locator(f"card-referee label:has(input[name=game][value={name}])").click()

        type_("5S 5S JK")
        expect(laid).to_have_count(2, timeout=BOOT)
        expect(hints).to_contain_text([CHOSEN[lang], again])
        expect(page.locator("input[name=game][value=bruff]")).to_be_checked()
        expect(ruling(page)).to_be_visible()
        game("all-fives")
        expect(laid).to_have_count(1)
        expect(hints).to_contain_text([other])
        type_(" ".join(TWELVE))
        expect(hints).to_contain_text([full])
        expect(laid).not_to_have_count(1)
        game("bruff")
        expect(hints).to_have_count(0)
        page.locator("card-referee label:has(input[value=play])").click()
        page.locator("card-referee label:has(input[value=hand])").click()
        held = page.locator(".tt-row[data-row=hand] > li")
        type_("7C 8C 9C KC QC 3C")
        expect(hints).to_contain_text([HAND_FULL[lang]])
        expect(hints.locator(".tt-pill")).to_have_count(2)
        expect(ruling(page)).to_be_visible()
        held.first.locator("button").click()
        expect(hints).to_have_count(0)
        page.locator("input[name=typed]").press("Enter")
        expect(hints.locator(".tt-pill")).to_have_count(1)
        expect(held.last.locator("button")).to_have_attribute("data-card", "QC")
        page = visit.open(page.url.removeprefix(site) + ".3C.2C")
        expect(hints.locator(".tt-pill")).to_have_count(2)
        expect(held).to_have_count(4)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_empty_hand_is_told(chromium: Browser, site: str, lang: str) -> None:
    """Off suit, the rest of the hand decides; with a trump put down, nothing could forbid it."""
    with visiting(chromium, site) as visit:
        page = visit.open(f"{home(lang)}referee/?about=play&game=bruff&trump=S&table=7S.5S.KD")
        expect(ruling(page)).to_contain_text(NO_HAND[lang], timeout=BOOT)
        page.locator("button.tt-away").nth(2).click()
        expect(ruling(page)).to_be_visible()
        expect(ruling(page)).not_to_contain_text(NO_HAND[lang])


def test_a_ruling_below_the_window_is_told_at_its_edge(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, viewport=NARROW, has_touch=True) as visit:
        page = visit.open("referee/?about=winner&game=bruff&trump=S&table=7S.5S")
        line, told = page.locator(".tt-peek"), ruling(page).locator(".tt-verdict-head")
        expect(line).to_be_in_viewport(timeout=BOOT)
        expect(line).to_contain_text(BEST["ru"])
        expect(told).not_to_be_in_viewport()
        line.tap()
        expect(told).to_be_in_viewport()
        expect(line).to_be_hidden()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_typed_cards_is_seen(chromium: Browser, site: str, lang: str) -> None:
    with visiting(chromium, site, viewport={"width": 320, "height": 568}) as visit:
        page = visit.open(f"{home(lang)}referee/?about=winner&game=bruff&trump=S&table=7S")
        field = page.locator("input[name=typed]")
        status = page.locator("card-referee [role=status]")
        expect(ruling(page)).to_be_visible(timeout=BOOT)
        for text, told in (("7Z", "7Z"), ("5S 7S", NOT_TAKEN[lang][1]), ("KD", BEST[lang])):
            field.fill(text)
            page.evaluate(AT_THE_EDGE)
            field.press("Enter")
            line = status.locator("> .tt-hint, > .tt-verdict > .tt-verdict-head").first
            expect(line).to_contain_text(told)
            seen(line)
            expect(field).to_be_in_viewport()
        page.locator(".tt-verdict button").last.press("Enter")
        expect(page.locator("button.tt-away")).to_have_count(0)
        expect(page.locator("input[name=suit]:checked")).to_be_focused()


AT_THE_EDGE = """() => {
  const { bottom } = document.querySelector(".tt-typed button").getBoundingClientRect();
  scrollBy({ top: bottom - innerHeight, behavior: "instant" });
}"""


def test_without_a_script_only_the_need_of_one_is_shown(chromium: Browser, site: str) -> None:
    with visiting(chromium, site, java_script_enabled=False) as visit:
        page = visit.open("referee/")
        expect(page.locator("card-referee > noscript > p")).to_be_visible()
        expect(page.locator("card-referee > form")).to_be_hidden()
        expect(page.locator("button.site-search")).to_be_hidden()


def press_until(page: Page, key: str, wanted: str) -> None:
    """Presses a key until the focus is where it should be."""
    for _ in range(60):
        if page.evaluate("(wanted) => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{key} does not lead to {wanted}")


def test_keys_answer_to_the_keyboard(chromium: Browser, site: str) -> None:
    """A key puts its card down, and pressed again takes it away."""
    with visiting(chromium, site) as visit:
        page = visit.open("referee/?about=winner&game=bruff&trump=S&table=7S")
        key = page.locator('.tt-key[data-card="5S"]')
        press_until(page, "Tab", '.tt-key[data-card="5S"]')
        page.keyboard.press("Enter")
        expect(key).to_have_attribute("aria-pressed", "true")
        expect(ruling(page).locator(".tt-verdict-head")).to_contain_text(BEST["ru"], timeout=BOOT)
        page.keyboard.press("Enter")
        expect(key).to_have_attribute("aria-pressed", "false")
        expect(page.locator(".tt-row[data-row=table] > li")).to_have_count(1)


def test_the_address_holds_the_whole_question(chromium: Browser, site: str) -> None:
    """What was tapped in is there again after a reload, and for whoever gets the link."""
    with visiting(chromium, site, viewport=NARROW, has_touch=True) as visit:
        page = visit.open("referee/")
        asking = Asking(page)
        asking.choose("about", "winner")
        asking.choose("game", "auction-forty-fives")
        asking.choose("trump", "H")
        for code in ("KH", "5H", "2C"):
            asking.card(code)
        expect(ruling(page)).to_be_visible(timeout=BOOT)
        told, address = head(page), page.url
        page.reload()
        expect(ruling(page)).to_be_visible(timeout=BOOT)
        assert (head(page), page.url) == (told, address)
    with visiting(chromium, site) as visit:
        page = visit.open(address.removeprefix(site))
        expect(ruling(page)).to_be_visible(timeout=BOOT)
        assert head(page) == told


def test_an_open_tab_needs_no_network(chromium: Browser, site: str) -> None:
    """The engine starts with the page; once it is there, rulings come without anybody's help."""
    with unguarded(chromium, site, viewport=NARROW, has_touch=True) as visit:
        page = visit.open("referee/?about=winner&game=bruff&trump=S&table=7S")
        expect(ruling(page)).to_be_visible(timeout=BOOT)
        visit.context.set_offline(True)
        asking = Asking(page)
        asking.card("5S")
        expect(ruling(page).locator(".tt-verdict-head")).to_contain_text(BEST["ru"])
        asking.choose("about", "play")
        asking.choose("into", "hand")
        asking.card("AH")
        expect(ruling(page)).to_have_attribute("data-right", "true")
        page.locator("input[name=typed]").fill("2п")
        page.locator("card-referee button[type=submit]").tap()
        expect(page.locator(".tt-row[data-row=hand] > li")).to_have_count(2)
        missed = {fault for fault in visit.faults if fault.startswith("not loaded")}
        assert all("/favicon.svg" in fault for fault in missed), (
            "browsers look for it by themselves"
        )


def test_the_engine_begins_to_load_before_anything_is_tapped(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        with visit.page.expect_request("**/engine-*.zip", timeout=BOOT):
            visit.open("referee/")
        assert visit.page.locator("card-referee input[name=game]:checked").count() == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_the_engine_comes_unasked(chromium: Browser, site: str, lang: str) -> None:
    """So the first card typed may come without a network; without an engine that is said."""
    with unguarded(chromium, site, viewport=NARROW) as visit:
        with visit.page.expect_request_finished(lambda one: "/later-" in one.url, timeout=BOOT):
            page = visit.open(f"{home(lang)}referee/")
        visit.context.set_offline(True)
        type_cards(page, "7♠ 5♠")
        expect(page.locator(".tt-row[data-row=table] > li")).to_have_count(2)
    with unguarded(chromium, site, viewport=NARROW) as visit:
        visit.context.route("**/later-*", lambda route: route.abort())
        page = visit.open(f"{home(lang)}referee/")
        type_cards(page, "7♠ 5♠")
        told = page.locator("card-referee [role=status]")
        expect(told).to_contain_text(UNLOADED[lang], timeout=BOOT)
        expect(page.locator("input[name=typed]")).to_have_value("7♠ 5♠")
        assert not [fault for fault in visit.faults if not fault.startswith("not loaded")]


def type_cards(page: Page, text: str) -> None:
    page.locator("input[name=typed]").fill(text)
    page.locator("card-referee button[type=submit]").click()
