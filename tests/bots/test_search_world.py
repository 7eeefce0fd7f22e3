"""The search at World Wonders: legal, the same for the same seed, fair, and it sees the last turns to their end."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from mirabilia import _build, games
from mirabilia.bots.contract import Budget, Knowledge
from mirabilia.bots.search.bot import SearchBot
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.world import MOST_PLACES, WorldSearchState, success
from mirabilia.bots.search.world_evaluator import (
    GRASS,
    NEW_OTHER,
    NEW_ROAD,
    NEW_TILE,
    NUMBER,
    ROOM,
    SIDES,
    WILD,
    CityEvaluator,
    Land,
    weight_table,
)
from mirabilia.bots.search.world_weights import FEATURES, ROUNDS, SOLO_WEIGHTS, WEIGHTS
from mirabilia.core.stream import Stream
from mirabilia.games.world.moves import number_in
from mirabilia.games.world.pieces import shape_of_piece
from mirabilia.games.world.position import LONG_ROAD, TILE, TOWER
from mirabilia.games.world.scoring import score_sheet, total
from mirabilia.games.world.state import State
from tests.world.scenario import WORLD, city, table

ROOT = Path(__file__).resolve().parents[2]
LITTLE = Budget(iterations=40)
SETS: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo": "hard"}),
    (2, {}),
    (3, {"map_side": "B", "objectives": "dealt"}),
    (5, {"resource_side": "B", "objectives": ["o01", "o02", "o15"]}),
]
every_set = pytest.mark.parametrize(("players", "options"), SETS)
NO_ROADS = {"long_roads": 0, "short_sets": 0, "towers": 0}
NO_TILES = dict.fromkeys(("s1", "s2", "s3", "s4", "s5", "s6"))


def played(moves: int, players: int = 2, options: dict[str, Any] | None = None, seed: int = 3) -> State:
    """A game after so many random moves."""
    state, chance = games.get("world").new(seed, players, options or {}), Random(seed)
    for _ in range(moves):
        if state.to_act():
            seat = state.to_act()[0]
            state.play(seat, chance.choice(state.legal(seat)))
    assert isinstance(state, State)
    return state


def choice(state: State, budget: Budget = LITTLE, seed: int = 1) -> int:
    return SearchBot(seed).choose(Knowledge(WORLD, state, state.to_act()[0]), budget).move


def finished(state: State, seat: int, budget: Budget) -> State:
    """The table after a seat has decided until another one has to, or the game is over."""
    after = state.copy()
    while after.to_act() == (seat,):
        after.play(seat, choice(after, budget))
    return after


def ends(state: State) -> Iterator[State]:
    """Every way in which a game can end in which one seat alone still decides."""
    if not state.to_act():
        yield state
        return
    for move in state.legal(state.to_act()[0]):
        after = state.copy()
        after.play(state.to_act()[0], move)
        yield from ends(after)


# What every search promises.


@every_set
@pytest.mark.parametrize("moves", [0, 1, 30, 60])
def test_it_chooses_a_legal_move_and_changes_nothing(players: int, options: dict[str, Any], moves: int) -> None:
    state = played(moves, players, options)
    before = state.snapshot()
    assert choice(state) in state.legal(state.to_act()[0])
    assert state.snapshot() == before


@every_set
def test_the_same_seed_gives_the_same_thoughts(players: int, options: dict[str, Any]) -> None:
    state = played(31, players, options)
    knowledge = Knowledge(WORLD, state, state.to_act()[0])
    assert SearchBot(5).choose(knowledge, LITTLE) == SearchBot(5).choose(knowledge, LITTLE)


@every_set
@pytest.mark.parametrize("moves", [2, 40])
def test_what_is_hidden_makes_no_difference(players: int, options: dict[str, Any], moves: int) -> None:
    """Worlds that a seat cannot tell apart are thought about in the same way."""
    state = played(moves, players, options)
    others = [state.sample(state.to_act()[0], Random(number)) for number in range(3)]
    assert len({choice(world) for world in (state, *others)}) == 1


@every_set
def test_every_iteration_counts_once_and_values_are_chances(players: int, options: dict[str, Any]) -> None:
    state = played(20, players, options)
    search = Search(WorldSearchState(state, state.to_act()[0], False), Stream(1), 0.2)
    search.run(50)
    ranking = search.ranking()
    assert sum(visits for _, visits, _ in ranking) == 50
    assert all(0 <= value <= 1 for _, _, value in ranking)


THOUGHTS = """
from mirabilia import _build
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.world import WorldSearchState
from mirabilia.core.stream import Stream
from tests.bots.test_search_world import SETS, played
for players, options in SETS:
    for moves in (0, 25, 60):
        state = played(moves, players, options)
        search = Search(WorldSearchState(state, state.to_act()[0], False), Stream(1), 0.2)
        search.run(30)
        print([(move, visits, round(value, 9)) for move, visits, value in search.ranking()])
