"""What the rules need, and what an installation without the rest says."""

from __future__ import annotations

import subprocess
import sys

import pytest

from mirabilia.core.describe import LANGUAGES
from mirabilia.core.extras import WORDS, MissingExtra, needed
from mirabilia.tables.store import Store

BASE = ("librt", "msgspec", "mypy_extensions")
ONLY_THE_BASE = f"""
import importlib, pkgutil, sys
from pathlib import Path

ALLOWED = {{"mirabilia", "mirabilia__mypyc", *{BASE!r}}}

class OnlyTheBase:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top not in ALLOWED and top not in sys.stdlib_module_names and not top.startswith("_sysconfigdata"):
            raise ModuleNotFoundError(f"no {{name}} here", name=name)

sys.meta_path.insert(0, OnlyTheBase())
"""
PLAY = """
import mirabilia
LEARNING = {f"mirabilia.arena.tuning.{name}" for name in ("training", "move_training", "policy_training", "fitting")}
for package in ("core", "games", "bots", "arena"):
    folder = Path(mirabilia.__file__).parent / package
    for module in pkgutil.walk_packages([str(folder)], f"mirabilia.{package}."):
        if module.name not in LEARNING:
            importlib.import_module(module.name)

from mirabilia import games
for name in games.names():
    state = games.get(name).new(seed=7)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    print(name, state.result().ranks)
"""


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False)


def test_rules_bots_and_matches_need_three_packages() -> None:
    done = run(ONLY_THE_BASE + PLAY)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["duel", "seven", "world"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("argument", ["games", "--help", "no-such-command"])
def test_the_command_without_its_extra(language: str, argument: str) -> None:
    done = run(ONLY_THE_BASE + "import mirabilia.cli; mirabilia.cli.main()", argument, "--lang", language)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"mirabilia: {MissingExtra('cli', 'typer').in_words(language)}\n"


def test_texts_without_fluent_name_the_extra() -> None:
    done = run(ONLY_THE_BASE + "from mirabilia.core import describe; describe.texts('it')")
    assert done.returncode == 1
    assert done.stderr.endswith(
        'MissingExtra: fluent is not installed, and this needs it: pip install "mirabilia[cli]"\n'
    )


REFUSED = """
from mirabilia import games
state = games.get("world").new(seed=7)
for move in ("buy s1", "lay a1", "loan 2"):
    try:
        state.parse(move)
    except ValueError as error:
        print(error)
"""


def test_refusals_without_fluent_are_made_of_the_fact() -> None:
    done = run(ONLY_THE_BASE + REFUSED)
    assert done.stdout.splitlines() == [
        "buy s1: other_choice: choice free_road, moves lay <cell> | lay <cell> r90",
        "lay a1: no_pavement",
        "unreadable: text loan 2, "
        "moves buy <item> | loan | repay | leave | lay <cell> | lay <cell> r90 | single <cell>",
    ], done.stderr


def test_raising_a_refusal_makes_no_text() -> None:
    code = """
import sys
from mirabilia import games
state = games.get("duel").new(seed=7)
try:
    state.parse("build baths")
except ValueError as error:
    assert "fluent.runtime" not in sys.modules and "mirabilia.core.describe" not in sys.modules
    assert str(error) and "fluent.runtime" in sys.modules
"""
    done = run(code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("module", ["training", "fitting"])
def test_learning_without_numpy_names_the_extra(module: str) -> None:
    done = run(ONLY_THE_BASE + f"import mirabilia.arena.tuning.{module}")
    assert done.returncode == 1
    assert done.stderr.endswith('numpy is not installed, and this needs it: pip install "mirabilia[tune]"\n')


def test_postgresql_without_psycopg_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingExtra, match=r'psycopg is not installed.*"mirabilia\[postgresql\]"'):
        Store("postgresql://nobody@localhost/nothing")


def test_the_innermost_extra_is_named() -> None:
    with pytest.raises(MissingExtra) as raised, needed("server"), needed("postgresql"):
        raise ModuleNotFoundError("no psycopg.pq", name="psycopg.pq")
    assert (raised.value.extra, raised.value.package, raised.value.name) == ("postgresql", "psycopg", "psycopg")


def test_a_module_of_our_own_that_is_missing_is_a_mistake() -> None:
    with pytest.raises(ModuleNotFoundError) as raised, needed("cli"):
        raise ModuleNotFoundError("no mirabilia.cli.gone", name="mirabilia.cli.gone")
    assert not isinstance(raised.value, MissingExtra)


def test_both_languages_have_the_words() -> None:
    assert sorted(WORDS) == sorted(LANGUAGES)
