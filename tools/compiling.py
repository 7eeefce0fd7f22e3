"""Compiles the rules and the search beside their sources: mypyc writes C, the C compiler makes extensions of it.

    python tools/compiling.py       compile what is not up to date

There are two builds, chosen with MIRABILIA_BUILD:

- `quick`, the default: a unit per module, compiled side by side. After an edit only the units it changes are compiled.
- `release`, for wheels to publish and for benchmarks: one unit that the compiler optimises as a whole; slower to make.

The C compiler is the system's, else the one of the `ziglang` package if that is installed. Without either the sources
run as they are, and a line says so.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import warnings
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
LOG = WORK / "log.txt"
MOST_SAID = 200
GROUP = "mirabilia"
PURE_VARIABLE, BUILD_VARIABLE = "MIRABILIA_PURE", "MIRABILIA_BUILD"
QUICK, RELEASE = "quick", "release"
COLD = ("actions", "bill", "board", "changes", "gains", "restore", "setup", "view")
"""Modules that no search and no game in full runs through: compiled with little optimisation, which is quicker."""
ZIG_PACKAGE = "ziglang>=0.13"
ZIG_MACHINES = ("x86_64", "amd64", "aarch64", "arm64")
"""Those for which the package brings a compiler."""
NO_COMPILER = (
    "mirabilia: no C compiler found, so the uncompiled build is used: the same games, about 30 times slower in search."
)


class BuildError(Exception):
    """What a person has to change before anything can be compiled."""


def compile_in_place() -> list[Path]:
    """Compile beside the sources what is not up to date; the files, none if there is no compiler or it failed."""
    build = wanted_build()
    if up_to_date(build):
        return compiled_files()
    if is_pure():
        print(f"mirabilia: {PURE_VARIABLE} is set, so nothing is compiled.", file=sys.stderr)
        return []
    compiler = find_compiler()
    if compiler is None:
        remove_compiled()
        print(NO_COMPILER, file=sys.stderr)
        return []
    record = build_record()
    record.write_record(compiled_modules(), build, fits=False)  # should this be interrupted, the sources run
    command = [sys.executable, str(Path(__file__).resolve()), "--extensions", build]
    if subprocess.run(command, cwd=SOURCES, env=os.environ | compiler, check=False).returncode != 0:
        remove_compiled()
        tail = LOG.read_text(encoding="utf-8", errors="replace").splitlines()[-15:] if LOG.is_file() else []
        print(*tail, "mirabilia: compiling failed, so the uncompiled build is used.", sep="\n", file=sys.stderr)
        return []
    for stale in set(extension_files()) - set(expected_files()):
        stale.unlink()
    record.write_record(compiled_modules(), build)
    return compiled_files()


def wanted_build() -> str:
    name = os.environ.get(BUILD_VARIABLE) or QUICK
    if name not in (QUICK, RELEASE):
        raise BuildError(f"{BUILD_VARIABLE} is {name!r}; it can be {QUICK!r} or {RELEASE!r}")
    return name


def is_pure() -> bool:
    return os.environ.get(PURE_VARIABLE, "0") not in ("", "0")


def up_to_date(build: str) -> bool:
    """Whether all modules to compile are there and fit their sources, as the package itself would judge."""
    record = build_record()
    if not record.COMPILED or record.recorded_modules() != sorted(compiled_modules()):
        return False
    return record.recorded_build() in (build, RELEASE) and all(file.is_file() for file in expected_files())


def compiled_modules() -> list[str]:
    """The modules that games share, and those that the record of each game lists."""
    modules = list(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mirabilia"]["compiled"])
    for file in sorted((SOURCES / "mirabilia" / "games").glob("*/plugin.toml")):
        package = f"mirabilia.games.{file.parent.name}"
        names = tomllib.loads(file.read_text("utf-8")).get("compiled", [])
        modules += [importlib.util.resolve_name(name, package) for name in names]
    return sorted(modules)


def expected_files() -> list[Path]:
    """The extensions of a complete build: one per module, and the one that all of them share."""
    names = [*(module.replace(".", "/") for module in compiled_modules()), f"{GROUP}__mypyc"]
    return [SOURCES / f"{name}{sysconfig.get_config_var('EXT_SUFFIX')}" for name in names]


def extension_files() -> list[Path]:
    return [file for pattern in ("*.so", "*.pyd") for file in SOURCES.rglob(pattern)]


def compiled_files() -> list[Path]:
    return [*expected_files(), build_record().RECORD]


def remove_compiled() -> None:
    for file in extension_files():
        file.unlink()
    build_record().RECORD.unlink(missing_ok=True)


def build_record() -> Any:
    """The module of the package that knows the record of a build; during a build the package is not installed."""
    spec = importlib.util.spec_from_file_location("mirabilia_build_record", SOURCES / "mirabilia" / "_build.py")
    if spec is None or spec.loader is None:
        raise BuildError("src/mirabilia/_build.py is missing")
    module = importlib.util.module_from_spec(spec)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of what is about to be mended
        spec.loader.exec_module(module)
    return module


# The compiler.


def find_compiler() -> dict[str, str] | None:
    """The environment that selects a C compiler; None if there is none."""
    if has_system_compiler():
        return {}
    if os.environ.get("CC"):
        return None
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return {"CC": name, "LDSHARED": f"{name} -shared"}
    if importlib.util.find_spec("ziglang") is None:
        return None
    zig = f"{sys.executable} -m ziglang cc"
    return {"CC": zig, "LDSHARED": f"{zig} -shared"}


def has_system_compiler() -> bool:
    """Whether there is the compiler that the environment or else this Python names."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0]) is not None


