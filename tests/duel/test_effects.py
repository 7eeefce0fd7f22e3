"""What the cards of the three Ages give (docs/rules/duel.md, Card effects)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.duel.lookup import CATALOGUE
from mirabilia.games.duel.state import State
from tests.duel.scenario import (
    AGE,
    city,
    coins,
    legal,
    of_kind,
    own,
    pawn,
    play,
    price,
    scores,
    seated,
    structures,
    table,
)
from tests.rules import rule

NOTHING = {"wood": 0, "clay": 0, "stone": 0, "glass": 0, "papyrus": 0}
TWO_OF_EACH = "sawmill brickyard shelf_quarry glassworks glass_blower press drying_room"

BLUE_POINTS = {
    "theater": 3,
    "altar": 3,
    "baths": 3,
    "tribunal": 5,
    "statue": 4,
    "temple": 4,
    "aqueduct": 5,
    "rostrum": 4,
    "palace": 7,
    "town_hall": 7,
    "obelisk": 5,
    "gardens": 6,
    "pantheon": 6,
    "senate": 5,
}
SHIELDS = {
    "guard_tower": 1,
    "stable": 1,
    "garrison": 1,
    "palisade": 1,
    "horse_breeders": 1,
    "barracks": 1,
    "walls": 2,
    "archery_range": 2,
    "parade_ground": 2,
    "fortifications": 2,
    "siege_workshop": 2,
    "circus": 2,
    "arsenal": 3,
    "pretorium": 3,
}
SYMBOLS_AND_POINTS = {
    "scriptorium": ("quill", 0),
    "library": ("quill", 2),
    "pharmacist": ("mortar", 0),
    "dispensary": ("mortar", 2),
    "workshop": ("plumb_level", 1),
    "laboratory": ("plumb_level", 1),
    "apothecary": ("wheel", 1),
    "school": ("wheel", 1),
    "academy": ("sundial", 3),
    "study": ("sundial", 3),
    "university": ("armillary_sphere", 2),
    "observatory": ("armillary_sphere", 2),
}


def after_building(card: str, seat: int = 0, **fields: Any) -> State:
    """The table after a rich player has built that card as the last one of its Age."""
    state = table(age=AGE[card], active=seat, accessible=card, **(seated(seat, city(coins=40)) | fields))
    play(state, f"build {card}")
    return state


def ids_of(colour: str) -> set[str]:
    return {card.id for card in CATALOGUE.cards if card.colour == colour}


@pytest.mark.parametrize(
    ("cards", "production"),
    [
        pytest.param("lumber_yard logging_camp", {"wood": 1}, marks=rule("DUEL-108")),
        pytest.param("clay_pool clay_pit", {"clay": 1}, marks=rule("DUEL-108")),
        pytest.param("quarry stone_pit", {"stone": 1}, marks=rule("DUEL-108")),
        pytest.param("sawmill", {"wood": 2}, marks=rule("DUEL-109")),
        pytest.param("brickyard", {"clay": 2}, marks=rule("DUEL-109")),
        pytest.param("shelf_quarry", {"stone": 2}, marks=rule("DUEL-109")),
        pytest.param("glassworks glass_blower", {"glass": 1}, marks=rule("DUEL-110")),
        pytest.param("press drying_room", {"papyrus": 1}, marks=rule("DUEL-110")),
    ],
)
def test_brown_and_grey_cards_produce(cards: str, production: dict[str, int]) -> None:
    for card in cards.split():
        state = after_building(card)
        assert own(state, 0).production == NOTHING | production
        assert own(state, 1).production == NOTHING


@rule("DUEL-111")
def test_cards_are_worth_their_printed_points_at_the_end_of_the_game() -> None:
    cards = "theater palace apothecary port arsenal sawmill"
    state = table(age=3, active=1, accessible="study", first=city(coins=0, cards=cards))
    play(state, "discard study")
    result = state.result()
    assert result is not None
    assert {line: result.scores[0][line] for line in ("blue", "green", "yellow", "purple")} == {
        "blue": 3 + 7,
        "green": 1,
        "yellow": 3,
        "purple": 0,
    }
    assert result.scores[0]["total"] == 14


@rule("DUEL-112")
@pytest.mark.parametrize(("card", "points"), BLUE_POINTS.items())
def test_points_of_blue_cards(card: str, points: int) -> None:
    assert scores(after_building(card), 0)["blue"] == points


@rule("DUEL-112", "DUEL-114", "DUEL-116")
def test_no_blue_red_or_green_card_is_missing_from_the_lists() -> None:
    assert set(BLUE_POINTS) == ids_of("blue")
    assert set(SHIELDS) == ids_of("red")
    assert set(SYMBOLS_AND_POINTS) == ids_of("green")


@rule("DUEL-113", "DUEL-114")
@pytest.mark.parametrize(("card", "shields"), SHIELDS.items())
def test_shields_of_red_cards(card: str, shields: int) -> None:
    assert pawn(after_building(card)) == shields
    assert pawn(after_building(card, seat=1)) == -shields


@rule("DUEL-115", "DUEL-116")
@pytest.mark.parametrize(("card", "symbol", "points"), [(card, *row) for card, row in SYMBOLS_AND_POINTS.items()])
def test_symbol_and_points_of_green_cards(card: str, symbol: str, points: int) -> None:
    state = after_building(card)
    assert own(state, 0).symbols == [symbol]
    assert of_kind(state.events(None), "symbol") == [{"event": "symbol", "seat": 0, "symbol": symbol}]
    assert scores(state, 0)["green"] == points


@pytest.mark.parametrize(
    ("yellow", "resources", "age", "target", "price"),
    [
        pytest.param("stone_reserve", {"stone"}, 2, "aqueduct", 3, marks=rule("DUEL-117")),
        pytest.param("clay_reserve", {"clay"}, 2, "statue", 2, marks=rule("DUEL-117")),
        pytest.param("wood_reserve", {"wood"}, 2, "rostrum", 1 + 4, marks=rule("DUEL-117")),
        pytest.param("customs_house", {"glass", "papyrus"}, 3, "university", 4 + 1 + 1, marks=rule("DUEL-118")),
    ],
)
def test_a_trade_card_fixes_the_price_of_its_resources(
    yellow: str, resources: set[str], age: int, target: str, price: int
) -> None:
    state = table(age=age, accessible=target, first=city(coins=20, cards=yellow), second=city(cards=TWO_OF_EACH))
    assert own(state, 0).prices == dict.fromkeys(NOTHING, 4) | dict.fromkeys(resources, 1)
    assert own(state, 1).prices == dict.fromkeys(NOTHING, 2)
    play(state, f"build {target}")
    assert coins(state, 0) == 20 - price


@rule("DUEL-117", "DUEL-118")
@pytest.mark.parametrize("yellow", ["stone_reserve", "clay_reserve", "wood_reserve", "customs_house"])
def test_a_trade_card_does_nothing_for_the_opponent(yellow: str) -> None:
    state = after_building(yellow)
    assert own(state, 1).prices == dict.fromkeys(NOTHING, 2)
    assert own(state, 1).fixed_prices == []


@rule("DUEL-119")
@pytest.mark.parametrize(
    ("giver", "card"),
    [
        ("stable", "horse_breeders"),
        ("scriptorium", "library"),
        ("theater", "statue"),
        ("statue", "gardens"),
        ("brewery", "arena"),
    ],
)
def test_a_white_symbol_makes_a_card_of_a_later_age_free(giver: str, card: str) -> None:
    assert AGE[giver] < AGE[card]
    build = f"build {card}"
    assert build not in legal(table(age=AGE[card], accessible=card, first=city(coins=0), second=city(cards=giver)))
    state = table(age=AGE[card], accessible=card, first=city(coins=0, cards=giver))
    play(state, build)
    assert card in structures(state, 0)
    assert coins(state, 0) == 0


@rule("DUEL-120")
def test_caravansery_gives_one_raw_unit_of_choice_each_turn() -> None:
    state = table(
        age=2, accessible="walls rostrum statue barracks", last=True, first=city(coins=20, cards="caravansery")
    )
    assert {card: price(state, 0, card) for card in ("walls", "rostrum", "statue")} == {
        "walls": 2,
        "rostrum": 2,
        "statue": 2,
    }
    play(state, "build walls", "discard barracks", "build statue")
    assert coins(state, 0) == 20 - 2 - 2
    papyrus = table(age=3, accessible="chamber_of_commerce", first=city(cards="caravansery"))
    assert price(papyrus, 0, "chamber_of_commerce") == 4


@rule("DUEL-121")
def test_forum_gives_one_manufactured_unit_of_choice_each_turn() -> None:
    state = table(
        age=2, accessible="temple tribunal school statue", last=True, first=city(coins=20, cards="forum sawmill")
    )
    assert {card: price(state, 0, card) for card in ("temple", "tribunal", "school", "statue")} == {
        "temple": 0,
        "tribunal": 0,
        "school": 2,
        "statue": 4,
    }
    play(state, "build temple", "discard statue", "build tribunal")
    assert coins(state, 0) == 20


@pytest.mark.parametrize(
    "card", [pytest.param("caravansery", marks=rule("DUEL-120")), pytest.param("forum", marks=rule("DUEL-121"))]
)
def test_a_choice_source_does_not_raise_the_prices_of_the_opponent(card: str) -> None:
    state = after_building(card)
    assert own(state, 1).prices == dict.fromkeys(NOTHING, 2)
    assert own(state, 0).production == NOTHING


@rule("DUEL-122")
@pytest.mark.parametrize(("card", "income"), [("tavern", 4), ("brewery", 6)])
def test_tavern_and_brewery_pay_on_building(card: str, income: int) -> None:
    state = after_building(card)
    assert (coins(state, 0), coins(state, 1)) == (40 + income, 7)


@pytest.mark.parametrize(
    ("card", "first", "second", "price", "income"),
    [
        pytest.param(
            "arena",
            city(coins=20, wonders="pyramids=theater sphinx=altar"),
            city(wonders="colossus=baths piraeus=stable circus_maximus=press"),
            6,
            2 * 2,
            marks=rule("DUEL-123"),
            id="arena",
        ),
        pytest.param(
            "chamber_of_commerce",
            city(coins=20, cards="glassworks glass_blower quarry"),
            city(cards="press drying_room"),
            4 + 4,
            2 * 3,
            marks=rule("DUEL-124"),
            id="chamber_of_commerce",
        ),
        pytest.param(
            "port",
            city(coins=20, cards="quarry clay_pool shelf_quarry glassworks"),
            city(cards="lumber_yard stone_pit clay_pit brickyard"),
            3 + 2,
            3 * 2,
            marks=rule("DUEL-125"),
            id="port",
        ),
        pytest.param(
            "lighthouse",
            city(coins=20, cards="stone_reserve wood_reserve guard_tower"),
            city(cards="clay_reserve customs_house brewery tavern"),
            6,
            2 + 1,
            marks=rule("DUEL-126"),
            id="lighthouse",
        ),
        pytest.param(
            "armory",
            city(coins=20, cards="guard_tower walls"),
            city(cards="stable palisade barracks"),
            6,
            2,
            marks=rule("DUEL-127"),
            id="armory",
        ),
    ],
)
def test_yellow_cards_of_age_three_pay_for_what_the_own_city_has(
    card: str, first: dict[str, Any], second: dict[str, Any], price: int, income: int
) -> None:
    state = after_building(card, first=first, second=second)
    assert coins(state, 0) == 20 - price + income
    assert coins(state, 1) == 7
    assert scores(state, 0)["yellow"] == 3


@rule("DUEL-123", "DUEL-128")
def test_arena_pays_only_for_wonders_built_before_it() -> None:
    state = table(
        age=3,
        accessible="arena study senate",
        first=city(coins=20, cards="quarry lumber_yard clay_pool press shelf_quarry", wonders="sphinx=altar pyramids"),
    )
    play(state, "build arena")
    assert coins(state, 0) == 20 + 2
    play(state, "discard study", "wonder pyramids with senate")
    assert coins(state, 0) == 20 + 2


@rule("DUEL-128")
def test_a_tavern_pays_once_and_never_again() -> None:
    state = table(accessible="tavern theater altar baths", first=city(coins=0))
    play(state, "build tavern")
    assert coins(state, 0) == 4
    play(state, "discard theater", "build altar", "discard baths")
    assert coins(state, 0) == 4
