"""Clarifications: costs and discounts, and builds from the discard pile (LEAD-095 to LEAD-107)."""

from __future__ import annotations

import pytest

from mirabilia.games.seven.cities.view import CitiesCity
from mirabilia.games.seven.leaders.view import HeldLeader, LeadersOwn
from mirabilia.games.seven.lookup import CATALOGUES
from tests.rules import rule
from tests.seven.recruiting import in_play, leaders, recruitment
from tests.seven.scenario import choose, city, coins, legal, pending_choice, refusal, scores, table, turn, ways

BOTH_EDITIONS = pytest.mark.parametrize("edition", [1, 2])
NOTHING = {(0, 0, 0)}
WITH_CITIES = leaders(2, "cities", leader_decks=["cities"])


# Costs and discounts.


@rule("LEAD-095")
@BOTH_EDITIONS
def test_maecenas_himself_is_paid_for(edition: int) -> None:
    state = recruitment({0: city(coins=1, held_leaders="maecenas sappho")}, options=leaders(edition))
    assert ways(state, 0, "recruit maecenas") == {(0, 0, 1)}
    assert ways(state, 0, "recruit sappho") == {(0, 0, 1)}
    turn(state, {0: "recruit maecenas bank 1"})
    assert coins(state)[0] == 0
    assert LeadersOwn.of(state.own(0)).leaders == (HeldLeader("sappho", 0),)
    poor = recruitment({0: city(coins=0, held_leaders="maecenas")}, options=leaders(edition))
    too_dear = {"refusal": "leader_too_dear", "leader": "maecenas", "cost": 1, "coins": 0}
    assert refusal(poor, 0, "recruit maecenas bank 1") == too_dear


@rule("LEAD-096")
@BOTH_EDITIONS
def test_maecenas_adds_nothing_to_roma_day(edition: int) -> None:
    for recruited in ("", "maecenas"):
        own = city(board="roma", coins=0, leaders=recruited, held_leaders="pericles caesar")
        state = recruitment({0: own}, age=2, options=leaders(edition))
        assert ways(state, 0, "recruit pericles") == ways(state, 0, "recruit caesar") == NOTHING
        turn(state, {0: "recruit pericles"})
        assert coins(state)[0] == 0


@rule("LEAD-096")
@pytest.mark.parametrize(("stages", "cards"), [(1, "stone_pit clay_pool glassworks_1"), (2, "quarry press_1")])
@pytest.mark.parametrize(("recruited", "cost"), [("", 4), ("maecenas", 0)])
def test_maecenas_makes_the_extra_leaders_of_roma_night_free(
    stages: int, cards: str, recruited: str, cost: int
) -> None:
    own = city(cards, board="roma", side="night", stages=stages, coins=4, leaders=recruited, held_leaders="pericles")
    state = table(age=2, turn=1, hands={0: "aqueduct"}, options=leaders(), cities={0: own})
    turn(state, {0: "stage aqueduct"})
    assert pending_choice(state) == ("extra_recruit", 0)
    assert ways(state, 0, "recruit pericles") == {(0, 0, cost)}
    choose(state, f"recruit pericles bank {cost}" if cost else "recruit pericles")
    assert coins(state)[0] == 4 - cost
    assert "pericles" in in_play(state)


@rule("LEAD-097")
@BOTH_EDITIONS
def test_ramses_covers_purple_cards_and_any_number_of_them(edition: int) -> None:
    own = city(coins=0, leaders="ramses")
    hands = {0: "spies_guild town_hall", 2: "palace workers_guild", 1: "senate arsenal builders_guild"}
    state = table(age=3, hands=hands, options=leaders(edition), cities={0: own})
    assert not any("town_hall" in words for words in legal(state) if not words.startswith("sell"))
    turn(state, {0: "free spies_guild"})
    assert len(state.own(0).hand) == 6
    assert "town_hall" in state.own(1).hand  # the card took the turn, the rest was passed to the left
    turn(state, {0: "free workers_guild"})
    turn(state, {0: "free builders_guild"})
    assert state.view(None).cities[0].cards["purple"] == ("spies_guild", "workers_guild", "builders_guild")
    assert coins(state)[0] == 0


@rule("LEAD-097")
def test_ramses_covers_no_stage_and_no_leader() -> None:
    own = city("lumber_yard", coins=0, leaders="ramses", held_leaders="sappho")
    state = recruitment({0: own}, age=2)
    assert legal(state) == ["sell sappho"]


