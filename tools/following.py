"""Runs a program and reads what it says, line by line, while it says it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Ended:
    """How a program ended, and the processor time it took, with all programs it started and waited for."""

    code: int
    cpu_seconds: float


def follow(command: Sequence[str], variables: Mapping[str, str], hear: Callable[[str], None]) -> Ended:
    """Run a program in the folder of the project to its end."""
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
        if not hasattr(os, "wait4"):  # Windows
            return Ended(process.wait(), 0.0)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return Ended(process.returncode, usage.ru_utime + usage.ru_stime)
