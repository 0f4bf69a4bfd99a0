"""The picture that makes a second visit fast: kept, used, distrusted, and never needed.

These tests hold to private parts of Pyodide: `_makeSnapshot`, `makeMemorySnapshot`, `_loadSnapshot`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext

from engine_tab import Tab, serve_engine
from tricktaking.ask import answer

QUESTION = {"ask": "card-order", "game": "bruff", "trump": "S"}
REPLY = {"reply": json.loads(answer(json.dumps(QUESTION)))}
LATER_QUESTION = {"ask": "read-cards", "game": "bruff", "text": "туз червей"}
ANOTHER_LATER_QUESTION = {
    "ask": "render",
    "puzzle": {
        "id": "later",
        "kind": "legal-plays",
        "game": "bruff",
        "position": "trump S; trick A1 7S; hand B1 AH KD",
    },
}
STORED = """
const store = await caches.open("tricktaking-engine");
const pictures = await store.keys();
"""


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    with chromium.new_context() as opened:
        yield opened


def visit(context: BrowserContext, site: str) -> Tab:
    page = context.new_page()
    page.goto(f"{site}bruff/")
    return Tab(page)


def wait_for_picture(tab: Tab) -> str:
    """What became of the picture, once that is decided."""
    script = """
      while (engine.picture === "none") {
        await new Promise((told) => engine.addEventListener("picture", told, { once: true }));
      }
      return engine.picture;
    """
    return str(tab.run(script))


def leave_picture(context: BrowserContext, site: str) -> Tab:
    first = visit(context, site)
    assert first.ask(QUESTION) == REPLY
    assert wait_for_picture(first) == "kept"
    return first


def test_second_visit_starts_from_the_picture_and_answers_alike(
    context: BrowserContext, site: str
) -> None:
    leave_picture(context, site).page.close()
    second = visit(context, site)
    assert second.ask(QUESTION) == REPLY
    assert second.run("return engine.picture") == "used"
    for lang in ("ru", "en"):
        question = {**QUESTION, "trump": "H", "lang": lang}
        assert second.ask(question) == {"reply": json.loads(answer(json.dumps(question)))}


def test_every_visit_gets_chance_of_its_own(context: BrowserContext, site: str) -> None:
    body = "import json, random; return json.dumps({'chance': random.random()})"
    drawn = []
    for number in range(3):
        tab = visit(context, site)
        serve_engine(tab.page, body)
        drawn.append(tab.ask({})["reply"]["chance"])
        assert wait_for_picture(tab) == ("used" if number else "kept")
        tab.page.close()
    assert len(set(drawn)) == 3


@pytest.mark.parametrize("before", [QUESTION, LATER_QUESTION])
def test_rest_of_the_engine_is_found_after_the_picture(
    context: BrowserContext, site: str, before: dict[str, object]
) -> None:
    """The files that Python reads modules from are not in the picture."""
    first = visit(context, site)
    first.ask(before)
    assert wait_for_picture(first) == "kept"
    second = visit(context, site)
    for question in (LATER_QUESTION, ANOTHER_LATER_QUESTION):
        assert second.ask(question) == {"reply": json.loads(answer(json.dumps(question)))}
    assert second.run("return engine.picture") == "used"


@pytest.mark.parametrize("damage", ["new Uint8Array(5000)", "whole.slice(0, whole.byteLength / 2)"])
def test_damaged_picture_is_distrusted_for_good(
    context: BrowserContext, site: str, damage: str
) -> None:
    first = leave_picture(context, site)
    first.run(
        f"""{STORED}
        const whole = await (await store.match(pictures[0])).arrayBuffer();
        await store.put(pictures[0], new Response({damage}));
        """
    )
    first.page.close()
    for _ in range(2):
        tab = visit(context, site)
        assert tab.ask(QUESTION) == REPLY
        assert tab.run("return engine.picture") == "none"
        tab.page.close()


def test_picture_of_another_release_is_replaced(context: BrowserContext, site: str) -> None:
    first = visit(context, site)
    first.run(
        f"""{STORED}
        const {"{ base }"} = JSON.parse(document.getElementById("tricktaking-engine").textContent);
        const old = new URL(base + "picture?another", document.baseURI);
        await store.put(old, new Response("an old one"));
        """
    )
    first.ask(QUESTION)
    assert wait_for_picture(first) == "kept"
    kept = first.run(f"{STORED} return pictures.map((picture) => picture.url)")
    assert len(kept) == 1
    assert "another" not in kept[0]


def test_small_quota_means_no_picture(context: BrowserContext, site: str) -> None:
    tab = visit(context, site)
    tab.page.evaluate("navigator.storage.estimate = async () => ({ quota: 1e8, usage: 1e7 })")
    assert tab.ask(QUESTION) == REPLY
    assert wait_for_picture(tab) == "refused"
    assert tab.run(f"{STORED} return pictures.length") == 0


def test_reader_who_saves_data_gets_no_picture(context: BrowserContext, site: str) -> None:
    leave_picture(context, site).page.close()
    tab = visit(context, site)
    session = context.new_cdp_session(tab.page)
    session.send("Emulation.setDataSaverOverride", {"dataSaverEnabled": True})
    assert tab.ask(QUESTION) == REPLY
    assert tab.run("return engine.picture") == "none"


def test_site_can_switch_pictures_off(context: BrowserContext, site: str) -> None:
    leave_picture(context, site).page.close()
    tab = visit(context, site)
    tab.page.evaluate(
        """() => {
          const data = document.getElementById("tricktaking-engine");
          const config = JSON.parse(data.textContent);
          config.files.memory = false;
          data.textContent = JSON.stringify(config);
        }"""
    )
    assert tab.ask(QUESTION) == REPLY
    assert tab.run("return engine.picture") == "none"
