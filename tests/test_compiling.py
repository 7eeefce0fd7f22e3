"""Compiling the project: what an edit recompiles, the two builds, and what a broken one leaves behind."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tools import compiling, units

ROOT = Path(__file__).resolve().parent.parent
MODULES = ["mirabilia.core.bits", "mirabilia.core.stream"]
EDIT = """

def told(number: i64) -> str:
    return f"the number {number}, which no other module speaks of"
"""
pytestmark = [
    pytest.mark.both_builds,
    pytest.mark.skipif(sys.platform == "win32", reason="reads the objects of a Unix compiler"),
    pytest.mark.skipif(compiling.find_compiler() is None, reason="there is no C compiler here"),
]


class Project:
    """A copy of the project that compiles two small modules."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "_compiled.json", "static", "node_modules")
        for name in ("src", "tools"):
            shutil.copytree(ROOT / name, folder / name, ignore=ignored)
        settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
        compiled = re.compile(r"^compiled = \[.*?^\]", re.MULTILINE | re.DOTALL)
        (folder / "pyproject.toml").write_text(
            compiled.sub(f"compiled = {json.dumps(MODULES)}", settings), encoding="utf-8"
        )
        for file in (folder / "src" / "mirabilia" / "games").glob("*/plugin.toml"):
            file.write_text(compiled.sub("compiled = []", file.read_text(encoding="utf-8")), encoding="utf-8")

    def compile(self, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "tools/compiling.py"],
            cwd=self.folder,
            env=self.environment(variables),
            capture_output=True,
            text=True,
            check=False,
        )

    def environment(self, variables: dict[str, str]) -> dict[str, str]:
        own = {name: value for name, value in os.environ.items() if not name.startswith("MIRABILIA")}
        return own | {"PYTHONPATH": str(self.folder / "src")} | variables

    def python(self, code: str) -> str:
        run = subprocess.run(
            [sys.executable, "-W", "ignore", "-c", code],
            cwd=self.folder,
            env=self.environment({}),
            capture_output=True,
            text=True,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        return run.stdout.strip()

    def build(self) -> str:
        return self.python("from mirabilia import _build; print(_build.describe())")

    def objects(self) -> dict[str, int]:
        """The units that have been compiled, with the time of their last compilation."""
        return {file.stem: file.stat().st_mtime_ns for file in (self.folder / "build").rglob("*.o")}

    def edit(self, module: str, text: str) -> None:
        with (self.folder / "src" / (module.replace(".", "/") + ".py")).open("a", encoding="utf-8") as file:
            file.write(text)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.fixture(scope="module")
def compiled_once(tmp_path_factory: pytest.TempPathFactory) -> Project:
    project = Project(tmp_path_factory.mktemp("compiled") / "project")
    first = project.compile()
    assert first.returncode == 0, first.stderr
    assert re.search(r"Compiling the rules: (\d+) of \1$", first.stderr.strip())
    shutil.copytree(project.folder, project.folder.with_name("kept"))
    return project


@pytest.fixture
def compiled(compiled_once: Project) -> Project:
    """A project as it was when it had been compiled; at the same place, for the names of objects say where that is."""
    shutil.rmtree(compiled_once.folder)
    shutil.copytree(compiled_once.folder.with_name("kept"), compiled_once.folder)
    return compiled_once


def test_an_edit_recompiles_its_unit_and_the_table_of_literals(compiled: Project) -> None:
    assert compiled.build() == "compiled build (compiled by mypyc, quick)"
    before = compiled.objects()
    compiled.edit("mirabilia.core.bits", EDIT)
    assert compiled.build() == "uncompiled build (the compiled modules are older than their sources)"
    assert compiled.compile().returncode == 0
    after = compiled.objects()
    recompiled = {name for name in after if after[name] != before.get(name)}
    assert recompiled == {"__native_mirabilia", "__native_mirabilia___core___bits"}
    printed = compiled.python("from mirabilia.core import bits; print(bits.__file__[-3:], bits.told(3))")
    assert printed == ".so the number 3, which no other module speaks of"
    assert compiled.compile().stderr == ""


def test_a_release_is_one_unit_and_serves_where_a_quick_build_would(project: Project) -> None:
    assert project.compile(MIRABILIA_BUILD="release").returncode == 0
    assert project.build() == "compiled build (compiled by mypyc, release)"
    assert [name for name in project.objects() if name.startswith("__native")] == ["__native_mirabilia"]
    assert project.compile().stderr == ""
    assert project.build() == "compiled build (compiled by mypyc, release)"


def test_a_build_of_another_name_is_refused(project: Project) -> None:
    run = project.compile(MIRABILIA_BUILD="fast")
    assert run.returncode == 2
    assert run.stderr == "mirabilia: MIRABILIA_BUILD is 'fast'; it can be 'quick' or 'release'\n"


def test_a_compiler_that_fails_leaves_the_sources(project: Project, tmp_path: Path) -> None:
    broken = tmp_path / "broken-compiler"
    broken.write_text("#!/bin/sh\necho 'the compiler is broken' >&2\nexit 1\n", encoding="utf-8")
    broken.chmod(0o755)
    run = project.compile(CC=str(broken))
    assert "the compiler is broken" in run.stderr
    assert run.stderr.endswith("compiling failed, so the uncompiled build is used.\n")
    assert project.build() == "uncompiled build (nothing has been compiled)"
    assert not list(project.folder.rglob("*.so"))


def test_a_build_that_was_killed_runs_the_sources_and_is_mended_by_the_next(compiled: Project) -> None:
    compiled.edit("mirabilia.core.bits", EDIT)
    started = subprocess.Popen(
        [sys.executable, "tools/compiling.py"],
        cwd=compiled.folder,
        env=compiled.environment({}),
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    assert started.stderr is not None
    assert b"Translating" in started.stderr.readline()
    os.killpg(started.pid, signal.SIGKILL)
    started.stderr.close()
    started.wait()
    assert compiled.build().startswith("uncompiled build")
    assert compiled.python("from mirabilia.core import bits; print(bits.told(3)[:12])") == "the number 3"
    assert compiled.compile().returncode == 0
    assert compiled.build() == "compiled build (compiled by mypyc, quick)"


def test_c_of_another_shape_is_an_error_not_a_wrong_program() -> None:
    with pytest.raises(units.UnexpectedC, match="the table of literals"):
        units.fill_tables("int CPyGlobalsInit(void) { return 0; }", {})


def test_a_unit_gets_the_declarations_it_refers_to_and_those_they_need() -> None:
    header = (
        "typedef struct {\n    PyObject_HEAD\n    tuple_T2II _pair;\n} CityObject;\n"
        "#ifndef MYPYC_DECLARED_tuple_T2II\ntypedef struct tuple_T2II {\n    CPyTagged f0;\n} tuple_T2II;\n#endif\n"
        "extern char CPyDef_pay(CityObject *city);\nextern char CPyDef_other(PyObject *city);\n"
        "extern PyObject *CPyStatics[2312];\n"
    )
    needed = units.Declarations(header).of("return CPyDef_pay(city) + CPyStatics[4];")
    assert "CPyDef_pay" in needed
    assert "} CityObject;" in needed
    assert "} tuple_T2II;" in needed
    assert "extern PyObject *CPyStatics[];" in needed
    assert "CPyDef_other" not in needed


def test_a_unit_gets_copies_of_functions_that_only_reckon() -> None:
    small = "int64_t CPyDef_units___at(int64_t cpy_r_a) {\n    int64_t cpy_r_r0;\n    cpy_r_r0 = cpy_r_a << 4;\n}\n"
    calling = "char CPyDef_units___fails(int64_t cpy_r_a) {\n    return CPyDef_other(cpy_r_a);\n}\n"
    functions = dict(units.reckoning_functions(small + calling))
    assert functions == {"CPyDef_units___at": small}
    copies = units.inlined("r = CPyDef_units___at(1) + CPyDef_units___fails(2);", functions)
    assert f"extern inline __attribute__((gnu_inline)) {small}" in copies
    assert units.inlined(small, functions) == ""
    assert units.inlined("return 0;", functions) == ""
