"""The page's replies and the live engine's: equal everywhere, and what happens when they are not."""

from __future__ import annotations

import json
import re
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

import keep_previous
import setup_env
import site_server
from playing import Mouse, report
from visits import (
    LANGUAGES,
    MODULES,
    NARROW,
    Exercise,
    Visit,
    article,
    engine_of,
    playable,
    puzzles_of,
    unguarded,
    visiting,
    worked_tricks_of,
)

COMPARE = f"""async (asked) => {{
  {MODULES}
  const [{{ ask }}, {{ reply, same }}] = await Promise.all(
    [module("engine-client.js"), module("replies.js")]);
  const differ = await Promise.all(asked.map(async ({{ id, shape, question }}) => {{
    const ready = document.getElementById(id).querySelector(".tt-ready").textContent;
    const built = reply(JSON.parse(ready), shape, question.answer);
    const live = await ask(question, {{ urgent: true }});
    return same(live, built) ? [] : [{{ id, answer: question.answer, built, live }}];
  }}));
  return differ.flat();
}}"""

WRITTEN = "NOT WHAT THE ENGINE SAYS"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_live_reply_is_the_built_one_for_every_choice_of_every_puzzle(
    chromium: Browser, site: str, lang: str
) -> None:
    for address in playable(lang):
        with visiting(chromium, site) as visit:
            page = visit.open(address)
            exercises = [*puzzles_of(page), *worked_tricks_of(page)]
            asked = [
                {"id": one.id, "shape": one.shape, "question": question(one, answer, lang)}
                for one in exercises
                for answer in one.answers
            ]
            assert len(asked) > len(exercises)
            assert page.evaluate(COMPARE, asked) == []


def question(exercise: Exercise, answer: Any, lang: str) -> dict[str, Any]:
    return {"ask": "judge", "puzzle": exercise.puzzle, "answer": answer, "lang": lang}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_that_differs_from_the_engine_is_told_and_can_be_reported(
    chromium: Browser, site: str, lang: str
) -> None:
    """One reply of the page is spoilt on its way to the browser, for a puzzle of each kind."""
    address = article(lang)
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(address)
        found = {(one.tag, one.shape): one for one in [*puzzles_of(page), *worked_tricks_of(page)]}
        spoil(page, address, list(found.values()))
        page.reload()
        for exercise in found.values():
            element = page.locator(f"#{exercise.id}")
            answer_anyhow(element, exercise)
            notice = element.locator("[role=status] .tt-notice")
            notice.wait_for()
            evidence = json.loads(notice.locator("textarea").input_value())
            assert evidence["puzzle"] == exercise.puzzle
            assert WRITTEN in json.dumps(evidence["built"])
            assert WRITTEN not in json.dumps(evidence["live"])
            assert WRITTEN not in (element.locator(".tt-verdict").text_content() or "")
            assert element.get_attribute("checked") == "live"
            assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_page_differs_the_cards_are_marked_as_the_engine_says(
    chromium: Browser, site: str, lang: str
) -> None:
    address = article(lang)
    with visiting(chromium, site, viewport=NARROW) as visit:
        page = visit.open(address)
        exercise = next(
            one for one in puzzles_of(page) if one.shape == "one" and one.where == "table"
        )

        def fulfil(route: Route) -> None:
            body = route.fetch().text()
            start = body.index('class="tt-ready"', body.index(f'id="{exercise.id}"'))
            right, other = (f'"correct":"{card}"' for card in (exercise.right, exercise.wrong[0]))
            assert right in body[start : body.index("<", start)]
            route.fulfill(
                body=body[:start] + body[start:].replace(right, other, 1),
                content_type="text/html; charset=utf-8",
            )

        page.route(f"**/{address}", fulfil)
        page.reload()
        element = page.locator(f"#{exercise.id}")
        answer_anyhow(element, exercise)
        element.locator("[role=status] .tt-notice").wait_for()
        marked = element.locator("[data-mark=best] input")
        expect(marked).to_have_count(1)
        expect(marked).to_have_attribute("value", exercise.right)


