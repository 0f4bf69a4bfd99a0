"""Builds the whole site into site/: the engine for the browser, both languages, one policy.

`SITE_URL=https://example.org/cards/ python scripts/build_site.py` adds canonical addresses and a
sitemap for search engines. Without it everything is relative and works from any folder.
`PUBLISHED_SITE=FOLDER` names a copy of what is online now, so that its pages keep their engine for
one more release; without it that is what stood in site/.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import csp
import keep_previous
import one_style

ROOT = Path(__file__).resolve().parent.parent
SITE = ROOT / "site"
PREVIOUS = ROOT / ".build" / "previous"


class Failed(Exception):
    """Why the site could not be built, in a sentence."""


def main() -> int:
    """Builds everything; prints what fails and returns 1."""
    keep_previous.set_aside(Path(os.environ.get("PUBLISHED_SITE") or SITE), PREVIOUS)
    shutil.rmtree(SITE, ignore_errors=True)
    home = os.environ.get("SITE_URL", "")
    if home and not home.endswith("/"):
        home += "/"
    try:
        _run("node", str(ROOT / "scripts" / "build_runtime.mjs"), env={})
        _mkdocs("mkdocs.yml", {"SITE_URL": home})
        english = {
            "SITE_URL": home,
            "SITE_URL_EN": f"{home}en/" if home else "",
            "TRICKTAKING_SHARED_ASSETS": "../",
        }
        _mkdocs("docs/en.yml", english)
        index_words(SITE)
        one_style.apply(SITE)
        csp.apply(SITE)
        keep_previous.put_back(PREVIOUS, SITE)
    except (Failed, csp.NotAllowed) as why:
        print(f"build_site: {why}", file=sys.stderr)
        return 1
    return 0


def index_words(site: Path) -> None:
    """Pagefind's index of every word, each language by itself; of its scripts only the search."""
    drawn = "[aria-hidden=true]"  # beside it stands what is said aloud
    repeated = ".tt-map, .tt-source, .tt-example"  # what the rules' own pages state
    silent = ".tt-needs-script"  # said only where there is no script, and so no search
    told = f"{repeated}, {silent}, .tt-answer"  # and no search gives the answer to a puzzle away
    ignored = f".headerlink, .tt-actions, .tt-hand, .tt-table, {drawn}, {told}"
    command = ("-m", "pagefind", "--site", str(site), "--exclude-selectors", ignored, "--silent")
    _run(sys.executable, *command, env={})
    for extra in ("ui", "modular-ui", "component-ui", "highlight"):
        for file in (site / "pagefind").glob(f"pagefind-{extra}.*"):
            file.unlink()


def _mkdocs(config: str, env: dict[str, str]) -> None:
    _run(sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-f", config, env=env)


def _run(*command: str, env: dict[str, str]) -> None:
    quiet = {"NO_MKDOCS_2_WARNING": "1"}
    code = subprocess.run(command, cwd=ROOT, env={**os.environ, **quiet, **env}).returncode
    if code:
        raise Failed(f"`{' '.join(command)}` ended with {code}; its messages stand above")


if __name__ == "__main__":
    sys.exit(main())
