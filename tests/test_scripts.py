"""The two commands: what is missing is one sentence, and the gate tells what it did."""

from __future__ import annotations

import ast
import os
import re
import socket
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import browser
import gate
import old_python
import serving
import setup_env
from setup_env import Missing

ENTRIES = ["serve.py", "test.py", "old_python.py"]


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
