"""Positions as readable JSON; restore.py is the way back. docs/snapshots.md explains every field."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from mirabilia.core.bits import members
from mirabilia.core.contract import Json
from mirabilia.core.facts import SnapshotPart
from mirabilia.core.form import HIDDEN, OPEN, naming
from mirabilia.games.duel.conflict import LOOT_COINS, TOKENS_A_SIDE
from mirabilia.games.duel.explain import CHOICES
from mirabilia.games.duel.lookup import (
    CARD_IDS,
    TOKEN_IDS,
    WONDER_IDS,
)
from mirabilia.games.duel.pieces import SLOTS
from mirabilia.games.duel.position import (
    CITY,
    DISCARD_PILE,
    DRAFT,
    UNDER,
    Position,
)
from mirabilia.games.duel.setup import (
    LAST_AGE,
    OFFERED_AT_ONCE,
    WONDERS_OPTIONS,
)
from mirabilia.games.duel.view import by_place

VERSION = 1
CardName: TypeAlias = Annotated[str, naming("card")]
WonderName: TypeAlias = Annotated[str, naming("wonder")]
TokenName: TypeAlias = Annotated[str, naming("token")]


class Options(SnapshotPart):
    wonders: Literal["draft", "beginner", "random"] = "draft"


class CitySnapshot(SnapshotPart):
    coins: Annotated[int, msgspec.Meta(ge=0, le=9999)]
    cards: list[CardName] = []
    wonders: Annotated[dict[WonderName, CardName | None], OPEN] = {}
    progress: list[TokenName] = []


class Conflict(SnapshotPart):
    pawn: int = 0
    tokens: Annotated[tuple[list[int], list[int]], OPEN] = ([], [])


class Progress(SnapshotPart):
    board: Annotated[list[TokenName], OPEN]
    box: Annotated[list[TokenName], HIDDEN]


class Draft(SnapshotPart):
    offer: Annotated[list[WonderName], OPEN]
    box: Annotated[list[WonderName], HIDDEN]


class Playing(SnapshotPart):
    slot: int
    card: Annotated[str, naming("card", refers=True)]


class Snapshot(SnapshotPart):
    game: Literal["duel"]
    version: Literal[1]
    age: Literal[0, 1, 2, 3]
    active: Literal[0, 1]
    choice: Literal["draft", "turn", "progress", "library", "revive", "destroy", "begin", "over"]
    cities: tuple[CitySnapshot, CitySnapshot]
    progress: Annotated[Progress, OPEN]
    options: Options = msgspec.field(default_factory=Options)
    layout: Annotated[list[CardName | None], OPEN] = []
    decks: Annotated[dict[str, list[CardName]], HIDDEN] = {}
    discard: list[CardName] = []
    conflict: Conflict = msgspec.field(default_factory=Conflict)
    draft: Draft | None = None
    playing: Playing | None = None
    extra_turn: bool = False


# Taking a snapshot.


def take(position: Position) -> Json:
    """The whole position, hidden things included."""
    age, placed = position.age, by_place(position)
    snapshot: Json = {
        "game": "duel",
        "version": VERSION,
        "options": {"wonders": WONDERS_OPTIONS[position.wonders_option]},
        "age": age,
        "active": position.active,
        "choice": CHOICES[position.phase],
        "extra_turn": bool(position.again),
        "playing": None,
        "layout": [],
        "decks": {
            str(coming): [CARD_IDS[index] for index in position.decks[(coming - 1) * SLOTS : coming * SLOTS]]
            for coming in range(age + 1, LAST_AGE + 1)
        },
        "cities": [_take_city(position, seat, placed) for seat in (0, 1)],
        "discard": [CARD_IDS[index] for index in placed[DISCARD_PILE]],
        "conflict": {
            "pawn": position.conflict,
            "tokens": [
                [
                    coins
                    for number, coins in enumerate(LOOT_COINS)
                    if not position.looted >> loot_bit(victim, number) & 1
                ]
                for victim in (0, 1)
            ],
        },
        "progress": {
            "board": [TOKEN_IDS[index] for index in members(position.board_tokens)],
            "box": [TOKEN_IDS[index] for index in position.box_tokens],
        },
        "draft": None,
    }
    if age:
        snapshot["layout"] = [
            CARD_IDS[position.card_in(slot)] if position.present >> slot & 1 else None for slot in range(SLOTS)
        ]
    if position.taken >= 0:
        snapshot["playing"] = {"slot": position.taken, "card": CARD_IDS[position.card_in(position.taken)]}
    if position.phase == DRAFT:
        shown = OFFERED_AT_ONCE if position.draft_step < OFFERED_AT_ONCE else 2 * OFFERED_AT_ONCE
        snapshot["draft"] = {
            "offer": [WONDER_IDS[index] for index in position.offer],
            "box": [WONDER_IDS[index] for index in position.wonder_row[shown:]],
        }
    return snapshot


def _take_city(position: Position, seat: int, placed: dict[int, list[int]]) -> Json:
    city = position.city(seat)
    return {
        "coins": city.coins,
        "cards": [CARD_IDS[index] for index in placed[CITY + seat]],
        "wonders": {
            WONDER_IDS[index]: CARD_IDS[placed[UNDER + index][0]] if city.built >> number & 1 else None
            for number, index in enumerate(city.wonders)
        },
        "progress": [TOKEN_IDS[index] for index in members(city.tokens)],
    }


def loot_bit(victim: int, number: int) -> int:
    return (1 - victim) * TOKENS_A_SIDE + number
