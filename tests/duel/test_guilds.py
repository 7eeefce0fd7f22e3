"""What the Guilds give (docs/rules/duel.md, Guilds)."""

from __future__ import annotations

import pytest

from tests.duel.scenario import city, coins, own, play, scores, table
from tests.rules import rule

OWN_MARKET = "sawmill brickyard shelf_quarry glassworks press"
FOREIGN_MARKET = "clay_pool clay_pit quarry stone_pit lumber_yard glass_blower"


@pytest.mark.parametrize(
    ("guild", "mine", "yours", "price", "counted"),
    [
        pytest.param("scientists_guild", "scriptorium workshop", "pharmacist", 8, 2, marks=rule("DUEL-131")),
        pytest.param("scientists_guild", "scriptorium", "pharmacist workshop school", 8, 3, marks=rule("DUEL-131")),
        pytest.param("shipowners_guild", OWN_MARKET, "quarry drying_room", 0, 5, marks=rule("DUEL-132")),
        pytest.param("shipowners_guild", "", FOREIGN_MARKET, 4 + 4 + 3 + 2, 6, marks=rule("DUEL-132")),
        pytest.param("merchants_guild", "tavern port arena", "brewery", 8, 3, marks=rule("DUEL-134")),
        pytest.param("merchants_guild", "", "tavern brewery", 8, 2, marks=rule("DUEL-134")),
        pytest.param("magistrates_guild", "theater altar palace gardens", "baths", 8, 4, marks=rule("DUEL-135")),
        pytest.param("magistrates_guild", "theater", "altar baths temple", 8, 3, marks=rule("DUEL-135")),
        pytest.param("tacticians_guild", "walls stable", "palisade", 8, 2, marks=rule("DUEL-136")),
        pytest.param("tacticians_guild", "walls", "palisade stable barracks circus", 8, 4, marks=rule("DUEL-136")),
    ],
)
@rule("DUEL-139")
def test_a_guild_pays_and_scores_one_for_each_card_in_the_city_with_more(
    guild: str, mine: str, yours: str, price: int, counted: int
) -> None:
    state = table(age=3, accessible=guild, first=city(coins=30, cards=mine), second=city(cards=yours))
    play(state, f"build {guild}")
    assert coins(state, 0) == 30 - price + counted
    assert coins(state, 1) == 7
    result = state.result()
    assert result is not None
    assert (result.scores[0]["purple"], result.scores[1]["purple"]) == (counted, 0)


@rule("DUEL-129")
@pytest.mark.parametrize(
    ("mine", "yours", "points"),
    [
        ("pyramids=theater", "colossus=altar piraeus=baths appian_way=stable", 6),
        ("pyramids=theater sphinx=altar", "colossus=baths", 4),
        ("pyramids=theater", "colossus=altar", 2),
        ("", "", 0),
    ],
)
def test_builders_guild_scores_two_points_for_each_wonder_of_the_city_with_more(
    mine: str, yours: str, points: int
) -> None:
    first, second = city(coins=30, wonders=mine), city(wonders=yours)
    state = table(age=3, accessible="builders_guild", first=first, second=second)
    play(state, "build builders_guild")
    assert scores(state, 0)["purple"] == points
    assert coins(state, 0) == 30 - 10


@rule("DUEL-130")
@pytest.mark.parametrize(("mine", "yours", "points"), [(2, 20, 6), (14, 5, 4), (8, 8, 2), (2, 2, 0)])
def test_moneylenders_guild_scores_one_point_for_each_three_coins_of_the_richer_city(
    mine: int, yours: int, points: int
) -> None:
    state = table(
        age=3, accessible="moneylenders_guild", first=city(mine, "sawmill shelf_quarry"), second=city(coins=yours)
    )
    play(state, "build moneylenders_guild")
    assert (coins(state, 0), coins(state, 1)) == (mine, yours)
    assert scores(state, 0)["purple"] == points
    assert scores(state, 0)["coins"] == mine // 3


@rule("DUEL-133")
@pytest.mark.parametrize(
    ("mine", "yours", "price", "counted"),
    [
        ("lumber_yard quarry clay_pool clay_pit", "logging_camp glassworks press", 3 + 3, 4),
        ("glassworks glass_blower press drying_room", "quarry stone_pit lumber_yard clay_pool logging_camp", 4 + 3, 5),
        ("lumber_yard", "glassworks", 2 + 2 + 3 + 2, 1),
    ],
)
def test_shipowners_guild_counts_both_colours_in_one_city(mine: str, yours: str, price: int, counted: int) -> None:
    state = table(age=3, accessible="shipowners_guild", first=city(coins=30, cards=mine), second=city(cards=yours))
    play(state, "build shipowners_guild")
    assert coins(state, 0) == 30 - price + counted
    assert scores(state, 0)["purple"] == counted


@rule("DUEL-137", "DUEL-138", "DUEL-139")
def test_a_guild_pays_once_and_may_score_by_another_city_at_the_end() -> None:
    state = table(
        age=3,
        accessible="merchants_guild port arena",
        first=city(coins=30, cards="tavern stone_reserve"),
        second=city(coins=30, cards="brewery"),
    )
    play(state, "build merchants_guild")
    assert coins(state, 0) == 30 - 8 + 2
    play(state, "build port", "discard arsenal")
    assert coins(state, 0) == 24 + 2 + 2
    play(state, "build arena", "discard pretorium")
    assert coins(state, 0) == 28 + 2 + 2
    result = state.result()
    assert result is not None
    assert result.scores[0]["purple"] == 3
    assert result.scores[1]["purple"] == 0


@rule("DUEL-139")
def test_with_equal_cities_a_guild_counts_either() -> None:
    first, second = city(coins=30, cards="walls stable"), city(cards="palisade barracks")
    state = table(age=3, accessible="tacticians_guild", first=first, second=second)
    play(state, "build tacticians_guild")
    assert coins(state, 0) == 30 - 8 + 2
    assert scores(state, 0)["purple"] == 2


@rule("DUEL-140")
@pytest.mark.parametrize("guild", ["merchants_guild", "magistrates_guild", "scientists_guild", "tacticians_guild"])
def test_guilds_are_purple_and_count_as_nothing_else(guild: str) -> None:
    others = "shipowners_guild moneylenders_guild"
    state = table(age=3, accessible=f"{guild} senate", first=city(coins=30, cards=others), second=city(coins=0))
    play(state, f"build {guild}")
    assert coins(state, 0) == 30 - 8
    assert scores(state, 0)["purple"] == 22 // 3
    assert own(state, 0).discard_income == 2
    assert {*own(state, 0).cards["purple"]} == {guild, *others.split()}
