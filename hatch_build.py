"""The hook of the package build: has the pages for the browser built and the rules compiled.

`tools/web.py` builds the pages. They are the same everywhere, so a source distribution carries them built: whoever
installs from it needs no Node. `tools/compiling.py` compiles; what both need and the machine lacks is asked for as a
build dependency.
"""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PAGES = "/src/mirabilia/server/static/**"


class MirabiliaHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the pages and the compiled modules; an editable install has them beside their sources."""

    def dependencies(self) -> list[str]:
        compiler = tool("compiling").build_dependencies() if self.target_name == "wheel" else []
        return [*compiler, *(tool("web").build_dependencies() if has_pages() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if has_pages() and tool("web").build():
            build_data["artifacts"].append(PAGES)
        if self.target_name == "wheel":
            add_compiled(version, build_data)


def has_pages() -> bool:
    """Whether there is anything to build them from: a copy of the sources may lack them."""
    return (ROOT / "web").is_dir()


def add_compiled(version: str, build_data: dict[str, Any]) -> None:
    compiling = tool("compiling")
    files = compiling.compile_in_place()
    if files:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
    if version != "editable":
        for file in files:
            build_data["force_include"][str(file)] = str(file.relative_to(compiling.SOURCES))


def tool(name: str) -> Any:
    """A module of tools/ by its path, for during a build the root of the project is not on the path."""
    spec = importlib.util.spec_from_file_location(f"mirabilia_{name}", ROOT / "tools" / f"{name}.py")
    assert spec is not None  # noqa: S101
    assert spec.loader is not None  # noqa: S101
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
