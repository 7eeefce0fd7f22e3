"""Rollouts of Duel follow plans, and learn which plan serves a seat."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from mirabilia import games
from mirabilia.bots.search.duel_rollout import PLANS, POINTS, SCIENCE, WAR, Plans, Rollout
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import Moves
from mirabilia.games.duel.pieces import GREEN, RED
from mirabilia.games.duel.position import OVER, SCIENTIFIC, Position

ROLLOUTS = 300


def start(seed: int) -> Position:
    return cast("Position", games.get("duel").new(seed, 2, {"wonders": "random"}))


def played(plan: int, other: int) -> list[Position]:
    """Games to the end, both seats with a plan of their own."""
    rollout, stream, positions = Rollout(Moves()), Stream(7), []
    for seed in range(ROLLOUTS):
        position = start(seed)
        forced = rollout.plans = Plans()
        forced.visits = vec[i64]([1] * (2 * PLANS))
        forced.totals = vec[float]([9.0 * (at in (plan, PLANS + other)) for at in range(2 * PLANS)])
        rollout.play_on(position, stream)
        assert list(forced.chosen) == [plan, other]
        positions.append(position)
    return positions


def cards(positions: list[Position], colour: int) -> float:
    """How many of a colour the first seat has built, on average."""
    return sum(int(position.city0.counts[colour]) for position in positions) / len(positions)


def test_a_plan_is_followed_to_the_end() -> None:
    plain, science, war = (played(plan, POINTS) for plan in (POINTS, SCIENCE, WAR))
    assert all(position.phase == OVER for position in plain + science + war)
    assert cards(science, GREEN) > cards(plain, GREEN) + 1
    assert cards(war, RED) > cards(plain, RED) + 1
    wins = [sum(one.ending == SCIENTIFIC and one.winner == 0 for one in games) for games in (plain, science)]
    assert wins[1] > wins[0]


def test_a_plan_that_wins_is_chosen_more_often() -> None:
    plans = Plans()
    for _ in range(200):
        plans.choose()
        values = [0.6 if plans.chosen[0] == SCIENCE else 0.2, 0.5]
        plans.learn(vec[float](values))
    assert sum(plans.visits[:PLANS]) == sum(plans.visits[PLANS:]) == 200
    assert plans.visits[SCIENCE] > plans.visits[POINTS] + plans.visits[WAR]
    assert max(plans.visits[PLANS:]) - min(plans.visits[PLANS:]) < 30
