"""Takes the pictures that stand in the repository: the README's, the social ones, the touch icon.

The README's is the worked trick of the Bruff page, stopped at its decision; a social picture is what
a messenger shows beside a link to the site. All are drawn by the browser from the site itself.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import setup_env

if TYPE_CHECKING:
    from playwright.sync_api import Browser

DOCS = setup_env.ROOT / "docs"
ASSETS = DOCS / "overrides" / "assets"
PICTURE = DOCS / "playable-trick.png"
HAND = ("5S", "JS", "JK", "AH", "QS")
SAID = {
    "ru": ("Взятка за взяткой", "Карточные игры с точными правилами: читайте и играйте"),
    "en": ("Trick by Trick", "Card games with exact rules: read them, play them"),
}
SOCIAL = """<style>
body { margin: 0; background: #fbfaf7; }
.tt.tt { --card-w: 150px; --card-h: 204px; --rank: 72px; --shape: 64px; display: flex; flex-direction: column;
  justify-content: center; width: 1200px; height: 630px; max-width: none; margin: 0; text-align: center;
  background: #e4ece6; box-sizing: border-box; border-top: 16px solid #1f5a8c; }
.row { display: flex; justify-content: center; gap: 24px; margin-bottom: 56px; }
.tt .tt-card { border-radius: 16px; border-width: 2px; }
.row .tt-card:first-child { box-shadow: 0 0 0 8px #8a5a00; }
h1 { margin: 0 0 12px; font: 700 68px/1.1 system-ui, sans-serif; color: #14181f; }
.tt p { margin: 0; font: 400 34px/1.3 system-ui, sans-serif; color: #4a525e; }
</style><div class="tt"><div class="row">%s</div><h1>%s</h1><p>%s</p></div>"""
ICON = '<style>body { margin: 0 } img { display: block }</style><img src="%s" width="180" height="180">'


def main() -> int:
    """Sets everything up, opens the pages as a reader does, and writes the pictures."""
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
        readme(chromium, url)
        for lang in SAID:
            social(chromium, url, lang)
        icon(chromium, url)
        chromium.close()
    return 0


def readme(chromium: Browser, url: str) -> None:
    """A worked trick, stopped where the reader decides."""
    page = chromium.new_page(viewport={"width": 800, "height": 900}, device_scale_factor=2)
    page.goto(f"{url}en/bruff/")
    trick = page.locator("#puzzle-b-worked-trick")
    for _ in range(2):
        trick.get_by_role("button", name="Forward one card").click()
    trick.locator("label", has=page.locator("input[value=KD]")).click()
    trick.locator("button[type=submit]").click()
    page.wait_for_selector("worked-trick[checked=live]")
    page.mouse.move(0, 0)
    trick.screenshot(path=PICTURE)
    told(PICTURE)


def social(chromium: Browser, url: str, lang: str) -> None:
    """The best trumps on the cloth, and what the site is called."""
    from tricktaking.cards import CARDS
    from tricktaking.faces import face

    context = chromium.new_context(
        bypass_csp=True, viewport={"width": 1200, "height": 630}, reduced_motion="reduce"
    )
    page = context.new_page()
    page.goto(f"{url}bruff/")
    cards = "".join(face(CARDS[code], lang) for code in HAND)
    body = SOCIAL % (cards, *SAID[lang])
    page.evaluate("(html) => { document.body.innerHTML = html; scrollTo(0, 0); }", body)
    picture = ASSETS / f"social.{lang}.png"
    page.screenshot(path=picture)
    context.close()
    told(picture)


def icon(chromium: Browser, url: str) -> None:
    """The site's mark for home screens that take no drawing."""
    context = chromium.new_context(bypass_csp=True, viewport={"width": 180, "height": 180})
    page = context.new_page()
    page.goto(url)
    page.evaluate(
        "(html) => { document.body.innerHTML = html; }", ICON % f"{url}assets/favicon.svg"
    )
    page.wait_for_function("document.querySelector('img').complete")
    page.screenshot(
        path=ASSETS / "touch-icon.png", clip={"x": 0, "y": 0, "width": 180, "height": 180}
    )
    context.close()
    told(ASSETS / "touch-icon.png")


def told(picture: Path) -> None:
    print(f"{picture.relative_to(setup_env.ROOT)}: {picture.stat().st_size // 1024} KB")


if __name__ == "__main__":
    sys.exit(main())
