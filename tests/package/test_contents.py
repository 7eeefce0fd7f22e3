"""What the packages carry, and that they can be built where there is neither a compiler nor Node."""

from __future__ import annotations

import email
import sys
import tarfile
import zipfile
from email.message import Message
from pathlib import Path

import pytest

from tools import environments
from tools.environments import ROOT

EXTRAS = ["all", "cli", "passkeys", "plots", "postgresql", "push", "ray", "rl", "server", "tune"]
JUNK = (".so", ".pyc", ".pyd", ".sqlite", "_compiled.json", "uv.lock")


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def metadata(wheel: Path) -> Message:
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(archive.read(name))


def test_the_wheel_says_what_it_is(wheel: Path) -> None:
    said = metadata(wheel)
    assert said["Author"] == "The Mirabilia contributors"
    assert said["Requires-Python"] == ">=3.11"
    assert sorted(said.get_all("Provides-Extra", [])) == EXTRAS
    for version in ("3.11", "3.12", "3.13", "3.14"):
        assert f"Programming Language :: Python :: {version}" in said.get_all("Classifier", [])
    needed = [line.partition(">")[0] for line in said.get_all("Requires-Dist", []) if "extra ==" not in line]
    assert needed == ["librt", "msgspec", "mypy-extensions"]


def test_the_wheel_carries_the_licence_of_every_part(wheel: Path) -> None:
    carried = {name.partition("/licenses/")[2] for name in names_in(wheel) if "/licenses/" in name}
    assert carried == {"LICENSE", *(f"licenses/{file.name}" for file in (ROOT / "licenses").iterdir())}
    assert set(metadata(wheel).get_all("License-File", [])) == carried


def test_the_wheel_has_nothing_but_the_package(wheel: Path) -> None:
    names = names_in(wheel)
    assert {name.partition("/")[0] for name in names} == {"mirabilia", wheel.name.rpartition("-py3")[0] + ".dist-info"}
    assert not [name for name in names if name.endswith(JUNK)]
    assert {"mirabilia/py.typed", "mirabilia/locales/it/duel.ftl", "mirabilia/games/duel/catalogue/cards.toml"} <= set(
        names
    )


def test_the_source_has_what_is_kept_and_nothing_else(source: Path) -> None:
    with tarfile.open(source) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", "Makefile", "docs/hosting.md", "tests/conftest.py", "web/package.json"} <= names
    assert {f"licenses/{file.name}" for file in (ROOT / "licenses").iterdir()} <= names
    assert not [name for name in names if name.endswith(JUNK) or "node_modules" in name or name.startswith(".ci")]


def test_a_package_built_twice_is_the_same(source: Path, unpacked: Path, wheel: Path, tmp_path: Path) -> None:
    assert environments.build("sdist", tmp_path).read_bytes() == source.read_bytes()
    assert environments.build("wheel", tmp_path, unpacked, MIRABILIA_PURE="1").read_bytes() == wheel.read_bytes()


def test_without_compiler_and_node_the_source_gives_a_wheel_with_pages(unpacked: Path, tmp_path: Path) -> None:
    if not (ROOT / "src/mirabilia/server/static/index.html").exists():
        pytest.skip("the pages have not been built")
    bare = {"PATH": str(Path(sys.executable).parent), "CC": "no-such-compiler", "MIRABILIA_PURE": "0"}
    wheel = environments.build("wheel", tmp_path, unpacked, **bare)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "mirabilia/server/static/index.html" in names_in(wheel)
