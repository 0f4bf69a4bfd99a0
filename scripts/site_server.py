"""A static server for site/: what any good host does, on this machine.

Pages are asked for anew each time (`no-cache`, answered 304 when unchanged); a file whose name,
folder or query carries a hash is kept for good. `python3 scripts/site_server.py FOLDER [PORT]`
serves any folder.
"""

from __future__ import annotations

import gzip
import os
import re
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from email.utils import formatdate, parsedate_to_datetime
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import NamedTuple
from urllib.parse import quote, unquote, urlsplit

TEXT_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".jsonl": "application/jsonl",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml",
}
OTHER_TYPES = {
    ".gif": "image/gif",
    ".gz": "application/gzip",
    ".ico": "image/vnd.microsoft.icon",
    ".jpg": "image/jpeg",
    ".pdf": "application/pdf",
    ".png": "image/png",
    ".wasm": "application/wasm",
    ".webp": "image/webp",
    ".whl": "application/zip",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
ALREADY_COMPRESSED = {".gif", ".gz", ".jpg", ".pdf", ".png", ".webp", ".woff2"}
WORTH_COMPRESSING = 256

HASHED_NAME = re.compile(r"[._-][0-9a-f]{7,64}(?=[._/-]|$)")
HASHED_QUERY = re.compile(r"(?:^|&)v=[0-9a-f]{7,64}(?:&|$)")
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class Body(NamedTuple):
    """A file as it stood at one moment, in the encoding the browser takes."""

    content: bytes
    encoding: str
    etag: str
    modified: float


class Files:
    """The files below one folder; compressed bodies are kept until the file changes."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self._zipped: dict[Path, Body] = {}
        self._lock = threading.Lock()

    def find(self, segments: list[str]) -> Path | None:
        """The file or folder at these path segments, never outside the root."""
        if any(part in ("", ".", "..") or re.search(r"[\\/\0:]", part) for part in segments):
            return None
        path = self.root.joinpath(*segments)
        try:
            inside = path.resolve(strict=True).is_relative_to(self.root)
        except OSError:
            return None
        return path if inside else None

    def error_page(self, segments: list[str]) -> Path | None:
        """The nearest 404.html: a language has its own."""
        for depth in range(len(segments), -1, -1):
            page = self.find([*segments[:depth], "404.html"])
            if page is not None and page.is_file():
                return page
        return None

    def body(self, path: Path, *, zipped: bool) -> Body:
        status = path.stat()
        tag = f"{status.st_mtime_ns:x}-{status.st_size:x}"
        small = status.st_size < WORTH_COMPRESSING
        if not zipped or small or path.suffix in ALREADY_COMPRESSED:
            return Body(path.read_bytes(), "", f'"{tag}"', status.st_mtime)
        with self._lock:
            kept = self._zipped.get(path)
            if kept is None or kept.etag != f'"{tag}-gzip"':
                content = gzip.compress(path.read_bytes(), compresslevel=6, mtime=0)
                kept = Body(content, "gzip", f'"{tag}-gzip"', status.st_mtime)
                self._zipped[path] = kept
            return kept


class Handler(BaseHTTPRequestHandler):
    """Answers GET and HEAD; quiet but for what went wrong."""

    server: SiteServer
    protocol_version = "HTTP/1.1"
    server_version = "Tricktaking"
    timeout = 60

    def do_GET(self) -> None:
        address = urlsplit(self.path)
        segments = self._segments(address.path)
        if segments is None:
            self._send_missing([])
            return
        folder = address.path.endswith("/")
        found = self.server.files.find([*segments, "index.html"] if folder else segments)
        if found is None:
            self._send_missing(segments)
        elif found.is_dir():
            if (found / "index.html").is_file():
                self._send_redirect([*segments, ""], address.query)
            else:
                self._send_missing(segments)
        else:
            self._send_file(found, address.query)

    do_HEAD = do_GET

    def _segments(self, path: str) -> list[str] | None:
        """The decoded path below the prefix, without its closing slash; None if outside."""
        prefix = self.server.prefix
        if not path.startswith(prefix):
            return None
        inner = path.removeprefix(prefix).removesuffix("/")
        return [unquote(segment) for segment in inner.split("/")] if inner else []

    def _send_file(self, path: Path, query: str) -> None:
        body = self._body(path)
        address = path.relative_to(self.server.files.root).as_posix()
        page = path.suffix == ".html"
        hashed = not page and (HASHED_NAME.search(address) or HASHED_QUERY.search(query))
        headers = {
            "Cache-Control": FOREVER if hashed else ASK_AGAIN,
            "ETag": body.etag,
            "Last-Modified": formatdate(body.modified, usegmt=True),
        }
        if self._is_unchanged(body):
            self._send(HTTPStatus.NOT_MODIFIED, headers, None)
        else:
            self._send(HTTPStatus.OK, headers | content_headers(path, body), body.content)

    def _send_missing(self, segments: list[str]) -> None:
        page = self.server.files.error_page(segments)
        headers = {"Cache-Control": ASK_AGAIN}
        if page is None:
            headers["Content-Type"] = "text/plain; charset=utf-8"
            self._send(HTTPStatus.NOT_FOUND, headers, b"There is no such page.\n")
        else:
            body = self._body(page)
            self._send(HTTPStatus.NOT_FOUND, headers | content_headers(page, body), body.content)

    def _send_redirect(self, segments: list[str], query: str) -> None:
        target = self.server.prefix + "/".join(quote(segment) for segment in segments)
        location = f"{target}?{query}" if query else target
        headers = {"Location": location, "Cache-Control": ASK_AGAIN}
        self._send(HTTPStatus.MOVED_PERMANENTLY, headers, b"")

    def _send(self, status: HTTPStatus, headers: dict[str, str], content: bytes | None) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("X-Content-Type-Options", "nosniff")
        if content is not None:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if content is not None and self.command != "HEAD":
            self.wfile.write(content)

    def _body(self, path: Path) -> Body:
        return self.server.files.body(path, zipped=takes_gzip(self.headers["Accept-Encoding"]))

    def _is_unchanged(self, body: Body) -> bool:
        known = self.headers["If-None-Match"]
        if known is not None:
            tags = [tag.strip().removeprefix("W/") for tag in known.split(",")]
            return body.etag in tags or "*" in tags
        return was_modified_before(body.modified, self.headers["If-Modified-Since"])

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        if isinstance(code, HTTPStatus) and code >= HTTPStatus.BAD_REQUEST:
            super().log_request(code, size)

    def log_message(self, format: str, *args: object) -> None:
        if not self.server.quiet:
            super().log_message(format, *args)


class SiteServer(ThreadingHTTPServer):
    """Serves `root` at `http://HOST:PORT/`, or below a longer prefix such as "/rules/"."""

    daemon_threads = True
    allow_reuse_address = os.name != "nt"

    def __init__(
        self, root: Path, host: str, port: int, *, prefix: str = "/", quiet: bool = False
    ) -> None:
        self.files = Files(root)
        self.prefix = prefix
        self.quiet = quiet
        super().__init__((host, port), Handler)

    @property
    def url(self) -> str:
        """The address of the site's first page, with its closing slash."""
        return f"http://{self.server_address[0]!s}:{self.server_port}{self.prefix}"

    def handle_error(self, request: socket | tuple[bytes, socket], client_address: object) -> None:
        """A browser that goes away in the middle of an answer is no error."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)


@contextmanager
def serving(root: Path, *, prefix: str = "/") -> Iterator[str]:
    """Serve a folder from a thread on a free port for the length of a `with`; gives its URL."""
    with SiteServer(root, "127.0.0.1", 0, prefix=prefix, quiet=True) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield server.url
        finally:
            server.shutdown()
            thread.join()


def content_headers(path: Path, body: Body) -> dict[str, str]:
    """What a browser must know about the body.

    >>> content_headers(Path("a.mjs"), Body(b"", "gzip", "", 0.0))
    {'Content-Type': 'text/javascript; charset=utf-8', 'Content-Encoding': 'gzip'}
    """
    text = TEXT_TYPES.get(path.suffix)
    other = OTHER_TYPES.get(path.suffix, "application/octet-stream")
    headers = {"Content-Type": f"{text}; charset=utf-8" if text else other}
    return headers | ({"Content-Encoding": body.encoding} if body.encoding else {})


def takes_gzip(accepted: str | None) -> bool:
    """Does an Accept-Encoding header allow gzip?

    >>> takes_gzip("br, gzip;q=0.8"), takes_gzip("gzip;q=0"), takes_gzip(None)
    (True, False, False)
    """
    for part in (accepted or "").lower().split(","):
        coding, _, quality = part.replace(" ", "").partition(";q=")
        if coding in ("gzip", "*"):
            return quality.strip("0.") != "" or quality == ""
    return False


def was_modified_before(modified: float, date: str | None) -> bool:
    """Is the copy that the browser has from `date` still the newest?"""
    try:
        return date is not None and int(modified) <= parsedate_to_datetime(date).timestamp()
    except ValueError:
        return False


def main(arguments: Sequence[str]) -> int | str:
    if not 1 <= len(arguments) <= 2 or not Path(arguments[0]).is_dir():
        return "Say which folder to serve: python3 scripts/site_server.py FOLDER [PORT]"
    with SiteServer(Path(arguments[0]), "127.0.0.1", int([*arguments, "0"][1])) as server:
        print(server.url, flush=True)
        with suppress(KeyboardInterrupt):
            server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
