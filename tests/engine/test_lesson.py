"""Lesson links: what is written comes back, whatever happened to it on the way; nothing else does."""

import json
import os
import subprocess
import sys
import tracemalloc
from html import escape
from pathlib import Path
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

import fuzz_links
import strategies as made
from fuzz_links import Attack
from tricktaking.ask import answer
from tricktaking.games import GAMES
from tricktaking.lesson import (
    Site,
    decode,
    encode,
    item_text,
    label,
    lesson_from_json,
    lesson_json,
    link,
    words,
)
from tricktaking.lesson.check import check
from tricktaking.lesson.finding import LONGEST, LONGEST_TEXT
from tricktaking.lesson.items import RESERVED, guard
from tricktaking.lesson.play import SEEDS, asked, order
from tricktaking.puzzles import PUZZLES

ROOT = Path(__file__).parents[2]
LONG = os.environ.get("TRICKTAKING_LONG") == "1"
REGISTRY = (ROOT / "docs" / "puzzles.txt").read_text("utf-8").split()
OURS = Site("tt1", REGISTRY)
PUZZLES_OF_ALL_KINDS = fuzz_links.corpus()


def composed(kind, game, position):
    return {"kind": kind, "game": game, "position": position}


def lesson_of(*items, site=OURS, **options):
    lesson, problems = lesson_from_json({"items": list(items), **options}, site)
    assert not problems, [problem.text() for problem in problems]
    return lesson


WINNER = composed("trick-winner", "bruff", "trump S; trick A1 7S 5S KD 2S QC 4D")
PLAYS = composed("legal-plays", "all-fives", "players 3; trump D; trick P2 5S; hand P3 AH KD")
CALLS = composed("legal-calls", "auction-forty-fives", "dealer W; scores NS 100, EW 0; calls 20")
FIXED = {"game": "bruff", "difficulty": 2, "skill": "hold-back", "seed": 77}
FRESH = {"game": "bruff", "difficulty": 1, "skill": "follow-suit", "fresh": 4}
MIXED = lesson_of(
    *({"puzzle": name} for name in REGISTRY[:3]),
    *(WINNER, PLAYS, CALLS, FIXED, FRESH, {"puzzle": REGISTRY[20]}),
    language="ru",
    reasons="end",
    attempts=2,
    hints=False,
    shuffle=True,
)
TOKEN = encode(MIXED, OURS)
URL = f"https://karty.example/lesson/?{TOKEN}"


# ---------------------------------------------------------------- written and read


def test_a_token_is_readable_and_short_and_fit_for_any_address():
    assert TOKEN.startswith("1rtt1-e2hs.1-")
    assert "wbs-t17s5skd2sqc4d" in TOKEN
    assert "zb2-hold-back-77" in TOKEN
    assert set(TOKEN) <= set("abcdefghijklmnopqrstuvwxyz0123456789.-")
    assert TOKEN[-1].isalnum()


def test_forty_published_puzzles_fit_and_so_do_thirty_of_ones_own():
    site = Site("tt1", [f"b-some-puzzle-with-a-name-{n}" for n in range(20_000)])
    forty = lesson_of(*({"puzzle": name} for name in site.ids[-40:]), site=site)
    assert len(encode(forty, site)) < LONGEST / 2
    hand = composed("legal-plays", "bruff", "trump S; trick A1 7S 5S KD; hand A2 2S QC AH KS 4C")
    thirty = lesson_of(*[hand, WINNER, CALLS] * 10)
    assert len(encode(thirty, OURS)) < LONGEST


def test_a_lesson_that_does_not_fit_is_refused_with_its_length():
    long = composed("order-cards", "all-fives", "players 2; trump S; hand AS KS QS JS TS 9S 8S 7S")
    with pytest.raises(link.Problem) as refused:
        encode(lesson_of(*[long] * 40), OURS)
    assert "1000" in refused.value.text("ru")
    assert refused.value.at == "items"


