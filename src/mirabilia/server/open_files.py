"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import sys

if sys.platform != "win32":
    import resource

MOST = 65_536
"""More would help nobody."""
FEW = 1_024
"""With fewer the host is told."""
UNKNOWN = 512
"""Where the system does not say."""


def open_files() -> int:
    """How many files may be open."""
    return UNKNOWN if sys.platform == "win32" else min(MOST, resource.getrlimit(resource.RLIMIT_NOFILE)[0])


def raise_limit() -> int:
    """Take as many files as the system allows; how many these are."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST if hard == resource.RLIM_INFINITY else min(MOST, hard)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return open_files()
