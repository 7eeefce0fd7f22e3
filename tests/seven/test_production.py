"""What a construction costs, what pays for it, and chains (BASE-032 to BASE-043)."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.games.seven.data import Edition
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.printed import EDITIONS
from tests.seven.scenario import choose, city, coins, commit, events, legal, pending_choice, table, turn, ways

NOTHING = (0, 0, 0)
"""A way to pay that costs no coins."""


def buildable(state: State, card: str, seat: int = 0) -> bool:
    return bool(ways(state, seat, f"build {card}"))


def alone(cards: str, hand: str, age: int = 2, **fields: Any) -> State:
    """Seat 0 without coins, so that its own production has to do."""
    own = {"board": "giza", "coins": 0} | fields
    return table(3, turn=2, age=age, hands={0: hand}, cities={0: city(cards, **own)})


# Production.


@rule("BASE-032")
def test_resources_are_not_used_up() -> None:
    """Giza and a Quarry give 3 stone on every turn."""
    cities = {0: city("quarry", board="giza", coins=0)}
    state = table(3, turn=2, age=2, hands={0: "aqueduct", 1: "foundry walls"}, cities=cities)
    turn(state, {0: "build aqueduct"})
    turn(state, {0: "build walls"})
    assert state.snapshot()["cities"][0]["cards"] == ["quarry", "aqueduct", "walls"]
    assert coins(state)[0] == 0


@rule("BASE-032")
def test_symbol_gives_its_unit_once_in_a_turn() -> None:
    assert not buildable(alone("", "walls"), "walls")
    assert not buildable(alone("stone_pit", "walls"), "walls")
    assert not buildable(alone("quarry", "walls", board="rhodes"), "walls")
    assert buildable(alone("quarry", "walls"), "walls")


PALACE = ("quarry", "lumber_yard", "loom_1", "forum", "caravansery")
"""With Alexandria (glass) and its second stage (any raw material) all that the Palace costs, one unit from each."""


@rule("BASE-033")
def test_all_own_sources_produce() -> None:
    state = alone(" ".join(PALACE), "palace", age=3, board="alexandria", stages=2)
    assert ways(state, 0, "build palace") == {NOTHING}


@rule("BASE-033")
@pytest.mark.parametrize("missing", [*PALACE, "stage", "board"])
def test_every_own_source_is_needed(missing: str) -> None:
    cards = " ".join(card for card in PALACE if card != missing)
    board, stages = "alexandria", 1 if missing == "stage" else 2
    if missing == "board":  # all but glass
        board, cards = "halicarnassus", f"{cards} ore_vein clay_pool"
    assert not buildable(alone(cards, "palace", age=3, board=board, stages=stages), "palace")


@rule("BASE-033")
def test_black_cards_and_pawns_produce_too() -> None:
    options = {"expansions": ["cities", "edifice"]}
    edifices = [
        {"edifice": "belvedere", "pawns": 2},
        {"edifice": "factory", "pawns": 0, "state": "built"},
        {"edifice": "archives", "pawns": 2},
    ]
    fields: dict[str, Any] = {"age": 3, "options": options, "edifices": edifices, "hands": {0: "academy lodge"}}
    own: dict[str, Any] = {"board": "giza", "coins": 0}
    bare = table(3, turn=2, cities={0: city("stone_pit", **own)}, **fields)
    assert not buildable(bare, "academy")
    both = table(3, turn=2, cities={0: city("stone_pit secret_warehouse", pawns=[0, 1, 0], **own)}, **fields)
    assert ways(both, 0, "build academy") == {NOTHING}
    for less in (city("stone_pit", pawns=[0, 1, 0], **own), city("stone_pit secret_warehouse", **own)):
        assert not buildable(table(3, turn=2, cities={0: less}, **fields), "academy")


@rule("BASE-034")
@pytest.mark.parametrize("card", ["stockade", "baths"])
def test_symbol_with_alternatives_gives_any_of_them(card: str) -> None:
    assert ways(alone("timber_yard", card, age=1, board="rhodes"), 0, f"build {card}") == {NOTHING}


@rule("BASE-034")
def test_symbol_with_alternatives_gives_only_one_unit() -> None:
    """A Caravansery costs 2 wood, Stables 1 wood, 1 clay and 1 ore."""
    assert not buildable(alone("timber_yard", "caravansery"), "caravansery")
    assert buildable(alone("timber_yard lumber_yard", "caravansery"), "caravansery")
    assert not buildable(alone("lumber_yard clay_pit", "stables"), "stables")
    assert buildable(alone("lumber_yard clay_pit", "stables", board="rhodes"), "stables")
    assert buildable(alone("timber_yard clay_pit caravansery", "stables"), "stables")


@rule("BASE-034")
def test_alternative_is_chosen_anew_on_each_turn() -> None:
    cities = {0: city("timber_yard", coins=0, board="rhodes")}
    state = table(3, turn=2, hands={0: "stockade", 2: "altar baths"}, cities=cities)
    turn(state, {0: "build stockade"})
    turn(state, {0: "build baths"})
    assert state.snapshot()["cities"][0]["cards"] == ["timber_yard", "stockade", "baths"]


@rule("BASE-035")
@pytest.mark.parametrize(
    ("source", "single", "card", "board"),
    [
        ("sawmill", "lumber_yard", "caravansery", "giza"),
        ("quarry", "stone_pit", "library", "halicarnassus"),
        ("brickyard", "clay_pool", "forum", "giza"),
        ("foundry", "ore_vein", "dispensary", "alexandria"),
    ],
)
def test_card_with_two_symbols_gives_two_units(source: str, single: str, card: str, board: str) -> None:
    assert ways(alone(source, card, board=board), 0, f"build {card}") == {NOTHING}
    assert not buildable(alone(single, card, board=board), card)


@rule("BASE-035")
def test_card_with_two_symbols_does_not_give_three_units() -> None:
    assert not buildable(alone("quarry", "walls", board="rhodes"), "walls")


# Costs.


@rule("BASE-036")
def test_coin_cost_goes_to_the_bank() -> None:
    state = table(3, turn=2, hands={0: "timber_yard", 1: "altar", 2: "theater"})
    assert ways(state, 0, "build timber_yard") == {(0, 0, 1)}
    facts = turn(state, {0: "build timber_yard bank 1", 1: "build altar", 2: "build theater"})
    assert coins(state) == [2, 3, 3]
    assert events(facts, "paid") == [{"event": "paid", "seat": 0, "coins": 1}]


@rule("BASE-036")
def test_coin_cost_needs_the_coin() -> None:
    assert not buildable(alone("", "timber_yard", age=1), "timber_yard")


@rule("BASE-037")
def test_nothing_is_bought_that_the_city_produces() -> None:
    """All three cities have stone; the Baths cost one."""
    cities = {0: city(board="giza", coins=9), 1: city("stone_pit"), 2: city("timber_yard")}
    state = table(3, turn=2, hands={0: "baths"}, cities=cities)
    assert ways(state, 0, "build baths") == {NOTHING}


@rule("BASE-037")
def test_player_chooses_what_own_alternatives_give() -> None:
    """Stables cost wood, clay and ore. Clay Pit: clay or ore, the left sells ore, the right clay."""
    cities = {0: city("lumber_yard clay_pit", board="giza", coins=9), 1: city("ore_vein"), 2: city("clay_pool")}
    state = table(3, turn=2, age=2, hands={0: "stables"}, cities=cities | {1: city(board="rhodes")})
    assert ways(state, 0, "build stables") == {(2, 0, 0), (0, 2, 0)}


@rule("BASE-037")
def test_player_chooses_among_the_neighbours() -> None:
    """3 stone are wanted, one is there; both neighbours sell two."""
    cities = {0: city(board="giza", coins=9), 1: city("quarry"), 2: city("stone_pit timber_yard")}
    state = table(3, turn=2, age=2, hands={0: "walls"}, cities=cities)
    assert ways(state, 0, "build walls") == {(4, 0, 0), (2, 2, 0), (0, 4, 0)}


@rule("BASE-038")
@pytest.mark.parametrize("edition", [1, 2])
def test_card_without_cost_is_built_for_nothing(edition: Edition) -> None:
    state = table(3, turn=2, options={"edition": edition}, hands={0: "altar"}, cities={0: city(coins=0)})
    facts = turn(state, {0: "build altar"})
    assert state.snapshot()["cities"][0]["cards"] == ["altar"]
    assert coins(state)[0] == 0
    assert not events(facts, "paid") + events(facts, "traded")


@rule("BASE-039")
def test_building_does_not_pay_for_itself() -> None:
    """A Caravansery costs 2 wood and could give one; so do Babylon's first stage and a Clay Pit with clay."""
    assert not buildable(alone("lumber_yard", "caravansery"), "caravansery")
    state = table(3, turn=2, hands={0: "clay_pit"}, cities={0: city("clay_pool", board="babylon")})
    assert not any(words.startswith("stage") for words in legal(state))


