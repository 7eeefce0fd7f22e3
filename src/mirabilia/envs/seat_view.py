"""What a seat is shown, as NumPy arrays, and the Gymnasium spaces of that."""

from __future__ import annotations

from typing import Any

from mirabilia.core.contract import State
from mirabilia.core.extras import needed
from mirabilia.spaces import Space

with needed("rl"):
    import gymnasium
    import numpy as np

HIGHEST = 16.0
"""No number of an observation is further from 0."""


def observation_space(space: Space, further: int = 0) -> gymnasium.spaces.Dict:
    """A row of floats and the mask of the legal actions; `further` actions come after those of the game."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-HIGHEST, HIGHEST, (int(space.features),), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (int(space.actions) + further,), np.int8),
        }
    )


def action_space(space: Space, further: int = 0) -> gymnasium.spaces.Discrete:
    return gymnasium.spaces.Discrete(int(space.actions) + further)


def shown(space: Space, state: State, seat: int, further: int = 0) -> dict[str, Any]:
    """What the seat observes now, and what it may do; nothing if it owes no decision."""
    observation = np.empty(int(space.features), np.float32)
    mask = np.zeros(int(space.actions) + further, np.int8)
    space.observe(state, seat, observation)
    space.mask(state, seat, mask[: int(space.actions)])
    return {"observation": observation, "action_mask": mask}