@given(made.seeds)
def test_every_lesson_comes_back_and_its_json_too(rng):
    attack = Attack(rng.randrange(2**32), PUZZLES_OF_ALL_KINDS)
    lesson, token = attack.lesson()
    reading = decode(token, fuzz_links.SITE)
    assert (reading.state, reading.lesson, reading.token) == ("whole", lesson, token)
    again, problems = lesson_from_json(json.loads(json.dumps(lesson_json(lesson))), fuzz_links.SITE)
    assert not problems
    assert again == lesson


def test_every_kind_and_game_can_be_in_a_link():
    kinds = {puzzle.kind.id for puzzle in PUZZLES_OF_ALL_KINDS}
    assert len(kinds) >= 9
    assert {puzzle.position.game.id for puzzle in PUZZLES_OF_ALL_KINDS} == set(GAMES)
    for puzzle in PUZZLES_OF_ALL_KINDS:
        lesson = MIXED._replace(items=(puzzle,))
        assert decode(encode(lesson, OURS), OURS).lesson == lesson


def test_the_letters_in_links_mean_one_thing_each():
    letters = [kind.letter for kind in PUZZLES.values()]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set(RESERVED)
    games = [game.letter for game in GAMES.values()]
    assert len(set(games)) == len(games)


def test_the_registry_holds_every_id_once_and_in_letters_of_links():
    assert len(set(REGISTRY)) == len(REGISTRY)
    for name in REGISTRY:
        assert set(name) <= set("abcdefghijklmnopqrstuvwxyz0123456789-"), name


# ---------------------------------------------------------------- what happens on the way

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


# ---------------------------------------------------------------- never something else

SHORT = [
    encode(lesson_of(*items, language=language, **options), OURS)
    for items, language, options in (
        ([{"puzzle": REGISTRY[0]}], "ru", {}),
        ([{"puzzle": REGISTRY[9]}, {"puzzle": REGISTRY[27]}], "free", {"attempts": 1}),
        ([WINNER], "en", {"reasons": "never"}),
        ([PLAYS, {"puzzle": REGISTRY[3]}], "ru", {"hints": False, "shuffle": True}),
        ([CALLS, FIXED], "en", {}),
        ([FRESH, WINNER], "free", {"reasons": "end", "attempts": 9}),
    )
]
ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789.-"


def one_character_away(token):
    """Every text made by changing, adding or removing one character, or exchanging two."""
    for at in range(len(token) + 1):
        for char in ALPHABET:
            yield token[:at] + char + token[at + 1 :]
            yield token[:at] + char + token[at:]
        yield token[:at] + token[at + 1 :]
        yield token[:at] + token[at + 1 : at + 2] + token[at : at + 1] + token[at + 2 :]


@pytest.mark.parametrize("token", SHORT)
def test_no_change_of_one_character_opens_another_lesson(token):
    lesson = decode(token, OURS).lesson
    for changed in one_character_away(token):
        reading = decode(changed, OURS)
        assert reading.state != "whole" or reading.lesson == lesson, changed
        if reading.lesson and reading.lesson != lesson:
            assert set(reading.lesson.items) <= set(lesson.items), changed


def test_the_check_characters_see_every_change_of_one_character_of_any_text():
    """Not only in lessons that happen to be tested: it follows from the prime."""
    text = TOKEN[:-5]
    for at in range(0, len(text), 7):
        seen = {check(text[:at] + char + text[at + 1 :]) for char in ALPHABET}
        assert len(seen) == len(ALPHABET)


@pytest.mark.parametrize("token", [TOKEN, *SHORT])
def test_of_a_cut_link_the_last_item_is_dropped_and_the_others_stay(token):
    lesson = decode(token, OURS).lesson
    for length in range(len(token)):
        reading = decode(token[:length], OURS)
        assert reading.state != "whole"
        survivors = reading.lesson.items if reading.lesson else ()
        *before, last = token[:length].rstrip(".-").split(".")
        kept = max(0, min(len(before), len(lesson.items)) - 1)
        if len(survivors) != kept:  # what is left of the last item looks like check characters
            assert "-" not in last
            kept -= 1
        assert survivors == lesson.items[:kept], token[:length]
        assert reading.notice


