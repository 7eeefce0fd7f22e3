"""The build of the pages: when it runs, what it says when it cannot, and that packages carry them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
STATIC = Path("src/mirabilia/server/static")
NPM = """#!/bin/sh
echo "$@" >> ../calls
case "$1" in
  ci) mkdir -p node_modules ;;
  run) mkdir -p ../src/mirabilia/server/static/assets && echo page > ../src/mirabilia/server/static/index.html ;;
esac
"""
BROKEN = """#!/bin/sh
echo "npm has no network" >&2
exit 1
"""
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the Node of these tests is a shell script")


class Project:
    """A copy of the sources, and a Node that is a shell script and writes down what it is asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "project"
        self.programs = folder / "bin"
        self.programs.mkdir()
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "_compiled.json", "static", "node_modules")
        for name in ("src/mirabilia", "locales", "licenses", "docs/rules", "web", "tools"):
            shutil.copytree(ROOT / name, self.folder / name, ignore=ignored)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(ROOT / name, self.folder / name)
        shutil.copy(ROOT / "docs" / "strength.json", self.folder / "docs")

    def has(self, version: str, npm: str = NPM) -> None:
        """Put a Node of a version on the path."""
        for name, script in (("node", f"#!/bin/sh\necho {version}\n"), ("npm", npm)):
            (self.programs / name).write_text(script, encoding="utf-8")
            (self.programs / name).chmod(0o755)

    def build(self, **variables: str) -> subprocess.CompletedProcess[str]:
        """Without the installed packages, for one of them might be a Node."""
        return self.run("-S", "tools/web.py", **variables)

    def package(self, kind: str) -> Path:
        self.run("-m", "hatchling", "build", "-t", kind, "-d", "dist", MIRABILIA_PURE="1").check_returncode()
        (built,) = (self.folder / "dist").glob({"wheel": "*.whl", "sdist": "*.tar.gz"}[kind])
        return built

    def run(self, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
        path = f"{self.programs}:/usr/bin:/bin" if (self.programs / "node").exists() else str(self.programs)
        environment = {name: value for name, value in os.environ.items() if not name.startswith("MIRABILIA")}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment | {"PATH": path} | variables,
            capture_output=True,
            text=True,
            check=False,
        )

    def edit(self, name: str) -> None:
        with (self.folder / name).open("a", encoding="utf-8") as file:
            file.write("\n")

    def calls(self) -> list[str]:
        """What npm was asked since the last time."""
        file = self.folder / "calls"
        asked = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        file.unlink(missing_ok=True)
        return asked

    def has_pages(self) -> bool:
        return (self.folder / STATIC / "index.html").exists()


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_pages_are_built_only_when_their_sources_have_changed(project: Project) -> None:
    project.has("v20.19.0")
    assert project.build().returncode == 0
    assert project.has_pages()
    assert project.calls() == ["ci", "run build"]
    assert project.build().returncode == 0
    assert project.calls() == []
    for name in ("web/src/main.ts", "web/index.html", "locales/it/web.ftl"):
        project.edit(name)
        assert project.build().returncode == 0
        assert project.calls() == ["run build"], name
    project.edit("web/tests/setup.ts")
    assert project.build().returncode == 0
    assert project.calls() == []
    project.edit("web/package-lock.json")
    assert project.build().returncode == 0
    assert project.calls() == ["ci", "run build"]


@pytest.mark.parametrize("version", [None, "v18.20.0", "v20.18.9", "nonsense"])
def test_without_a_new_node_there_are_no_pages_and_no_old_ones(project: Project, version: str | None) -> None:
    if version is not None:
        project.has(version)
    (project.folder / STATIC).mkdir()
    (project.folder / STATIC / "index.html").write_text("old", encoding="utf-8")
    run = project.build()
    assert run.returncode == 1
    assert "no Node 20.19 or newer found" in run.stderr
    assert "built without its pages" in run.stderr
    assert not project.has_pages()
    assert project.calls() == []


def test_what_npm_says_when_it_fails_is_shown(project: Project) -> None:
    project.has("v24.0.0", BROKEN)
    run = project.build()
    assert run.returncode == 1
    assert "npm has no network" in run.stderr
    assert "built without its pages" in run.stderr
    project.has("v24.0.0")
    assert project.build().returncode == 0
    assert project.calls() == ["ci", "run build"]


def test_pages_can_be_left_out(project: Project) -> None:
    project.has("v24.0.0")
    assert project.build(MIRABILIA_NO_PAGES="1").returncode == 1
    assert project.calls() == []


def test_packages_carry_the_pages_and_a_source_package_needs_no_node(project: Project, tmp_path: Path) -> None:
    project.has("v24.0.0")
    with tarfile.open(project.package("sdist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
        archive.extractall(tmp_path / "unpacked", filter="data")
    assert {"tools/web.py", "web/package-lock.json", str(STATIC / "index.html")} <= names
    assert not [name for name in names if "node_modules" in name]
    (project.folder,) = (tmp_path / "unpacked").iterdir()
    for program in project.programs.iterdir():
        program.unlink()
    with zipfile.ZipFile(project.package("wheel")) as archive:
        assert "mirabilia/server/static/index.html" in archive.namelist()
