"""How quick the pages are: `python -m bench.web`, after `make web`; `python -m bench.web seven` those of a game alone.

Chromium on this machine at a real server. The first visit is measured as on a middling phone: the processor four times
slower, the network with 10 Mbit/s and 40 ms. Moves are measured without that, over loopback and with motion off, from
the press of the button to the picture in which the card is gone. Layout shift is summed up over a whole game, as
browsers count it: without what follows a press at once.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from bench import web_seven, web_world
from bench.visit import VISITS, Visit, shown
from tests.browser.playing import ACTION, Player, free
from tests.browser.tables import table_with
from tests.browser.visitors import Visitors
from tests.server.process import Server
from tools import chromium

WIDE: ViewportSize = {"width": 1920, "height": 1000}

SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}"""
CLICKED = """([action, piece]) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    if (document.querySelector(piece)) requestAnimationFrame(look);
    else requestAnimationFrame(() => done(performance.now() - began));
  };
  document.querySelector(action).click();
  look();
})"""
"""Milliseconds from the click until the frame after the one in which the card is gone."""


class FirstVisit(Visit):
    """Somebody who comes to the start page and begins a game of Duel."""

    def start_page(self) -> float:
        """Milliseconds until a game can be begun."""
        self.page.goto("/", wait_until="commit")
        return shown(self.page, "button.go:not(:disabled)")

    def table(self) -> float:
        """Milliseconds from there until the first choice can be made."""
        began = self.page.evaluate("() => performance.now()")
        self.page.locator("select").first.select_option("random")
        self.page.locator("button.go").first.click()
        return shown(self.page, "[data-option]:not([aria-disabled=true])") - float(began)


def first_visits(visitors: Visitors) -> Iterator[tuple[str, str]]:
    starts, tables, sizes, totals = [], [], [], []
    for _ in range(VISITS):
        visit = FirstVisit(visitors)
        starts.append(visit.start_page())
        visit.page.wait_for_load_state("networkidle")
        sizes.append(visit.bytes)
        tables.append(visit.table())
        visit.page.wait_for_load_state("networkidle")
        totals.append(visit.bytes)
        visit.page.context.close()
    yield "first load, start page", f"{statistics.median(sizes) / 1000:.0f} KB"
    yield "first load, with the table", f"{statistics.median(totals) / 1000:.0f} KB"
    yield "start page can be used after", f"{statistics.median(starts):.0f} ms"
    yield "table can be played after", f"{statistics.median(tables):.0f} ms"


def moves(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    player = Timed(visitors.come(table_with(server, "random", seed=5), 0, size=WIDE))
    player.play()
    times = sorted(player.times)
    yield "a move is shown after (median)", f"{statistics.median(times):.0f} ms"
    yield "a move is shown after (slowest)", f"{times[-1]:.0f} ms"


def shifts(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    page = visitors.come(table_with(server, "random", seed=5), 0, size=WIDE)
    page.evaluate(SHIFTS)
    Player(page).play()
    yield "layout shift over a whole game", f"{page.evaluate('() => window.shifted'):.3f}"


class Timed(Player):
    """Looks at the clock with every card."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.times: list[float] = []

    def take(self, number: int) -> None:
        card = free(self.page).nth(number // 2)
        piece = card.get_attribute("data-piece")
        card.click()
        self.page.locator(ACTION).first.wait_for()
        self.times.append(float(self.page.evaluate(CLICKED, [ACTION, f'.pyramid [data-piece="{piece}"]'])))


@contextmanager
def browsing() -> Iterator[Browser]:
    program = chromium.find()
    if program is None:
        raise SystemExit("there is no chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=chromium.flags())
        yield browser
        browser.close()


def duel(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    yield from first_visits(visitors)
    yield from moves(visitors, server)
    yield from shifts(visitors, server)


GAMES = {"duel": duel, "seven": web_seven.figures, "world": web_world.figures}


def main() -> int:
    parser = argparse.ArgumentParser(description="How quick the pages are.")
    parser.add_argument("games", nargs="*", help="which games: duel, seven, world; all without any")
    games = parser.parse_args().games or list(GAMES)
    if unknown := set(games) - set(GAMES):
        parser.error(f"no such game: {', '.join(sorted(unknown))}")
    with tempfile.TemporaryDirectory() as folder, browsing() as browser:
        server = Server(f"sqlite:///{Path(folder) / 'tables.sqlite'}")
        try:
            visitors = Visitors(browser, f"http://127.0.0.1:{server.port}")
            for game in games:
                for name, value in GAMES[game](visitors, server):
                    print(f"{name:40} {value:>10}")
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
