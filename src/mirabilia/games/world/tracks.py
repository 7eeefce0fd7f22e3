"""The markers of the resources and of the population (WORLD-108 to WORLD-112)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.games.world import journal
from mirabilia.games.world.pieces import TRACKS, Track
from mirabilia.games.world.position import City, Position


def advance(position: Position, city: City, food: i64, ceramics: i64, gears: i64) -> None:
    """Move the resource markers; each population symbol reached brings a resident (WORLD-108, WORLD-109)."""
    track: Track = TRACKS[position.setting.board]
    residents: i64 = 0
    new_food = min(city.food + food, track.last)
    new_ceramics = min(city.ceramics + ceramics, track.last)
    new_gears = min(city.gears + gears, track.last)
    residents += symbols_between(track.symbols[0], city.food, new_food)
    residents += symbols_between(track.symbols[1], city.ceramics, new_ceramics)
    residents += symbols_between(track.symbols[2], city.gears, new_gears)
    city.food = new_food
    city.ceramics = new_ceramics
    city.gears = new_gears
    if food + ceramics + gears:
        position.note(journal.STEPPED, position.active, food | (ceramics << 8) | (gears << 16), 0)
    settle_residents(position, city, residents)


def symbols_between(symbols: i64, old: i64, new: i64) -> i64:
    """Population symbols on the spaces after the old one up to the new one."""
    number: i64 = 0
    for space in range(old + 1, new + 1):
        if symbols >> space & 1:
            number += 1
    return number


def settle_residents(position: Position, city: City, residents: i64) -> None:
    """Move the population marker; its last space ends the game with this round (WORLD-110 to WORLD-112)."""
    last: i64 = len(TRACKS[position.setting.board].rings) - 1
    moved = min(residents, last - city.population)
    if moved <= 0:
        return
    city.population += moved
    position.note(journal.RESIDENTS, position.active, moved, city.population)
    if city.population == last and not position.ending:
        position.ending = 1
        position.note(journal.LAST_ROUND, position.active, 0, 0)
