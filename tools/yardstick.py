"""The yardstick: what the strongest open programs do, in our search.

Tree search with rollouts to the end of the game. In Duel they follow plans (science, war, Wonders, points), in 7
Wonders moves are weighted by what they are.

    PYTHONPATH=. mirabilia match duel master tools.yardstick:Yardstick --games 200 --budget 0.1cpu
    PYTHONPATH=. mirabilia match seven master $(yes tools.yardstick:Yardstick | head -4) --players 5 --budget 0.1cpu

No network is trained against it, so that it measures all of them alike. The figures are those of docs/strength.md.
"""

from __future__ import annotations

from typing import Any

from mirabilia.bots import Knowledge
from mirabilia.bots.search.bot import SearchBot
from mirabilia.bots.search.duel import DuelSearchState
from mirabilia.bots.search.ismcts import Search
from mirabilia.bots.search.seven import SevenSearchState
from mirabilia.core.stream import SEEDS, Stream

SEARCH_STATES: dict[str, Any] = {"duel": DuelSearchState, "seven": SevenSearchState}
UCT_C = {"duel": 0.75, "seven": 0.5}
"""How much a search explores that plays on to the end: its findings are noisier."""


class Yardstick(SearchBot):
    """Judges a position by how games end that are played on from it."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, "yardstick")

    def new_search(self, knowledge: Knowledge) -> Search:
        game, world = knowledge.game.name, knowledge.sample(self.rng)
        state = SEARCH_STATES[game](world, knowledge.seat, None, knowledge.is_open)
        return Search(state, Stream(self.rng.randrange(SEEDS)), UCT_C[game])