def test_what_an_author_did_not_write_never_survives_in_a_damaged_link():
    parts = TOKEN.split(".")
    changed = ".".join([*parts[:4], parts[4].replace("7s", "8s"), *parts[5:]])
    reading = decode(changed, OURS)
    assert reading.state == "damaged"
    assert reading.lesson.items == (*MIXED.items[:3], *MIXED.items[4:-1])
    assert [problem.at for problem in reading.problems] == ["items[3]"]


def test_a_link_of_another_site_or_version_opens_nothing_here():
    for name in ("tt2", "xx1", "tta1"):
        theirs = encode(MIXED._replace(site=name), Site(name, REGISTRY))
        reading = decode(theirs, OURS)
        assert (reading.state, reading.reason, reading.lesson) == ("unreadable", "other-site", None)
        assert decode(TOKEN, Site(name, REGISTRY)).reason == "other-site"


def test_where_other_ids_stand_in_the_list_a_link_opens_none_of_them():
    """Somebody copies the site, keeps its name and changes its puzzles."""
    lesson = lesson_of(*({"puzzle": name} for name in REGISTRY[:5]), WINNER)
    token = encode(lesson, OURS)
    others = Site("tt1", [*REGISTRY[:2], *reversed(REGISTRY[2:])])
    reading = decode(token, others)
    assert (reading.state, reading.reason) == ("damaged", "unknown-items")
    assert reading.lesson.items == (*lesson.items[:2], lesson.items[5])
    assert decode(token, Site("tt1", ["another"] * 28)).lesson.items == (lesson.items[5],)


def test_an_older_copy_of_the_site_says_that_a_puzzle_is_newer():
    token = encode(lesson_of({"puzzle": REGISTRY[20]}, WINNER), OURS)
    reading = decode(token, Site("tt1", REGISTRY[:10]))
    assert (reading.state, reading.reason) == ("damaged", "unknown-items")
    assert "newer" in reading.problems[0].text("en")


def test_a_registry_that_grew_opens_the_same_puzzles():
    assert decode(TOKEN, Site("tt1", [*REGISTRY, "b-new-one"])).lesson == MIXED


def forged(*parts, head="1rtt1"):
    body = ".".join((head, *parts))
    return f"{body}.{check(body)}"


def own(body):
    return f"{body}-{guard(body, OURS, 2)}"


FORGED = {
    "nothing": (forged(), "nothing-left"),
    "an empty item": (forged(""), "nothing-left"),
    "an impossible trick": (forged(own("wbs-t17s7s")), "nothing-left"),
    "a card that the pack has not": (forged(own("wf2s-t1jk5s")), "nothing-left"),
    "no hand": (forged(own("lbs-t17s")), "nothing-left"),
    "an unknown kind": (forged(own("ybs-t17s5s")), "nothing-left"),
    "an unknown game": (forged(own("wzs-t17s5s")), "nothing-left"),
    "an unknown skill": (forged(own("zb1-flying-1")), "nothing-left"),
    "a skill of an unknown game": (forged(own("zz1-hold-back-1")), "nothing-left"),
    "too many fresh drills": (forged(own("nb1-hold-back-21")), "nothing-left"),
    "no fresh drills": (forged(own("nb1-hold-back-0")), "nothing-left"),
    "sixty-one questions": (
        forged(*[own("nb1-hold-back-20")] * 3, own("nb1-hold-back-1")),
        "too-long",
    ),
    "forty-one items": (forged(*[item_text(MIXED.items[0], OURS)] * 41), "too-long"),
    "no check of its own": (forged("wbs-t17s5s-00"), "nothing-left"),
    "another language": (forged(own("wbs-t17s5s"), head="1xtt1"), "unknown-version"),
    "other options": (forged(own("wbs-t17s5s"), head="1rtt1-zz"), "unknown-version"),
    "options in another order": (forged(own("wbs-t17s5s"), head="1rtt1-he"), "unknown-version"),
    "another version": (forged(own("wbs-t17s5s"), head="2rtt1"), "unknown-version"),
    "endless": ("1rtt1." + "wbs-t17s5s." * 200, "too-long"),
    "a word": ("hello", "no-code"),
    "an ordinal": ("On the 1st2. of May", "no-code"),
    "nothing at all": ("", "no-code"),
    "HTML": ("<script>alert(1)</script><img src=x onerror=alert(1)>", "no-code"),
}


