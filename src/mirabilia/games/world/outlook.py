"""What moves have changed for a player: points by line, and which Monuments on sale could be laid now, or no more."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.world import scoring
from mirabilia.games.world.events import SHEET
from mirabilia.games.world.lookup import MONUMENT_IDS
from mirabilia.games.world.monuments import has_place_for_monument
from mirabilia.games.world.pieces import MONUMENT_LIST
from mirabilia.games.world.placing import Ground
from mirabilia.games.world.position import GONE, Position


def outlook(before: Position, after: Position, seat: int) -> Iterator[Fact]:
    """The whole change first, then what it is made of."""
    old, new = (list(scoring.score_sheet(position, seat)) for position in (before, after))
    yield {"gain": "total", "points": int(sum(new) - sum(old)), "total": int(sum(new))}
    for line, one, two in zip(SHEET, old, new, strict=True):
        if one != two:
            yield {"gain": line, "points": int(two - one)}
    yield from monuments(before, after, seat)


def monuments(before: Position, after: Position, seat: int) -> Iterator[Fact]:
    """The Monuments that were on sale before; those bought since are no question any more."""
    bought = set(after.cities[seat].monuments)
    for index in before.shown:
        if index == GONE or index in bought:
            continue
        had, has = fits(before, seat, index), fits(after, seat, index)
        if had != has:
            yield {"gain": "monument_opened" if has else "monument_closed", "monument": MONUMENT_IDS[index]}


def fits(position: Position, seat: int, index: int) -> bool:
    city = position.cities[seat]
    return bool(has_place_for_monument(city, Ground(city), MONUMENT_LIST[index]))
