"""How long somebody waits for the next drill: in a real browser, from pressing "Next" to its paint."""

from __future__ import annotations

import json
import math

from playwright.sync_api import Page, sync_playwright

import browser
import setup_env
import site_server
from benchmarks.report import Report

LIMIT = 50.0
READING = 700
"""Nobody reads a drill, answers it and reads the verdict in less time than this, in milliseconds."""

CHOICE = {"mode": "practice", "length": 0, "advance": False}
RECORD = {
    **{"version": 3, "skills": {}, "missed": {}, "beliefs": {}, "days": {}, "best": {}},
    **{"today": {}, "placed": True, "start": 2},
}
KEPT = {"tricktaking.drills": RECORD, "tricktaking.drills-choice": CHOICE}

ASKED = ".tt-drill-stage trick-puzzle:defined:not([data-done])"

# Answers the drill, and says when the next one is painted.
ANSWER = """() => {
  const puzzle = document.querySelector(".tt-drill-stage trick-puzzle");
  const right = [JSON.parse(puzzle.querySelector(".tt-ready").textContent).correct].flat().map(String);
  const inputs = [...puzzle.querySelectorAll("form input")];
  const number = inputs[0].type === "number";
  if (number) inputs[0].value = right[0];
  else for (const value of right) inputs.find((input) => input.value === value)?.click();
  if (number || inputs[0].type !== "radio") puzzle.querySelector("button[type=submit]").click();
}"""
NEXT = """() => new Promise((done) => {
  const stage = document.querySelector(".tt-drill-stage");
  const started = performance.now();
  const seen = new MutationObserver(() => {
    if (!stage.querySelector("trick-puzzle:defined:not([data-done])")) return;
    seen.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done([performance.now() - started,
        document.querySelector("trick-drill").drill.from]);
      port2.postMessage(null);
    });
  });
  seen.observe(stage, { childList: true, subtree: true });
  stage.querySelector(".tt-next").click();
})"""


def next_drill(report: Report, count: int) -> None:
    """Drills of all games and skills, one after another, the first ones while the engine starts."""
    print(f"The next drill in the browser, {count} drills, {READING} ms for each")
    with sync_playwright() as playwright, site_server.serving(setup_env.SITE) as url:
        started = browser.launch(playwright)
        context = started.new_context()
        page = context.new_page()
        page.goto(f"{url}en/glossary/")
        page.evaluate(
            "(kept) => Object.entries(kept).forEach(([k, v]) => localStorage.setItem(k, v))",
            {key: json.dumps(value) for key, value in KEPT.items()},
        )
        page.goto(f"{url}en/drills/")
        waits = [wait(page) for _ in range(count)]
        started.close()
    times = sorted(time for time, _ in waits)
    live = sum(source == "engine" for _, source in waits)
    report.note(
        f"median {times[len(times) // 2]:.0f} ms, slowest {times[-1]:.0f} ms; "
        f"{live} of {count} from the live engine"
    )
    nearly_all = times[math.ceil(0.99 * len(times)) - 1]
    report.figure("next drill to paint, p99", nearly_all, "ms", limit=LIMIT)


def wait(page: Page) -> tuple[float, str]:
    """Milliseconds until the next drill, and where it came from."""
    page.locator(ASKED).wait_for()
    page.evaluate(ANSWER)
    page.locator(".tt-drill-stage .tt-next").wait_for()
    page.wait_for_timeout(READING)
    time, source = page.evaluate(NEXT)
    return float(time), str(source)
