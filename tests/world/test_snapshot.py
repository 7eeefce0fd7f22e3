"""Broken snapshots are refused, the wrong field is named; edited ones that make sense are accepted."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.contract import SnapshotError
from mirabilia.games.world.lookup import MONUMENT_IDS
from mirabilia.games.world.state import State
from tests.positions import Position, put, refused
from tests.rules import rule
from tests.world.scenario import WORLD, city, city_view, events, facts_of, items, legal, places, play, snapshot, table
from tests.world.test_conservation import TABLES, moments

OWN = city("long_road a12", "s2_f1 a9 r90", "moai l1, k1, j1", food=1, population=2)
BASE: Position = snapshot(2, cities={0: OWN}, supply={"long_roads": 30})
ALONE: Position = snapshot(1, cities={0: city("long_road a12")})
RIVERS: Position = snapshot(
    2, options={"map_side": "B", "rivers": ["bent", "spring"], "objectives": ["o01", "o02", "o03"]}
)
TEMPLE = city("long_road a12", "s2_t1 a11")
GIZA: Position = snapshot(2, phase="lay", laying={"monument": "giza", "places": ["c9"]}, cities={0: TEMPLE})
PARTS: Position = snapshot(
    2, phase="lay", laying={"item": "short_set", "doubles": 1, "singles": 1}, supply={"long_roads": 30, "towers": 5}
)
TILE: Position = snapshot(
    2, phase="lay", laying={"tile": "s2_t1"}, tiles={"s2": None}, cities={0: city("long_road a12")}
)


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("game", "seven", "game", "Invalid enum value"),
        ("version", 2, "version", "Invalid enum value"),
        ("colour", 1, "(whole)", "unknown field"),
        ("players", 0, "players", "1 to 5, not 0"),
        ("players", 6, "players", "1 to 5, not 6"),
        ("players", 3, "order", "every seat from 0 to 2 once"),
        ("options", {"map_side": "C"}, "options", "one of A, B"),
        ("options", {"solo": "easy"}, "options", "for one player"),
        ("round", 0, "round", ">= 1"),
        ("round", 11, "round", "1 to 10, not 11"),
        ("phase", "tea", "phase", "Invalid enum value"),
        ("active", -1, "active", ">= 0"),
        ("active", 2, "active", "0 to 1, not 2"),
        ("order", [0], "order", "every seat from 0 to 1 once"),
        ("order", [1, 1], "order", "every seat from 0 to 1 once"),
        ("order", [0, 9], "order[1]", "<= 4"),
    ],
)
def test_the_course_of_the_game(path: str, value: object, field: str, reason: str) -> None:
    error = refused(WORLD, BASE, put(path, value))
    assert error.field == field
    assert reason in error.reason


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("market.long_roads", 2, "market.long_roads", "at most 1 on sale with 2 players"),
        ("market.short_sets", 2, "market.short_sets", "at most 1 on sale with 2 players"),
        ("market.towers", 2, "market.towers", "at most 1 on sale"),
        ("market.towers", -1, "market.towers", ">= 0"),
        ("market.horses", 1, "market", "unknown field"),
        ("market.tiles", {"s1": None}, "market.tiles", "the stacks are s1, s2, s3, s4, s5, s6"),
        ("market.tiles.s1", "s2_b1", "market.tiles.s1", "in round 5 s1_h1 is turned up, or it is gone"),
        ("market.tiles.s7", "s7_b1", "market.tiles", "the stacks are"),
        ("market.tiles.s1", "s9_b1", "market.tiles.s1", "no tile 's9_b1'"),
        ("market.monuments", ["ziggurat", "giza"], "market.monuments", "3 places are needed"),
        ("market.monuments.0", "eiffel", "market.monuments[0]", "no Monument 'eiffel'"),
        ("market.monuments.0", None, "market.monuments", "turned up as long as the deck lasts"),
        ("market.monuments.0", "giza", "deck", "ziggurat is in 0 places, not in one"),
        ("deck", [], "deck", "is in 0 places"),
        ("deck.0", "eiffel", "deck[0]", "no Monument 'eiffel'"),
        ("deck.0", "thien_mu", "deck", "the same Monument is there twice"),
        ("stacks", {}, "stacks", "the stacks are"),
        ("stacks.s1", ["s1_b1"], "stacks.s1", "all tiles of the stack are needed"),
        ("stacks.s1.0", "s2_b1", "stacks.s1", "all tiles of the stack are needed"),
        ("stacks.s1.0", "s1_t2", "stacks.s1", "the same tile is there twice"),
        ("stacks.s1.0", "s1_x9", "stacks.s1[0]", "no tile 's1_x9'"),
        ("supply.long_roads", 34, "supply.long_roads", "36 are in play, the box has 35"),
        ("supply.short_sets", 20, "supply.short_sets", "21 are in play, the box has 20"),
        ("supply.towers", 10, "supply.towers", "11 are in play, the box has 10"),
        ("supply.towers", "many", "supply.towers", "Expected `int`"),
        ("objectives", ["o01"], "objectives", "0 are needed, not 1"),
        ("solo", {"deck": ["a14"]}, "solo", "needed for a player alone, and only then"),
    ],
)
def test_the_market_and_the_box(path: str, value: object, field: str, reason: str) -> None:
    error = refused(WORLD, BASE, put(path, value))
    assert error.field == field
    assert reason in error.reason


ROAD = {"piece": "long_road", "place": "e12"}


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("cities", [OWN], "cities[0]", "missing required field `map`"),
        ("cities", [BASE["cities"][0]], "cities", "2 cities are needed, not 1"),
        ("cities.0.map", "atlantis", "cities[0].map", "no map 'atlantis'"),
        ("cities.0.map", "bent", "cities[0].map", "by the options one of lake, not bent"),
        ("cities.0.food", 16, "cities[0].food", "the track ends at 15"),
        ("cities.0.ceramics", 16, "cities[0].ceramics", "the track ends at 15"),
        ("cities.0.gears", 99, "cities[0].gears", "the track ends at 15"),
        ("cities.0.population", 14, "cities[0].population", "the track ends at 13"),
        ("cities.0.population", 13, "last_round", "this is the last round"),
        ("cities.0.gold", 8, "cities[0].gold", "at most 7 can be spent, not 8"),
        ("cities.0.gold", -1, "cities[0].gold", ">= 0"),
        ("cities.0.loan_round", 6, "cities[0].loan_round", "1 to 5, not 6"),
        ("cities.0.loan_round", 0, "cities[0].loan_round", "1 to 5, not 0"),
        ("cities.0.pedestal", 3, "cities[0].pedestal", "Invalid enum value"),
        ("cities.0.out", True, "active", "seat 0 is out of the round"),
        ("cities.0.free_road", True, "phase", "the first road is laid first of all"),
        ("cities.0.horses", 1, "cities[0]", "unknown field"),
        ("cities.0.pieces.0", {"place": "a12"}, "cities[0].pieces[0]", "exactly one of tile, monument and piece"),
        ("cities.0.pieces.0", ROAD | {"tile": "s1_b1"}, "cities[0].pieces[0]", "exactly one of"),
        ("cities.0.pieces.0.piece", "canal", "cities[0].pieces[0].piece", "Invalid enum value"),
        ("cities.0.pieces.0.place", "j12", "cities[0].pieces[0].place", "the piece has no place 'j12'"),
        ("cities.0.pieces.0.place", "a1 r180", "cities[0].pieces[0].place", "the piece has no place 'a1 r180'"),
        ("cities.0.pieces.0.place", "m1", "cities[0].pieces[0].place", "the piece has no place 'm1'"),
        ("cities.0.pieces.0.place", "d7", "cities[0].pieces[0].place", "covered or of another terrain"),
        ("cities.0.pieces.1.place", "a10 r90", "cities[0].pieces[1].place", "covered or of another terrain"),
        ("cities.0.pieces.1.place", "f6 r90", "cities[0].pieces[1].place", "covered or of another terrain"),
        ("cities.0.pieces.1.tile", "s2_x1", "cities[0].pieces[1].tile", "no tile 's2_x1'"),
        ("cities.0.pieces.1.tile", "s2_t2", "cities[0].pieces[1].tile", "s2_t2 is not turned up by round"),
        ("cities.0.pieces.1.tile", "s2_h1", "cities[0].pieces[1].tile", "s2_h1 is in market.tiles.s2 already"),
        ("cities.0.pieces.2.monument", "eiffel", "cities[0].pieces[2].monument", "no Monument 'eiffel'"),
        ("cities.0.pieces.2.monument", "giza", "cities[0].pieces[2].place", "the piece has no place 'l1'"),
        ("cities.0.pieces.2.part", 4, "cities[0].pieces[2].part", "moai has 3 pieces"),
        ("cities.0.pieces.2.part", 5, "cities[0].pieces[2].part", "<= 4"),
        ("cities.0.pieces.2.part", 2, "cities[0].pieces[2]", "the 3 pieces of moai are needed, one after the other"),
        ("cities.0.pieces.3", ROAD, "cities[0].pieces[2]", "the 3 pieces of moai are needed"),
        ("cities.0.pieces.2.place", "k1", "cities[0].pieces[3].place", "covered or of another terrain"),
        ("cities.1.pieces", OWN["pieces"][2:], "deck", "moai is in 2 places, not in one"),
        (
            "cities.1.pieces",
            OWN["pieces"][1:2],
            "cities[1].pieces[0].tile",
            "s2_f1 is in cities[0].pieces[1].tile already",
        ),
        ("cities.0.pieces", [ROAD], "deck", "moai is in 0 places"),
        ("laying", {"tile": "s1_b1"}, "laying", "needed in the phase 'lay', and only then"),
    ],
)
def test_the_cities(path: str, value: object, field: str, reason: str) -> None:
    error = refused(WORLD, BASE, put(path, value))
    assert error.field == field
    assert reason in error.reason


def test_a_pedestal_has_one_owner() -> None:
    owned = snapshot(2, cities={0: city("tower a1", pedestal=1)})
    assert refused(WORLD, owned, put("cities.1.pedestal", 1)).field == "cities"
    assert WORLD.restore(owned).view(None).market.pedestals[0].seat == 0


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("solo", None, "solo", "needed for a player alone, and only then"),
        ("solo.deck", [], "solo.deck", "a card that shuffles anew is needed"),
        ("solo.deck", ["a01"], "solo.deck", "a card that shuffles anew is needed"),
        ("solo.deck.0", "a14", "solo.deck", "the same Solo card is there twice"),
        ("solo.deck.0", "a15", "solo.deck[0]", "no Solo card 'a15'"),
        ("solo.monuments", ["eiffel"], "solo.monuments[0]", "no Monument 'eiffel'"),
        ("solo.monuments", ["giza"], "deck", "giza is in 2 places"),
        ("solo.monuments", ["giza", "giza"], "solo.monuments", "the same Monument is there twice"),
        ("solo.chance", [0, 1], "solo.chance[0]", ">= 1"),
        ("solo.chance", [1], "solo.chance", "length 2"),
        ("cities.0.pedestal", 1, "cities", "a player alone has none"),
        ("options", {"objectives": "dealt"}, "options", "not used by a player alone"),
        ("options", {"solo": "murder"}, "options", "one of easy, hard"),
        ("market.monuments", ["ziggurat", "giza", "moai"], "market.monuments", "2 places are needed"),
    ],
)
def test_a_player_alone(path: str, value: object, field: str, reason: str) -> None:
    error = refused(WORLD, ALONE, put(path, value))
    assert error.field == field
    assert reason in error.reason


@pytest.mark.parametrize(
    ("path", "value", "field", "reason"),
    [
        ("cities.0.map", "spring", "cities[0].map", "by the options one of bent, not spring"),
        ("cities.0.map", "lake", "cities[0].map", "by the options one of bent, not lake"),
        ("options.rivers", ["bent"], "options", "2 maps, one for each seat"),
        ("options.rivers", ["bent", "bent"], "options", "twice"),
        ("objectives", ["o01", "o02"], "objectives", "3 are needed, not 2"),
        ("objectives", ["o01", "o02", "o02"], "objectives", "the same objective is there twice"),
        ("objectives", ["o01", "o02", "o99"], "objectives[2]", "no objective 'o99'"),
        ("objectives", ["o01", "o02", "o04"], "objectives", "the options say o01, o02, o03"),
    ],
)
def test_rivers_and_objectives(path: str, value: object, field: str, reason: str) -> None:
    error = refused(WORLD, RIVERS, put(path, value))
    assert error.field == field
    assert reason in error.reason


@pytest.mark.parametrize(
    ("position", "path", "value", "field", "reason"),
    [
        (PARTS, "laying", None, "laying", "needed in the phase 'lay', and only then"),
        (GIZA, "laying", {}, "laying", "exactly one of tile, monument and item is needed"),
        (GIZA, "laying.item", "tower", "laying", "exactly one of tile, monument and item is needed"),
        (GIZA, "laying.item", "canal", "laying.item", "Invalid enum value"),
        (GIZA, "laying.monument", "eiffel", "laying.monument", "no Monument 'eiffel'"),
        (GIZA, "laying.monument", "obelisks", "deck", "giza is in 0 places"),
        (GIZA, "laying.singles", 1, "laying", "the parts left of a Short Road set"),
        (GIZA, "laying.places", ["c9", "e9", "e10"], "laying.places", "fewer than the 3 pieces of giza"),
        (GIZA, "laying.places", ["l1"], "laying.places[0]", "the piece has no place 'l1'"),
        (GIZA, "laying.places", ["a10"], "laying.places[0]", "covered or of another terrain"),
        (GIZA, "laying.places", ["e7"], "laying.places[0]", "covered or of another terrain"),
        (GIZA, "laying.places", ["c9", "c10"], "laying.places[1]", "covered or of another terrain"),
        (GIZA, "laying.places", ["a1"], "active", "seat 0 has no legal move"),
        (GIZA, "active", 1, "active", "seat 1 has no legal move"),
        (PARTS, "laying.places", ["a1"], "laying.places", "only a Monument is laid in several places"),
        (PARTS, "laying.doubles", 3, "laying.doubles", "<= 2"),
        (PARTS, "laying.singles", 2, "laying.singles", "<= 1"),
        (PARTS, "laying", {"item": "short_set"}, "laying", "the parts left of a Short Road set"),
        (PARTS, "laying.item", "tower", "laying", "the parts left of a Short Road set"),
        (PARTS, "laying", {"item": "tower"}, "active", "seat 0 has no legal move"),
        (PARTS, "phase", "turn", "laying", "needed in the phase 'lay', and only then"),
        (PARTS, "cities.0.free_road", True, "phase", "the first road is laid first of all"),
        (PARTS, "supply.short_sets", 19, "supply.short_sets", "21 are in play, the box has 20"),
        (TILE, "laying.tile", "s2_x1", "laying.tile", "no tile 's2_x1'"),
        (TILE, "laying.tile", "s1_h1", "laying.tile", "s1_h1 is in market.tiles.s1 already"),
    ],
)
def test_what_is_being_laid(position: Position, path: str, value: object, field: str, reason: str) -> None:
    error = refused(WORLD, position, put(path, value))
    assert error.field == field
    assert reason in error.reason


def test_the_pieces_of_a_monument_laid_so_far_lie_as_the_card_says() -> None:
    error = refused(WORLD, GIZA, put("laying.places", ["c9", "l1"]))
    assert error.field == "laying.places[1]"
    assert error.reason == "at l1 the piece does not lie to the others as the card says"


@pytest.mark.parametrize("seat", [0, 1])
def test_whoever_has_spent_all_gold_is_out(seat: int) -> None:
    error = refused(WORLD, BASE, put(f"cities.{seat}.gold", 7))
    assert error.field == f"cities[{seat}].out"
    assert error.reason == "all gold is spent: the seat is out of the round"


@pytest.mark.parametrize("field", ["players", "options", "round", "phase", "market", "supply", "stacks", "cities"])
def test_what_cannot_be_missing(field: str) -> None:
    error = refused(WORLD, BASE, lambda position: position.pop(field))
    assert (error.field, error.reason) == ("(whole)", f"Object missing required field `{field}`")


# Nobody is asked for nothing: the game goes on by itself.

SOLD: dict[str, Any] = {
    "market": {"long_roads": 0, "short_sets": 0, "towers": 0},
    "tiles": dict.fromkeys(BASE["stacks"]),
    "monuments": "giza parthenon colosseum",
}
"""Everything is sold but Monuments that nobody has a place for."""
STUCK = city("long_road a12", pedestal=1, loan_round=5)
"""Nothing can be bought, and the loan of this round can neither be repaid nor taken again."""


FENCES = [
    city("s2_b1 a12", "s2_f1 d12", "s2_h1 g12", "s2_m1 j12"),
    city("s2_b2 a12", "s2_f2 d12", "s2_h2 g12", "s2_m2 j12"),
]
"""Nothing can be laid next to the Pavement."""


def out(state: State) -> list[bool]:
    return [city_view(state, seat).out for seat in range(2)]


@rule("WORLD-066")
def test_a_stuck_player_is_out_of_the_round() -> None:
    state = table(2, cities={0: STUCK, 1: city("long_road a12")}, **SOLD)
    assert out(state) == [True, False]
    assert state.to_act() == (1,)
    assert legal(state) == {"buy pedestal_2", "loan"}
    assert events(facts_of(state), "out") == [{"event": "out", "seat": 0}]


@rule("WORLD-069")
def test_a_player_whom_a_loan_would_help_is_asked() -> None:
    tiles = SOLD["tiles"] | {"s1": "s1_b1"}
    state = table(2, cities={0: city("long_road a12", gold=6, pedestal=1)}, **SOLD | {"tiles": tiles})
    assert state.to_act() == (0,)
    assert legal(state) == {"loan", "leave"}
    repay = table(2, cities={0: city("long_road a12", pedestal=1, loan_round=4)}, **SOLD)
    assert legal(repay) == {"repay", "leave"}


@rule("WORLD-046", "WORLD-066")
def test_with_everybody_stuck_the_next_round_begins() -> None:
    state = table(2, cities={0: STUCK, 1: city("long_road a12", pedestal=2, loan_round=5)}, **SOLD)
    assert state.view(None).round == 6
    assert out(state) == [False, False]
    assert [city_view(state, seat).spent for seat in range(2)] == [0, 0]
    assert (state.to_act(), items(state) >= {"long_road", "pedestal_1", "pedestal_2"}) == ((0,), True)


@rule("WORLD-046")
@pytest.mark.parametrize("active", [0, 1])
def test_with_everybody_out_the_next_round_begins(active: int) -> None:
    """The moment between the last turn of a round and the next round."""
    cities = {0: city("long_road a12", gold=7, out=True), 1: city("long_road a12", gold=6, out=True, pedestal=1)}
    position = snapshot(2, active=active, cities=cities)
    state = WORLD.restore(position)
    assert (state.view(None).round, state.to_act()) == (6, (1,))
    assert state.snapshot()["order"] == [1, 0]
    error = refused(WORLD, position, put(f"cities.{1 - active}", {"map": "lake"}))
    assert (error.field, error.reason) == ("active", f"seat {active} is out of the round")


@rule("WORLD-054", "WORLD-066")
@pytest.mark.parametrize("last", [{"round": 10}, {"last_round": True}])
def test_with_everybody_stuck_in_the_last_round_the_game_is_over(last: dict[str, Any]) -> None:
    now = last.get("round", 5)
    lent = {seat: city("long_road a12", pedestal=1 + seat, loan_round=now) for seat in range(2)}
    state = table(2, cities=lent | {1: lent[1] | {"population": 4}}, **SOLD, **last)
    assert state.to_act() == ()
    result = state.result()
    assert result is not None
    assert [sheet["loans"] for sheet in result.scores] == [-2, -2]
    assert result.ranks == (2, 1)


@rule("WORLD-128")
def test_after_a_loan_step_that_leaves_nothing_to_buy_the_player_is_out() -> None:
    own = city("long_road a12", gold=3, pedestal=1)
    state = table(2, cities={0: own, 1: city("long_road a12")}, loan_step=True, **SOLD)
    assert (out(state), state.to_act()) == ([True, False], (1,))


@rule("WORLD-092")
def test_parts_of_a_short_road_set_that_fit_nowhere_are_lost() -> None:
    parts = {"item": "short_set", "doubles": 1, "singles": 1}
    state = table(2, round=10, phase="lay", laying=parts, cities={0: FENCES[0]})
    assert events(facts_of(state), "parts_lost") == [{"event": "parts_lost", "seat": 0, "parts": 2}]
    assert (state.to_act(), state.snapshot()["laying"]) == ((1,), None)


@rule("WORLD-249")
def test_a_free_road_that_fits_nowhere_is_lost() -> None:
    cities = {seat: FENCES[seat] | {"free_road": True} for seat in range(2)}
    state = table(2, round=10, phase="free_road", cities=cities)
    assert (state.to_act(), state.view(None).phase) == ((0,), "turn")
    assert state.snapshot()["cities"][0]["free_road"] is False
    play(state, "buy pedestal_1")
    assert (state.to_act(), state.view(None).phase) == ((1,), "turn")
    assert state.snapshot()["cities"][1]["free_road"] is False


@given(
    name=st.sampled_from([*TABLES]),
    seed=st.integers(0, 10_000),
    moves=st.integers(1, 150),
    change=st.integers(0, 2**40),
)
def test_whatever_is_accepted_can_be_played_to_its_end(name: str, seed: int, moves: int, change: int) -> None:
    state, rng = [state.copy() for state in islice(moments(name, seed), moves)][-1], Random(change)
    position = state.snapshot()
    for _ in range(rng.randint(1, 2)):
        spoil(position, rng)
    try:
        edited = WORLD.restore(position)
    except SnapshotError as error:
        assert error.field
        return
    assert isinstance(edited, State)
    while edited.to_act():
        (seat,) = edited.to_act()
        edited.play(seat, rng.choice(edited.legal(seat)))
    assert edited.result() is not None


def spoil(position: Position, rng: Random) -> None:
    """Change something somewhere: leave it out, say it twice, take another value."""
    inner: Any = position
    while True:
        key = rng.choice([*inner] if isinstance(inner, dict) else range(len(inner)))
        value = inner[key]
        if not isinstance(value, dict | list) or not value or rng.random() < 0.1:
            break
        inner = value
    if isinstance(inner, list) and rng.random() < 0.4:
        inner[key : key + 1] = rng.choice([[], [value, value]])
    elif isinstance(value, bool):
        inner[key] = not value
    elif isinstance(value, int):
        inner[key] = value + rng.choice([-3, -1, 1, 1, 5])
    else:
        names = [*MONUMENT_IDS[:3], "a1", "a12 r90", "s1_b1", "s2_t2", "lay", "turn", "free_road", "over", None]
        inner[key] = rng.choice(names)


# What is accepted.


def test_a_monument_half_laid_goes_on() -> None:
    state = table(2, monuments="giza", cities={0: TEMPLE})
    play(state, "buy giza", "lay c9")
    again = WORLD.restore(state.snapshot())
    assert isinstance(again, State)
    assert again.snapshot()["laying"] == {"monument": "giza", "places": ["c9"]}
    assert places(again) == places(state) == {"b9", "b10", "c8", "d8", "d11", "e9", "e10"}
    assert again.view(None) == state.view(None)
    for one in (state, again):
        play(one, "lay d11", "lay e11")
    assert again.snapshot() == state.snapshot()
    assert again.snapshot()["cities"][0]["pieces"][-1] == {"monument": "giza", "part": 3, "place": "e11"}


def test_a_short_road_set_half_laid_goes_on() -> None:
    state = table(2, cities={0: city("long_road a12")})
    play(state, "buy short_set", "lay a11")
    again = WORLD.restore(state.snapshot())
    assert isinstance(again, State)
    assert again.snapshot()["laying"] == {"item": "short_set", "doubles": 1, "singles": 1}
    assert places(again) == places(state)
    assert places(again, "single") == places(state, "single")
    for one in (state, again):
        play(one, "single a10", "lay a9")
    assert again.snapshot() == state.snapshot()
    assert again.to_act() == (1,)


def test_what_follows_from_the_pieces_is_worked_out_again() -> None:
    own = WORLD.restore(BASE).view(None).cities[0]
    assert own.monuments == ("moai",)
    assert own.scores["monuments"] == 2
    assert own.scores["population"] == 2
    assert (own.spent, own.limit, own.loan) == (0, 7, False)
    lent = WORLD.restore(snapshot(2, cities={0: city(loan_round=5, gold=8)})).view(None).cities[0]
    assert (lent.spent, lent.limit, lent.loan) == (8, 9, True)
    old = WORLD.restore(snapshot(2, cities={0: city(loan_round=4)})).view(None).cities[0]
    assert (old.limit, old.loan) == (7, True)


def test_what_is_not_said_is_ordinary() -> None:
    short = {name: value for name, value in BASE.items() if name != "objectives"}
    short["cities"] = [{"map": "lake", "pieces": BASE["cities"][0]["pieces"]}, {"map": "lake"}]
    full = WORLD.restore(short).snapshot()
    assert (full["loan_step"], full["last_round"], full["laying"], full["objectives"]) == (False, False, None, [])
    assert full["cities"][1]["pieces"] == []
    assert full["cities"][1]["out"] is False


@pytest.mark.parametrize("position", [BASE, ALONE, RIVERS, GIZA, PARTS, TILE])
def test_an_edited_position_can_be_played_to_its_end(position: Position) -> None:
    state = WORLD.restore(position)
    while state.to_act():
        (seat,) = state.to_act()
        state.play(seat, state.legal(seat)[0])
    assert state.result() is not None
    assert WORLD.restore(state.snapshot()).snapshot() == state.snapshot()
