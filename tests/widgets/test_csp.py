"""One policy for all pages, and no inline attribute that would need more than hashes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import csp

PAGE = (
    '<!doctype html><html><head>\n    <meta charset="utf-8">\n    <title>A</title>{}</head></html>'
)


def site(folder: Path, *insides: str) -> Path:
    for number, inside in enumerate(insides):
        (folder / f"{number}.html").write_text(PAGE.format(inside), encoding="utf-8")
    return folder


def policies(folder: Path) -> set[str]:
    pattern = r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">'
    pages = [file.read_text(encoding="utf-8") for file in folder.glob("*.html")]
    assert all(len(re.findall(pattern, page)) == 1 for page in pages)
    return {re.findall(pattern, page)[0] for page in pages}


def test_every_page_carries_the_union_of_all_hashes(tmp_path: Path) -> None:
    site(tmp_path, "<script>a()</script>", "<script>b()</script><style>i{}</style>")
    csp.apply(tmp_path)
    (policy,) = policies(tmp_path)
    for text in ("a()", "b()", "i{}"):
        assert csp.hash_of(text) in policy
    assert policy.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    assert "unsafe-inline" not in policy


def test_it_can_be_applied_again(tmp_path: Path) -> None:
    csp.apply(site(tmp_path, "<script>a()</script>"))
    before = (tmp_path / "0.html").read_text(encoding="utf-8")
    csp.apply(tmp_path)
    assert (tmp_path / "0.html").read_text(encoding="utf-8") == before


def test_data_needs_no_hash(tmp_path: Path) -> None:
    csp.apply(site(tmp_path, '<script type="application/json">{}</script>'))
    (policy,) = policies(tmp_path)
    assert "sha256" not in policy


@pytest.mark.parametrize("inside", ['<p style="color:red">', '<a href="#" onclick="f()">'])
def test_inline_attributes_are_told_by_file(tmp_path: Path, inside: str) -> None:
    with pytest.raises(csp.NotAllowed, match=r"0\.html: (style|onclick)= is blocked: <"):
        csp.apply(site(tmp_path, inside))


def test_a_page_without_a_head_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text("<p>A</p>", encoding="utf-8")
    with pytest.raises(csp.NotAllowed, match=r"a\.html: there is no <meta charset"):
        csp.apply(tmp_path)
