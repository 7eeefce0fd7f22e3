"""The Edifices, row by row (EDIF-001, 007, 015, 048 to 092)."""

from __future__ import annotations

from collections import Counter

import pytest

from mirabilia.games.seven.edifice.entries import Edifice
from tests.rules import rule
from tests.seven.printed import EDITIONS, effects, several, table, words

COSTS = """
EDIF-048 artisan_district: Age 1, 2 coins
EDIF-051 belvedere: Age 1, 1 coin
EDIF-054 curtain_wall: Age 1, 2 coins
EDIF-057 money_changer: Age 1, 1 coin
EDIF-060 outpost: Age 1, 1 coin
EDIF-063 amphitheater: Age 2, 3 coins
EDIF-066 auction_house: Age 2, 2 coins
EDIF-069 factory: Age 2, 3 coins
EDIF-072 river_port: Age 2, 3 coins
EDIF-075 staging_camp: Age 2, 3 coins
EDIF-078 agora: Age 3, 6 coins
EDIF-081 archives: Age 3, 5 coins
EDIF-084 concentric_castle: Age 3, 5 coins
EDIF-087 gold_reserves: Age 3, 3 coins
EDIF-090 military_school: Age 3, 5 coins
"""
REWARDS = """
[EDIF-049] artisan_district: points_per 2 brown_grey_set own
[EDIF-052] belvedere: points_per 1 stage own
[EDIF-055] curtain_wall: 1 shield
[EDIF-058] money_changer: 4 coins
[EDIF-061] outpost: victory_token 2
[EDIF-064] amphitheater: points_per 1 blue own
[EDIF-067] auction_house: 7 coins
[EDIF-070] factory: produce_choice glass/cloth/papyrus
[EDIF-073] river_port: produce_choice wood/stone/clay/ore
[EDIF-076] staging_camp: victory_token 3
[EDIF-079] agora: double_guild
[EDIF-082] archives: points_per 1 colour own
[EDIF-085] concentric_castle: 2 shields
[EDIF-088] gold_reserves: 15 coins
[EDIF-091] military_school: victory_token 3, discard_defeats
"""
PENALTIES = """
[EDIF-050] artisan_district: discard_card yellow, or a debt of 2
[EDIF-053] belvedere: discard_card brown, or a debt of 2
[EDIF-056] curtain_wall: discard_card grey, or a debt of 2
[EDIF-059] money_changer: pay 2, or a debt of 2
[EDIF-062] outpost: discard_card red, or a debt of 2
[EDIF-065] amphitheater: discard_card grey, or a debt of 3
[EDIF-068] auction_house: pay 5, or a debt of 3
[EDIF-071] factory: discard_card brown, or a debt of 3
[EDIF-074] river_port: discard_card blue, or a debt of 3
[EDIF-077] staging_camp: discard_card red, or a debt of 3
[EDIF-080] agora: discard_card green, or a debt of 5
[EDIF-083] archives: discard_card blue, or a debt of 5
[EDIF-086] concentric_castle: return_victory_tokens 2, or a debt of 5
[EDIF-089] gold_reserves: pay 9, or a debt of 5
[EDIF-092] military_school: discard_card red, or a debt of 5
"""


def edifice(name: str) -> Edifice:
    entry: Edifice
    (entry,) = (edifice for edifice in EDITIONS[2].edifices if edifice.id == name)
    return entry


@pytest.mark.parametrize(("name", "expected"), table(COSTS))
def test_cost_of_taking_part(name: str, expected: str) -> None:
    assert f"Age {edifice(name).age}, {several(edifice(name).cost, 'coin')}" == expected


@pytest.mark.parametrize(("name", "expected"), table(REWARDS))
def test_reward(name: str, expected: str) -> None:
    assert effects(edifice(name).reward) == expected


@pytest.mark.parametrize(("name", "expected"), table(PENALTIES))
def test_penalty(name: str, expected: str) -> None:
    debt = EDITIONS[2].setup.edifice_debt[edifice(name).age - 1]
    assert f"{words(edifice(name).penalty)}, or a debt of {debt}" == expected


@rule("EDIF-001")
def test_box() -> None:
    box = EDITIONS[2].components["edifice"]
    assert (box.boards, box.edifice_cards, box.pawns, box.debt_tokens) == (2, (5, 5, 5), 24, 15)
    assert (box.conflict_tokens, box.coins_of_6, box.score_pads, box.effect_sheets) == (12, 3, 1, 3)
    for catalogue in EDITIONS.values():
        assert Counter(edifice.age for edifice in catalogue.edifices) == {1: 5, 2: 5, 3: 5}
        assert [one.id for one in catalogue.boards if one.expansion == "edifice"] == ["ur", "carthage"]


@rule("EDIF-007")
def test_debt_by_age() -> None:
    assert EDITIONS[2].setup.edifice_debt == (2, 3, 5)


@rule("EDIF-015")
def test_pawns_by_players() -> None:
    assert [EDITIONS[2].setup.pawns[str(players)] for players in (3, 4, 5, 6, 7)] == [2, 3, 3, 4, 5]


def test_editions_have_the_same_edifices() -> None:
    assert EDITIONS[1].edifices == EDITIONS[2].edifices
    assert len({edifice.id for edifice in EDITIONS[2].edifices}) == 15
