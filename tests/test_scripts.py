"""The two commands: the server behaves like a good host, and what is missing is one sentence."""

from __future__ import annotations

import ast
import gzip
import http.client
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from playwright.sync_api import Browser

import browser
import gate
import old_python
import serving
import setup_env
import site_server
from setup_env import Missing

ENTRIES = ["serve.py", "test.py", "old_python.py"]
LONG_TEXT = "<p>Козырь старше.</p>\n" * 100


# The server ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    top = tmp_path_factory.mktemp("served")
    root = top / "site"
    files = {
        "index.html": LONG_TEXT,
        "404.html": "<h1>Нет такой страницы</h1>",
        "bruff/index.html": "Брафф",
        "правила/index.html": "Правила",
        "en/404.html": "<h1>No such page</h1>",
        "en/bruff/index.html": "Bruff",
        "assets/main.484c7ddc.min.css": "p{}",
        "assets/engine-client.js": "export {};",
        "assets/pyodide.asm.wasm": "\0asm",
        "assets/pyodide.mjs": "export {};",
        "app.webmanifest": "{}",
        "search.json": "{}",
    }
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (top / "secret.txt").write_text("secret")
    (root / "leak.txt").symlink_to(top / "secret.txt")
    return root


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with site_server.serving(folder) as address:
        yield address


class Answer:
    """What came back for one request, as it came over the wire."""

    def __init__(self, url: str, path: str, method: str = "GET", **headers: str) -> None:
        connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=10)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        connection.request(method, path, headers=named)
        response = connection.getresponse()
        self.status = response.status
        self.headers = response.headers
        self.body = response.read()
        connection.close()


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/main.484c7ddc.min.css", "text/css; charset=utf-8"),
        ("/assets/engine-client.js", "text/javascript; charset=utf-8"),
        ("/assets/pyodide.mjs", "text/javascript; charset=utf-8"),
        ("/assets/pyodide.asm.wasm", "application/wasm"),
        ("/app.webmanifest", "application/manifest+json; charset=utf-8"),
        ("/search.json", "application/json; charset=utf-8"),
    ],
)
def test_each_kind_of_file_is_named(url: str, path: str, kind: str) -> None:
    answer = Answer(url, path)
    assert (answer.status, answer.headers["Content-Type"]) == (200, kind)
    assert answer.headers["X-Content-Type-Options"] == "nosniff"


def test_compressed_only_for_those_who_take_it(url: str) -> None:
    zipped, plain = Answer(url, "/", Accept_Encoding="gzip, br"), Answer(url, "/")
    assert zipped.headers["Content-Encoding"] == "gzip"
    assert plain.headers["Content-Encoding"] is None
    assert gzip.decompress(zipped.body) == plain.body == LONG_TEXT.encode()
    assert len(zipped.body) < len(plain.body) / 5
    assert zipped.headers["ETag"] != plain.headers["ETag"]
    assert zipped.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"


def test_a_changed_file_is_served_changed(folder: Path, url: str) -> None:
    page = folder / "changing.html"
    for text in ("a" * 1000, "b" * 1001):
        page.write_text(text)
        answer = Answer(url, "/changing.html", Accept_Encoding="gzip")
        assert gzip.decompress(answer.body) == text.encode()


def test_an_unchanged_page_is_not_sent_twice(url: str) -> None:
    first = Answer(url, "/bruff/")
    by_tag = Answer(url, "/bruff/", If_None_Match=f'"other", W/{first.headers["ETag"]}')
    by_date = Answer(url, "/bruff/", If_Modified_Since=first.headers["Last-Modified"])
    old = Answer(url, "/bruff/", If_Modified_Since="Mon, 01 Jan 2001 00:00:00 GMT")
    nonsense = Answer(url, "/bruff/", If_Modified_Since="yesterday")
    assert [by_tag.status, by_tag.body, by_date.status] == [304, b"", 304]
    assert [old.status, nonsense.status] == [200, 200]


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("/", False),
        ("/bruff/", False),
        ("/assets/engine-client.js", False),
        ("/assets/engine-client.js?v=0123456789ab", True),
        ("/assets/engine-client.js?other=0123456789ab", False),
        ("/assets/main.484c7ddc.min.css", True),
    ],
)
def test_only_what_carries_a_hash_is_kept_for_good(url: str, path: str, kept: bool) -> None:
    control = Answer(url, path).headers["Cache-Control"]
    assert control == ("public, max-age=31536000, immutable" if kept else "no-cache")


def test_head_tells_the_same_without_the_body(url: str) -> None:
    got, head = Answer(url, "/"), Answer(url, "/", "HEAD")
    assert head.body == b""
    assert head.headers["Content-Length"] == got.headers["Content-Length"] == str(len(got.body))


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/bruff", "/bruff/"),
        ("/en/bruff?x=1", "/en/bruff/?x=1"),
        (f"/{quote('правила')}", f"/{quote('правила')}/"),
    ],
)
def test_a_page_without_its_slash_is_found(url: str, path: str, location: str) -> None:
    answer = Answer(url, path)
    assert (answer.status, answer.headers["Location"]) == (301, location)
    assert Answer(url, location).status == 200


