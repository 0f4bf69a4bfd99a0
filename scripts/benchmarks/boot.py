"""How long a reader waits for the live engine, against stock Pyodide, and what it weighs."""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

import browser
import setup_env
import site_server
from benchmarks import pages
from benchmarks.report import Report

RUNTIME = setup_env.BUILD / "runtime"
STATIC = setup_env.ROOT / "widgets" / "mkdocs_tricktaking" / "static"
STOCK = setup_env.NODE_MODULES / "pyodide"
STOCK_FILES = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)

RUNTIME_LIMIT = 4.65
ENGINE_LIMIT = 0.25
COLD_LIMIT, COLD_AIM = 0.50, 0.45
REPEAT_LIMIT = 0.30
AT_REST_SECONDS = 1.0
MOST_SECONDS = 30.0

QUESTION = {
    "ask": "judge",
    "puzzle": {
        "id": "bench",
        "kind": "trick-winner",
        "game": "bruff",
        "position": "trump S; trick A1 7S, B1 5S, C1 KD, A2 2S, B2 QC, C2 4D",
    },
    "answer": "B1",
}

# The names carry a hash, so that the server lets the browser keep everything, as a good host does.
SHELL = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>An empty page</title>
<script type="application/json" id="tricktaking-engine">{config}</script>
"""
STOCK_WORKER = """import { loadPyodide } from "./pyodide.mjs";
self.onmessage = async () => {
  const python = await loadPyodide();
  self.postMessage(python.runPython("1 + 1"));
};
"""
TIME_STOCK = """() => new Promise((resolve) => {
  const started = performance.now();
  const worker = new Worker("stock-0123456/worker.js", { type: "module" });
  worker.onmessage = () => resolve(performance.now() - started);
  worker.postMessage(null);
})"""
TIME_LEAN = """async (question) => {
  const { ask } = await import(new URL("static-0123456/engine-client.js", document.baseURI));
  const started = performance.now();
  const reply = await ask(question, { urgent: true });
  const time = performance.now() - started;
  if (reply.right !== true) throw new Error(`a wrong verdict: ${JSON.stringify(reply)}`);
  return time;
}"""
# Ours says what became of its picture; of stock's code only the browser's own cache tells.
PICTURE_DECIDED = """async () => {
  const { engine } = await import(new URL("static-0123456/engine-client.js", document.baseURI));
  while (engine.picture === "none") {
    await new Promise((told) => engine.addEventListener("picture", told, { once: true }));
  }
}"""


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--runs", type=int, default=7, help="cold visits of each kind")


def run(options: argparse.Namespace) -> Report:
    report = Report()
    subprocess.run(
        ["node", "scripts/build_runtime.mjs"],
        cwd=setup_env.ROOT,
        env=setup_env.environment(),
        check=True,
    )
    weigh(report)
    with tempfile.TemporaryDirectory() as name:
        lay_out(Path(name))
        with site_server.serving(Path(name)) as url, sync_playwright() as playwright:
            cold(report, playwright, url, options.runs)
            repeated(report, playwright, url, options.runs)
    measure_site(report)
    return report


def measure_site(report: Report) -> None:
    """The built site with its real pages."""
    if not setup_env.build_site():
        report.missed.append("the site does not build")
        return
    with site_server.serving(setup_env.SITE) as url, sync_playwright() as playwright:
        started = browser.launch(playwright)
        pages.transfer(report, started, setup_env.SITE, url)
        pages.clicks(report, started, url)
        started.close()


def weigh(report: Report) -> None:
    """What is sent, compressed, from the manifest that the runtime's build wrote."""
    manifest = json.loads((RUNTIME / "manifest.json").read_text(encoding="utf-8"))
    sizes = {name: file["gzip"] / 1e6 for name, file in manifest["files"].items()}
    engine, later = (sizes.pop(manifest["page"][name]) for name in ("engine", "later"))
    print("Weight")
    report.figure("runtime", sum(sizes.values()), "MB gzip", limit=RUNTIME_LIMIT)
    report.figure("engine", engine, "MB gzip", limit=ENGINE_LIMIT)
    report.note(f"the engine's later modules, which no page waits for: {later:.3g} MB gzip")


