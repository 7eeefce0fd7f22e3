"""Expansions together (docs/rules/base.md, Combining expansions)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from mirabilia.games.seven import lookup
from mirabilia.games.seven.edifice.view import EdificeView
from mirabilia.games.seven.leaders.view import LeadersCity
from mirabilia.games.seven.state import State
from tests.rules import rule
from tests.seven.scenario import city, coins, free_city, legal, new_game, partner, table, turn

EXPANSIONS = ("leaders", "cities", "edifice")
ALL = list(EXPANSIONS)
SUBSETS = [list(subset) for number in range(4) for subset in combinations(EXPANSIONS, number)]
BLACK = {card.id for card in lookup.DEFAULT.black}


def with_(*names: str) -> pytest.MarkDecorator:
    """Every combination of expansions with these among them."""
    subsets = [subset for subset in SUBSETS if set(names) <= set(subset)]
    return pytest.mark.parametrize("expansions", subsets, ids=lambda subset: "+".join(subset) or "base")


def dealt(players: int, expansions: Iterable[str], seed: int = 0, **options: Any) -> State:
    """A new game in which nobody has to choose a board."""
    return new_game(players, seed, expansions=list(expansions), **{"sides": "random"} | options)


def decks(state: State) -> list[list[str]]:
    """All cards of a game that has just begun, by Age."""
    snapshot = state.snapshot()
    in_hands = [name for own in snapshot["cities"] for name in own["hand"]]
    first = snapshot["decks"].get("1") or in_hands + snapshot["stock"]
    return [first, snapshot["decks"]["2"], snapshot["decks"]["3"]]


def setup(state: State) -> dict[str, Any]:
    """What a set-up can be compared by."""
    snapshot = state.snapshot()
    return {
        "coins": coins(state),
        "hands": [len(own["hand"]) for own in snapshot["cities"]],
        "phase": snapshot["phase"],
        "turns": state.view(None).turns,
        "decks": [len(deck) for deck in decks(state)],
        "black": [len(BLACK & set(deck)) for deck in decks(state)],
        "guilds": sum(name.endswith("_guild") or name.startswith("guild_") for name in decks(state)[2]),
        "leaders": len(snapshot["leader_box"]),
    }


def moments(state: State) -> list[tuple[str, int]]:
    """The phases of a game in which all sell whatever they can, with their Ages."""
    phases = []
    while state.to_act():
        phases.append((state.view(None).phase, state.age))
        turn(state)
    return phases


def refused(reason: str, players: int = 3, **options: Any) -> None:
    with pytest.raises(ValueError, match=reason):
        new_game(players, **options)


# --- Any combination


@rule("BASE-249")
@with_()
@pytest.mark.parametrize("edition", [1, 2])
def test_any_combination_of_expansions_can_be_played_to_the_end(expansions: list[str], edition: int) -> None:
    rng = Random(7)
    state = dealt(4, expansions, 7, edition=edition)
    phases = set()
    while state.to_act():
        phases.add(state.view(None).phase)
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.legal(seat)))
    assert ("recruitment" in phases) == ("leaders" in expansions)
    result = state.result()
    assert result is not None
    for sheet in result.scores:
        assert sheet["total"] == sum(points for line, points in sheet.items() if line != "total")
        assert "leaders" in expansions or "cities" in expansions or not sheet["leaders"]
        assert "edifice" in expansions or not sheet["edifice"]


@rule("BASE-249")
def test_armada_is_out_of_scope() -> None:
    refused("expansions", expansions=["armada"])


@rule("BASE-251")
@with_("leaders")
def test_leaders_change_the_coins_and_add_a_selection_and_three_recruitments(expansions: list[str]) -> None:
    state = dealt(3, expansions, wonders=["giza", "rhodes", "ephesus"])
    assert coins(state) == [6, 6, 6]
    turns = 7 if "cities" in expansions else 6
    expected = [("draft", 0)] * 3
    for age in (1, 2, 3):
        expected += [("recruitment", age)] + [("turn", age)] * turns
    assert moments(state) == expected


@rule("BASE-251")
@pytest.mark.parametrize("expansions", [subset for subset in SUBSETS if "leaders" not in subset], ids="+".join)
def test_without_leaders_there_are_three_coins_and_no_recruitment(expansions: list[str]) -> None:
    state = dealt(3, expansions, wonders=["giza", "rhodes", "ephesus"])
    assert coins(state) == [3, 3, 3]
    assert {phase for phase, _ in moments(state)} == {"turn"}


@rule("BASE-252")
@with_("cities")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_cities_add_a_card_to_each_hand_and_a_turn_to_each_age(expansions: list[str], players: int) -> None:
    numbers = setup(dealt(players, expansions))
    assert numbers["decks"] == [8 * players] * 3
    assert numbers["black"] == [players] * 3
    assert (numbers["turns"], numbers["guilds"]) == (7, players + 2)


@rule("BASE-253")
@pytest.mark.parametrize("others", [[], ["leaders"], ["cities"], ["leaders", "cities"]], ids="+".join)
@pytest.mark.parametrize(("players", "pawns"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 5)])
def test_edifice_adds_three_cards_with_pawns_and_changes_nothing_else(
    others: list[str], players: int, pawns: int
) -> None:
    state = dealt(players, [*others, "edifice"])
    laid = EdificeView.of(state.view(None)).edifices
    assert [(edifice.age, edifice.pawns, edifice.state) for edifice in laid] == [
        (age, pawns, "project") for age in (1, 2, 3)
    ]
    assert setup(state) == setup(dealt(players, others))


# --- Leaders and Cities


def pool(decks: list[str], edition: int = 2) -> list[str]:
    """All leaders that are dealt or left in the box."""
    snapshot = dealt(3, ["leaders", "cities"], edition=edition, leader_decks=decks).snapshot()
    return [*snapshot["leader_box"], *(name for own in snapshot["cities"] for name in own["hand"])]


BOTH_BOXES = {"caligula", "diocletian", "darius", "aspasia"}


@rule("BASE-254", "BASE-255")
def test_with_leaders_and_cities_both_changes_apply_and_six_more_leaders_can_join() -> None:
    state = dealt(4, ["leaders", "cities"], leader_decks=["cities"])
    numbers = setup(state)
    assert (numbers["coins"], numbers["turns"], numbers["decks"]) == ([6] * 4, 7, [32] * 3)
    assert numbers["leaders"] == 40 - 16
    assert set(pool(["cities"])) - set(pool([])) == BOTH_BOXES | {"octavia", "arsinoe"}
    assert len(pool([])) == 34


@rule("BASE-254")
@pytest.mark.parametrize("deck", ["cities", "cities_2012"])
@pytest.mark.parametrize("expansions", [subset for subset in SUBSETS if not {"leaders", "cities"} <= set(subset)])
def test_the_leaders_of_cities_need_both_expansions(deck: str, expansions: list[str]) -> None:
    refused("need the expansion", expansions=expansions, leader_decks=[deck])


@rule("BASE-255")
def test_berenice_is_an_expert_of_the_second_edition() -> None:
    assert "berenice" not in pool(["cities"])
    assert "berenice" in pool(["expert"])
    assert len(pool(["expert"])) == 49
    assert len(pool(["expert", "cities"])) == 55


@rule("BASE-255")
def test_both_boxes_of_cities_leaders_differ_by_semiramis_alone() -> None:
    both = pool(["expert", "cities", "cities_2012"])
    assert len(both) == len(set(both)) == 56
    assert set(both) - set(pool(["expert", "cities"])) == {"semiramis"}


@rule("BASE-255")
@pytest.mark.parametrize(("edition", "deck"), [(2, "cities_2012"), (1, "cities")])
def test_the_cities_box_of_2012_has_six_leaders(edition: int, deck: str) -> None:
    assert set(pool([deck], edition)) - set(pool([], edition)) == BOTH_BOXES | {"berenice", "semiramis"}


# --- Numbers of players


@rule("BASE-265")
@pytest.mark.parametrize("expansions", [[], ["leaders"], ["leaders", "edifice"]], ids="+".join)
def test_eight_players_need_cities(expansions: list[str]) -> None:
    refused("8 players need the expansion Cities", 8, expansions=expansions)


@rule("BASE-265")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("expansions", [["cities"], ["leaders", "cities"]], ids="+".join)
def test_eight_players_are_set_up_like_seven_with_hands_of_seven(expansions: list[str], edition: int) -> None:
    state = dealt(8, expansions, edition=edition)
    eight, seven = setup(state), setup(dealt(7, expansions, edition=edition))
    for field in ("decks", "black", "guilds"):
        assert eight[field] == seven[field]
    assert (eight["decks"], eight["black"], eight["guilds"], eight["turns"]) == ([56] * 3, [7] * 3, 9, 6)
    for age, cards in enumerate(decks(state), 1):
        copies = [lookup.CARD_IDS[index] for index in lookup.copies(edition, age, 7)]
        assert len(copies) == (40 if age == 3 else 49)
        assert sorted(name for name in cards if name in copies) == sorted(copies)
    while state.view(None).phase != "turn":
        turn(state)
    assert [len(own["hand"]) for own in state.snapshot()["cities"]] == [7] * 8


@rule("BASE-266")
@pytest.mark.parametrize(("leader_decks", "left"), [([], 2), (["cities"], 8), (["expert"], 17)])
def test_eight_players_are_dealt_32_leaders(leader_decks: list[str], left: int) -> None:
    state = dealt(8, ["leaders", "cities"], leader_decks=leader_decks)
    snapshot = state.snapshot()
    assert [len(own["hand"]) for own in snapshot["cities"]] == [4] * 8
    assert len({name for own in snapshot["cities"] for name in own["hand"]}) == 32
    assert len(snapshot["leader_box"]) == left


@rule("BASE-267")
@with_("edifice")
def test_edifice_is_not_offered_for_two_or_eight_players(expansions: list[str]) -> None:
    refused("Edifice is for 3 to 7 players", 2, expansions=expansions)
    refused("Edifice is for 3 to 7 players|8 players need", 8, expansions=expansions)


@rule("BASE-268")
@pytest.mark.parametrize("edition", [1, 2])
def test_two_players_with_cities_are_set_up_like_three_and_act_in_turn(edition: int) -> None:
    wonders = ["giza", "rhodes", "ephesus"]
    state = dealt(2, ["cities"], edition=edition, wonders=wonders)
    numbers = setup(state)
    assert (numbers["decks"], numbers["black"], numbers["guilds"], numbers["turns"]) == ([24] * 3, [3] * 3, 5, 7)
    assert [len(own["hand"]) for own in state.snapshot()["cities"]] == [9, 8, 0]
    keepers: dict[int, list[int]] = {1: [], 2: [], 3: []}
    while state.to_act():
        view = state.view(None)
        if view.phase == "turn" and len(keepers[state.age]) == state.turn:
            keeper = free_city(state).keeper
            assert keeper is not None
            keepers[state.age].append(keeper)
            assert free_city(state).pile == 7 - state.turn
        seat = state.to_act()[0]
        state.play(seat, state.legal(seat)[0])
    assert keepers == {1: [0, 1, 0, 1, 0, 1, 0], 2: [1, 0, 1, 0, 1, 0, 1], 3: [0, 1, 0, 1, 0, 1, 0]}


@rule("BASE-269")
@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("expansions", [["leaders"], ["leaders", "cities"]], ids="+".join)
def test_with_leaders_the_free_city_has_six_coins_and_no_leaders(expansions: list[str], edition: int) -> None:
    state = dealt(2, expansions, edition=edition, wonders=["giza", "rhodes", "ephesus"])
    assert coins(state) == [6, 6, 6]
    for _ in range(3):
        turn(state)
    assert [len(own["held_leaders"]) for own in state.snapshot()["cities"]] == [4, 4, 0]
    assert state.view(None).phase == "recruitment"
    turn(state, {0: legal(state, 0)[0]})
    assert state.view(None).phase == "turn"
    assert coins(state)[2] == 6
    assert [LeadersCity.of(own).leaders_in_hand for own in state.view(None).cities] == [3, 3, 0]
    refused("the Free City has no leaders", 2, expansions=expansions, wonders=["giza", "rhodes", "roma"])


@rule("BASE-270")
@with_()
def test_teams_need_cities_and_an_even_number_of_players(expansions: list[str]) -> None:
    for players in range(2, 8):
        if "cities" in expansions and players in (4, 6):
            assert partner(dealt(players, expansions, teams=True), 0).seat == 1
        else:
            refused("teams|Edifice is for", players, expansions=expansions, teams=True)


@rule("BASE-270")
def test_eight_players_may_form_teams() -> None:
    assert partner(dealt(8, ["cities"], teams=True), 7).seat == 6


@rule("BASE-270")
def test_partners_show_each_other_their_leaders() -> None:
    cities = {0: city(held_leaders="sappho midas"), 1: city(held_leaders="plato"), 2: city(held_leaders="amytis nero")}
    options = {"expansions": ["leaders", "cities"], "teams": True}
    state = table(4, age=2, turn=2, cities=cities, options=options)
    seen = [partner(state, seat) for seat in range(4)]
    assert [part.leaders for part in seen] == [("plato",), ("sappho", "midas"), (), ("amytis", "nero")]
    assert state.view(None).own is None


@rule("BASE-271")
@pytest.mark.parametrize(("players", "pawns"), [(4, 3), (6, 4)])
def test_in_a_team_game_each_player_takes_part_alone(players: int, pawns: int) -> None:
    state = dealt(players, ["cities", "edifice"], teams=True)
    assert [edifice.pawns for edifice in EdificeView.of(state.view(None)).edifices] == [pawns] * 3


# --- All together


@rule("BASE-272")
@pytest.mark.parametrize("players", [3, 5, 7])
def test_all_three_together(players: int) -> None:
    state = dealt(players, ALL)
    numbers = setup(state)
    assert numbers["coins"] == [6] * players
    assert numbers["hands"] == [4] * players
    assert (numbers["decks"], numbers["black"], numbers["turns"]) == ([8 * players] * 3, [players] * 3, 7)
    assert [edifice.age for edifice in EdificeView.of(state.view(None)).edifices] == [1, 2, 3]
    while state.view(None).phase != "turn":
        turn(state)
    assert [len(own["hand"]) for own in state.snapshot()["cities"]] == [8] * players


# --- Boards


@rule("BASE-275", "BASE-276")
@pytest.mark.parametrize(
    ("board", "needs"),
    [
        ("roma", "leaders"),
        ("abu_simbel", "leaders"),
        ("ur", "edifice"),
        ("petra", "cities"),
        ("byzantium", "cities"),
        ("carthage", ""),
    ],
)
@pytest.mark.parametrize("side", ["day", "night"])
@with_()
def test_boards_bound_to_an_expansion(board: str, needs: str, side: str, expansions: list[str]) -> None:
    options: dict[str, Any] = {"wonders": [board, "giza", "rhodes"], "sides": side, "expansions": expansions}
    if needs and needs not in expansions:
        refused(f"needs the expansion {needs.capitalize()}", **options)
    else:
        own = new_game(3, **options).view(None).cities[0]
        assert (own.board, own.side) == (board, side)


@rule("BASE-275", "BASE-276")
@with_()
def test_only_boards_of_the_boxes_in_play_are_dealt(expansions: list[str]) -> None:
    boards = set()
    for seed in range(25):
        boards |= {own.board for own in dealt(7, expansions, seed).view(None).cities}
    boxes = {"leaders": {"roma", "abu_simbel"}, "cities": {"petra", "byzantium"}, "edifice": {"ur", "carthage"}}
    base = {"giza", "rhodes", "alexandria", "ephesus", "babylon", "olympia", "halicarnassus"}
    assert boards == base.union(*(boxes[expansion] for expansion in expansions))
