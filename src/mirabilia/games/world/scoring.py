"""Points at the end of the game, by category, and the values public objectives compare."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import bit, popcount
from mirabilia.core.vecs import append, vec
from mirabilia.games.world.cells import ALL_CELLS, around, connected, first_cell, meets, size, without
from mirabilia.games.world.lookup import OBJECTIVE_ROWS, SETUP
from mirabilia.games.world.pieces import EDGE, MONUMENT_LIST, RIM, TILES, TRACKS
from mirabilia.games.world.position import EMPTY, OCCUPIED, ROADS, TILE_STEP, WORDS, City, Position

# The lines.
POPULATION: Final = 0
LOWEST: Final = 1
MONUMENTS: Final = 2
NATURAL: Final = 3
DISTRICTS: Final = 4
LOANS: Final = 5
OBJECTIVES: Final = 6
LINES: Final = 7
EMPTY_SHEET: Final = vec[i64]([0] * LINES)

# Kinds of objectives, in the order of data.KINDS.
ENCLOSED_GRASS: Final = 0
LONGEST_ROAD: Final = 1
MOST_MONUMENTS: Final = 2
NEXT_TO_NATURAL: Final = 3
NEXT_TO_WATER: Final = 4
MOST_OF_TYPE: Final = 5
RESOURCE: Final = 6
LARGEST_GROUP: Final = 7
BORDER: Final = 8
DISTRICT_OF_EACH: Final = 9
BUILDING_TYPES: Final = 5

OBJECTIVE_LIST: Final = [vec[i64](list(row)) for row in OBJECTIVE_ROWS]
"""Kind, type or resource, points for first and second place, pool."""
LOAN_POINTS: Final[i64] = SETUP.loan_points


# What there is on a map.


def layer(city: City, number: i64) -> vec[i64]:
    return city.layers[WORDS * number : WORDS * (number + 1)]


def free_natural(city: City) -> vec[i64]:
    """Natural cells that nothing covers."""
    cells = EMPTY[:]
    for word in range(WORDS):
        cells = append(cells, city.natural[word] & ~city.layers[word])
    return cells


def free_water(city: City) -> vec[i64]:
    cells = EMPTY[:]
    for word in range(WORDS):
        cells = append(cells, city.water[word] & ~city.layers[word])
    return cells


def open_grass(city: City) -> vec[i64]:
    """Plain grass that nothing covers: natural cells are not part of it (WORLD-197, WORLD-211)."""
    cells = EMPTY[:]
    for word in range(WORDS):
        cells = append(cells, ALL_CELLS & ~(city.natural[word] | city.water[word] | city.layers[word]))
    return cells


def tile_cells(city: City, start: i64) -> vec[i64]:
    return city.tiles[start + 1 : start + TILE_STEP]


# Points.


def natural_points(city: City) -> i64:
    """Visible natural cells next to any own piece (WORLD-193, WORLD-194)."""
    near = around(layer(city, OCCUPIED))
    free = free_natural(city)
    points: i64 = 0
    for word in range(WORDS):
        points += popcount(near[word] & free[word])
    return points


def is_district(city: City, start: i64) -> bool:
    """No open grass beside the tile (WORLD-195 to WORLD-197)."""
    return not meets(around(tile_cells(city, start)), open_grass(city))


def districts(city: City) -> i64:
    number: i64 = 0
    for start in range(0, len(city.tiles), TILE_STEP):
        if is_district(city, start):
            number += 1
    return number


def population_points(position: Position, city: City) -> i64:
    rings = TRACKS[position.setting.board].rings
    points: i64 = 0
    for space in range(city.population + 1):
        points += rings[space]
    return points


def monument_points(monuments: vec[i64]) -> i64:
    points: i64 = 0
    for index in monuments:
        points += MONUMENT_LIST[index].points
    return points


def score_sheet(position: Position, owner: i64) -> vec[i64]:
    """The points of a player, line by line, as if the game ended now."""
    city = position.cities[owner]
    sheet = EMPTY_SHEET[:]
    sheet[POPULATION] = population_points(position, city)
    sheet[LOWEST] = min(city.food, city.ceramics, city.gears)
    sheet[MONUMENTS] = monument_points(city.monuments)
    sheet[NATURAL] = natural_points(city)
    sheet[DISTRICTS] = districts(city)
    sheet[LOANS] = -LOAN_POINTS * city.loan
    for index in position.objectives:
        sheet[OBJECTIVES] += objective_points(position, index, owner)
    return sheet


def total(sheet: vec[i64]) -> i64:
    points: i64 = 0
    for line in sheet:
        points += line
    return points


def automaton_points(position: Position) -> i64:
    """The sum of the player's resources and, in hard mode, its own Monuments (WORLD-243, WORLD-244)."""
    city = position.cities[0]
    points = city.food + city.ceramics + city.gears
    if position.setting.solo == 2:
        points += monument_points(position.solo_monuments)
    return points


# Public objectives.


