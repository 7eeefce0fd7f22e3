"""Perft: how many positions lie how many decisions ahead. Any change of a rule or of the set-up shows here."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.core.contract import State
from tests.world.scenario import WORLD, city, play, table


def leaves(state: State, depth: int) -> int:
    """Positions after so many decisions."""
    if depth == 0 or not state.to_act():
        return 1
    (seat,) = state.to_act()
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        after = state.copy()
        after.play(seat, move)
        total += leaves(after, depth - 1)
    return total


def in_round(players: int, options: dict[str, Any], round: int) -> State:
    """A random game at the first decision of a round."""
    state, rng = WORLD.new(seed=5, players=players, options=options), Random(5)
    while state.view(None).round < round:
        (seat,) = state.to_act()
        state.play(seat, rng.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize(
    ("players", "options", "round", "counts"),
    [
        (2, {}, 1, [1, 19, 247, 4283, 92634]),
        (2, {"map_side": "B"}, 4, [1, 12, 117, 1412, 16326]),
        (3, {"map_side": "B", "resource_side": "B"}, 1, [1, 18, 216, 3593, 72690]),
        (4, {"map_side": "B"}, 9, [1, 7, 79, 581, 5176]),
        (5, {"objectives": "dealt"}, 3, [1, 13, 154, 2291, 38460]),
        (1, {"solo": "hard"}, 1, [1, 19, 190, 3286, 51723]),
        (1, {"map_side": "B"}, 6, [1, 10, 118, 1320, 16221]),
    ],
)
def test_perft(players: int, options: dict[str, Any], round: int, counts: list[int]) -> None:
    state = in_round(players, options, round)
    assert [leaves(state, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("item", "counts"),
    [
        ("short_set", [1, 45, 1712, 40158]),
        ("giza", [1, 4, 9, 13]),
        ("obelisks", [1, 8, 12]),
        ("moai", [1, 31, 62, 124]),
        ("great_wall", [1, 89, 888]),
    ],
)
def test_ways_to_lay_what_is_bought(item: str, counts: list[int]) -> None:
    """On one map with a road, three buildings, the lake and natural resources."""
    own = city("long_road a9", "s2_t1 a8", "s2_b1 a11", "s2_h1 a4")
    state = table(2, monuments="" if item == "short_set" else item, cities={0: own})
    play(state, f"buy {item}")
    assert [leaves(state, depth) for depth in range(len(counts))] == counts