@pytest.mark.parametrize(("text", "reason"), FORGED.values(), ids=FORGED)
def test_what_cannot_be_opened_says_why_in_both_languages(text, reason):
    reading = decode(text, OURS)
    assert (reading.state, reading.reason, reading.lesson) == ("unreadable", reason, None)
    assert reading.notice["ru"] != reading.notice["en"]
    asked_of = {"ask": "lesson-decode", "text": text, "ids": REGISTRY}
    for lang in ("ru", "en"):
        reply = json.loads(answer(json.dumps({**asked_of, "lang": lang})))
        assert reply["notice"] == words.UNREADABLE[reason][lang]


# ---------------------------------------------------------------- hostile


@given(st.integers(0, 2**64))
def test_no_attack_gets_through(seed):
    assert list(Attack(seed, PUZZLES_OF_ALL_KINDS).faults()) == []


@given(st.text(max_size=2000) | st.lists(made.unpleasant | st.just("1rtt1.")).map("".join))
def test_any_text_is_read_without_a_fault(text):
    assert list(fuzz_links.slow_or_unsound(text)) == []


def test_no_attack_of_very_many_gets_through():
    assert fuzz_links.main(["1000000" if LONG else "4000"]) == 0


def test_the_attacks_reach_every_branch_of_the_decoder(tmp_path):
    data = f"--data-file={tmp_path / 'data'}"
    folder = ROOT / "engine" / "tricktaking" / "lesson"
    files = ",".join(str(folder / f"{name}.py") for name in ("link", "finding", "items"))
    run = [sys.executable, "-m", "coverage"]
    path = os.pathsep.join([str(ROOT / "engine"), str(ROOT / "scripts")])
    environment = {**os.environ, "PYTHONPATH": path}
    script = str(ROOT / "scripts" / "fuzz_links.py")
    traced = [*run, "run", "--branch", data, f"--include={files}", script, "4000", "0", "1"]
    subprocess.run(traced, cwd=tmp_path, env=environment, check=True, capture_output=True)
    told = [*run, "json", data, "-o", "-", "-q"]
    report = subprocess.run(told, cwd=tmp_path, env=environment, check=True, capture_output=True)
    measured = json.loads(report.stdout)["files"]
    assert len(measured) == 3
    for name, found in measured.items():
        assert not found["missing_lines"], name
        assert not found["missing_branches"], name


NASTY = {
    "percent signs": "%" * LONGEST_TEXT,
    "codes of codes": "%2525252525" * 1500,
    "codes of letters": "%41a" * 4100,
    "codes of no letters": "%e0a" * 4100,
    "entities": "&#65;" * 3300,
    "beginnings of entities": "&#x" * 5500,
    "entities of entities": "&amp;" * 3300,
    "beginnings": "1rtt1.a " * 2048,
    "beginnings without a gap": "1rtt1." * 2731,
    "dots": ("1rtt1." + "a." * 500 + " ") * 16,
    "checks": ("1rtt1." + "aaaa." * 200 + " ") * 16,
    "spaces": "1rtt1." + " " * LONGEST_TEXT,
    "line breaks": "1rtt1." + "\n>" * LONGEST_TEXT,
    "tags": "1rtt1." + "<" * LONGEST_TEXT,
    "tags and spaces": "1rtt1." + "< " * LONGEST_TEXT,
    "dashes": "‑" * LONGEST_TEXT,
    "nothing to be seen": "\u200b" * LONGEST_TEXT,
    "one item": "1rtt1.wb" + "s" * LONGEST_TEXT,
    "much too long": "1rtt1." * 1_000_000,
    "heavy positions": forged(
        *[
            own(p.kind.letter + "bs-s30x0x0-p1ksqs2s4s6s7s-p1kdqdjd2d3d4d")
            for p in PUZZLES_OF_ALL_KINDS
            if p.kind.id == "who-won"
        ][:15]
    ),
}


