"""Takes the picture in the README: the worked trick of the Bruff page, stopped at its decision."""

from __future__ import annotations

import subprocess
import sys

import setup_env

PICTURE = setup_env.ROOT / "docs" / "playable-trick.png"


def main() -> int:
    """Sets everything up, opens the page as a reader does, and writes `docs/playable-trick.png`."""
    if sys.prefix != str(setup_env.VENV):
        setup_env.set_up()
        return subprocess.run([setup_env.PYTHON, __file__]).returncode
    if not (setup_env.SITE / "index.html").is_file() and not setup_env.build_site():
        return 1
    from playwright.sync_api import sync_playwright

    import browser
    import site_server

    with site_server.serving(setup_env.SITE) as url, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        page = chromium.new_page(viewport={"width": 800, "height": 900}, device_scale_factor=2)
        page.goto(f"{url}en/bruff/")
        trick = page.locator("worked-trick").first
        for _ in range(2):
            trick.get_by_role("button", name="Forward one card").click()
        trick.locator("label", has=page.locator("input[value=KD]")).click()
        trick.locator("button[type=submit]").click()
        page.wait_for_selector("worked-trick[checked=live]")
        page.mouse.move(0, 0)
        trick.screenshot(path=PICTURE)
        chromium.close()
    print(f"{PICTURE.relative_to(setup_env.ROOT)}: {PICTURE.stat().st_size // 1024} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