def spoil(page: Page, address: str, exercises: list[Exercise]) -> None:
    """Puts another text in place of the reasons that the page stores for these."""

    def fulfil(route: Route) -> None:
        body = route.fetch().text()
        for exercise in exercises:
            start = body.index('class="tt-ready"', body.index(f'id="{exercise.id}"'))
            end = body.index("<", start)
            spoilt = re.sub(r'"text":"[^"]*"', f'"text":"{WRITTEN}"', body[start:end])
            body = body[:start] + spoilt + body[end:]
        route.fulfill(body=body, content_type="text/html; charset=utf-8")

    page.route(f"**/{address}", fulfil)


def answer_anyhow(element: Locator, exercise: Exercise) -> None:
    """Gives some answer, in a worked trick after stepping to the decision."""
    page = element.page
    if exercise.tag == "worked-trick":
        forward = element.locator(".tt-stepper .tt-button").nth(1)
        while not element.locator("form fieldset").is_visible():
            forward.click()
        element.locator("form input").first.check()
        element.locator("button[type=submit]").click()
    else:
        Mouse(page).choose(exercise, exercise.wrong[0])
        Mouse(page).submit(exercise)


def first_two(page: Page) -> tuple[Exercise, Exercise]:
    first, second, *_ = puzzles_of(page)
    return first, second


def solve_live(page: Page, exercise: Exercise) -> None:
    """Right, and confirmed by the engine."""
    player = Mouse(page)
    player.choose(exercise, exercise.right)
    player.submit(exercise)
    page.locator(f"#{exercise.id}[verdict=right][checked=live]").wait_for()


def test_an_engine_that_was_killed_starts_again(chromium: Browser, site: str) -> None:
    with visiting(chromium, site) as visit:
        page = visit.open(article())
        first, second = first_two(page)
        solve_live(page, first)
        with page.workers[0].expect_event("close"):
            page.workers[0].evaluate("() => { setTimeout(() => self.close()); }")
        solve_live(page, second)


def test_an_engine_that_breaks_down_costs_the_check_and_nothing_else(
    chromium: Browser, site: str, tmp_path: Path
) -> None:
    """The engine's archive is exchanged for one whose `answer` raises an error."""
    archive = tmp_path / "engine.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("tricktaking/__init__.py", "")
        packed.writestr("tricktaking/ask.py", "def answer(question):\n    return question[10**9]\n")
    with visiting(chromium, site) as visit:
        visit.context.route("**/engine-*.zip", lambda route: route.fulfill(path=archive))
        page = visit.open(article("en"))
        first, second = first_two(page)
        words = json.loads(page.locator("#tricktaking-words").text_content() or "")
        for exercise in (first, second):
            player = Mouse(page)
            player.choose(exercise, exercise.right)
            player.submit(exercise)
            foot = page.locator(f"#{exercise.id}[verdict=right][checked=built] .tt-foot")
            foot.filter(has_text=words["failures"]["engine-died"]).wait_for()
        visit.context.unroute("**/engine-*.zip")
        solve_live(page, first)


def test_instant_navigation_keeps_the_worker(chromium: Browser, site: str) -> None:
    """To another page and back by links: the document stays, and so does its engine."""
    address = article("ru")
    with visiting(chromium, site) as visit:
        page = visit.open(address)
        solve_live(page, first_two(page)[0])
        workers = page.workers
        asked = first_needs(visit)
        page.evaluate("window.sameDocument = true")
        page.locator("a.md-logo").first.click()
        page.wait_for_url(visit.site)
        page.locator(f'.md-content a[href$="{address}"]').first.click()
        page.wait_for_url(visit.site + address)
        page.locator("trick-puzzle:not([verdict])").first.wait_for()
        solve_live(page, first_two(page)[0])
        assert page.evaluate("window.sameDocument")
        assert page.workers == workers
        assert first_needs(visit) == asked


def first_needs(visit: Visit) -> list[str]:
    """The engine's files that were asked for, but for what comes by itself a little later."""
    files = visit.asked_for("/assets/tricktaking/")
    return [url for url in files if url.endswith((".zip", ".wasm")) and "/later-" not in url]


