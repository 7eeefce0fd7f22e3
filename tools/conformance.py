"""How many rule statements have a passing test: `make conformance`, and at the end of `make test`.

Every statement of docs/rules/ has an id; a test claims ids with `@rule("DUEL-042")`. A run of the tests writes down
which ids its passing tests prove (tests/conftest.py); this prints, per rule file, how many have one, and lists those
that have none. If there was no such run of the present rules, tests and sources, the lane of the rules is run.
"""

from __future__ import annotations

import hashlib
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "conformance"
VARIABLE = "MIRABILIA_CONFORMANCE"
"""Names the file into which a run of the tests writes what it has proved."""


def statements() -> dict[str, list[str]]:
    """The rule ids of each file."""
    return {
        file.stem: re.findall(r"^\| ([A-Z]+-\d+) \|", file.read_text(encoding="utf-8"), re.MULTILINE)
        for file in sorted((ROOT / "docs" / "rules").glob("*.md"))
    }


def fingerprint() -> str:
    """One hash over all that a proof depends on."""
    digest = hashlib.sha256()
    for folder, pattern in (("docs/rules", "*.md"), ("src", "*.py"), ("src", "*.toml"), ("tests", "*.py")):
        for file in sorted((ROOT / folder).rglob(pattern)):
            digest.update(file.relative_to(ROOT).as_posix().encode() + b"\n" + file.read_bytes())
    return digest.hexdigest()


def runs() -> Iterator[dict[str, list[str]]]:
    """What the runs of the tests as they are now have proved, and which tests failed in them."""
    present = fingerprint()
    for file in FOLDER.glob("*.json"):
        run = json.loads(file.read_text(encoding="utf-8"))
        if run["fingerprint"] == present:
            yield run


def report() -> bool:
    """Print the count; whether every statement is proved and no test that claims one failed."""
    reports = list(runs())
    proved = {name for run in reports for name in run["proved"]}
    failed = sorted({test for run in reports for test in run["failed"]})
    files = statements()
    unknown = sorted(proved - {name for ids in files.values() for name in ids})
    missing = {file: [name for name in ids if name not in proved] for file, ids in files.items()}
    for file, ids in files.items():
        print(f"{file:8} {len(ids) - len(missing[file]):4} of {len(ids)} rule statements proved")
        if missing[file]:
            print("  without a passing test: " + ", ".join(missing[file]))
    for name in unknown:
        print(f"claimed, but no such rule: {name}")
    for test in failed:
        print(f"failed: {test}")
    return not unknown and not failed and not any(missing.values())


def main() -> int:
    if not list(runs()):
        return subprocess.run([sys.executable, "-m", "tools.lanes", "rules"], cwd=ROOT, check=False).returncode
    return 0 if report() else 1


if __name__ == "__main__":
    sys.exit(main())
