"""Builds the compiled modules: as a hook of the package build, and in place with `python hatch_build.py`.

The hook also has the pages for the browser built, by `tools/web.py`. They are the same everywhere, so a source
distribution carries them built: whoever installs from it needs no Node.

The C compiler is the system's, else the one of the `ziglang` package if that is installed. Without either the package
is built uncompiled and says so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import warnings
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
PAGES = "/src/mirabilia/server/static/**"
SKIP_VARIABLE = "MIRABILIA_PURE"
GROUP = "mirabilia"
NO_COMPILER = (
    "mirabilia: no C compiler found, so the uncompiled build is used: the same games, about 30 times slower in search."
)


class MirabiliaHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the pages and the compiled modules; an editable install has them beside their sources."""

    def dependencies(self) -> list[str]:
        web = pages_builder()
        return list(web.build_dependencies()) if web else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        web = pages_builder()
        if web and web.build():
            build_data["artifacts"].append(PAGES)
        if self.target_name == "wheel":
            add_compiled(version, build_data)


def pages_builder() -> Any:
    """The module that builds the pages; None in a copy of the sources without them."""
    return imported("mirabilia_pages", ROOT / "tools" / "web.py") if (ROOT / "web").is_dir() else None


def add_compiled(version: str, build_data: dict[str, Any]) -> None:
    built = compile_in_place()
    if built:
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
    if version != "editable":
        for file in built:
            build_data["force_include"][str(file)] = str(file.relative_to(SOURCES))


def compiled_modules() -> list[str]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        return list(tomllib.load(file)["tool"]["mirabilia"]["compiled"])


def compile_in_place() -> list[Path]:
    """Compile beside the sources what is not up to date; the files, none if there is no compiler or it failed."""
    if up_to_date():
        return compiled_files()
    remove_compiled()
    if os.environ.get(SKIP_VARIABLE, "0") not in ("", "0"):
        print("mirabilia: MIRABILIA_PURE is set, so nothing is compiled.", file=sys.stderr)
        return []
    compiler = find_compiler()
    if compiler is None:
        print(NO_COMPILER, file=sys.stderr)
        return []
    run = subprocess.run(
        [sys.executable, str(ROOT / "hatch_build.py"), "--extensions"],
        cwd=SOURCES,
        env=os.environ | compiler,
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode != 0:
        remove_compiled()
        tail = "\n".join((run.stdout + run.stderr).splitlines()[-15:])
        print(f"{tail}\nmirabilia: compiling failed, so the uncompiled build is used.", file=sys.stderr)
        return []
    build_record().write_record(compiled_modules())
    return compiled_files()


def compiled_files() -> list[Path]:
    return [*SOURCES.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"), build_record().RECORD]


def find_compiler() -> dict[str, str] | None:
    """The environment that selects a C compiler; None if there is none."""
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(named.split()[0]):
        return {}
    if os.environ.get("CC"):
        return None
    for name in ("cc", "gcc", "clang"):
        if shutil.which(name):
            return {"CC": name, "LDSHARED": f"{name} -shared"}
    try:
        import ziglang  # type: ignore[import-not-found, unused-ignore] # noqa: F401
    except ImportError:
        return None
    zig = f"{sys.executable} -m ziglang cc"
    return {"CC": zig, "LDSHARED": f"{zig} -shared"}


def build_extensions() -> None:
    """Run mypyc and the C compiler; the working directory is the source folder."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    paths = [module.replace(".", "/") + ".py" for module in compiled_modules()]
    build = ROOT / "build" / "mypyc"
    extensions = mypycify(
        [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={build / 'cache'}", *paths],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(build),
    )
    for extension in extensions:
        # Calls between the modules need not be replaceable at load time: this lets the compiler inline them.
        extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden", "-fwrapv"]
        # No sums in one step with products, which some processors round differently than Python does.
        extension.extra_compile_args.append("-ffp-contract=off")
    distribution = Distribution({"name": "mirabilia", "ext_modules": extensions})
    command: Any = distribution.get_command_obj("build_ext")
    command.inplace = True
    command.build_lib, command.build_temp = str(build / "lib"), str(build / "temp")
    command.ensure_finalized()
    command.run()


def remove_compiled() -> None:
    for pattern in ("*.so", "*.pyd"):
        for file in SOURCES.rglob(pattern):
            file.unlink()
    build_record().RECORD.unlink(missing_ok=True)


def up_to_date() -> bool:
    """Whether all modules to compile are there and fit their sources, as the package itself would judge."""
    record = build_record()
    return bool(record.COMPILED) and record.recorded_modules() == sorted(compiled_modules())


def build_record() -> Any:
    """The module that knows the record of a build."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of what is about to be mended
        return imported("mirabilia_build_record", SOURCES / "mirabilia" / "_build.py")


def imported(name: str, path: Path) -> Any:
    """A module by its path, for during a build nothing is installed and the root is not on the path."""
    import importlib.util

    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None  # noqa: S101
    assert spec.loader is not None  # noqa: S101
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    if "--extensions" in sys.argv:
        sys.argv = sys.argv[:1]
        build_extensions()
    else:
        compile_in_place()