@pytest.mark.parametrize("path", ["/none", "/assets", "/assets/", "/bruff/index.html/", "/a%00b"])
def test_what_is_not_there_gets_the_error_page(url: str, path: str) -> None:
    answer = Answer(url, path)
    assert (answer.status, answer.body.decode()) == (404, "<h1>Нет такой страницы</h1>")


def test_each_language_has_its_own_error_page(url: str) -> None:
    assert Answer(url, "/en/none/").body == b"<h1>No such page</h1>"


def test_without_an_error_page_there_is_a_plain_sentence(tmp_path: Path) -> None:
    with site_server.serving(tmp_path) as url:
        answer = Answer(url, "/")
    assert (answer.status, answer.body) == (404, b"There is no such page.\n")


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/bruff/..%2f..%2fsecret.txt",
        "/bruff/..%5c..%5csecret.txt",
        "//secret.txt",
        "/./../secret.txt",
        "/leak.txt",
        "secret.txt",
    ],
)
def test_nothing_outside_the_folder_is_served(url: str, path: str) -> None:
    answer = Answer(url, path)
    assert answer.status == 404
    assert b"secret" not in answer.body


def test_nothing_can_be_sent_to_it(url: str) -> None:
    assert Answer(url, "/", "POST").status == 501


def test_it_serves_below_a_longer_address(folder: Path) -> None:
    with site_server.serving(folder, prefix="/cards/rules/") as url:
        assert url.endswith("/cards/rules/")
        assert Answer(url, "/cards/rules/bruff/").body.decode() == "Брафф"
        assert Answer(url, "/cards/rules/bruff").headers["Location"] == "/cards/rules/bruff/"
        assert Answer(url, "/bruff/").status == 404


def test_it_answers_while_another_visitor_is_slow(url: str) -> None:
    address = urlsplit(url)
    with socket.create_connection((address.hostname, address.port), timeout=10) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\n")
        assert Answer(url, "/").status == 200


def test_a_browser_reads_its_pages(chromium: Browser, url: str) -> None:
    page = chromium.new_page()
    page.goto(f"{url}bruff")
    assert page.url == f"{url}bruff/"
    assert page.inner_text("body") == "Брафф"
    page.close()


# What is missing ----------------------------------------------------------------------------


def one_sentence(text: str) -> str:
    """A way out for a person: one line, one closing period, no traceback."""
    assert "\n" not in text.strip()
    assert "Traceback" not in text
    assert re.fullmatch(r"\w.*\w[`)]?\.", text.strip()), text
    return text


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_an_old_python_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        old_python.refuse_old_python("3.9.2 (default)", 0x030902F0)
    assert "3.11 or newer" in one_sentence(str(left.value))
    assert "3.9.2" in str(left.value)
    old_python.refuse_old_python()


@pytest.mark.parametrize("name", ENTRIES)
def test_an_old_python_can_read_as_far_as_that(name: str) -> None:
    source = (setup_env.ROOT / "scripts" / name).read_text()
    tree = ast.parse(source, feature_version=(3, 4))
    assert not any(isinstance(node, ast.JoinedStr | ast.AnnAssign) for node in ast.walk(tree))


def test_a_taken_port_is_named_before_the_long_work() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = run(sys.executable, setup_env.ROOT / "scripts" / "serve.py", "--port", str(port))
    assert done.returncode == 1
    assert done.stdout == ""
    assert f"Port {port}" in one_sentence(done.stderr)


