"""Buying missing resources from the bank (DUEL-078 to DUEL-090)."""

from __future__ import annotations

import pytest

from tests.duel.scenario import city, coins, cost, legal, of_kind, own, parts, play, price, spent, table
from tests.rules import rule

RESOURCES = ("wood", "clay", "stone", "glass", "papyrus")


@rule("DUEL-078")
@pytest.mark.parametrize(
    ("rival", "prices"),
    [
        ("", (2, 2, 2, 2, 2)),
        ("lumber_yard clay_pool quarry glassworks press", (3, 3, 3, 3, 3)),
        ("quarry stone_pit", (2, 2, 4, 2, 2)),
        ("quarry stone_pit shelf_quarry", (2, 2, 6, 2, 2)),
        ("lumber_yard sawmill brickyard", (5, 4, 2, 2, 2)),
        ("glassworks glass_blower drying_room", (2, 2, 2, 4, 3)),
    ],
)
def test_price_is_2_plus_what_the_opponents_brown_and_grey_cards_produce(rival: str, prices: tuple[int, ...]) -> None:
    state = table(age=3, accessible="palace arena", first=city(coins=50), second=city(cards=rival))
    wood, clay, stone, glass, _ = prices
    assert own(state, 0).prices == dict(zip(RESOURCES, prices, strict=True))
    assert spent(state, "build palace") == wood + clay + stone + 2 * glass


@rule("DUEL-078")
def test_own_production_does_not_raise_the_own_price() -> None:
    state = table(age=2, accessible="walls", first=city(cards="quarry"), second=city(cards="stone_pit"))
    assert spent(state, "build walls") == 3


@rule("DUEL-079")
def test_coins_for_resources_go_to_the_bank() -> None:
    state = table(age=2, accessible="walls", first=city(coins=7), second=city(coins=7, cards="quarry"))
    events = play(state, "build walls")
    assert of_kind(events, "traded") == [{"event": "traded", "seat": 0, "coins": 6}]
    assert (coins(state, 0), coins(state, 1)) == (1, 7)


@rule("DUEL-080")
def test_any_number_of_units_at_one_price() -> None:
    state = table(age=3, accessible="town_hall", first=city(coins=50), second=city(cards="quarry sawmill"))
    assert parts(cost(state, 0, "town_hall"), "bought") == [
        {"resource": "wood", "units": 2, "price": 4, "coins": 8},
        {"resource": "stone", "units": 3, "price": 3, "coins": 9},
    ]
    assert spent(state, "build town_hall") == 17


@rule("DUEL-081")
def test_opponents_yellow_cards_and_wonders_do_not_raise_prices() -> None:
    rival = city(
        cards="forum caravansery stone_reserve customs_house tavern",
        wonders="piraeus=altar great_lighthouse=theater",
    )
    state = table(age=3, accessible="palace", first=city(coins=50), second=rival)
    assert own(state, 0).prices == dict.fromkeys(RESOURCES, 2)
    assert spent(state, "build palace") == 10


@rule("DUEL-082")
@pytest.mark.parametrize(
    ("card", "name"), [("sawmill", "siege_workshop"), ("brickyard", "arsenal"), ("shelf_quarry", "town_hall")]
)
def test_card_of_two_units_raises_the_price_by_2(card: str, name: str) -> None:
    plain = table(age=3, accessible=name, first=city(coins=50))
    dear = table(age=3, accessible=name, first=city(coins=50), second=city(cards=card))
    assert spent(dear, f"build {name}") == spent(plain, f"build {name}") + 3 * 2


@rule("DUEL-082")
def test_removing_a_card_lowers_the_price_for_later_payments() -> None:
    state = table(
        age=2,
        accessible="walls aqueduct temple",
        first=city(coins=50, wonders="statue_of_zeus"),
        second=city(cards="shelf_quarry"),
    )
    assert spent(state, "wonder statue_of_zeus with temple") == 2 + 2 + 4 + 2 * 2
    assert own(state, 0).prices["stone"] == 4
    play(state, "destroy shelf_quarry", "discard aqueduct")
    assert spent(state, "build walls") == 4


@rule("DUEL-082")
def test_removing_a_grey_card_lowers_the_price_too() -> None:
    state = table(
        accessible="apothecary altar theater",
        first=city(coins=50, wonders="circus_maximus"),
        second=city(cards="glassworks"),
    )
    assert spent(state, "wonder circus_maximus with altar") == 2 + 2 * 2 + 3
    play(state, "destroy glassworks", "discard theater")
    assert spent(state, "build apothecary") == 2


