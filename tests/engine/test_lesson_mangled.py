"""Lesson links after mail, chat and browsers have had them; titles, which are decoration."""

from html import escape
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lessons import (
    MIXED,
    OURS,
    TOKEN,
    URL,
)
from tricktaking.lesson import decode, label
from tricktaking.lesson.finding import LONGEST_TEXT

ENCODED = quote(URL, safe="")
MANGLED = {
    "as it is": URL,
    "the token alone": TOKEN,
    "capitals": URL.upper(),
    "behind a hash": f"https://karty.example/lesson/#{TOKEN}",
    "%23": f"https://karty.example/lesson/%23{TOKEN}",
    "%2523": f"https://karty.example/lesson/%2523{TOKEN}",
    "%3F": URL.replace("?", "%3F"),
    "%253F": URL.replace("?", "%253f"),
    "dots as %2E": URL.replace(".", "%2E"),
    "hyphens as %2D": URL.replace("-", "%2d"),
    "facebook's id": f"{URL}&fbclid=IwAR0_aBc-1",
    "google's ids": f"{URL}&utm_source=a&gclid=b",
    "&amp;": f"{URL}&amp;x=1",
    "an equals sign": f"{URL}=",
    "a parameter": f"https://karty.example/lesson/?x=1&l={TOKEN}&y=2",
    "a title": f"{URL}#Урок-3",
    "an encoded title": f"{URL}#%D0%A3%D1%80%D0%BE%D0%BA-3",
    "full stop": f"See {URL}.",
    "comma": f"{URL}, please",
    "brackets": f"(Lesson: {URL})",
    "angle brackets": f"<{URL}>",
    "quotes": f'"{URL}"',
    "guillemets": f"«{URL}»",
    "curly quotes": f"“{URL}”…",
    "Markdown": f"[the lesson]({URL})",
    "escaped Markdown": URL.replace("-", r"\-").replace(".", r"\."),
    "HTML": f'<a href="{escape(URL)}">Lesson</a>',
    "line break": f"{URL[:60]}\n{URL[60:]}",
    "line breaks and indent": f"{URL[:50]}\r\n   {URL[50:90]}\r\n   {URL[90:]}",
    "quoted mail": f"> {URL[:50]}\n> {URL[50:90]}\n> {URL[90:]}\n> Regards",
    "quoted twice": f">> {URL[:70]}\n>> {URL[70:]}",
    "quoted-printable": f"{URL[:70]}=\r\n{URL[70:]}",
    "a space from a line break": f"{URL[:80]} {URL[80:]}",
    "wrapped, then words": f"{URL[:80]}\n{URL[80:]} and good luck. See you.",
    "<wbr>": f"{URL[:70]}<wbr>{URL[70:]}",
    "zero-width spaces": "\u200b".join((URL[:60], URL[60:80], URL[80:])),
    "soft hyphens": "\u00ad".join((URL[:60], URL[60:80], URL[80:])),
    "byte order mark": f"\ufeff{URL}",
    "direction marks": f"\u200e{URL}\u200f",
    "right-to-left override": f"\u202e{URL}\u202c",
    "non-breaking hyphens": URL.replace("-", "\u2011"),
    "dashes": URL.replace("-", "–"),
    "encoded hyphens of another kind": URL.replace("-", "%E2%80%91"),
    "full-width letters": "".join(chr(ord(c) + 0xFEE0) if c.isalnum() else c for c in TOKEN),
    "entities": URL.replace("-", "&#45;").replace(".", "&#x2E;"),
    "Safe Links": f"https://eur01.safelinks.protection.outlook.com/?url={ENCODED}&data=05%7C02&reserved=0",
    "Teams": f"https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url={ENCODED}&locale=ru-ru",
    "Safe Links in Teams": f"https://teams.microsoft.com/l/?url={quote(f'https://x.safelinks.protection.outlook.com/?url={ENCODED}&data=1', safe='')}",
    "Telegram": f"tg://msg_url?url={ENCODED}&text=%D0%A3",
    "Telegram share": f"https://t.me/share/url?url={ENCODED}",
    "Telegram instant view": f"https://t.me/iv?url={ENCODED}&rhash=1",
    "VK": f"https://vk.com/away.php?to={ENCODED}&cc_key=",
    "WhatsApp": f"https://wa.me/?text={ENCODED}",
    "WhatsApp export": f"12.05.24, 10:33 - Анна: {URL}",
    "Facebook": f"https://l.facebook.com/l.php?u={ENCODED}&h=AT0",
    "Google": f"https://www.google.com/url?q={ENCODED}&sa=D&source=docs",
    "Yandex": f"https://yandex.ru/clck/jsredir?from=x&text=&url={ENCODED}",
    "Proofpoint": f"https://urldefense.proofpoint.com/v2/url?u={ENCODED.replace('-', '-2D').replace('%', '-').replace('.', '.')}&d=DwM",
    "Proofpoint 3": f"https://urldefense.com/v3/__{URL}__;!!AbC!d$",
    "sign-on redirect": f"https://login.school.example/?continue={quote(ENCODED, safe='')}",
    "sign-on twice": f"https://login.school.example/?r={quote(quote(ENCODED, safe=''), safe='')}",
    "a chat": f"Anna: hi\nTeacher: here is 1st. the lesson: {TOKEN}\nAnna: 2nd. ok",
    "a display text that is cut": f"{URL[:40]}… {URL}",
    "words glued on": f"{URL}Удачи",
    "a word glued on": f"{URL}ok",
}


@pytest.mark.parametrize("text", MANGLED.values(), ids=MANGLED)
def test_a_link_survives_what_people_and_programs_do_to_it(text):
    reading = decode(text, OURS)
    assert reading.state == "whole"
    assert reading.lesson == MIXED
    assert reading.token == TOKEN


def test_the_table_of_manglings_is_long():
    assert len(MANGLED) >= 30


def test_in_a_long_text_the_link_is_found_and_beyond_the_limit_nothing_is_searched():
    words_before = "слово " * ((LONGEST_TEXT - len(URL)) // 6)
    assert decode(words_before + URL, OURS).lesson == MIXED
    assert decode("x " * LONGEST_TEXT + URL, OURS).reason == "no-code"


# ---------------------------------------------------------------- titles

PAYLOADS = (
    "<img src=x onerror=alert(1)>",
    "\"'><script>alert(1)</script>",
    "{title}",
    "%s",
    "\u202egnp.exe",
    "a\x00b\x1bc\u200bd",
    "javascript:alert(1)",
    "z" * 500,
)


@pytest.mark.parametrize("payload", PAYLOADS)
def test_a_title_is_one_short_line_without_anything_invisible(payload):
    for raw in (payload, quote(payload), quote(quote(payload))):
        title = label.read(f"{URL}#{raw}", TOKEN)
        assert len(title) <= 80
        assert title.isprintable()
        assert "\u202e" not in title
        assert "\u200b" not in title
        assert decode(f"{URL}#{raw}", OURS).lesson == MIXED


@given(st.text(max_size=100))
def test_a_title_comes_back_as_it_can_be_shown(text):
    shown = label.shown(text)
    assert label.read(f"{URL}#{label.written(text)}", TOKEN) == shown


def test_a_lost_title_is_no_loss():
    assert label.read(URL, TOKEN) == ""
    assert label.read(f"x{TOKEN}", "other") == ""
    assert label.read("anything#x", "") == ""