def objective_value(position: Position, index: i64, owner: i64) -> i64:
    """What the players are compared by (WORLD-210 to WORLD-227)."""
    row = OBJECTIVE_LIST[index]
    kind = row[0]
    city = position.cities[owner]
    if kind == ENCLOSED_GRASS:
        return largest_enclosed(city)
    if kind == LONGEST_ROAD:
        return largest_part(layer(city, ROADS))
    if kind == MOST_MONUMENTS:
        return len(city.monuments)
    if kind == NEXT_TO_NATURAL:
        return tiles_next_to(city, free_natural(city))
    if kind == NEXT_TO_WATER:
        return tiles_next_to(city, free_water(city))
    if kind == MOST_OF_TYPE:
        return tiles_of(city, row[1])
    if kind == RESOURCE:
        return resource_of(city, row[1])
    if kind == LARGEST_GROUP:
        return largest_group(city, row[1])
    if kind == BORDER:
        return tiles_at_border(city)
    return has_every_district(city)


def resource_of(city: City, resource: i64) -> i64:
    if resource == 0:
        return city.food
    return city.ceramics if resource == 1 else city.gears


def largest_enclosed(city: City) -> i64:
    """The largest area of open grass that touches neither Border nor Pavement."""
    left = open_grass(city)
    best: i64 = 0
    while size(left):
        area = connected(first_cell(left), left)
        if not meets(area, RIM):
            best = max(best, size(area))
        left = without(left, area)
    return best


def largest_part(cells: vec[i64]) -> i64:
    """The number of cells of the largest part of a set that hangs together."""
    best: i64 = 0
    left = cells
    while size(left):
        part = connected(first_cell(left), left)
        best = max(best, size(part))
        left = without(left, part)
    return best


def tiles_next_to(city: City, cells: vec[i64]) -> i64:
    number: i64 = 0
    for start in range(0, len(city.tiles), TILE_STEP):
        if meets(around(tile_cells(city, start)), cells):
            number += 1
    return number


def tiles_of(city: City, type_: i64) -> i64:
    number: i64 = 0
    for start in range(0, len(city.tiles), TILE_STEP):
        if TILES[city.tiles[start]].type == type_:
            number += 1
    return number


def tiles_at_border(city: City) -> i64:
    number: i64 = 0
    for start in range(0, len(city.tiles), TILE_STEP):
        if meets(tile_cells(city, start), EDGE):
            number += 1
    return number


def largest_group(city: City, type_: i64) -> i64:
    """Tiles of a type that touch one another, the largest such group (WORLD-222)."""
    best: i64 = 0
    for first in range(0, len(city.tiles), TILE_STEP):
        if TILES[city.tiles[first]].type != type_:
            continue
        group = tile_cells(city, first)
        members: i64 = bit(first // TILE_STEP)
        growing = True
        while growing:
            growing = False
            for start in range(0, len(city.tiles), TILE_STEP):
                member = bit(start // TILE_STEP)
                if members & member or TILES[city.tiles[start]].type != type_:
                    continue
                cells = tile_cells(city, start)
                if meets(around(group), cells):
                    members |= member
                    group = vec[i64]([group[0] | cells[0], group[1] | cells[1], group[2] | cells[2]])
                    growing = True
        best = max(best, popcount(members))
    return best


def has_every_district(city: City) -> i64:
    types: i64 = 0
    for start in range(0, len(city.tiles), TILE_STEP):
        if is_district(city, start):
            types |= 1 << TILES[city.tiles[start]].type
    if types == (1 << BUILDING_TYPES) - 1:
        return 1
    return 0


def objective_points(position: Position, index: i64, owner: i64) -> i64:
    """First and second place, shared by the tie rules (WORLD-205 to WORLD-208, WORLD-225, WORLD-226)."""
    if objective_value(position, index, owner) == 0:
        return 0
    return points_for(index, objective_values(position, index), owner)


def objective_values(position: Position, index: i64) -> vec[i64]:
    """What every player has of an objective."""
    values = EMPTY[:]
    for owner in range(position.setting.players):
        values = append(values, objective_value(position, index, owner))
    return values


def points_for(index: i64, values: vec[i64], owner: i64) -> i64:
    """The points for an objective of a player among all, who have these values."""
    row = OBJECTIVE_LIST[index]
    own = values[owner]
    if own == 0:
        return 0
    better: i64 = 0
    equal: i64 = 0
    most: i64 = 0
    for value in values:
        most = max(most, value)
        if value > own:
            better += 1
        elif value == own:
            equal += 1
    if row[4]:
        return shared(row[4], equal)
    if better == 0 and equal == 1:
        return row[2]
    if better == 0:
        return shared(row[2] + row[3], equal)
    if not is_second(values, own, most):
        return 0
    return row[3] if equal == 1 else 1


def is_second(values: vec[i64], own: i64, most: i64) -> bool:
    """The best after a single first place."""
    firsts: i64 = 0
    for value in values:
        if value == most:
            firsts += 1
        elif value > own:
            return False
    return firsts == 1


def shared(points: i64, number: i64) -> i64:
    """Divided evenly, rounded up."""
    return (points + number - 1) // number
