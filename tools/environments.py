"""Virtual environments that have our built package in them and nothing of this folder.

    python -m tools.environments lowest         play with the lowest versions that pyproject.toml allows
    python -m tools.environments interpreters   play on every Python of this machine that can run the package

Both build the package from its source distribution and run `tools/smoke.py` there. On other Pythons compiling takes
minutes; MIRABILIA_PURE=1 leaves it out.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PINNED = ROOT / "requirements" / "play.txt"
LOWEST = ROOT / "requirements" / "lowest.txt"
SMOKE = ROOT / "tools" / "smoke.py"
PARTS = ("rules", "cli", "server", "tune")
OLDEST = (3, 11)
NEWEST_TRIED = 20
WHO = "import json, sys; print(json.dumps([sys.implementation.name, *sys.version_info[:3]]))"
UNREACHABLE = ("Failed to fetch", "error sending request", "Network connectivity is disabled")


class CommandFailed(Exception):
    """A program did not do what it should; the message is what it said last."""


class Unreachable(CommandFailed):
    """The packages are neither here nor can they be fetched."""


class Interpreter(NamedTuple):
    version: tuple[int, int, int]
    path: str

    @property
    def name(self) -> str:
        return ".".join(map(str, self.version))


class Environment:
    """A virtual environment in a folder; `install` puts packages into it.

    Bytecode goes to a folder of its own: one made later at the same place finds there what both have in common.
    """

    def __init__(self, folder: Path, interpreter: str = sys.executable) -> None:
        self.folder = folder
        self.bytecode = folder.with_name(f"{folder.name}-bytecode")
        self.variables = {"PYTHONPYCACHEPREFIX": str(self.bytecode)}
        """Of the programs that run in it."""
        self.programs = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = str(self.programs / "python")
        run(uv(), "venv", "--quiet", "--python", interpreter, "--no-project", str(folder))

    def install(self, *what: str) -> None:
        """Without the network if all is in the cache."""
        command = (uv(), "pip", "install", "--quiet", "--python", self.python, *what)
        try:
            run(*command, "--offline")
        except CommandFailed:
            run(*command)

    def smoke(self, *parts: str) -> str:
        isolated = ("-I", "-X", f"pycache_prefix={self.bytecode}")
        return run(self.python, *isolated, str(SMOKE), *parts, cwd=self.folder, **self.variables)


def uv() -> str:
    path = shutil.which("uv") or shutil.which("uv", path=str(ROOT / ".tools" / "bin"))
    if path is None:
        raise Unreachable("there is no uv, which makes the environments: `make play` or `pip install uv` brings it")
    return path


def run(*command: str, cwd: Path = ROOT, **variables: str) -> str:
    """What a program prints; nothing of this folder or environment is on its path."""
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}
    done = subprocess.run(command, cwd=cwd, env=environment | variables, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        last = "\n".join([" ".join(command), *(done.stdout + done.stderr).splitlines()[-25:]])
        raise (Unreachable if any(sign in done.stderr for sign in UNREACHABLE) else CommandFailed)(last)
    return done.stdout


def build(kind: str, folder: Path, source: Path = ROOT, **variables: str) -> Path:
    """A package of a kind (sdist or wheel), with the tools installed here.

    A wheel is made of an unpacked source distribution: in a folder one works in, the hook changes what is compiled.
    """
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder), cwd=source, **variables)
    (built,) = folder.glob({"sdist": "*.tar.gz", "wheel": "*.whl"}[kind])
    return built


def wheel_for(interpreter: Interpreter, source: Path, folder: Path) -> Path:
    """A wheel from a source distribution as an installer makes it: with build tools of its own."""
    run(uv(), "build", "--quiet", "--wheel", "--python", interpreter.path, "--out-dir", str(folder), str(source))
    (wheel,) = folder.glob("*.whl")
    return wheel


def interpreters() -> list[Interpreter]:
    """The Pythons of this machine that can run the package: the newest patch of each version."""
    newest: dict[tuple[int, int], Interpreter] = {}
    for path in candidates():
        done = subprocess.run([path, "-I", "-c", WHO], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            implementation, *version = json.loads(done.stdout)
            interpreter = Interpreter((version[0], version[1], version[2]), path)
            if implementation == "cpython" and interpreter.version >= OLDEST:
                newest[interpreter.version[:2]] = max(interpreter, newest.get(interpreter.version[:2], interpreter))
    return [newest[version] for version in sorted(newest)]


def candidates() -> Iterator[str]:
    """On the path, of pyenv, and those that uv keeps."""
    yield sys.executable
    for minor in range(OLDEST[1], NEWEST_TRIED):
        if executable := shutil.which(f"python3.{minor}"):
            yield executable
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    yield from (str(path) for path in sorted(versions.glob("3.*/bin/python3")))
    listed = run(uv(), "python", "list", "--only-installed", "--offline", "--output-format", "json")
    yield from (entry["path"] for entry in json.loads(listed))


def try_lowest(folder: Path) -> None:
    source = build("sdist", folder)
    oldest = interpreters()[0]
    environment = Environment(folder / "lowest", oldest.path)
    environment.install("--require-hashes", "-r", str(LOWEST))
    environment.install("--no-deps", str(wheel_for(oldest, source, folder)))
    print(f"The lowest versions, Python {oldest.name}:\n{environment.smoke(*PARTS)}", end="")


def try_interpreters(folder: Path) -> None:
    source = build("sdist", folder)
    for interpreter in interpreters():
        environment = Environment(folder / interpreter.name, interpreter.path)
        wheel = wheel_for(interpreter, source, folder / f"wheel-{interpreter.name}")
        environment.install(f"{wheel}[all]", "--constraint", str(PINNED))
        build_of = run(str(environment.programs / "mirabilia"), "--version", cwd=folder)
        print(f"Python {interpreter.name}, {build_of}{environment.smoke(*PARTS)}", end="", flush=True)


if __name__ == "__main__":
    commands: dict[str, Callable[[Path], None]] = {"lowest": try_lowest, "interpreters": try_interpreters}
    try:
        with tempfile.TemporaryDirectory(prefix="mirabilia-environments-") as name:
            commands[" ".join(sys.argv[1:])](Path(name))
    except CommandFailed as error:
        sys.exit(str(error))
