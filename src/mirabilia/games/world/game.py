"""World Wonders as a `Game`: options, new games, restored positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, SupportsIndex

import msgspec
from mypy_extensions import i64

from mirabilia.core.contract import Dynamics, Json, Option, Seed
from mirabilia.core.filling import Chance
from mirabilia.core.options import checked_players
from mirabilia.core.seeds import checked_seed, stream_from
from mirabilia.core.vecs import vec
from mirabilia.games.world import board, data, filling, lookup, notation, options, restore
from mirabilia.games.world.position import Setting
from mirabilia.games.world.setup import set_up
from mirabilia.games.world.state import NAME, State

setting = lru_cache(maxsize=64)(options.setting)
"""What games with the same options share."""


class World:
    def __init__(self) -> None:
        self.name = NAME
        self.players = range(1, 6)
        self.default_players = 2
        self.dynamics: Dynamics = "sequential"
        self.options: tuple[Option, ...] = options.OPTIONS
        self.catalogue = lookup.CATALOGUE.fingerprint
        self.version = 1
        self.revelations = frozenset({"turned_up", "monument_shown", "solo_card", "solo_shuffled"})

    def new(self, seed: Seed, players: int | None = None, options: Mapping[str, object] | None = None) -> State:
        seed = checked_seed(seed)
        number = checked_players(self, players)
        return start(seed, self.setting(number, options))

    def setting(self, players: int, given: Mapping[str, object] | None) -> Setting:
        return setting(options.checked(players, given))

    def restore(self, snapshot: Mapping[str, Any], fill: SupportsIndex | None = None) -> State:
        if fill is not None:
            snapshot = filling.filled(snapshot, Chance(fill))
        return restore.restored(snapshot)

    def names(self) -> Mapping[str, Sequence[str]]:
        return {
            "map": lookup.MAP_IDS,
            "stack": lookup.STACK_IDS,
            "monument": lookup.MONUMENT_IDS,
            "objective": lookup.OBJECTIVE_IDS,
            "resource": data.RESOURCES,
            "type": data.TYPES,
            "neighbour": data.NEIGHBOURS,
            "piece": tuple(board.PIECES.values()),
            "item": tuple(name for field, name in notation.ITEMS.values() if field == "item"),
        }

    def pieces(self) -> Json:
        catalogue: Json = msgspec.to_builtins(lookup.CATALOGUE)
        return catalogue


def start(seed: Seed, agreed: Setting) -> State:
    state = State(agreed)
    state.journal = []
    maps, objectives, deal_maps, dealt = dealt_from(agreed)
    set_up(state, maps, deal_maps, objectives, dealt, stream_from(seed))
    return state


def dealt_from(agreed: Setting) -> tuple[vec[i64], vec[i64], bool, int]:
    """The maps and the objectives, whether the maps are dealt, and how many objectives are drawn."""
    chosen = agreed.options
    assert isinstance(chosen, options.GameOptions)  # noqa: S101
    dealt = lookup.SETUP.objectives_shown if chosen.objectives == options.DEALT else 0
    deal_maps = chosen.map_side == "B" and chosen.rivers == options.DEALT
    return options.maps(chosen), options.objectives(chosen), deal_maps, dealt


GAME = World()
