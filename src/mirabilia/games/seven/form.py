"""What can be edited in a position of 7 Wonders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from mirabilia.core.contract import Json
from mirabilia.core.facts import asked
from mirabilia.core.form import Drawn, Field, Form, field_of, one_each
from mirabilia.games.seven import options
from mirabilia.games.seven.expansion import Expansion, expansions
from mirabilia.games.seven.fields import declared
from mirabilia.games.seven.lookup import PIECE_IDS, PIECE_KINDS
from mirabilia.games.seven.options import GameOptions
from mirabilia.games.seven.restore import CHOICE_KINDS, PHASES, STEP_NUMBERS, agreed
from mirabilia.games.seven.snapshot import Agreed, layout

BASE: dict[str, Drawn] = {"decks": "hidden", "board": "open", "offers": "open", "commits": "open"}
"""Which of the fields of snapshot.py itself are drawn when they are left out; forms say it of theirs."""


def form(snapshot: Mapping[str, Any]) -> Form:
    """The fields and pieces that there are with these players and options."""
    chosen = agreed(asked(snapshot, Agreed))
    absent = [expansion for expansion in expansions() if not expansion.is_in_play(chosen)]
    fields = field_of(layout().type)
    city = without(fields.fields["cities"].item, keys_of(absent, "PURSE", "CITY"))
    cities = replace(fields.fields["cities"], item=city, length=chosen.cities)
    fields = without(fields, keys_of(absent, "POSITION"))
    return Form(
        replace(fields, fields=fields.fields | named_fields(fields, chosen) | {"cities": cities}), stock(chosen)
    )


def keys_of(absent: list[Expansion], *tables: str) -> set[str]:
    """The keys of a snapshot that only expansions have that are not in play."""
    return {
        field.form.key
        for expansion in absent
        for table in tables
        for field in declared(expansion, table)
        if field.form is not None
    }


def without(group: Field | None, keys: set[str]) -> Field:
    assert group is not None  # noqa: S101
    kept = {name: part for name, part in group.fields.items() if name not in keys}
    drawn = BASE | {form.key: form.drawn for form in (*layout().city_forms, *layout().position.forms)}
    return replace(group, fields={name: replace(part, drawn=drawn.get(name, "")) for name, part in kept.items()})


def named_fields(fields: Field, chosen: GameOptions) -> dict[str, Field]:
    """Fields that name something for which the rules have numbers."""
    absent = {phase.name for one in expansions() if not one.is_in_play(chosen) for phase in one.phases}
    pending = fields.fields["pending"]
    choice = Field("choice", choices=tuple(CHOICE_KINDS), needed=True)
    return {
        "phase": Field("choice", choices=tuple(name for name in PHASES if name not in absent), needed=True),
        "step": Field("choice", choices=tuple(STEP_NUMBERS)),
        "pending": replace(pending, item=replace(pending.item, fields=pending.item.fields | {"choice": choice})),  # type: ignore[union-attr, type-var]
    }


def stock(chosen: GameOptions) -> dict[str, dict[str, int]]:
    pieces: dict[str, dict[str, int]] = {"card": {}}
    for row in options.supply(chosen).pieces():
        for name, number in Counter(PIECE_IDS[int(piece)] for piece in row).items():
            kind = pieces.setdefault(PIECE_KINDS[name], {})
            kind[name] = kind.get(name, 0) + number
    pieces |= one_each({"board": options.available_boards(chosen)})
    for expansion in options.in_play(chosen):
        pieces |= expansion.open_pieces(chosen)
    return pieces


def sketch(players: int, chosen: Mapping[str, Any] | None) -> Json:
    """The first turn, with nothing built and all that can be drawn left out."""
    agreed_on = options.checked(players, chosen)
    coins = int(options.setting(agreed_on).coins)
    return {
        "game": "seven",
        "version": 1,
        "players": agreed_on.players,
        "options": agreed_on.as_options(),
        "age": 1,
        "turn": 0,
        "phase": "turn",
        "cities": [{"coins": coins} for _ in range(agreed_on.cities)],
    }
