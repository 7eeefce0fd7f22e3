"""The environments for learners, with the packages of the extra `rl` in an environment of their own."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.package.installing import install
from tools.environments import ROOT, Environment, run

PINNED = ROOT / "requirements" / "envs.txt"


@pytest.mark.package
@pytest.mark.skipif(sys.platform == "win32", reason="there is no OpenSpiel for Windows")
def test_they_pass_the_tests_of_pettingzoo_gymnasium_and_openspiel(environment: Environment) -> None:
    """The sources of this folder, compiled as they are here: what the wheel brings the other tests try."""
    install(environment, "--require-hashes", "-r", str(PINNED))
    said = run(
        environment.python,
        *("-m", "pytest", "-q", "-x", "--noconftest", "-o", "addopts=", "-p", "no:cacheprovider", "tests/envs"),
        PYTHONPATH=f"{ROOT / 'src'}:{ROOT}",
    )
    assert " passed" in said
    assert "skipped" not in said


def test_without_their_packages_they_say_which_extra_brings_them() -> None:
    for module in ("aec", "parallel", "single", "openspiel"):
        code = (
            "import sys; sys.modules.update(numpy=None, gymnasium=None, pettingzoo=None, pyspiel=None)"
            f"; import mirabilia.envs.{module}"
        )
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
        assert 'pip install "mirabilia[rl]"' in done.stderr