@pytest.fixture
def renewed(tmp_path: Path) -> Iterator[tuple[str, Path, Path]]:
    """A copy of the site that is renewed behind the reader's back: its address, itself, the next."""
    live, following = tmp_path / "site", tmp_path / "next"
    shutil.copytree(setup_env.SITE, live)
    shutil.copytree(live, following)
    files = engine_of(article())["files"]
    engine = following / "assets" / "tricktaking" / files["engine"]
    engine.rename(engine.with_name("engine-0123456789.zip"))
    for file in following.rglob("*.html"):
        text = file.read_text("utf-8")
        file.write_text(text.replace(files["engine"], "engine-0123456789.zip"), "utf-8")
    with site_server.serving(live) as url:
        yield url, live, following


def publish(following: Path, live: Path) -> None:
    """What a build does where the last one stands, and then the upload."""
    aside = following.with_name("aside")
    keep_previous.set_aside(live, aside)
    keep_previous.put_back(aside, following)
    live.rename(live.with_name("old"))
    following.rename(live)


def test_an_old_page_gets_its_own_engine_and_a_new_page_the_new_one(
    chromium: Browser, renewed: tuple[str, Path, Path]
) -> None:
    url, live, following = renewed
    address = article("ru")
    with visiting(chromium, url) as visit:
        page = visit.open(address)
        publish(following, live)
        solve_live(page, first_two(page)[0])
        own = engine_of(address)["files"]["engine"]
        assert archives(visit)[-1] == own
        page.locator("a.md-logo").first.click()
        page.wait_for_url(visit.site)
        page.locator(f'.md-content a[href$="{address}"]').first.click()
        page.wait_for_url(visit.site + address)
        page.locator("trick-puzzle:not([verdict])").first.wait_for()
        solve_live(page, first_two(page)[0])
        assert archives(visit)[-1] == "engine-0123456789.zip"


def archives(visit: Visit) -> list[str]:
    """The names of the engine's own archives, in the order in which they were asked for."""
    names = [url.rpartition("/")[2] for url in visit.asked_for("/engine-")]
    return [name for name in names if name.endswith(".zip")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_storage_that_is_refused_costs_nothing_but_the_memory(
    chromium: Browser, site: str, lang: str
) -> None:
    address = article(lang)
    with visiting(chromium, site) as visit:
        visit.context.add_init_script(REFUSE_STORAGE)
        page = visit.open(address)
        first, second = first_two(page)
        solve_live(page, first)
        page.locator(f"#{first.id} .tt-cards[aria-haspopup]").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("checkbox").first.check()
        dialog.get_by_role("button").click()
        assert page.locator("html").get_attribute("data-tt-colours") == "four"
        solve_live(page, second)
        assert report(page, second)["verdict"] == "right"


REFUSE_STORAGE = """
for (const name of ["localStorage", "sessionStorage"]) {
  Object.defineProperty(window, name, {
    get() { throw new DOMException(`${name} is refused`, "SecurityError"); },
  });
}
"""


def test_a_visit_tells_what_goes_wrong(chromium: Browser, site: str) -> None:
    """The watch that all these tests rely on sees each kind of fault."""
    with unguarded(chromium, site) as visit:
        page = visit.open(article())
        provoke(visit, page)
        told = "\n".join(visit.faults)
        for kind in ("policy: ", "error: ", "console: ", "404: ", "a request left the site: "):
            assert kind in told


def provoke(visit: Visit, page: Page) -> None:
    visit.context.route("https://example.org/**", lambda route: route.abort())
    page.evaluate(
        """async () => {
          setTimeout(() => { throw new Error("on purpose"); });
          console.error("on purpose");
          await fetch("no-such-file");
          await fetch("https://example.org/").catch(() => {});
          open("https://example.org/");
          const script = document.createElement("script");
          script.text = "window.broken = true";
          document.body.append(script);
          await new Promise((done) => setTimeout(done, 50));
          if (window.broken) throw new Error("the policy let an inline script run");
        }"""
    )
