"""An uncompiled build says what it costs, once, in every command that computes and in no other."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from mirabilia import _build
from mirabilia.core.describe import LANGUAGES, texts
from tests.cli.program import UNCOMPILED, command, environment, run
from tests.locales import messages
from tests.waiting import LONG
from tools import compiling

ROOT = Path(__file__).parents[2]
GAME = str(ROOT / "tests" / "golden" / "duel-military.txt")
COMPUTING = {
    "play": ("play", "duel", "--seed", "7", "--vs", "random"),
    "match": ("match", "duel", "random", "greedy", "--games", "2", "--jobs", "2"),
    "analyse": ("analyse", GAME, "--budget", "1i", "--to", "4", "--jobs", "2"),
    "tune": ("tune", "duel", "--games", "2", "--generations", "0"),
    "serve": ("serve", "--port", "0"),
}
OTHERS = {
    "version": ("--version",),
    "help": ("play", "--help"),
    "cards": ("cards", "duel"),
    "rules": ("rules", "duel"),
    "games": ("games",),
    "replay": ("replay", GAME),
    "bot": ("bot", "duel"),
}


def said_by(home: Path, *arguments: str, **more: str) -> str:
    """The whole error output."""
    done = subprocess.run(
        command(*arguments),
        env=environment(home) | more,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=LONG,
        check=False,
    )
    assert not UNCOMPILED.search(done.stdout)
    return done.stderr


@pytest.mark.parametrize("name", COMPUTING)
def test_it_is_said_once_by_what_computes(tmp_path: Path, name: str) -> None:
    err = said_by(tmp_path, *COMPUTING[name], MIRABILIA_PURE="1")
    (line,) = UNCOMPILED.findall(err)
    assert err.startswith(line)
    assert "the search is about 30 times slower" in line


@pytest.mark.parametrize("name", OTHERS)
def test_nothing_is_said_by_what_does_not(tmp_path: Path, name: str) -> None:
    assert not UNCOMPILED.search(said_by(tmp_path, *OTHERS[name], MIRABILIA_PURE="1"))


def test_it_is_said_in_italian(tmp_path: Path) -> None:
    notice = run(tmp_path, *COMPUTING["play"], "--lang", "it", MIRABILIA_PURE="1").notice
    assert "la ricerca è circa 30 volte più lenta" in notice
    assert notice.count("\n") == 1


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package in which nothing is compiled."""
    folder = tmp_path_factory.mktemp("package")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "_compiled.json", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    shutil.copytree(ROOT / "locales", folder / "src" / "mirabilia" / "locales")
    return folder / "src"


def write_record(package: Path, **changes: object) -> None:
    """Let a package say of itself how it was built."""
    modules = ["mirabilia.core.bits"]
    record = {
        "modules": modules,
        "sources": _build.fingerprint(modules),
        "suffix": sysconfig.get_config_var("EXT_SUFFIX"),
    }
    (package / "mirabilia" / "_compiled.json").write_text(json.dumps(record | changes))


@pytest.mark.parametrize(
    ("changes", "pure", "said"),
    [
        ({}, "0", ""),
        ({"modules": 3}, "0", "To compile it, run “make build”, or install it again where there is a C compiler."),
        ({}, "1", "because MIRABILIA_PURE is set"),
        ({"suffix": ".other.so"}, "0", "because the compiled one is for another Python"),
    ],
    ids=["compiled", "none", "pure", "python"],
)
def test_the_reason_is_told(tmp_path: Path, package: Path, changes: dict[str, object], pure: str, said: str) -> None:
    write_record(package, **changes)
    done = run(tmp_path, *COMPUTING["play"], MIRABILIA_PURE=pure, PYTHONPATH=str(package))
    assert done.code == 0
    assert said in done.notice
    assert bool(said) == bool(done.notice)


def test_a_stale_build_warns_of_itself(tmp_path: Path, package: Path) -> None:
    write_record(package, sources="old")
    done = run(tmp_path, *COMPUTING["play"], MIRABILIA_PURE="0", PYTHONPATH=str(package))
    assert done.notice == ""
    assert done.err.count("running the sources, about 30 times slower in search") == 1


def test_the_figure_is_that_of_the_benchmarks() -> None:
    """For Duel and 7 Wonders, to the nearest ten."""
    page = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (?:Duel|7 Wonders), [^|]*\| ([\d,]+) \| ([\d,]+) \|", page.partition("## The search")[2], re.M
    )
    ratios = [int(compiled.replace(",", "")) / int(pure.replace(",", "")) for compiled, pure in rows]
    assert len(ratios) == 4
    assert round(sum(ratios) / len(ratios), -1) == _build.SLOWER
    assert f"about {_build.SLOWER} times slower in search" in compiling.NO_COMPILER


def test_both_languages_have_the_same_texts() -> None:
    assert messages("en", "build.ftl") == messages("it", "build.ftl")
    assert set(messages("en", "build.ftl")) == {f"build-{kind}" for kind in _build.REASONS}
    for language in LANGUAGES:
        for kind in _build.REASONS:
            assert "\n" not in texts(language)(f"build-{kind}", times=30)
            assert kind == "compiled" or UNCOMPILED.match(texts(language)(f"build-{kind}", times=30) + "\n")


def test_a_program_of_python_is_not_disturbed() -> None:
    code = "from mirabilia import games; games.get('duel').new(seed=1)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not UNCOMPILED.search(done.stderr)
