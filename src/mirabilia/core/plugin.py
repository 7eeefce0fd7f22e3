"""The record of a game: the file `plugin.toml` in its folder says where its parts are.

    name = "goofspiel"
    game = ".game:GAME"            # a name that begins with a dot belongs to the package of the record
    search = "my_bots.goofspiel:search_state"

A record is data. It names the modules that play, judge, explain and draw a game, and they are imported when they are
needed. So rules need not know their bots, and build tools can read the record without importing anything.

Games are found, not listed: the folders of `mirabilia.games`, the packages that installed distributions name as entry
points of the group `mirabilia.games`, and those named in the environment variable MIRABILIA_GAMES. One from elsewhere
that cannot be used is left out with a warning: the others can be played without it.
"""

from __future__ import annotations

import math
import os
import re
import sys
import tomllib
import warnings
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec, resolve_name
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

import msgspec

FILE = "plugin.toml"
GROUP = "mirabilia.games"
"""The entry points of other distributions; also the package of the games that come with this one."""
VARIABLE = "MIRABILIA_GAMES"
"""Packages or folders of further games, separated by commas or as in a PATH."""
PACKAGED = Path(__file__).parent.parent / "games"
NAME = re.compile(r"[a-z][a-z0-9]*")
TARGET = re.compile(r"\.?\w+(\.\w+)*(:\w+)?")


class PluginError(ValueError):
    """A record that cannot be used; says which file and which field."""


class PluginWarning(UserWarning):
    """A record that cannot be used, told to those who can do without it."""


def warn(error: Exception) -> None:
    """Say in one line what is left out and why; worker processes leave that to the one that started them."""
    if parent_process() is None:
        warnings.warn(one_line(error), PluginWarning, stacklevel=3)


def one_line(error: Exception) -> str:
    """What an exception says, whatever has raised it."""
    return " ".join(str(error).split()) or type(error).__name__