"""


@pytest.mark.both_builds
@pytest.mark.skipif(not _build.COMPILED, reason="there is only the uncompiled build")
def test_both_builds_think_alike() -> None:
    thoughts = {
        subprocess.run(
            [sys.executable, "-c", THOUGHTS],
            env={**os.environ, "MIRABILIA_PURE": pure},
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for pure in "01"
    }
    assert len(thoughts) == 1


# Puzzles.


def test_the_last_purchase_is_the_best_there_is() -> None:
    """One gold is left in the last round: every purchase in every place, and one of the best is found."""
    pieces = ("long_road a12", "double_road c10 r90", "double_road a9", "single_road b10", "s2_f1 e11", "s1_h1 a10")
    rival = city("long_road a12", "s1_m1 a10", population=9, food=4, ceramics=4, gears=4, out=True)
    market = {"long_roads": 1, "short_sets": 0, "towers": 1}
    state = table(
        round=10, tiles=NO_TILES, monuments="trojan_horse", market=market, cities={0: city(*pieces, gold=6), 1: rival}
    )
    points = [scored(end) for end in ends(state)]
    assert min(points) + 2 <= max(points)
    assert scored(finished(state, 0, Budget(iterations=600))) == max(points)


def scored(state: State) -> int:
    return int(total(score_sheet(state, 0)))


def last_road(**tracks: int) -> State:
    """A player alone has gold for one more road in the last round."""
    own = city("long_road a12", "s2_f1 e11", "s1_f1 a10", gold=6, **tracks)
    return table(
        1,
        round=10,
        options={"solo": "easy"},
        tiles=NO_TILES,
        monuments="trojan_horse",
        market={"long_roads": 1, "short_sets": 0, "towers": 1},
        cities={0: own},
    )


def test_a_player_alone_reaches_the_target_where_it_can_be_reached() -> None:
    """The last gold buys a road, and only a few places for it bring the two points that are wanting."""
    state = last_road(population=5, food=2, ceramics=2, gears=2)
    won = [won_alone(end) for end in ends(state)]
    assert 0 < sum(won) < len(won) / 20
    assert won_alone(finished(state, 0, Budget(iterations=300)))


def test_a_player_alone_who_is_sure_to_win_wants_more_points() -> None:
    state = last_road(population=12, food=1, ceramics=1, gears=1)
    assert all(won_alone(end) for end in ends(state))
    points = [scored(end) for end in ends(state)]
    assert scored(finished(state, 0, Budget(iterations=600))) == max(points) > min(points)


def test_winning_alone_counts_most_and_then_every_point() -> None:
    values = [success(float(lead)) for lead in range(-40, 61)]
    assert values == sorted(set(values))
    assert 0.0 < values[0] < success(0.0) < 0.5 < success(1.0) < values[-1] < 1.0
    assert success(1.0) - success(0.0) > success(11.0) - success(10.0) > 0.01


def won_alone(state: State) -> bool:
    result = state.result()
    assert result is not None
    return result.winners == (0,)


# What it judges by.


def test_weights_are_there_for_every_round_and_fact() -> None:
    for rows in (WEIGHTS, SOLO_WEIGHTS):
        assert len(rows) == ROUNDS + 1
        assert {len(row) for row in rows} == {len(FEATURES)} == {NUMBER}


@every_set
@pytest.mark.parametrize("moves", [10, 70, 130])
def test_points_are_those_of_the_score_sheet(players: int, options: dict[str, Any], moves: int) -> None:
    state = played(moves, players, {**options, "objectives": "off"} if players > 1 else options)
    evaluator = CityEvaluator()
    for owner in range(players):
        evaluator.worth(state, owner)
        assert evaluator.points == total(score_sheet(state, owner))


@pytest.mark.parametrize("seed", range(4))
def test_what_a_place_gains_is_the_difference_it_makes(seed: int) -> None:
    """The quick gain of a place against the map judged before and after."""
    rows = [[0.0] * NUMBER for _ in range(ROUNDS + 1)]
    for row in rows:
        row[WILD], row[ROOM], row[GRASS], row[SIDES + 1], row[SIDES + 2] = 0.3, 2.0, 5.0, 0.5, 0.25
    weights = weight_table(rows)
    evaluator, land = CityEvaluator(weights), Land(weights)
    compared = 0
    for moves in range(20, 120, 7):
        state = played(moves, seed=seed)
        if state.view(None).phase != "lay" or state.item not in (LONG_ROAD, TILE, TOWER):
            continue
        owner = state.to_act()[0]
        before = evaluator.worth(state, owner)
        land.observe(state.cities[owner], state.round)
        for move in state.legal(owner)[:12]:
            after = state.copy()
            after.play(owner, move)
            if after.round != state.round or not after.to_act():
                continue
            shape = shape_of_piece(state.item, state.piece if state.item == TILE else 0)
            kind = {LONG_ROAD: NEW_ROAD, TILE: NEW_TILE, TOWER: NEW_OTHER}[state.item]
            gain = land.gain(shape.places, shape.at(number_in(move)), kind)
            assert evaluator.worth(after, owner) - before == pytest.approx(gain)
            compared += 1
    assert compared


def test_places_come_with_the_best_first() -> None:
    """A corner between roads and the Border is the only place that makes a district at once."""
    pieces = ("long_road a12", "double_road c10 r90", "double_road a9", "single_road b10", "s2_f1 e11")
    tiles = {**NO_TILES, "s1": "s1_b1"}
    state = table(round=9, tiles=tiles, market=NO_ROADS, cities={0: city(*pieces, gold=5)})
    state.play(0, state.parse("buy s1"))
    searched = WorldSearchState(state, 0, False)
    searched.legal_actions()
    assert 0 < searched.number <= MOST_PLACES
    state.play(0, searched.codes[0])
    assert state.view(None).cities[0].scores["districts"] == 1
