"""What the points of a player are made of, as facts with their kind under "part"."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.world import scoring
from mirabilia.games.world.board import Board, cell_name, cell_numbers
from mirabilia.games.world.data import RESOURCES
from mirabilia.games.world.events import SHEET
from mirabilia.games.world.lookup import CATALOGUE, MONUMENT_IDS, OBJECTIVE_IDS
from mirabilia.games.world.position import City, Position


def breakdown(position: Position, seat: int) -> tuple[Fact, ...]:
    """Line by line, in the order of the score sheet; lines without points have none."""
    city: City = position.cities[seat]
    sheet = dict(zip(SHEET, (int(points) for points in scoring.score_sheet(position, seat)), strict=True))
    whole: dict[str, Fact] = {
        "population": {"space": int(city.population)},
        "lowest": {"resources": dict(zip(RESOURCES, (city.food, city.ceramics, city.gears), strict=True))},
        "natural": {"where": natural(city)},
        "loans": {},
    }
    parts: dict[str, Iterator[Fact]] = {
        "monuments": monuments(city),
        "districts": districts(city),
        "objectives": objectives(position, seat),
    }
    facts: list[Fact] = []
    for line, points in sheet.items():
        if line in parts:
            facts += ({"category": line, **part} for part in parts[line])
        elif points:
            facts.append({"category": line, "part": line, **whole[line], "points": points})
    return tuple(facts)


def natural(city: City) -> str:
    """The cells that count, by their names."""
    drawn = Board(city)
    return ", ".join(cell_name(cell) for cell in cell_numbers(drawn.free_natural & drawn.near))


def monuments(city: City) -> Iterator[Fact]:
    for index in city.monuments:
        yield {"part": "monument", "monument": MONUMENT_IDS[index], "points": CATALOGUE.monuments[index].points}


def districts(city: City) -> Iterator[Fact]:
    """By type, each with the cells of its corners."""
    drawn = Board(city)
    corners: dict[str, list[str]] = {}
    for tile in drawn.districts():
        corners.setdefault(tile.tile.type, []).append(cell_name(drawn.place(tile).corner))
    for type_, where in corners.items():
        yield {"part": "district", "type": type_, "where": ", ".join(where), "points": len(where)}


def objectives(position: Position, seat: int) -> Iterator[Fact]:
    for index in position.objectives:
        values = scoring.objective_values(position, index)
        points = int(scoring.points_for(index, values, seat))
        if points:
            value = int(values[seat])
            yield {"part": "objective", "objective": OBJECTIVE_IDS[index], "value": value, "points": points}
