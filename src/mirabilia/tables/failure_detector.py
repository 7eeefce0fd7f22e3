"""Who has died: a process whose heart does not beat any more, as another one sees it by its own clock."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from mirabilia.tables.registry import Heartbeat

BEAT_SECONDS = 0.5
"""Seconds between two heartbeats, and between two looks at those of others."""
DEAD_SECONDS = 3.0
"""Seconds without a heartbeat after which a process is taken for dead.

Its last one is seen a look late and its silence another one, so that its tables are free after four at the latest.
"""
PAUSE_SECONDS = 2.0
"""Seconds between two looks after which silence proves nothing: nobody can show life while the database is away."""


class FailureDetector:
    """Belongs to one process, which looks at the heartbeats of all others at every one of its own."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.last_look = clock()
        self.since: dict[Heartbeat, float] = {}
        """When each heartbeat was seen first."""

    def silent(self, heartbeats: Sequence[Heartbeat]) -> list[Heartbeat]:
        """Those of processes that are to be taken for dead."""
        now = self.clock()
        known = self.since if now - self.last_look <= PAUSE_SECONDS else {}
        self.last_look = now
        self.since = {heartbeat: known.get(heartbeat, now) for heartbeat in heartbeats}
        return [heartbeat for heartbeat, since in self.since.items() if now - since >= DEAD_SECONDS]
