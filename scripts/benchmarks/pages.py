"""What a reader of the built site waits for: the page itself, and a verdict after a click."""

from __future__ import annotations

import math
from pathlib import Path

from playwright.sync_api import Browser, Locator

from benchmarks.report import Report

CLICK_LIMIT = 50
CLICKS = 60
TRANSFER_LIMIT = 150
PUZZLES_PAGE = "bruff/"

# From the browser's own time of the click to the frame after the one that draws the new verdict.
WATCH_CLICKS = """() => {
  window.clicks = [];
  const painted = (started) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.clicks.push(performance.now() - started);
    port2.postMessage(null);
  });
  document.addEventListener("click", (event) => {
    if (!event.target.closest("trick-puzzle button[type=submit]")) return;
    const status = event.target.closest("trick-puzzle").querySelector("[role=status]");
    const seen = new MutationObserver(() => { seen.disconnect(); painted(event.timeStamp); });
    seen.observe(status, { childList: true, subtree: true });
  }, { capture: true });
}"""


def transfer(report: Report, browser: Browser, site: Path, url: str) -> None:
    """The heaviest page with all it loads by itself, as it comes over the wire."""
    print("Pages, before the engine")
    pages = sorted(site.rglob("*.html"))
    weights = {}
    for path in pages:
        address = path.relative_to(site).as_posix().removesuffix("index.html")
        weights[address or "/"] = page_weight(browser, url + address)
    heaviest = max(weights, key=lambda address: weights[address])
    report.note(f"{len(pages)} pages, the heaviest is {heaviest}")
    report.figure("transfer", weights[heaviest] / 1e3, "KB", limit=TRANSFER_LIMIT)


def page_weight(browser: Browser, url: str) -> int:
    """Bytes over the wire, headers too, of one first visit on which nobody touches anything."""
    with browser.new_context() as context:
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        sizes: list[int] = []
        session.on(
            "Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"])
        )
        page.goto(url)
        page.wait_for_load_state("networkidle")
        return int(sum(sizes))


def clicks(report: Report, browser: Browser, url: str) -> None:
    """Real clicks on the puzzles of one page, once the engine is ready."""
    print(f"A click's verdict, {CLICKS} clicks with the engine ready")
    with browser.new_context() as context:
        page = context.new_page()
        page.goto(url + PUZZLES_PAGE)
        puzzles = page.locator("trick-puzzle[data-shape=one]").all()
        answer(puzzles[0], 0)
        page.locator("trick-puzzle[checked=live]").wait_for()
        page.evaluate(WATCH_CLICKS)
        for number in range(CLICKS):
            answer(puzzles[number % len(puzzles)], number // len(puzzles))
            page.wait_for_function("count => window.clicks.length === count", arg=number + 1)
        times = sorted(page.evaluate("window.clicks"))
    report.note(f"median {times[len(times) // 2]:.0f} ms, slowest {times[-1]:.0f} ms")
    nearly_all = times[math.ceil(0.95 * len(times)) - 1]
    report.figure("click to painted verdict, p95", nearly_all, "ms", limit=CLICK_LIMIT)


def answer(puzzle: Locator, turn: int) -> None:
    """Choose a card, another one each turn, and check it, by mouse."""
    choices = puzzle.locator("label:has(input)")
    choices.nth(turn % choices.count()).click()
    puzzle.locator("button[type=submit]").click()
