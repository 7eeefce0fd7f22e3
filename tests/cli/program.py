"""The program as a user runs it: a process of its own with its input piped."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec

CODES = "\x1b"
"""What every command to a terminal begins with."""


class Finished(msgspec.Struct):
    code: int
    out: str
    err: str


def environment(home: Path, columns: int = 80, **more: str) -> dict[str, str]:
    kept = {name: os.environ[name] for name in ("PATH", "HOME", "MIRABILIA_PURE") if name in os.environ}
    fixed = {"COLUMNS": str(columns), "LANG": "en_GB.UTF-8", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    return kept | fixed | {"MIRABILIA_HOME": str(home)} | more


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "mirabilia.cli", *arguments]


def run(home: Path, *arguments: str, typed: str = "", columns: int = 80, **more: str) -> Finished:
    done = subprocess.run(
        command(*arguments),
        input=typed,
        env=environment(home, columns, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Finished(done.returncode, done.stdout, done.stderr)


def records(home: Path) -> list[Path]:
    return sorted((home / "records").glob("*.txt"))