@rule("DUEL-083")
@pytest.mark.parametrize(("rival", "price"), [("", 8), ("quarry", 11), ("quarry stone_pit press", 15)])
def test_resources_are_bought_for_wonders_too(rival: str, price: int) -> None:
    state = table(accessible="altar", first=city(coins=price, wonders="pyramids"), second=city(cards=rival))
    assert spent(state, "wonder pyramids with altar") == price
    poor = table(accessible="altar", first=city(coins=price - 1, wonders="pyramids"), second=city(cards=rival))
    assert "wonder pyramids with altar" not in legal(poor)


@rule("DUEL-084", "DUEL-085")
@pytest.mark.parametrize(
    ("card", "fixed"),
    [
        ("wood_reserve", {"wood"}),
        ("clay_reserve", {"clay"}),
        ("stone_reserve", {"stone"}),
        ("customs_house", {"glass", "papyrus"}),
    ],
)
@pytest.mark.parametrize(
    ("rival", "usual"),
    [("", 2), ("lumber_yard clay_pool quarry glassworks press", 3)],
)
def test_yellow_cards_fix_prices_at_1(card: str, fixed: set[str], rival: str, usual: int) -> None:
    state = table(age=2, accessible="walls", first=city(cards=card), second=city(cards=rival))
    assert own(state, 0).prices == {resource: 1 if resource in fixed else usual for resource in RESOURCES}
    assert own(state, 1).prices == dict.fromkeys(RESOURCES, 2)


@rule("DUEL-085")
@pytest.mark.parametrize("rival", ["", "quarry", "quarry stone_pit shelf_quarry"])
def test_fixed_price_ignores_the_opponents_production(rival: str) -> None:
    state = table(age=2, accessible="aqueduct", first=city(coins=3, cards="stone_reserve"), second=city(cards=rival))
    assert spent(state, "build aqueduct") == 3


@rule("DUEL-085")
def test_fixed_price_stays_when_the_opponent_builds_more() -> None:
    state = table(age=2, active=1, accessible="aqueduct shelf_quarry walls", first=city(cards="stone_reserve"))
    play(state, "build shelf_quarry")
    assert spent(state, "build aqueduct") == 3


@rule("DUEL-086")
def test_fixed_price_holds_from_the_next_turn() -> None:
    state = table(accessible="stone_reserve baths altar", first=city(coins=7), second=city(cards="quarry"))
    assert price(state, 0, "baths") == 3
    assert spent(state, "build stone_reserve") == 3
    play(state, "discard altar")
    assert spent(state, "build baths") == 1


@rule("DUEL-086")
def test_fixed_price_comes_too_late_for_the_wonder_that_brings_it() -> None:
    state = table(
        age=2,
        accessible="parade_ground walls temple",
        first=city(coins=20, wonders="mausoleum"),
        discard="clay_reserve",
    )
    assert spent(state, "wonder mausoleum with temple") == 10
    assert spent(state, "revive clay_reserve") == 0
    play(state, "discard walls")
    assert spent(state, "build parade_ground") == 2 * 1 + 2


@rule("DUEL-087")
def test_example_stone_costs_4_against_the_shelf_quarry() -> None:
    state = table(age=2, accessible="walls", first=city(coins=50), second=city(cards="shelf_quarry"))
    assert own(state, 0).prices["stone"] == 4
    assert spent(state, "build walls") == 4 + 4


@rule("DUEL-088")
def test_example_third_stone_costs_2() -> None:
    state = table(age=2, accessible="aqueduct", first=city(cards="shelf_quarry"), second=city(cards="clay_pool"))
    assert parts(cost(state, 0, "aqueduct"), "bought") == [{"resource": "stone", "units": 1, "price": 2, "coins": 2}]
    assert spent(state, "build aqueduct") == 2


@rule("DUEL-089")
def test_example_fortifications_cost_5() -> None:
    state = table(age=3, accessible="fortifications", first=city(cards="shelf_quarry"), second=city(cards="clay_pool"))
    assert parts(cost(state, 0, "fortifications"), "bought") == [
        {"resource": "clay", "units": 1, "price": 3, "coins": 3},
        {"resource": "papyrus", "units": 1, "price": 2, "coins": 2},
    ]
    assert spent(state, "build fortifications") == 5


@rule("DUEL-090")
def test_example_aqueduct_costs_12() -> None:
    state = table(age=2, accessible="aqueduct", first=city(coins=12), second=city(cards="shelf_quarry"))
    assert spent(state, "build aqueduct") == 12
