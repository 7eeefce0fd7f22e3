"""7 Wonders Duel as a `Game`: options, new games, restored positions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import msgspec

from mirabilia.core.contract import Dynamics, Json, Option, Seed
from mirabilia.core.filling import Chance
from mirabilia.core.options import checked_options, checked_players
from mirabilia.core.seeds import checked_seed, stream_from
from mirabilia.games.duel import data, filling, lookup, restore
from mirabilia.games.duel.journal import Journal
from mirabilia.games.duel.setup import WONDERS_OPTIONS, set_up
from mirabilia.games.duel.state import NAME, State


class Duel:
    def __init__(self) -> None:
        self.name = NAME
        self.players = range(2, 3)
        self.default_players = 2
        self.dynamics: Dynamics = "sequential"
        self.options: tuple[Option, ...] = (Option("wonders", WONDERS_OPTIONS, "draft"),)
        self.catalogue = lookup.CATALOGUE.fingerprint
        self.version = 1
        self.revelations = frozenset({"revealed", "drew", "kept", "offered", "age_begun"})

    def new(self, seed: Seed, players: int | None = None, options: Mapping[str, object] | None = None) -> State:
        seed = checked_seed(seed)
        checked_players(self, players)
        chosen = checked_options(self, options)
        state = State()
        state.journal = Journal()
        set_up(state, WONDERS_OPTIONS.index(chosen["wonders"]), stream_from(seed))
        return state

    def restore(self, snapshot: Mapping[str, Any], fill: SupportsIndex | None = None) -> State:
        if fill is not None:
            snapshot = filling.filled(snapshot, Chance(fill))
        state = State()
        restore.restore(snapshot, state)
        return state

    def names(self) -> Mapping[str, Sequence[str]]:
        return {
            "card": lookup.CARD_IDS,
            "wonder": lookup.WONDER_IDS,
            "token": lookup.TOKEN_IDS,
            "resource": data.RESOURCES,
            "colour": data.COLOURS,
            "symbol": data.SYMBOLS,
        }

    def pieces(self) -> Json:
        catalogue: Json = msgspec.to_builtins(lookup.CATALOGUE)
        return catalogue


GAME = Duel()
