"""What clients send and get about tournaments."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from mirabilia.server.wire import ClientMessage, ClockWish, Short
from mirabilia.tables.entries import Clock
from mirabilia.tables.paces import Pace
from mirabilia.tables.tournaments.entries import Format

Status: TypeAlias = Literal["open", "running", "over", "cancelled"]


class TournamentWish(ClientMessage, frozen=True):
    """A tournament to be opened."""

    name: Annotated[str, Meta(max_length=128)]
    game: Short
    format: Format
    clock: ClockWish
    """There has to be one, and whoever runs out of time loses."""
    options: dict[str, Any] = {}
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    """At a table; more than two in rounds of tables."""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    minutes: Annotated[int, Meta(ge=0, le=10_000)] = 0
    """How long an arena lasts."""
    most: Annotated[int, Meta(ge=2, le=1000)] = 64
    filling: Short = ""
    """The bot that plays where somebody is missing; "" for none."""
    rated: bool = False
    starts_in: Annotated[int, Meta(ge=0, le=2_592_000)] | None = None
    """Seconds until it begins; null if its opener begins it."""
    arrival: Annotated[int, Meta(ge=0, le=1_000_000)] = 180
    """Seconds within which one has to have come to one's table."""


class BotWish(ClientMessage, frozen=True):
    """A bot that is to take part."""

    bot: Short


class EntrantWish(ClientMessage, frozen=True):
    """Who is to be sent away."""

    who: Annotated[str, Meta(max_length=80)]


# From the server.


class TournamentListed(Struct, frozen=True):
    """A tournament in a list."""

    tournament: str
    name: str
    game: str
    format: Format
    status: Status
    people: int
    """How many take part, bots included."""
    starts_at: int | None
    changed_at: int


class TournamentList(Struct, frozen=True):
    live: list[TournamentListed]
    """Those that are open or running."""
    over: list[TournamentListed]
    """The last that are over."""
    may_open: bool
    """Whether whoever runs the server lets people open some."""


class EntrantShown(Struct, frozen=True):
    who: str
    """A person, or "@" and a bot, with a number from the second of a kind on."""
    name: str
    """"" for a bot."""
    bot: str | None
    is_in: bool
    """Whether they are still paired."""


class StandingShown(Struct, frozen=True):
    who: str
    place: int
    points: float
    buchholz: float | None
    """The points of all opponents; null in an arena, as the two that follow."""
    berger: float | None
    """Sonneborn-Berger: the points of each opponent, times what was got against them."""
    direct: float | None
    """Points against those who are equal in everything before; null where that decides nothing."""
    wins: int
    played: int
    streak: bool
    """Whether the next win in the arena counts twice."""


class MeetingShown(Struct, frozen=True):
    """A table of the tournament."""

    table: str
    round: int
    players: list[str]
    """In the order of their seats."""
    points: list[float] | None
    """What each has got; null while it is being played."""
    absent: list[int]
    """The seats of those who have not come."""


class TournamentShown(Struct, frozen=True):
    """A tournament as it is now."""

    tournament: str
    name: str
    opener: str
    """A person."""
    game: str
    options: dict[str, Any]
    format: Format
    players: int
    clock: Clock
    pace: Pace
    rounds: int
    minutes: int
    most: int
    filling: str
    rated: bool
    arrival: int
    status: Status
    starts_at: int | None
    ends_at: int | None
    """When the time of an arena is over."""
    now: int
    """The time of the server, in milliseconds since 1970 as all times."""
    round: int
    entrants: list[EntrantShown]
    standings: list[StandingShown]
    tables: list[MeetingShown]
    """Those that are being played, and the others of the last round."""
    byes: list[str]
    """Who sits out in this round."""


class TournamentTables(Struct, frozen=True):
    """All tables of a tournament, the first one first."""

    tables: list[MeetingShown]
