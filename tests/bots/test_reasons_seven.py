"""Reasons for moves of 7 Wonders and its expansions, in positions where a player would give them."""

from __future__ import annotations

from typing import Any

import pytest

from mirabilia.bots.reasons import why
from mirabilia.games.seven.state import State
from tests.bots.reasoning import given, known, reasons
from tests.seven.projects import EDIFICE, MASON, halfway, laid
from tests.seven.recruiting import recruitment
from tests.seven.scenario import choose, city, commit, new_game, turn
from tests.seven.scenario import table as laid_out

CITIES: dict[str, Any] = {"expansions": ["cities"]}
TEAMS: dict[str, Any] = {"expansions": ["cities"], "teams": True}
LAST = 5
"""The last turn of an Age, counted from 0."""


def table(players: int = 3, **fields: Any) -> State:
    """A table on the fourth turn of an Age, when some of its cards have left the hands."""
    return laid_out(players, **{"turn": 3, **fields})


def kinds(by_kind: dict[str, Any], beginning: str) -> set[str]:
    return {kind for kind in by_kind if kind.startswith(beginning)}


# Points.


def test_points_of_cards_and_guilds_as_things_stand() -> None:
    cities = {0: city("ore_vein foundry clay_pool lumber_yard", board="giza"), 1: city("stone_pit"), 2: city("loom_1")}
    state = table(age=3, hands={0: "gardens workers_guild"}, cities={**cities, 0: cities[0] | {"coins": 20}})
    assert reasons(state, use(state, "build workers_guild"))["guild"] == {"points": 1}
    chained = table(age=3, hands={0: "gardens"}, cities={0: city("theater")})
    assert reasons(chained, "chain gardens")["worth"] == {"points": 5}


def use(state: State, beginning: str) -> str:
    """The first legal move of seat 0 that begins with these words."""
    return next(words for words in map(state.text, state.legal(0)) if words.startswith(beginning))


def test_a_set_the_third_of_a_kind_and_the_first() -> None:
    mine = city("press_1 apothecary workshop")
    state = table(hands={0: "scriptorium"}, cities={0: mine})
    assert reasons(state, "build scriptorium")["set"] == {"points": 8}
    assert given(state, "build scriptorium")[0] == "set"
    twice = table(age=2, hands={0: "library"}, cities={0: city("scriptorium")})
    assert reasons(twice, "chain library")["symbol"] == {"symbol": "tablet", "number": 2, "points": 3}
    first = table(hands={0: "scriptorium"}, cities={0: city("press_1")})
    assert reasons(first, "build scriptorium")["symbol"] == {"symbol": "tablet", "number": 1, "points": 1}


def test_stages_by_number_and_points() -> None:
    state = table(hands={0: "altar"}, cities={0: city("lumber_yard timber_yard", board="giza")})
    assert reasons(state, "stage altar")["stage"] == {"stage": 1, "points": 3}
    assert "complete" not in reasons(state, "stage altar")
    clay = city("ore_vein foundry clay_pit", board="rhodes", stages=2)
    last = table(age=2, hands={0: "walls"}, cities={0: clay})
    assert reasons(last, "stage walls")["stage"] == {"stage": 3, "points": 7}
    assert reasons(last, "stage walls")["complete"] == {}


# Conflicts.


def test_passing_a_neighbour_and_drawing_level() -> None:
    cities = {0: city("clay_pool"), 1: city("barracks"), 2: city()}
    state = table(hands={0: "guard_tower"}, cities=cities)
    by_kind = reasons(state, "build guard_tower")
    assert by_kind["overtakes"] == {"other_seat": 2, "points": 1}
    assert by_kind["levels"] == {"other_seat": 1}
    assert "shields" not in by_kind


def test_both_neighbours_are_told_of() -> None:
    state = table(hands={0: "guard_tower"}, cities={0: city("clay_pool")})
    assert given(state, "build guard_tower")[:2] == ["overtakes", "overtakes"]
    later = table(age=2, hands={0: "stables"}, cities={0: city("apothecary"), 1: city("barracks")})
    assert reasons(later, "chain stables")["overtakes"]["points"] == 3


def test_shields_that_change_nothing_yet() -> None:
    strong = city("stockade guard_tower archery_range")
    state = table(age=2, hands={0: "stables"}, cities={0: city("apothecary"), 1: strong, 2: city("walls barracks")})
    by_kind = reasons(state, "chain stables")
    assert by_kind["shields"] == {"shields": 2}
    assert not kinds(by_kind, "overtakes")


def test_a_neighbour_with_diplomacy_is_not_fought() -> None:
    state = table(4, options=CITIES, hands={0: "guard_tower"}, cities={0: city("clay_pool"), 1: city(diplomacy=1)})
    facts = why(known(state), state.parse("build guard_tower", 0))
    assert {fact.get("other_seat") for fact in facts if fact["reason"] == "overtakes"} == {2, 3}


