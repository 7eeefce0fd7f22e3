"""What a player is offered: costs, gains, places, and why something is out of reach; views and events as types."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec
import pytest

from mirabilia.core.contract import CHOICE, Cost, Event, Fact, Subject
from mirabilia.core.describe import describe
from mirabilia.games.world import events as world_events
from mirabilia.games.world.views import Laying, Own, Placement, Places, Purchase, View
from tests.world.scenario import WORLD, action, city, play, refusal, table
from tests.world.test_conservation import each_table, moments

ROAD = "long_road a12"
EVENTS: Any = reduce(or_, (one for one in Event.__subclasses__() if one.__module__ == world_events.__name__))


def reasons(**own: Any) -> dict[str, str]:
    """Why moves are not possible for a city, by their notation."""
    state = table(2, tiles={"s6": "s6_t1"}, monuments="ziggurat petra thien_mu", cities={0: city(ROAD, **own)})
    refused = {one.text: one.refusal for one in state.actions(0) if one.refusal is not None}
    assert refused == {text: refusal(state, text) for text in refused}
    return {text: fact["refusal"] for text, fact in refused.items()}


# Purchases.


def test_a_tile_with_price_gains_and_places() -> None:
    state = table(2, tiles={"s5": "s5_b1"}, cities={0: city(ROAD, gold=3)})
    offer = action(state, "buy s5")
    assert (offer.subject, offer.cost) == (Subject("stack", "s5"), Cost(4))
    assert offer.gains == (
        {"gain": "resources", "resources": {"food": 1, "gears": 2}},
        {"gain": "population", "steps": 1},
    )
    assert isinstance(offer.detail, Purchase)
    assert [places.turn for places in offer.detail.places] == [0, 90, 180, 270]
    assert all(places.corners for places in offer.detail.places)


def test_only_corners_where_something_changes_have_numbers() -> None:
    state = table(2, cities={0: city(ROAD)})
    tower = action(state, "buy tower").detail
    assert isinstance(tower, Purchase)
    (places,) = tower.places
    assert 0 not in places.natural
    assert len(list(places.rows())) == len(places.corners) > len(places.natural)
    assert places == Places(0, places.corners, places.natural, ())


def test_a_monument_takes_all_gold_left() -> None:
    state = table(2, monuments="moai", cities={0: city(ROAD, gold=2)})
    offer = action(state, "buy moai")
    assert offer.cost == Cost(5, ({"cost": "all_gold", "gold": 5},))
    assert offer.gains[0] == {"gain": "points", "points": 2}


def test_what_costs_too_much_says_how_much_is_missing() -> None:
    state = table(2, tiles={"s6": "s6_t1"}, cities={0: city(ROAD, gold=5)})
    offer = action(state, "buy s6")
    assert (offer.cost, offer.detail) == (Cost(5, short=3), None)
    assert offer.refusal == {"refusal": "too_dear", "cost": 5, "gold": 2}
    assert offer.gains


def test_what_is_sold_is_not_offered() -> None:
    state = table(2, tiles={"s1": None}, market={"towers": 0}, cities={0: city(ROAD), 1: city(ROAD, pedestal=1)})
    offered = {one.text for one in state.actions(0)}
    assert not offered & {"buy s1", "buy tower", "buy pedestal_1"}
    assert {"buy s2", "buy pedestal_2"} <= offered


# Why not.


@pytest.mark.parametrize(
    ("own", "refused"),
    [
        ({}, {"repay": "no_loan", "leave": "must_buy", "buy ziggurat": "no_place"}),
        ({"pedestal": 1}, {"buy pedestal_2": "second_pedestal", "repay": "no_loan"}),
        ({"loan_round": 5}, {"loan": "loan_open", "repay": "loan_new"}),
        ({"loan_round": 3}, {"loan": "loan_open"}),
        ({"loan_round": 3, "gold": 5}, {"loan": "loan_open", "repay": "too_dear", "buy s6": "too_dear"}),
    ],
)
def test_why_something_is_not_possible(own: dict[str, int], refused: dict[str, str]) -> None:
    assert refused.items() <= reasons(**own).items()


def test_a_loan_step_only_once() -> None:
    state = table(2, cities={0: city(ROAD)})
    assert action(state, "loan").cost == Cost(0, ({"cost": "loan_points", "points": 2},))
    assert action(state, "loan").gains == ({"gain": "gold", "gold": 2},)
    assert action(state, "loan").subject == Subject(CHOICE, "loan")
    play(state, "loan")
    assert action(state, "repay").refusal == {"refusal": "loan_step"}
    assert (action(state, "repay").cost, action(state, "repay").gains) == (Cost(3), ({"gain": "points", "points": 2},))


# Laying.


def test_a_place_is_told_in_a_few_words() -> None:
    state = table(2, tiles={"s3": "s3_h1"}, cities={0: city("long_road d9 r90")})
    play(state, "buy s3")
    place = action(state, "lay b11")
    assert (place.fact, place.subject) == ({"move": "lay", "place": "b11"}, Subject("place", "b11"))
    assert (place.cost, place.gains, place.detail) == (None, (), Placement(10 * 12 + 1, 0))
    assert len(msgspec.json.encode(place)) < 160
    assert state.view(0).laying == Laying(1, tile="s3_h1")


def test_places_tell_what_changes() -> None:
    """The free road beside two natural resources."""
    state = WORLD.new(7, 2)
    gains = {one.text: one.gains for one in state.actions(state.to_act()[0])}
    assert gains["lay d9 r90"] == ({"gain": "natural", "points": 2},)


# In words.


@pytest.mark.parametrize(
    ("fact", "english", "italian"),
    [
        ({"cost": "all_gold", "gold": 4}, "all the gold you have left, 4", "tutto l'Oro che ti resta, 4"),
        (
            {"cost": "loan_points", "points": 2},
            "2 points less at the end unless it is paid back",
            "2 punti in meno alla fine se non si ripaga",
        ),
        ({"gain": "gold", "gold": 2}, "2 more gold now", "altri 2 Oro adesso"),
        ({"gain": "points", "points": 1}, "1 point", "1 punto"),
        ({"gain": "population", "steps": 1}, "population +1", "Popolazione +1"),
        ({"gain": "resources", "resources": {"food": 1, "gears": 2}}, "1 food and 2 gears", "1 Cibo e 2 Ingranaggi"),
        ({"gain": "natural", "points": -1}, "-1 point for natural resources", "-1 punto per le Risorse Naturali"),
        ({"gain": "districts", "points": 2}, "2 points for districts", "2 punti per i Quartieri"),
    ],
)
def test_costs_and_gains_in_words(fact: Fact, english: str, italian: str) -> None:
    assert (describe(WORLD, fact, "en"), describe(WORLD, fact, "it")) == (english, italian)


# Types.


@each_table
def test_views_and_events_are_what_their_types_say(name: str, seed: int) -> None:
    for number, state in enumerate(moments(name, seed)):
        happened = state.events(None)
        assert msgspec.json.decode(msgspec.json.encode(happened), type=list[EVENTS]) == happened
        if number % 20 == 0 or not state.to_act():
            public = state.view(None)
            assert msgspec.json.decode(msgspec.json.encode(public), type=View) == public
            for seat in range(state.players):
                assert state.view(seat) == msgspec.structs.replace(public, own=Own(seat))
