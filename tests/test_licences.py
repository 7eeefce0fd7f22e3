"""Packages carry pages, and with them parts of others: each has its licence in `licenses/`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LICENCES = ROOT / "licenses"
BUNDLED = ROOT / "src" / "mirabilia" / "server" / "static" / "licenses.json"
"""Written by Vite: the packages that have gone into the pages."""
MODULES = ROOT / "web" / "node_modules"
NOT_FROM_A_PACKAGE = {"bip39-words.txt", "game-icons.txt", "philosopher.txt", "vite.txt"}


def words(text: str) -> list[str]:
    return text.split()


def read(name: str) -> list[str]:
    return words((LICENCES / name).read_text(encoding="utf-8"))


def file_of(package: str) -> str:
    return f"{package.removeprefix('@').replace('/', '-')}.txt"


def test_every_package_in_the_pages_has_its_licence() -> None:
    if not BUNDLED.exists():
        pytest.skip("the pages have not been built")
    bundled = json.loads(BUNDLED.read_text(encoding="utf-8"))
    assert {file_of(package["name"]) for package in bundled} == {
        file.name for file in LICENCES.iterdir()
    } - NOT_FROM_A_PACKAGE
    for package in bundled:
        if "text" in package:
            assert read(file_of(package["name"])) == words(package["text"]), package["name"]
        else:
            assert package["identifier"] == "Apache-2.0", package["name"]
            assert {"Apache", "License", "TERMS", "CONDITIONS"} <= set(read(file_of(package["name"])))


def test_every_runtime_dependency_of_the_pages_has_its_licence() -> None:
    packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for package in [*packages, "svelte"]:
        assert (LICENCES / file_of(package)).exists(), package


def test_what_vite_adds_to_the_pages_is_licensed_as_vite() -> None:
    licence = MODULES / "vite" / "LICENSE.md"
    if not licence.exists():
        pytest.skip("there is no Vite here")
    assert " ".join(read("vite.txt")) in " ".join(words(licence.read_text(encoding="utf-8")))


def test_the_font_has_its_licence() -> None:
    assert read("philosopher.txt") == words((ROOT / "web/src/fonts/OFL.txt").read_text(encoding="utf-8"))


def test_the_project_names_the_licences() -> None:
    assert 'license = "MIT AND Apache-2.0 AND CC-BY-3.0 AND OFL-1.1"' in (ROOT / "pyproject.toml").read_text("utf-8")