class Budgets(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far the bots look ahead in a game."""

    exploration: float = 0.7
    """The constant of UCT: how much the search tries moves that do not look best."""
    hint: int = 1000
    """Iterations of a hint."""
    iterations: dict[str, int] = {}
    """The most iterations of a level, where the game has a limit of its own; 0: the level looks one move ahead."""
    sway: dict[str, float] = {}
    """How far a level is swayed by what it likes, where that differs from game to game."""


class Preset(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that is set up with one press, such as a first game. Texts: `<game>-preset-<name>` and its `.why`."""

    name: str
    players: int
    bot: str
    """The bot at every seat but the first."""
    options: dict[str, Any] = {}


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a puzzle or a critical moment of a game can be about. Texts: `puzzle-theme-<name>`."""

    reasons: tuple[str, ...] = ()
    """How the kinds of reasons begin that speak for its move."""
    moves: tuple[str, ...] = ()
    """The kinds of its move."""


class Plugin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a record says, and where it was found. Parts are `module` or `module:attribute`; "" where there is none."""

    package: str
    """The package that the record lies in."""
    folder: str
    """Its folder. Texts of the game can lie there, as `locales/<language>/*.ftl`."""
    name: str
    game: str
    """The `Game`."""
    search: str = ""
    """A function `(state, seat, is_open)` that makes the `SearchState` of the game; else the contract is searched."""
    evaluator: str = ""
    """The `Evaluator`, which judges positions for bots that look one move ahead; else they play on at random."""
    reasons: str = ""
    """A function `(state, seat, move)` that finds what speaks for a move."""
    space: str = ""
    """A function `(players, options)` that makes the `Space` of such games: actions and observations for learners."""
    training: str = ""
    """The `Lesson` from which `mirabilia tune` learns."""
    statistics: str = ""
    """The `Questions` that `mirabilia stats` answers from many games."""
    offers: str = ""
    """A function `(state, seat)` that gives the actions as clients are sent them, where `State.actions` are too many:
    a legal one may stand for others like it, which its detail names."""
    outline: str = ""
    """A function `(players, options, people)` that says what such a table would be like: facts with a "note"."""
    outlook: str = ""
    """A function `(before, after, seat)` that says what moves of a seat have changed, as facts, when they are tried."""
    rehearsal: str = ""
    """A function `(state, seat)` that gives a state in which it is the seat's turn, for trying moves out before it is;
    None if the seat has nothing to try."""
    form: str = ""
    """A function `(snapshot)` that gives the `Form` of such snapshots, for whoever edits them; else it follows from
    what stands in the snapshot."""
    sketch: str = ""
    """A function `(players, options)` that gives a position to begin with, in which as little as possible is settled: a
    snapshot to be filled in."""
    places: str = ""
    """A function `(snapshot, seat, piece)` that gives the actions for laying a piece on what a seat has, wherever it
    has room, whether it could be laid there now or not."""
    screen: str = ""
    """The module that draws the game in the terminal; else a screen is made from the view."""
    board: str = ""
    """The module that draws it in the browser, a folder of `web/src/games`."""
    statements: tuple[str, ...] = ()
    """The files of `docs/rules` with its numbered rule statements, in the order of the rule books."""
    texts: str = ""
    """A function that names further folders of texts, such as those of expansions."""
    compiled: tuple[str, ...] = ()
    """The modules that mypyc compiles."""
    budgets: Budgets = Budgets()
    presets: tuple[Preset, ...] = ()
    """In the order in which they are offered."""
    themes: dict[str, Theme] = {}
    """By name; a puzzle has all whose reasons or moves it has."""
    chance: tuple[str, ...] = ()
    """The kinds of events with which chance comes in, where not all that bring hidden things to light do: what others
    have chosen in secret is no chance."""

    def load(self, part: str) -> Any:
        """What a field names, imported; None where the field is empty."""
        target = getattr(self, part)
        if not target:
            return None
        name, _, attribute = target.partition(":")
        module = import_part(self, part, resolve_name(name, self.package))
        try:
            return getattr(module, attribute) if attribute else module
        except AttributeError:
            raise self.error(part, f"{name} has no {attribute!r}") from None

    def compiled_modules(self) -> list[str]:
        return [resolve_name(name, self.package) for name in self.compiled]

    def error(self, field: str, reason: str) -> PluginError:
        return PluginError(f"{Path(self.folder) / FILE}: {field}: {reason}")


def import_part(plugin: Plugin, part: str, name: str) -> Any:
    """A module. An import that fails inside it is no mistake of the record, and is raised as it is."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise
        raise plugin.error(part, f"there is no module {name}") from None


# Reading.


def read(file: Path, package: str) -> Plugin:
    """The record of a file; PluginError names the field that is wrong."""
    try:
        fields = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise PluginError(f"{file}: {error}") from None
    for field in ("package", "folder"):
        if field in fields:
            raise PluginError(f"{file}: {field}: this follows from where the file is")
    try:
        plugin = msgspec.convert({**fields, "package": package, "folder": str(file.parent)}, Plugin)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        field = path.rstrip("`").lstrip(".")
        raise PluginError(f"{file}: {field}: {reason}" if field else f"{file}: {reason}") from None
    check(plugin)
    return plugin


def check(plugin: Plugin) -> None:
    if not NAME.fullmatch(plugin.name):
        raise plugin.error("name", f"a name is small letters and digits, not {plugin.name!r}")
    optional = (
        "search",
        "evaluator",
        "reasons",
        "space",
        "training",
        "statistics",
        "outline",
        "form",
        "sketch",
        "places",
        "screen",
        "texts",
    )
    targets = [(field, getattr(plugin, field)) for field in optional]
    for field, target in [("game", plugin.game), *targets, *(("compiled", name) for name in plugin.compiled)]:
        if not TARGET.fullmatch(target) and (target or field in ("game", "compiled")):
            raise plugin.error(field, f"{target!r} is not written as module or module:attribute")
    for level, iterations in plugin.budgets.iterations.items():
        if iterations < 0:
            raise plugin.error(f"budgets.iterations.{level}", f"a number of iterations is not {iterations}")
    for level, sway in plugin.budgets.sway.items():
        if not 0 <= sway < math.inf:
            raise plugin.error(f"budgets.sway.{level}", f"how far a level is swayed is not {sway}")


# Finding.


def plugins() -> Mapping[str, Plugin]:
    """Every game there is, by name: those of this package first, then the others in their order."""
    return discover(os.environ.get(VARIABLE, ""))


@cache
def discover(variable: str) -> Mapping[str, Plugin]:
    records = {plugin.name: plugin for plugin in packaged()}
    for load in [*installed(), *listed(variable)]:
        try:
            plugin = load()
            other = records.setdefault(plugin.name, plugin)
            if other.folder != plugin.folder:
                raise plugin.error("name", f"there is a game {plugin.name!r} already, in {other.folder}")
        except PluginError as error:
            warn(error)
    return records


def packaged() -> list[Plugin]:
    return [read(file, f"{GROUP}.{file.parent.name}") for file in sorted(PACKAGED.glob(f"*/{FILE}"))]


def installed() -> list[Callable[[], Plugin]]:
    """Load those of other distributions."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [partial(in_package, point.value, f"entry point {point.name!r}") for point in points]


def listed(variable: str) -> list[Callable[[], Plugin]]:
    """Load those of the environment variable."""
    return [partial(in_folder_or_package, entry) for entry in entries(variable)]


def in_folder_or_package(entry: str) -> Plugin:
    folder = Path(entry)
    if not (folder / FILE).is_file():
        return in_package(entry, VARIABLE)
    folder = folder.resolve()
    if str(folder.parent) not in sys.path:
        sys.path.append(str(folder.parent))
    return read(folder / FILE, folder.name)


def entries(variable: str) -> list[str]:
    """What a variable lists, separated by commas or as in a PATH."""
    return [entry for part in variable.replace(",", os.pathsep).split(os.pathsep) if (entry := part.strip())]


def in_package(package: str, source: str) -> Plugin:
    try:
        spec = find_spec(package)
    except Exception as error:  # a dotted name imports its parent, and that may raise anything
        raise PluginError(f"{source}: {package!r} cannot be imported: {one_line(error)}") from error
    if spec is None or not spec.submodule_search_locations:
        raise PluginError(f"{source}: {package!r} is neither a package nor a folder with a {FILE}")
    return read(Path(next(iter(spec.submodule_search_locations))) / FILE, package)