@rule("LEAD-098")
@pytest.mark.parametrize(
    ("name", "card"), [("hammurabi", "temple"), ("leonidas", "archery_range"), ("archimedes", "dispensary")]
)
def test_the_owner_chooses_the_unit_that_is_dropped(name: str, card: str) -> None:
    boards = {"temple": "babylon olympia", "archery_range": "babylon rhodes", "dispensary": "rhodes alexandria"}
    own = {"temple": "glassworks_1", "archery_range": "lumber_yard", "dispensary": "ore_vein"}[card]
    left, right = boards[card].split()
    cities = {1: city(board=left), 2: city(board=right)}
    mine = city(own, board="ephesus", coins=4)
    state = table(age=2, hands={0: card}, options=leaders(), cities={0: mine, **cities})
    assert ways(state, 0, f"build {card}") == {(2, 2, 0)}
    mine |= {"leaders": [{"leader": name, "age": 1}]}
    state = table(age=2, hands={0: card}, options=leaders(), cities={0: mine, **cities})
    assert ways(state, 0, f"build {card}") == {(2, 0, 0), (0, 2, 0)}
    turn(state, {0: f"build {card} right 2"})
    assert coins(state) == [2, 9, 11]


@rule("LEAD-098")
def test_the_owner_chooses_the_unit_of_a_stage_that_is_dropped() -> None:
    own = city("clay_pool", board="giza", stages=1, coins=4, leaders="imhotep")
    cities = {0: own, 1: city(board="olympia"), 2: city(board="halicarnassus")}
    state = table(age=2, hands={0: "school"}, options=leaders(), cities=cities)
    assert ways(state, 0, "stage school") == {(2, 0, 0), (0, 2, 0)}  # 2 clay and 1 cloth


@rule("LEAD-098")
def test_a_unit_nobody_sells_can_be_dropped() -> None:
    own = city("lumber_yard clay_pool", coins=0, leaders="hammurabi")
    state = table(age=2, hands={0: "temple"}, options=leaders(), cities={0: own})
    assert ways(state, 0, "build temple") == NOTHING


@rule("LEAD-099")
@pytest.mark.parametrize(("side", "stage", "price"), [("day", 1, 7), ("night", 1, 14)])
def test_imhotep_leaves_the_coins_of_petra(side: str, stage: int, price: int) -> None:
    own = city(board="petra", side=side, stages=stage, leaders="imhotep")
    state = table(age=2, hands={0: "school"}, options=WITH_CITIES, cities={0: own | {"coins": price}})
    assert ways(state, 0, "stage school") == {(0, 0, price)}
    state = table(age=2, hands={0: "school"}, options=WITH_CITIES, cities={0: own | {"coins": price - 1}})
    assert ways(state, 0, "stage school") == set()


@rule("LEAD-099")
def test_imhotep_reduces_the_other_stages_of_petra() -> None:
    own = city("lumber_yard", board="petra", coins=0, leaders="imhotep")
    state = table(age=2, hands={0: "school"}, options=WITH_CITIES, cities={0: own})
    assert ways(state, 0, "stage school") == NOTHING  # 1 wood and 1 stone


@rule("LEAD-100")
@pytest.mark.parametrize("card", ["altar", "theater", "baths"])
def test_nothing_is_refunded_when_there_is_nothing_to_spare(card: str) -> None:
    own = city(coins=2, leaders="hammurabi")
    state = table(hands={0: card}, options=leaders(), cities={0: own})
    assert ways(state, 0, f"build {card}") == NOTHING  # the Baths take the stone of Giza
    turn(state, {0: f"build {card}"})
    assert coins(state)[0] == 2


@rule("LEAD-100")
def test_two_discounts_do_not_spare_what_is_not_needed() -> None:
    own = city(board="petra", stages=1, coins=9, leaders="imhotep hammurabi leonidas archimedes")
    state = table(age=2, hands={0: "sawmill"}, options=WITH_CITIES, cities={0: own})
    assert ways(state, 0, "build sawmill") == {(0, 0, 1)}
    turn(state, {0: "stage sawmill bank 7"})
    assert coins(state)[0] == 2