@pytest.mark.parametrize("text", NASTY.values(), ids=NASTY)
def test_no_text_takes_long_or_much_memory(text):
    assert list(fuzz_links.slow_or_unsound(text)) == []
    tracemalloc.start()
    decode(text, OURS)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 4_000_000


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


# ---------------------------------------------------------------- for one pupil


def test_fresh_drills_differ_between_pupils_and_are_the_same_again():
    questions = asked(MIXED, 5)
    assert len(questions) == MIXED.questions() == 12
    assert questions == asked(MIXED, 5)
    seeds = [q.puzzle.seed for seed in range(300) for q in asked(MIXED, seed)[7:11]]
    assert len(set(seeds)) == 1200


def test_a_shuffled_lesson_has_every_question_once_in_many_orders():
    orders = {tuple(order(MIXED, seed)) for seed in range(0, SEEDS, 5003)}
    assert all(sorted(one) == list(range(12)) for one in orders)
    assert len(orders) > 200
    firsts = {one[0] for one in orders}
    assert firsts == set(range(12))


# ---------------------------------------------------------------- the door


def reply_to(**question):
    return json.loads(answer(json.dumps(question)))


def test_the_page_gets_the_lesson_its_questions_and_their_order():
    reply = reply_to(ask="lesson-decode", text=f"{URL}#Урок-3", ids=REGISTRY, seed=9, lang="ru")
    assert reply["state"] == "whole"
    assert reply["title"] == "Урок 3"
    assert reply["lesson"] == lesson_json(MIXED)
    assert reply["order"] == order(MIXED, 9)
    told = reply["questions"]
    assert told[0] == {"item": 0, "published": REGISTRY[0]}
    assert told[3] == {"item": 3, "puzzle": {"id": "lesson-4", **WINNER}}
    assert told[6] == {"item": 6, "drill": FIXED}
    assert [one["item"] for one in told[7:11]] == [7] * 4
    assert "render" not in reply
    assert reply_to(ask="render", puzzle=told[3]["puzzle"])["html"]


def test_the_composer_gets_a_link_or_all_that_is_wrong():
    reply = reply_to(ask="lesson-encode", lesson=lesson_json(MIXED), ids=REGISTRY, title="Урок 3")
    assert (reply["token"], reply["label"], reply["problems"]) == (TOKEN, "Урок-3", [])
    assert reply["length"] == len(TOKEN)
    wrong = {
        **{"language": "fr", "attempts": 10, "hints": 1, "reasons": [], "size": 3, "site": "xx1"},
        "items": [{"puzzle": "no"}, WINNER | {"position": "trump S; trick A1 7S 7S"}, {}, 7, FRESH],
    }
    reply = reply_to(ask="lesson-encode", lesson=wrong, ids=REGISTRY)
    assert reply["token"] is None
    assert [problem["at"] for problem in reply["problems"]] == [
        *("language", "reasons", "attempts", "hints", "size", "site"),
        *("items[0].puzzle", "items[1]", "items[2]", "items[3]"),
    ]
    for lesson in (None, [], {"items": []}, {"items": [WINNER] * 41}, {"items": {}}):
        assert reply_to(ask="lesson-encode", lesson=lesson)["problems"]


def test_a_new_item_is_shown_with_its_answer_before_it_is_taken():
    reply = reply_to(ask="lesson-item", item=WINNER, lang="en")
    assert reply["item"] == WINNER
    assert "5♠" in reply["answer"]
    assert reply["rule"] == "highest-trump-wins"
    assert reply["question"] == "Who takes the trick?"
    impossible = WINNER | {"position": "trump S; trick A1 7S 7S"}
    problem = reply_to(ask="lesson-item", item=impossible, lang="ru")["problem"]
    assert problem["code"] == "duplicate-card"


