"""Pictures of the key screens, to be looked at: `make screenshots`.

Every screen at four sizes, light and dark, into build/screenshots; two of them become those of the documentation.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.playing import free
from tests.browser.tables import CHOICES, DRAFT, END, LATE_TURN, Moment, Table, table_at, table_with
from tests.browser.visitors import DESKTOP, LARGE, PHONE, TABLET, Visitors, switched
from tests.server.process import Server
from tools import chromium

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "screenshots"
PICTURES = ROOT / "docs" / "pictures"
SMALL: ViewportSize = {"width": 1040, "height": 670}
"""For the documentation: a desktop whose picture is not too heavy."""
CHOSEN = {"turn-1040-light": "table-light.png", "turn-360-dark": "phone-dark.png"}
SIZES: list[ViewportSize] = [PHONE, TABLET, DESKTOP, LARGE]
THEMES: list[Literal["light", "dark"]] = ["light", "dark"]
MIDDLE = Moment("turn", 2)


def nothing(page: Page) -> None:
    """The screen as it opens."""


def open_card(page: Page) -> None:
    free(page).first.click()


def text_mode(page: Page) -> None:
    page.locator("[data-move]").first.wait_for()


class Screens:
    """The tables that are shown, and how to get to see them."""

    def __init__(self, server: Server, visitors: Visitors) -> None:
        self.visitors = visitors
        self.tables = {
            "draft": table_at(server, DRAFT),
            "turn": table_at(server, MIDDLE),
            "age3": table_at(server, LATE_TURN),
            "choice": table_at(server, CHOICES[0]),
            "end": table_at(server, END),
            "seven": table_with(server, "random", "random", game="seven", seed=5),
            "world": table_with(server, "random", game="world", seed=5),
        }

    def take(self, size: ViewportSize, theme: Literal["light", "dark"]) -> None:
        for name, table in self.tables.items():
            self.shoot(name, size, theme, table, open_card if name == "turn" else nothing)
        self.shoot("text", size, theme, self.tables["turn"], text_mode, **switched(textMode=True))
        replay = f"/replay/{self.tables['end'].id}?step=40"
        for name, path in (("home", "/"), ("settings", "/settings"), ("replay", replay)):
            self.shoot(name, size, theme, path, nothing)

    def shoot(
        self,
        name: str,
        size: ViewportSize,
        theme: Literal["light", "dark"],
        what: Table | str,
        prepare: Callable[[Page], None],
        **remembers: str,
    ) -> None:
        table = what if isinstance(what, Table) else None
        seats = (0,) if table else ()
        page = self.visitors.come(table, *seats, size=size, theme=theme, remembers=remembers)
        if isinstance(what, str):
            page.goto(what)
        page.wait_for_load_state("networkidle")
        prepare(page)
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        page.screenshot(path=FOLDER / f"{name}-{size['width']}-{theme}.png")
        page.context.close()


def take_all(browser: Browser, folder: str) -> None:
    server = Server(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
    try:
        screens = Screens(server, Visitors(browser, f"http://127.0.0.1:{server.port}"))
        for size in SIZES:
            for theme in THEMES:
                screens.take(size, theme)
        screens.shoot("turn", SMALL, "light", screens.tables["turn"], open_card)
    finally:
        server.stop()


def main() -> int:
    program = chromium.find()
    if program is None:
        print("there is no chromium here", file=sys.stderr)
        return 1
    FOLDER.mkdir(parents=True, exist_ok=True)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.flags())
        take_all(browser, folder)
        browser.close()
    for name, picture in CHOSEN.items():
        shutil.copyfile(FOLDER / f"{name}.png", PICTURES / picture)
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
