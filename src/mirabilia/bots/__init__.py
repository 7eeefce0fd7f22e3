"""Bots: `get("master", seed=1)` makes one. They see what their seat may see, nothing else."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mirabilia.bots.contract import Advice, Bot, Budget, Knowledge, Past
from mirabilia.bots.greedy import GreedyBot
from mirabilia.bots.levels import CHARACTERS, LEVELS, PLAYERS, USUAL, LevelBot
from mirabilia.bots.random import RandomBot
from mirabilia.bots.search.pacing import longest, paced

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "NAMES",
    "PLAYERS",
    "USUAL",
    "Advice",
    "Bot",
    "Budget",
    "Knowledge",
    "LevelBot",
    "Past",
    "get",
    "longest",
    "paced",
    "usual_seconds",
]

MAKERS: dict[str, Callable[[int], Bot]] = {
    **{name: partial(LevelBot, name) for name in PLAYERS},
    "greedy": GreedyBot,
    "random": RandomBot,
}
NAMES = tuple(MAKERS)


def get(name: str, seed: int = 0) -> Bot:
    """A new bot of that name; ValueError that lists the names when there is none."""
    if name not in MAKERS:
        raise ValueError(f"there is no bot {name!r}; there is: {', '.join(NAMES)}")
    return MAKERS[name](seed)


def usual_seconds(name: str) -> float:
    """How long a bot thinks about a decision, if nobody says otherwise."""
    return PLAYERS[name].seconds if name in PLAYERS else 1.0
