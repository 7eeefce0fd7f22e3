"""Envoys: a small expansion outside of Mirabilia, to prove that one folder and one registration are enough.

Orange cards join the decks. Before each Age everybody sends an envoy or keeps it at home; a card lets its builder take
coins or send one more. Envoys score on a line of their own.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import Expansion

if TYPE_CHECKING:
    from mirabilia.games.seven import data
    from mirabilia.games.seven.options import Chosen

COPIES = 7
"""Orange cards of an Age: at most one for each player joins its deck."""


class Envoys(Expansion):
    name = "envoys"
    order = 10
    rules = ("rules",)
    colours = ("orange",)
    score_lines = MappingProxyType({"envoys": "orange"})

    def check(self, chosen: Chosen) -> None:
        if "envoys" in chosen.expansions and ("leaders" in chosen.expansions or not 3 <= chosen.players <= 7):
            raise ValueError("Envoys are for 3 to 7 players, and not with Leaders")

    def effects(self) -> tuple[type[data.Effect], ...]:
        effects: tuple[type[data.Effect], ...] = self.module("cards").EFFECTS
        return effects

    def cards(self) -> tuple[data.Card, ...]:
        cards: tuple[data.Card, ...] = self.module("cards").cards(COPIES)
        return cards

    def joining(self, chosen: Chosen) -> list[data.Card]:
        return list(self.cards())


EXPANSION = Envoys()
