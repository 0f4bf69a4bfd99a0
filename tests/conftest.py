"""What all tests share: how hard Hypothesis tries, the browser, the served site."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings
from playwright.sync_api import Browser, sync_playwright

import browser
import setup_env
import site_server

# How busy the machine is says nothing about the code.
patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("gate", patient, derandomize=True, max_examples=100, database=None)
settings.register_profile("long", patient, max_examples=20_000)
settings.load_profile("long" if os.environ.get("TRICKTAKING_LONG") else "gate")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for the whole run; a test opens a context of its own in it."""
    with sync_playwright() as playwright:
        started = browser.launch(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of the built site (`http://127.0.0.1:PORT/`), built first if it is missing."""
    if not (setup_env.SITE / "index.html").is_file():
        assert setup_env.build_site(), "the site does not build: see its messages above"
    with site_server.serving(setup_env.SITE) as url:
        yield url
