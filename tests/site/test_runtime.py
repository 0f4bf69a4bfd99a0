"""The engine in the browser: the shipped files, the worker that runs them, and what may go wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Route

from engine_tab import ENGINE_FILE, Tab, broken_engine, serve_engine
from tricktaking.ask import answer

EXAMPLES = Path(__file__).parent.parent / "engine" / "examples.jsonl"
QUESTION = {"ask": "card-order", "game": "bruff", "trump": "S"}
LATER_QUESTION = {
    "ask": "render",
    "puzzle": {
        "id": "later",
        "kind": "trick-winner",
        "game": "bruff",
        "position": "trump S; trick A1 7S, B1 5S, C1 KD, A2 2S, B2 QC, C2 4D",
    },
}
SILENCE_LIMIT_MS = 60_000


@pytest.fixture
def context(chromium: Browser) -> Iterator[BrowserContext]:
    with chromium.new_context() as opened:
        yield opened


@pytest.fixture
def tab(context: BrowserContext, site: str) -> Tab:
    page = context.new_page()
    page.goto(f"{site}bruff/")
    return Tab(page)


def on_cpython(question: object) -> Any:
    return json.loads(answer(json.dumps(question)))


def test_every_example_gets_the_reply_of_cpython(tab: Tab) -> None:
    lines = EXAMPLES.read_text("utf-8").splitlines()
    questions = [json.loads(line)["question"] for line in lines]
    both = [
        {**question, "lang": lang} if isinstance(question, dict) else question
        for question in questions
        for lang in ("ru", "en")
    ]
    replies = tab.run("return Promise.all(argument.map((question) => ask(question)))", both)
    assert replies == [on_cpython(question) for question in both]


def test_boot_asks_for_its_own_files_only(tab: Tab) -> None:
    """Holds to the private ways into Pyodide: another library, no package list, no other request."""
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    assert tab.ask(QUESTION) == {"reply": on_cpython(QUESTION)}
    config = json.loads(tab.page.locator("#tricktaking-engine").text_content() or "")
    files = config["files"]
    loaded = [url.partition("/assets/tricktaking/")[2] for url in asked if "/assets/tr" in url]
    parts = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
    expected = {files["library"], files["engine"], *(files["pyodide"] + part for part in parts)}
    scripts = {name for name in loaded if name.endswith(".js")}
    assert set(loaded) - scripts - {files["later"]} == expected
    workers_own = {"engine-worker.js", "engine-memory.js"}
    assert {name.rpartition("/")[2] for name in scripts} <= workers_own


def test_progress_is_counted_to_the_end(tab: Tab) -> None:
    last = tab.run(
        "await ask(argument, { urgent: true }); return engine.progress;",
        QUESTION,
    )
    assert last["loaded"] == last["total"] > 10_000_000


def test_engine_starts_only_when_it_is_wanted(tab: Tab) -> None:
    assert tab.state == "idle"
    assert tab.page.workers == []
    tab.run("warm(); await new Promise((ready) => engine.addEventListener('progress', ready));")
    assert len(tab.page.workers) == 1


def test_replies_carry_text_in_both_alphabets(tab: Tab) -> None:
    question = {"ask": "trick-winner", "game": "bruff", "trump": "S", "cards": ["7S", "5S"]}
    for lang in ("ru", "en"):
        asked = {**question, "lang": lang}
        assert tab.ask(asked) == {"reply": on_cpython(asked)}


def test_killed_worker_is_replaced_by_the_next_question(tab: Tab) -> None:
    first = tab.ask(QUESTION)
    tab.kill_worker()
    tab.run(
        "if (engine.state !== 'idle') {"
        "await new Promise((dead) => engine.addEventListener('state', dead, { once: true })); }"
    )
    assert tab.state == "idle"
    assert tab.ask(QUESTION) == first


def test_open_questions_survive_the_death_of_the_worker(tab: Tab) -> None:
    """The first engine ends its worker without a word, with nineteen questions still to answer."""
    serve_engine(tab.page, "import js; js.close(); return question", "return question")
    replies, states = tab.run(
        """
        const states = [];
        engine.addEventListener("state", () => {
          if (engine.state !== states.at(-1)) states.push(engine.state);
        });
        const asked = Array.from({ length: 20 }, (_, number) => ask({ number }));
        return [await Promise.all(asked), states];
        """
    )
    assert replies == [{"number": number} for number in range(20)]
    assert states == ["loading", "ready", "idle", "loading", "ready"]


def test_question_that_kills_twice_is_given_up_and_others_are_answered(tab: Tab) -> None:
    serve_engine(tab.page, "return question if 'kind' in question else 1 / 0")
    outcomes = tab.run(
        "return Promise.all([{ kind: 1 }, {}, { kind: 2 }].map((one) => outcome(ask(one))))"
    )
    assert outcomes == [{"reply": {"kind": 1}}, {"code": "engine-died"}, {"reply": {"kind": 2}}]


def test_question_without_end_is_given_up(tab: Tab) -> None:
    serve_engine(tab.page, "\n    while 'kind' not in question: pass\n    return question")
    tab.page.clock.install()
    assert tab.ask({"kind": 1}) == {"reply": {"kind": 1}}
    tab.run("window.endless = outcome(ask({})); window.patient = outcome(ask({ kind: 2 }));")
    tab.page.clock.fast_forward(61_000)
    tab.run(
        "if (engine.state !== 'ready') {"
        "await new Promise((up) => engine.addEventListener('state',"
        " () => engine.state === 'ready' && up())); }"
    )
    tab.page.clock.fast_forward(61_000)
    assert tab.page.evaluate("window.endless") == {"code": "answer-timeout"}
    assert tab.page.evaluate("window.patient") == {"reply": {"kind": 2}}


@pytest.mark.parametrize("file", ["**/*.wasm", "**/pyodide.mjs", "**/python-*.zip", ENGINE_FILE])
def test_missing_file_fails_the_boot_after_a_second_try(tab: Tab, file: str) -> None:
    tries: list[str] = []

    def refuse(route: Route) -> None:
        tries.append(route.request.url)
        route.fulfill(status=404)

    tab.page.context.route(file, refuse)
    assert tab.ask(QUESTION) == {"code": "boot-failed"}
    assert len(tries) == 2
    assert tab.run("return [engine.state, engine.reason]") == ["failed", "boot-failed"]
    assert tab.ask(QUESTION) == {"code": "boot-failed"}
    tab.page.context.unroute(file)
    tab.run("engine.restart()")
    assert tab.ask(QUESTION) == {"reply": on_cpython(QUESTION)}


def test_damaged_engine_fails_the_boot(tab: Tab) -> None:
    serve_engine(tab.page, "return (")
    assert tab.ask(QUESTION) == {"code": "boot-failed"}


def test_boot_that_hangs_is_told_as_slow_and_then_given_up(tab: Tab) -> None:
    tab.page.clock.install()
    tab.page.context.route("**/*.wasm", lambda route: None)
    tab.run("window.hanging = outcome(ask(argument, { urgent: true }));", QUESTION)
    tab.page.clock.fast_forward(10_000)
    assert tab.run("return [engine.state, engine.slow]") == ["loading", True]
    tab.page.clock.fast_forward(SILENCE_LIMIT_MS)
    tab.page.clock.fast_forward(SILENCE_LIMIT_MS)
    assert tab.page.evaluate("window.hanging") == {"code": "boot-timeout"}
    assert tab.state == "failed"


def test_policy_without_webassembly_is_told_at_once(tab: Tab) -> None:
    def forbid(route: Route) -> None:
        response = route.fetch()
        policy = {"content-security-policy": "script-src 'self'"}
        route.fulfill(response=response, headers={**response.headers, **policy})

    tab.page.context.route("**/engine-worker.js", forbid)
    assert tab.ask(QUESTION) == {"code": "wasm-blocked"}


def test_boot_without_network_says_so_and_works_when_it_is_back(tab: Tab) -> None:
    tab.page.context.set_offline(True)
    assert tab.ask(QUESTION)["code"] in ("offline", "boot-failed")
    tab.page.context.set_offline(False)
    tab.run("if (engine.reason !== 'offline') engine.restart()")
    assert tab.ask(QUESTION) == {"reply": on_cpython(QUESTION)}


def test_ready_engine_needs_no_network(tab: Tab) -> None:
    tab.ask(QUESTION)
    tab.page.context.set_offline(True)
    assert tab.ask({**QUESTION, "trump": "H"}) == {"reply": on_cpython({**QUESTION, "trump": "H"})}


def test_rest_of_the_engine_comes_with_the_question_that_needs_it(tab: Tab) -> None:
    asked: list[str] = []
    tab.page.on("request", lambda request: asked.append(request.url))
    tab.ask(QUESTION)
    assert not any("/later-" in url for url in asked)
    assert tab.ask(LATER_QUESTION) == {"reply": on_cpython(LATER_QUESTION)}
    assert sum("/later-" in url for url in asked) == 1


def test_rest_of_the_engine_comes_by_itself_when_the_reader_is_idle(tab: Tab) -> None:
    with tab.page.context.expect_event("requestfinished", lambda sent: "/later-" in sent.url):
        tab.ask(QUESTION)
    tab.page.context.set_offline(True)
    assert tab.ask(LATER_QUESTION) == {"reply": on_cpython(LATER_QUESTION)}


def test_engine_stays_when_its_rest_does_not_come(tab: Tab) -> None:
    tab.page.context.route("**/later-*.zip", lambda route: route.fulfill(status=404))
    assert tab.ask(LATER_QUESTION) == {"code": "boot-failed"}
    worker = tab.page.workers[0]
    assert tab.ask(QUESTION) == {"reply": on_cpython(QUESTION)}
    tab.page.context.unroute("**/later-*.zip")
    assert tab.ask(LATER_QUESTION) == {"reply": on_cpython(LATER_QUESTION)}
    assert tab.page.workers == [worker]


def test_page_without_engine_says_so(tab: Tab) -> None:
    tab.page.evaluate("document.getElementById('tricktaking-engine').remove()")
    assert tab.ask(QUESTION) == {"code": "no-engine"}


def test_page_of_another_release_gets_its_own_engine(tab: Tab) -> None:
    """Instant navigation may bring in a page that was built later than the one that was opened."""
    tab.ask(QUESTION)
    content = broken_engine("return '{\"release\": 2}'")
    tab.page.route(
        "**/engine-another.zip",
        lambda route: route.fulfill(body=content, content_type="application/zip"),
    )
    tab.page.evaluate(
        """() => {
          const data = document.getElementById("tricktaking-engine");
          const config = JSON.parse(data.textContent);
          config.files.engine = "engine-another.zip";
          data.textContent = JSON.stringify(config);
        }"""
    )
    assert tab.ask(QUESTION) == {"reply": {"release": 2}}


def test_instant_navigation_keeps_the_worker(tab: Tab, site: str) -> None:
    tab.ask(QUESTION)
    worker = tab.page.workers[0]
    tab.page.locator("a.md-header__button.md-logo").click()
    tab.page.wait_for_url(site)
    tab.page.go_back()
    tab.page.wait_for_url(f"{site}bruff/")
    tab.page.locator("worked-trick").first.wait_for()  # the first page has none
    assert tab.page.workers == [worker]
    assert tab.state == "ready"
    assert tab.ask(QUESTION) == {"reply": on_cpython(QUESTION)}


def test_no_python_object_stays_with_javascript(tab: Tab) -> None:
    kinds = tab.run(
        "const reply = await ask(argument, { urgent: true });"
        "return [typeof reply, Object.getPrototypeOf(reply) === Object.prototype];",
        QUESTION,
    )
    assert kinds == ["object", True]
