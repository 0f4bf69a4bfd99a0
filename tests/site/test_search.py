"""The search finds everyday forms of Russian words, each language by itself, by keyboard too."""

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from visits import source

RUSSIAN = [
    "козыря",
    "козыри",
    "козырем",
    "туза",
    "тузов",
    "валета",
    "взятку",
    "взяток",
    "сдающего",
    "королю",
]
ENGLISH = [
    "trump",
    "trumps",
    "aces",
    "jacks",
    "kings",
    "bids",
    "reneging",
    "dealer",
    "jack",
    "tricks",
]


@pytest.mark.parametrize(("path", "forms"), [("", RUSSIAN), ("en/", ENGLISH)])
def test_word_forms_are_found(chromium, site, path, forms):
    page = chromium.new_page(viewport={"width": 320, "height": 568})
    refused = []
    page.on(
        "console", lambda message: refused.append(message.text) if message.type == "error" else 0
    )
    page.goto(site + path)
    page.keyboard.press("Control+k")
    field = page.locator("dialog.site-search-dialog input")
    for form in forms:
        field.fill("")
        field.fill(form)
        page.locator("dialog.site-search-dialog mark").first.wait_for()
        links = page.eval_on_selector_all(
            "dialog.site-search-dialog li a", "all => all.map((a) => new URL(a.href).pathname)"
        )
        assert links
        assert all(("/en/" in link) == (path == "en/") for link in links)
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('dialog.site-search-dialog li a')")
    page.keyboard.press("Enter")
    page.wait_for_url("**/*#*")
    assert not refused
    page.close()


def searching(chromium, site, path):
    """A page with the search open, and the search: a text in, what is found out."""
    page = chromium.new_page(viewport={"width": 320, "height": 568})
    page.goto(site + path)
    page.keyboard.press("Control+k")
    return page, partial(searched, page)


def searched(page, text):
    field = page.locator("dialog.site-search-dialog input")
    field.fill("")
    field.fill(text)
    rows = page.locator("dialog.site-search-dialog li")
    rows.first.wait_for()
    return rows.evaluate_all("""(all) => all.map((row) => [
      row.querySelector("a").getAttribute("href").split("/").slice(-2).join("/"),
      row.querySelector("a").textContent, row.querySelector("p")?.textContent ?? ""])""")


def pages_of(rows):
    return {address.partition("#")[0] for address, _, _ in rows}


FORMS = [
    ("", "пятёрка пятёркой пятерку пятёрок", "bruff/#five-proves-bonus"),
    ("", "придержать придерживать придержит", "glossary/#renege"),
    ("", "козырь козыря козыри козырем козырей", "bruff/#joker-always-trump"),
    ("", "туз туза тузов", "bruff/#ace-robs"),
    ("", "валет валета валетом", "bruff/#q-jack-under-joker"),
    ("", "взятка взятку взяток", "glossary/#trick"),
    ("", "сдающий сдающего сдающим", "glossary/#dealer"),
    ("", "король королю королём", "compare/#contrast-five-and-king"),
    ("", "заявка заявку заявок", "auction-forty-fives/#bids"),
    ("", "обмен обменять обменивать", "glossary/#rob"),
    ("", "грабить грабёж", "glossary/#rob"),
    ("", "джокер джокером Дж JK", "bruff/#joker-always-trump"),
    ("", "Т♥ т♥ A♥ ТЧ AH", "auction-forty-fives/#ace-of-hearts-is-trump"),
    ("", "5♠ 5п 5s 5S", "bruff/#five-proves-bonus"),
    ("en/", "rob robbed robbing", "bruff/#ace-robs"),
    ("en/", "bid bids bidding", "auction-forty-fives/#bids"),
    ("en/", "joker jokers JK", "bruff/#joker-always-trump"),
    ("en/", "A♥ AH a♥", "bruff/#ace-and-joker-are-trumps"),
    ("en/", "5♠ 5s 5S", "compare/#table-bruff"),
]


@pytest.mark.parametrize(("path", "forms", "section"), FORMS, ids=[row[1] for row in FORMS])
def test_every_form_finds_the_same(chromium, site, path, forms, section):
    page, search = searching(chromium, site, path)
    base, *others = forms.split()
    found = search(base)
    assert section in [address for address, _, _ in found]
    for other in others:
        assert pages_of(search(other)) == pages_of(found), other
    page.close()


