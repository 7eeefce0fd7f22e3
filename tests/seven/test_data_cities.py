"""The City cards and guilds of Cities, row by row (CITY-001, 006, 008, 057 to 083, 112 to 114, 168)."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.games.seven.entries import Card
from tests.rules import rule
from tests.seven.printed import EDITIONS, board, card, effects, guild, leader, stages, table, units

AGE_1 = """
[CITY-057] pigeon_loft: 1 coin 1 ore; mask 1
[CITY-058] militia: 3 coins; 2 shields
[CITY-059] hideout: free; 2 points, others_lose 1 fixed
[CITY-060] residence: 1 clay; 1 point, diplomacy 1
[CITY-061] gambling_den: free; 6 coins, neighbours_coins 1
[CITY-062] clandestine_dock_west: 1 coin; rebate left 1
[CITY-063] clandestine_dock_east: 1 coin; rebate right 1
[CITY-064] secret_warehouse: 2 coins; produce_pool own
CITY-065 gates_of_the_city: 1 coin 1 wood; 4 points
"""
AGE_2 = """
[CITY-066] spy_ring: 2 coins 1 stone 1 clay; mask 1
[CITY-067] mercenaries: 4 coins 1 papyrus; 3 shields
[CITY-068] lair: 1 wood 1 glass; 3 points, others_lose 2 fixed
[CITY-069] consulate: 1 clay 1 papyrus; 2 points, diplomacy 1
[CITY-070] gambling_house: 1 coin; 9 coins, neighbours_coins 2
[CITY-071] black_market: 1 ore 1 cloth; produce_pool not_own
[CITY-072] sepulcher: 1 stone 1 glass 1 cloth; 4 points, others_lose 1 victory_token
[CITY-073] architect_cabinet: 1 coin 1 papyrus; 2 points, stages_without_resources
CITY-074 tabularium: 2 coins 1 wood 1 ore 1 cloth; 6 points
"""
AGE_3 = """
[CITY-075] torture_chamber: 3 coins 2 ore 1 glass; mask 1
[CITY-076] contingent: 5 coins 1 cloth; 5 shields
[CITY-077] brotherhood: 2 wood 1 ore 1 cloth; 4 points, others_lose 3 fixed
[CITY-078] embassy: 1 stone 1 cloth 1 papyrus; 3 points, diplomacy 1
[CITY-079] cenotaph: 1 stone 2 clay 1 glass 1 cloth; 5 points, others_lose 1 victory_token
[CITY-080] builders_union: 1 wood 1 clay 1 glass 1 papyrus; 4 points, others_lose 1 stage
[CITY-081] secret_society: 1 stone 1 papyrus; coins_per 1 black own, points_per 1 black own
[CITY-082] slave_market: 2 wood 2 ore; coins_per 1 victory_token own, points_per 1 victory_token own
CITY-083 capitol: 2 coins 2 stone 2 clay 1 glass 1 papyrus; 8 points
"""
GUILDS = """
[CITY-112] counterfeiters_guild: 3 ore 1 glass 1 cloth; 5 points, others_lose 3 fixed
[CITY-113] guild_of_shadows: 1 wood 2 stone 1 papyrus; points_per 1 black neighbours
[CITY-114] mourners_guild: 1 wood 2 clay 1 glass 1 cloth; points_per 1 victory_token neighbours
"""
SECOND_EDITION = """opium_stash customs raider_camp cells smugglers_cache opium_den trade_center raider_fort guardhouse
forging_agency opium_distillery mint raider_garrison prison memorial"""


def city_card(one: Card) -> str:
    return f"{units(one.cost)}; {effects(one.effects)}"


@pytest.mark.parametrize(
    ("age", "name", "expected"),
    [
        pytest.param(age, *row.values, marks=row.marks, id=row.id)
        for age, text in enumerate((AGE_1, AGE_2, AGE_3), 1)
        for row in table(text)
    ],
)
def test_city_card(age: int, name: str, expected: str) -> None:
    for catalogue in EDITIONS.values():
        one = card(catalogue, name)
        assert (one.age, one.colour, one.expansion, city_card(one)) == (age, "black", "cities", expected)


@pytest.mark.parametrize(("name", "expected"), table(GUILDS))
def test_guild(name: str, expected: str) -> None:
    for catalogue in EDITIONS.values():
        assert (guild(card(catalogue, name)), card(catalogue, name).expansion) == (expected, "cities")


@rule("CITY-001")
def test_box() -> None:
    box = EDITIONS[2].components["cities"]
    assert (box.boards, box.wonder_cards, box.city_cards, box.guilds, box.leaders) == (2, 2, (9, 9, 9), 3, 6)
    assert (box.debt_tokens_of_1, box.debt_tokens_of_5, box.diplomacy_tokens, box.score_pads) == (27, 4, 3, 1)
    for catalogue in EDITIONS.values():
        assert Counter(one.age for one in catalogue.black) == {1: 9, 2: 9, 3: 9}
        assert [one.id for one in catalogue.boards if one.expansion == "cities"] == ["petra", "byzantium"]
        assert sum(one.expansion == "cities" for one in catalogue.guilds) == 3
    assert sum(leader.deck == "cities" for leader in EDITIONS[1].leaders) == 6


@rule("CITY-006")
def test_what_needs_cities() -> None:
    guilds = {one.id for one in EDITIONS[2].guilds if "cities" in one.needs}
    assert guilds == {"counterfeiters_guild", "guild_of_shadows"}
    for name in ("aspasia", "caligula", "darius", "diocletian"):
        assert leader(EDITIONS[1], name).needs == leader(EDITIONS[2], name).needs == ("cities",)
    assert card(EDITIONS[2], "mourners_guild").needs == ()
    for name in ("berenice", "semiramis"):
        assert leader(EDITIONS[1], name).needs == leader(EDITIONS[2], name).needs == ()


@rule("CITY-008")
def test_city_cards_exist_once_and_without_chains() -> None:
    for catalogue in EDITIONS.values():
        names = {one.id for one in catalogue.black}
        assert len(names) == len(catalogue.black) == 27
        assert all(len(one.players) == 1 and not one.chains_from for one in catalogue.black)
        assert not any(names & set(one.chains_from) for one in (*catalogue.cards, *catalogue.guilds))


def test_hands_and_turns() -> None:
    assert (EDITIONS[2].setup.hand_with_cities, EDITIONS[2].setup.turns_with_cities) == (8, 7)


@rule("CITY-168")
def test_nothing_of_the_second_edition_of_cities() -> None:
    for catalogue in EDITIONS.values():
        assert len(catalogue.black) == 27
        assert not set(SECOND_EDITION.split()) & {one.id for one in (*catalogue.black, *catalogue.guilds)}
        assert stages(board(catalogue, "petra"), "night")[1] == "14 coins: 14 points"
        assert stages(board(catalogue, "byzantium"), "day")[1] == "2 wood 1 papyrus: 2 points, diplomacy 1"
