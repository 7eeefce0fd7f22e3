"""PettingZoo's own tests of our environments, and what they do not ask."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra rl is not installed")

from pettingzoo.test import api_test, parallel_api_test, seed_test

from mirabilia.envs.aec import SeatsInTurn, env
from mirabilia.envs.parallel import SeatsAtOnce, parallel_env
from mirabilia.spaces import SpaceError

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("duel", 2, {}),
    ("duel", 2, {"wonders": "random"}),
    ("seven", 2, {}),
    ("seven", 5, {"expansions": ["leaders", "cities", "edifice"]}),
    ("seven", 4, {"expansions": ["cities"], "teams": True}),
    ("world", 1, {}),
    ("world", 3, {"map_side": "B"}),
]
tables = pytest.mark.parametrize(("game", "players", "options"), TABLES)
at_once = pytest.mark.parametrize(("game", "players", "options"), [one for one in TABLES if one[0] == "seven"])
# What it says of every environment with a mask: "should be gymnasium.spaces.box", "the observation is not an array".
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@tables
def test_in_turn_passes_the_api_test(game: str, players: int, options: dict[str, Any]) -> None:
    api_test(env(game, players, options), num_cycles=300)


@tables
def test_a_seed_decides_everything(game: str, players: int, options: dict[str, Any]) -> None:
    seed_test(lambda: env(game, players, options), num_cycles=60)


@at_once
def test_at_once_passes_the_api_test(game: str, players: int, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(game, players, options), num_cycles=300)


def finished(one: SeatsInTurn, seed: int) -> dict[str, float]:
    """A random game; the rewards of the seats."""
    one.reset(seed=seed)
    rewards: dict[str, float] = {}
    for agent in one.agent_iter():
        observation, reward, termination, _, _ = one.last()
        rewards[agent] = reward
        one.step(None if termination else one.action_space(agent).sample(observation["action_mask"]))
    return rewards


@tables
def test_rewards_come_at_the_end(game: str, players: int, options: dict[str, Any]) -> None:
    one = env(game, players, options)
    rewards = finished(one, 5)
    result = one.position.result()
    assert result is not None
    assert [rewards[f"seat_{seat}"] for seat in range(players)] == pytest.approx(one.space.rewards(one.position))
    assert one.agents == []


def test_a_game_ends_as_one_of_the_contract_with_that_seed() -> None:
    one = env("duel")
    one.reset(seed=3)
    assert one.position == one.game.new(one.infos["seat_0"]["seed"])
    assert len(one.state()) == one.space.features + one.space.secrets
    assert '"wonders"' in one.render()


def test_an_illegal_action_changes_nothing() -> None:
    one = env("duel")
    one.reset(seed=1)
    before = one.position.copy()
    with pytest.raises(SpaceError, match="is not legal"):
        one.step(0)
    assert one.position == before


def play_at_once(one: SeatsAtOnce, seed: int) -> tuple[int, dict[str, float]]:
    """A random game: in how many steps, and with which rewards."""
    observations, _ = one.reset(seed=seed)
    steps, rewards = 0, {}
    for agent in one.possible_agents:
        one.action_space(agent).seed(seed)
    while one.agents:
        chosen = {agent: one.action_space(agent).sample(observations[agent]["action_mask"]) for agent in one.agents}
        observations, rewards, *_ = one.step(chosen)
        steps += 1
    return steps, rewards


@at_once
def test_a_turn_of_all_seats_is_one_step(game: str, players: int, options: dict[str, Any]) -> None:
    steps, rewards = play_at_once(parallel_env(game, players, options), 7)
    assert steps < 120
    assert sum(rewards.values()) == pytest.approx(0)


def test_whoever_owes_nothing_waits_and_nobody_else_may() -> None:
    one = parallel_env("seven", 3)
    observations, _ = one.reset(seed=2)
    waiting = [agent for agent in one.agents if observations[agent]["action_mask"][one.wait]]
    assert waiting == [agent for agent in one.agents if one.seat_of[agent] not in one.position.to_act()]
    legal = {agent: int(observations[agent]["action_mask"].argmax()) for agent in one.agents}
    before = one.position.copy()
    for wrong in (legal | {"seat_1": one.wait}, {agent: legal[agent] for agent in ("seat_0", "seat_2")}):
        with pytest.raises(SpaceError):
            one.step(wrong)
        assert one.position == before


def test_a_game_without_secret_choices_is_not_played_at_once() -> None:
    with pytest.raises(ValueError, match="one after the other"):
        parallel_env("duel")
