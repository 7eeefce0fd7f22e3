"""Runs the tests in lanes: `make test` runs all of them, `make test-rules` and its like some.

    python -m tools.lanes               all lanes
    python -m tools.lanes rules pure    some of them

A lane has one part or several, each a process of its own. A few parts run side by side, the longest first, and whatever
comes next starts when one ends; the browser lane is one long part, so the others give way to it. A part that fails does
not stop the others; a summary comes last. What a part says goes to build/lanes/<lane>-<part>.txt, and to the terminal
if it fails or is the only one.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tools import check, conformance
from tools.compiling import cores
from tools.following import follow

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "lanes"
SIDE_BY_SIDE = cores() + 2
"""Two more than the cores: many tests wait for processes, servers and pages."""
LESS_URGENT = 5
"""By how much a part that gives way is nicer: it gets about a third of what another one gets."""
TAIL = 120
COUNTS = re.compile(r"(\d+) (passed|failed|errors?|skipped)\b")


@dataclass(frozen=True)
class Lane:
    """A part of the tests that can be run alone."""

    what: str
    parts: dict[str, list[str]]
    """The arguments for Python, by the name of the part."""
    variables: dict[str, str] = field(default_factory=dict)
    gives_way: bool = True
    """Whether the processor goes to another lane first."""


def pytest(*arguments: str) -> list[str]:
    return ["-m", "pytest", *arguments]


def within(*names: str) -> list[str]:
    """The tests of these names that there are."""
    return [f"tests/{name}" for name in names if (ROOT / "tests" / name).exists()]


GAMES = sorted(file.parent.name for file in (ROOT / "src" / "mirabilia" / "games").glob("*/state.py"))
RULES = {"contract": within("contract", "core", "test_golden.py", "test_kept.py")} | {
    game: within(game) for game in GAMES
}
PACKAGE = within("package", "test_pages_build.py", "test_compiling.py")
BUILDS = within("test_builds.py")
PAGES = ["tests/browser", *sorted(str(file.relative_to(ROOT)) for file in (ROOT / "tests").glob("*/test_browser.py"))]
"""What needs Chromium: a game from elsewhere has its own."""
APP = {name: within(name) for name in ("server", "cli", "attacks", "bots")}
NAMED = [test for tests in (*RULES.values(), PACKAGE, BUILDS, PAGES, *APP.values()) for test in tests]
UNCOMPILED = {"MIRABILIA_PURE": "1", "MIRABILIA_EXAMPLES": "12"}
TWICE = "not both_builds and not any_build"
"""What is proved anew in the second build."""

LANES = {
    "browser": Lane("real pages in Chromium", {"pages": pytest(*PAGES)}, gives_way=False),
    "app": Lane(
        "bots, arena, tables, server, command line",
        {
            **{name: pytest(*tests) for name, tests in APP.items()},
            "rest": pytest("tests", *(f"--ignore={test}" for test in NAMED)),
        },
    ),
    "package": Lane("wheels, extras, lowest versions, compiling", {"package": pytest(*PACKAGE)}),
    "lint": Lane(
        "format, lint, types, imports",
        {
            "pages": ["-m", "tools.check", check.PAGES],
            "types": ["-m", "tools.check", "types"],
            "rest": ["-m", "tools.check", *(name for name in check.CHECKS if name != "types")],
        },
    ),
    "rules": Lane("contract and rules, compiled", {name: pytest(*tests) for name, tests in RULES.items()}),
    "builds": Lane("both builds alike", {"builds": pytest(*BUILDS)}),
    "pure": Lane(
        "contract and rules, uncompiled",
        {
            **{name: pytest(*tests, "-m", TWICE) for name, tests in RULES.items()},
            "search": pytest("tests/bots/test_search.py", "-m", TWICE),
        },
        UNCOMPILED,
    ),
    "web": Lane("the client's own tests", {"web": ["-m", "tools.web", "test"]}),
}
"""The longest first, and those that often wait for something else: at the end nobody waits for them."""


@dataclass
class LaneResult:
    """How a part of a lane ended."""

    name: str
    passed: bool
    seconds: float
    cpu_seconds: float
    counts: dict[str, int]


def reaping(gives_way: bool) -> list[str]:
    """What counts the processor time of orphans too, and leaves the processor to others if that is wanted."""
    if not hasattr(os, "posix_spawn"):  # Windows
        return []
    return [sys.executable, "-S", "-E", str(ROOT / "tools" / "reaping.py"), str(LESS_URGENT if gives_way else 0)]


def run(lane: str, part: str, is_shown: bool) -> LaneResult:
    """Run a part; its words go to its file, and to the terminal if they are to be shown."""
    started, name = time.monotonic(), f"{lane}-{part}"
    variables = {conformance.VARIABLE: str(conformance.FOLDER / f"{name}.json")} | LANES[lane].variables
    lines: list[str] = []
    with (FOLDER / f"{name}.txt").open("w", encoding="utf-8") as file:

        def hear(line: str) -> None:
            lines.append(line)
            print(line, file=file)
            if is_shown:
                print(line, flush=True)

        command = [*reaping(LANES[lane].gives_way), sys.executable, *LANES[lane].parts[part]]
        ended = follow(command, variables, hear)
    counts = {word.rstrip("s"): int(number) for number, word in COUNTS.findall(lines[-1] if lines else "")}
    outcome = LaneResult(name, ended.code == 0, time.monotonic() - started, ended.cpu_seconds, counts)
    if not is_shown:
        print("\n".join([*([] if outcome.passed else lines[-TAIL:]), line_of(outcome)]), flush=True)
    return outcome


def run_lanes(names: Sequence[str]) -> list[LaneResult]:
    """All parts of these lanes, a few at a time."""
    parts = [(name, part) for name in names for part in LANES[name].parts]
    with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
        runs = [pool.submit(run, lane, part, is_shown=len(parts) == 1) for lane, part in parts]
        return [one.result() for one in runs]


def line_of(outcome: LaneResult) -> str:
    counts = ", ".join(f"{number} {word}" for word, number in outcome.counts.items())
    verdict = "passed" if outcome.passed else f"FAILED, see build/lanes/{outcome.name}.txt"
    return f"{outcome.name:15} {outcome.seconds:4.0f} s {outcome.cpu_seconds:4.0f} s CPU  {verdict}" + (
        f" ({counts})" if counts else ""
    )


def summary(outcomes: Sequence[LaneResult], seconds: float) -> Iterator[str]:
    yield ""
    yield from map(line_of, outcomes)
    total = {word: sum(outcome.counts.get(word, 0) for outcome in outcomes) for word in ("passed", "failed", "error")}
    failed = total["failed"] + total["error"]
    broken = sum(not outcome.passed for outcome in outcomes)
    cpu_seconds = sum(outcome.cpu_seconds for outcome in outcomes)
    yield f"{len(outcomes)} parts in {seconds:.0f} s with {cpu_seconds:.0f} s of CPU, {broken or 'none'} of them failed"
    yield f"{total['passed']} passed, {max(failed, broken)} failed"


def main(arguments: Sequence[str]) -> int:
    unknown = [name for name in arguments if name not in LANES]
    if unknown:
        print(f"no such lane: {', '.join(unknown)}; there are {', '.join(LANES)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    names, started = [name for name in LANES if name in (arguments or LANES)], time.monotonic()
    print(*(f"{name}: {LANES[name].what}" for name in names), sep="\n", flush=True)
    outcomes = run_lanes(names)
    all_proved = conformance.report() if "rules" in names else True
    if len(outcomes) > 1:
        print(*summary(outcomes, time.monotonic() - started), sep="\n")
    return 0 if all_proved and all(outcome.passed for outcome in outcomes) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