def build_dependencies() -> list[str]:
    """The package with a compiler, where a build needs it and can have it."""
    if is_pure() or os.environ.get("CC") or find_compiler() is not None:
        return []
    return [ZIG_PACKAGE] if platform.machine().lower() in ZIG_MACHINES else []


# The process that compiles; its working directory is the source folder.


def build_extensions(build: str) -> bool:
    """Run mypyc and the C compiler; all they say goes to the log, how far they are to the terminal."""
    from mypyc.build import mypycify

    progress = BuildProgress()
    progress.say("Translating the rules to C")
    folder = WORK / build
    paths = [module.replace(".", "/") + ".py" for module in compiled_modules()]
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={WORK / 'cache'}", *paths],
        opt_level="3" if build == RELEASE else "2",
        debug_level="0",
        multi_file=build == QUICK,
        group_name=GROUP,
        target_dir=str(folder),
    )
    for extension in extensions:
        extension.extra_compile_args = compile_flags(extension.extra_compile_args)
    if build == QUICK:
        make_units(extensions, folder)
    return run_build_ext(extensions, folder, progress)


def compile_flags(of_mypyc: Sequence[str]) -> list[str]:
    flags = [flag for flag in of_mypyc if flag != "-Werror"]  # what a newer compiler warns of is no reason to stop
    # Calls between the modules need not be replaceable at load time: this lets the compiler inline them.
    flags += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv"]
    # No sums in one step with products, which some processors round differently than Python does.
    flags.append("-ffp-contract=off")
    return flags


def make_units(extensions: list[Any], generated: Path) -> None:
    """The first extension holds all modules, each other one stands for one of them; see tools/units.py."""
    sys.path.insert(0, str(ROOT))
    from tools.units import write_light_shim, write_units

    shared, *shims = extensions
    written = {Path(source).name for source in shared.sources}
    for file in generated.glob("__native_*.c"):
        if file.name not in written:
            file.unlink()  # of a module that is gone
    runtime = [source for source in shared.sources if not Path(source).name.startswith("__native")]
    current = {Path(source).name for source in shared.sources}
    for stale in generated.glob(f"__native_{GROUP}___*.c"):
        if stale.name not in current:  # of a module that was renamed or removed
            stale.unlink()
    shared.sources = [*map(str, write_units(GROUP, generated, generated / "units")), *runtime]
    if os.name == "posix":
        for shim in shims:
            shim.sources = [str(write_light_shim(Path(shim.sources[0]), generated / "shims" / f"{shim.name}.c"))]