def test_the_field_is_wide_and_one_escape_closes(chromium, site):
    page = chromium.new_page(viewport={"width": 320, "height": 568})
    page.goto(site)
    page.keyboard.press("Control+k")
    dialog = page.locator("dialog.site-search-dialog")
    field = dialog.locator("input")
    assert field.bounding_box()["width"] > 240
    ring = field.evaluate("(field) => getComputedStyle(field).outlineStyle")
    assert ring == "solid"
    field.fill("козырь")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    assert field.input_value() == "козырь", "it is there when the search is opened again"
    page.close()


def test_no_answer_to_a_puzzle_is_given_away(chromium, site):
    answers = source("bruff/").count("единственный козырь во взятке")
    assert answers > 1
    page, search = searching(chromium, site, "")
    assert [told for _, _, told in search("единственный козырь") if "во взятке" in told] == []
    page.close()


@pytest.mark.parametrize(
    ("path", "asked"),
    [("", ["джинк", "обмен", "держу"]), ("en/", ["robbed", "begged", "may-rob", "the dealer"])],
)
def test_what_is_shown_is_counted_and_says_no_heading_twice(chromium, site, path, asked):
    page, search = searching(chromium, site, path)
    for text in asked:
        rows = search(text)
        assert len(rows) > 2
        assert not rows[0][0].startswith("authors/"), "rules come before sources of fences"
        assert [row for row in rows if row[2].startswith(f"{row[1]}.")] == []
        told = page.locator("dialog.site-search-dialog [role=status]").inner_text()
        assert str(len(rows)) in told
    page.close()


@pytest.mark.parametrize(
    ("path", "common", "unknown"), [("", "туз", "ёлка"), ("en/", "trumps", "xylophone")]
)
def test_what_no_page_has_is_not_found(chromium, site, path, common, unknown):
    """A rule is found on the page that states it, a card by its name alone; an unknown word nowhere."""
    page = chromium.new_page()
    page.goto(site + path)
    page.keyboard.press("Control+k")
    field = page.locator("dialog.site-search-dialog input")
    found = page.locator("dialog.site-search-dialog li")
    field.fill(common)
    found.first.wait_for()
    assert not found.locator("a").first.get_attribute("href").split("#")[0].endswith("/rules/")
    glued = re.compile(r"[ТКДВ](туз|король|дама|валет)|[AKQJ](the |ace|king|queen|jack)")
    assert [text for text in found.all_inner_texts() if glued.search(text)] == []
    field.fill(unknown)
    none = page.locator("button.site-search").get_attribute("data-none")
    told = page.locator("dialog.site-search-dialog [role=status]")
    expect(told).to_have_text(none)
    expect(found).to_have_count(0)
    field.fill(f"{unknown} {common}")
    missing = page.locator("button.site-search").get_attribute("data-missing")
    expect(told).to_contain_text(missing.format(words=unknown))
    expect(found.first).to_be_visible()
    field.fill(f"{unknown} {unknown}s")
    expect(told).to_have_text(none)
    expect(found).to_have_count(0)
    page.close()


@pytest.mark.parametrize(
    ("path", "asked", "section"),
    [("", "придержать козыря", "reneging"), ("en/", "revoke penalty", "revoke-penalty")],
)
def test_the_section_that_answers_comes_first(chromium, site, path, asked, section):
    page = chromium.new_page()
    page.goto(site + path)
    page.keyboard.press("Control+k")
    page.locator("dialog.site-search-dialog input").fill(asked)
    first = page.locator("dialog.site-search-dialog li a").first
    expect(first).to_have_attribute("href", re.compile(f"#{section}$"))
    page.close()


@pytest.mark.parametrize(
    ("path", "asked", "told"), [("", "козыри", "Нет сети"), ("en/", "trumps", "You are offline")]
)
@pytest.mark.parametrize("before", [True, False], ids=["never there", "gone while asking"])
def test_it_comes_back_with_the_network(chromium, site, path, asked, told, before):
    context = chromium.new_context(viewport={"width": 320, "height": 568})
    page = context.new_page()
    crashes = []
    page.on("pageerror", lambda error: crashes.append(str(error)))
    page.goto(site + path)
    page.wait_for_load_state("networkidle")
    found = page.locator("dialog.site-search-dialog mark").first
    field = page.locator("dialog.site-search-dialog input")
    if not before:
        page.keyboard.press("Control+k")
        field.fill("5")
        found.wait_for()
        field.fill("")
    context.set_offline(True)
    if before:
        page.keyboard.press("Control+k")
    field.fill(asked)
    expect(page.locator("dialog.site-search-dialog [role=status]")).to_contain_text(told)
    context.set_offline(False)
    field.fill(asked[:-1])
    found.wait_for()
    assert not crashes
    context.close()
