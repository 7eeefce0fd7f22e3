"""PettingZoo, all agents at once (Parallel): 7 Wonders.

    from mirabilia.envs.parallel import parallel_env

    one = parallel_env("seven", players=4)
    observations, infos = one.reset(seed=7)
    while one.agents:
        chosen = {agent: one.action_space(agent).sample(observations[agent]["action_mask"]) for agent in one.agents}
        observations, rewards, terminations, truncations, infos = one.step(chosen)

| | |
|---|---|
| agents | `seat_0`, `seat_1` ...: as many as there are players |
| actions | `Discrete`: those of `mirabilia.spaces`, and one more, the last: to wait |
| observations | a dict: `observation`, a row of floats from what the seat may know; `action_mask`, 1 for each legal action |
| rewards | at the end alone, from 1 for the first to -1 for the last; their sum is 0 |
| seeds | `reset(seed)` fixes this game and all that follow without a seed |
| infos | `seed` of the game |
| versions | 1: the first; the actions have versions of their own, which `space.id` names |

In a step each seat that owes a decision makes one, and nobody sees what others have chosen. Whoever owes nothing
waits: only that action is legal then. That is so after a turn, when some cities have a choice that follows from it,
and while the keeper of the Free City, or who builds a stage with a choice, decides a second time. Games without
secret choices have no such steps, and are refused. An action that is not legal raises `SpaceError`, and nothing has
happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirabilia import games, spaces
from mirabilia.core.extras import needed
from mirabilia.core.stream import SEEDS
from mirabilia.envs.seat_view import action_space, observation_space, shown

with needed("rl"):
    from gymnasium.utils import seeding
    from pettingzoo import ParallelEnv

VERSION = 1


def parallel_env(
    game: str = "seven", players: int | None = None, options: Mapping[str, object] | None = None, **more: Any
) -> SeatsAtOnce:
    """An environment of that game; `more` is passed on to it."""
    return SeatsAtOnce(game, players, options, **more)


class SeatsAtOnce(ParallelEnv):
    """A game whose seats choose at the same time."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = games.get(game)
        if self.game.dynamics != "simultaneous":
            raise ValueError(f"in {game} players decide one after the other: use mirabilia.envs.aec")
        self.space = spaces.get(game, players, options)
        self.metadata = {"name": f"mirabilia_{game}_parallel_v{VERSION}", "render_modes": []}
        self.render_mode = render_mode
        self.wait = int(self.space.actions)
        """The action of whoever owes nothing."""
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self.space.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.space, 1) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.space, 1) for agent in self.possible_agents}
        self.rng, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; of `options` nothing is read: those of the game are given when the environment is made."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.seed = int(self.rng.integers(SEEDS))
        self.position = self.game.new(self.seed, self.space.players, self.space.options)
        self.agents = self.possible_agents[:]
        return self.observed(), self.told()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        after = self.position.copy()
        owing = self.position.to_act()
        for agent, action in actions.items():
            seat = self.seat_of[agent]
            if seat in owing:
                after.play(seat, self.space.action(after, seat, action))
            elif int(action) != self.wait:
                raise spaces.SpaceError(f"{agent} owes no decision now; its only action is to wait, {self.wait}")
        if missing := [seat for seat in owing if self.possible_agents[seat] not in actions]:
            raise spaces.SpaceError(f"seat {missing[0]} owes a decision, and has no action")
        self.position = after
        over = not self.position.to_act()
        ended = dict.fromkeys(self.agents, over)
        rewards = dict(zip(self.possible_agents, self.space.rewards(self.position), strict=True))
        result = self.observed(), rewards, ended, dict.fromkeys(self.agents, False), self.told()
        if over:
            self.agents = []
        return result

    def observed(self) -> dict[str, Any]:
        owing = self.position.to_act()
        observations = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            observations[agent] = shown(self.space, self.position, seat, 1)
            if seat not in owing:
                observations[agent]["action_mask"][self.wait] = 1
        return observations

    def told(self) -> dict[str, Any]:
        return {agent: {"seed": self.seed} for agent in self.agents}

    def close(self) -> None:
        """There is nothing to close."""
