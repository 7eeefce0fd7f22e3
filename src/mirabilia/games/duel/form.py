"""What can be edited in a position of Duel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mirabilia.core.contract import Json
from mirabilia.core.form import Form, field_of, one_each
from mirabilia.games.duel.lookup import CARD_IDS, CATALOGUE, TOKEN_IDS, WONDER_IDS
from mirabilia.games.duel.snapshot import Snapshot


def form(_snapshot: Mapping[str, Any]) -> Form:
    """The same for all of them."""
    return Form(field_of(Snapshot), one_each({"card": CARD_IDS, "wonder": WONDER_IDS, "token": TOKEN_IDS}))


def sketch(_players: int, chosen: Mapping[str, Any] | None) -> Json:
    """The first turn of Age I, with nothing built and all that can be drawn left out."""
    city = {"coins": CATALOGUE.setup.coins}
    agreed = {"options": dict(chosen)} if chosen else {}
    turn = {"age": 1, "active": 0, "choice": "turn", "cities": [dict(city), dict(city)], "conflict": {"pawn": 0}}
    return {"game": "duel", "version": 1, **agreed, **turn}
