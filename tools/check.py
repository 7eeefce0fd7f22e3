"""Everything that reads the code without running it: `make lint`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

CHECKS = {
    "format": ["ruff", "format", "--check", "-q", "."],
    "lint": ["ruff", "check", "-q", "."],
    "types": ["mypy"],
    "imports": ["lint-imports"],
}


def main() -> int:
    failed = []
    for name, (program, *arguments) in CHECKS.items():
        run = subprocess.run([str(BIN / program), *arguments], cwd=ROOT, capture_output=True, text=True)
        if run.returncode != 0:
            failed.append(name)
            print(run.stdout + run.stderr)
    print("lint: " + (f"failed: {', '.join(failed)}" if failed else f"{', '.join(CHECKS)} are fine"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