@rule("LEAD-101")
@pytest.mark.parametrize(
    ("edition", "side", "stages", "verb"), [(2, "day", 2, "free"), (2, "night", 1, "free"), (1, "day", 2, "power")]
)
def test_olympia_makes_no_leader_free(edition: int, side: str, stages: int, verb: str) -> None:
    own = city(board="olympia", side=side, stages=stages, coins=3, held_leaders="sappho caesar")
    state = recruitment({0: own}, age=2, options=leaders(edition))
    assert legal(state) == ["sell sappho", "sell caesar", "recruit sappho bank 1"]
    turn(state, {0: "recruit sappho bank 1"})
    assert coins(state)[0] == 2
    hand = state.own(0).hand
    assert [words for words in legal(state) if words.startswith(verb)]  # the first card of the Age still is
    assert not any("caesar" in words for words in legal(state))
    assert len(hand) == 7


@rule("LEAD-101")
@pytest.mark.parametrize("use", ["sell sappho", "recruit sappho bank 1", "stage sappho"])
def test_a_leader_is_not_the_first_card_of_an_age(use: str) -> None:
    own = city("clay_pool brickyard", board="olympia", side="night", stages=1, coins=1, held_leaders="sappho")
    decks = recruitment({0: own}, age=3).snapshot()["decks"]
    assert decks == {"3": decks["3"]}
    deck = ["palace", *(card for card in decks["3"] if card != "palace")]
    state = recruitment({0: own}, age=3, decks={"3": deck})
    turn(state, {0: use})
    assert "free palace" in legal(state)


@rule("LEAD-102")
@BOTH_EDITIONS
def test_croesus_cannot_pay_for_himself(edition: int) -> None:
    poor = recruitment({0: city(coins=0, held_leaders="croesus")}, options=leaders(edition))
    assert legal(poor) == ["sell croesus"]
    state = recruitment({0: city(coins=1, held_leaders="croesus")}, options=leaders(edition))
    turn(state, {0: "recruit croesus bank 1"})
    assert coins(state)[0] == 6


# Discard pile.


@rule("LEAD-103")
@BOTH_EDITIONS
def test_solomon_finds_nothing_in_age_one(edition: int) -> None:
    cities = {0: city(held_leaders="solomon"), 1: city(held_leaders="nero"), 2: city(held_leaders="midas")}
    state = recruitment(cities, options=leaders(edition))
    turn(state, {0: "recruit solomon bank 3", 1: "sell nero", 2: "sell midas"})
    assert pending_choice(state) is None
    assert state.view(None).phase == "turn"
    assert coins(state) == [3, 9, 9]
    assert (in_play(state), state.view(None).discard.number) == (["solomon"], 0)


@rule("LEAD-104")
@BOTH_EDITIONS
def test_solomon_builds_no_second_building_of_a_name(edition: int) -> None:
    own = city("altar loom_1", held_leaders="solomon")
    state = recruitment({0: own}, players=5, age=3, options=leaders(edition), discard="altar loom_2 theater walls")
    turn(state, {0: "recruit solomon bank 3"})
    assert legal(state) == ["revive theater", "revive walls", "decline"]
    only = recruitment({0: own}, players=5, age=3, options=leaders(edition), discard="altar loom_2")
    turn(only, {0: "recruit solomon bank 3"})
    assert pending_choice(only) is None
    assert coins(only)[0] == 3


@rule("LEAD-105")
@BOTH_EDITIONS
def test_halicarnassus_comes_before_solomon(edition: int) -> None:
    own = city("clay_pool brickyard foundry", board="halicarnassus", side="night", held_leaders="nero")
    state = recruitment(
        {0: city(held_leaders="solomon"), 2: own}, age=3, options=leaders(edition), discard="altar theater stockade"
    )
    turn(state, {0: "recruit solomon bank 3", 2: "stage nero"})
    assert pending_choice(state) == ("revival", 2)
    choose(state, "revive altar")
    assert pending_choice(state) == ("revival", 0)
    assert legal(state) == ["revive theater", "revive stockade", "decline"]
    choose(state, "revive stockade")
    assert pending_choice(state) is None
    assert state.snapshot()["discard"] == ["theater"]


@rule("LEAD-105")
def test_copy_of_solomon_comes_last() -> None:
    roma = city("stone_pit clay_pool loom_1", board="roma", side="night", stages=1, held_leaders="solomon nero")
    courtesans = city("lumber_yard clay_pit glassworks_1 loom_2", board="giza", coins=0)
    state = table(
        age=3,
        hands={0: "palace", 1: "courtesans_guild", 2: "senate"},
        options=leaders(1),
        cities={0: roma, 1: courtesans, 2: city("foundry", board="halicarnassus", side="night")},
        discard="altar theater stockade barracks",
    )
    turn(state, {0: "stage palace", 1: "build courtesans_guild", 2: "stage senate"})
    choose(state, "recruit solomon bank 1")
    for seat in (2, 0, 1):
        assert pending_choice(state) == ("revival", seat)
        choose(state, "decline")
    assert pending_choice(state) is None


