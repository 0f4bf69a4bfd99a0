"""What of the engine goes out: built only when something changed, kept for the pages of before."""

import subprocess
from pathlib import Path

import keep_previous
import setup_env


def build_runtime(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["node", "scripts/build_runtime.mjs", *arguments],
        cwd=setup_env.ROOT,
        env=setup_env.environment(),
        capture_output=True,
        text=True,
    )


def test_runtime_is_built_again_only_when_an_input_changed():
    assert build_runtime().returncode == 0
    again = build_runtime()
    assert again.stdout == "browser runtime: unchanged in .build/runtime\n"


def test_missing_engine_is_said_in_one_sentence(tmp_path):
    failed = build_runtime("--engine", str(tmp_path), "--out", str(tmp_path / "out"))
    assert failed.returncode == 1
    assert failed.stderr.startswith("browser runtime: no engine in ")
    assert failed.stderr.endswith("ask.py is missing there\n")
    assert failed.stderr.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_broken_engine_is_reported_with_its_own_line(tmp_path):
    package = tmp_path / "tricktaking"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "ask.py").write_text("import no_such_module\n", encoding="utf-8")
    failed = build_runtime("--engine", str(tmp_path), "--out", str(tmp_path / "out"))
    assert failed.returncode == 1
    assert "No module named 'no_such_module'" in failed.stderr
    assert 'tricktaking/ask.py", line 1' in failed.stderr


def a_site(folder: Path, *, engine: str, others: tuple[str, ...] = ()) -> Path:
    """A site whose one page asks for one engine; `others` lie beside it, asked for by nobody."""
    assets = folder / "assets" / "tricktaking"
    scripts = assets / f"scripts-of-{engine}"
    scripts.mkdir(parents=True)
    (scripts / "tricktaking.js").write_text(engine, encoding="utf-8")
    for name in (engine, *others):
        (assets / f"engine-{name}.zip").write_text(name, encoding="utf-8")
    page = f'<script src="assets/tricktaking/scripts-of-{engine}/tricktaking.js"></script>'
    page += f'"engine": "engine-{engine}.zip"'
    (folder / "index.html").write_text(page, encoding="utf-8")
    return folder


def test_engine_and_scripts_of_the_release_before_stay_for_one_release(tmp_path):
    first = a_site(tmp_path / "first", engine="one")
    second = a_site(tmp_path / "second", engine="two")
    keep_previous.set_aside(first, tmp_path / "aside")
    keep_previous.put_back(tmp_path / "aside", second)
    assets = second / "assets" / "tricktaking"
    assert (assets / "engine-one.zip").read_text(encoding="utf-8") == "one"
    assert (assets / "scripts-of-one" / "tricktaking.js").is_file()

    third = a_site(tmp_path / "third", engine="three")
    keep_previous.set_aside(second, tmp_path / "aside")
    keep_previous.put_back(tmp_path / "aside", third)
    kept = {entry.name for entry in (third / "assets" / "tricktaking").glob("engine-*")}
    assert kept == {"engine-two.zip", "engine-three.zip"}


def test_what_is_still_in_use_is_not_replaced(tmp_path):
    published = a_site(tmp_path / "published", engine="same")
    keep_previous.set_aside(published, tmp_path / "aside")
    built = a_site(tmp_path / "built", engine="same")
    file = built / "assets" / "tricktaking" / "engine-same.zip"
    file.write_text("as built", encoding="utf-8")
    keep_previous.put_back(tmp_path / "aside", built)
    assert file.read_text(encoding="utf-8") == "as built"


def test_first_release_has_nothing_before_it(tmp_path):
    built = a_site(tmp_path / "built", engine="one")
    keep_previous.set_aside(tmp_path / "never-built", tmp_path / "aside")
    keep_previous.put_back(tmp_path / "aside", built)
    assert [entry.name for entry in built.iterdir()].count("assets") == 1
