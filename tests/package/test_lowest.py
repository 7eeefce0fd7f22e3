"""The lower bounds of pyproject.toml are true."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.package.installing import install
from tools.environments import LOWEST, PARTS, ROOT, Environment

BOUND = re.compile(r"(?P<name>[a-z-]+)(\[[a-z]+\])?>=(?P<version>[0-9.]+)")

APART = ("rl", "ray", "plots")
"""Extras that are not in `all`: they are large, and are pinned and tried in environments of their own."""


def bounds() -> Iterator[tuple[str, str]]:
    """The packages that we ask for, and from which version on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *(one for name in extras if name not in APART for one in extras[name])]
    for requirement in asked:
        if not requirement.startswith("mirabilia["):
            bound = BOUND.fullmatch(requirement)
            assert bound, requirement
            yield bound["name"], bound["version"]


def whole(version: str) -> tuple[int, ...]:
    """2.2 and 2.2.0 are the same."""
    numbers = [int(part) for part in version.split(".")]
    return tuple(numbers + [0] * (4 - len(numbers)))


@pytest.mark.parametrize(("name", "version"), list(bounds()))
def test_the_lowest_versions_are_those_of_the_bounds(name: str, version: str) -> None:
    """`make lock` pins them anew; a bound has to be a version that was published."""
    pinned = dict(re.findall(r"^([a-z-]+)==([0-9.]+)", LOWEST.read_text(encoding="utf-8"), re.MULTILINE))
    assert whole(pinned[name]) == whole(version), f"{name} is pinned to {pinned[name]}"


@pytest.mark.package
def test_everything_works_with_the_lowest_versions(environment: Environment, wheel: Path, postgresql: str) -> None:
    install(environment, "--require-hashes", "-r", str(LOWEST))
    install(environment, "--no-deps", str(wheel))
    assert environment.smoke(*PARTS, f"server={postgresql}").count("fine") == len(PARTS) + 1
