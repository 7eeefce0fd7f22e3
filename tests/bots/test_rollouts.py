"""Rollouts of Duel follow plans, and learn which plan serves a seat."""

from __future__ import annotations

from typing import cast

import pytest
from mypy_extensions import i64

from mirabilia import arena, games
from mirabilia.bots.search.duel_rollout import PLANS, POINTS, SCIENCE, WAR, WONDERS_FIRST, Plans, Rollout
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec
from mirabilia.games.duel.moves import Moves
from mirabilia.games.duel.pieces import COUNT_WONDERS, GREEN, RED
from mirabilia.games.duel.position import OVER, SCIENTIFIC, Position
from mirabilia.games.duel.state import State
from tests.duel.scenario import city, play, table

ROLLOUTS = 300


def start(seed: int) -> Position:
    return cast("Position", games.get("duel").new(seed, 2, {"wonders": "random"}))


def forced(plan: int, other: int) -> Plans:
    """Two plans that have been so good that nobody tries another."""
    plans = Plans()
    plans.visits = vec[i64]([1] * (2 * PLANS))
    plans.totals = vec[float]([9.0 * (at in (plan, PLANS + other)) for at in range(2 * PLANS)])
    return plans


def played(plan: int, other: int) -> list[Position]:
    """Games to the end, both seats with a plan of their own."""
    rollout, stream, positions = Rollout(Moves()), Stream(7), []
    for seed in range(ROLLOUTS):
        position = start(seed)
        rollout.plans = forced(plan, other)
        rollout.play_on(position, stream)
        assert list(rollout.plans.chosen) == [plan, other]
        positions.append(position)
    return positions


def cards(positions: list[Position], colour: int) -> float:
    """How many of a colour the first seat has built, on average."""
    return sum(int(position.city0.counts[colour]) for position in positions) / len(positions)


def test_a_plan_is_followed_to_the_end() -> None:
    plain, science, war, wonders = (played(plan, POINTS) for plan in (POINTS, SCIENCE, WAR, WONDERS_FIRST))
    assert all(position.phase == OVER for position in plain + science + war + wonders)
    assert cards(science, GREEN) > cards(plain, GREEN) + 1
    assert cards(war, RED) > cards(plain, RED) + 1
    assert cards(wonders, COUNT_WONDERS) > cards(plain, COUNT_WONDERS) + 0.1
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


def choices(state: State, plan: int) -> set[str]:
    """What a seat with a plan does in rollouts from a position."""
    rollout, stream = Rollout(Moves()), Stream(3)
    rollout.plans = forced(plan, plan)
    rollout.begin(state)
    return {state.text(rollout.next_move(state, stream)) for _ in range(60)}


@pytest.mark.parametrize("plan", range(PLANS))
def test_what_wins_is_taken_whatever_the_plan(plan: int) -> None:
    ahead = city(coins=30, cards="workshop apothecary scriptorium pharmacist university")
    state = table(age=3, accessible="academy palace arsenal", first=ahead)
    assert choices(state, plan) == {"build academy"}
    army = table(age=3, accessible="academy palace arsenal", pawn=7, first=city(coins=30))
    assert choices(army, plan) == {"build arsenal"}


def test_tokens_are_chosen_by_plan() -> None:
    board = "law strategy theology philosophy"
    state = table(age=2, accessible="school", first=city(coins=30, cards="apothecary"), board=board)
    play(state, "build school")
    tokens = {SCIENCE: "law", WAR: "strategy", WONDERS_FIRST: "theology", POINTS: "philosophy"}
    for plan, token in tokens.items():
        assert choices(state, plan) == {f"take {token}"}


def test_an_extra_turn_is_used_to_get_at_a_wanted_card() -> None:
    """Only the Aqueduct lies on the Laboratory, and only one Wonder brings an extra turn."""
    slots = {15: "laboratory", 16: "forum", 17: "caravansery", 18: "aqueduct", 19: "walls"}
    state = table(
        age=2, slots=slots, first=city(coins=60, wonders="pyramids temple_of_artemis colossus circus_maximus")
    )
    assert choices(state, SCIENCE) == {"wonder temple_of_artemis with aqueduct"}
    assert "wonder temple_of_artemis with walls" in choices(state, WONDERS_FIRST)


@pytest.mark.parametrize(("game", "players"), [("duel", 2), ("seven", 3)])
def test_the_yardstick_plays_matches(game: str, players: int) -> None:
    entrants = ["tools.yardstick:Yardstick", *["random"] * (players - 1)]
    match = arena.arrange(game, entrants, games=players, players=players, budget="20i")
    result = arena.play(match, jobs=1)
    assert not any(one.fault for one in result.games)
    assert result.figures.entrants[0].share.share > 0.5
