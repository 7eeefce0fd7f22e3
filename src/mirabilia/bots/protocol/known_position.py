"""A position as one seat knows it, in a form that fits on a line: what the seat sees, may do and remembers, and one
world consistent with that.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from mirabilia.bots.contract import Knowledge, Past
from mirabilia.bots.protocol.language import ProtocolError
from mirabilia.core.contract import Game, IllegalMove, Json, Seat, State


class Remembered(msgspec.Struct, array_like=True, frozen=True):
    """A move that was made."""

    seat: Seat
    text: str
    code: int
    """The number by which Mirabilia knows it."""


class KnownPosition(msgspec.Struct, frozen=True):
    """What `position seen` carries. Mirabilia reads `seat`, `sample` and `past`; the rest is for other programs."""

    seat: Seat
    sample: dict[str, Any]
    """A snapshot: what the seat cannot know is filled in at random."""
    legal: tuple[str, ...] = ()
    view: dict[str, Any] = {}
    past: tuple[Remembered, ...] = ()


def known_position(known: Knowledge, rng: Random) -> KnownPosition:
    """The position for sending. It holds nothing that the seat may not know."""
    return KnownPosition(
        known.seat,
        known.sample(rng).snapshot(),
        tuple(known.text(move) for move in known.legal()),
        known.view(),
        tuple(Remembered(seat, known.text(move), move) for seat, move in known.past),
    )


def parse_position(data: Json) -> KnownPosition:
    try:
        return msgspec.convert(data, KnownPosition)
    except msgspec.ValidationError as error:
        raise ProtocolError("json", str(error)) from None


def remembered(state: State, moves: Sequence[Remembered]) -> Past:
    """The moves in a position that was sent; each code must match its text."""
    for move in moves:
        try:
            text = state.text(move.code)
        except (IllegalMove, OverflowError):
            text = ""
        if text != move.text:
            raise ProtocolError("position", f"past: {move.text} is not the move {move.code}")
    return [(move.seat, move.code) for move in moves]


def known_past(game: Game, past: Past, seat: Seat) -> Past:
    """The moves of a game that a seat knows of: where all choose in secret, it remembers its own."""
    return [move for move in past if game.dynamics == "sequential" or move[0] == seat]