def test_a_fixed_drill_can_be_shown():
    reply = reply_to(ask="lesson-drill", drill=FIXED, lang="en")
    assert reply["puzzle"]["game"] == "bruff"
    assert reply_to(ask="render", puzzle=reply["puzzle"])["html"]
    assert reply_to(ask="lesson-drill", drill=FIXED, lang="ru")["title"] != reply["title"]
    assert "problem" in reply_to(ask="lesson-drill", drill=WINNER)


# ---------------------------------------------------------------- the command line


def command(*arguments, text=None):
    return subprocess.run(
        [sys.executable, "-m", "tricktaking", "lesson", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "engine"), "PYTHONIOENCODING": "utf-8"},
        input=text,
        capture_output=True,
        encoding="utf-8",
    )


def test_the_command_line_writes_and_reads_a_lesson(tmp_path):
    file = tmp_path / "lesson.json"
    file.write_text(json.dumps(lesson_json(MIXED)), "utf-8")
    written = command("encode", str(file))
    assert (written.returncode, written.stdout) == (0, TOKEN + "\n")
    read = command("decode", f"Here: {URL}#A-title. Good luck!")
    assert (read.returncode, json.loads(read.stdout)) == (0, lesson_json(MIXED))
    assert "title" not in read.stdout
    assert command("encode", "-", text=read.stdout).stdout == written.stdout
    assert command("check", str(file)).stdout == ""


def test_the_command_line_shows_what_is_left_of_a_damaged_lesson():
    read = command("decode", TOKEN[:-1])
    assert read.returncode == 1
    left = json.loads(read.stdout)
    assert left["items"] == lesson_json(MIXED)["items"][:-1]
    assert read.stderr
    assert command("encode", "-", text=read.stdout).returncode == 0


@pytest.mark.parametrize("text", ["", "-", "--", "--help me", "nothing", TOKEN[:14]])
def test_the_command_line_says_that_it_cannot_read(text):
    read = command("decode", text)
    assert (read.returncode, read.stdout) == (2, "")
    assert read.stderr
    assert "Traceback" not in read.stderr


def test_the_command_line_names_every_problem_on_a_line_of_its_own():
    wrong = {"items": [{"puzzle": "no\n\ud800"}, {}, WINNER], "colour": "red\nblue"}
    said = command("check", "--lang", "ru", "-", text=json.dumps(wrong))
    assert said.returncode == 1
    lines = said.stdout.splitlines()
    assert [line.partition(":")[0] for line in lines] == ["colour", "items[0].puzzle", "items[1]"]
    assert command("encode", "-", text=json.dumps(wrong)).returncode == 1


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("dance",),
        ("encode",),
        ("encode", "a", "b"),
        ("check", "no such file"),
        ("check", "."),
        ("decode", "--site", "TT", TOKEN),
        ("decode", "--lang", "fr", TOKEN),
    ],
)
def test_the_command_line_does_not_guess(arguments):
    said = command(*arguments)
    assert said.returncode == 2
    assert said.stderr
    assert "Traceback" not in said.stderr


def test_the_command_line_takes_another_site_and_its_registry(tmp_path):
    registry = tmp_path / "ids.txt"
    registry.write_text("\n".join(REGISTRY[::-1]), "utf-8")
    lesson = json.dumps({"items": [{"puzzle": REGISTRY[0]}, WINNER]})
    options = ("--site", "xx2", "--ids", str(registry))
    token = command("encode", *options, "-", text=lesson).stdout.strip()
    assert token.startswith(f"1axx2.{len(REGISTRY)}-")
    assert command("decode", *options, token).returncode == 0
    assert command("decode", token).returncode == 2
    assert command("check", "-", text="{" * 100_000).returncode == 2