def run_build_ext(extensions: list[Any], folder: Path, progress: BuildProgress) -> bool:
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import CompileError, LinkError

    class BuildSideBySide(build_ext):  # type: ignore[misc, unused-ignore]
        """Compiles as many units at once as there are cores, and only those that have changed."""

        def build_extensions(self) -> None:
            self.units = Units(self.compiler, progress, sum(len(extension.sources) for extension in self.extensions))
            self.compiler.compile = self.units.compile
            super().build_extensions()

        def build_extension(self, ext: Any) -> None:
            super().build_extension(ext)
            self.units.count_done(ext.sources)

    finished = folder / "finished"
    command: Any = BuildSideBySide(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.inplace, command.parallel = True, cores()
    command.force = not finished.is_file()  # a build that was killed may have left half an extension
    command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
    finished.unlink(missing_ok=True)
    command.ensure_finalized()
    try:
        command.run()
    except (CompileError, LinkError) as error:
        print(f"{error}"[:MOST_SAID])  # it repeats the whole command; what the compiler said stands before it
        return False
    finished.touch()
    return True


class Units:
    """The units of a build, each compiled unless its object was made from the same text in the same way."""

    def __init__(self, compiler: Any, progress: BuildProgress, number: int) -> None:
        self.compiler, self.compile_some = compiler, compiler.compile
        self.pool = ThreadPoolExecutor(cores())
        self.progress, self.number = progress, number
        self.done: set[str] = set()
        self.way = " ".join([*map(str, getattr(compiler, "compiler_so", ())), sys.version, mypy_version()])
        self.is_unix = compiler.compiler_type == "unix"

    def compile(
        self,
        sources: Sequence[str],
        output_dir: str = "",
        extra_postargs: Sequence[str] | None = None,
        **arguments: Any,
    ) -> list[str]:
        """As a compiler of setuptools does it, whose place this takes: the objects of the sources."""

        def one(source: str) -> str:
            flags = [*(extra_postargs or ()), *self.extra_flags(source)]
            made = self.compile_one(source, output_dir, flags, arguments)
            self.count_done([source])
            return made

        return list(self.pool.map(one, sorted(sources, key=lambda source: -Path(source).stat().st_size)))

    def count_done(self, sources: Sequence[str]) -> None:
        """Also for those of an extension that is as it should be, and so was not compiled at all."""
        before = len(self.done)
        self.done.update(sources)
        if len(self.done) > before:
            self.progress.say("Compiling the rules", len(self.done), self.number)

    def extra_flags(self, source: str) -> list[str]:
        return ["-O1"] if self.is_unix and Path(source).stem.endswith(COLD) else []

    def compile_one(self, source: str, folder: str, flags: list[str], arguments: dict[str, Any]) -> str:
        (made,) = self.compiler.object_filenames([source], output_dir=folder)
        made_from = Path(f"{made}.made-from")
        key = hashlib.sha256(f"{self.way} {flags}\n".encode() + Path(source).read_bytes()).hexdigest()
        if not made_from.is_file() or made_from.read_text(encoding="utf-8") != key or not Path(made).is_file():
            made_from.unlink(missing_ok=True)
            self.compile_some([source], output_dir=folder, extra_postargs=flags, **arguments)
            made_from.write_text(key, encoding="utf-8")
        return str(made)


class BuildProgress:
    """Says on the terminal what is being done; standard output and errors of this process go to the log."""

    def __init__(self) -> None:
        LOG.parent.mkdir(parents=True, exist_ok=True)
        self.terminal = os.fdopen(os.dup(2), "w", encoding="utf-8")
        self.is_live = self.terminal.isatty()
        self.said = ""
        with LOG.open("wb") as log:
            os.dup2(log.fileno(), 1)
            os.dup2(log.fileno(), 2)

    def say(self, what: str, done: int = 0, number: int = 0) -> None:
        """A line that is written over on a screen; elsewhere one for every tenth of the work."""
        if self.is_live:
            self.write(
                f"\r\033[K{what}" + (f": {done} of {number}" if number else " ...") + "\n" * (0 < number == done)
            )
        elif not number:
            self.write(f"{what} ...\n")
        elif done * 10 // number > (done - 1) * 10 // number:
            self.write(f"{what}: {done} of {number}\n")

    def write(self, text: str) -> None:
        self.terminal.write(text)
        self.terminal.flush()


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def mypy_version() -> str:
    return importlib.metadata.version("mypy")


def main(arguments: Sequence[str]) -> int:
    if arguments[:1] == ["--extensions"]:
        sys.argv = sys.argv[:1]  # setuptools reads them
        return 0 if build_extensions(arguments[1]) else 1
    try:
        compile_in_place()
    except BuildError as error:
        print(f"mirabilia: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
