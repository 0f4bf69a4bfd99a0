"""The work of `scripts/serve.py`: set up, build, serve until Ctrl-C."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import setup_env
from setup_env import Missing, say
from site_server import SiteServer

HOST = "127.0.0.1"


def port_number(text: str) -> int:
    """A port as the command line gives it: 0 (any free one) to 65535."""
    if not text.isascii() or not text.isdigit() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f'"{text}" is no port: give a number from 0 to 65535')
    return int(text)


def open_server(port: int) -> SiteServer:
    """Take the port now, so that a taken one is told before the long work."""
    try:
        return SiteServer(setup_env.SITE, HOST, port)
    except OSError as error:
        raise Missing(
            f"Port {port} cannot be used ({error.strerror}): "
            "choose another, for example `python3 scripts/serve.py --port 8765`."
        ) from error


def serve(port: int) -> None:
    with open_server(port) as server:
        prepare()
        say(f"Serving {server.url} (English: {server.url}en/), Ctrl-C stops")
        server.serve_forever()


def prepare() -> None:
    setup_env.set_up()
    if not setup_env.build_site():
        raise Missing("The site was not built: mend what the build says above and start again.")


def main(arguments: Sequence[str]) -> int | str:
    parser = argparse.ArgumentParser(
        prog="serve.py", description="Set up, build both languages and serve them."
    )
    parser.add_argument("--port", type=port_number, default=8000, help="8000 if not given")
    parser.add_argument("--build-only", action="store_true", help="stop after the build")
    given = parser.parse_args(arguments)
    try:
        if given.build_only:
            prepare()
            say(f"Built: {setup_env.SITE}")
        else:
            serve(given.port)
    except Missing as sentence:
        return str(sentence)
    except KeyboardInterrupt:
        say("")
    return 0
