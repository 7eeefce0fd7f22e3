"""Greedy at World Wonders: it fills its districts, keeps its gold for Monuments, and stays out of debt."""

from __future__ import annotations

from statistics import mean
from typing import Any

import pytest

from mirabilia import _build, bots, games
from mirabilia.bots import Budget, Knowledge
from mirabilia.core.contract import Result
from tests.world.scenario import WORLD, city, table

NO_ROADS = {"long_roads": 0, "short_sets": 0, "towers": 0}
ONLY_CORNER = {"s1": "s1_b1", "s2": None, "s3": None, "s4": None, "s5": None, "s6": None}
needs_speed = pytest.mark.skipif(not _build.COMPILED, reason="whole games of bots take too long uncompiled")


def result_of(names: tuple[str, ...], seed: int, **options: str) -> Result:
    """How a game between these bots ends."""
    game = games.get("world")
    players = [bots.get(name, seed + number) for number, name in enumerate(names)]
    state = game.new(seed=seed, players=len(names), options=options)
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, players[seat].choose(Knowledge(game, state, seat), Budget()).move)
    result = state.result()
    assert result is not None
    return result


@needs_speed
def test_two_greedies_make_40_to_52_points() -> None:
    results = [result_of(("greedy", "greedy"), seed, map_side="AB"[seed % 2]) for seed in range(12)]
    assert 40 <= mean(sheet["total"] for result in results for sheet in result.scores) <= 52


@needs_speed
@pytest.mark.parametrize("players", [2, 3, 5])
def test_greedy_beats_random(players: int) -> None:
    wins = 0
    for seed in range(8):
        own = seed % players
        names = tuple("greedy" if seat == own else "random" for seat in range(players))
        wins += own in result_of(names, seed).winners
    assert wins >= 7


@needs_speed
@pytest.mark.parametrize(("solo", "wins"), [("easy", 7), ("hard", 2)])
def test_greedy_can_beat_the_automaton(solo: str, wins: int) -> None:
    assert sum(bool(result_of(("greedy",), seed, solo=solo).winners) for seed in range(8)) >= wins


def advised(**fields: Any) -> str:
    state = table(**fields)
    return state.text(bots.get("greedy").choose(Knowledge(WORLD, state, 0), Budget()).move)


def test_a_tile_goes_where_it_becomes_a_district() -> None:
    """A corner of three between roads and the Border: only here is every side closed, and no woods are near."""
    pieces = ("long_road a12", "double_road c10 r90", "double_road a9", "single_road b10", "s2_f1 e11")
    state = table(round=9, tiles=ONLY_CORNER, market=NO_ROADS, cities={0: city(*pieces, gold=5)})
    seat_0 = Knowledge(WORLD, state, 0)
    advice = bots.get("greedy").choose(seat_0, Budget())
    assert state.text(advice.move) == "buy s1"
    state.play(0, advice.move)
    place = bots.get("greedy").choose(Knowledge(WORLD, state, 0), Budget())
    state.play(0, place.move)
    assert state.view(None).cities[0].scores["districts"] == 1


def test_the_last_gold_goes_into_a_monument() -> None:
    pieces = ("long_road a12", "s1_h1 a10")
    cities = {0: city(*pieces, gold=6)}
    assert advised(round=10, monuments="trojan_horse", market=NO_ROADS, cities=cities) == "buy trojan_horse"


def test_no_loan_is_taken_without_need() -> None:
    assert advised(round=3, cities={0: city("long_road a12")}) != "loan"
