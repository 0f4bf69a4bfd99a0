"""What both commands need first: the virtual environment, the pinned packages, Node, the site.

Each step leaves a stamp, the hash of the files it depends on; a step whose stamp still fits is
not done again. What is missing on the machine is said in one sentence (`Missing`).
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = VENV_BIN / ("python.exe" if os.name == "nt" else "python")
NODE_MODULES = ROOT / "node_modules"
SITE = ROOT / "site"
BUILD = ROOT / ".build"
LOG = BUILD / "setup.log"

OLDEST_NODE = 18
HEARTBEAT_SECONDS = 15
NO_NETWORK = re.compile(
    r"NameResolutionError|NewConnectionError|ConnectTimeout|ProxyError|Connection refused"
    r"|Network is unreachable|Temporary failure in name resolution|Failed to establish"
    r"|ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ENETUNREACH"
)


class Missing(Exception):
    """One sentence: what this machine lacks, and how to get it."""


def say(text: str) -> None:
    print(text, flush=True)


def set_up() -> None:
    """Everything but the site: quick when it is there already."""
    _make_writable_build_folder()
    _make_environment()
    _install_python_packages()
    _install_node_packages()


def environment() -> dict[str, str]:
    """The variables for every command that runs inside the project's own environment."""
    path = f"{VENV_BIN}{os.pathsep}{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "VIRTUAL_ENV": str(VENV), "PYTHONUTF8": "1"}


def build_site(*, fresh: bool = False) -> bool:
    """Build both languages into site/ unless their sources have not changed; did it succeed?

    A fresh build also forgets the files that the build keeps for readers of the release before.
    """
    stamp = BUILD / "site.stamp"
    fingerprint = f"{fingerprint_of(site_sources())} {os.environ.get('SITE_URL', '')}"
    if not fresh and (SITE / "index.html").is_file() and _read(stamp) == fingerprint:
        say("Site: unchanged since the last build")
        return True
    say("Site: building both languages")
    stamp.unlink(missing_ok=True)
    build = [str(PYTHON), str(ROOT / "scripts" / "build_site.py")]
    if subprocess.run(build, cwd=ROOT, env=environment()).returncode != 0:
        shutil.rmtree(SITE, ignore_errors=True)  # half a site would pass for a whole one
        return False
    stamp.write_text(fingerprint, encoding="utf-8")
    return True


def site_sources() -> list[Path]:
    """The files that can change a byte of the site."""
    folders = [ROOT / "docs", ROOT / "engine", ROOT / "widgets", ROOT / "scripts"]
    files = [ROOT / "mkdocs.yml", ROOT / "requirements-dev.txt", ROOT / "package-lock.json"]
    for folder in folders:
        files += [path for path in folder.rglob("*") if path.is_file()]
    made = {"__pycache__", "tricktaking.egg-info", "mkdocs_tricktaking.egg-info"}
    return sorted(path for path in files if path.is_file() and not made & {*path.parts})


def fingerprint_of(files: Iterable[Path]) -> str:
    """One hash over names and contents."""
    digest = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT)} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def node_version(node: str | None) -> int:
    """The major version that `node --version` tells, 0 when there is none that runs."""
    if node is None:
        return 0
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return 0
    match = re.match(r"v(\d+)\.", told)
    return int(match[1]) if match else 0


def _make_writable_build_folder() -> None:
    try:
        BUILD.mkdir(exist_ok=True)
        LOG.write_text("", encoding="utf-8")
    except OSError as error:
        raise Missing(
            f"Cannot write into {ROOT} ({error.strerror}): "
            "put the project into a folder of your own with free space and start again."
        ) from error


def _make_environment() -> None:
    if _works(PYTHON, "import sys, pip; sys.exit(sys.version_info < (3, 11))"):
        return
    say("Virtual environment: creating .venv")
    create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if _run(create) != 0 or not _works(PYTHON, "import pip"):
        raise Missing(
            "This Python cannot create a virtual environment with pip: install its venv module "
            "(on Debian and Ubuntu: `apt-get install python3-venv`) and start again."
        )


