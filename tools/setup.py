"""Sets up what a command of the Makefile needs, and nothing that is there already: `make play`, `make test`.

    python -m tools.setup rules         the environment in .venv with the rules compiled
    python -m tools.setup play          that, and the pages for the browser
    python -m tools.setup docs          the rules, and what makes the documentation site
    python -m tools.setup test-rules    the rules, and what their tests need
    python -m tools.setup test          everything, a browser among it

Needs nothing but Python. Packages are installed by uv: the one on the path, else one that pip puts into .tools; where
that cannot be had, by pip. Steps that do not wait for each other run side by side.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - before anything that an older Python would not understand
    sys.exit(
        f"Mirabilia needs Python 3.11 or newer, this is {sys.version.split()[0]}: make PYTHON=/path/to/python3 ..."
    )

import hashlib
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path

from tools import chromium, compiling, web
from tools.following import follow

ROOT = Path(__file__).resolve().parent.parent
VENV, TOOLS = ROOT / ".venv", ROOT / ".tools"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / "python"
REQUIREMENTS = ROOT / "requirements"
QUIET = {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_ROOT_USER_ACTION": "ignore"}
HOW_FAR = re.compile(r"(\.\.\.|: \d+ of \d+)$")
NOTHING = re.compile(r"(?!)")
TAIL = 15
GOALS = ("rules", "play", "docs", "test-rules", "test")


class SetupFailed(Exception):
    """A step failed without which nothing goes on; the message is what it said last."""


class SetupProgress:
    """Says what is being done: on a terminal in one line that is written over, elsewhere line by line."""

    def __init__(self) -> None:
        self.started = time.monotonic()
        self.doing: dict[str, str] = {}
        self.notes: list[str] = []
        self.is_live = sys.stderr.isatty()
        self.lock = threading.Lock()

    def say(self, part: str, what: str) -> None:
        """What is being done for a part of the set-up; nothing when it is done."""
        with self.lock:
            seconds = time.monotonic() - self.started
            self.doing.pop(part, None)
            if what:
                self.doing[part] = what
            if self.is_live:
                width = shutil.get_terminal_size().columns - 1
                line = f"{seconds:4.0f} s  " + " | ".join(self.doing.values())
                print(f"\r\033[K{line[:width]}", end="", file=sys.stderr, flush=True)
            elif what:
                print(f"{seconds:4.0f} s  {what}", file=sys.stderr, flush=True)

    def end(self, message: str = "") -> None:
        """Leave the line, and say what must not be missed."""
        if self.is_live:
            print("\r\033[K", end="", file=sys.stderr, flush=True)
        for line in filter(None, [*self.notes, message]):
            print(line, file=sys.stderr)


class Setup:
    """The steps of one set-up."""

    def __init__(self, progress: SetupProgress) -> None:
        self.progress = progress

    def environment(self, requirements: str) -> None:
        """The packages of a requirements file and this project itself, in .venv."""
        file = REQUIREMENTS / f"{requirements}.txt"
        stamp = VENV / f".{requirements}"
        if not PYTHON.exists():
            self.run("rules", "Making an environment in .venv", *self.make_venv())
        with_tests = VENV / ".test"
        if requirements == "play" and is_stamped(with_tests, REQUIREMENTS / "test.txt"):
            stamp, file = with_tests, REQUIREMENTS / "test.txt"
        if not is_stamped(stamp, file):
            self.install("rules", f"Installing packages ({requirements})", "--require-hashes", "-r", str(file))
            set_stamp(stamp, file)
        if not is_stamped(VENV / ".linked", ROOT / "pyproject.toml"):
            arguments = ("--no-deps", "--no-build-isolation", "-e", str(ROOT))
            self.install("rules", "Linking Mirabilia", *arguments, MIRABILIA_PURE="1", MIRABILIA_NO_PAGES="1")
            set_stamp(VENV / ".linked", ROOT / "pyproject.toml")

    def make_venv(self) -> list[str]:
        uv = find_uv(self)
        if uv is None:
            return [sys.executable, "-m", "venv", str(VENV)]
        return [uv, "venv", "-q", "--python", sys.executable, str(VENV)]

    def install(self, part: str, what: str, *arguments: str, **variables: str) -> None:
        """Put packages into the environment."""
        uv = find_uv(self)
        command = [uv, "pip", "install", "--python", str(PYTHON)] if uv else [str(PYTHON), "-m", "pip", "install"]
        self.run(part, what, *command, "-q", *arguments, **variables)

    def compiled(self) -> None:
        """The compiled rules; a compiler from a package where the system has none."""
        for package in compiling.build_dependencies():
            with suppress(SetupFailed):
                self.install("rules", "Installing a C compiler", package)
        self.run("rules", "Compiling the rules", str(PYTHON), "tools/compiling.py")

    def pages(self) -> None:
        """The pages for the browser; without them one plays in the terminal, so a failure is told, and no more."""
        try:
            self.run("pages", "Building the pages", str(PYTHON), "-m", "tools.web")
        except SetupFailed as failure:
            self.progress.notes.append(str(failure))

    def node(self) -> None:
        """A Node from a package, where the system has none."""
        if not web.has_node() and not (VENV / ".node").exists():
            with suppress(SetupFailed):
                self.install("pages", "Installing Node", web.NODE_PACKAGE)
                (VENV / ".node").touch()

    def page_packages(self) -> None:
        """What the pages are built with; its own step, for with a Node of the system it waits for nothing."""
        if web.has_node() and not web.is_up_to_date():
            with suppress(SetupFailed):  # building says why
                self.run(
                    "pages", "Installing what the pages are built with", sys.executable, "-m", "tools.web", "ready"
                )

    def browser(self) -> None:
        """Chromium for the tests, where it can be had; without it they are skipped and say so."""
        tried = ROOT / "build" / "chromium-tried"
        if shutil.which(chromium.SHELL) or tried.exists() or not shutil.which("apt-get") or os.geteuid() != 0:
            return
        with suppress(SetupFailed):
            self.run_steadily("browser", "Looking for Chromium", "apt-get", "-qq", "update")
        for package in (chromium.SHELL, "chromium"):
            if chromium.find() is None or package == chromium.SHELL:
                with suppress(SetupFailed):
                    command = ("apt-get", "-qq", "install", "-y", package)
                    self.run_steadily("browser", "Installing Chromium", *command, DEBIAN_FRONTEND="noninteractive")
        tried.touch()

    def run(self, part: str, what: str, *command: str, **variables: str) -> None:
        """Run a program; lines in which it says how far it is are shown."""
        self.run_and_show(HOW_FAR, part, what, command, variables)

    def run_steadily(self, part: str, what: str, *command: str, **variables: str) -> None:
        """Run a program that says more than anybody wants to read; none of it is shown."""
        self.run_and_show(NOTHING, part, what, command, variables)

    def run_and_show(
        self, shown: re.Pattern[str], part: str, what: str, command: Sequence[str], variables: Mapping[str, str]
    ) -> None:
        """Run a program and show lines of a form; what Mirabilia itself says is kept."""
        said: list[str] = []

        def hear(line: str) -> None:
            said.append(line)
            if shown.search(line):
                self.progress.say(part, line)

        self.progress.say(part, what)
        code = follow(command, QUIET | dict(variables), hear).code
        self.progress.say(part, "")
        if code != 0:
            raise SetupFailed("\n".join([*said[-TAIL:], f"{what}: failed ({' '.join(command[:3])} ...)"]))
        self.progress.notes += [line for line in said if line.startswith("mirabilia: ") and "MIRABILIA_" not in line]


def find_uv(setup: Setup) -> str | None:
    """The uv on the path, else one of our own, put into .tools when it is needed first; None if there is none."""
    own = TOOLS / ("Scripts" if os.name == "nt" else "bin") / "uv"
    if uv := shutil.which("uv"):
        return uv
    if not own.exists():
        with suppress(SetupFailed):
            install_uv(setup)
    return str(own) if own.exists() else None


def install_uv(setup: Setup) -> None:
    """With the pip of this Python if it has one, which is quicker, else with that of an environment."""
    what = "Installing uv, which installs packages"
    pip = [sys.executable, "-m", "pip", "install", "-q"]
    with suppress(SetupFailed):
        setup.run("rules", what, *pip, "--target", str(TOOLS), "uv")
        return
    setup.run("rules", what, sys.executable, "-m", "venv", str(TOOLS))
    setup.run("rules", what, str(TOOLS / "bin" / "python"), "-m", "pip", "install", "-q", "uv")


def is_stamped(stamp: Path, file: Path) -> bool:
    """Whether what a stamp stands for was done with a file as it is now."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint(file)


