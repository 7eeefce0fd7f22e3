"""The command line run inside the test process, for all that needs no process of its own."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from mirabilia import bots
from mirabilia.cli import table
from mirabilia.cli.app import run
from tests.cli.program import Finished, environment, finished

Mirabilia = Callable[..., Finished]
HINT = bots.Budget(iterations=500)
"""How much is thought about a hint here: a user would wait a second for it."""


@pytest.fixture
def mirabilia(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Mirabilia:
    """Runs `mirabilia` with arguments and typed lines; records go to the test's own folder."""
    for name in list(os.environ):
        if name.startswith(("LC_", "LANG", "NO_COLOR", "MIRABILIA_", "FORCE_COLOR")) and name != "MIRABILIA_PURE":
            monkeypatch.delenv(name)
    monkeypatch.setattr(table, "HINT", HINT)

    def with_arguments(*arguments: str, typed: str = "", **more: str) -> Finished:
        for name, value in (environment(tmp_path) | more).items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        try:
            code = run(arguments)
        except SystemExit as ended:  # completion ends the program by itself
            code = int(ended.code or 0)
        captured = capsys.readouterr()
        return finished(code, captured.out, captured.err)

    return with_arguments
