"""What an expansion adds to the screen of 7 Wonders: its `ScreenPart`.

Those of Mirabilia are modules of `expansions`, called after the expansion; an expansion from elsewhere has a module
`terminal` in its package. Either has a `PART`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, TypeAlias

from rich.console import RenderableType

from mirabilia.core.contract import Action, Fact
from mirabilia.core.describe import Texts
from mirabilia.games.seven.expansion import Expansion, expansions

if TYPE_CHECKING:
    from mirabilia.cli.screen import Scene
    from mirabilia.cli.seven.printed import PrintedPiece
    from mirabilia.games.seven.views import Choice, City, View

Reading: TypeAlias = Callable[[Texts, Any], Any]
"""What the value of a field of an effect puts into a phrase."""
PACKAGE = f"{__name__.rpartition('.')[0]}.expansions"
MODULE = "terminal"


class ScreenPart:
    """What the screen shows of an expansion. One overrides what it needs."""

    # Pieces.

    styles: Mapping[str, str] = {}
    """How its colours of cards look."""
    kinds_in_hand: tuple[str, ...] = ()
    """Kinds of pieces that are held and used like cards."""
    readings: Mapping[str, Reading] = {}
    """How fields of its effects are read, by `field` or `effect.field`."""

    def pieces(self, edition: int) -> Mapping[str, Sequence[PrintedPiece]]:
        """Its kinds of pieces, for those who look one up; cards and boards are known already."""
        return {}

    def about(self, scene: Scene, kind: str, piece: PrintedPiece) -> list[str]:
        """All about one of its pieces."""
        return []

    def listing(self, scene: Scene) -> list[RenderableType]:
        """All its pieces, as tables."""
        return []

    # The table.

    def title(self, scene: Scene, view: View) -> str:
        """What the table is called now, if it is in a phase of this expansion."""
        return ""

    def above(self, scene: Scene, view: View) -> list[RenderableType]:
        """What is shown above the cities."""
        return []

    def beside(self, scene: Scene, view: View) -> list[str]:
        """Lines below the cities."""
        return []

    def unplayed(self, texts: Texts, players: int) -> tuple[str, ...]:
        """The names of cities that nobody plays."""
        return ()

    # A city.

    labels: tuple[str, ...] = ()
    """The rows it adds to a city, by the last part of the id of their label."""

    def place(self, scene: Scene, view: View, owner: int) -> str:
        """Who this city is to the viewer."""
        return ""

    def rows(self, scene: Scene, view: View, city: City) -> Mapping[str, list[str]]:
        """What it adds to the rows of a city: phrases by label."""
        return {}

    def cards(self, city: City) -> Mapping[str, Sequence[str]]:
        """What is counted beside the cards of a city that is far away, by colour."""
        return {}

    # Moves.

    uses: tuple[str, ...] = ()
    """Its decisions in which a piece of the hand is used."""
    ways: Mapping[str, str] = {}
    """The message of each of its moves that puts a piece of the hand into play."""
    with_stage: tuple[str, ...] = ()
    """Its moves that build a stage."""
    purses: Mapping[str, str] = {}
    """Who gets the coins of its parts of a cost: "left", "right" or "bank"."""

    def question(self, scene: Scene, view: View, choice: Choice, asked: str) -> str:
        """What is asked, with what it adds to the sentence."""
        return asked

    def details(self, scene: Scene, view: View, fact: Fact) -> str:
        """What a move of it brings, for one that is chosen from a list."""
        return ""

    def in_hand(self, view: View) -> list[str]:
        """The pieces the viewer holds besides cards."""
        return []

    def piece_title(self, scene: Scene, view: View, kind: str, piece: str) -> str:
        """A piece of the hand as the title of what can be done with it."""
        return ""

    def stage_label(self, scene: Scene, view: View, action: Action, price: str) -> str:
        """A move of `with_stage`."""
        return ""

    # Points.

    pad_lines: Mapping[str, str] = {}
    """The line of the printed pad for a line of the score sheet, where they differ."""
    apart: Mapping[str, tuple[str, str]] = {}
    """For a line with debt: the part that gets a line of its own, and what the rest is then called."""
    telling_parts: tuple[str, ...] = ()
    """Parts of a score that are told in words."""
    symbol_parts: tuple[str, ...] = ()
    """Those that say what a science symbol became."""

    def debts(self, city: City) -> list[Fact]:
        """Its parts of a score that are below zero, while the game goes on."""
        return []


@cache
def parts() -> tuple[ScreenPart, ...]:
    """Those of all expansions, in their order."""
    return tuple(_part(expansion) for expansion in expansions())


def _part(expansion: Expansion) -> ScreenPart:
    if not expansion.is_built_in:
        return _part_in(expansion.module(MODULE)) if expansion.has_module(MODULE) else ScreenPart()
    name = f"{PACKAGE}.{expansion.name}"
    return _part_in(import_module(name)) if find_spec(name) else ScreenPart()


def _part_in(module: ModuleType) -> ScreenPart:
    part: ScreenPart = module.PART
    return part
