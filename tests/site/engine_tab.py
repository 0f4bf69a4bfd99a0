"""A page of the site as the tests of its engine see it."""

from __future__ import annotations

import io
import zipfile
from typing import Any

from playwright.sync_api import Page, Route

ENGINE_FILE = "**/engine-*.zip"

# The module that the page itself uses, so that both share the one worker.
CLIENT = """
const script = document.querySelector('script[src$="/tricktaking.js"]').src;
const { ask, engine, warm } = await import(new URL("engine-client.js", script).href);
const outcome = (promise) => promise.then((reply) => ({ reply }), ({ code }) => ({ code }));
"""


class Tab:
    """A page of the site, seen through the engine's client."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def run(self, script: str, argument: object = None) -> Any:
        return self.page.evaluate(f"async (argument) => {{ {CLIENT} {script} }}", argument)

    def ask(self, question: object) -> dict[str, Any]:
        """The reply, or the code of the failure: `{"reply": …}` or `{"code": …}`."""
        asked: dict[str, Any] = self.run(
            "return outcome(ask(argument, { urgent: true }))", question
        )
        return asked

    @property
    def state(self) -> str:
        return str(self.run("return engine.state"))

    def kill_worker(self) -> None:
        """End the worker from inside, as a browser short of memory may: without a word."""
        self.page.workers[0].evaluate("() => self.close()")


def broken_engine(body: str) -> bytes:
    """An archive like the engine's whose `answer` does something else."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("tricktaking/__init__.py", "")
        archive.writestr("tricktaking/ask.py", f"def answer(question):\n    {body}\n")
    return packed.getvalue()


def serve_engine(page: Page, *bodies: str) -> None:
    """Give the page broken engines: the first to the first worker, the last to all that follow."""
    archives = [broken_engine(body) for body in bodies]

    def serve(route: Route) -> None:
        content = archives.pop(0) if len(archives) > 1 else archives[0]
        route.fulfill(body=content, content_type="application/zip")

    page.context.route(ENGINE_FILE, serve)