@pytest.mark.parametrize("port", ["-1", "65536", "http", "٣"])
def test_what_is_no_port_is_refused(port: str) -> None:
    done = run(sys.executable, setup_env.ROOT / "scripts" / "serve.py", f"--port={port}")
    assert done.returncode == 2
    assert f'"{port}" is no port' in done.stderr


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The set-up works in an empty folder, with an environment of its own."""
    for name, part in {
        "ROOT": "",
        "VENV": ".venv",
        "VENV_BIN": ".venv/bin",
        "PYTHON": ".venv/bin/python",
        "NODE_MODULES": "node_modules",
        "SITE": "site",
        "BUILD": ".build",
        "LOG": ".build/setup.log",
    }.items():
        monkeypatch.setattr(setup_env, name, tmp_path / part)
    for name in ("requirements-dev.txt", "requirements-node.txt"):
        (tmp_path / name).write_text("")
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}")
    for name in ("engine", "widgets"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "pyproject.toml").write_text("")
    return tmp_path


def missing() -> str:
    with pytest.raises(Missing) as told:
        setup_env.set_up()
    return one_sentence(str(told.value))


def fake_program(path: Path, shell: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{shell}\n")
    path.chmod(0o755)


def test_a_folder_that_cannot_be_written(elsewhere: Path) -> None:
    (elsewhere / ".build").write_text("in the way")
    assert str(elsewhere) in missing()


def test_a_python_without_venv(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_program(elsewhere / "python", "echo 'No module named ensurepip'; exit 1")
    monkeypatch.setattr(sys, "executable", str(elsewhere / "python"))
    assert "apt-get install python3-venv" in missing()


def test_no_network_for_pip(elsewhere: Path) -> None:
    refused = "NewConnectionError: [Errno 101] Network is unreachable"
    fake_program(setup_env.PYTHON, f'[ "$1" = -c ] && exit 0; echo "{refused}"; exit 1')
    assert "connect this machine to the network" in missing()


def test_pip_fails_otherwise(elsewhere: Path) -> None:
    fake_program(setup_env.PYTHON, '[ "$1" = -c ] && exit 0; echo "no space left"; exit 1')
    assert ".build/setup.log" in missing()
    assert "no space left" in setup_env.LOG.read_text()


def test_no_node_and_none_from_pip(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_program(setup_env.PYTHON, "exit 0")
    fake_program(setup_env.VENV_BIN / "node", "echo v16.1.0")
    monkeypatch.setenv("PATH", "/bin" if not Path("/bin/node").exists() else "")
    assert "Node 18 or newer" in missing()


def test_no_network_for_npm(elsewhere: Path) -> None:
    fake_program(setup_env.PYTHON, "exit 0")
    fake_program(setup_env.VENV_BIN / "node", "echo v20.1.0")
    fake_program(setup_env.VENV_BIN / "npm", "echo 'npm error code ENOTFOUND'; exit 1")
    assert "npm could not install" in missing()


def test_the_second_time_nothing_is_done_again(elsewhere: Path) -> None:
    calls = elsewhere / "calls.txt"
    fake_program(setup_env.PYTHON, f'[ "$1" = -c ] || echo pip >> {calls}')
    fake_program(setup_env.VENV_BIN / "node", "echo v20.1.0")
    fake_program(setup_env.VENV_BIN / "npm", f"mkdir -p node_modules; echo npm >> {calls}")
    setup_env.set_up()
    assert calls.read_text().split() == ["pip", "pip", "npm"]
    setup_env.set_up()
    assert calls.read_text().split() == ["pip", "pip", "npm"]
    (elsewhere / "requirements-dev.txt").write_text("ruff==0.17.6\n")
    setup_env.set_up()
    assert calls.read_text().split() == ["pip", "pip", "npm", "pip", "pip"]


def test_a_site_that_does_not_build(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fake_program(setup_env.PYTHON, "exit 1")
    monkeypatch.setattr(setup_env, "set_up", setup_env._make_writable_build_folder)
    told = serving.main(["--build-only"])
    assert "mend what the build says" in one_sentence(str(told))


def test_the_site_is_built_again_only_after_a_change(elsewhere: Path) -> None:
    fake_program(setup_env.PYTHON, "mkdir -p site; touch site/index.html; echo x >> builds.txt")
    setup_env.BUILD.mkdir()
    page = elsewhere / "docs" / "ru" / "bruff.md"
    page.parent.mkdir(parents=True)
    page.write_text("one")
    assert setup_env.build_site()
    assert setup_env.build_site()
    assert (elsewhere / "builds.txt").read_text() == "x\n"
    page.write_text("two")
    assert setup_env.build_site()
    assert setup_env.build_site(fresh=True)
    assert (elsewhere / "builds.txt").read_text() == "x\nx\nx\n"


def test_no_browser_and_no_right_to_install_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "here", lambda: None)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert "apt-get install chromium" in one_sentence(str(browser.main()))


# The gate -----------------------------------------------------------------------------------


def test_a_failed_step_is_told_and_the_rest_still_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    steps = [gate.Step("lint", lambda: 1), gate.Step("types", lambda: 0)]
    monkeypatch.setattr(setup_env, "set_up", lambda: None)
    monkeypatch.setattr(gate, "plan", lambda **_: steps)
    assert gate.main([]) == "Failed: lint"
    assert "ok       types" in capsys.readouterr().out
    steps[0] = gate.Step("lint", lambda: 0)
    assert gate.main([]) == 0


def test_the_long_run_adds_to_the_gate(monkeypatch: pytest.MonkeyPatch) -> None:
    short, long = gate.plan(long=False, words=None), gate.plan(long=True, words=None)
    assert [step.name for step in long[: len(short)]] == [step.name for step in short]
    assert len(long) > len(short)


def test_the_pins_name_no_host() -> None:
    for name in ("requirements-dev.txt", "requirements-node.txt"):
        lines = (setup_env.ROOT / name).read_text().splitlines()
        pins = [line for line in lines if line and not line.startswith("#")]
        assert all(re.fullmatch(r"[a-z0-9-]+==[\w.]+", pin) for pin in pins)
    lock = (setup_env.ROOT / "package-lock.json").read_text()
    assert '"resolved"' not in lock


def test_what_the_pinned_packages_need_is_pinned_too() -> None:
    lines = (setup_env.ROOT / "requirements-dev.txt").read_text().splitlines()
    pinned = {line.partition("==")[0] for line in lines if "==" in line}
    for package in pinned:
        for line in metadata.requires(package) or []:
            needed = Requirement(line)
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                assert canonicalize_name(needed.name) in pinned, f"{package} needs {line}"


def test_ctrl_c_ends_quietly(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(serving, "prepare", interrupted)
    assert serving.main(["--port", "0"]) == 0
