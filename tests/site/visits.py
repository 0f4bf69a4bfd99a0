"""Visits to the built site: every page of it, in a browser that takes note of whatever goes wrong."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from html import unescape
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Request

import setup_env

LONG = bool(os.environ.get("TRICKTAKING_LONG"))
LANGUAGES = ("ru", "en")
NARROW = {"width": 320, "height": 640}
WIDE = {"width": 1280, "height": 800}
NEXT_FRAME = """() => new Promise((done) => {
  requestAnimationFrame(() => requestAnimationFrame(() => done()));
})"""

# Whether all of an element is seen: inside the window, and under nothing.
IN_SIGHT = """(one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  if (top < -1 || bottom > innerHeight + 1 || bottom - top < 4) return false;
  return [[left + 6, top + 3], [left + 6, bottom - 3], [(left + right) / 2, (top + bottom) / 2]].every(([x, y]) => {
    const seen = document.elementFromPoint(x, y);
    return seen !== null && (one.contains(seen) || seen.contains(one));
  });
}"""

# The text that describes a field as wrong, where it is seen to be no mere help.
ACCUSED = """(field) => {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  const line = document.getElementById(ids.at(-1));
  if (!line || field.getAttribute("aria-invalid") !== "true") return "";
  const wrong = line.appendChild(document.createElement("i"));
  wrong.style.color = "var(--wrong)";
  const colours = [wrong, line, field].map((one) => getComputedStyle(one)[one === field ? "borderTopColor" : "color"]);
  wrong.remove();
  const sign = getComputedStyle(line, "::before").content.includes("!");
  return sign && new Set(colours).size === 1 ? line.textContent : "";
}"""

TELL_VIOLATIONS = """
addEventListener("securitypolicyviolation", (event) => {
  tellViolation(`${event.violatedDirective} forbids ${event.blockedURI} ${event.sample}`);
});
"""

# The modules that the page itself runs, so that nothing of it is loaded twice.
MODULES = """
const folder = document.querySelector('script[src$="/tricktaking.js"]').src;
const module = (name) => import(new URL(name, folder).href);
"""


class Visit:
    """A browser window of its own, the address of the site, and what went wrong so far."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.site = site
        self.context = context
        self.faults: list[str] = []
        self.requests: list[str] = []
        context.expose_function("tellViolation", lambda told: self.faults.append(f"policy: {told}"))
        context.add_init_script(TELL_VIOLATIONS)
        context.on("request", self._asked)
        context.on("requestfailed", self._not_loaded)
        context.on("response", lambda reply: self._answered(reply.status, reply.url))
        context.on("console", lambda line: self._printed(line.type, line.text))
        context.on("weberror", lambda raised: self.faults.append(f"error: {raised.error}"))
        self.page: Page = context.new_page()

    def open(self, address: str) -> Page:
        """The page at an address of the site, with its elements alive."""
        self.page.goto(self.site + address)
        return self.page

    def asked_for(self, part: str) -> list[str]:
        """The requests so far whose address has this in it."""
        return [url for url in self.requests if part in url]

    def _asked(self, request: Request) -> None:
        self.requests.append(request.url)
        if not request.url.startswith((self.site, "data:", "blob:")):
            self.faults.append(f"a request left the site: {request.url}")

    def _not_loaded(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # that is what leaving a page does
            self.faults.append(f"not loaded: {request.url}: {request.failure}")

    def _answered(self, status: int, url: str) -> None:
        if status >= 400:
            self.faults.append(f"{status}: {url}")

    def _printed(self, kind: str, text: str) -> None:
        if kind == "error":
            self.faults.append(f"console: {text}")


@contextmanager
def visiting(chromium: Browser, site: str, **options: Any) -> Iterator[Visit]:
    """A visit that ends without a fault, or fails with all of them."""
    with unguarded(chromium, site, **options) as visit:
        yield visit
        if visit.faults:
            raise AssertionError("\n".join(visit.faults))


@contextmanager
def unguarded(chromium: Browser, site: str, **options: Any) -> Iterator[Visit]:
    """A visit in which something is meant to go wrong: the test looks at the faults itself."""
    with chromium.new_context(**{"viewport": WIDE, **options}) as context:
        yield Visit(context, site)


class Exercise(NamedTuple):
    """A `<trick-puzzle>` or `<worked-trick>` as the page holds it."""

    id: str
    tag: str
    shape: str
    where: str
    puzzle: dict[str, Any]
    ready: dict[str, Any]
    values: list[str]
    """The values of its inputs; one empty value where a number is to be written."""

    @property
    def right(self) -> Any:
        return self.ready["correct"]

    @property
    def wrong(self) -> list[Any]:
        """Answers that can be given and are not right, a few of them at most."""
        if self.shape == "one":
            return [value for value in self.values if value != self.right]
        if self.shape == "number":
            offered = [int(value) for value in self.values if value]
            return [n for n in offered or [self.right + 1, 0] if n != self.right]
        if self.shape == "order":
            return [swapped for swapped in _swaps(self.right) if swapped != self.right]
        return [given for given in _toggles(self.right, self.values) if given]

    @property
    def answers(self) -> list[Any]:
        """What the live engine is asked: every choice, or every step away from the right answer."""
        if self.shape == "several":
            return [self.right, [], *_toggles(self.right, self.values)]
        return [self.right, *self.wrong]


def _toggles(chosen: list[str], values: list[str]) -> list[list[str]]:
    """The set with each value once put in or taken out, in the order of the page."""
    kept = [[v for v in values if (v in chosen) != (v == toggled)] for toggled in values]
    return [given for given in kept if sorted(given) != sorted(chosen)]


def _swaps(order: list[str]) -> list[list[str]]:
    """The order with each two neighbours exchanged."""
    return [[*order[:i], order[i + 1], order[i], *order[i + 2 :]] for i in range(len(order) - 1)]


READ = """(elements) => elements.map((element) => ({
  id: element.id,
  tag: element.localName,
  shape: element.localName === "worked-trick" ? "several" : element.dataset.shape,
  where: element.dataset.where ?? "hand",
  puzzle: JSON.parse(element.querySelector(".tt-puzzle").textContent),
  ready: JSON.parse(element.querySelector(".tt-ready").textContent),
  values: [...element.querySelectorAll("form input")].map(
    (input) => input.type === "number" ? "" : input.value),
}))"""


def puzzles_of(page: Page) -> list[Exercise]:
    """The puzzles of a page in their order."""
    return [Exercise(**read) for read in page.locator("trick-puzzle").evaluate_all(READ)]


def worked_tricks_of(page: Page) -> list[Exercise]:
    """The worked tricks of a page in their order."""
    return [Exercise(**read) for read in page.locator("worked-trick").evaluate_all(READ)]


# A page that is not the game's own leads to the rule on the page that is.
HEADING = """async (link) => {
  const [address, anchor] = link.href.split("#");
  const here = address === location.href.split("#")[0];
  window.linkedPages ??= {};
  const linked = here ? document : window.linkedPages[address]
    ??= new DOMParser().parseFromString(await (await fetch(address)).text(), "text/html");
  return linked.getElementById(decodeURIComponent(anchor ?? ""))?.localName ?? "";
}"""


def accused(field: Locator) -> str:
    """What is told of a field that is wrong: tied to it, in the colour of errors and with their sign."""
    told = field.evaluate(ACCUSED)
    assert told, "nothing that looks like an error is tied to the field"
    return str(told)


def seen(element: Locator) -> None:
    """Waits until an element can be seen, all of it, where the reader is now."""
    element.page.wait_for_function(IN_SIGHT, arg=element.element_handle())


def leads_to_a_heading(link: Locator) -> bool:
    """Whether the place a link to a rule names is a heading, on its page or on another one."""
    return link.evaluate(HEADING) in ("h2", "h3", "h4")


def pages(lang: str | None = None) -> list[str]:
    """The address of every page from the site's root: all, or those of one language."""
    return [page for page in _pages() if lang is None or page.startswith("en/") == (lang == "en")]


def articles(lang: str | None = None) -> list[str]:
    """Every page but the error pages and the frame for other sites, which stand outside the theme."""
    return [page for page in pages(lang) if not page.endswith(("404.html", "embed/"))]


def playable(lang: str | None = None) -> list[str]:
    """The pages that have something to answer; drills, which go on by themselves, have own tests."""
    return [
        page
        for page in articles(lang)
        if "<trick-puzzle" in source(page) and "<trick-drill" not in source(page)
    ]


def article(lang: str | None = None) -> str:
    """The first page with all kinds of exercises: the rules of a game."""
    return next(page for page in playable(lang) if "<worked-trick" in source(page))


def source(page: str) -> str:
    """The page as the build wrote it."""
    return file_of(page).read_text(encoding="utf-8")


def file_of(page: str) -> Path:
    return (
        setup_env.SITE / page / "index.html"
        if not page.endswith(".html")
        else setup_env.SITE / page
    )


def engine_of(page: str) -> dict[str, Any]:
    """What the page says about its engine."""
    text = re.search(r'id="tricktaking-engine"[^>]*>([^<]*)<', source(page))
    assert text, f"{page} brings no engine"
    told: dict[str, Any] = json.loads(unescape(text[1]))
    return told


@cache
def _pages() -> list[str]:
    site = setup_env.SITE
    files = [file.relative_to(site).as_posix() for file in site.rglob("*.html")]
    return sorted(name.removesuffix("index.html") for name in files)
