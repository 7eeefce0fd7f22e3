"""The table: maps beside the market or beside the places of what is being laid, then standings and objectives."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.screen import GREYED, Scene, heading, points_now
from mirabilia.cli.world import maps, market, places, standings
from mirabilia.core.contract import Action
from mirabilia.games.world.lookup import SETUP
from mirabilia.games.world.views import View

GAP = 2
PANEL = 50
"""What stands beside the maps needs so many columns."""
DETAIL = 80
"""The columns of the maps in detail: two in a row."""
LEGEND = ("terrain", "natural", "road", "tower", "tile")


def draw(scene: Scene, view: View, width: int, actions: Sequence[Action] = ()) -> RenderableType:
    return Group(
        heading(title(scene, view), width),
        *(all_maps(scene, view, width) if view.phase == "over" else beside(scene, view, width, actions)),
        standings.draw(scene, view),
        *map(Text, standings.goals(scene, view)),
        Text(scene.texts("world-screen-note"), style=GREYED),
    )


def detail(scene: Scene, view: View) -> RenderableType:
    """Every map, what lies on it, and the points so far."""
    seats = range(view.players)
    names, sheets = [scene.player(seat) for seat in seats], [city.scores for city in view.cities]
    return Group(
        *all_maps(scene, view, DETAIL),
        standings.draw(scene, view),
        *(Text(standings.possessions(scene, view, seat)) for seat in seats),
        *map(Text, standings.goals(scene, view)),
        "",
        points_now(scene, scene.texts("world-screen-points-now"), names, sheets),
    )


def title(scene: Scene, view: View) -> str:
    if view.phase == "over":
        return scene.texts("world-choice-over")
    return scene.texts("world-screen-round", round=view.round, rounds=SETUP.rounds, last=str(view.last_round))


def waiting(scene: Scene, view: View) -> str:
    """What is asked of whom."""
    player = "" if view.active is None else scene.player(view.active)
    return scene.texts(f"world-choice-{view.phase.replace('_', '-')}", player=player)


def owners(view: View) -> list[int]:
    """The players whose maps are shown, from the one who looks on, or else from the one who acts."""
    first = view.own.seat if view.own else view.active or 0
    return [(first + step) % view.players for step in range(view.players)]


def beside(scene: Scene, view: View, width: int, actions: Sequence[Action]) -> list[RenderableType]:
    """As many maps as there is room for, and beside them what the turn is about."""
    number = min((width - PANEL) // (maps.WIDTH + GAP), view.players)
    room = width - number * (maps.WIDTH + GAP) if number > 0 else width
    spots = places.in_hand(view, actions)
    panel = places.draw(scene, view.cities[view.active or 0], spots, room) if spots else market.draw(scene, view, room)
    shown = [
        Group(*maps.block(scene, view, owner), *(legend(scene) if first else ()))
        for owner, first in zip(owners(view)[: max(1, number)], [True, *[False] * view.players], strict=False)
    ]
    if number <= 0:
        return [*shown, panel]
    return [in_a_row([*shown, panel], [*[maps.WIDTH] * number, room])]


def all_maps(scene: Scene, view: View, width: int) -> list[RenderableType]:
    return in_rows([maps.block(scene, view, owner) for owner in owners(view)], width)


def in_rows(blocks: Sequence[Sequence[Text]], width: int) -> list[RenderableType]:
    """As many maps in a row as there is room for."""
    number = max(1, (width + GAP) // (maps.WIDTH + GAP))
    rows = [blocks[start : start + number] for start in range(0, len(blocks), number)]
    return [in_a_row([Group(*block) for block in row], [maps.WIDTH] * len(row)) for row in rows]


def in_a_row(parts: Sequence[RenderableType], widths: list[int]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(*parts)
    return grid


def legend(scene: Scene) -> list[Text]:
    """What the characters of a map mean."""
    types = [f"{letter} {scene.name('type', kind)}" for kind, letter in maps.LETTERS.items()]
    lines = [scene.texts(f"world-screen-legend-{name}") for name in LEGEND]
    lines += ["  ".join(types[start : start + 2]) for start in range(0, len(types), 2)]
    return [Text(line, style=GREYED) for line in lines]
