"""Where expansions from elsewhere are found, and what is said of those that cannot be used.

The game is built once in a process, so each test has one of its own.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mirabilia.games.seven.expansion import GROUP, VARIABLE
from tests.cli import program

ROOT = Path(__file__).resolve().parent.parent.parent
RECORD = """
from mirabilia.games.seven.expansion import Expansion

class Own(Expansion):
    name = "{name}"
    order = {order}
    {more}

EXPANSION = Own()
"""
NAMES = """
from mirabilia import games
print(*next(option for option in games.get("seven").options if option.name == "expansions").choices)
"""
BUILT_IN = ["leaders", "cities", "edifice"]

pytestmark = [pytest.mark.usefixtures("uncompiled"), pytest.mark.any_build]


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MIRABILIA_PURE", "1")


def package(folder: Path, name: str, order: int = 20, more: str = "") -> Path:
    """An expansion that adds nothing but its name."""
    return broken(folder, name, RECORD.format(name=name, order=order, more=more))


def broken(folder: Path, name: str, source: str) -> Path:
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text(source, encoding="utf-8")
    return folder / name


def entry_point(folder: Path, name: str, value: str) -> None:
    """What an installed distribution leaves in a folder of sys.path."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{name} = {value}\n", encoding="utf-8")


def variables(folder: Path, variable: str) -> dict[str, str]:
    return {VARIABLE: variable, "PYTHONPATH": os.pathsep.join((str(ROOT), str(folder)))}


def script(folder: Path, source: str, variable: str = "") -> str:
    environment = os.environ | variables(folder, variable)
    command = [sys.executable, "-W", "ignore", "-c", source]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def mirabilia(folder: Path, variable: str, *arguments: str) -> program.Finished:
    return program.run(folder, *arguments, typed="", columns=80, **variables(folder, variable))


def expansions(folder: Path, variable: str = "") -> list[str]:
    return script(folder, NAMES, variable).split()


# Where they are found.


def test_without_any_there_are_those_of_mirabilia(tmp_path: Path) -> None:
    assert expansions(tmp_path) == BUILT_IN


def test_the_variable_names_one_package(tmp_path: Path) -> None:
    assert expansions(tmp_path, "tests.seven.envoys") == [*BUILT_IN, "envoys"]


@pytest.mark.parametrize("between", [",", os.pathsep, " , "])
def test_the_variable_names_packages_and_folders_and_their_records_the_order(tmp_path: Path, between: str) -> None:
    package(tmp_path, "palaces", order=30)
    (tmp_path / "elsewhere").mkdir()
    gardens = package(tmp_path / "elsewhere", "gardens", order=20)
    variable = between.join(("palaces", str(gardens), "tests.seven.envoys"))
    assert expansions(tmp_path, variable) == [*BUILT_IN, "envoys", "gardens", "palaces"]


def test_installed_distributions_name_theirs_as_entry_points(tmp_path: Path) -> None:
    package(tmp_path, "gardens")
    entry_point(tmp_path, "gardens", "gardens")
    assert expansions(tmp_path) == [*BUILT_IN, "gardens"]
    assert expansions(tmp_path, "tests.seven.envoys") == [*BUILT_IN, "envoys", "gardens"]


# Those that cannot be used.


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (None, "cannot be imported: No module named 'gardens'"),
        ("", "has no EXPANSION, the record of an expansion"),
        ("EXPANSION = 'gardens'", "has no EXPANSION, the record of an expansion"),
        ("raise RuntimeError('the gate\\nis locked')", "cannot be imported: the gate is locked"),
        ("raise RuntimeError", "cannot be imported: RuntimeError"),
        ("import what_nobody_has", "cannot be imported: No module named 'what_nobody_has'"),
        (RECORD.format(name="leaders", order=20, more=""), "there is an expansion 'leaders' already"),
    ],
    ids=["missing", "no record", "another thing", "an exception", "no message", "an import", "a name that is taken"],
)
def test_a_package_that_cannot_be_used_is_named(tmp_path: Path, source: str | None, reason: str) -> None:
    if source is not None:
        broken(tmp_path, "gardens", source)
    between = ": " if "already" in reason else " "
    line = f"'gardens'{between}{reason}"
    done = mirabilia(tmp_path, "tests.seven.envoys,gardens", "cards", "seven")
    assert (done.code, done.out, done.err) == (2, "", f"mirabilia: {VARIABLE}: {line}\n")
    library = """
from mirabilia.core.plugin import PluginError
from mirabilia.games import seven
try:
    seven.register("gardens")
except PluginError as error:
    print(error)
"""
    assert script(tmp_path, library) == f"register: {line}"


def test_an_entry_point_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    entry_point(tmp_path, "gardens", "gardens_of_nobody")
    done = mirabilia(tmp_path, "", "cards", "seven")
    line = "entry point 'gardens': 'gardens_of_nobody' cannot be imported: No module named 'gardens_of_nobody'"
    assert (done.code, done.out, done.err) == (2, "", f"mirabilia: {line}\n")


def test_the_other_games_go_on_without_it(tmp_path: Path) -> None:
    warning = f"mirabilia: {VARIABLE}: 'gardens' cannot be imported: No module named 'gardens'\n"
    for command in (("games",), ("play", "duel", "--vs", "random"), ("cards", "world")):
        done = mirabilia(tmp_path, "gardens", *command)
        assert (done.code, program.UNCOMPILED.sub("", done.err)) == (0, warning), command
        assert ("7 Wonders" in done.out, "seven:" in done.out) == (command[0] != "cards", False)


@pytest.mark.parametrize("module", ["rules", "notation", "terminal"])
def test_a_broken_module_of_a_package_is_named(tmp_path: Path, module: str) -> None:
    folder = package(tmp_path, "gardens", more='rules = ("rules",)')
    (folder / "rules.py").write_text("", encoding="utf-8")
    (folder / f"{module}.py").write_text("raise RuntimeError('the gate is locked')\n", encoding="utf-8")
    done = mirabilia(tmp_path, "gardens", "play", "seven", "--vs", "random")
    line = f"mirabilia: expansion 'gardens': 'gardens.{module}' cannot be imported: the gate is locked\n"
    assert (done.code, done.err) == (2, line)
