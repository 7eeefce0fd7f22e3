"""What an expansion is: a folder of its own with a record, `EXPANSION`, that says what it brings.

The folders beside this module are found, and so are the packages that installed distributions name as entry points of
the group `mirabilia.seven.expansions` and those named in the environment variable MIRABILIA_SEVEN_EXPANSIONS. A program
can also register one before the game is built:

    from mirabilia.games import seven
    seven.register("my_package.envoys")
"""

from __future__ import annotations

import importlib.util
import os
import pkgutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from mirabilia.core.plugin import PluginError, entries, one_line
from mirabilia.games.seven.option_kinds import ExpansionOption

if TYPE_CHECKING:
    from mirabilia.core.contract import Fact
    from mirabilia.games.seven.entries import Card, Piece
    from mirabilia.games.seven.filling import Filling
    from mirabilia.games.seven.options import GameOptions
    from mirabilia.games.seven.position import Position
    from mirabilia.games.seven.restore import Restorer

FOLDER = Path(__file__).resolve().parent
PACKAGE = __name__.rpartition(".")[0]
RECORD = "EXPANSION"
GROUP = "mirabilia.seven.expansions"
"""The entry points of other distributions."""
VARIABLE = "MIRABILIA_SEVEN_EXPANSIONS"
"""Packages or folders of further expansions, separated by commas or as in a PATH."""

Key = TypeVar("Key")
Value = TypeVar("Value")


class ExtraPhase(NamedTuple):
    """A phase of an expansion, as restored positions need to know it."""

    name: str
    title: str
    is_before_ages: bool = False
    """Before Age I; else before the first turn of an Age."""
    in_hand: str = "card"
    """What the hands hold in it."""


class Expansion:
    """The record of an expansion, or of another optional part of the game. A folder overrides what it needs.

    Everything here is asked before or beside the game; what happens in the game is a `hooks.Module`.
    """

    name = ""
    package = ""
    """Where its modules are; filled in when it is found or registered."""
    order = 0
    """Those with lower numbers come first: in the options, in registers, and when hooks are called."""
    rules: tuple[str, ...] = ()
    """The modules that put their parts into the registers, in that order."""
    is_option = True
    """Whether players choose it under "expansions"; others follow from the players or from other options."""
    colours: tuple[str, ...] = ()
    """Colours of Age cards that no other part of the game has."""
    other_colours: tuple[str, ...] = ()
    """Colours of its pieces that count like cards but are not dealt in the Ages."""
    score_lines: Mapping[str, str] = {}
    """Its lines of the score sheet, each with the colour of the cards that score there, or ""."""
    doubled_line = ""
    """The line on which own guilds score a second time, if one of its effects (`City.doubled_guilds`) lets them."""
    phases: tuple[ExtraPhase, ...] = ()
    """Its phases."""
    options: tuple[ExpansionOption, ...] = ()
    """Options that are chosen besides."""
    is_for_players = False
    """Whether a city that nobody plays, the Free City, has nothing of it."""
    pad_lines: Mapping[str, str] = {}
    """The lines among them that have another name on the printed pad; those of one name share a line there."""
    further_turns = 0.0
    """How many turns more a game takes with it, apart from those with cards in hand."""
    is_built_in = False
    """Whether its fields are attributes of the generated classes; those of others lie in the row `extra`."""

    def is_in_play(self, chosen: GameOptions) -> bool:
        """Whether its hooks are called in a game with these options."""
        return self.name in chosen.expansions

    def check(self, chosen: GameOptions) -> None:
        """OptionError with the reason when the options cannot be combined."""

    def notes(self, chosen: GameOptions) -> Iterator[Fact]:
        """What it means for a game with these options, for whoever sets one up; asked when it is in play."""
        yield from ()

    def joining(self, chosen: GameOptions) -> Sequence[Card]:
        """The cards of which some join the deck of each Age, one for each player: every hand is longer then."""
        return ()

    def held_pieces(self, chosen: GameOptions) -> Sequence[Piece]:
        """The pieces in this game that players hold apart from their hand of cards."""
        return ()

    def open_pieces(self, chosen: GameOptions) -> dict[str, dict[str, int]]:
        """How many there are of its pieces that nobody holds, by kind and id."""
        return {}

    def allies(self, seat: int) -> set[int]:
        """The seats that win together with one, and know what it knows."""
        return {seat}

    def check_position(self, restorer: Restorer) -> None:
        """SnapshotError names the field where a restored position contradicts itself; asked in any game."""

    def check_phase(self, restorer: Restorer) -> None:
        """SnapshotError names the field where Age, turn and phase of a position cannot be."""

    def check_choice(self, restorer: Restorer, field: str, kind: int, argument: int) -> None:
        """SnapshotError if a pending choice of its own cannot be."""

    def hand_size(self, restorer: Restorer) -> int | None:
        """How many pieces a hand has in a phase of its own that deals some."""
        return None

    def can_choose(self, position: Position, owner: int) -> bool:
        """Whether a player has something to choose from in a phase of its own; True in any other."""
        return True

    def fill(self, filling: Filling) -> None:
        """Fill in what a sketched position leaves out of it, before the cards are."""

    def placed_pieces(self, filling: Filling) -> Iterator[str]:
        """The pieces that a sketched position has in places of its own."""
        yield from ()

    def owes(self, filling: Filling, owner: int) -> bool:
        """Whether a player owes a choice in a phase of its own where nobody has chosen yet."""
        return True

    def coins(self, chosen: GameOptions) -> int | None:
        """What everybody starts with, if that is another sum than in the base game."""
        return None

    @property
    def folder(self) -> Path:
        """The folder of its package."""
        return Path(str(sys.modules[self.package].__file__)).parent

    def module(self, name: str) -> ModuleType:
        """One of its modules; PluginError says which of an expansion from elsewhere is broken, and how."""
        module = f"{self.package}.{name}"
        try:
            return importlib.import_module(module)
        except Exception as error:
            if self.is_built_in:
                raise
            raise _broken(f"expansion {self.name!r}", module, error) from error

    def has_module(self, name: str) -> bool:
        return _is_there(f"{self.package}.{name}")


