"""What a worker may use: the kernel ends it, or refuses it memory, when it takes more."""

from __future__ import annotations

import math
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

if sys.platform != "win32":
    import resource

MEGABYTE = 1024 * 1024
MOST_MEMORY = 1024 * MEGABYTE
"""Bytes a worker may take beyond what it needs to be there."""


def address_space() -> int:
    """Bytes of address space this process has now; 0 where the system does not say."""
    try:
        pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[0]
    except OSError:
        return 0
    return int(pages) * resource.getpagesize()


def limit_memory(most: int = MOST_MEMORY) -> None:
    """From now on this process gets so many bytes more, then a MemoryError. Nothing where that cannot be told."""
    now = address_space()
    if now:
        resource.setrlimit(resource.RLIMIT_AS, (now + most, resource.getrlimit(resource.RLIMIT_AS)[1]))


def leave_no_core() -> None:
    """A worker that is ended writes no image of its memory."""
    if sys.platform != "win32":
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


@contextmanager
def limit_cpu(seconds: float | None) -> Iterator[None]:
    """Within this the process may compute for so many seconds, then it is killed: also within compiled code."""
    if seconds is None or sys.platform == "win32":
        yield
        return
    used = resource.getrusage(resource.RUSAGE_SELF)
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    last = math.ceil(used.ru_utime + used.ru_stime + seconds)
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_CPU, (last, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_CPU, (resource.RLIM_INFINITY, hard))
