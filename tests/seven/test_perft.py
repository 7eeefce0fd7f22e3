"""Perft: how many positions lie how many decisions ahead. Any change of a rule or of the set-up shows here."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from mirabilia.core.contract import State
from tests.seven.scenario import new_game


def leaves(state: State, depth: int) -> int:
    """Positions after so many decisions, each made by the first seat that owes one."""
    if depth == 0 or not state.to_act():
        return 1
    seat, total = state.to_act()[0], 0
    for move in state.legal(seat):
        after = state.copy()
        after.play(seat, move)
        total += leaves(after, depth - 1)
    return total


def in_age(state: State, age: int) -> State:
    rng = Random(age)
    while state.view(None).age < age or state.view(None).phase != "turn":
        seat = state.to_act()[0]
        text = rng.choice(sorted(state.text(move) for move in state.legal(seat)))  # the order of moves is no rule
        state.play(seat, state.parse(text, seat))
    return state


ALL = {"expansions": ["leaders", "cities", "edifice"], "leader_decks": ["expert", "cities"]}


@pytest.mark.parametrize(
    ("players", "options", "age", "counts"),
    [
        (3, {}, 1, [1, 13, 169, 2028]),
        (3, {}, 3, [1, 8, 72, 576]),
        (2, {}, 2, [1, 20, 340, 900, 14807]),
        (4, ALL, 2, [1, 14, 154, 1694]),
        (5, {"edition": 1}, 2, [1, 11, 220, 4620]),
    ],
)
def test_perft(players: int, options: dict[str, Any], age: int, counts: list[int]) -> None:
    state = in_age(new_game(players, 5, **options), age)
    assert [leaves(state, depth) for depth in range(len(counts))] == counts
