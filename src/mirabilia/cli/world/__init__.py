"""The screen of World Wonders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from mirabilia.cli import screen
from mirabilia.cli.screen import Menu, Scene
from mirabilia.cli.screen import worth_telling as worth_telling
from mirabilia.cli.world import catalogue as listing
from mirabilia.cli.world import menu as menus
from mirabilia.cli.world import piece, reading
from mirabilia.cli.world import preview as previews
from mirabilia.cli.world import table as tables
from mirabilia.core.contract import Action, Fact
from mirabilia.core.describe import Texts
from mirabilia.games.world.views import View

NOT_ALWAYS = ("loans", "objectives")
"""Lines of the score sheet that are left out where nobody has anything on them."""


def unplayed(texts: Texts, players: int) -> tuple[str, ...]:
    return ()


def table(scene: Scene, view: View, width: int, actions: Sequence[Action] = ()) -> RenderableType:
    return tables.draw(scene, view, width, actions)


def menu(scene: Scene, view: View, actions: Sequence[Action]) -> Menu:
    return menus.draw(scene, view, actions)


def notation(scene: Scene, view: View, words: str) -> str:
    return reading.read(scene, view, words)


def preview(scene: Scene, view: View, actions: Sequence[Action], words: str) -> RenderableType | None:
    return previews.draw(scene, view, actions, words)


def waiting(scene: Scene, view: View) -> str:
    return tables.waiting(scene, view)


def cities(scene: Scene, view: View) -> RenderableType:
    return tables.detail(scene, view)


def pile(scene: Scene, view: View) -> RenderableType:
    return Text(scene.texts("world-screen-no-pile"))


def card(scene: Scene, view: View, words: str) -> RenderableType | None:
    entry = piece.find(scene, words)
    return piece.draw(scene, *entry) if entry else None


def catalogue(scene: Scene, width: int) -> RenderableType:
    return listing.draw(scene, width)


def score_lines(
    sheets: Sequence[Mapping[str, int]], breakdown: Sequence[Sequence[Fact]] = ()
) -> list[tuple[str, list[int]]]:
    lines = screen.score_lines(sheets, breakdown)
    return [(name, points) for name, points in lines if name not in NOT_ALWAYS or any(points)]


def unseated(scene: Scene, view: View) -> dict[str, int]:
    """A player alone has the Automaton against them."""
    return {scene.texts("world-screen-automaton-name"): view.automaton.points} if view.automaton else {}
