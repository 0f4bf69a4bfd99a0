"""Draws contact sheets of every page, to be looked at: `.build/sheets/index.html` shows them all.

Each page of both languages at 320, 768 and 1280 px, light and dark, cut into columns that read from
left to right. `--pages bruff start` takes only pages with these words in their address, `--looks`
others than light and dark, `--answered` draws the pages with every puzzle answered and unfolded.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator
from io import BytesIO
from typing import TYPE_CHECKING, Any, NamedTuple

import setup_env

if TYPE_CHECKING:
    from PIL.Image import Image
    from playwright.sync_api import Browser, Page

SHEETS = setup_env.BUILD / "sheets"
GROUND = "#8a8f98"
GAP = 16
COLUMN = 1600

ANSWER = """() => {
  for (const element of document.querySelectorAll("trick-puzzle")) {
    const { correct } = JSON.parse(element.querySelector(".tt-ready").textContent);
    for (const input of element.querySelectorAll("form input")) {
      if (input.type === "number") input.value = correct;
      else if ([correct].flat().map(String).includes(input.value)) input.click();
    }
    element.querySelector("button[type=submit]").click();
  }
  for (const folded of document.querySelectorAll("main details")) folded.open = true;
}"""
# Nobody scrolls here, and what is out of sight is left out until somebody does.
SHOW_ALL = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync(".tt { content-visibility: visible !important }");
  document.adoptedStyleSheets.push(style);
}"""
LETTERS = "document.documentElement.style.fontSize = '250%'"
FOUR = "document.documentElement.dataset.ttColours = 'four'"
GREY = "document.documentElement.style.filter = 'grayscale(1)'"
HEIGHT = "Math.min(document.documentElement.scrollHeight, document.body.scrollHeight)"
PRINT = "dispatchEvent(new Event('beforeprint'))"


class Width(NamedTuple):
    """A window, how much smaller it is drawn, and how many columns a sheet has."""

    css: int
    scale: float
    columns: int


class Look(NamedTuple):
    """What the browser is told, and what is done to the page."""

    options: dict[str, Any]
    script: str = ""
    media: str = "screen"


WIDTHS = [Width(320, 1, 5), Width(768, 0.625, 3), Width(1280, 0.625, 2)]
LOOKS = {
    "light": Look({"color_scheme": "light"}),
    "dark": Look({"color_scheme": "dark"}),
    "contrast": Look({"color_scheme": "dark", "forced_colors": "active"}),
    "four": Look({"color_scheme": "light"}, FOUR),
    "grey": Look({"color_scheme": "light"}, GREY),
    "letters": Look({"color_scheme": "light"}, LETTERS),
    "print": Look({"color_scheme": "light"}, PRINT, "print"),
}


def main() -> int:
    if sys.prefix != str(setup_env.VENV):
        setup_env.set_up()
        return subprocess.run([setup_env.PYTHON, __file__, *sys.argv[1:]]).returncode
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pages", nargs="*", default=[""], metavar="WORD")
    parser.add_argument("--looks", nargs="*", default=["light", "dark"], choices=LOOKS)
    parser.add_argument("--widths", nargs="*", type=int, default=[width.css for width in WIDTHS])
    parser.add_argument("--answered", action="store_true", help="every puzzle answered")
    given = parser.parse_args()
    if not (setup_env.SITE / "index.html").is_file() and not setup_env.build_site():
        return 1
    addresses = [one for one in all_pages() if any(word in one for word in given.pages)]
    widths = [width for width in WIDTHS if width.css in given.widths]
    looks = {name: LOOKS[name] for name in given.looks}
    drawn = draw(addresses, widths, looks, answered=given.answered)
    write_index()
    print(f"{drawn} sheets of {len(addresses)} pages: {SHEETS.relative_to(setup_env.ROOT)}")
    return 0


def all_pages() -> list[str]:
    """Every address of the built site, as a reader types it."""
    files = (file.relative_to(setup_env.SITE).as_posix() for file in setup_env.SITE.rglob("*.html"))
    return sorted(name.removesuffix("index.html") for name in files)


def draw(
    addresses: list[str], widths: list[Width], looks: dict[str, Look], *, answered: bool
) -> int:
    """Visits every page in every size and look; gives the number of sheets written."""
    from playwright.sync_api import sync_playwright

    import browser
    import site_server

    SHEETS.mkdir(parents=True, exist_ok=True)
    drawn = 0
    with site_server.serving(setup_env.SITE) as url, sync_playwright() as playwright:
        chromium = browser.launch(playwright)
        for name, look in looks.items():
            for width in widths:
                for address, page in visits(chromium, url, addresses, width, look):
                    if answered:
                        page.evaluate(ANSWER)
                    page.evaluate(SHOW_ALL)
                    page.evaluate(look.script or "0")
                    title = address.removesuffix("/").replace("/", "-") or "index"
                    stem = f"{title}.{width.css}.{name}" + (".answered" if answered else "")
                    drawn += save(columns(page, width), width, stem)
        chromium.close()
    return drawn


def visits(
    chromium: Browser, url: str, addresses: list[str], width: Width, look: Look
) -> Iterator[tuple[str, Page]]:
    """Each page, loaded and still."""
    options: Any = {"viewport": {"width": width.css, "height": 900}, "reduced_motion": "reduce"}
    with chromium.new_context(**options, **look.options) as context:
        for address in addresses:
            page = context.new_page()
            page.goto(url + address)
            page.wait_for_load_state("networkidle")
            page.emulate_media(media="print" if look.media == "print" else "screen")
            yield address, page
            page.close()


def columns(page: Page, width: Width) -> Iterator[Image]:
    """The whole page from top to bottom, cut into pieces of one height."""
    from PIL import Image

    step = round(COLUMN / width.scale)
    top = 0
    while top < (height := int(page.evaluate(HEIGHT))):
        clip: Any = {"x": 0, "y": top, "width": width.css, "height": min(step, height - top)}
        picture = Image.open(BytesIO(page.screenshot(full_page=True, clip=clip)))
        size = (round(picture.width * width.scale), round(picture.height * width.scale))
        yield picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        top += step


def save(pieces: Iterator[Image], width: Width, stem: str) -> int:
    """Sheets of so many columns each; gives their number."""
    from PIL import Image

    for old in SHEETS.glob(f"{stem}.*.png"):
        old.unlink()
    drawn = list(pieces)
    sheets = [drawn[at : at + width.columns] for at in range(0, len(drawn), width.columns)]
    for number, sheet in enumerate(sheets, 1):
        across = sum(piece.width + GAP for piece in sheet) + GAP
        whole = Image.new("RGB", (across, max(one.height for one in sheet) + 2 * GAP), GROUND)
        left = GAP
        for piece in sheet:
            whole.paste(piece, (left, GAP))
            left += piece.width + GAP
        whole.save(SHEETS / f"{stem}.{number}.png")
    return len(sheets)


def write_index() -> None:
    """One page with all sheets that are there."""
    files = sorted(file.name for file in SHEETS.glob("*.png"))
    figures = "".join(
        f'<h2>{name}</h2><a href="{name}"><img src="{name}" width="600" loading="lazy" alt=""></a>'
        for name in files
    )
    head = '<!doctype html><meta charset="utf-8"><title>Contact sheets</title>'
    (SHEETS / "index.html").write_text(head + figures, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
