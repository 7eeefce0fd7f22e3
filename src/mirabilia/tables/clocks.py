"""The time of the people at a table. All of it follows from the times in the log."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection

from mirabilia.tables.entries import Clock


class Clocks:
    """For each seat since when it has been thinking, and how long it has thought in all."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.since: list[int | None] = [None] * seats
        self.used = [0] * seats

    def update(self, thinking: Collection[int], at: int, decided: int | None = None) -> None:
        """From now on these seats think; `decided` has just made a decision and starts again if it owes another."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in thinking or seat == decided):
                self.used[seat] += max(0, at - since)
                self.since[seat] = None
                if seat == decided and self.clock.kind == "game":
                    self.used[seat] -= 1000 * self.clock.gain
            if seat in thinking and self.since[seat] is None:
                self.since[seat] = at

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out, in milliseconds since 1970; None if it does not."""
        since = self.since[seat]
        if since is None or self.clock.kind == "none":
            return None
        spent = self.used[seat] if self.clock.kind == "game" else 0
        return since + max(0, self.clock.milliseconds() - spent)

    def refill(self, seat: int) -> None:
        """Who comes back after the time ran out has it all again: a bot could not play on for ever otherwise."""
        self.used[seat] = 0


def running_nanoseconds() -> int:
    """Time that only goes on, also while the machine sleeps, whatever its clock is set to."""
    return time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()


class SteadyTime:
    """Milliseconds since 1970, as the clock of the machine said at the start: setting that clock changes nothing. What
    starts later beside others has their time, whatever that clock says by then."""

    def __init__(
        self, wall: Callable[[], int] = time.time_ns, running: Callable[[], int] = running_nanoseconds
    ) -> None:
        self.running = running
        self.offset = wall() - running()

    def __call__(self) -> int:
        return (self.running() + self.offset) // 1_000_000

    def agree(self, now: int) -> None:
        """From now on it is this time."""
        self.offset = now * 1_000_000 - self.running()