def lay_out(folder: Path) -> None:
    """One folder with the empty page, stock Pyodide and ours."""
    manifest = json.loads((RUNTIME / "manifest.json").read_text(encoding="utf-8"))
    config = json.dumps({"base": "runtime/", "files": manifest["page"]})
    (folder / "index.html").write_text(SHELL.format(config=config), encoding="utf-8")
    shutil.copytree(RUNTIME, folder / "runtime")
    shutil.copytree(STATIC, folder / "static-0123456")
    stock = folder / "stock-0123456"
    stock.mkdir()
    for name in STOCK_FILES:
        shutil.copy(STOCK / name, stock / name)
    (stock / "worker.js").write_text(STOCK_WORKER, encoding="utf-8")


def cold(report: Report, playwright: Playwright, url: str, runs: int) -> None:
    """First visits, a new browser each, the two kinds in turn so that noise meets both alike."""
    print(f"Cold start: from the worker's start to the first live verdict, {runs} visits each")
    stock, lean = [], []
    visit(playwright, url, TIME_STOCK)  # the server compresses each file once
    visit(playwright, url, TIME_LEAN)
    for number in range(runs):
        stock.append(visit(playwright, url, TIME_STOCK))
        lean.append(visit(playwright, url, TIME_LEAN))
        report.note(f"{number + 1}: stock {stock[-1]:.0f} ms, ours {lean[-1]:.0f} ms")
    report.note(f"medians: stock {median(stock):.0f} ms, ours {median(lean):.0f} ms")
    ratio = median(lean) / median(stock)
    report.figure("cold start", ratio, "x stock Pyodide", limit=COLD_LIMIT, aim=COLD_AIM)


def visit(playwright: Playwright, url: str, script: str) -> float:
    """One visit with a browser of its own; returns milliseconds."""
    started = browser.launch(playwright)
    try:
        page = started.new_page()
        page.goto(url)
        return float(page.evaluate(script, QUESTION))
    finally:
        started.close()


def repeated(report: Report, playwright: Playwright, url: str, runs: int) -> None:
    """Later visits with a browser that has been here before and was closed since."""
    print(f"Repeat visit: the same, {runs} visits each with a browser that was here before")
    times: dict[str, list[float]] = {TIME_STOCK: [], TIME_LEAN: []}
    with tempfile.TemporaryDirectory() as stock, tempfile.TemporaryDirectory() as lean:
        profiles = {TIME_STOCK: stock, TIME_LEAN: lean}
        for _ in range(2):
            for script, profile in profiles.items():
                revisit(playwright, url, script, profile, settle=True)
        for _ in range(runs):
            for script, profile in profiles.items():
                times[script].append(revisit(playwright, url, script, profile))
    stock_time, lean_time = median(times[TIME_STOCK]), median(times[TIME_LEAN])
    report.note(f"medians: stock {stock_time:.0f} ms, ours {lean_time:.0f} ms")
    report.figure("repeat visit", lean_time / stock_time, "x stock Pyodide", limit=REPEAT_LIMIT)


def revisit(
    playwright: Playwright, url: str, script: str, profile: str, *, settle: bool = False
) -> float:
    """One visit with the browser profile in a folder; `settle`: until everything is kept there."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=browser.find(playwright), args=browser.QUIET
    )
    try:
        page = context.new_page()
        page.goto(url)
        taken = float(page.evaluate(script, QUESTION))
        if settle and script == TIME_LEAN:
            page.evaluate(PICTURE_DECIDED)
        if settle:
            wait_until_at_rest(Path(profile))
        return taken
    finally:
        context.close()


def wait_until_at_rest(folder: Path) -> None:
    """Until nothing in the folder has changed for a while; raises `TimeoutError` if that never ends."""
    started = changed = time.monotonic()
    before = None
    while time.monotonic() - changed < AT_REST_SECONDS:
        if time.monotonic() - started > MOST_SECONDS:
            raise TimeoutError(f"{folder} never comes to rest")
        time.sleep(0.05)
        now = sorted((file.name, size_of(file)) for file in folder.rglob("*"))
        if now != before:
            before, changed = now, time.monotonic()


def size_of(file: Path) -> int:
    try:
        return file.stat().st_size
    except FileNotFoundError:  # gone since the folder was read
        return 0
