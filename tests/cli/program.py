"""The program as a user runs it: a process of its own with its input piped."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec

from tests.waiting import LONG

CODES = "\x1b"
"""What every command to a terminal begins with."""


UNCOMPILED = re.compile(r"^(?:Uncompiled build|Versione non compilata)\b.*\n", re.MULTILINE)


class Finished(msgspec.Struct):
    code: int
    out: str
    err: str
    """Without the line that an uncompiled build begins with."""
    notice: str = ""
    """That line."""


def finished(code: int, out: str, err: str) -> Finished:
    notice = UNCOMPILED.match(err)
    return Finished(code, out, err[notice.end() :], notice[0]) if notice else Finished(code, out, err)


def environment(home: Path, columns: int = 80, **more: str) -> dict[str, str]:
    inherited = {
        name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH", "MIRABILIA_PURE") if name in os.environ
    }
    fixed = {"COLUMNS": str(columns), "LANG": "en_GB.UTF-8", "TERM": "xterm-256color", "PYTHONIOENCODING": "utf-8"}
    return inherited | fixed | {"MIRABILIA_HOME": str(home)} | more


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "mirabilia", *arguments]


def run(home: Path, *arguments: str, typed: str = "", columns: int = 80, **more: str) -> Finished:
    done = subprocess.run(
        command(*arguments),
        input=typed,
        env=environment(home, columns, **more),
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONG,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return finished(done.returncode, done.stdout, done.stderr)


def redirected(home: Path, redirection: str, *arguments: str, typed: str = "", **more: str) -> Finished:
    """Run with streams that a shell has redirected: `>/dev/full`, `2>&-`, `| head -1`. Needs bash."""
    script = f'"$@" {redirection}; exit "${{PIPESTATUS[0]}}"'
    done = subprocess.run(
        ["bash", "-c", script, "bash", *command(*arguments)],
        input=typed,
        env=environment(home) | more,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONG,
        check=False,
    )
    assert "Traceback" not in done.stdout + done.stderr, done.stderr
    assert "Exception ignored" not in done.stderr, done.stderr
    return finished(done.returncode, done.stdout, done.stderr)


def records(home: Path) -> list[Path]:
    return sorted((home / "records").glob("*.txt"))
