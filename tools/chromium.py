"""The Chromium of the machine: for tests in a real browser, for pictures and for measuring."""

from __future__ import annotations

import os
import shutil
import sys

SHELL = "chromium-headless-shell"
"""A package of Debian and its program: the same engine without windows, at half the processor time."""
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome")
QUIET = ["--disable-gpu", "--disable-background-networking"]
UNOPTIMISED = "--js-flags=--no-opt --no-maglev"
"""For pages that do not live long enough to earn back the time of the optimising compilers."""


def find() -> str | None:
    """The program, None if there is none."""
    return next(filter(None, map(shutil.which, NAMES)), None)


def flags() -> list[str]:
    """It will not run as root in its sandbox."""
    is_root = sys.platform != "win32" and os.geteuid() == 0
    return [*QUIET, "--no-sandbox"] if is_root else QUIET
