"""Which build runs: the compiled modules, or the sources themselves.

Compiling writes a record of what was compiled from which sources. The compiled modules are used only while that
record fits the sources and the interpreter, and while MIRABILIA_PURE is not set; otherwise the sources run.
`mirabilia --version` says which it is.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import sys
import sysconfig
import warnings
from collections.abc import Iterable, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent
RECORD = PACKAGE / "_compiled.json"
PURE_VARIABLE = "MIRABILIA_PURE"


def source(module: str) -> Path:
    return PACKAGE.parent / (module.replace(".", "/") + ".py")


def fingerprint(modules: Iterable[str]) -> str:
    """One hash over the sources of the modules, whatever their line ends."""
    digest = hashlib.sha256()
    for module in sorted(modules):
        digest.update(module.encode())
        if source(module).is_file():
            digest.update(source(module).read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def write_record(modules: Sequence[str], build: str, fits: bool = True) -> None:
    """Record what was compiled and how; `fits` is False while the compiled modules are being made."""
    record = {
        "modules": sorted(modules),
        "build": build,
        "sources": fingerprint(modules) if fits else "",
        "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
    }
    RECORD.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def recorded_modules() -> list[str]:
    """The modules that were compiled."""
    return [str(module) for module in json.loads(RECORD.read_text(encoding="utf-8"))["modules"]]


def recorded_build() -> str:
    """How they were compiled: `quick` or `release`."""
    return str(json.loads(RECORD.read_text(encoding="utf-8")).get("build", ""))


class SourceFinder:
    """Finds the named modules as sources even where a compiled module lies beside them."""

    def __init__(self, modules: Iterable[str]) -> None:
        self.modules = frozenset(modules)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.modules or not source(name).is_file():  # it may be a folder by now
            return None
        return importlib.util.spec_from_file_location(name, source(name))


REASONS = {
    "compiled": "compiled by mypyc",
    "none": "nothing has been compiled",
    "pure": f"{PURE_VARIABLE} is set",
    "python": "compiled for another Python",
    "stale": "the compiled modules are older than their sources",
}
SLOWER = 30
"""How many times slower the search is uncompiled, about; docs/benchmarks.md has the figures."""


def _choose() -> str:
    """Which build runs, and why: "compiled", or the reason why the sources do."""
    try:
        record = json.loads(RECORD.read_text(encoding="utf-8"))
        modules = [str(module) for module in record["modules"]]
    except (OSError, ValueError, KeyError, TypeError):
        return "none"
    if os.environ.get(PURE_VARIABLE, "0") not in ("", "0"):
        kind = "pure"
    elif record.get("suffix") != sysconfig.get_config_var("EXT_SUFFIX"):
        kind = "python"
    elif record.get("sources") != fingerprint(modules):
        kind = "stale"
        cost = f"running the sources, about {SLOWER} times slower in search"
        warnings.warn(f"{REASONS[kind]}: {cost}; `make build` compiles them again", RuntimeWarning, stacklevel=2)
    else:
        return "compiled"
    sys.meta_path.insert(0, SourceFinder(modules))
    return kind


KIND = _choose()
COMPILED = KIND == "compiled"


def describe() -> str:
    if COMPILED:
        return f"compiled build ({REASONS[KIND]}, {recorded_build()})"
    return f"uncompiled build ({REASONS[KIND]})"