def _install_python_packages() -> None:
    pins = ROOT / "requirements-dev.txt"
    projects = [ROOT / "engine" / "pyproject.toml", ROOT / "widgets" / "pyproject.toml"]
    stamp = VENV / "python-packages.stamp"
    fingerprint = fingerprint_of([pins, *projects]) + f" {ROOT}"
    if _read(stamp) == fingerprint:
        say("Python packages: there")
        return
    stamp.unlink(missing_ok=True)
    say("Python packages: installing the pinned ones with pip")
    _pip("-r", str(pins))
    say("Python packages: linking engine/ and widgets/")
    editable = [argument for project in projects for argument in ("-e", str(project.parent))]
    _pip("--no-build-isolation", "--no-deps", *editable)
    stamp.write_text(fingerprint, encoding="utf-8")


def _install_node_packages() -> None:
    stamp = NODE_MODULES / "node-packages.stamp"
    fingerprint = fingerprint_of([ROOT / "package.json", ROOT / "package-lock.json"])
    npm = _find_npm()
    if npm is not None and _read(stamp) == fingerprint:
        say("Node packages: there")
        return
    if npm is None:
        say(f"Node: none from version {OLDEST_NODE} on with npm here, installing it with pip")
        _pip("-r", str(ROOT / "requirements-node.txt"))
        npm = _find_npm()
    if npm is None:
        raise Missing(
            f"Node {OLDEST_NODE} or newer with npm is needed and neither this machine nor pip "
            "has one that runs: install Node (on Debian: `apt-get install nodejs npm`) and start "
            "again."
        )
    say("Node packages: installing the pinned ones with npm")
    if _run([npm, "ci", "--no-audit", "--no-fund"]) != 0:
        raise Missing(_why_not("npm could not install the packages of package-lock.json"))
    stamp.write_text(fingerprint, encoding="utf-8")


def _find_npm() -> str | None:
    """npm, if a Node that is new enough stands beside it."""
    path = environment()["PATH"]
    if node_version(shutil.which("node", path=path)) < OLDEST_NODE:
        return None
    return shutil.which("npm", path=path)


def _pip(*arguments: str) -> None:
    command = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", *arguments]
    if _run(command) != 0:
        raise Missing(_why_not("pip could not install the pinned packages"))


def _why_not(what: str) -> str:
    """The sentence for a failed installation, from what the tool wrote into the log."""
    told = LOG.read_text(encoding="utf-8", errors="replace")
    if NO_NETWORK.search(told):
        return (
            f"{what} because the package registry cannot be reached: "
            "connect this machine to the network and start again."
        )
    where = LOG.relative_to(ROOT)
    return f"{what}: read the reason at the end of {where}, mend it and start again."


def _run(command: Sequence[str]) -> int:
    """Run a command quietly, its words in the log; a line now and then shows that it lives."""
    started = time.monotonic()
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n")
        log.flush()
        try:
            process = subprocess.Popen(
                command, cwd=ROOT, env=environment(), stdout=log, stderr=subprocess.STDOUT
            )
        except OSError as error:
            log.write(f"{error}\n")
            return 1
        while True:
            try:
                return process.wait(timeout=HEARTBEAT_SECONDS)
            except subprocess.TimeoutExpired:
                say(f"  … {time.monotonic() - started:.0f} s")
            except BaseException:
                process.kill()
                process.wait()
                raise


def _works(python: Path, program: str) -> bool:
    try:
        done = subprocess.run([str(python), "-c", program], capture_output=True)
    except OSError:
        return False
    return done.returncode == 0


def _read(stamp: Path) -> str:
    try:
        return stamp.read_text(encoding="utf-8")
    except OSError:
        return ""
