"""Runs a program and reads what it says, line by line, while it says it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def follow(command: Sequence[str], variables: Mapping[str, str], hear: Callable[[str], None]) -> int:
    """Run a program in the folder of the project; its exit code."""
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=os.environ | dict(variables),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            hear(line.rstrip("\n"))
    return process.returncode
