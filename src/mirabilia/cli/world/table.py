"""The table: maps beside the market or beside the places of what is being laid, then standings and objectives."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mirabilia.cli.screen import GREYED, Scene, heading
from mirabilia.cli.world import city_map, goals, looks, market, standings, turns
from mirabilia.core.contract import Json

GAP = 2
PANEL = 50
"""What stands beside the maps needs so many columns."""
LEGEND = ("terrain", "natural", "road", "tower", "tile")


def draw(scene: Scene, view: Json, width: int) -> RenderableType:
    return Group(
        heading(title(scene, view), width),
        *(maps(scene, view, width) if view["phase"] == "over" else beside(scene, view, width)),
        standings.draw(scene, view),
        *map(Text, goals.lines(scene, view)),
        Text(scene.texts("world-screen-note"), style=GREYED),
    )


def title(scene: Scene, view: Json) -> str:
    if view["phase"] == "over":
        return scene.texts("world-choice-over")
    return scene.texts("world-screen-round", round=view["round"], rounds=view["rounds"], last=str(view["last_round"]))


def waiting(scene: Scene, view: Json) -> str:
    """What is asked of whom."""
    player = scene.player(view["to_act"][0]) if view["to_act"] else ""
    return scene.texts(f"world-choice-{view['phase'].replace('_', '-')}", player=player)


def owners(view: Json) -> list[int]:
    """The players whose maps are shown, from the one who looks on, or else from the one who acts."""
    first = view["seat"] if view["seat"] is not None else (view["to_act"] or [0])[0]
    return [(first + step) % view["players"] for step in range(view["players"])]


def beside(scene: Scene, view: Json, width: int) -> list[RenderableType]:
    """As many maps as there is room for, and beside them what the turn is about."""
    number = min((width - PANEL) // (city_map.WIDTH + GAP), view["players"])
    room = width - number * (city_map.WIDTH + GAP) if number > 0 else width
    panel = turns.draw(scene, view, own(view), room) if view["places"] else market.draw(scene, view, room)
    shown = [
        Group(*city_map.block(scene, view, owner), *(legend(scene) if first else ()))
        for owner, first in zip(owners(view)[: max(1, number)], [True, *[False] * view["players"]], strict=False)
    ]
    if number <= 0:
        return [*shown, panel]
    return [in_a_row([*shown, panel], [*[city_map.WIDTH] * number, room])]


def own(view: Json) -> Json:
    city: Json = view["cities"][view["seat"]]
    return city


def maps(scene: Scene, view: Json, width: int) -> list[RenderableType]:
    """All maps."""
    return in_rows([city_map.block(scene, view, owner) for owner in owners(view)], width)


def in_rows(blocks: Sequence[Sequence[Text]], width: int) -> list[RenderableType]:
    """As many maps in a row as there is room for."""
    number = max(1, (width + GAP) // (city_map.WIDTH + GAP))
    rows = [blocks[start : start + number] for start in range(0, len(blocks), number)]
    return [in_a_row([Group(*block) for block in row], [city_map.WIDTH] * len(row)) for row in rows]


def in_a_row(parts: Sequence[RenderableType], widths: list[int]) -> Table:
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for width in widths:
        grid.add_column(width=width)
    grid.add_row(*parts)
    return grid


def legend(scene: Scene) -> list[Text]:
    """What the characters of a map mean."""
    types = [f"{letter} {scene.name('type', kind)}" for kind, letter in looks.LETTERS.items()]
    told = [scene.texts(f"world-screen-legend-{name}") for name in LEGEND]
    told += ["  ".join(types[start : start + 2]) for start in range(0, len(types), 2)]
    return [Text(line, style=GREYED) for line in told]
