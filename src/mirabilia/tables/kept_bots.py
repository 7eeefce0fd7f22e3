"""Bots that go on from their last decision at a table: a worker keeps the trees of a few, within a bound of memory."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mirabilia.bots import LevelBot

MOST_BOTS = 16
MOST_NODES = 1_000_000
"""Of all trees together; a node takes about seventy bytes."""

Place = tuple[str, int, str]
"""A table, a seat, and which bot plays there."""


class KeptBots:
    def __init__(self, most_bots: int = MOST_BOTS, most_nodes: int = MOST_NODES) -> None:
        self.most_bots, self.most_nodes = most_bots, most_nodes
        self.bots: OrderedDict[Place, LevelBot] = OrderedDict()
        """Those that decided last come last."""

    def take(self, place: Place) -> LevelBot | None:
        """The bot that has decided there before. It is gone from here until it is kept again, so one that fails is."""
        return self.bots.pop(place, None)

    def keep(self, place: Place, bot: LevelBot) -> None:
        """Keep a bot that has decided; those that decided longest ago make room."""
        self.bots[place] = bot
        while self.bots and (len(self.bots) > self.most_bots or self.nodes > self.most_nodes):
            self.bots.popitem(last=False)

    @property
    def nodes(self) -> int:
        """The size of all trees together."""
        return sum(bot.search.before[1].tree.size for bot in self.bots.values() if bot.search.before is not None)
