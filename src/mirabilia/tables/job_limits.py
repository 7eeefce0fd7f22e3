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


def data_size() -> int:
    """Bytes of memory of its own that this process has now; 0 where the system does not say."""
    try:
        status = Path("/proc/self/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return 0
    return int(status.partition("VmData:")[2].split()[0]) * 1024


def limit_memory(most: int = MOST_MEMORY) -> None:
    """From now on this process gets so many bytes more, then a MemoryError. Nothing where that cannot be told.

    Address space that is only reserved does not count, and some programs reserve a lot.
    """
    now = data_size()
    if now:
        resource.setrlimit(resource.RLIMIT_DATA, (now + most, resource.getrlimit(resource.RLIMIT_DATA)[1]))


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
