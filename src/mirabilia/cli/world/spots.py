"""The places where a piece can be laid, one by one, as the view tells them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from mirabilia.core.contract import Json
from mirabilia.games.world.board import cell_name
from mirabilia.games.world.tables import COLUMNS

FEW = 5
"""So many of the best places are listed."""
SINGLE = "single"


class Spot(msgspec.Struct, frozen=True):
    """A place of a piece, and how the points for natural resources and districts would change."""

    move: str
    turn: int
    corner: int
    code: int
    cells: tuple[int, ...]
    natural: int
    districts: int

    @property
    def place(self) -> str:
        return f"{cell_name(self.corner)} r{self.turn}" if self.turn else cell_name(self.corner)

    @property
    def notation(self) -> str:
        return f"{self.move} {self.place}"

    @property
    def gain(self) -> int:
        return self.natural + self.districts


def every(places: Sequence[Json]) -> Iterator[Spot]:
    for group in places:
        rows = zip(group["corners"], group["codes"], group["natural"], group["districts"], strict=True)
        for corner, code, natural, districts in rows:
            cells = tuple(corner + cell for cell in group["cells"])
            yield Spot(group["move"], group["turn"], corner, code, cells, natural, districts)


def best(places: Sequence[Json], number: int = FEW) -> list[Spot]:
    """The places that bring most; among equals those nearest to the Pavement, in the order of the columns."""

    def order(spot: Spot) -> tuple[int, int, int]:
        return -spot.gain, -(max(spot.cells) // COLUMNS), spot.corner % COLUMNS

    return sorted(every(places), key=order)[:number]


def count(places: Sequence[Json]) -> int:
    return sum(len(group["corners"]) for group in places)


def find(places: Sequence[Json], notation: str) -> Spot | None:
    """The place of that notation, such as `lay c4 r90`; `r0` may be said or not."""
    wanted = notation.removesuffix(" r0")
    return next((spot for spot in every(places) if spot.notation == wanted), None)