def test_diplomacy_avoids_the_defeats_that_are_there() -> None:
    strong = {1: city("barracks"), 2: city("stockade")}
    state = table(options=CITIES, hands={0: "residence"}, cities={0: city("clay_pool"), **strong})
    assert reasons(state, "build residence")["diplomacy"] == {"number": 2}
    calm = table(options=CITIES, hands={0: "residence"}, cities={0: city("clay_pool")})
    assert reasons(calm, "build residence")["diplomacy"] == {}


# Coins and resources.


def test_a_chain_saves_what_the_card_would_cost() -> None:
    rich = {1: city("stone_pit quarry")}
    state = table(age=2, hands={0: "aqueduct"}, cities={0: city("baths", board="rhodes", coins=9), **rich})
    assert reasons(state, "chain aqueduct")["free"] == {"chain_card": "baths", "coins": 6}
    nobody = table(age=2, hands={0: "aqueduct"}, cities={0: city("baths", board="rhodes")})
    assert reasons(nobody, "chain aqueduct")["free"] == {"chain_card": "baths"}


def test_chains_for_later() -> None:
    state = table(hands={0: "scriptorium"}, cities={0: city("press_1")})
    assert reasons(state, "build scriptorium")["chain_later"] == {"cards": ["courthouse", "library"]}


def test_a_resource_that_makes_the_next_stage_possible_or_cheaper() -> None:
    """Giza begins with two woods."""
    nobody = table(age=2, hands={0: "sawmill"}, cities={0: city(board="giza")})
    assert reasons(nobody, "build sawmill bank 1")["stage_cheaper"] == {"stage": 1}
    neighbour = {0: city("timber_yard", board="giza"), 1: city("lumber_yard")}
    bought = table(age=2, hands={0: "sawmill"}, cities=neighbour)
    assert reasons(bought, "build sawmill bank 1")["stage_cheaper"] == {"stage": 1, "coins": 2}
    useless = table(age=2, hands={0: "loom_2"}, cities={0: city(board="rhodes")})
    assert "stage_cheaper" not in reasons(useless, "build loom_2")


def test_a_resource_that_neighbours_lack() -> None:
    state = table(hands={0: "clay_pool"}, cities={0: city(board="rhodes")})
    assert reasons(state, "build clay_pool")["sole_seller"] == {"resources": ["clay"]}
    assert reasons(state, "build clay_pool")["produces"] == {"resources": {"clay": 1}}
    state = table(hands={0: "stone_pit"}, cities={0: city(board="rhodes"), 1: city(board="giza")})
    assert "sole_seller" not in reasons(state, "build stone_pit")


def test_choices_prices_and_income() -> None:
    state = table(4, hands={0: "clay_pit east_trading_post tavern"}, cities={0: city(coins=3)})
    assert set(reasons(state, "build clay_pit bank 1")["choice"]["resources"]) == {"clay", "ore"}
    assert reasons(state, "build east_trading_post")["trade"] == {}
    assert reasons(state, "build tavern")["income"] == {"coins": 5}


def test_selling_because_nothing_else_is_possible() -> None:
    state = table(age=3, turn=LAST, hands={0: "palace pantheon"}, cities={0: city(coins=0, board="rhodes")})
    assert given(state, "sell palace") == ["must_sell"]
    state = table(hands={0: "altar"})
    assert "must_sell" not in reasons(state, "sell altar")
    assert reasons(state, "sell altar")["sells"] == {"coins": 3}


def test_a_sale_that_pays_for_the_next_stage() -> None:
    cities = {0: city("lumber_yard", board="giza", coins=1), 1: city("timber_yard")}
    state = table(hands={0: "altar"}, cities=cities)
    assert reasons(state, "sell altar")["enough_for"] == {"stage": 1}
    rich = table(hands={0: "altar"}, cities={**cities, 0: city("lumber_yard", board="giza", coins=2)})
    assert "enough_for" not in reasons(rich, "sell altar")


# The next holder of the hand.


@pytest.mark.parametrize(("age", "to"), [(1, 1), (2, 2)])
def test_the_hand_goes_left_and_in_the_second_age_right(age: int, to: int) -> None:
    card, scholar = (
        ("scriptorium", "press_1 apothecary workshop")
        if age == 1
        else ("school", "press_1 lumber_yard apothecary workshop")
    )
    state = table(age=age, hands={0: card}, cities={to: city(scholar), 3 - to: city()})
    assert reasons(state, f"sell {card}")["denies_set"] == {"seat": to, "points": 8}


def test_nothing_is_denied_where_nothing_is_passed_on_or_could_be_used() -> None:
    scholar = city("press_1 apothecary workshop")
    last = table(turn=LAST, hands={0: "scriptorium altar"}, cities={1: scholar})
    assert not kinds(reasons(last, "sell scriptorium"), "denies")
    poor = table(hands={0: "scriptorium"}, cities={1: city("apothecary workshop", coins=0)})
    assert not kinds(reasons(poor, "sell scriptorium"), "denies")
    owner = city("press_1 apothecary workshop scriptorium")
    built = table(5, hands={0: "scriptorium"}, cities={1: owner})
    assert not kinds(reasons(built, "sell scriptorium"), "denies")


