"""A table of 7 Wonders judged by what lies on it: points, means to build, strength, knowledge."""

from __future__ import annotations

from typing import cast

from mirabilia.bots.evaluation import Evaluator
from mirabilia.core.contract import Seat, State
from mirabilia.games.seven.conflict import strength
from mirabilia.games.seven.packing import count_of
from mirabilia.games.seven.pieces import SIDES
from mirabilia.games.seven.position import OVER, City, Position
from mirabilia.games.seven.scoring import VALUES, score_sheet, total
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


def advantage(state: State, seat: Seat) -> float:
    """The lead of a seat over the others, half over the best of them, half over all; partners count together."""
    position = cast("Position", state)
    worths = [worth(position, owner) for owner in range(position.setting.players)]
    team = {seat, seat ^ 1} if position.setting.teams else {seat}
    own = sum(worths[member] for member in team) / len(team)
    others = [value for owner, value in enumerate(worths) if owner not in team]
    return own - 0.5 * max(others) - 0.5 * sum(others) / len(others)


def worth(position: Position, owner: int) -> float:
    """The points of a city now, and what it can still make of itself."""
    city = position.cities[owner]
    value = float(total(score_sheet(position, owner)))
    if position.phase == OVER:
        return value
    age = int(position.age)
    value += UNIT[age] * means(city) + COIN[age] * int(city.coins) + DIPLOMACY * int(city.diplomacy)
    value += SYMBOL[age] * int(sum(symbols(city)) + city.wild_symbols + city.masks)
    value += conflicts(position, owner)
    stages = len(SIDES[position.setting.edition - 1][2 * city.board + city.side].stages)
    return value + STAGE[age] * int(city.stages) * 3 / stages


def means(city: City) -> float:
    """Production in units, later ones of a kind counting less, and the prices of what is bought."""
    fixed = sum(min(units, 1) + 0.5 * min(max(units - 1, 0), 2) for units in unpacked(city.fixed))
    prices = (city.left_raw, city.left_made, city.right_raw, city.right_made)
    cheaper = sum(2 - price for price in prices) + city.left_rebate + city.right_rebate + city.bank_units
    chosen = len(city.choices) + city.own_pools + city.other_pools
    return fixed + CHOICE * int(chosen) + CHEAPER * int(cheaper) + 2.0 * int(city.stages_without_resources)


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


EVALUATOR = Evaluator(advantage)
