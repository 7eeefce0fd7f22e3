"""What moves have changed for a player: points by line, the needs of a Monument that is laid, and which Monuments on
sale could be laid now, or no more."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.world import scoring
from mirabilia.games.world.board import Board
from mirabilia.games.world.events import SHEET
from mirabilia.games.world.lookup import CATALOGUE, MONUMENT_IDS
from mirabilia.games.world.misplaced import being_laid, needs_met
from mirabilia.games.world.monuments import has_place_for_monument
from mirabilia.games.world.pieces import MONUMENT_LIST
from mirabilia.games.world.placing import Ground
from mirabilia.games.world.position import GONE, MONUMENT, PLACE, Position


def outlook(before: Position, after: Position, seat: int) -> Iterator[Fact]:
    """The whole change first, then what it is made of."""
    old, new = (list(scoring.score_sheet(position, seat)) for position in (before, after))
    yield {"gain": "total", "points": int(sum(new) - sum(old)), "total": int(sum(new))}
    for line, one, two in zip(SHEET, old, new, strict=True):
        if one != two:
            yield {"gain": line, "points": int(two - one)}
    yield from needs(before, after, seat)
    yield from monuments(before, after, seat)


def needs(before: Position, after: Position, seat: int) -> Iterator[Fact]:
    """What a Monument asks for, and whether the pieces laid so far have it; of a complete one all is there."""
    done = set(after.cities[seat].monuments) - set(before.cities[seat].monuments)
    if is_laying(before):
        done = {before.piece}
    if is_laying(after):
        met = needs_met(after, Board(after.cities[seat], being_laid(after)))
    elif done:
        entry = CATALOGUE.monuments[done.pop()]
        met = [True] * (len(entry.neighbours) + bool(entry.min_water))
    else:
        return
    yield {"gain": "needs", "met": sum(met), "number": len(met), "needs": met}


def is_laying(position: Position) -> bool:
    """Whether the pieces of a Monument are being laid."""
    return bool(position.phase == PLACE and position.item == MONUMENT)


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
