"""Browsers of different people at the same server."""

from __future__ import annotations

import json
import re
import time
from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import (
    Browser,
    BrowserContext,
    CDPSession,
    ConsoleMessage,
    Error,
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


BLOCKED = "Service Worker registration blocked by Playwright"
"""Only tests/browser/test_installed.py wants one: it would ask for files that others count."""
EMPTY = "/health"
"""A page without anything, at which a room waits for its next guest."""
REMEMBER = "items => Object.entries(items).forEach(([key, value]) => localStorage.setItem(key, value))"
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
CLOCK = "() => '__pwClock' in globalThis"

CORNER = {"x": 0, "y": 0, "width": 2, "height": 2, "scale": 1}
unpainted: WeakSet[Page] = WeakSet()
"""Pages of which no pixel is looked at: all that tests ask, where things are and what they say, is known before they
are painted, which takes nearly half of the processor time of a game."""


def resize(page: Page, size: ViewportSize) -> None:
    """Give a page another size."""
    if page not in unpainted:
        page.set_viewport_size(size)
    else:
        metrics = {**size, "screenWidth": size["width"], "screenHeight": size["height"]}
        overridden = {**metrics, "deviceScaleFactor": 1, "mobile": False, "viewport": CORNER}
        devtools(page).send("Emulation.setDeviceMetricsOverride", overridden)


under_way: WeakKeyDictionary[BrowserContext, set[Request]] = WeakKeyDictionary()
"""What the pages of a browser have asked for and not got yet."""
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def wait_until_loaded(page: Page) -> None:
    """Until everything has come that a page asked for, and what it asked for then.

    Playwright waits for half a second without any request instead, at every look at a page.
    """
    page.wait_for_load_state()
    requests, deadline = under_way[page.context], time.monotonic() + WAIT / 1000
    is_quiet = False
    while not is_quiet:
        assert time.monotonic() < deadline, f"still under way: {[request.url for request in requests]}"
        is_quiet = not requests
        page.evaluate(TWO_FRAMES)
        is_quiet = is_quiet and not requests


@cache
def devtools(page: Page) -> CDPSession:
    """What can be asked of the browser beside what Playwright offers."""
    return page.context.new_cdp_session(page)


@dataclass(frozen=True)
class Furniture:
    """What a browser is opened with and keeps: only those who want the same can use it one after the other."""

    address: str
    language: str
    has_touch: bool
    moving: bool
    scripts: tuple[str, ...]

    def new_context(self, browser: Browser, items: Mapping[str, str]) -> BrowserContext:
        context = browser.new_context(
            base_url=self.address,
            locale=self.language,
            has_touch=self.has_touch,
            reduced_motion="no-preference" if self.moving else "reduce",
            service_workers="block",
            storage_state=stored(self.address, items),
        )
        context.set_default_timeout(WAIT)
        for script in self.scripts:
            context.add_init_script(script)
        return context


class Room:
    """A browser that is open already: there the next guest sees a table at less than half the cost."""

    def __init__(self, browser: Browser, furniture: Furniture) -> None:
        self.furniture = furniture
        self.guest: Visitors | None = None
        context = furniture.new_context(browser, {})
        watch(context, lambda: self.guest)
        self.page = context.new_page()
        unpainted.add(self.page)
        self.page.goto(EMPTY)

    def enter(self, guest: Visitors, items: Mapping[str, str]) -> None:
        self.guest = guest
        self.page.evaluate(REMEMBER, items)

    def clear(self) -> None:
        """As nobody had been here; an Error if that cannot be."""
        first, *others = self.page.context.pages
        for page in others:
            page.close()
        first.goto(EMPTY)
        under_way[first.context].clear()
        first.mouse.move(0, 0)
        first.evaluate(FORGET)
        assert not first.evaluate(CLOCK), "whoever stops the clock of a page comes alone"
        self.guest = None


class Rooms:
    """Those that are free, by how they are furnished."""

    def __init__(self) -> None:
        self.free: defaultdict[Furniture, list[Room]] = defaultdict(list)

    def take(self, browser: Browser, furniture: Furniture) -> Room:
        free = self.free[furniture]
        return free.pop() if free else Room(browser, furniture)

    def give_back(self, room: Room) -> None:
        try:
            room.clear()
        except Error:  # closed by a test, or its server is gone
            room.page.context.close()
        else:
            self.free[room.furniture].append(room)


class Visitors:
    """Opens a browser for each visitor and hears what the pages complain of."""

    def __init__(self, browser: Browser, address: str, rooms: Rooms | None = None) -> None:
        self.browser, self.address = browser, address
        self.complaints: list[str] = []
        self.bearable = re.compile("(?!)")
        self.contexts: list[BrowserContext] = []
        self.rooms = rooms
        self.taken: list[Room] = []

    def come(
        self,
        table: Table | None = None,
        *seats: int,
        language: str = "en-GB",
        size: ViewportSize = DESKTOP,
        theme: Literal["light", "dark"] = "light",
        moving: bool = False,
        remembers: Mapping[str, str] | None = None,
        scripts: tuple[str, ...] = (),
        alone: bool = False,
    ) -> Page:
        """Somebody with seats at a table, else at an empty page; nothing moves unless that is wanted.

        Who changes more than what a page remembers (the clock, permissions, scripts, the network) comes alone: to a
        browser that nobody has used and nobody will. So does who turns the wheel: only what is painted feels it.
        """
        items = {**(table.remembered(*seats) if table and seats else {}), **(remembers or {})}
        furniture = Furniture(self.address, language, size["width"] < TABLET["width"], moving, scripts)
        page = self.own_page(furniture, items) if alone or self.rooms is None else self.room_page(furniture, items)
        resize(page, size)
        page.emulate_media(color_scheme=theme)
        if table is not None:
            page.goto(table.path)
        return page

    def own_page(self, furniture: Furniture, items: Mapping[str, str]) -> Page:
        context = furniture.new_context(self.browser, items)
        watch(context, lambda: self)
        self.contexts.append(context)
        return context.new_page()

    def room_page(self, furniture: Furniture, items: Mapping[str, str]) -> Page:
        assert self.rooms is not None
        room = self.rooms.take(self.browser, furniture)
        self.taken.append(room)
        room.enter(self, items)
        return room.page

    def bear(self, pattern: str) -> None:
        """A complaint that belongs to what the test does."""
        self.bearable = re.compile(pattern)

    def leave(self) -> None:
        while self.contexts:
            self.contexts.pop().close()
        while self.taken:
            assert self.rooms is not None
            self.rooms.give_back(self.taken.pop())

    def heard(self, message: ConsoleMessage) -> None:
        is_ours = message.text.startswith(BLOCKED)
        if message.type in ("error", "warning") and not is_ours and not self.bearable.search(message.text):
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


def watch(context: BrowserContext, whose: Callable[[], Visitors | None]) -> None:
    """Whatever happens in a browser is heard by those whose it is then."""
    requests = under_way[context] = set()

    def heard(message: ConsoleMessage) -> None:
        if visitors := whose():
            visitors.heard(message)

    def failed(error: WebError) -> None:
        if visitors := whose():
            visitors.failed(error)

    def asked(request: Request) -> None:
        requests.add(request)
        if visitors := whose():
            visitors.asked(request)

    def answered(request: Request) -> None:
        requests.discard(request)

    def connected(socket: WebSocket) -> None:
        if visitors := whose():
            visitors.connected(socket)

    context.on("console", heard)
    context.on("weberror", failed)
    context.on("request", asked)
    context.on("requestfinished", answered)
    context.on("requestfailed", answered)
    context.on("page", lambda page: page.on("websocket", connected))


def stored(origin: str, items: Mapping[str, str]) -> StorageState:
    """What the browser remembers of an earlier visit."""
    return {
        "cookies": [],
        "origins": [{"origin": origin, "localStorage": [{"name": key, "value": items[key]} for key in items]}],
    }


def switched(**on: bool) -> dict[str, str]:
    """Settings that are on or off, as the page keeps them."""
    return {"switches": json.dumps(on)}
