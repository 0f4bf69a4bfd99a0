"""Which browser the tests use: Playwright's own, else the system's Chromium, else Debian's.

Runs inside the virtual environment: `.venv/bin/python scripts/browser.py` provides one and
prints where it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
# The last of several --disable-features counts, so those that Playwright needs stand here again.
NEEDLESS = (
    *("PreloadTopChromeWebUI", "HttpsUpgrades", "PaintHolding", "ThirdPartyStoragePartitioning"),
    *("MediaRouter", "OptimizationHints", "DestroyProfileOnBrowserClose", "LensOverlay"),
)
"""What Chromium does beside showing a page; the first starts a second page behind every page."""

QUIET = [
    f"--disable-features={','.join(NEEDLESS)}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
INSTALL = (
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium"],
)


def find(playwright: Playwright) -> Path | None:
    """The browser that is here, if one is."""
    own = Path(playwright.chromium.executable_path)
    if own.is_file():
        return own
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Path(found) if found else None


def launch(playwright: Playwright) -> Browser:
    """Start it without a window and without any traffic of its own."""
    path = find(playwright)
    if path is None:
        raise FileNotFoundError("no browser: run `python3 scripts/test.py` once, it provides one")
    return playwright.chromium.launch(executable_path=path, args=QUIET)


def install() -> None:
    """On Debian, as root, there is a way that needs no question."""
    if shutil.which("apt-get") is None or os.name == "nt" or os.geteuid() != 0:
        return
    print("No browser here: installing Debian's chromium with apt-get", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in INSTALL:
        subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, check=False)


def here() -> Path | None:
    with sync_playwright() as playwright:
        return find(playwright)


def main() -> int | str:
    if here() is None:
        install()
    path = here()
    if path is None:
        return (
            "A browser is needed for the tests: install Chromium (on Debian as root: `apt-get "
            "install chromium`; elsewhere: `.venv/bin/playwright install chromium`) and start "
            "again."
        )
    print(f"Browser: {path}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
