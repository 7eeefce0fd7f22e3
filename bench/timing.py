"""Measuring on CPU time: machines are noisy, so every figure is the best of several short rounds.

The compiled and the uncompiled build are measured in the same run, one after the other, in processes of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

ROUNDS = 15


def best(work: Callable[[], Any], units: int, rounds: int = ROUNDS) -> float:
    """CPU seconds for one unit of work, best of several rounds."""
    work()
    fastest = float("inf")
    for _ in range(rounds):
        started = time.process_time()
        work()
        fastest = min(fastest, time.process_time() - started)
    return fastest / units


def repeated(call: Callable[[], Any], times: int) -> Callable[[], None]:
    """The call, so many times."""

    def run() -> None:
        for _ in range(times):
            call()

    return run


def measured(module: str, pure: bool) -> dict[str, Any]:
    """The figures of one build, from a process of its own."""
    environment = os.environ | {"MIRABILIA_PURE": "1" if pure else "0"}
    run = subprocess.run(
        [sys.executable, "-m", module, "--one"], env=environment, capture_output=True, text=True, check=True
    )
    figures: dict[str, Any] = json.loads(run.stdout)
    return figures


def both_builds(measure: Callable[[], dict[str, Any]], show: Callable[[dict[str, dict[str, Any]]], None]) -> int:
    """The command line of a benchmark: measure both builds and show them, or print JSON for a program."""
    module = sys.modules["__main__"].__spec__
    assert module is not None, "run it as a module: python -m bench.duel"  # noqa: S101
    parser = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__)
    parser.add_argument("--json", action="store_true", help="print the figures for a program")
    parser.add_argument("--one", action="store_true", help="measure this process's build only, as JSON")
    asked = parser.parse_args()
    if asked.one:
        print(json.dumps(measure()))
        return 0
    builds = {"compiled": measured(module.name, pure=False), "uncompiled": measured(module.name, pure=True)}
    if asked.json:
        print(json.dumps(builds, indent=1))
    else:
        show(builds)
    return 0
