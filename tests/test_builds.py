"""Both builds: the same games, the right one chosen, and an installation without a C compiler."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest

from mirabilia import _build
from tools import compiling

ROOT = Path(__file__).resolve().parent.parent
pytestmark = pytest.mark.both_builds

FINGERPRINT = """
import sys
from mirabilia import _build
from mirabilia.games.duel.playout import fingerprint
print(_build.COMPILED, *(fingerprint(0, int(sys.argv[1]), wonders) for wonders in (0, 1, 2)))
"""
SEVEN = """
import sys
from mirabilia import _build
from mirabilia.games.seven import options
from mirabilia.games.seven.playout import fingerprint
everything = {"expansions": ["leaders", "cities", "edifice"]}
for players, chosen in (
    (3, {}),
    (7, {}),
    (2, {"expansions": ["leaders", "cities"]}),
    (5, everything | {"leader_decks": ["expert", "cities", "cities_2012"], "sides": "random"}),
    (8, {"expansions": ["leaders", "cities"], "teams": True}),
    (4, everything | {"edition": 1, "leader_decks": ["cities"]}),
):
    checked = options.checked(players, chosen)
    print(fingerprint(options.setting(checked), options.supply(checked), 0, int(sys.argv[1])))
print(_build.COMPILED)
"""
WORLD = """
import sys
from mirabilia import _build
from mirabilia.games.world import options
from mirabilia.games.world.playout import fingerprint
for players, chosen in (
    (2, {}),
    (1, {"solo": "hard"}),
    (3, {"map_side": "B", "objectives": "dealt"}),
    (5, {"map_side": "B", "resource_side": "B", "objectives": ["o01", "o02", "o15"]}),
):
    checked = options.checked(players, chosen)
    setting, maps, dealt = options.setting(checked), options.maps(checked), 3 * (checked.objectives == "dealt")
    print(fingerprint(setting, maps, options.objectives(checked), dealt, 0, int(sys.argv[1]) // players))
print(_build.COMPILED)
"""
DEEP = """
import hashlib, json, msgspec, sys
from random import Random
import msgspec
from mirabilia import games
digest = hashlib.sha256()
seven = {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["expert", "cities"]}
world = {"map_side": "B", "objectives": "dealt"}
for name, number, players, options in (
    ("duel", 40, 2, {}),
    ("seven", 4, 5, seven),
    ("seven", 4, 2, {}),
    ("world", 1, 3, world),
    ("world", 1, 1, {"solo": "hard"}),
):
    for seed in range(number):
        state, rng = games.get(name).new(seed, players, options), Random(seed)
        while state.to_act():
            seat = state.to_act()[0]
            state.play(seat, rng.choice(state.legal(seat)))
            digest.update(msgspec.json.encode([state.events(seat), state.legal(players - 1), state.actions(seat)]))
            digest.update(msgspec.json.encode([state.view(0), state.sample(players - 1, rng).snapshot()]))
        digest.update(json.dumps(state.snapshot()).encode())
        sketch = games.get(name).new(seed, players, options).snapshot()
        for field in ("decks", "progress", "draft", "leader_box", "edifices", "offers", "commits", "stacks", "market"):
            sketch.pop(field, None)
        digest.update(json.dumps(games.get(name).restore(sketch, fill=seed).snapshot()).encode())
print(digest.hexdigest())
"""


def python(code: str, *arguments: str, pure: bool = False, cwd: Path | None = None, path: Path | None = None) -> str:
    """What a fresh interpreter prints; `path` goes before the installed package."""
    environment = os.environ | {"MIRABILIA_PURE": "1" if pure else "0"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    run = subprocess.run(
        [sys.executable, "-c", code, *arguments], env=environment, capture_output=True, text=True, cwd=cwd, check=False
    )
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


needs_compiled = pytest.mark.skipif(
    python("from mirabilia import _build; print(_build.COMPILED)") != "True",
    reason="nothing is compiled here: no C compiler, or `make build` has not run",
)


@pytest.mark.skipif(compiling.find_compiler() is None, reason="there is no C compiler here")
def test_where_there_is_a_compiler_the_rules_are_compiled() -> None:
    """A build that fails leaves the sources to be played, so it must not pass for the compiled one."""
    assert python("from mirabilia import _build; print(_build.COMPILED)") == "True"


@needs_compiled
def test_both_builds_play_the_same_ten_thousand_games() -> None:
    compiled = python(FINGERPRINT, "10000")
    pure = python(FINGERPRINT, "10000", pure=True)
    assert compiled.split()[0] == "True"
    assert pure.split()[0] == "False"
    assert compiled.split()[1:] == pure.split()[1:]


@needs_compiled
@pytest.mark.parametrize(("game", "number"), [(SEVEN, "150"), (WORLD, "15")], ids=["seven", "world"])
def test_both_builds_play_the_same_games(game: str, number: str) -> None:
    compiled, pure = python(game, number).split(), python(game, number, pure=True).split()
    assert compiled.pop() == "True"
    assert pure.pop() == "False"
    assert compiled == pure


@needs_compiled
def test_both_builds_give_the_same_views_events_and_samples() -> None:
    assert python(DEEP) == python(DEEP, pure=True)


def copy_of_the_package(folder: Path) -> Path:
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return folder / "src"


def test_an_edited_source_is_what_runs(tmp_path: Path) -> None:
    source = copy_of_the_package(tmp_path)
    with (source / "mirabilia/games/duel/scoring.py").open("a", encoding="utf-8") as file:
        file.write("\nEDITED = True\n")
    code = "from mirabilia.games.duel import scoring; print(scoring.EDITED)"
    environment = os.environ | {"PYTHONPATH": str(source), "MIRABILIA_PURE": "0"}
    run = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "True"
    if (_build.RECORD).exists():
        assert "older than their sources" in run.stderr


def test_a_source_that_is_gone_makes_a_build_stale(tmp_path: Path) -> None:
    source = copy_of_the_package(tmp_path)
    record = {"modules": ["mirabilia.gone"], "sources": "old", "suffix": sysconfig.get_config_var("EXT_SUFFIX")}
    (source / "mirabilia" / "_compiled.json").write_text(json.dumps(record), encoding="utf-8")
    assert python("from mirabilia import _build; print(_build.COMPILED)", path=source) == "False"


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with nothing compiled in it."""
    source = copy_of_the_package(tmp_path_factory.mktemp("sources"))
    for file in source.rglob("*.so"):
        file.unlink()
    return source


@pytest.mark.parametrize("record", ["", "{}", "[]", '{"modules": 3}', "not json"])
def test_a_broken_build_record_means_the_sources(sources: Path, record: str) -> None:
    (sources / "mirabilia" / "_compiled.json").write_text(record, encoding="utf-8")
    code = "from mirabilia import _build, games; games.get('duel').new(seed=1); print(_build.COMPILED)"
    assert python(code, path=sources) == "False"


def test_without_a_compiler_the_uncompiled_build_installs_and_says_so_once(tmp_path: Path) -> None:
    for name in ("src", "locales", "licenses", "tools", "docs/rules"):
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "_compiled.json")
        shutil.copytree(ROOT / name, tmp_path / "project" / name, ignore=ignored)
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path / "project" / name)
    shutil.copy(ROOT / "docs" / "strength.json", tmp_path / "project" / "docs")
    environment = os.environ | {"CC": "no-such-compiler", "MIRABILIA_PURE": "0"}
    build = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=tmp_path / "project",
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert build.stderr.count("no C compiler found") == 1
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert not [name for name in archive.namelist() if name.endswith((".so", "_compiled.json"))]
        assert "mirabilia/locales/it/duel.ftl" in archive.namelist()
        archive.extractall(tmp_path / "installed")
    code = "import mirabilia; print(mirabilia.__file__)"
    there = tmp_path / "installed"
    assert python(code, cwd=tmp_path, path=there).startswith(str(there))
    installed = python(FINGERPRINT, "200", cwd=tmp_path, path=there)
    assert installed.split()[0] == "False"
    assert installed.split()[1:] == python(FINGERPRINT, "200").split()[1:]
    words = "from mirabilia.core.describe import texts; print(texts('it')('duel-card-baths'))"
    assert python(words, cwd=tmp_path, path=there) == "Bagni"


@needs_compiled
def test_the_wheel_holds_the_compiled_modules(tmp_path: Path) -> None:
    """The record names them; a wheel made here carries each of them."""
    record = json.loads(_build.RECORD.read_text(encoding="utf-8"))
    for module in record["modules"]:
        built = (ROOT / "src" / (module.replace(".", "/") + record["suffix"])).exists()
        assert built, module
