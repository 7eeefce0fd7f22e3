"""The Age cards and guilds of the base game in both editions, row by row (BASE-044, 045, 120 to 130, 172 to 242)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.entries import Catalogue
from tests.rules import rule
from tests.seven import printed
from tests.seven.printed import EDITIONS, building, card, guild, table

AGE_1 = """
BASE-172 lumber_yard: brown 3+ 4+; free; produce 1 wood for_sale
BASE-173 stone_pit: brown 3+ 5+; free; produce 1 stone for_sale
BASE-174 clay_pool: brown 3+ 5+; free; produce 1 clay for_sale
BASE-175 ore_vein: brown 3+ 4+; free; produce 1 ore for_sale
BASE-176 tree_farm: brown 6+; 1 coin; produce_choice wood/clay for_sale
BASE-177 excavation: brown 4+; 1 coin; produce_choice stone/clay for_sale
BASE-178 clay_pit: brown 3+; 1 coin; produce_choice clay/ore for_sale
BASE-179 timber_yard: brown 3+; 1 coin; produce_choice wood/stone for_sale
BASE-180 forest_cave: brown 5+; 1 coin; produce_choice wood/ore for_sale
BASE-181 mine: brown 6+; 1 coin; produce_choice stone/ore for_sale
BASE-182 loom_1: grey 3+ 6+; free; produce 1 cloth for_sale
BASE-183 glassworks_1: grey 3+ 6+; free; produce 1 glass for_sale
BASE-184 press_1: grey 3+ 6+; free; produce 1 papyrus for_sale
BASE-185 well: blue 4+ 7+; free; 3 points
BASE-187 baths: blue 3+ 7+; 1 stone; 3 points
BASE-188 altar: blue 3+ 5+; free; 3 points
BASE-189 theater: blue 3+ 6+; free; 3 points
BASE-190 tavern: yellow 4+ 5+ 7+; free; 5 coins
BASE-191 east_trading_post: yellow 3+ 7+; free; trade_price wood/stone/clay/ore right 1
BASE-192 west_trading_post: yellow 3+ 7+; free; trade_price wood/stone/clay/ore left 1
BASE-193 marketplace: yellow 3+ 6+; free; trade_price glass/cloth/papyrus left/right 1
BASE-194 stockade: red 3+ 7+; 1 wood; 1 shield
BASE-195 barracks: red 3+ 5+; 1 ore; 1 shield
BASE-196 guard_tower: red 3+ 4+; 1 clay; 1 shield
BASE-197 apothecary: green 3+ 5+; 1 cloth; compass
BASE-198 workshop: green 3+ 7+; 1 glass; gear
BASE-199 scriptorium: green 3+ 4+; 1 papyrus; tablet
"""
AGE_2 = """
BASE-200 sawmill: brown 3+ 4+; 1 coin; produce 2 wood for_sale
BASE-201 quarry: brown 3+ 4+; 1 coin; produce 2 stone for_sale
BASE-202 brickyard: brown 3+ 4+; 1 coin; produce 2 clay for_sale
BASE-203 foundry: brown 3+ 4+; 1 coin; produce 2 ore for_sale
BASE-204 loom_2: grey 3+ 5+; free; produce 1 cloth for_sale
BASE-205 glassworks_2: grey 3+ 5+; free; produce 1 glass for_sale
BASE-206 press_2: grey 3+ 5+; free; produce 1 papyrus for_sale
BASE-207 aqueduct: blue 3+ 7+; 3 stone; 5 points; with baths
BASE-208 temple: blue 3+ 6+; 1 wood 1 clay 1 glass; 4 points
BASE-209 statue: blue 3+ 7+; 1 wood 2 ore; 4 points; with well
BASE-210 courthouse: blue 3+ 5+; 2 clay 1 cloth; 4 points; with scriptorium
BASE-211 forum: yellow 3+ 6+ 7+; 2 clay; produce_choice glass/cloth/papyrus; with east_trading_post or west_trading_post
BASE-212 caravansery: yellow 3+ 5+ 6+; 2 wood; produce_choice wood/stone/clay/ore; with marketplace
BASE-213 vineyard: yellow 3+ 6+; free; coins_per 1 brown own/neighbours
BASE-214 bazar: yellow 4+ 7+; free; coins_per 2 grey own/neighbours
BASE-215 walls: red 3+ 7+; 3 stone; 2 shields
BASE-216 training_ground: red 4+ 6+ 7+; 1 wood 2 ore; 2 shields
BASE-217 stables: red 3+ 5+; 1 wood 1 clay 1 ore; 2 shields; with apothecary
BASE-218 archery_range: red 3+ 6+; 2 wood 1 ore; 2 shields; with workshop
BASE-219 dispensary: green 3+ 4+; 2 ore 1 glass; compass; with apothecary
BASE-220 laboratory: green 3+ 5+; 2 clay 1 papyrus; gear; with workshop
BASE-221 library: green 3+ 6+; 2 stone 1 cloth; tablet; with scriptorium
BASE-222 school: green 3+ 7+; 1 wood 1 papyrus; tablet
"""
AGE_3 = """
BASE-223 pantheon: blue 3+ 6+; 2 clay 1 ore 1 glass 1 cloth 1 papyrus; 7 points; with altar
BASE-224 gardens: blue 3+ 4+; 1 wood 2 clay; 5 points; with theater
BASE-225 town_hall: blue 3+ 6+; 2 stone 1 ore 1 glass; 6 points
BASE-226 palace: blue 3+ 7+; 1 wood 1 stone 1 clay 1 ore 1 glass 1 cloth 1 papyrus; 8 points
BASE-227 senate: blue 3+ 5+; 2 wood 1 stone 1 ore; 6 points; with library
BASE-228 haven: yellow 3+ 4+; 1 wood 1 ore 1 cloth; coins_per 1 brown own, points_per 1 brown own; with forum
BASE-229 lighthouse: yellow 3+ 6+; 1 stone 1 glass; coins_per 1 yellow own, points_per 1 yellow own; with caravansery
BASE-230 chamber_of_commerce: yellow 4+ 6+; 2 clay 1 papyrus; coins_per 2 grey own, points_per 2 grey own
BASE-231 ludus: yellow 5+ 7+; 1 stone 1 ore; coins_per 3 red own, points_per 1 red own
BASE-232 arena: yellow 3+ 5+; 2 stone 1 ore; coins_per 3 stage own, points_per 1 stage own; with dispensary
BASE-233 fortifications: red 3+ 7+; 1 clay 3 ore; 3 shields; with walls
BASE-234 circus: red 4+ 6+; 3 stone 1 ore; 3 shields; with training_ground
BASE-235 arsenal: red 3+ 5+; 2 wood 1 ore 1 cloth; 3 shields
BASE-236 siege_workshop: red 3+ 5+; 1 wood 3 clay; 3 shields; with laboratory
BASE-237 castrum: red 4+ 7+; 1 wood 2 clay 1 papyrus; 3 shields
BASE-238 lodge: green 3+ 6+; 2 clay 1 cloth 1 papyrus; compass; with dispensary
BASE-239 observatory: green 3+ 7+; 2 ore 1 glass 1 cloth; gear; with laboratory
BASE-240 university: green 3+ 4+; 2 wood 1 glass 1 papyrus; tablet; with library
BASE-241 academy: green 3+ 7+; 3 stone 1 glass; compass; with school
BASE-242 study: green 3+ 5+; 1 wood 1 cloth 1 papyrus; gear; with school
"""
FIRST = """
BASE-186 pawnshop: blue 4+ 7+; free; 3 points
BASE-188 altar: blue 3+ 5+; free; 2 points
BASE-189 theater: blue 3+ 6+; free; 2 points
BASE-208 temple: blue 3+ 6+; 1 wood 1 clay 1 glass; 3 points; with altar
BASE-209 statue: blue 3+ 7+; 1 wood 2 ore; 4 points; with theater
BASE-223 pantheon: blue 3+ 6+; 2 clay 1 ore 1 glass 1 cloth 1 papyrus; 7 points; with temple
BASE-224 gardens: blue 3+ 4+; 1 wood 2 clay; 5 points; with statue
BASE-225 town_hall: blue 3+ 5+ 6+; 2 stone 1 ore 1 glass; 6 points
BASE-232 arena: yellow 3+ 5+ 7+; 2 stone 1 ore; coins_per 3 stage own, points_per 1 stage own; with dispensary
BASE-233 fortifications: red 3+ 7+; 1 stone 3 ore; 3 shields; with walls
BASE-234 circus: red 4+ 5+ 6+; 3 stone 1 ore; 3 shields; with training_ground
BASE-235 arsenal: red 3+ 4+ 7+; 2 wood 1 ore 1 cloth; 3 shields
"""
GUILDS = """
BASE-120 workers_guild: 1 wood 1 stone 1 clay 2 ore; points_per 1 brown neighbours
BASE-121 craftsmens_guild: 2 stone 2 ore; points_per 2 grey neighbours
BASE-122 traders_guild: 1 glass 1 cloth 1 papyrus; points_per 1 yellow neighbours
BASE-123 philosophers_guild: 3 clay 1 cloth 1 papyrus; points_per 1 green neighbours
BASE-124 spies_guild: 2 clay 1 glass; points_per 1 red neighbours
BASE-125 magistrates_guild: 3 wood 1 stone 1 cloth; points_per 1 blue neighbours
BASE-126 shipowners_guild: 3 wood 1 glass 1 papyrus; points_per 1 brown/grey/purple own
BASE-127 scientists_guild: 2 wood 2 ore 1 papyrus; science_choice 1
BASE-128 builders_guild: 3 stone 2 clay 1 glass; points_per 1 stage own/neighbours
BASE-129 decorators_guild: 1 stone 2 ore 1 cloth; points_if_wonder_complete 7
"""
FIRST_GUILDS = """
BASE-124 spies_guild: 3 clay 1 glass; points_per 1 red neighbours
BASE-128 builders_guild: 2 stone 2 clay 1 glass; points_per 1 stage own/neighbours
BASE-130 strategists_guild: 1 stone 2 ore 1 cloth; points_per 1 defeat_token neighbours
"""
CHAINS = """
well: statue
baths: aqueduct
altar: pantheon
theater: gardens
east_trading_post: forum
west_trading_post: forum
forum: haven
marketplace: caravansery
caravansery: lighthouse
apothecary: stables dispensary
workshop: archery_range laboratory
scriptorium: courthouse library
walls: fortifications
training_ground: circus
dispensary: arena lodge
laboratory: siege_workshop observatory
library: senate university
school: academy study
"""
ONLY_SECOND = ("well", "ludus", "castrum", "decorators_guild")


def entries(*tables: str) -> set[str]:
    return {param.values[0] for text in tables for param in table(text)}


def age_of(text: str, number: int) -> list[Any]:
    return [pytest.param(number, *row.values, marks=row.marks, id=row.id) for row in table(text)]


def chains(catalogue: Catalogue) -> set[tuple[str, str]]:
    """Every pair of a building and a card it makes free."""
    return {(giver, card.id) for card in catalogue.cards for giver in card.chains_from}


def expected_chains() -> set[tuple[str, str]]:
    rows = (row.partition(": ") for row in CHAINS.strip().splitlines())
    return {(giver, name) for giver, _, free in rows for name in free.split()}


@pytest.mark.parametrize(("age", "name", "expected"), [*age_of(AGE_1, 1), *age_of(AGE_2, 2), *age_of(AGE_3, 3)])
def test_card(age: int, name: str, expected: str) -> None:
    assert (card(EDITIONS[2], name).age, building(card(EDITIONS[2], name))) == (age, expected)
    if name not in entries(FIRST) and name not in ONLY_SECOND:
        assert (card(EDITIONS[1], name).age, building(card(EDITIONS[1], name))) == (age, expected)


@pytest.mark.parametrize(("name", "expected"), table(FIRST))
def test_card_of_the_first_edition(name: str, expected: str) -> None:
    assert building(card(EDITIONS[1], name)) == expected


@pytest.mark.parametrize(("name", "expected"), table(GUILDS))
def test_guild(name: str, expected: str) -> None:
    assert guild(card(EDITIONS[2], name)) == expected
    if name not in entries(FIRST_GUILDS) and name not in ONLY_SECOND:
        assert guild(card(EDITIONS[1], name)) == expected


@pytest.mark.parametrize(("name", "expected"), table(FIRST_GUILDS))
def test_guild_of_the_first_edition(name: str, expected: str) -> None:
    assert guild(card(EDITIONS[1], name)) == expected


@pytest.mark.parametrize("edition", [1, 2])
def test_there_are_no_other_cards(edition: Edition) -> None:
    only = {1: {"pawnshop", "strategists_guild"}, 2: set(ONLY_SECOND)}
    printed = entries(AGE_1, AGE_2, AGE_3, FIRST, GUILDS, FIRST_GUILDS) - only[1 if edition == 2 else 2]
    catalogue = EDITIONS[edition]
    assert {card.id for card in (*catalogue.cards, *catalogue.guilds) if card.expansion is None} == printed


@rule("BASE-044")
def test_chains_of_the_second_edition() -> None:
    assert chains(EDITIONS[2]) == expected_chains()
    assert card(EDITIONS[2], "temple").chains_from == ()


@rule("BASE-045")
def test_chains_of_the_first_edition() -> None:
    gone = {("well", "statue"), ("altar", "pantheon"), ("theater", "gardens")}
    new = {("altar", "temple"), ("temple", "pantheon"), ("theater", "statue"), ("statue", "gardens")}
    assert chains(EDITIONS[1]) == expected_chains() - gone | new
    assert not any("pawnshop" in pair for pair in chains(EDITIONS[1]))


def test_guilds_count_the_right_cities() -> None:
    """The data behind BASE-119."""
    where = {name: printed.effects(card(EDITIONS[2], name).effects).split()[-1] for name in entries(GUILDS)}
    own = {
        "shipowners_guild": "own",
        "builders_guild": "own/neighbours",
        "scientists_guild": "1",
        "decorators_guild": "7",
    }
    assert where == dict.fromkeys(entries(GUILDS), "neighbours") | own