_REGISTERED: list[Expansion] = []


def register(package: str) -> Expansion:
    """Add the expansion of a package that is not part of Mirabilia. Once the game is built, it is too late.

    PluginError says why a package cannot be used.
    """
    if f"{PACKAGE}.data" in sys.modules:
        raise RuntimeError(f"7 Wonders is built already, so {package} cannot be registered any more")
    expansion = _in_package("register", package, [*_built_in(), *_REGISTERED])
    _REGISTERED.append(expansion)
    return expansion


def expansions() -> list[Expansion]:
    """All there are, in their order."""
    return _in_order(tuple(from_elsewhere()))


@cache
def _in_order(elsewhere: tuple[Expansion, ...]) -> list[Expansion]:
    return sorted([*_built_in(), *elsewhere], key=lambda expansion: expansion.order)


def number_of(name: str) -> int:
    """The place of an expansion in the order of all."""
    return [expansion.name for expansion in expansions()].index(name)


def declared(module: str, name: str) -> list[Any]:
    """What the expansions declare under that name in their modules of the first name, in their order.

    The base game asks for it when it is first used, not on import: modules of expansions may import its own.
    """
    modules = [expansion.module(module) for expansion in expansions() if expansion.has_module(module)]
    return [getattr(one, name) for one in modules if hasattr(one, name)]


def merged(base: Mapping[Key, Value], module: str, name: str) -> dict[Key, Value]:
    """A table of the base game with what the expansions declare for it."""
    table = dict(base)
    for more in declared(module, name):
        table.update(more)
    return table


def load_rules() -> None:
    """Import the modules that put their parts into the registers."""
    for expansion in expansions():
        for name in expansion.rules:
            expansion.module(name)


def text_folders() -> list[Path]:
    """Where expansions from elsewhere have their texts; those of Mirabilia are with its other texts."""
    return [expansion.folder / "locales" for expansion in from_elsewhere()]


# Finding.


@cache
def _is_there(module: str) -> bool:
    return importlib.util.find_spec(module) is not None


def from_elsewhere() -> list[Expansion]:
    """Those that are not part of Mirabilia."""
    return [*_REGISTERED, *_discover(os.environ.get(VARIABLE, ""))]


@cache
def _built_in() -> list[Expansion]:
    """Those in the folders beside this module: looking through it takes long, and games ask often."""
    records: list[Expansion] = []
    for info in pkgutil.iter_modules([str(FOLDER)]):
        if info.ispkg:
            package = f"{PACKAGE}.{info.name}"
            record = getattr(importlib.import_module(package), RECORD, None)
            if record is not None:
                record.package, record.is_built_in = package, True
                records.append(record)
    return records


@cache
def _discover(variable: str) -> list[Expansion]:
    """Those that distributions or the environment name; PluginError says which cannot be used, and why."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    named = [(f"entry point {point.name!r}", point.value) for point in points]
    discovered: list[Expansion] = []
    for source, entry in [*named, *((VARIABLE, entry) for entry in entries(variable))]:
        discovered.append(_in_package(source, entry, [*_built_in(), *_REGISTERED, *discovered]))
    return discovered


def _in_package(source: str, entry: str, others: Sequence[Expansion]) -> Expansion:
    """The record of a package, or of a folder that is one, if its name is not that of another."""
    package, folder = entry, Path(entry)
    if (folder / "__init__.py").is_file():
        folder = folder.resolve()
        package = folder.name
        if str(folder.parent) not in sys.path:
            sys.path.append(str(folder.parent))
    try:
        record = getattr(importlib.import_module(package), RECORD, None)
    except Exception as error:
        raise _broken(source, entry, error) from error
    if not isinstance(record, Expansion):
        raise PluginError(f"{source}: {entry!r} has no {RECORD}, the record of an expansion")
    if record.name in {other.name for other in others}:
        raise PluginError(f"{source}: {entry!r}: there is an expansion {record.name!r} already")
    record.package = package
    return record


def _broken(source: str, entry: str, error: Exception) -> PluginError:
    return PluginError(f"{source}: {entry!r} cannot be imported: {one_line(error)}")
