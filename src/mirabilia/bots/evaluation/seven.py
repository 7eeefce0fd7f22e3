"""A table of 7 Wonders judged by what lies on it: points, means to build, strength, knowledge."""

from __future__ import annotations

from typing import cast

from mirabilia.bots.evaluation import Evaluator, Worth
from mirabilia.core.contract import Seat, State
from mirabilia.games.seven import scoring
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.packing import count_of
from mirabilia.games.seven.pieces import SIDES
from mirabilia.games.seven.position import OVER, City, Position
from mirabilia.games.seven.scoring import VALUES
from mirabilia.games.seven.units import unpacked

UNIT = (1.9, 1.9, 1.1, 0.0)
"""What the first produced unit of a resource is still worth, by Age; the next one half of it."""
CHOICE = 1.25
"""A choice of resources against a fixed unit."""
CHEAPER = 0.5
"""A lower price for one family of resources from one side, against a fixed unit."""
COIN = (0.25, 0.25, 0.15, 0.0)
"""On top of its share in the score."""
SYMBOL = (1.5, 1.5, 0.8, 0.0)
"""What a science symbol promises on top of its points."""
VICTORY = 0.6
"""The share of the tokens to come that a lead in shields promises."""
STAGE = (0.8, 0.8, 0.5, 0.0)
"""A stage built: what comes after it is nearer."""
DIPLOMACY = 1.0


def worth(state: State, seat: Seat) -> Worth:
    """The points of a city now, and what it can still make of itself."""
    position = cast("Position", state)
    city, sheet = position.cities[seat], [int(points) for points in scoring.score_sheet(position, seat)]
    science, arms, wonders = sheet[scoring.GREEN_LINE], sheet[scoring.MILITARY], sheet[scoring.WONDER]
    trade = sheet[scoring.TREASURY] + sheet[scoring.YELLOW_LINE]
    points = float(sum(sheet) - science - arms - wonders - trade)
    if position.phase == OVER:
        return points, 0.0, science, arms, trade, wonders
    age = int(position.age)
    stages = len(SIDES[position.setting.edition - 1][2 * city.board + city.side].stages)
    return (
        points + DIPLOMACY * int(city.diplomacy),
        UNIT[age] * produced(city) + COIN[age] * int(city.coins),
        science + SYMBOL[age] * int(sum(symbols(city)) + city.wild_symbols + city.masks),
        arms + conflicts(position, seat),
        trade + UNIT[age] * traded(city),
        wonders + STAGE[age] * int(city.stages) * 3 / stages,
    )


def produced(city: City) -> float:
    """Production in units, later ones of a kind counting less."""
    fixed = sum(min(units, 1) + 0.5 * min(max(units - 1, 0), 2) for units in unpacked(city.fixed))
    return fixed + 2.0 * int(city.stages_without_resources)


def traded(city: City) -> float:
    """Units to choose, and the prices of what is bought."""
    prices = (city.left_raw, city.left_made, city.right_raw, city.right_made)
    cheaper = sum(2 - price for price in prices) + city.left_rebate + city.right_rebate + city.bank_units
    return CHEAPER * int(cheaper) + CHOICE * int(len(city.choices) + city.own_pools + city.other_pools)


def symbols(city: City) -> list[int]:
    return [count_of(city.symbols, kind) for kind in range(3)]


def conflicts(position: Position, owner: int) -> float:
    """The tokens that present strength promises, this Age's for sure and later ones less."""
    own, now = strength(position.cities[owner]), int(position.age)
    value = 0.0
    for neighbour in (position.left_of(owner), position.right_of(owner)):
        lead = int(own - strength(position.cities[neighbour]))
        for age in range(max(1, now), 4):
            share = VICTORY ** (age - now + 1)
            if lead > 0:
                value += share * min(1.0, 0.5 + 0.25 * lead) * int(VALUES[age - 1])
            elif lead < 0:
                value -= share
    return value


EVALUATOR = Evaluator(worth)
