"""What goes over the wire about other people: who was met or blocked, reports, notifications."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from mirabilia.server.wire import ClientMessage, Name, Short, Text
from mirabilia.tables.reports import Reason


class BlockWish(ClientMessage, frozen=True):
    """Somebody one wants to have nothing to do with: at a seat of a table where one sits, or as one knows them."""

    table: Short = ""
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    who: Short = ""
    """As GET /api/player/met calls them, or to have to do with them again GET /api/player/blocks."""
    on: bool = True


class PushWish(ClientMessage, frozen=True):
    """A browser that wants to be told: its address at a push service, and its keys, as it gives them."""

    endpoint: Annotated[str, Meta(max_length=1024)]
    key: Annotated[str, Meta(max_length=128)]
    auth: Annotated[str, Meta(max_length=64)]
    lang: Literal["en", "it"] = "en"


class PushEnd(ClientMessage, frozen=True):
    """A browser that does not want to be told any more."""

    endpoint: Annotated[str, Meta(max_length=1024)]


class ReportWish(ClientMessage, frozen=True):
    """What the host shall know of somebody at a table: at a seat, or a spectator by the name."""

    table: Short
    reason: Reason
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    name: Name = ""
    text: Text = ""


class PushKey(Struct, frozen=True):
    """With which browsers subscribe to notifications; null where the server cannot send any."""

    key: str | None


class PersonMet(Struct, frozen=True):
    """Somebody with whom one has sat at a table."""

    who: str
    """What they are called in requests of the person who asks."""
    name: str
    games: int
    """At how many tables."""
    at: int
    """When something happened there last."""
    here: bool
    """Whether they are there and want to be seen."""
    blocked: bool


class PersonBlocked(Struct, frozen=True):
    """Somebody one wants to have nothing to do with."""

    who: str
    name: str
    at: int


class Blocks(Struct, frozen=True):
    people: list[PersonBlocked]
    seats: list[int]
    """Those of the table that was asked about."""
