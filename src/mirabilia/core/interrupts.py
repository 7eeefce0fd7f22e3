"""Ctrl-C reaches every process of a terminal; those that work for another one leave it to that one."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def interrupts_held() -> Iterator[None]:
    """A process that is just being born must not see Ctrl-C; it begins with `ignore_interrupts`."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it lets interrupts through again when it has been started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """The first thing such a process does. Held interrupts are let through, for the programs it may start."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
