"""How many rule statements have a passing test: `make conformance`.

Every statement of docs/rules/ has an id; a test claims ids with `@rule("DUEL-042")`. This runs the tests that claim
any and prints, per rule file, how many ids have a passing test, and lists those that have none.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"duel": "duel", "base": "seven", "leaders": "seven", "cities": "seven", "edifice": "seven", "world": "world"}
"""The game each rule file belongs to. Games that are not there yet are counted, but do not fail the run."""


def statements() -> dict[str, list[str]]:
    """The rule ids of each file."""
    return {
        file.stem: re.findall(r"^\| ([A-Z]+-\d+) \|", file.read_text(encoding="utf-8"), re.MULTILINE)
        for file in sorted((ROOT / "docs" / "rules").glob("*.md"))
    }


def passing_tests() -> tuple[dict[str, list[str]], list[str]]:
    """The ids proved by passing tests, with the tests; and the tests that failed."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [sys.executable, "-m", "pytest", "-m", "rule", "-q", "--no-header", "-p", "no:xdist", "tests"]
        run = subprocess.run(
            command, cwd=ROOT, env=os.environ | {"MIRABILIA_CONFORMANCE": str(report)}, capture_output=True, text=True
        )
        if not report.exists():
            sys.exit(run.stdout + run.stderr)
        found = json.loads(report.read_text(encoding="utf-8"))
    return found["passed"], found["failed"]


def main() -> int:
    from mirabilia import games

    passed, failed = passing_tests()
    files = statements()
    unknown = sorted(set(passed) - {name for ids in files.values() for name in ids})
    complete = not unknown and not failed
    for file, ids in files.items():
        missing = [name for name in ids if name not in passed]
        there = GAMES[file] in games.NAMES
        print(f"{file:8} {len(ids) - len(missing):4}/{len(ids)}" + ("" if there else "  (game not there yet)"))
        if there and missing:
            complete = False
            print("  without a passing test: " + ", ".join(missing))
    for name in unknown:
        print(f"claimed, but no such rule: {name}")
    for test in failed:
        print(f"failed: {test}")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
