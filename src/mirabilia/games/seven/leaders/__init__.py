"""The expansion Leaders: a draft before Age I, a Recruitment before each Age, and what leaders do."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mirabilia.core.contract import Fact
from mirabilia.games.seven.expansion import Expansion, ExtraPhase
from mirabilia.games.seven.leaders import decks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from mirabilia.games.seven.filling import Filling
    from mirabilia.games.seven.leaders.entries import Leader
    from mirabilia.games.seven.options import GameOptions
    from mirabilia.games.seven.position import Position
    from mirabilia.games.seven.restore import Restorer


class Leaders(Expansion):
    name = "leaders"
    order = 0
    rules = ("effects", "choices", "phases")
    other_colours = ("white",)
    score_lines = MappingProxyType({"leaders": ""})
    pad_lines = MappingProxyType({"leaders": "leaders_black"})
    options = (decks.OPTION,)
    is_for_players = True
    further_turns = 3.5
    """A draft of four and three Recruitments, each quicker than a turn."""
    phases = (
        ExtraPhase("draft", "draft of leaders", is_before_ages=True, in_hand="leader"),
        ExtraPhase("recruitment", "Recruitment"),
    )

    def check(self, chosen: GameOptions) -> None:
        decks.check(chosen)

    def held_pieces(self, chosen: GameOptions) -> Sequence[Leader]:
        return decks.pool(chosen)

    def notes(self, chosen: GameOptions) -> Iterator[Fact]:
        yield {"note": "leaders", "number": int(chosen.catalogue.setup.leaders_dealt)}

    def coins(self, chosen: GameOptions) -> int | None:
        return int(chosen.catalogue.setup.coins_with_leaders)

    def check_phase(self, restorer: Restorer) -> None:
        self.module("restoring").check_phase(restorer)

    def check_position(self, restorer: Restorer) -> None:
        self.module("restoring").check(restorer)

    def hand_size(self, restorer: Restorer) -> int | None:
        size: int | None = self.module("restoring").hand_size(restorer)
        return size

    def can_choose(self, position: Position, owner: int) -> bool:
        return bool(self.module("restoring").can_choose(position, owner))

    def fill(self, filling: Filling) -> None:
        self.module("filling").fill(filling)

    def placed_pieces(self, filling: Filling) -> Iterator[str]:
        yield from self.module("filling").placed_pieces(filling)

    def owes(self, filling: Filling, owner: int) -> bool:
        return bool(self.module("filling").owes(filling, owner))


EXPANSION = Leaders()
