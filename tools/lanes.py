"""Runs the tests in lanes: `make test` runs all of them, `make test-rules` and its like some.

    python -m tools.lanes               all lanes
    python -m tools.lanes rules pure    some of them

A lane that fails does not stop the others; a summary comes last. Lanes run in three rows beside each other, for many
tests wait for processes, servers and pages. What a lane says goes to build/lanes/<lane>.txt, and to the terminal if it
fails or is the only one.
"""

from __future__ import annotations

import re
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tools import conformance
from tools.following import follow

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "lanes"
GAMES = sorted(file.parent.name for file in (ROOT / "src" / "mirabilia" / "games").glob("*/state.py"))
RULES = ("contract", "core", *GAMES, "test_golden.py", "test_kept.py")
PACKAGE = ("package", "test_pages_build.py", "test_compiling.py")
BUILDS = ("test_builds.py",)
TAIL = 120
COUNTS = re.compile(r"(\d+) (passed|failed|errors?|skipped)\b")


def pytest(*arguments: str, workers: int) -> list[str]:
    """A run of pytest, in one process or several."""
    spread = ["-n", str(workers), "--dist", "worksteal"] if workers else ["-p", "no:xdist"]
    return ["-m", "pytest", *spread, *arguments]


def tests(names: Sequence[str]) -> list[str]:
    """The tests of these names that there are."""
    return [f"tests/{name}" for name in names if (ROOT / "tests" / name).exists()]


@dataclass(frozen=True)
class Lane:
    """A part of the tests that can be run alone."""

    what: str
    row: int
    """Lanes of one row run one after the other."""
    command: list[str]
    variables: dict[str, str] = field(default_factory=dict)


PAGES = ["tests/browser", *sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests").glob("*/test_browser.py"))]
"""What needs Chromium: a game from elsewhere has its own."""
ELSEWHERE = [f"--ignore={test}" for test in [*tests([*RULES, *PACKAGE, *BUILDS]), *PAGES]]
LANES = {
    "browser": Lane("real pages in Chromium", 0, pytest(*PAGES, workers=0)),
    "web": Lane("the client's own tests", 0, ["-m", "tools.web", "test"]),
    "app": Lane("bots, arena, tables, server, command line", 1, pytest("tests", *ELSEWHERE, workers=2)),
    "rules": Lane("contract and rules, compiled", 2, pytest(*tests(RULES), workers=2)),
    "pure": Lane(
        "contract and rules, uncompiled",
        2,
        pytest(*tests(RULES), "tests/bots/test_search.py", "-m", "not both_builds", workers=2),
        {"MIRABILIA_PURE": "1", "MIRABILIA_EXAMPLES": "12"},
    ),
    "builds": Lane("both builds alike", 1, pytest(*tests(BUILDS), workers=2)),
    "package": Lane("wheels, extras, lowest versions, compiling", 2, pytest(*tests(PACKAGE), workers=2)),
    "lint": Lane("format, lint, types, imports", 2, ["-m", "tools.check"]),
}


@dataclass
class Outcome:
    """How a lane ended."""

    lane: str
    passed: bool
    seconds: float
    counts: dict[str, int]


def run(name: str, is_shown: bool) -> Outcome:
    """Run a lane; its words go to its file, and to the terminal if they are to be shown."""
    lane, started = LANES[name], time.monotonic()
    report = {conformance.VARIABLE: str(conformance.FOLDER / f"{name}.json")}
    said: list[str] = []
    with (FOLDER / f"{name}.txt").open("w", encoding="utf-8") as file:

        def hear(line: str) -> None:
            said.append(line)
            print(line, file=file)
            if is_shown:
                print(line, flush=True)

        passed = follow([sys.executable, *lane.command], report | lane.variables, hear) == 0
    if not passed and not is_shown:
        print(*said[-TAIL:], sep="\n", flush=True)
    counts = {word.rstrip("s"): int(number) for number, word in COUNTS.findall(said[-1] if said else "")}
    return Outcome(name, passed, time.monotonic() - started, counts)


def run_lanes(names: Sequence[str]) -> list[Outcome]:
    """The rows side by side, and in each one lane after the other."""
    outcomes: list[Outcome] = []

    def run_row(row: int) -> None:
        for name in (name for name in names if LANES[name].row == row):
            if len(names) > 1:
                print(f"{name}: {LANES[name].what} ...", flush=True)
            outcome = run(name, is_shown=len(names) == 1)
            outcomes.append(outcome)
            if len(names) > 1:
                print(line_of(outcome), flush=True)

    rows = [threading.Thread(target=run_row, args=[row]) for row in {LANES[name].row for name in names}]
    for row in rows:
        row.start()
    for row in rows:
        row.join()
    return outcomes


def line_of(outcome: Outcome) -> str:
    counts = ", ".join(f"{number} {word}" for word, number in outcome.counts.items())
    verdict = "passed" if outcome.passed else f"FAILED, see build/lanes/{outcome.lane}.txt"
    return f"{outcome.lane:8} {outcome.seconds:4.0f} s  {verdict}" + (f" ({counts})" if counts else "")


def summary(outcomes: Sequence[Outcome], seconds: float) -> None:
    print("\n" + "\n".join(map(line_of, outcomes)))
    total = {word: sum(outcome.counts.get(word, 0) for outcome in outcomes) for word in ("passed", "failed", "error")}
    failed = total["failed"] + total["error"]
    broken = sum(not outcome.passed for outcome in outcomes)
    print(f"{len(outcomes)} lanes in {seconds:.0f} s, {broken or 'none'} of them failed")
    print(f"{total['passed']} passed, {max(failed, broken)} failed")


def main(arguments: Sequence[str]) -> int:
    unknown = [name for name in arguments if name not in LANES]
    if unknown:
        print(f"no such lane: {', '.join(unknown)}; there are {', '.join(LANES)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    names, started = list(arguments) or list(LANES), time.monotonic()
    outcomes = run_lanes(names)
    all_proved = conformance.report() if "rules" in names else True
    if len(names) > 1:
        summary(outcomes, time.monotonic() - started)
    return 0 if all_proved and all(outcome.passed for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