@rule("BASE-039")
def test_building_produces_and_discounts_from_the_next_turn_on() -> None:
    cities = {0: city(board="giza"), 1: city("lumber_yard"), 2: city(board="ephesus")}
    state = table(4, turn=2, hands={0: "west_trading_post", 1: "stone_pit", 3: "altar stockade"}, cities=cities)
    commit(state, 0, "build west_trading_post")
    assert state.view(0).cities[0].prices.left.raw == 2
    turn(state, {1: "build stone_pit"})
    assert ways(state, 0, "build stockade") == {(1, 0, 0)}
    assert state.view(None).cities[1].production.fixed["stone"] == 1


@rule("BASE-039")
def test_neighbours_discount_and_goods_of_this_turn_do_not_count() -> None:
    cities = {0: city(board="giza"), 1: city(board="ephesus"), 2: city(board="alexandria"), 3: city(board="rhodes")}
    state = table(4, turn=2, hands={0: "stockade", 1: "lumber_yard"}, cities=cities)
    commit(state, 1, "build lumber_yard")
    assert not buildable(state, "stockade")


# Chains.


@rule("BASE-040")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("giver", ["east_trading_post", "west_trading_post"])
def test_any_one_of_the_chaining_buildings_makes_a_card_free(edition: Edition, giver: str) -> None:
    options, hand = {"edition": edition}, {0: "forum"}
    state = table(3, turn=2, age=2, options=options, hands=hand, cities={0: city(giver, coins=0)})
    facts = turn(state, {0: "chain forum"})
    assert state.snapshot()["cities"][0]["cards"] == [giver, "forum"]
    assert coins(state)[0] == 0
    assert events(facts, "chained") == [{"event": "chained", "seat": 0, "card": "forum", "chain_card": giver}]
    without = table(3, turn=2, age=2, options=options, hands=hand, cities={0: city("marketplace", coins=0)})
    assert [words for words in legal(without) if "forum" in words] == ["sell forum"]


