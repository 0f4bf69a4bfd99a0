"""What a reader of the built site waits for on a slow phone, what a page weighs, what a build takes."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

import browser
import setup_env
import site_server
from benchmarks.pages import page_weight
from benchmarks.report import Report
from tricktaking.puzzles import PUZZLES

SLOWER = 4
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 800},
    "has_touch": True,
    "is_mobile": True,
}
ANSWERS = 20
WEIGHT_LIMIT = 150
LCP_LIMIT, CLS_LIMIT, INP_LIMIT = 1000, 0.02, 100
PUZZLE_LIMIT = 10
BENT = 1.5
"""Ten times the puzzles may cost so much more each than five times, and the growth is a line still."""

READING = 1.0
"""Seconds for which somebody reads a question, at the least."""
LEFT_ALONE = 0.3
"""Seconds after a press: what is asked of the page before its frame would be measured with it."""

LANGUAGES = ("ru", "en")

# The browser's own entries; an interaction lasts from the press to the frame that shows its outcome.
# Those that belong to an answer count.
VITALS = """
window.vitals = { lcp: 0, cls: 0, interactions: {} };
const watch = (type, note, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
watch("largest-contentful-paint", (entry) => { vitals.lcp = entry.startTime; });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) vitals.cls += entry.value; });
watch("event", ({ interactionId, duration, target }) => {
  if (interactionId && target?.closest("trick-puzzle")) vitals.interactions[interactionId] = Math.max(vitals.interactions[interactionId] ?? 0, duration);
}, { durationThreshold: 16 });
"""

# A finger asks the page nothing while it presses, and Playwright's locators listen to every press.
QUIZ = "document.querySelectorAll('trick-puzzle[data-shape=one]')"
NEXT_FRAME = """() => new Promise((seen) => {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(seen)));
})"""
AT_REST = f"""async ([place, target]) => {{
  const element = {QUIZ}[place].querySelector(target);
  element.scrollIntoView({{ block: "center" }});
  await ({NEXT_FRAME})();
  const {{ x, y, width, height }} = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}}"""
CONFIRMED = f"""async (place) => {{
  while ({QUIZ}[place].getAttribute("checked") !== "live") await ({NEXT_FRAME})();
}}"""
ANOTHER = f"""async () => {{
  const asked = () => document.querySelector(".tt-drill-stage trick-puzzle:not([verdict])");
  while (!asked()) await ({NEXT_FRAME})();
  return asked().dataset.shape === "one";
}}"""

CONFIG = """
site_name: Many puzzles
theme: { name: material, font: false }
plugins: [tricktaking]
"""


class Heavy(NamedTuple):
    """A page and what comes over the wire for it before the engine."""

    address: str
    bytes: int


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--visits", type=int, default=5, help="visits of each page")


def run(options: argparse.Namespace) -> Report:
    report = Report()
    building(report)
    with site_server.serving(setup_env.SITE) as url, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        heaviest = [page.address for page in weigh(report, chromium, url)]
        for address in dict.fromkeys([*heaviest, *busiest()]):
            measure(report, chromium, url, address, options.visits)
        chromium.close()
    return report


def weigh(report: Report, chromium: Browser, url: str) -> list[Heavy]:
    """Every page with all it loads by itself; gives the heaviest two of each language."""
    print("Transferred before the engine")
    site = setup_env.SITE
    names = (file.relative_to(site).as_posix() for file in sorted(site.rglob("*.html")))
    addresses = [name.removesuffix("index.html") for name in names]
    pages = [Heavy(address, page_weight(chromium, url + address)) for address in addresses]
    found = []
    for lang in LANGUAGES:
        own = [page for page in pages if page.address.startswith("en/") == (lang == "en")]
        found += sorted(own, key=lambda page: -page.bytes)[:2]
    for page in found:
        report.figure(f"/{page.address}", page.bytes / 1e3, "KB", limit=WEIGHT_LIMIT)
    report.note(f"{len(pages)} pages; these are the heaviest")
    return found


def busiest() -> list[str]:
    """The page with the most puzzles in each language: there an answer has most to wait for."""
    site = setup_env.SITE
    many = {
        file.relative_to(site).as_posix().removesuffix("index.html"): file.read_text(
            encoding="utf-8"
        ).count("<trick-puzzle")
        for file in site.rglob("*.html")
    }
    own = {
        lang: [one for one in many if one.startswith("en/") == (lang == "en")] for lang in LANGUAGES
    }
    return [max(own[lang], key=lambda one: many[one]) for lang in LANGUAGES]


def measure(report: Report, chromium: Browser, url: str, address: str, visits: int) -> None:
    """First visits with the processor slowed down; the middle one counts, of interactions the worst."""
    print(f"/{address}, processor × {SLOWER}, {visits} first visits, {ANSWERS} answers each")
    told = [visit(chromium, url + address) for _ in range(visits)]
    middle = {name: sorted(one[name] for one in told)[visits // 2] for name in told[0]}
    report.figure("largest contentful paint", middle["lcp"], "ms", limit=LCP_LIMIT)
    report.figure("cumulative layout shift", middle["cls"], "", limit=CLS_LIMIT)
    report.figure("interaction to next paint", middle["inp"], "ms", limit=INP_LIMIT)


def visit(chromium: Browser, url: str) -> dict[str, float]:
    """One visit of a new reader, who answers some puzzles."""
    with chromium.new_context(**PHONE) as context:
        context.add_init_script(VITALS)
        page = context.new_page()
        session = context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(url)
        page.wait_for_load_state("networkidle")
        lcp = float(page.evaluate("vitals.lcp"))
        answer_some(page)
        told = page.evaluate("vitals")
        times = list(told["interactions"].values())
        return {"lcp": lcp, "cls": float(told["cls"]), "inp": float(max(times, default=0))}


def answer_some(page: Page) -> None:
    """Puzzles with a choice, by touch, as somebody does who reads each question and verdict; drills as long as one is chosen."""
    drilling = bool(page.evaluate("Boolean(document.querySelector('trick-drill'))"))
    puzzles = int(page.evaluate(f"{QUIZ}.length"))
    for turn in range(ANSWERS if drilling and puzzles else min(ANSWERS, puzzles)):
        place = 0 if drilling else turn
        time.sleep(READING)
        touch(page, place, "label:has(input)")
        if not drilling:
            touch(page, place, "button[type=submit]")
        page.evaluate(CONFIRMED, place)
        if drilling:
            touch(page, place, ".tt-next")
            if not page.evaluate(ANOTHER):
                return


def touch(page: Page, place: int, target: str) -> None:
    x, y = page.evaluate(AT_REST, [place, target])
    page.touchscreen.tap(x, y)
    time.sleep(LEFT_ALONE)


def building(report: Report) -> None:
    """The whole site; then a page of puzzles once, five and ten times."""
    print("Build")
    started = time.monotonic()
    environment = setup_env.environment()
    subprocess.run(
        [sys.executable, "scripts/build_site.py"], cwd=setup_env.ROOT, env=environment, check=True
    )
    report.note(f"the whole site, both languages: {time.monotonic() - started:.1f} s")
    fences = [
        fence
        for page in sorted((setup_env.ROOT / "docs" / "ru").glob("*.md"))
        for fence in puzzles_of(page)
    ]
    times = {copies: build(fences, copies) for copies in (0, 1, 5, 10)}
    many = len(fences)
    for copies in (1, 5, 10):
        report.note(f"{copies * many} puzzles: {times[copies]:.2f} s")
    first = (times[5] - times[1]) / (4 * many)
    last = (times[10] - times[5]) / (5 * many)
    whole = (times[10] - times[0]) / (10 * many)
    report.figure("one puzzle more", whole * 1e3, "ms", limit=PUZZLE_LIMIT)
    report.figure("the last half against the first", last / first, "×", limit=BENT)


def puzzles_of(page: Path) -> list[str]:
    """The fences of a page that are puzzles, each with its game written out."""
    text = page.read_text(encoding="utf-8")
    told = re.search(r"^game: *(\S+)", text, re.MULTILINE)
    found = []
    for kind, body in re.findall(r"^```([\w-]+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        if kind in PUZZLES:
            named = re.search(r"^game:", body, re.MULTILINE)
            head = "" if named or not told else f"game: {told[1]}\n"
            body = re.sub(r"^(fact|shows):.*\n", "", body, flags=re.MULTILINE)
            found.append(f"```{kind}\n{head}{body}```\n")
    return found


def build(fences: list[str], copies: int) -> float:
    """Seconds for a project with so many copies of the puzzles, one page for each copy."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "docs").mkdir()
        (folder / "mkdocs.yml").write_text(CONFIG, encoding="utf-8")
        (folder / "docs" / "index.md").write_text("# Many puzzles\n", encoding="utf-8")
        for copy in range(copies):
            text = "\n".join(fences)
            text = re.sub(r"^(id: *)(\S+)", rf"\g<1>\g<2>-{copy}", text, flags=re.MULTILINE)
            page = folder / "docs" / f"copy-{copy}.md"
            page.write_text(f"# Copy {copy}\n\n{text}", encoding="utf-8")
        started = time.monotonic()
        subprocess.run(
            [sys.executable, "-m", "mkdocs", "build", "--quiet"],
            cwd=folder,
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
            check=True,
        )
        return time.monotonic() - started
