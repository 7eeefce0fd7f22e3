"""A real browser at a real server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from mirabilia.server import pages
from tests.browser.visitors import WAIT, Rooms, Visitors
from tests.server.process import QuickServer, Server
from tools import chromium


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for the tests of this folder: while it is open, no other test in the process could run a loop."""
    program = chromium.find()
    if program is None:
        pytest.skip("there is no chromium here; as root `make test` installs it with apt-get")
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=program, args=[*chromium.flags(), chromium.UNOPTIMISED])
        yield launched
        launched.close()


@contextmanager
def served_pages(folder: Path, **variables: str) -> Iterator[Server]:
    """A server with its built pages, started with some variables in its environment."""
    if not (pages.FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: `make web`")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in variables.items():
            patch.setenv(name, value)
        running = QuickServer(f"sqlite:///{folder / 'tables.sqlite'}")
    yield running
    running.stop()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served_pages(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture(scope="package")
def rooms(browser: Browser) -> Rooms:
    """Browsers that one test after the other uses."""
    return Rooms()


@pytest.fixture
def visitors(browser: Browser, server: Server, rooms: Rooms) -> Iterator[Visitors]:
    """Whoever comes to the pages; whatever these complain of or ask of another site fails the test."""
    house = Visitors(browser, f"http://127.0.0.1:{server.port}", rooms)
    yield house
    house.leave()
    assert house.complaints == []


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """A page in English, of somebody who has never been here."""
    return visitors.come()


@pytest.fixture
def own_page(visitors: Visitors) -> Page:
    """The same, in a browser that no other test uses."""
    return visitors.come(alone=True)