@rule("BASE-040")
def test_neighbours_building_makes_nothing_free() -> None:
    state = table(3, turn=2, age=2, hands={0: "aqueduct"}, cities={0: city(coins=0, board="rhodes"), 1: city("baths")})
    assert [words for words in legal(state) if "aqueduct" in words] == ["sell aqueduct"]


@rule("BASE-041")
@pytest.mark.parametrize("edition", [1, 2])
def test_player_may_pay_although_there_is_a_chain(edition: Edition) -> None:
    cities = {0: city("baths stone_pit", board="giza", coins=5), 1: city("quarry", board="rhodes")}
    state = table(3, turn=2, age=2, options={"edition": edition}, hands={0: "aqueduct"}, cities=cities)
    assert [words for words in legal(state) if "aqueduct" in words] == [
        "sell aqueduct",
        "chain aqueduct",
        "build aqueduct left 2",
        *([] if edition == 2 else ["stage aqueduct"]),
    ]
    facts = turn(state, {0: "build aqueduct left 2"})
    assert coins(state)[:2] == [3, 3 + 3 + 2]
    assert not events(facts, "chained")


@rule("BASE-041")
def test_free_city_must_chain() -> None:
    cities = {2: city("baths quarry", board="giza", coins=9)}
    state = table(2, turn=2, age=2, options={"edition": 1}, drawn="aqueduct", cities=cities)
    commit(state, 1, legal(state, 1)[0])
    assert [words for words in legal(state, 1) if "aqueduct" in words and "stage" not in words] == ["chain aqueduct"]


@rule("BASE-042")
@pytest.mark.parametrize("edition", [1, 2])
def test_chaining_building_stems_from_an_earlier_age(edition: Edition) -> None:
    catalogue = EDITIONS[edition]
    ages = {card.building: card.age for card in (*catalogue.cards, *catalogue.guilds, *catalogue.black)}
    chains = [(ages[giver], card.age) for card in catalogue.cards for giver in card.chains_from]
    assert len(chains) >= 25
    assert all(earlier < later for earlier, later in chains)


@rule("BASE-042")
def test_first_edition_chain_from_the_age_before() -> None:
    options = {"edition": 1}
    state = table(3, turn=2, age=2, options=options, hands={0: "statue"}, cities={0: city("theater", coins=0)})
    turn(state, {0: "chain statue"})
    later = table(3, age=3, options=options, hands={0: "gardens"}, cities={0: city("theater statue", coins=0)})
    assert "chain gardens" in legal(later)


@rule("BASE-043")
def test_building_of_this_turn_makes_nothing_of_this_turn_free() -> None:
    """Baths from the discard pile: the Aqueduct is free from the next turn on."""
    cities = {0: city("brickyard", board="halicarnassus", side="night", coins=0), 1: city(board="giza")}
    state = table(7, turn=2, age=2, hands={0: "aqueduct", 1: "foundry aqueduct"}, discard="baths", cities=cities)
    assert [words for words in legal(state) if "aqueduct" in words] == ["sell aqueduct", "stage aqueduct"]
    turn(state, {0: f"stage {state.snapshot()['cities'][0]['hand'][1]}"})
    assert pending_choice(state) == ("revival", 0)
    choose(state, "revive baths")
    assert "chain aqueduct" in legal(state)
