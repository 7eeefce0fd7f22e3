"""Browsers of different people at the same server."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Literal

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    StorageState,
    ViewportSize,
    WebError,
    WebSocket,
)

from tests.browser.tables import Table

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 768, "height": 1024}
PHONE: ViewportSize = {"width": 360, "height": 740}
LARGE: ViewportSize = {"width": 2560, "height": 1440}
WAIT = 30_000.0
"""Milliseconds that anything may take: a machine that is busy with something else is no fault of the page."""
CUT_OFF = (
    "WebSocket connection|ERR_CONNECTION_(REFUSED|RESET|CLOSED|ABORTED)|ERR_EMPTY_RESPONSE|ERR_INTERNET_DISCONNECTED"
)
"""What a browser says of a server that died or cannot be reached."""


class Visitors:
    """Opens a browser for each visitor and hears what the pages complain of."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.complaints: list[str] = []
        self.bearable = re.compile("(?!)")
        self.contexts: list[BrowserContext] = []

    def come(
        self,
        table: Table | None = None,
        *seats: int,
        language: str = "en-GB",
        size: ViewportSize = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        moving: bool = False,
        remembers: Mapping[str, str] | None = None,
    ) -> Page:
        """Somebody with seats at a table, else at an empty page; nothing moves unless that is wanted."""
        items = {**(table.remembered(*seats) if table and seats else {}), **(remembers or {})}
        context = self.browser.new_context(
            base_url=self.address,
            locale=language,
            viewport=size,
            color_scheme=theme,
            has_touch=size["width"] < TABLET["width"],
            reduced_motion="no-preference" if moving else "reduce",
            storage_state=stored(self.address, items),
        )
        context.set_default_timeout(WAIT)
        self.watch(context)
        self.contexts.append(context)
        page = context.new_page()
        if table is not None:
            page.goto(table.path)
        return page

    def bear(self, pattern: str) -> None:
        """A complaint that belongs to what the test does."""
        self.bearable = re.compile(pattern)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()

    def watch(self, context: BrowserContext) -> None:
        context.on("console", self.heard)
        context.on("weberror", self.failed)
        context.on("request", self.asked)
        context.on("page", lambda page: page.on("websocket", self.connected))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.bearable.search(message.text):
            self.complaints.append(f"{message.text} ({message.location['url']})")

    def failed(self, error: WebError) -> None:
        self.complaints.append(str(error.error))

    def asked(self, request: Request) -> None:
        self.belongs_here(request.url)

    def connected(self, socket: WebSocket) -> None:
        self.belongs_here(socket.url.replace("ws:", "http:"))

    def belongs_here(self, url: str) -> None:
        if not url.startswith((self.address + "/", "blob:")):
            self.complaints.append(f"asks another site: {url}")


def stored(origin: str, items: Mapping[str, str]) -> StorageState:
    """What the browser remembers of an earlier visit."""
    return {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": [{"name": key, "value": items[key]} for key in items]}],
    }


def switched(**on: bool) -> dict[str, str]:
    """Settings that are on or off, as the page keeps them."""
    return {"switches": json.dumps(on)}
