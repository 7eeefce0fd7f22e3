"""Points and objectives against a naive count with sets of cells, at the end of random games."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from mirabilia.games.world import data, lookup, scoring
from mirabilia.games.world.position import MONUMENTS, ROADS, City, Position
from tests.world.test_placing import CATALOGUE, SIZE, Cells, Naive, beside, layer, random_game, table

GRID = frozenset((row, column) for row in range(SIZE) for column in range(SIZE))
KIND = {objective.id: number for number, objective in enumerate(CATALOGUE.objectives)}


def finished(players: int, river: bool, seed: int) -> Position:
    position = table(players, river, seed)
    for _ in random_game(position, seed):
        continue
    return position


def parts(cells: Iterable[tuple[int, int]]) -> list[Cells]:
    """The parts of a set that hang together."""
    left, groups = set(cells), []
    while left:
        part, edge = set(), {left.pop()}
        while edge:
            part |= edge
            edge = set(beside(frozenset(edge))) & left
            left -= edge
        groups.append(frozenset(part))
    return groups


def open_grass(naive: Naive) -> Cells:
    return GRID - naive.occupied - naive.water - naive.natural


def districts(naive: Naive) -> list[str]:
    return [type_ for type_, cells in naive.tiles if not beside(cells) & open_grass(naive)]


def groups(naive: Naive, type_: str) -> list[int]:
    """Tiles of a type in groups that touch, by their number."""
    tiles = [cells for kind, cells in naive.tiles if kind == type_]
    together = parts(cell for cells in tiles for cell in cells)
    return [sum(cells <= part for cells in tiles) for part in together]


def naive_values(city: City) -> dict[str, int]:
    naive = Naive(city)
    values = {
        "enclosed_grass": max(
            (len(p) for p in parts(open_grass(naive)) if all(0 < r < SIZE - 1 and 0 < c < SIZE - 1 for r, c in p)),
            default=0,
        ),
        "longest_road": max((len(part) for part in parts(layer(city, ROADS))), default=0),
        "monuments": len(city.monuments),
        "next_to_natural": sum(bool(beside(cells) & (naive.natural - naive.occupied)) for _, cells in naive.tiles),
        "next_to_water": sum(bool(beside(cells) & (naive.water - naive.occupied)) for _, cells in naive.tiles),
        "border": sum(any(r == 0 or c in (0, SIZE - 1) for r, c in cells) for _, cells in naive.tiles),
        "district_of_each": int(set(districts(naive)) == set(data.TYPES)),
        "resource food": int(city.food),
        "resource ceramics": int(city.ceramics),
        "resource gears": int(city.gears),
    }
    for type_ in data.TYPES:
        values[f"most_of_type {type_}"] = sum(kind == type_ for kind, _ in naive.tiles)
        values[f"largest_group {type_}"] = max(groups(naive, type_), default=0)
    return values


@pytest.mark.parametrize(("players", "river", "seed"), [(2, False, 11), (2, True, 12), (5, True, 13), (5, False, 14)])
def test_points_and_objectives_are_what_a_count_by_hand_gives(players: int, river: bool, seed: int) -> None:
    position = finished(players, river, seed)
    for owner, city in enumerate(position.cities):
        naive, sheet = Naive(city), scoring.score_sheet(position, owner)
        free_natural = naive.natural - naive.occupied
        assert sheet[scoring.NATURAL] == len(free_natural & beside(naive.occupied))
        assert sheet[scoring.DISTRICTS] == len(districts(naive))
        assert sheet[scoring.LOWEST] == min(city.food, city.ceramics, city.gears)
        assert sheet[scoring.POPULATION] == sum(CATALOGUE.resource_boards[0].rings[: city.population + 1])
        assert sheet[scoring.MONUMENTS] == sum(CATALOGUE.monuments[index].points for index in city.monuments)
        assert sheet[scoring.LOANS] == -2 * city.loan
        cells = sum(
            len(row.replace(".", ""))
            for i in city.monuments
            for piece in CATALOGUE.monuments[i].pieces
            for row in piece
        )
        assert len(layer(city, MONUMENTS)) == cells
        values = naive_values(city)
        for number, objective in enumerate(CATALOGUE.objectives):
            aim = objective.type or objective.resource
            name = f"{objective.kind} {aim}" if aim else objective.kind
            assert scoring.objective_value(position, number, owner) == values[name], name


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([7, 5, 3], [3, 1, 0]),
        ([7, 7, 3], [2, 2, 0]),
        ([7, 7, 7], [2, 2, 2]),
        ([7, 5, 5], [3, 1, 1]),
        ([7, 0, 0], [3, 0, 0]),
        ([0, 0, 0], [0, 0, 0]),
        ([7, 5, 5, 5, 1], [3, 1, 1, 1, 0]),
        ([4, 4, 4, 4, 4], [1, 1, 1, 1, 1]),
    ],
)
def test_places_of_an_objective_and_their_ties(values: list[int], points: list[int]) -> None:
    position = table(len(values), False, 1)
    for city, value in zip(position.cities, values, strict=True):
        city.food = value
    food = KIND["o09"]
    assert CATALOGUE.objectives[food].resource == "food"
    assert [scoring.objective_points(position, food, owner) for owner in range(len(values))] == points


def test_the_pool_of_all_districts_is_shared() -> None:
    assert [scoring.shared(4, number) for number in (1, 2, 3, 4, 5)] == [4, 2, 2, 1, 1]
    assert lookup.OBJECTIVE_ROWS[KIND["o15"]][4] == 4