@rule("LEAD-105")
def test_halicarnassus_comes_before_a_copy_of_solomon() -> None:
    cities = {
        0: city("lumber_yard clay_pit glassworks_1 loom_1", board="giza"),
        1: city(leaders="solomon nero"),
        2: city("foundry", board="halicarnassus", side="night"),
    }
    state = table(
        age=3, hands={0: "courtesans_guild", 2: "senate"}, options=leaders(1), cities=cities, discard="altar theater"
    )
    turn(state, {0: "build courtesans_guild", 2: "stage senate"})
    choose(state, "copy solomon")
    assert pending_choice(state) == ("revival", 2)
    choose(state, "revive altar")
    assert pending_choice(state) == ("revival", 0)
    assert "revive altar" not in legal(state)


@rule("LEAD-105")
def test_there_is_no_other_card_that_looks_through_the_pile() -> None:
    for catalogue in CATALOGUES.values():
        pieces = [*catalogue.cards, *catalogue.guilds, *catalogue.black]
        tags = {type(effect).__name__ for card in pieces for effect in card.effects}
        assert "BuildFromDiscard" not in tags
        leaders = [leader.id for leader in catalogue.leaders if type(leader.effects[0]).__name__ == "BuildFromDiscard"]
        assert leaders == ["solomon"]


@rule("LEAD-106")
def test_diplomacy_taken_by_solomon_serves_in_the_next_conflict() -> None:
    cities = {0: city(coins=3, held_leaders="solomon"), 1: city("stockade"), 2: city("barracks")}
    state = recruitment(cities, age=2, options=WITH_CITIES, discard="residence altar")
    turn(state, {0: "recruit solomon bank 3"})
    choose(state, "revive residence")
    assert CitiesCity.of(state.view(None).cities[0]).diplomacy == 1
    while state.view(None).age == 2:
        turn(state)
    tokens = [(own["victories"], own["defeats"]) for own in state.snapshot()["cities"]]
    assert tokens == [([0, 0, 0], 0)] * 3  # seats 1 and 2 are equal, seat 0 stayed away
    assert CitiesCity.of(state.view(None).cities[0]).diplomacy == 0
    while state.result() is None:
        turn(state)
    assert state.snapshot()["cities"][0]["defeats"] == 2


@rule("LEAD-106")
def test_diplomacy_taken_by_halicarnassus_serves_in_the_next_conflict() -> None:
    cities = {0: city("brickyard", board="halicarnassus", side="night"), 1: city("stockade"), 2: city("barracks")}
    state = table(age=2, turn=6, hands={0: "walls"}, options=WITH_CITIES, cities=cities, discard="residence")
    turn(state, {0: "stage walls"})
    assert pending_choice(state) == ("revival", 0)
    choose(state, "revive residence")
    own = state.snapshot()["cities"][0]
    assert (own["diplomacy"], own["defeats"]) == (0, 0)


@rule("LEAD-107")
@pytest.mark.parametrize(
    ("helper", "built", "card", "income"),
    [
        ("xenophon", "", "marketplace", 2),
        ("xenophon", "", "militia", 0),
        ("xenophon", "marketplace", "caravansery", 2),
        ("diocletian", "", "militia", 2),
        ("diocletian", "", "gambling_den", 6 + 2),
        ("diocletian", "", "marketplace", 0),
        ("vitruvius", "baths", "aqueduct", 0),
        ("vitruvius", "", "altar", 0),
    ],
)
def test_card_built_through_solomon(helper: str, built: str, card: str, income: int) -> None:
    own = city(built, coins=3, leaders=helper, held_leaders="solomon")
    state = recruitment({0: own}, age=3, options=WITH_CITIES, discard=f"{card} stockade")
    turn(state, {0: "recruit solomon bank 3"})
    choose(state, f"revive {card}")
    assert card in [name for row in state.view(None).cities[0].cards.values() for name in row]
    assert coins(state)[0] == income


@rule("LEAD-107")
def test_card_built_through_solomon_scores_as_usual() -> None:
    state = recruitment({0: city(held_leaders="solomon")}, age=3, discard="aqueduct altar")
    turn(state, {0: "recruit solomon bank 3"})
    choose(state, "revive aqueduct")
    assert scores(state)["blue"] == 5