def test_a_partner_may_have_the_card() -> None:
    scholar = city("press_1 apothecary workshop")
    for teams in (False, True):
        options = TEAMS if teams else CITIES
        state = table(4, options=options, hands={0: "scriptorium"}, cities={1: scholar})
        assert ("denies_set" in reasons(state, "sell scriptorium")) != teams


def test_a_neighbour_who_would_become_stronger() -> None:
    state = table(hands={0: "barracks"}, cities={0: city(), 1: city("ore_vein")})
    assert reasons(state, "sell barracks")["denies_strength"] == {"seat": 1}
    points = table(age=3, hands={0: "gardens"}, cities={1: city("theater")})
    assert reasons(points, "sell gardens")["denies_points"] == {"seat": 1, "points": 5}


# Leaders, Edifices, losses, the Free City.


def test_leaders_for_what_they_do() -> None:
    state = recruitment({0: city(held_leaders="leonidas solomon cleopatra", coins=6)})
    by_kind = reasons(state, "recruit cleopatra bank 4")
    assert by_kind["worth"] == {"points": 5}
    assert reasons(state, "recruit solomon bank 3")["revives"] == {}
    assert reasons(state, "recruit leonidas bank 2")["discounts"] == {}
    assert reasons(state, "recruit leonidas bank 2")["cheap_leader"] == {"coins": 2}


def test_a_leader_costs_what_it_costs_here() -> None:
    """Roma by day recruits for nothing."""
    state = recruitment({0: city(held_leaders="cleopatra", board="roma", coins=6)})
    assert reasons(state, use(state, "recruit cleopatra"))["cheap_leader"] == {"coins": 0}


@pytest.mark.parametrize(("pawns", "kind"), [(2, "joins"), (1, "completes_edifice")])
def test_taking_part_in_an_edifice(pawns: int, kind: str) -> None:
    cities = {0: city(MASON, board="rhodes")}
    state = halfway(options=EDIFICE, edifices=laid(f"belvedere {pawns}"), hands={0: "altar"}, cities=cities)
    assert reasons(state, "join altar bank 1")[kind] == {"edifice": "belvedere"}
    assert not reasons(state, "stage altar").keys() & {"joins", "completes_edifice"}
    assert given(state, "join altar bank 1", instead="stage altar")[0] == kind
    reward = reasons(state, "join altar bank 1").get("worth", {}).get("points", 0)
    assert (reward > 0) == (pawns == 1)


def test_coins_that_others_lose_and_how_a_loss_is_settled() -> None:
    cities = {0: city("lumber_yard glassworks_1", coins=5), 1: city(coins=4), 2: city(coins=4)}
    state = table(options=CITIES, age=2, hands={0: "lair"}, cities=cities)
    assert reasons(state, "build lair")["others_lose"] == {"coins": 4}
    turn(state, {0: "build lair"})
    assert reasons(state, "pay 2 debt 0")["no_debt"] == {}
    assert reasons(state, "pay 0 debt 2")["keeps_coins"] == {"coins": 7}
    choose(state, "pay 2 debt 0")


def test_the_free_city_pays_and_denies() -> None:
    cities = {0: city(board="giza"), 1: city(board="ephesus"), 2: city(board="rhodes", coins=9)}
    state = table(2, turn=2, hands={0: "baths"}, drawn="altar", cities=cities)
    state.play(0, state.parse("sell altar", 0))
    uses = [words for words in map(state.text, state.legal(0)) if "left 2" in words or "right 2" in words]
    assert uses
    assert reasons(state, uses[0])["free_city_pays"] == {"coins": 2}


def test_boards_by_their_stages() -> None:
    state = new_game(3, seed=1, wonders=["giza", "rhodes", "ephesus"], sides="choose")
    assert reasons(state, "board giza day")["board_points"]["points"] > 0
    assert (
        reasons(state, "board giza night")["board_points"]["points"]
        > reasons(state, "board giza day")["board_points"]["points"]
    )


def test_one_who_has_chosen_needs_no_reasons() -> None:
    state = table()
    asked, move = known(state), state.legal(0)[0]
    state.play(0, move)
    assert why(asked, move) == ()


def test_what_is_chosen_with_a_stage_is_judged_with_the_stage_in_place() -> None:
    """Carthage by day, stage 2: 2 points either way, with 7 coins or with a shield; the stage is no reason any more."""
    own = city("ore_vein press_2", board="carthage", stages=1, coins=0)
    state = table(age=2, hands={0: "temple"}, cities={0: own})
    commit(state, 0, "stage temple")
    assert reasons(state, "choose 1") == {"income": {"coins": 7}, "worth": {"points": 2}}
    assert "overtakes" in reasons(state, "choose 2")


def test_an_extra_leader_for_what_it_does() -> None:
    own = city("stone_pit clay_pool glassworks_1", board="roma", side="night", stages=1, held_leaders="caesar sappho")
    state = table(age=2, options={"expansions": ["leaders"]}, hands={0: "temple"}, cities={0: own})
    commit(state, 0, "stage temple")
    assert reasons(state, "recruit sappho")["worth"] == {"points": 2}
