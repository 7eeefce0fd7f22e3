"""How hard an attack is: in small with every test run, in full with `make soak-server`."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

IN_FULL = os.environ.get("MIRABILIA_ATTACKS") == "full"


def scale(small: int, full: int) -> int:
    """How many, how long or how large."""
    return full if IN_FULL else small


def cpu_seconds(work: Callable[[], object]) -> float:
    """What something costs this process, whatever else the machine does."""
    began = time.process_time()
    work()
    return time.process_time() - began
