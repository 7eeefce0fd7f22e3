"""Gymnasium's own test of a seat among bots, and what it does not ask."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="the extra rl is not installed")

from gymnasium.utils.env_checker import check_env

from mirabilia.envs.single import SingleSeat

tables = pytest.mark.parametrize(
    ("game", "players", "bots"),
    [
        ("duel", 2, "random"),
        ("duel", 2, "greedy"),
        ("seven", 3, ("greedy", "random")),
        ("world", 1, ()),
        ("world", 2, "random"),
    ],
)


@tables
@pytest.mark.filterwarnings("ignore:.*Casting input x to numpy array:UserWarning")
def test_it_passes_the_check(game: str, players: int, bots: Any) -> None:
    check_env(SingleSeat(game, players, bots=bots), skip_render_check=True)


def played(one: SingleSeat, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    """A random game: its actions, the reward, and what is told at the end."""
    observation, told = one.reset(seed=seed)
    one.action_space.seed(seed)
    actions, reward, over = [], 0.0, False
    while not over:
        assert reward == 0
        actions.append(int(one.action_space.sample(observation["action_mask"])))
        observation, reward, over, truncated, told = one.step(actions[-1])
        assert not truncated
    return actions, reward, told


@tables
def test_a_seed_decides_everything(game: str, players: int, bots: Any) -> None:
    one, other = (played(SingleSeat(game, players, bots=bots), 11) for _ in range(2))
    assert one == other
    _, reward, told = one
    assert (told["ranks"][told["seat"]] == 1) == (reward == 1)


def test_the_seat_is_the_one_that_was_asked_for_or_drawn() -> None:
    one = SingleSeat("duel", seat=1)
    assert {one.reset(seed=seed)[1]["seat"] for seed in range(6)} == {1}
    other = SingleSeat("duel")
    assert {other.reset(seed=seed)[1]["seat"] for seed in range(12)} == {0, 1}


def test_an_illegal_action_loses_and_is_told() -> None:
    one = SingleSeat("duel")
    one.reset(seed=1)
    _, reward, over, _, told = one.step(0)
    assert (reward, over, told["illegal"]) == (-1.0, True, True)


def test_bots_and_seats_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="1 bots are needed"):
        SingleSeat("duel", bots=["random", "random"])
    with pytest.raises(ValueError, match="there is no bot"):
        SingleSeat("duel", bots="grandmother")
    with pytest.raises(ValueError, match="there is no seat 2"):
        SingleSeat("duel", seat=2)
