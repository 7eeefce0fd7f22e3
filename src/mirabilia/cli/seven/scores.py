"""The score sheet, with the lines of the printed pad."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table

from mirabilia.cli.screen import Scene, points_now
from mirabilia.core.contract import Json

SHARED = ("leaders", "black")
"""The categories that have one line together."""
SHARED_LINE = "leaders-black"
OF_EXPANSIONS = (SHARED_LINE, "edifice")
"""Lines that are left out where nobody has anything on them."""


def lines(sheets: Sequence[Mapping[str, int]]) -> list[tuple[str, list[int]]]:
    found: dict[str, list[int]] = {}
    for category in sheets[0]:
        line = SHARED_LINE if category in SHARED else category
        before = found.get(line, [0] * len(sheets))
        found[line] = [points + sheet[category] for points, sheet in zip(before, sheets, strict=True)]
    return [(line, points) for line, points in found.items() if line not in OF_EXPANSIONS or any(points)]


def now(scene: Scene, view: Json) -> Table:
    """The points of all cities by category, as if the game ended now."""
    owners = [scene.player(city["city"]) for city in view["cities"]]
    sheets = [city["scores"] for city in view["cities"]]
    return points_now(scene, scene.texts("seven-screen-points-now"), owners, sheets)
