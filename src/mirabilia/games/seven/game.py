"""7 Wonders as a `Game`: options, new games, restored positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, SupportsIndex

import msgspec

from mirabilia.core.contract import Dynamics, Json, Option, Seed
from mirabilia.core.filling import Chance
from mirabilia.core.options import checked_players
from mirabilia.core.seeds import checked_seed, stream_from
from mirabilia.games.seven import data, events, filling, lookup, options, restore
from mirabilia.games.seven.expansion import merged
from mirabilia.games.seven.position import Setting
from mirabilia.games.seven.setup import set_up
from mirabilia.games.seven.state import NAME, State
from mirabilia.games.seven.supply import Supply


@lru_cache(maxsize=64)
def table(chosen: options.GameOptions) -> tuple[Setting, Supply]:
    """What a game with these options is played with."""
    return options.setting(chosen), options.supply(chosen)


class Seven:
    def __init__(self) -> None:
        self.name = NAME
        self.players = range(2, 9)
        self.default_players = 3
        self.dynamics: Dynamics = "simultaneous"
        self.options: tuple[Option, ...] = options.OPTIONS
        self.catalogue = lookup.DEFAULT.fingerprint
        self.version = 1
        self.revelations = events.revelations()

    def new(self, seed: Seed, players: int | None = None, options: Mapping[str, object] | None = None) -> State:
        seed = checked_seed(seed)
        number = checked_players(self, players)
        setting, supply = table(self.chosen(number, options))
        state = State(setting)
        state.journal = []
        set_up(state, supply, stream_from(seed))
        return state

    def chosen(self, players: int, given: Mapping[str, object] | None) -> options.GameOptions:
        return options.checked(players, given)

    def restore(self, snapshot: Mapping[str, Any], fill: SupportsIndex | None = None) -> State:
        return restore.restored(snapshot) if fill is None else filling.restored(snapshot, Chance(fill))

    def names(self) -> Mapping[str, Sequence[str]]:
        return {
            "card": lookup.CARD_IDS,
            "board": lookup.BOARD_IDS,
            **merged({}, "notation", "NAMES"),
            "resource": data.RESOURCES,
            "colour": data.COLOURS,
            "symbol": data.SYMBOLS,
            "side": data.SIDES,
        }

    def pieces(self) -> Json:
        return {
            "editions": {
                str(edition): msgspec.to_builtins(catalogue) for edition, catalogue in lookup.CATALOGUES.items()
            }
        }


GAME = Seven()
