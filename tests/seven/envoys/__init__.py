"""Envoys: a small expansion outside of Mirabilia, to prove that one folder and one registration are enough.

Orange cards join the decks. Before each Age everybody sends an envoy or keeps it at home; a card lets its builder take
coins or send one more. Envoys score on a line of their own. By an option they are sent for nothing.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.games.seven.expansion import Expansion, ExtraPhase
from mirabilia.games.seven.option_kinds import Switch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mirabilia.games.seven.entries import Card
    from mirabilia.games.seven.options import GameOptions

FREE_ENVOYS = Switch("free_envoys", after="expansions")
"""Whether an envoy costs no coin."""


class Envoys(Expansion):
    name = "envoys"
    order = 10
    rules = ("rules",)
    colours = ("orange",)
    score_lines = MappingProxyType({"envoys": "orange"})
    phases = (ExtraPhase("farewell", "farewell to envoys"),)
    options = (FREE_ENVOYS,)

    def check(self, chosen: GameOptions) -> None:
        if chosen.option(FREE_ENVOYS.name) and "envoys" not in chosen.expansions:
            raise ValueError("free_envoys needs the expansion Envoys")
        if "envoys" in chosen.expansions and ("leaders" in chosen.expansions or not 3 <= chosen.players <= 7):
            raise ValueError("Envoys are for 3 to 7 players, and not with Leaders")

    def joining(self, chosen: GameOptions) -> Sequence[Card]:
        return chosen.catalogue.row("embassies")


EXPANSION = Envoys()
