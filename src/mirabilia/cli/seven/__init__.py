"""The screen of 7 Wonders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from mirabilia.cli.screen import Menu, Scene
from mirabilia.cli.screen import notation as notation
from mirabilia.cli.screen import preview as preview
from mirabilia.cli.screen import unseated as unseated
from mirabilia.cli.seven import catalogue as listing
from mirabilia.cli.seven import menu as menus
from mirabilia.cli.seven import piece, scores
from mirabilia.cli.seven import table as tables
from mirabilia.cli.seven.parts import parts
from mirabilia.core.contract import Action, Fact
from mirabilia.core.describe import Texts
from mirabilia.games.seven.views import View


def unplayed(texts: Texts, players: int) -> tuple[str, ...]:
    """The names of the cities that nobody plays."""
    return tuple(name for part in parts() for name in part.unplayed(texts, players))


def table(scene: Scene, view: View, width: int, actions: Sequence[Action] = ()) -> RenderableType:
    return tables.draw(scene, view, width)


def menu(scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
    return menus.draw(scene, view, actions)


def waiting(scene: Scene, view: View) -> str:
    return tables.waiting(scene, view)


def cities(scene: Scene, view: View) -> RenderableType:
    return Group(*tables.in_detail(scene, view), scores.now(scene, view))


def pile(scene: Scene, view: View) -> RenderableType:
    return Text(tables.pile(scene, view))


def card(scene: Scene, view: View, words: str) -> RenderableType | None:
    match = piece.find(scene, view.edition, words)
    return piece.draw(scene, view.edition, *match) if match else None


def catalogue(scene: Scene, width: int) -> RenderableType:
    return listing.draw(scene, width)


def score_lines(
    sheets: Sequence[Mapping[str, int]], breakdown: Sequence[Sequence[Fact]] = ()
) -> list[tuple[str, list[int]]]:
    return scores.lines(sheets, breakdown)


def worth_telling(parts: Sequence[Fact]) -> list[Fact]:
    return scores.worth_telling(parts)
