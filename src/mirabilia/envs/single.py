"""Gymnasium: one seat of a game, with bots at the others; World Wonders alone.

    from mirabilia.envs.single import SingleSeat

    one = SingleSeat("duel", bots="greedy")
    observation, info = one.reset(seed=7)
    action = one.action_space.sample(observation["action_mask"])
    observation, reward, terminated, truncated, info = one.step(action)

| | |
|---|---|
| actions | `Discrete`: those of `mirabilia.spaces` |
| observation | a dict: `observation`, a row of floats from what the seat may know; `action_mask`, 1 for each legal action |
| reward | at the end alone, from 1 for the first to -1 for the last; alone 1 for a win and -1 for a loss |
| seat | the one that is played; None, the usual way: another one in each game, by chance |
| bots | the name of a level or another bot for all other seats, or one for each of them; `budget` is what they may think about a decision |
| seeds | `reset(seed)` fixes this game, the seat and the bots, and all that follow without a seed |
| info | `seed` of the game, `seat`, and at the end `ranks` |
| versions | 1: the first; the actions have versions of their own, which `space.id` names |

Bots know what their seat may know. They think for so many iterations, not for so long, so that a seed always leads to
the same games. An action that is not legal loses the game at once, with -1 and `illegal` in `info`: whoever heeds the
mask never meets that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mirabilia import bots as all_bots
from mirabilia import games, spaces
from mirabilia.core.extras import needed
from mirabilia.core.stream import SEEDS
from mirabilia.envs.seat_view import action_space, observation_space, shown

with needed("rl"):
    import gymnasium

VERSION = 1
BUDGET = all_bots.Budget(iterations=50)


class SingleSeat(gymnasium.Env[dict[str, Any], int]):
    """A seat among bots, or a player alone."""

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        bots: str | Sequence[str] = "random",
        budget: all_bots.Budget = BUDGET,
        render_mode: str | None = None,
    ) -> None:
        self.space = spaces.get(game, players, options)
        self.game = games.get(game)
        others = self.space.players - 1
        self.names = [bots] * others if isinstance(bots, str) else list(bots)
        if len(self.names) != others:
            raise ValueError(f"{others} bots are needed, one for each other seat, not {len(self.names)}")
        for name in self.names:
            all_bots.get(name)
        if seat is not None and seat not in range(self.space.players):
            raise ValueError(f"there is no seat {seat}; there are {self.space.players}")
        self.wanted_seat, self.budget, self.render_mode = seat, budget, render_mode
        self.observation_space = observation_space(self.space)
        self.action_space = action_space(self.space)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal a new game; of `options` nothing is read: those of the game are given when the environment is made."""
        super().reset(seed=seed)
        self.deal = int(self.np_random.integers(SEEDS))
        drawn = int(self.np_random.integers(self.space.players))
        self.seat = drawn if self.wanted_seat is None else self.wanted_seat
        seats = [seat for seat in range(self.space.players) if seat != self.seat]
        self.bots = {
            seat: all_bots.get(name, int(self.np_random.integers(SEEDS)))
            for seat, name in zip(seats, self.names, strict=True)
        }
        self.position = self.game.new(self.deal, self.space.players, self.space.options)
        self.let_bots_play()
        return self.observed(), self.told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            move = self.space.action(self.position, self.seat, action)
        except spaces.SpaceError:
            return self.observed(), -1.0, True, False, self.told() | {"illegal": True}
        self.position.play(self.seat, move)
        self.let_bots_play()
        over = not self.position.to_act()
        return self.observed(), self.space.rewards(self.position)[self.seat], over, False, self.told()

    def let_bots_play(self) -> None:
        """Until it is the seat's turn again, or the game is over; where all choose at once the bots go first."""
        while others := [seat for seat in self.position.to_act() if seat != self.seat]:
            knowledge = all_bots.Knowledge(self.game, self.position, others[0])
            self.position.play(others[0], self.bots[others[0]].choose(knowledge, self.budget).move)

    def observed(self) -> dict[str, Any]:
        return shown(self.space, self.position, self.seat)

    def told(self) -> dict[str, Any]:
        result = self.position.result()
        return {"seed": self.deal, "seat": self.seat} | ({"ranks": result.ranks} if result else {})
