"""Everything that reads the code without running it: `make lint`.

python -m tools.check                  all checks
python -m tools.check format lint      only these; `pages` are those of the browser client
"""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools import web

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

CHECKS = {
    "format": ["ruff", "format", "--check", "-q", "."],
    "lint": ["ruff", "check", "-q", "."],
    "types": ["mypy"],
    "imports": ["lint-imports"],
    "icons": ["python", "tools/icons.py", "--check"],
}
PAGES = "pages"


def check(name: str) -> str:
    """What a check has to complain about, nothing if all is fine."""
    program, *arguments = CHECKS[name]
    run = subprocess.run([str(BIN / program), *arguments], cwd=ROOT, capture_output=True, text=True)
    return run.stdout + run.stderr if run.returncode != 0 else ""


def check_pages() -> dict[str, str]:
    """The same for the browser client."""
    try:
        node = web.ready()
    except web.NpmFailed as error:
        return dict.fromkeys(web.LINT, str(error))
    runs = {name: node.run("run", "--silent", script) for name, script in web.LINT.items()}
    return {name: run.stdout + run.stderr if run.returncode != 0 else "" for name, run in runs.items()}


def main(names: list[str]) -> int:
    """Two at a time: the client beside the rest."""
    names = names or [*CHECKS, PAGES]
    if unknown := set(names) - {*CHECKS, PAGES}:
        print(f"lint: there is no check {min(unknown)!r}; there is: {', '.join([*CHECKS, PAGES])}")
        return 2
    with ThreadPoolExecutor() as pool:
        pages = pool.submit(check_pages if PAGES in names else dict[str, str])
        complaints = {name: check(name) for name in CHECKS if name in names} | pages.result()
    failed = [name for name, complaint in complaints.items() if complaint]
    for name in failed:
        print(complaints[name])
    print("lint: " + (f"failed: {', '.join(failed)}" if failed else f"fine: {', '.join(complaints)}"))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
