"""The records of games: what they say, where they are found, and what is told of those that are wrong."""

from __future__ import annotations

import os
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from mirabilia import games
from mirabilia.bots import PLAYERS
from mirabilia.core import plugin
from mirabilia.core.contract import Game
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.core.plugin import FILE, VARIABLE, PluginError, PluginWarning

RECORD = 'name = "own"\ngame = ".rules:GAME"\n'


def record(folder: Path, text: str = RECORD) -> Path:
    folder.mkdir()
    (folder / FILE).write_text(text, encoding="utf-8")
    return folder / FILE


def test_the_games_of_the_package_are_found() -> None:
    assert games.names() == ("duel", "seven", "world")
    for name in games.names():
        assert isinstance(games.get(name), Game)
        assert games.get(name).name == games.plugin(name).name == name


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("part", ["game", "search", "evaluator", "reasons", "training", "screen"])
def test_every_part_that_a_record_names_is_there(name: str, part: str) -> None:
    assert games.plugin(name).load(part) is not None


@pytest.mark.parametrize("name", games.names())
def test_budgets_are_those_of_levels(name: str) -> None:
    budgets = games.plugin(name).budgets
    assert set(budgets.iterations) | set(budgets.sway) <= set(PLAYERS)
    assert budgets.hint > 0
    assert budgets.exploration > 0


def test_a_game_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="there is no game 'chess'; there is: duel, seven, world"):
        games.plugin("chess")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('name = "own"', "missing required field `game`"),
        (RECORD + "colour = 1", "contains unknown field `colour`"),
        (RECORD + 'search = "a b"', "search: 'a b' is not written as module or module:attribute"),
        (RECORD + "compiled = [3]", r"compiled\[0\]: Expected `str`, got `int`"),
        (RECORD + "[budgets]\nhint = 'far'", "budgets.hint: Expected `int`, got `str`"),
        (RECORD + "[budgets.iterations]\nadept = -1", "budgets.iterations.adept: a number of iterations is not -1"),
        (RECORD + "[budgets.sway]\nadept = -1", "budgets.sway.adept: how far a level is swayed is not -1"),
        (RECORD + 'folder = "x"', "folder: this follows from where the file is"),
        ('name = "Own Game"\ngame = "own"', "name: a name is small letters and digits, not 'Own Game'"),
        ("name", "Expected '=' after a key"),
    ],
)
def test_a_wrong_record_names_file_and_field(tmp_path: Path, text: str, reason: str) -> None:
    file = record(tmp_path / "own", text)
    with pytest.raises(PluginError, match=reason) as error:
        plugin.read(file, "own")
    assert str(error.value).startswith(f"{file}: ")


def test_a_part_that_does_not_import(tmp_path: Path) -> None:
    text = 'name = "own"\ngame = "no_such_package.rules:GAME"\nsearch = "json:no_search"\nscreen = "json.no_screen"\n'
    own = plugin.read(record(tmp_path / "own", text), "own")
    assert own.load("evaluator") is None
    for part, reason in (
        ("game", "there is no module no_such_package.rules"),
        ("search", "json has no 'no_search'"),
        ("screen", "there is no module json.no_screen"),
    ):
        with pytest.raises(PluginError, match=f"{FILE}: {part}: {reason}"):
            own.load(part)


def test_an_import_that_fails_inside_a_part_is_raised_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(tmp_path / "own_broken", 'name = "own"\ngame = ".rules:GAME"\n')
    (file.parent / "rules.py").write_text("import what_nobody_has\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ModuleNotFoundError, match="what_nobody_has"):
        plugin.read(file, "own_broken").load("game")


def test_folders_and_packages_of_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record(tmp_path / "own_first", 'name = "first"\ngame = ".rules:GAME"\n')
    record(tmp_path / "own_second", 'name = "second"\ngame = ".rules:GAME"\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    for between in (os.pathsep, ","):
        monkeypatch.setenv(VARIABLE, f"{tmp_path / 'own_second'}{between}own_first")
        assert games.names() == ("duel", "seven", "world", "second", "first")


def test_entry_points_of_other_distributions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record(tmp_path / "own_points", RECORD)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(plugin, "entry_points", lambda group: [EntryPoint("own", "own_points", group)])
    assert [load().name for load in plugin.installed()] == ["own"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('name = "own"', "missing required field `game`"),
        (RECORD + "hint = 3", "contains unknown field `hint`"),
        ('name = "duel"\ngame = ".rules:GAME"\n', "name: there is a game 'duel' already"),
    ],
    ids=["missing", "unknown", "a name that is taken"],
)
def test_a_record_that_is_wrong_leaves_the_other_games_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, reason: str
) -> None:
    first = record(tmp_path / "wrong", text)
    second = record(tmp_path / "right", 'name = "right"\ngame = ".rules:GAME"\n')
    monkeypatch.setenv(VARIABLE, f"{first.parent},{second.parent}")
    with pytest.warns(PluginWarning, match=reason) as warned:
        assert games.names() == ("duel", "seven", "world", "right")
    assert [str(one.message).startswith(f"{first}: ") for one in warned] == [True]


def test_a_package_that_is_not_there_leaves_the_other_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "no_such_package")
    with pytest.warns(PluginWarning, match=f"{VARIABLE}: 'no_such_package' is neither a package nor a folder"):
        assert games.names() == ("duel", "seven", "world")


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("", "game: .rules has no 'GAME'"),
        ("1 / 0", "game: division by zero"),
        ("import a_module_of_nobody", "game: No"),
    ],
)
def test_a_game_that_does_not_load_is_not_playable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: str, reason: str
) -> None:
    file = record(tmp_path / f"own_{abs(hash(rules))}")
    (file.parent / "rules.py").write_text(rules, encoding="utf-8")
    monkeypatch.setenv(VARIABLE, str(file.parent))
    with pytest.warns(PluginWarning, match=f"{FILE}: {reason}"):
        assert games.playable() == ("duel", "seven", "world")
    assert games.names() == ("duel", "seven", "world", "own")


def test_texts_beside_a_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = record(tmp_path / "own")
    (file.parent / "locales" / "it").mkdir(parents=True)
    (file.parent / "locales" / "it" / "own.ftl").write_text("own-title = Un gioco mio\n", encoding="utf-8")
    assert not texts("it").has("own-title")
    monkeypatch.setenv(VARIABLE, str(file.parent))
    assert texts("it")("own-title") == "Un gioco mio"


# Tables that are set up with one press.

PRESETS = [(name, preset) for name in games.names() for preset in plugin.plugins()[name].presets]


@pytest.mark.parametrize(("name", "preset"), PRESETS, ids=[f"{name}-{preset.name}" for name, preset in PRESETS])
def test_a_preset_can_be_played_and_says_what_it_is(name: str, preset: plugin.Preset) -> None:
    state = games.get(name).new(seed=1, players=preset.players, options=preset.options)
    assert state.to_act()
    assert preset.bot in PLAYERS
    title = f"{name}-preset-{preset.name}"
    for language in LANGUAGES:
        assert texts(language)(title) != texts(language).form(title, "why")


def test_every_game_has_a_first_one() -> None:
    assert {name for name, preset in PRESETS if preset.name == "first"} == set(games.names())
