"""Runs the browser tests again and again on a machine that is busy with something else: `make test-steady`.

    python -m tools.steady [--runs 10] [--load-nice 19] [--load "mirabilia match duel master adept --jobs 1"]

The tests run at the lowest priority (nice 19) beside a busy loop on each core. By default the loops have the same
priority, so that the tests get about half of the machine; with `--load-nice 0` the loops go first and leave the tests a
few hundredths of it. A load that does something useful meanwhile is a command, run on each core again and again. Prints
a line per run; ends with 1 if any test failed in any run.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

from tools.compiling import cores

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "steady"
BUSY = """
import os, subprocess, sys
os.nice(int(sys.argv[1]))
while os.getppid() == int(sys.argv[2]):
    subprocess.run(sys.argv[3:], stdout=subprocess.DEVNULL) if sys.argv[3:] else sum(range(100_000))
"""
"""A loop that ends with the process it was started by, however that ends."""
LOWEST = 19


def main() -> int:
    arguments = parsed()
    loops = [
        subprocess.Popen(
            [sys.executable, "-c", BUSY, str(arguments.load_nice), str(os.getpid()), *shlex.split(arguments.load)],
            start_new_session=True,
        )
        for _ in range(cores())
    ]
    try:
        failed = [run for run in range(1, arguments.runs + 1) if not is_green(run)]
    finally:
        for loop in loops:
            os.killpg(loop.pid, signal.SIGKILL)
            loop.wait()
    print(f"{arguments.runs - len(failed)} of {arguments.runs} runs were green")
    return 1 if failed else 0


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Run the browser tests again and again under load.")
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--load-nice", type=int, default=LOWEST, choices=range(LOWEST + 1), metavar="0..19")
    parser.add_argument("--load", default="", metavar="COMMAND", help="what each core is busy with, instead of a loop")
    return parser.parse_args()


def is_green(run: int) -> bool:
    """One run of the browser lane; what it says is kept."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    started, log = time.monotonic(), FOLDER / f"run-{run}.txt"
    command = ["nice", "-n", str(LOWEST), sys.executable, "-m", "pytest", "tests/browser"]
    with log.open("w", encoding="utf-8") as file:
        code = subprocess.run(command, cwd=ROOT, stdout=file, stderr=subprocess.STDOUT, check=False).returncode
    lines = log.read_text(encoding="utf-8").splitlines()
    counts = re.sub(r" in .*", "", lines[-1]) if lines else "nothing"
    where = "" if code == 0 else f", see {log.relative_to(ROOT)}"
    print(f"run {run}: {counts}, {time.monotonic() - started:.0f} s{where}", flush=True)
    return code == 0


if __name__ == "__main__":
    sys.exit(main())
