"""Lesson links: what is written comes back, and nothing else does, whatever is changed."""

import json

import pytest
from hypothesis import given

import fuzz_links
import strategies as made
from fuzz_links import Attack
from lessons import (
    CALLS,
    FIXED,
    FRESH,
    MIXED,
    OURS,
    PLAYS,
    PUZZLES_OF_ALL_KINDS,
    REGISTRY,
    TOKEN,
    WINNER,
    composed,
    forged,
    lesson_of,
    own,
)
from tricktaking.ask import answer
from tricktaking.games import GAMES
from tricktaking.lesson import (
    Site,
    decode,
    encode,
    item_text,
    lesson_from_json,
    lesson_json,
    link,
    words,
)
from tricktaking.lesson.check import check
from tricktaking.lesson.finding import LONGEST
from tricktaking.lesson.items import RESERVED
from tricktaking.puzzles import PUZZLES

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
