"""How a cost is met: production, choices, discounts and coins (DUEL-064 to DUEL-077)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from mirabilia.games.duel.cost import card_trade
from mirabilia.games.duel.lookup import CARD_INDEX, CATALOGUE
from mirabilia.games.duel.pieces import CARDS, Card
from mirabilia.games.duel.views import Choices
from tests.duel.scenario import (
    city,
    coins,
    cost,
    legal,
    of_kind,
    own,
    parts,
    play,
    price,
    random_game,
    refusal,
    spent,
    table,
)
from tests.rules import rule

EXAMPLE_CITY = "quarry clay_pool brickyard press"


def card_price(name: str, age: int, own_city: dict[str, Any] | None = None, rival: dict[str, Any] | None = None) -> int:
    """The coins a card costs the first player."""
    return price(table(age=age, accessible=name, first=own_city, second=rival), 0, name)


@rule("DUEL-064")
@pytest.mark.parametrize(("cards", "price"), [("quarry stone_pit", 0), ("shelf_quarry", 0), ("quarry", 2), ("", 4)])
def test_resources_are_produced_or_bought_or_both(cards: str, price: int) -> None:
    state = table(age=2, accessible="walls", first=city(coins=4, cards=cards))
    assert spent(state, "build walls") == price


@rule("DUEL-065")
@pytest.mark.parametrize(
    "source",
    [
        city(cards="quarry"),
        city(cards="glassworks"),
        city(cards="caravansery"),
        city(cards="forum"),
        city(wonders="great_lighthouse=baths"),
        city(wonders="piraeus=baths"),
    ],
)
def test_brown_grey_yellow_cards_and_wonders_produce(source: dict[str, Any]) -> None:
    assert card_price("obelisk", 3) == 6
    assert card_price("obelisk", 3, source) == 4


@rule("DUEL-065")
@pytest.mark.parametrize(
    ("age", "move", "production"),
    [
        (1, "build quarry", {"stone": 1}),
        (2, "build shelf_quarry", {"stone": 2}),
        (1, "build press", {"papyrus": 1}),
        (2, "build forum", {"manufactured": 1}),
        (2, "build caravansery", {"raw": 1}),
        (1, "wonder great_lighthouse with tavern", {"raw": 1}),
        (1, "wonder piraeus with tavern", {"manufactured": 1}),
        (1, "build tavern", {}),
        (1, "wonder pyramids with tavern", {}),
    ],
)
def test_production_of_what_is_built(age: int, move: str, production: dict[str, int]) -> None:
    wonders = "great_lighthouse piraeus pyramids"
    state = table(age=age, accessible=move.split()[-1], first=city(coins=50, wonders=wonders))
    play(state, move)
    units_by_kind = own(state, 0).production | msgspec.structs.asdict(own(state, 0).choices)
    assert {what: units for what, units in units_by_kind.items() if units} == production


@rule("DUEL-066")
def test_example_production() -> None:
    state = table(age=2, accessible="walls", first=city(cards=EXAMPLE_CITY))
    assert own(state, 0).production == {"stone": 1, "clay": 3, "papyrus": 1, "wood": 0, "glass": 0}
    assert own(state, 0).choices == Choices(raw=0, manufactured=0)


@rule("DUEL-067")
@pytest.mark.parametrize(("name", "price"), [("baths", 0), ("garrison", 0), ("apothecary", 2)])
def test_example_what_the_production_builds(name: str, price: int) -> None:
    state = table(age=2, accessible="walls", first=city(cards=EXAMPLE_CITY))
    card: Card = CARDS[CARD_INDEX[name]]
    assert card.price + card_trade(state.city(0), card) == price


@rule("DUEL-068")
def test_production_is_there_on_every_turn() -> None:
    state = table(age=2, accessible="walls aqueduct rostrum", first=city(coins=9, cards="shelf_quarry"))
    assert spent(state, "build walls") == 0
    assert own(state, 0).production["stone"] == 2
    play(state, "discard rostrum")
    assert spent(state, "build aqueduct") == 2


@rule("DUEL-068")
def test_production_is_there_on_an_extra_turn() -> None:
    state = table(
        age=2,
        accessible="walls aqueduct rostrum",
        first=city(coins=9, cards="shelf_quarry clay_pool glassworks", wonders="sphinx"),
    )
    assert spent(state, "wonder sphinx with rostrum") == 2
    assert state.to_act() == (0,)
    assert spent(state, "build walls") == 0


@rule("DUEL-069")
@pytest.mark.parametrize(
    ("wonder", "cards", "target", "left"),
    [
        ("statue_of_zeus", "quarry stone_pit press", "stone_pit", {"stone": 1, "papyrus": 1}),
        ("circus_maximus", "quarry press glassworks", "press", {"stone": 1, "glass": 1}),
    ],
)
def test_production_shrinks_when_a_card_is_destroyed(
    wonder: str, cards: str, target: str, left: dict[str, int]
) -> None:
    state = table(accessible="altar theater baths", first=city(coins=50, wonders=wonder), second=city(cards=cards))
    play(state, f"wonder {wonder} with altar", f"destroy {target}")
    assert {what: units for what, units in own(state, 1).production.items() if units} == left


@rule("DUEL-069")
@pytest.mark.parametrize("seed", range(4))
def test_production_never_shrinks_otherwise(seed: int) -> None:
    before: list[dict[str, int]] = [{}, {}]
    for state in random_game(seed):
        now = [own(state, seat).production for seat in (0, 1)]
        if not of_kind(state.events(None), "destroyed"):
            assert all(now[seat][what] >= units for seat in (0, 1) for what, units in before[seat].items())
        before = now


raw_source = pytest.mark.parametrize(
    "source", [city(coins=9, cards="caravansery"), city(coins=9, wonders="great_lighthouse=baths")]
)
manufactured_source = pytest.mark.parametrize(
    "source", [city(coins=9, cards="forum"), city(coins=9, wonders="piraeus=baths")]
)


@rule("DUEL-070")
@raw_source
def test_raw_choice_is_one_unit_of_any_raw_material_each_turn(source: dict[str, Any]) -> None:
    state = table(age=2, accessible="walls statue tribunal rostrum", first=source)
    assert {name: price(state, 0, name) for name in ("walls", "statue", "rostrum", "tribunal")} == {
        "walls": 2,
        "statue": 2,
        "rostrum": 2,
        "tribunal": 4,
    }
    assert spent(state, "build walls") == 2
    play(state, "discard rostrum")
    assert spent(state, "build statue") == 2
    assert card_price("chamber_of_commerce", 3, source) == 4


@rule("DUEL-070")
@manufactured_source
def test_manufactured_choice_is_one_unit_of_glass_or_papyrus_each_turn(source: dict[str, Any]) -> None:
    state = table(age=2, accessible="school laboratory temple walls", first=source)
    assert {name: price(state, 0, name) for name in ("school", "laboratory", "temple", "walls")} == {
        "school": 4,
        "laboratory": 4,
        "temple": 2,
        "walls": 4,
    }
    assert spent(state, "build laboratory") == 4
    play(state, "discard walls")
    assert spent(state, "build school") == 4


@rule("DUEL-071")
@pytest.mark.parametrize(
    ("name", "age", "price"),
    [("walls", 2, 0), ("rostrum", 2, 0), ("aqueduct", 2, 2), ("arena", 3, 2), ("school", 2, 4)],
)
def test_two_raw_choices_in_one_payment(name: str, age: int, price: int) -> None:
    sources = city(cards="caravansery", wonders="great_lighthouse=altar")
    assert card_price(name, age, sources) == price


@rule("DUEL-071")
@pytest.mark.parametrize(("name", "age", "price"), [("laboratory", 2, 2), ("port", 3, 2), ("walls", 2, 4)])
def test_two_manufactured_choices_in_one_payment(name: str, age: int, price: int) -> None:
    sources = city(cards="forum", wonders="piraeus=altar")
    assert card_price(name, age, sources) == price


@rule("DUEL-072", "DUEL-073")
@pytest.mark.parametrize(("name", "price"), [("scriptorium", 2), ("stone_pit", 1)])
def test_coin_cost_is_paid_to_the_bank_on_building(name: str, price: int) -> None:
    state = table(accessible=f"{name} altar theater", first=city(coins=7), second=city(coins=7))
    assert parts(cost(state, 0, name), "printed") == [{"coins": price}]
    events = play(state, f"build {name}")
    assert events[0] == {"event": "paid", "seat": 0, "coins": price}
    assert (coins(state, 0), coins(state, 1)) == (7 - price, 7)


@rule("DUEL-074")
@pytest.mark.parametrize(
    ("own_cards", "rival_cards", "trade"), [("clay_pool", "", 0), ("", "", 2), ("", "clay_pit", 3)]
)
def test_mixed_cost(own_cards: str, rival_cards: str, trade: int) -> None:
    state = table(age=2, accessible="forum", first=city(cards=own_cards), second=city(cards=rival_cards))
    assert spent(state, "build forum") == 3 + trade
    assert of_kind(state.events(None), "paid") == [{"event": "paid", "seat": 0, "coins": 3}]
    assert sum(event["coins"] for event in of_kind(state.events(None), "traded")) == trade


@rule("DUEL-075")
def test_example_caravansery_costs_7() -> None:
    state = table(age=2, accessible="caravansery", first=city(coins=7), second=city(cards="glassworks"))
    assert parts(cost(state, 0, "caravansery"), "bought") == [
        {"resource": "glass", "units": 1, "price": 3, "coins": 3},
        {"resource": "papyrus", "units": 1, "price": 2, "coins": 2},
    ]
    assert spent(state, "build caravansery") == 7


@rule("DUEL-076")
@pytest.mark.parametrize(
    ("fields", "move", "price"),
    [
        ({"age": 2, "accessible": "forum"}, "build forum", 5),
        ({"accessible": "scriptorium"}, "build scriptorium", 2),
        ({"accessible": "baths"}, "build baths", 2),
        ({"age": 3, "accessible": "lighthouse"}, "build lighthouse", 6),
        ({"accessible": "altar"}, "wonder temple_of_artemis with altar", 8),
    ],
)
def test_cost_must_not_exceed_the_coins_held_before_the_income(fields: dict[str, Any], move: str, price: int) -> None:
    assert move in legal(table(first=city(coins=price, wonders="temple_of_artemis"), **fields))
    poor = table(first=city(coins=price - 1, wonders="temple_of_artemis"), **fields)
    assert move not in legal(poor)
    short = refusal(poor, move)
    assert (short["refusal"], short["needed"], short["coins"]) == ("short", price, price - 1)


@rule("DUEL-077")
@pytest.mark.parametrize(
    ("name", "own_city", "rival", "total"),
    [
        pytest.param("rostrum", city(cards="quarry caravansery"), city(), 0, id="production first"),
        pytest.param("walls", city(cards="quarry caravansery"), city(), 0, id="choice for what production lacks"),
        pytest.param(
            "palace",
            city(cards="caravansery glassworks glass_blower", wonders="great_lighthouse=altar"),
            city(cards="shelf_quarry sawmill"),
            2,
            id="two raw choices drop stone at 4 and wood at 4",
        ),
        pytest.param(
            "town_hall",
            city(cards="caravansery", wonders="great_lighthouse=altar"),
            city(cards="shelf_quarry quarry lumber_yard"),
            5 + 2 * 3,
            id="two raw choices drop two stones at 5",
        ),
        pytest.param(
            "port", city(cards="forum"), city(cards="press"), 2 + 2, id="manufactured choice drops papyrus at 3"
        ),
        pytest.param(
            "palace",
            city(cards="quarry caravansery forum"),
            city(cards="lumber_yard glassworks"),
            2 + 3,
            id="raw choice drops wood at 3, manufactured choice one glass at 3",
        ),
        pytest.param(
            "palace",
            city(progress="masonry"),
            city(cards="glassworks glass_blower lumber_yard"),
            3 + 2 + 2,
            id="masonry drops two glass at 4",
        ),
        pytest.param(
            "palace",
            city(cards="caravansery", progress="masonry"),
            city(cards="sawmill glassworks"),
            2 + 2,
            id="choice drops wood at 4 and leaves masonry the two glass at 3",
        ),
        pytest.param(
            "town_hall",
            city(cards="stone_reserve", progress="masonry"),
            city(cards="shelf_quarry"),
            3 * 1,
            id="masonry drops wood at 2 rather than stone at the fixed price",
        ),
        pytest.param("statue", city(progress="masonry"), city(cards="brickyard"), 0, id="masonry drops all there is"),
        pytest.param("walls", city(progress="masonry"), city(), 4, id="masonry leaves red cards alone"),
        pytest.param(
            "mausoleum",
            city(wonders="mausoleum", progress="architecture"),
            city(cards="glassworks glass_blower"),
            2 * 2 + 2,
            id="architecture drops two glass at 4",
        ),
        pytest.param(
            "circus_maximus",
            city(cards="forum", wonders="circus_maximus", progress="architecture"),
            city(cards="glassworks"),
            2,
            id="choice drops glass at 3 and leaves architecture two raw units",
        ),
        pytest.param(
            "mausoleum",
            city(cards="clay_pool caravansery forum", wonders="mausoleum piraeus=altar", progress="architecture"),
            city(cards="press drying_room"),
            0,
            id="production, three choices and architecture together",
        ),
        pytest.param(
            "great_library",
            city(cards="caravansery forum", wonders="great_library", progress="architecture"),
            city(cards="sawmill press"),
            2,
            id="choices drop wood at 4 and papyrus at 3, architecture two wood at 4, glass is bought",
        ),
    ],
)
def test_cheapest_combination_is_charged(
    name: str, own_city: dict[str, Any], rival: dict[str, Any], total: int
) -> None:
    age = CATALOGUE.cards[CARD_INDEX[name]].age if name in CARD_INDEX else 3
    card = name if name in CARD_INDEX else "arena"
    move = f"build {name}" if card == name else f"wonder {name} with {card}"
    state = table(age=age, accessible=card, first=own_city | {"coins": total}, second=rival)
    assert price(state, 0, name) == total
    assert spent(state, move) == total
    if total:
        poor = table(age=age, accessible=card, first=own_city | {"coins": total - 1}, second=rival)
        assert move not in legal(poor)
