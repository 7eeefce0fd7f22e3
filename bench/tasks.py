"""What keeps a page busy: the tasks of its main thread, by processor time.

How long a task takes by the clock depends on what else the machine does; its processor time hardly does.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page

CATEGORIES = ["toplevel", "disabled-by-default-devtools.timeline"]
MAIN = "CrRendererMain"


class Tasks:
    """Milliseconds of processor time of each task."""

    def __init__(self) -> None:
        self.milliseconds: list[float] = []


@contextmanager
def tasks_of(browser: Browser, page: Page) -> Iterator[Tasks]:
    """The tasks of a page while something happens; they are known afterwards."""
    tasks = Tasks()
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield tasks
    finally:
        tasks.milliseconds = busiest(json.loads(browser.stop_tracing())["traceEvents"])


def busiest(events: list[dict[str, Any]]) -> list[float]:
    """The tasks of the main thread that had most to do: other pages are open and rest."""
    threads = {thread(event) for event in events if event.get("args", {}).get("name") == MAIN}
    tasks = [[event["tdur"] / 1000 for event in events if is_task(event) and thread(event) == one] for one in threads]
    return max(tasks, key=sum, default=[])


def thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def is_task(event: dict[str, Any]) -> bool:
    return event["name"] == "RunTask" and "tdur" in event
