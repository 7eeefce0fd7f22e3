"""A real browser, and the built pages served to it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Request, sync_playwright

from mirabilia.server import pages

NAMES = ("chromium", "chromium-browser", "google-chrome")
PROGRAM = """
import socket, sys, uvicorn
from litestar import Litestar
from mirabilia.server.app import HEADERS
from mirabilia.server.pages import ROUTES
app = Litestar(ROUTES, response_headers=HEADERS, openapi_config=None, logging_config=None)
server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
server.run(sockets=[socket.socket(fileno=int(sys.argv[1]))])
"""
QUIET = ["--disable-gpu", "--disable-background-networking"]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, for the tests of this folder: while it is open, no other test in the process could run a loop."""
    program = next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("there is no chromium here; as root `make test` installs it with apt-get")
    is_root = sys.platform != "win32" and os.geteuid() == 0
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(
            executable_path=program, args=[*QUIET, "--no-sandbox"] if is_root else QUIET
        )
        yield launched
        launched.close()


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    """Where the built pages are served, with the headers of the real server."""
    if not (pages.FOLDER / "index.html").is_file():
        pytest.skip("the pages are not built: `make web`")
    with socket.create_server(("127.0.0.1", 0)) as listening:
        program = [sys.executable, "-c", PROGRAM, str(listening.fileno())]
        server = subprocess.Popen(program, pass_fds=[listening.fileno()])
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
        server.terminate()
        server.wait()


@pytest.fixture
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page in English; whatever it complains of or asks of another site fails the test."""
    complaints: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            complaints.append(message.text)

    def failed(error: Error) -> None:
        complaints.append(str(error))

    def asked(request: Request) -> None:
        if not request.url.startswith(address):
            complaints.append(f"asks another site: {request.url}")

    with browser.new_context(base_url=address, locale="en-GB") as context:
        opened = context.new_page()
        opened.on("console", heard)
        opened.on("pageerror", failed)
        opened.on("request", asked)
        yield opened
    assert complaints == []
