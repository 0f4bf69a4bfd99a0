"""The server of the two commands behaves like a good host."""

from __future__ import annotations

import gzip
import http.client
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Browser

import site_server

LONG_TEXT = "<p>Козырь старше.</p>\n" * 100


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
