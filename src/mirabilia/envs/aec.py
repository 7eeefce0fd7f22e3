"""PettingZoo, one agent after the other (AEC): every game.

    from mirabilia.envs.aec import env

    one = env("duel", options={"wonders": "beginner"})
    one.reset(seed=7)
    for agent in one.agent_iter():
        observation, reward, termination, truncation, info = one.last()
        done = termination or truncation
        one.step(None if done else one.action_space(agent).sample(observation["action_mask"]))

| | |
|---|---|
| agents | `seat_0`, `seat_1` ...: as many as the game has players, 1 in World Wonders alone |
| actions | `Discrete`: those of `mirabilia.spaces` |
| observations | a dict: `observation`, a row of floats from what the seat may know; `action_mask`, 1 for each legal action |
| rewards | at the end alone, from 1 for the first to -1 for the last; their sum is 0, but for a player alone |
| seeds | `reset(seed)` fixes this game and all that follow without a seed |
| infos | `seed` of the game |
| versions | 1: the first; the actions have versions of their own, which `space.id` names |

Where all choose at once, in 7 Wonders, the agents act in the order of the seats, and nobody sees what others have
chosen. An action that is not legal raises `SpaceError` and changes nothing. `state()` is everything, for critics: the
observation of the agent that acts, followed by what is hidden from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirabilia import games, spaces
from mirabilia.core.extras import needed
from mirabilia.core.stream import SEEDS
from mirabilia.envs.seat_view import action_space, observation_space, shown

with needed("rl"):
    import numpy as np
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

VERSION = 1


def env(game: str, players: int | None = None, options: Mapping[str, object] | None = None, **more: Any) -> SeatsInTurn:
    """An environment of that game; `more` is passed on to it."""
    return SeatsInTurn(game, players, options, **more)


class SeatsInTurn(AECEnv):
    """A game whose seats act one after the other."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.space = spaces.get(game, players, options)
        self.game = games.get(game)
        self.metadata = {
            "name": f"mirabilia_{game}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.space.players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.space) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.space) for agent in self.possible_agents}
        self.rng, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; of `options` nothing is read: those of the game are given when the environment is made."""
        if seed is not None:
            self.rng, _ = seeding.np_random(seed)
        self.seed = int(self.rng.integers(SEEDS))
        self.position = self.game.new(self.seed, self.space.players, self.space.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": self.seed} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_act()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        return shown(self.space, self.position, self.seat_of[agent])

    def state(self) -> Any:
        everything = np.empty(int(self.space.features + self.space.secrets), np.float32)
        self.space.observe_all(self.position, self.seat_of[self.agent_selection], everything)
        return everything

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        seat = self.seat_of[agent]
        self.position.play(seat, self.space.action(self.position, seat, action))
        self._cumulative_rewards[agent] = 0.0
        waiting = self.position.to_act()
        if waiting:
            self.agent_selection = self.possible_agents[waiting[0]]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.space.rewards(self.position), strict=True))
        self._accumulate_rewards()

    def render(self) -> str:
        """The position as JSON, for a look at it."""
        import json

        return json.dumps(self.position.snapshot(), indent=1)

    def close(self) -> None:
        """There is nothing to close."""
