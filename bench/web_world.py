"""How quick a table of World Wonders is: read by bench.web.

The first visit is that of a guest who follows a link to the table, on the middling phone of bench.web. So is a piece
that is moved about: from the pointer's move to the frame in which the piece is there. As a busy machine draws frames
late, the processor time of the page for each move is measured, too: four times that has to fit into a frame.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator

from playwright.sync_api import Page

from bench.visit import SLOWER, VISITS, Visit, shown
from tests.browser.scenes import world_late
from tests.browser.tables import table_with
from tests.browser.test_world import OPEN
from tests.browser.visitors import Visitors
from tests.server.process import Server

MOVES = 120
FOLLOWED = """async (moves) => {
  const field = document.querySelector('.field');
  const box = field.getBoundingClientRect();
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const times = [];
  for (let at = 0; at < moves; at += 1) {
    await frame();
    const began = performance.now();
    const clientX = box.left + box.width * (0.5 + 0.45 * Math.sin(at / 7));
    const clientY = box.top + box.height * (0.5 + 0.45 * Math.cos(at / 5));
    const how = { pointerId: 1, pointerType: 'mouse', bubbles: true, clientX, clientY };
    field.dispatchEvent(new PointerEvent('pointermove', how));
    await frame();
    await new Promise((done) => setTimeout(done));
    times.push(performance.now() - began);
  }
  return times;
}"""
"""Milliseconds from each move of the pointer until the piece is drawn: a frame takes 17."""


def figures(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    yield from first_visits(visitors, server)
    yield from following(visitors, server)


def first_visits(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    times, sizes = [], []
    for _ in range(VISITS):
        table = table_with(server, "random", game="world", seed=5)
        visit = Visit(visitors, remembers=table.remembered(0))
        visit.page.goto(table.path, wait_until="commit")
        times.append(shown(visit.page, "[data-map]"))
        visit.page.wait_for_load_state("networkidle")
        sizes.append(visit.bytes)
        visit.page.context.close()
    yield "first load, a table of World Wonders", f"{statistics.median(sizes) / 1000:.0f} KB"
    yield "it can be played after", f"{statistics.median(times):.0f} ms"


def following(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    """The end of a game of five, where most is drawn."""
    table = world_late(5)(server)
    visit = Visit(visitors, remembers=table.remembered(0))
    visit.page.goto(table.path)
    visit.page.wait_for_load_state("networkidle")
    visit.page.locator(OPEN).first.click()
    times = sorted(visit.page.evaluate(FOLLOWED, MOVES))
    yield "a piece follows the pointer after (median)", f"{statistics.median(times):.0f} ms"
    yield "slowest twentieth of its moves", f"{times[-MOVES // 20]:.0f} ms"
    yield f"its work for a move, {SLOWER} times slower", f"{SLOWER * work(visit.page):.1f} ms"


def work(page: Page) -> float:
    """Milliseconds of processor time that the page needs for a move of the pointer: scripts, styles, drawing."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def used() -> float:
        metrics = session.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))

    before = used()
    page.evaluate(FOLLOWED, MOVES)
    return 1000 * (used() - before) / MOVES
