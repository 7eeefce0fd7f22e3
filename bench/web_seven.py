"""How quick a table of 7 Wonders is: read by bench.web.

The first visit is that of a guest who follows a link to the table, on the middling phone of bench.web. So is the reveal
of eight cities: what it takes is told by the tasks that keep the browser from drawing, and by the pictures it drew. The
same is seen once more at full speed, for the processor time of its tasks: four times that is what they take on the
phone, whatever else this machine does.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from itertools import pairwise

from playwright.sync_api import Page

from bench.tasks import tasks_of
from bench.visit import SLOWER, VISITS, Visit, shown
from tests.browser.scenes import seven_late
from tests.browser.tables import Table, table_with
from tests.browser.test_seven import HELD, USE, choose_first, table_of
from tests.browser.visitors import Visitors
from tests.server.process import Server

MOVES = 12
COMMITTED = """(use) => new Promise((done) => {
  const began = performance.now();
  const look = () => {
    if (document.querySelector('[data-take-back]')) requestAnimationFrame(() => done(performance.now() - began));
    else requestAnimationFrame(look);
  };
  document.querySelector(use).click();
  look();
})"""
"""Milliseconds from the press until the frame after the one in which one's choice is shown."""
WATCHED = """() => {
  window.tasks = [];
  window.frames = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.tasks.push(duration);
  }).observe({ type: 'longtask' });
  const note = (time) => {
    if (document.querySelector('.reveal[data-act]')) window.frames.push(time);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
}"""
SEEN = "() => window.frames.length > 5 && !document.querySelector('.reveal[data-act]')"


def figures(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    yield from first_visits(visitors, server)
    yield from moves(visitors, server)
    yield from reveals(visitors, server)


def first_visits(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    times, sizes = [], []
    for _ in range(VISITS):
        table = table_with(server, *["random"] * 4, game="seven", seed=5, options={"sides": "day"})
        visit = Visit(visitors, remembers=table.remembered(0))
        visit.page.goto(table.path, wait_until="commit")
        times.append(shown(visit.page, HELD))
        visit.page.wait_for_load_state("networkidle")
        sizes.append(visit.bytes)
        visit.page.context.close()
    yield "first load, a table of 7 Wonders", f"{statistics.median(sizes) / 1000:.0f} KB"
    yield "it can be played after", f"{statistics.median(times):.0f} ms"


def moves(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    table = table_of(server, 3, sides="day")
    page = visitors.come(table, 0)
    times = sorted(commit(page, table) for _ in range(MOVES))
    yield "a choice is shown after (median)", f"{statistics.median(times):.0f} ms"
    yield "a choice is shown after (slowest)", f"{times[-1]:.0f} ms"


def commit(page: Page, table: Table) -> float:
    """Choose a card, then let the others choose."""
    page.locator(f"[data-ready=true] {HELD}").first.wait_for()
    page.locator(HELD).last.click()
    page.locator(USE).first.wait_for()
    milliseconds = float(page.evaluate(COMMITTED, USE))
    table.play(*[(seat, table.legal(seat)[-1]) for seat in (1, 2)])
    page.locator("[data-take-back]").wait_for(state="detached")
    return milliseconds


def reveals(visitors: Visitors, server: Server) -> Iterator[tuple[str, str]]:
    """The last Age of eight, where there is most to draw."""
    seen = [on_the_phone(visitors, server) for _ in range(VISITS)]
    between = sorted(later - earlier for _, frames in seen for earlier, later in pairwise(frames))
    busy = [processor_time(visitors, server) for _ in range(VISITS)]
    yield "a reveal of eight, pictures a second", f"{1000 / statistics.mean(between):.0f}"
    yield "slowest twentieth of its pictures", f"{between[-max(1, len(between) // 20)]:.0f} ms"
    yield "longest task in it (median)", f"{statistics.median(max(tasks, default=0) for tasks, _ in seen):.0f} ms"
    yield "longest task, processor time (median)", f"{SLOWER * statistics.median(busy):.0f} ms"


def on_the_phone(visitors: Visitors, server: Server) -> tuple[list[float], list[float]]:
    """The long tasks of a reveal, and when its pictures were drawn."""
    table = seven_late(8, "leaders", "cities")(server)
    page = Visit(visitors, remembers=table.remembered(0), moving=True).page
    choose(page, table)
    turn_over(page, table)
    tasks, frames = page.evaluate("() => [window.tasks, window.frames]")
    page.context.close()
    return tasks, frames


def processor_time(visitors: Visitors, server: Server) -> float:
    """Of the longest task of a reveal, at full speed."""
    table = seven_late(8, "leaders", "cities")(server)
    page = visitors.come(remembers=table.remembered(0), moving=True)
    choose(page, table)
    with tasks_of(visitors.browser, page) as tasks:
        turn_over(page, table)
    page.context.close()
    return max(tasks.milliseconds)


def choose(page: Page, table: Table) -> None:
    """As one of eight; the last of them is awaited."""
    page.goto(table.path)
    page.wait_for_load_state("networkidle")
    choose_first(page)
    page.locator("[data-take-back]").wait_for()
    table.play(*[(seat, table.legal(seat)[0]) for seat in range(1, 7)])
    page.evaluate(WATCHED)
    page.wait_for_function("() => window.frames")  # what Playwright brings to a page for that is a long task itself


def turn_over(page: Page, table: Table) -> None:
    table.play((7, table.legal(7)[0]))
    page.wait_for_function(SEEN)
