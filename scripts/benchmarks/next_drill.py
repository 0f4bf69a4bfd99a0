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

# Answers the drill.
ANSWER = """() => {
  const puzzle = document.querySelector(".tt-drill-stage trick-puzzle");
  const right = [JSON.parse(puzzle.querySelector(".tt-ready").textContent).correct].flat().map(String);
  const inputs = [...puzzle.querySelectorAll("form input")];
  const number = inputs[0].type === "number";
  if (number) inputs[0].value = right[0];
  else for (const value of right) inputs.find((input) => input.value === value)?.click();
  if (number || inputs[0].type !== "radio") puzzle.querySelector("button[type=submit]").click();
}"""
# How long a bare frame takes on this machine now, and how long the next drill takes to its paint.
NEXT = """async () => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => done();
    port2.postMessage(null);
  }));
  const idle = performance.now();
  await painted();
  const frame = performance.now() - idle;
  const stage = document.querySelector(".tt-drill-stage");
  const started = performance.now();
  const here = new Promise((done) => {
    const seen = new MutationObserver(() => {
      if (!stage.querySelector("trick-puzzle:defined:not([data-done])")) return;
      seen.disconnect();
      done();
    });
    seen.observe(stage, { childList: true, subtree: true });
  });
  stage.querySelector(".tt-next").click();
  await here;
  await painted();
  return [performance.now() - started, frame, document.querySelector("trick-drill").drill.from];
}"""


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
    times = sorted(time for time, _, _ in waits)
    frames = sorted(frame for _, frame, _ in waits)
    live = sum(source == "engine" for _, _, source in waits)
    report.note(
        f"median {times[count // 2]:.0f} ms, slowest {times[-1]:.0f} ms; "
        f"{live} of {count} from the live engine"
    )
    last = math.ceil(0.99 * count) - 1
    report.note(f"a bare frame here: median {frames[count // 2]:.0f} ms, p99 {frames[last]:.0f} ms")
    report.figure("next drill to paint, p99", times[last], "ms", limit=LIMIT)


def wait(page: Page) -> tuple[float, float, str]:
    """Milliseconds until the next drill, those of a bare frame, and where the drill came from."""
    page.locator(ASKED).wait_for()
    page.evaluate(ANSWER)
    page.locator(".tt-drill-stage .tt-next").wait_for()
    page.wait_for_timeout(READING)
    time, frame, source = page.evaluate(NEXT)
    return float(time), float(frame), str(source)
