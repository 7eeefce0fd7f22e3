"""Where guilds count (docs/rules/base.md, Guilds)."""

from __future__ import annotations

import pytest

from tests.rules import rule
from tests.seven.scenario import city, scores, table

OWN = {
    "brown": "lumber_yard",
    "grey": "loom_1",
    "blue": "baths",
    "yellow": "marketplace",
    "red": "stockade",
    "green": "apothecary",
}
LEFT = {
    "brown": "stone_pit clay_pool",
    "grey": "glassworks_1 press_1",
    "blue": "altar theater",
    "yellow": "tavern vineyard",
    "red": "barracks guard_tower",
    "green": "workshop scriptorium",
}
RIGHT = {
    "brown": "ore_vein clay_pit timber_yard",
    "grey": "glassworks_2 press_2 loom_2",
    "blue": "aqueduct temple statue",
    "yellow": "forum caravansery east_trading_post",
    "red": "walls stables archery_range",
    "green": "library school laboratory",
}
FAR = {
    "brown": "sawmill quarry brickyard foundry",
    "grey": "loom_1 glassworks_1 press_1",
    "blue": "courthouse pantheon gardens town_hall",
    "yellow": "west_trading_post bazar haven lighthouse",
    "red": "fortifications arsenal training_ground circus",
    "green": "university academy study lodge",
}


@rule("BASE-119")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize(
    ("guild", "colour", "value"),
    [
        ("workers_guild", "brown", 1),
        ("craftsmens_guild", "grey", 2),
        ("traders_guild", "yellow", 1),
        ("philosophers_guild", "green", 1),
        ("spies_guild", "red", 1),
        ("magistrates_guild", "blue", 1),
    ],
)
def test_a_guild_that_points_to_both_sides_counts_the_neighbours_only(
    edition: int, guild: str, colour: str, value: int
) -> None:
    """2 on the left and 3 on the right; not the own ones, and in a game for six not those of cities further away."""
    cities = {
        0: city(f"{OWN[colour]} {guild}"),
        1: city(LEFT[colour]),
        2: city(FAR[colour]),
        5: city(RIGHT[colour]),
    }
    state = table(6, age=3, turn=3, options={"edition": edition}, cities=cities, without={guild})
    assert scores(state)["purple"] == value * (2 + 3)


@rule("BASE-119")
def test_the_strategists_guild_counts_the_defeats_of_the_neighbours_only() -> None:
    cities = {
        0: city("strategists_guild", defeats=4),
        1: city(defeats=2),
        2: city(defeats=5),
        3: city(defeats=3),
    }
    state = table(4, age=3, turn=3, options={"edition": 1}, cities=cities)
    assert scores(state)["purple"] == 2 + 3


@rule("BASE-119")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_builders_guild_counts_the_stages_of_all_three_cities(edition: int) -> None:
    cities = {
        0: city("builders_guild", stages=1),
        1: city(stages=2),
        2: city(stages=3),
        4: city(stages=3, board="giza", side="night"),
    }
    state = table(5, age=3, turn=3, options={"edition": edition}, cities=cities)
    assert scores(state)["purple"] == 1 + 2 + 3


@rule("BASE-119")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_shipowners_guild_counts_the_own_city(edition: int) -> None:
    cities = {
        0: city("lumber_yard stone_pit loom_1 shipowners_guild workers_guild altar", coins=0),
        1: city("clay_pool ore_vein press_1 spies_guild"),
        2: city("timber_yard glassworks_1 traders_guild"),
    }
    state = table(age=3, turn=3, options={"edition": edition}, cities=cities)
    workers = 2 + 1
    assert scores(state)["purple"] == 2 + 1 + 2 + workers


@rule("BASE-119")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_scientists_guild_adds_to_the_symbols_of_the_own_city(edition: int) -> None:
    cities = {0: city("apothecary workshop scientists_guild"), 1: city("scriptorium library"), 2: city("school")}
    state = table(age=3, turn=3, options={"edition": edition}, cities=cities)
    assert [scores(state, seat)["green"] for seat in range(3)] == [1 + 1 + 1 + 7, 4, 1]
    assert scores(state)["purple"] == 0


@rule("BASE-119")
@pytest.mark.parametrize(("own", "others", "points"), [(3, 2, 7), (2, 3, 0), (0, 3, 0), (3, 3, 7)])
def test_the_decorators_guild_looks_at_the_own_wonder(own: int, others: int, points: int) -> None:
    cities = {0: city("decorators_guild", stages=own), 1: city(stages=others), 2: city(stages=others)}
    assert scores(table(age=3, turn=3, cities=cities))["purple"] == points
