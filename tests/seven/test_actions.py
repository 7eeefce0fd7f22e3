"""What a player can do now: what every move costs, part by part, what it brings, and why others are not possible."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.core.contract import Action, Cost, Fact, Subject
from mirabilia.core.describe import LANGUAGES, texts
from mirabilia.games.seven.edifice.view import EdificeView
from mirabilia.games.seven.events import Gained
from mirabilia.games.seven.state import State
from tests.seven.scenario import SEVEN, choice_of, city, commit, new_game, table, turn

LEADERS = {"expansions": ["leaders"]}
CITIES = {"expansions": ["cities"]}
EDIFICE = {"expansions": ["edifice"]}
EVERYTHING = {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["expert", "cities"]}


def action(state: State, words: str, seat: int = 0) -> Action:
    by_text = {one.text: one for one in state.actions(seat)}
    assert words in by_text, f"{words!r} is not among {', '.join(by_text)}"
    return by_text[words]


def cost(state: State, words: str, seat: int = 0) -> Cost:
    action_cost = action(state, words, seat).cost
    assert action_cost is not None
    return action_cost


def parts(state: State, words: str, seat: int = 0) -> list[Fact]:
    return list(cost(state, words, seat).parts)


def refused(state: State, seat: int = 0) -> list[str]:
    return [one.text for one in state.actions(seat) if not one.legal]


def market(own: dict[str, Any], left: str = "", right: str = "", *, hand: str, age: int = 2, **fields: Any) -> State:
    """Seat 0 between Rhodes (ore) on the left and Babylon (wood) on the right; on the third turn of an Age."""
    cities = {0: own, 1: city(left, board="rhodes"), 2: city(right, board="babylon")}
    return table(3, age=age, turn=2, hands={0: hand}, cities=cities, **fields)


# Costs, part by part.


def test_own_resources_and_the_bank() -> None:
    state = market(city("clay_pool glassworks_1 lumber_yard", board="ephesus"), hand="temple sawmill")
    assert cost(state, "build temple") == Cost(0, ({"cost": "own", "units": {"wood": 1, "clay": 1, "glass": 1}},))
    assert cost(state, "build sawmill bank 1") == Cost(1, ({"cost": "bank", "coins": 1},))


def test_what_each_neighbour_sells() -> None:
    state = market(city("timber_yard", board="ephesus", coins=9), "stone_pit", "quarry", hand="walls")
    (left, right) = (action(state, f"build walls {words}") for words in ("left 2 right 2", "right 4"))
    own = {"cost": "own", "units": {"stone": 1}}
    assert left.subject == right.subject == Subject("card", "walls")
    assert left.cost == Cost(
        4,
        (
            own,
            {"cost": "left", "seat": 1, "coins": 2, "units": {"stone": 1}},
            {"cost": "right", "seat": 2, "coins": 2, "units": {"stone": 1}},
        ),
    )
    assert right.cost == Cost(4, (own, {"cost": "right", "seat": 2, "coins": 4, "units": {"stone": 2}}))


def test_what_is_certain_where_several_ways_come_to_the_same() -> None:
    """Both neighbours sell wood and clay: each sells one unit of a Temple, which one is left open."""
    state = market(city("glassworks_1", board="ephesus", coins=9), "lumber_yard clay_pool", "brickyard", hand="temple")
    assert parts(state, "build temple left 2 right 2") == [
        {"cost": "own", "units": {"glass": 1}},
        {"cost": "left", "seat": 1, "coins": 2, "number": 1},
        {"cost": "right", "seat": 2, "coins": 2, "number": 1},
        {"cost": "bought", "units": {"wood": 1, "clay": 1}},
    ]
    assert parts(state, "build temple left 4")[1] == {
        "cost": "left",
        "seat": 1,
        "coins": 4,
        "units": {"wood": 1, "clay": 1},
    }


def test_an_own_choice_that_is_left_open() -> None:
    """A Clay Pit gives the clay or the ore of Stables; the other is bought from the left at the same price."""
    state = market(city("clay_pit lumber_yard", board="ephesus", coins=4), "clay_pool", hand="stables")
    assert parts(state, "build stables left 2") == [
        {"cost": "own", "units": {"wood": 1}},
        {"cost": "own", "number": 1},
        {"cost": "left", "seat": 1, "coins": 2, "number": 1},
    ]


def test_a_chain() -> None:
    state = market(city("baths", board="giza"), hand="aqueduct")
    assert cost(state, "chain aqueduct") == Cost(0, ({"cost": "chain", "card": "baths"},))


@pytest.mark.parametrize(
    ("edition", "side", "stages", "words", "part"),
    [
        (1, "day", 2, "power walls", {"cost": "power", "right": "any"}),
        (2, "day", 2, "free walls", {"cost": "free", "power": "first_of_colour"}),
    ],
)
def test_which_power_makes_a_card_free(edition: int, side: str, stages: int, words: str, part: Fact) -> None:
    own = city(board="olympia", side=side, stages=stages)
    state = market(own, hand="walls", options={"edition": edition})
    assert cost(state, words) == Cost(0, (part,))


def test_a_rebate_and_a_discount() -> None:
    docks = market(
        city("clandestine_dock_west", board="ephesus", coins=9), "stone_pit quarry", hand="walls", options=CITIES
    )
    assert parts(docks, "build walls left 5") == [
        {"cost": "left", "seat": 1, "coins": 5, "units": {"stone": 3}},
        {"cost": "rebate", "seat": 1, "saves": 1},
    ]
    archimedes = market(
        city("glassworks_1", board="giza", leaders="archimedes", coins=9), hand="school", options=LEADERS
    )
    (way,) = [one for one in archimedes.actions(0) if one.fact["move"] == "build" and one.subject.id == "school"]
    assert {"cost": "discount", "units": {"papyrus": 1}} in (way.cost.parts if way.cost else ())


def test_stages_with_the_same_payment_share_their_cost() -> None:
    state = table(3, turn=2, hands={0: "altar baths"}, cities={0: city("lumber_yard timber_yard", board="giza")})
    one, other = [each for each in state.actions(0) if each.text in ("stage altar", "stage baths")]
    assert one.cost is other.cost
    assert one.cost == Cost(0, ({"cost": "own", "units": {"wood": 2}},))
    assert one.subject == Subject("card", "altar")


def test_the_edifice_costs_more() -> None:
    own = city("lumber_yard timber_yard", board="giza", coins=3)
    state = table(3, turn=2, hands={0: "altar"}, cities={0: own}, options=EDIFICE)
    (join,) = [one for one in state.actions(0) if one.text.startswith("join altar")]
    price = EdificeView.of(state.view(None)).edifices[0].cost
    assert join.cost == Cost(
        price,
        (
            {"cost": "edifice", "edifice": "belvedere", "coins": price},
            {"cost": "own", "units": {"wood": 2}},
        ),
    )


def test_a_loss_is_paid_or_becomes_debt() -> None:
    pending = [{"choice": "coin_loss", "city": 1, "argument": 3}]
    cities = {1: city(coins=2)}
    state = table(3, options=CITIES, pending=pending, cities=cities, phase="choice", step="next")
    assert cost(state, "pay 2 debt 1", 1) == Cost(2, ({"cost": "bank", "coins": 2}, {"cost": "debt", "points": 1}))
    assert action(state, "pay 2 debt 1", 1).subject == Subject("choice", "pay")


# What is not possible.


def test_what_cannot_be_built_is_there_once_with_what_it_would_take() -> None:
    state = market(city("loom_1", board="giza", coins=1), "stone_pit quarry", hand="walls statue loom_2")
    assert [words for words in refused(state) if words.startswith("build")] == [
        "build walls",
        "build statue",
        "build loom_2",
    ]
    walls = action(state, "build walls")
    assert walls.refusal == {"refusal": "unaffordable", "card": "walls", "coins": 4, "short": 3}
    assert walls.cost == Cost(
        4,
        (
            {"cost": "own", "units": {"stone": 1}},
            {"cost": "left", "seat": 1, "coins": 4, "units": {"stone": 2}},
        ),
        3,
    )
    statue = action(state, "build statue")
    assert statue.refusal == {"refusal": "unaffordable", "card": "statue", "missing": {"ore": 1}}
    assert statue.cost == Cost(None, ({"cost": "missing", "units": {"ore": 1}},))
    assert action(state, "build loom_2").refusal == {"refusal": "built_already", "card": "loom_2"}


def test_a_stage_that_cannot_be_paid_is_refused_for_each_card_at_one_cost() -> None:
    state = table(3, age=2, turn=5, hands={0: "walls"}, cities={0: city(board="giza", coins=0)})
    stages = [one for one in state.actions(0) if one.fact["move"] == "stage"]
    assert {one.subject.id for one in stages} == set(state.own(0).hand)
    assert len({id(one.cost) for one in stages}) == 1
    assert stages[0].refusal == {"refusal": "stage_unaffordable", "missing": {"wood": 2}}
    complete = table(3, age=2, turn=5, cities={0: city(board="giza", stages=3)})
    assert not [one for one in complete.actions(0) if one.fact["move"] == "stage"]


def test_an_edifice_that_cannot_be_paid_with_the_stage() -> None:
    own = city("lumber_yard timber_yard", board="giza", coins=0)
    state = table(3, turn=2, hands={0: "altar"}, cities={0: own}, options=EDIFICE)
    join = action(state, "join altar")
    assert action(state, "stage altar").legal
    price = EdificeView.of(state.view(None)).edifices[0].cost
    fact = {"refusal": "edifice_unaffordable", "edifice": "belvedere", "coins": price, "short": price}
    assert join.refusal == fact
    assert (join.cost.coins, join.cost.short) == (price, price) if join.cost else False
    assert [texts(language).fact(SEVEN, fact) for language in LANGUAGES] == [
        "Together with Belvedere the next stage costs 1 coin, you are 1 short.",
        "Con la Struttura Torre Panoramica il prossimo stadio costa 1 moneta, te ne manca 1.",
    ]


def test_leaders_that_are_too_dear() -> None:
    leaders = ("caesar sappho", "nero", "midas")
    cities = {seat: city(held_leaders=names, coins=2) for seat, names in enumerate(leaders)}
    state = table(3, options=LEADERS, phase="recruitment", turn=-1, cities=cities)
    caesar = action(state, "recruit caesar bank 5")
    assert caesar.refusal == {"refusal": "leader_too_dear", "leader": "caesar", "cost": 5, "coins": 2}
    assert caesar.cost == Cost(5, ({"cost": "bank", "coins": 5},), 3)
    assert caesar.subject == Subject("leader", "caesar")
    assert action(state, "recruit sappho bank 1").legal


def test_the_free_city_sells_only_what_it_cannot_use() -> None:
    state = table(2, hands={0: "altar theater"})
    commit(state, 0, "build altar")
    assert action(state, "sell theater").refusal == {"refusal": "must_build"}
    assert "sell altar" not in [one.text for one in state.actions(0)]


# Gains.


def gains(state: State, words: str, seat: int = 0) -> list[Fact]:
    return list(action(state, words, seat).gains)


def test_a_sale_brings_coins() -> None:
    state = market(city(board="giza"), hand="walls")
    assert gains(state, "sell walls") == [{"gain": "coins", "coins": 3}]


def test_a_card_brings_points_and_a_stage_too() -> None:
    state = market(city("lumber_yard timber_yard", board="giza"), hand="altar", age=1)
    assert gains(state, "build altar") == [{"gain": "points", "points": 3}]
    assert gains(state, "stage altar") == [{"gain": "points", "points": 3}]


def test_a_third_symbol_makes_a_set() -> None:
    """A compass and a tablet are 2 points; with a gear they are 3, and 7 for the set."""
    own = city("apothecary scriptorium glassworks_1", board="giza")
    state = market(own, hand="workshop", age=1)
    assert gains(state, "build workshop") == [
        {"gain": "points", "points": 8},
        {"gain": "symbols", "symbol": "gear", "number": 1},
    ]


def test_shields_turn_conflicts() -> None:
    """Two shields on the left, none on the right: one shield beats the right neighbour only."""
    state = market(city("ore_vein", board="giza"), "stockade guard_tower", hand="barracks", age=1)
    assert gains(state, "build barracks") == [
        {"gain": "shields", "shields": 1},
        {"gain": "conflict", "other_seat": 2, "was": "draw", "becomes": "victory"},
    ]


def test_points_for_coins_count_what_is_paid() -> None:
    """Midas has a point for every 3 coins: with 9 he loses one when a Sawmill is paid for."""
    state = market(city(board="giza", leaders="midas", coins=9), hand="sawmill", options=LEADERS)
    assert gains(state, "build sawmill bank 1") == [{"gain": "points", "points": -1}]


GAINS = [new_game(5, 2, **EDIFICE), new_game(4, 3, **EVERYTHING), new_game(2, 1), new_game(3, 5, **LEADERS)]


@pytest.mark.parametrize("start", GAINS, ids=["edifice", "everything", "free_city", "leaders"])
def test_gains_come_true(start: State) -> None:
    """Whoever chooses last gets at least the coins that were promised when everything is revealed."""
    state, rng, checked = start.copy(), Random(4), 0
    while state.to_act():
        seat, alone = state.to_act()[0], len(state.to_act()) == 1
        one = rng.choice([one for one in state.actions(seat) if one.legal])
        city = choice_of(state, seat)[1]
        state.play(seat, one.code)
        revealed = [event for event in state.events(None) if isinstance(event, Gained) and event.source != "trade"]
        if alone and one.gains and not state.secret:
            coins = sum(event.coins for event in revealed if event.seat == city)
            assert coins >= sum(fact["coins"] for fact in one.gains if fact["gain"] == "coins"), one
            checked += 1
    assert checked


# Texts, and all positions of whole games.


@pytest.mark.parametrize(
    ("players", "options"),
    [(3, {}), (5, EDIFICE), (7, EVERYTHING), (2, LEADERS), (4, {**CITIES, "teams": True}), (3, {"edition": 1})],
    ids=["base", "edifice", "everything", "free_city", "teams", "first_edition"],
)
def test_every_cost_adds_up_and_can_be_told(players: int, options: dict[str, Any]) -> None:
    state, rng = new_game(players, 7, **options), Random(11)
    facts: dict[str, Fact] = {}
    while state.to_act():
        seat = rng.choice(state.to_act())
        actions = state.actions(seat)
        for one in actions:
            if one.cost is not None:
                paid = sum(part.get("coins", 0) for part in one.cost.parts)
                assert one.cost.coins in (None, paid), one
                if one.legal:
                    purses = (one.fact.get(purse) or 0 for purse in ("left", "right", "bank"))
                    assert sum(purses) == paid or one.fact["move"] == "pay", one
                facts.update((str(sorted(part)), part) for part in one.cost.parts)
            for fact in (*one.gains, *([one.refusal] if one.refusal else [])):
                facts[str(sorted(fact))] = fact
        state.play(seat, rng.choice([one.code for one in actions if one.legal]))
    assert facts
    for fact in facts.values():
        assert all(texts(language).fact(SEVEN, fact, ("Anna", "Bruno", "Carla")) for language in LANGUAGES)


KINDS: list[Fact] = [
    *({"cost": "own", **more} for more in ({"units": {"wood": 2}}, {"number": 2})),
    *(
        {"cost": side, "seat": 1, "coins": 2, **more}
        for side in ("left", "right")
        for more in ({}, {"units": {"wood": 1, "ore": 2}}, {"number": 1})
    ),
    {"cost": "bought", "units": {"wood": 1}},
    {"cost": "rebate", "seat": 1, "saves": 1},
    *({"cost": "bank", "coins": 1, **more} for more in ({}, {"units": {"glass": 1}}, {"number": 1})),
    {"cost": "edifice", "edifice": "belvedere", "coins": 1},
    *({"cost": "discount", **more} for more in ({"units": {"wood": 1}}, {"number": 1}, {"saves": 2})),
    {"cost": "missing", "units": {"wood": 1}},
    {"cost": "debt", "points": 2},
    {"cost": "chain", "card": "baths"},
    *(
        {"cost": "free", "power": power}
        for power in ("colour", "first_of_colour", "first_of_age", "last_of_age", "stages", "leaders")
    ),
    *({"cost": "power", "right": right} for right in ("any", "blue")),
    {"gain": "coins", "coins": 3},
    {"gain": "points", "points": 5},
    {"gain": "symbols", "symbol": "gear", "number": 1},
    *({"gain": "free_symbols", "number": number} for number in (1, 2)),
    {"gain": "shields", "shields": 2},
    *(
        {"gain": "conflict", "other_seat": 1, "was": "draw", "becomes": outcome}
        for outcome in ("victory", "defeat", "avoided")
    ),
    {"gain": "conflict", "other_seat": 1, "was": "defeat", "becomes": "draw"},
]


@pytest.mark.parametrize("fact", KINDS, ids=str)
def test_every_kind_of_part_has_a_text_of_its_own(fact: Fact) -> None:
    for language in LANGUAGES:
        words = texts(language).fact(SEVEN, fact, ("Anna", "Bruno"))
        assert "{" not in words
        assert words not in [texts(language).fact(SEVEN, other, ("Anna", "Bruno")) for other in KINDS if other != fact]


def test_nobody_has_actions_that_owes_nothing() -> None:
    state = table(3, hands={0: "altar"})
    commit(state, 0, "build altar")
    assert state.actions(0) == []
    turn(state)
    assert state.actions(0)
