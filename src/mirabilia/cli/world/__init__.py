"""The screen of World Wonders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import RenderableType
from rich.text import Text

from mirabilia.cli.screen import Menu, Move, Scene
from mirabilia.cli.screen import worth_telling as worth_telling
from mirabilia.cli.world import catalogue as listing
from mirabilia.cli.world import city, piece, reading, scores
from mirabilia.cli.world import menu as menus
from mirabilia.cli.world import preview as previews
from mirabilia.cli.world import table as tables
from mirabilia.core.contract import Fact, Json
from mirabilia.core.describe import Texts

simultaneous = False


def unplayed(texts: Texts, players: int) -> tuple[str, ...]:
    return ()


def table(scene: Scene, view: Json, width: int) -> RenderableType:
    return tables.draw(scene, view, width)


def menu(scene: Scene, view: Json, moves: Sequence[Move]) -> Menu:
    return menus.draw(scene, view, moves)


def notation(scene: Scene, view: Json, words: str) -> str:
    return reading.read(scene, view, words)


def preview(scene: Scene, view: Json, words: str) -> RenderableType | None:
    return previews.draw(scene, view, words)


def waiting(scene: Scene, view: Json) -> str:
    return tables.waiting(scene, view)


def cities(scene: Scene, view: Json) -> RenderableType:
    return city.draw(scene, view)


def pile(scene: Scene, view: Json) -> RenderableType:
    return Text(scene.texts("world-screen-no-pile"))


def card(scene: Scene, view: Json, words: str) -> RenderableType | None:
    found = piece.find(scene, words)
    return piece.draw(scene, *found) if found else None


def catalogue(scene: Scene, width: int) -> RenderableType:
    return listing.draw(scene, width)


def score_lines(
    sheets: Sequence[Mapping[str, int]], breakdown: Sequence[Sequence[Fact]] = ()
) -> list[tuple[str, list[int]]]:
    return scores.lines(sheets)


def unseated(scene: Scene, view: Json) -> dict[str, int]:
    """A player alone has the Automaton against them."""
    found = view["automaton"]
    return {scene.texts("world-screen-automaton-name"): found["points"]} if found else {}
