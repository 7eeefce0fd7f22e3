"""What clients send about positions."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from mirabilia.server.analyses_wire import Cards, SeatNumber
from mirabilia.server.wire import ClientMessage, Short

Fill = Annotated[int, Meta(ge=0, le=2**53)]


class PositionWish(ClientMessage, frozen=True):
    """The evaluation of a position."""

    game: Short
    snapshot: dict[str, Any]
    seat: SeatNumber | None = None
    """Who decides; null for the first who has to."""
    cards: Cards = "seat"
    move: Short | None = None
    """A move to be judged beside the best, in the notation of the game."""
    fill: Fill | None = None
    """A seed: what the snapshot leaves out is drawn at random, by it."""


class ViewWish(ClientMessage, frozen=True):
    """A position as a seat sees it."""

    game: Short
    snapshot: dict[str, Any]
    seat: SeatNumber = 0
    fill: Fill | None = None
    """A seed: what the snapshot leaves out is drawn at random, by it; the whole position comes back as well."""


class BeginWish(ClientMessage, frozen=True):
    """A game that begins."""

    game: Short
    players: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, Any] = {}
    sketch: bool = False
    """With nothing built, and all that can be drawn at random left out."""


class FormWish(ClientMessage, frozen=True):
    """The form of a position; of the snapshot what was agreed before the game is enough."""

    game: Short
    snapshot: dict[str, Any]


class PlacesWish(ClientMessage, frozen=True):
    """Where a piece has room."""

    game: Short
    snapshot: dict[str, Any]
    seat: SeatNumber
    piece: dict[str, Any]
    """As a snapshot names it, without its place."""
