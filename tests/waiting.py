"""Waits for what other processes do, as long as a busy machine may need."""

from __future__ import annotations

import time
from collections.abc import Callable

LONG = 120.0
"""Seconds anything may take: only a test that fails ever waits so long."""


def until(reached: Callable[[], object], step: float = 0.02) -> None:
    """Wait for something that will come."""
    latest = time.monotonic() + LONG
    while not reached():
        assert time.monotonic() < latest, "it does not happen"
        time.sleep(step)