def set_stamp(stamp: Path, file: Path) -> None:
    stamp.write_text(fingerprint(file), encoding="utf-8")


def fingerprint(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def set_up(purpose: str, progress: SetupProgress) -> None:
    """The environment and the rules in one thread; pages and browser in others, as soon as they can."""
    setup = Setup(progress)
    with ThreadPoolExecutor() as pool:
        waiting: list[Future[None]] = []
        if purpose == "test":
            waiting.append(pool.submit(setup.browser))
        page_packages = pool.submit(setup.page_packages) if purpose in ("play", "test") else None
        setup.environment("test" if purpose.startswith("test") else "docs" if purpose == "docs" else "play")
        if page_packages is not None:
            waiting.append(pool.submit(in_order, page_packages.result, setup.node, setup.pages))
        setup.compiled()
        for step in waiting:
            step.result()


def in_order(*steps: Callable[[], None]) -> None:
    for step in steps:
        step()


def main(arguments: Sequence[str]) -> int:
    if len(arguments) != 1 or arguments[0] not in GOALS:
        print(__doc__, file=sys.stderr)
        return 2
    progress = SetupProgress()
    try:
        with one_at_a_time():
            set_up(arguments[0], progress)
    except SetupFailed as failure:
        progress.end(str(failure))
        return 1
    progress.end()
    return 0


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Set-ups in this folder wait for each other."""
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "setup.lock").open("w") as file:
        with suppress(ImportError):  # of Windows, which has no fcntl
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
