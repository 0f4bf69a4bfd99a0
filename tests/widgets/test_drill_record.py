"""What a device remembers: every version is read, nothing is lost, and a code carries it away."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from in_node import in_node
from tricktaking.games import GAMES
from tricktaking.skill import skills

DAY = 86_400_000
NOW = 1_780_000_000_000
CARD = {
    **{"due": NOW + 5 * DAY, "stability": 9.5, "difficulty": 5.2, "steps": 0, "days": 5},
    **{"reps": 4, "lapses": 1, "state": 2, "last": NOW - DAY},
}
KNOWN = {"tries": 7, "right": 5, "card": CARD, "days": {"2026-05-28": [7, 5]}}
BLANK: dict[str, Any] = {
    **{"version": 3, "skills": {}, "missed": {}, "beliefs": {}, "days": {}, "best": {}},
    **{"today": {}, "placed": False, "start": 1},
}
FULL = {
    **BLANK,
    "skills": {"bruff/two-aces": KNOWN},
    "missed": {"bruff/trump-order": 2},
    "beliefs": {"bruff/ace-of-trumps-first": 2},
    "days": {"2026-05-28": [7, 5]},
    "best": {"streak": 17},
    "today": {"2026-05-28": [True, False, True]},
    "placed": True,
}
KEYS = [f"{game.id}/{name}" for game in GAMES.values() for name in skills(game)]

OPEN = """
const { opened } = await import("./drill-shape.js");
return given.map((found) => opened(found));
"""


def opened(*records: object) -> list[Any]:
    found: list[Any] = in_node(OPEN, list(records))
    return found


VERSIONS = {
    "counts only": (
        {"version": 1, "skills": {"bruff/two-aces": [7, 5]}},
        {
            **BLANK,
            "skills": {"bruff/two-aces": {"tries": 7, "right": 5, "card": None, "days": {}}},
            "placed": True,
        },
    ),
    "without a start": ({k: v for k, v in FULL.items() if k != "start"} | {"version": 2}, FULL),
    "of today": (FULL, FULL),
}


@pytest.mark.parametrize(("found", "wanted"), VERSIONS.values(), ids=VERSIONS)
def test_a_record_of_every_version_is_read(found, wanted):
    assert opened(found) == [{"record": wanted, "trouble": ""}]


@pytest.mark.parametrize("found", ["corrupt", None, 7, [], {}, {"version": "2"}, {"version": 0}])
def test_what_is_no_record_is_told_and_begun_anew(found):
    assert opened(found) == [{"record": BLANK, "trouble": "corrupt"}]


def test_a_record_of_a_later_version_is_not_guessed_at():
    assert opened({**FULL, "version": 4}) == [{"record": BLANK, "trouble": "future"}]


SOME = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 2**53) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=8) | st.sampled_from([*FULL, *CARD, *KEYS[:3]]), inner)
    ),
    max_leaves=12,
)
RECORDS = st.builds(
    lambda version, parts: {**parts, "version": version},
    st.integers(1, 3),
    st.dictionaries(st.sampled_from(list(FULL)), SOME, max_size=3),
)


@settings(max_examples=15)
@given(st.lists(RECORDS, min_size=20, max_size=20))
def test_whatever_stands_there_becomes_a_whole_record(records):
    replies = opened(*records)
    for reply in replies:
        record = reply["record"]
        assert record.keys() == BLANK.keys()
        assert all(type(record[name]) is type(value) for name, value in BLANK.items())
    assert opened(*(reply["record"] for reply in replies)) == replies


STORED = """
const record = await import("./drill-record.js");
const { kept: text, full, refused } = given;
const KEY = "tricktaking.drills";
if (text !== null) localStorage.setItem(KEY, text);
const put = localStorage.setItem;
if (full) localStorage.setItem = () => { throw new Error("QuotaExceededError"); };
if (refused) for (const name of ["getItem", "setItem", "removeItem"]) {
  localStorage[name] = () => { throw new Error("SecurityError"); };
}
const { trouble } = record.load();
const told = [1, 2].map(() => record.update((one) => void (one.best.streak = (one.best.streak ?? 0) + 1)));
const { best } = record.load().record;
if (refused) return { trouble, told, best };
return { trouble, told, best, stored: localStorage.getItem(KEY), aside: record.setAside() };
"""


def stored(text: str | None, **broken: bool) -> Any:
    return in_node(STORED, {"kept": text, **broken})


def test_a_record_is_kept():
    found = stored(json.dumps(FULL))
    assert found["told"] == [True, True]
    assert json.loads(found["stored"])["best"] == {"streak": 19}
    assert found["aside"] is None


@pytest.mark.parametrize("broken", [{"full": True}, {"refused": True}], ids=["full", "refused"])
def test_without_storage_the_session_still_knows(broken):
    found = stored(None, **broken)
    assert (found["told"], found["best"]) == ([False, False], {"streak": 2})


def test_what_cannot_be_read_is_put_aside():
    found = stored('{"version": 3, "skills"')
    assert found["trouble"] == "corrupt"
    assert found["aside"] == '{"version": 3, "skills"'
    assert json.loads(found["stored"])["best"] == {"streak": 2}


def test_a_later_record_is_never_written_over():
    later = json.dumps({"version": 9, "secret": 1})
    found = stored(later)
    assert found["trouble"] == "future"
    assert (found["told"], found["best"]) == ([False, False], {"streak": 2})
    assert found["stored"] == later


JOIN = """
const { joined } = await import("./drill-merge.js");
return given.map(([one, other]) => joined(one, other));
"""


def test_two_devices_together_lose_nothing():
    later = {**CARD, "last": NOW, "stability": 20}
    other = {
        **BLANK,
        "skills": {
            "bruff/two-aces": {
                "tries": 2,
                "right": 2,
                "card": later,
                "days": {"2026-05-29": [2, 2]},
            },
            "all-fives/first": {"tries": 1, "right": 0, "card": None, "days": {}},
        },
        "days": {"2026-05-28": [1, 1], "2026-05-29": [2, 2]},
        "best": {"streak": 3, "clock": 8},
    }
    both, alone, same = in_node(JOIN, [[FULL, other], [BLANK, FULL], [FULL, FULL]])
    known = both["skills"]["bruff/two-aces"]
    assert (known["tries"], known["right"], known["card"]) == (7, 5, later)
    assert known["days"] == {"2026-05-28": [7, 5], "2026-05-29": [2, 2]}
    assert both["skills"]["all-fives/first"]["tries"] == 1
    assert both["days"] == {"2026-05-28": [7, 5], "2026-05-29": [2, 2]}
    assert both["best"] == {"streak": 17, "clock": 8}
    assert both["placed"]
    assert alone == same == FULL


FIRST_KIND = "kn10ve0h-00gs279q-g5terc"
"""What `FULL` was as a code before these told of mistakes."""

CODE = """
const { codeOf, recordOf } = await import("./drill-code.js");
const { shortName } = await import("./short-name.js");
const { records, now, keys, rules, texts } = given;
return {
  codes: records.map((record) => codeOf(record, now)),
  back: records.map((record) => recordOf(codeOf(record, now), keys, rules) ?? null),
  read: texts.map((text) => recordOf(text, keys, rules) ?? null),
  names: keys.map(shortName),
};
"""


def code(*records: object, texts: tuple[str, ...] = ()) -> Any:
    asked = {
        "records": records,
        "now": NOW,
        "keys": KEYS,
        "rules": [*FULL["missed"]],
        "texts": texts,
    }
    return in_node(CODE, asked)


def test_every_skill_has_a_short_name_of_its_own():
    assert len(set(code()["names"])) == len(KEYS)


def test_a_code_brings_back_what_is_known_and_when_it_is_due():
    (back,) = code(FULL)["back"]
    card = back["skills"]["bruff/two-aces"]["card"]
    assert card["stability"] == pytest.approx(9.5, rel=0.3)
    assert card["difficulty"] == pytest.approx(5.2, abs=0.5)
    assert abs(card["due"] - CARD["due"]) <= DAY
    assert card["state"] == 2
    assert back["best"] == {"streak": 17}
    assert back["missed"] == FULL["missed"]
    assert back["placed"]


def test_a_code_of_the_first_kind_claims_nothing_of_mistakes():
    (old,) = code(texts=(FIRST_KIND,))["read"]
    (known,) = old["skills"].values()
    assert known["card"]["stability"] == pytest.approx(9.5, rel=0.3)
    assert known["right"] < known["tries"]
    assert old["missed"] == {}


def test_a_code_is_short_and_a_whole_record_fits_into_it():
    small, large = code(FULL, {**FULL, "skills": dict.fromkeys(KEYS, KNOWN)})["codes"]
    assert len(small) <= 36
    assert len(large) <= 9 * len(KEYS) + 30


def test_a_code_is_read_as_people_write_it():
    (short,) = code(FULL)["codes"]
    mangled = f" «{short.upper().replace('-', ' - ').replace('0', 'O').replace('1', 'l')}». "
    read = code(texts=(short, mangled, short.replace("-", "")))["read"]
    assert read[0] is not None
    assert read[0] == read[1] == read[2]


def test_a_code_with_a_slip_in_it_is_noticed():
    (short,) = code(FULL)["codes"]
    plain = short.replace("-", "")
    slips = [
        *(plain[:n] for n in range(len(plain))),
        *(
            plain[:n] + ("7" if plain[n] != "7" else "8") + plain[n + 1 :]
            for n in range(len(plain))
        ),
        *("", "kn1", "hello", plain + plain),
    ]
    assert code(texts=tuple(slips))["read"] == [None] * len(slips)


@settings(max_examples=5)
@given(st.lists(st.text(max_size=60), min_size=40, max_size=40))
def test_no_text_breaks_the_reading_of_codes(texts):
    assert len(code(texts=tuple(texts))["read"]) == len(texts)
