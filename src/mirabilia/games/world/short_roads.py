"""Sets of Short Roads: as many parts as possible are laid, in any order (WORLD-090 to WORLD-093)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.games.world.pieces import DOUBLES, SINGLES, Shape
from mirabilia.games.world.placing import Ground, Places, for_road, lay
from mirabilia.games.world.position import ROADS, City


def count_places(city: City, shape: Shape, enough: i64) -> i64:
    """The number of places for a road part, counted up to `enough`."""
    places = Places(Ground(city), shape, [for_road(city)])
    number: i64 = 0
    while number < enough and places.next() >= 0:
        number += 1
    return number


def has_plenty(city: City, doubles: i64, singles: i64) -> bool:
    """So many places for each part that laying one never keeps another from being laid.

    A part of two cells takes at most seven places from another one of two and two from one of a single cell; a single
    cell takes at most four from a part of two.
    """
    if doubles:
        enough: i64 = 1 + 7 * (doubles - 1) + 4 * singles
        if count_places(city, DOUBLES, enough) < enough:
            return False
    if singles:
        some: i64 = 1 + 2 * doubles
        if count_places(city, SINGLES, some) < some:
            return False
    return True


def most_parts(city: City, doubles: i64, singles: i64) -> i64:
    """How many of these parts can be laid at most, in any order."""
    number = doubles + singles
    if number == 0 or has_plenty(city, doubles, singles):
        return number
    best: i64 = 0
    if doubles:
        best = most_after(city, DOUBLES, doubles - 1, singles, number)
    if singles and best < number:
        best = max(best, most_after(city, SINGLES, doubles, singles - 1, number))
    return best


def most_after(city: City, shape: Shape, doubles: i64, singles: i64, number: i64) -> i64:
    """The most parts that can be laid if the first one is of this kind."""
    best: i64 = 0
    places = Places(Ground(city), shape, [for_road(city)])
    place = places.next()
    while place >= 0 and best < number:
        after = city.copy()
        lay(after, shape, place, ROADS)
        best = max(best, 1 + most_parts(after, doubles, singles))
        place = places.next()
    return best
