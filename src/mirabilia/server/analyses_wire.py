"""What clients send when they want something analysed. What they get is the report of `bots.analysis`."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from mirabilia.server.wire import ClientMessage

Cards: TypeAlias = Literal["seat", "open"]
"""As every seat could know it when it decided, or with open cards."""
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class AnalysisWish(ClientMessage, frozen=True):
    """The analysis of the game of a table."""

    cards: Cards = "seat"
    seat: SeatNumber | None = None
    """Whose moves are graded; null for all."""


class RecordWish(ClientMessage, frozen=True):
    """The analysis of a record."""

    text: Annotated[str, Meta(max_length=60_000)]
    cards: Cards = "seat"
    seat: SeatNumber | None = None


class AnalysisBegun(Struct, frozen=True):
    """Under this id the analysis can be asked for."""

    analysis: str
