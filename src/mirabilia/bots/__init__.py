"""Bots: `get("greedy", seed=1)` makes one. They see what their seat may see, nothing else."""

from __future__ import annotations

from collections.abc import Callable

from mirabilia.bots.contract import Advice, Bot, Budget, Knowledge
from mirabilia.bots.greedy import GreedyBot
from mirabilia.bots.random import RandomBot

__all__ = ["NAMES", "Advice", "Bot", "Budget", "Knowledge", "get"]

MAKERS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
NAMES = tuple(MAKERS)


def get(name: str, seed: int = 0) -> Bot:
    """A new bot of that name; ValueError that lists the names when there is none."""
    if name not in MAKERS:
        raise ValueError(f"there is no bot {name!r}; there is: {', '.join(NAMES)}")
    return MAKERS[name](seed)
