"""Perft: how many positions lie how many decisions ahead. Any change of a rule or of the set-up shows here."""

from __future__ import annotations

import pytest

from mirabilia.core.contract import State
from tests.duel.scenario import new_game, play


def leaves(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for seat in state.to_act():
        for move in state.legal(seat):
            after = state.copy()
            after.play(seat, move)
            total += leaves(after, depth - 1)
    return total


@pytest.mark.parametrize(
    ("seed", "wonders", "counts"),
    [
        (1, "beginner", [1, 12, 120, 2234]),
        (2, "random", [1, 12, 120, 1660, 26392]),
        (3, "draft", [1, 4, 12, 24, 24, 96, 288, 576, 576, 6912]),
    ],
)
def test_perft(seed: int, wonders: str, counts: list[int]) -> None:
    state = new_game(seed, wonders=wonders)
    assert [leaves(state, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(("seed", "age", "counts"), [(11, 2, [1, 2, 12, 60, 411]), (12, 3, [1, 2, 8, 32, 248])])
def test_perft_from_a_later_age(seed: int, age: int, counts: list[int]) -> None:
    state = new_game(seed, wonders="beginner")
    while state.view(None).age < age:
        play(state, state.text(state.legal(state.to_act()[0])[0]))
    assert [leaves(state, depth) for depth in range(5)] == counts
