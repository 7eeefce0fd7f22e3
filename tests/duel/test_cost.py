"""What things cost by what is printed on them (DUEL-056 to DUEL-063)."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import Cost, Fact
from mirabilia.games.duel.data import RESOURCES, Card, Wonder
from mirabilia.games.duel.lookup import CATALOGUE
from tests.duel.scenario import city, coins, cost, legal, parts, play, spent, table
from tests.rules import rule

COSTS = {
    1: {
        "lumber_yard": "",
        "logging_camp": "1 coin",
        "clay_pool": "",
        "clay_pit": "1 coin",
        "quarry": "",
        "stone_pit": "1 coin",
        "glassworks": "1 coin",
        "press": "1 coin",
        "guard_tower": "",
        "stable": "1 wood",
        "garrison": "1 clay",
        "palisade": "2 coins",
        "workshop": "1 papyrus",
        "apothecary": "1 glass",
        "scriptorium": "2 coins",
        "pharmacist": "2 coins",
        "theater": "",
        "altar": "",
        "baths": "1 stone",
        "stone_reserve": "3 coins",
        "clay_reserve": "3 coins",
        "wood_reserve": "3 coins",
        "tavern": "",
    },
    2: {
        "sawmill": "2 coins",
        "brickyard": "2 coins",
        "shelf_quarry": "2 coins",
        "glass_blower": "",
        "drying_room": "",
        "walls": "2 stone",
        "horse_breeders": "1 wood 1 clay",
        "barracks": "3 coins",
        "archery_range": "1 wood 1 stone 1 papyrus",
        "parade_ground": "2 clay 1 glass",
        "library": "1 wood 1 stone 1 glass",
        "dispensary": "2 clay 1 stone",
        "school": "1 wood 2 papyrus",
        "laboratory": "1 wood 2 glass",
        "tribunal": "2 wood 1 glass",
        "statue": "2 clay",
        "temple": "1 wood 1 papyrus",
        "aqueduct": "3 stone",
        "rostrum": "1 wood 1 stone",
        "forum": "3 coins 1 clay",
        "caravansery": "2 coins 1 glass 1 papyrus",
        "customs_house": "4 coins",
        "brewery": "",
    },
    3: {
        "arsenal": "2 wood 3 clay",
        "pretorium": "8 coins",
        "fortifications": "1 clay 2 stone 1 papyrus",
        "siege_workshop": "3 wood 1 glass",
        "circus": "2 clay 2 stone",
        "academy": "1 wood 1 stone 2 glass",
        "study": "2 wood 1 glass 1 papyrus",
        "university": "1 clay 1 glass 1 papyrus",
        "observatory": "1 stone 2 papyrus",
        "palace": "1 wood 1 clay 1 stone 2 glass",
        "town_hall": "2 wood 3 stone",
        "obelisk": "2 stone 1 glass",
        "gardens": "2 wood 2 clay",
        "pantheon": "1 wood 1 clay 2 papyrus",
        "senate": "2 clay 1 stone 1 papyrus",
        "chamber_of_commerce": "2 papyrus",
        "port": "1 wood 1 glass 1 papyrus",
        "armory": "2 stone 1 glass",
        "lighthouse": "2 clay 1 glass",
        "arena": "1 wood 1 clay 1 stone",
        "merchants_guild": "1 wood 1 clay 1 glass 1 papyrus",
        "shipowners_guild": "1 clay 1 stone 1 glass 1 papyrus",
        "builders_guild": "1 wood 1 clay 2 stone 1 glass",
        "magistrates_guild": "2 wood 1 clay 1 papyrus",
        "scientists_guild": "2 wood 2 clay",
        "moneylenders_guild": "2 wood 2 stone",
        "tacticians_guild": "1 clay 2 stone 1 papyrus",
    },
}
WONDER_COSTS = {
    "appian_way": "2 clay 2 stone 1 papyrus",
    "circus_maximus": "1 wood 2 stone 1 glass",
    "colossus": "3 clay 1 glass",
    "great_library": "3 wood 1 glass 1 papyrus",
    "great_lighthouse": "1 wood 1 stone 2 papyrus",
    "hanging_gardens": "2 wood 1 glass 1 papyrus",
    "mausoleum": "2 clay 2 glass 1 papyrus",
    "piraeus": "2 wood 1 clay 1 stone",
    "pyramids": "3 stone 1 papyrus",
    "sphinx": "1 clay 1 stone 2 glass",
    "statue_of_zeus": "1 wood 1 clay 1 stone 2 papyrus",
    "temple_of_artemis": "1 wood 1 stone 1 glass 1 papyrus",
}


def spelt(text: str) -> dict[str, int]:
    """A cost in words as numbers."""
    words = text.replace("coins", "coin").split()
    return {what: int(number) for number, what in zip(words[::2], words[1::2], strict=True)}


def in_coins(text: str) -> int:
    """What a cost comes to when every unit is bought at 2 coins."""
    return sum(number if what == "coin" else 2 * number for what, number in spelt(text).items())


def paid(events: list[Fact]) -> int:
    return sum(event["coins"] for event in events if event["event"] in ("paid", "traded"))


def asked_price(price: Cost) -> dict[str, int]:
    """What a city that produces nothing is asked for."""
    coins = sum(part["coins"] for part in parts(price, "printed"))
    return ({"coin": coins} if coins else {}) | {part["resource"]: part["units"] for part in parts(price, "bought")}


@rule("DUEL-061")
@pytest.mark.parametrize(("age", "name"), [(age, name) for age, names in COSTS.items() for name in names])
def test_cost_of_every_card(age: int, name: str) -> None:
    state = table(age=age, accessible=name, first=city(coins=99))
    assert asked_price(cost(state, 0, name)) == spelt(COSTS[age][name])
    assert paid(play(state, f"build {name}")) == in_coins(COSTS[age][name])


@rule("DUEL-061")
@pytest.mark.parametrize("name", WONDER_COSTS)
def test_cost_of_every_wonder(name: str) -> None:
    state = table(accessible="altar", first=city(coins=99, wonders=name))
    assert asked_price(cost(state, 0, name)) == spelt(WONDER_COSTS[name])
    assert paid(play(state, f"wonder {name} with altar")) == in_coins(WONDER_COSTS[name])


@rule("DUEL-061")
def test_there_are_no_other_cards_and_wonders() -> None:
    assert {(card.age, card.id) for card in CATALOGUE.cards} == {(age, name) for age in COSTS for name in COSTS[age]}
    assert {wonder.id for wonder in CATALOGUE.wonders} == {*WONDER_COSTS}


@rule("DUEL-056")
def test_free_structures_need_no_coins_and_no_resources() -> None:
    free = {
        name
        for age, names in COSTS.items()
        for name in names
        if f"build {name}" in legal(table(age=age, accessible=name, first=city(coins=0)))
    }
    assert free == {
        "lumber_yard",
        "clay_pool",
        "quarry",
        "guard_tower",
        "theater",
        "altar",
        "tavern",
        "glass_blower",
        "drying_room",
        "brewery",
    }


@rule("DUEL-057")
@pytest.mark.parametrize(
    ("age", "name", "text"),
    [
        (1, "lumber_yard", ""),
        (1, "stone_pit", "1 coin"),
        (1, "baths", "1 stone"),
        (3, "arena", "1 clay 1 stone 1 wood"),
    ],
)
def test_example_costs(age: int, name: str, text: str) -> None:
    assert asked_price(cost(table(age=age, accessible=name), 0, name)) == spelt(text)


@rule("DUEL-058")
def test_example_lumber_yard_costs_nothing() -> None:
    state = table(accessible="lumber_yard altar", first=city(coins=0))
    assert play(state, "build lumber_yard") == [{"event": "built", "seat": 0, "card": "lumber_yard"}]
    assert coins(state, 0) == 0


def kind_of_cost(piece: Card | Wonder) -> str:
    resources = any(piece.cost.units(resource) for resource in RESOURCES)
    kinds = {"coins": piece.cost.coins > 0, "resources": resources, "symbol": getattr(piece, "free_with", None)}
    return " ".join(kind for kind, there in kinds.items() if there)


@rule("DUEL-059")
def test_kinds_of_cost() -> None:
    assert {kind_of_cost(card) for card in CATALOGUE.cards} == {
        "",
        "coins",
        "resources",
        "coins resources",
        "coins symbol",
        "resources symbol",
    }
    assert {kind_of_cost(wonder) for wonder in CATALOGUE.wonders} == {"resources"}


@rule("DUEL-060")
def test_coins_in_costs() -> None:
    assert not any(wonder.cost.coins for wonder in CATALOGUE.wonders)
    assert not any(card.cost.coins for card in CATALOGUE.cards if card.colour == "blue")
    mixed = {card.id for card in CATALOGUE.cards if kind_of_cost(card).startswith("coins resources")}
    assert mixed == {"forum", "caravansery"}


@rule("DUEL-062")
def test_two_ways_to_build_from_age_two_on() -> None:
    state = table(age=2, accessible="statue barracks aqueduct", first=city(coins=50, cards="theater"))
    assert parts(cost(state, 0, "statue"), "chain")[0]["card"] == "theater"
    assert spent(state, "build statue") == 0
    rival = table(age=2, accessible="statue", first=city(coins=50), second=city(cards="theater"))
    assert not parts(cost(rival, 0, "statue"), "chain")
    assert spent(rival, "build statue") == 4
    assert {card.age for card in CATALOGUE.cards if card.free_with} == {2, 3}


@rule("DUEL-063")
@pytest.mark.parametrize(("cards", "price"), [("", 4), ("clay_pool", 2), ("clay_pool lumber_yard", 0), ("stable", 0)])
def test_example_horse_breeders(cards: str, price: int) -> None:
    state = table(age=2, accessible="horse_breeders", first=city(coins=price, cards=cards))
    assert bool(parts(cost(state, 0, "horse_breeders"), "chain")) == (cards == "stable")
    assert spent(state, "build horse_breeders") == price
