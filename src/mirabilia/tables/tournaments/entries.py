"""What the log of a tournament holds. Entries are facts that have happened: they are never checked again."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from mirabilia.tables.entries import Clock

Format: TypeAlias = Literal["swiss", "arena", "tables"]
"""Two at a table, who stands alike; two at a table, whoever is free; many at a table."""


class TournamentEntry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of all entries; the tag names the kind."""


class Opened(TournamentEntry, frozen=True, tag="opened"):
    name: str
    opener: str
    """A person."""
    game: str
    options: dict[str, Any]
    format: Format
    players: int
    """At a table, if they can be divided like that."""
    clock: Clock
    rounds: int
    """0 in an arena."""
    minutes: int
    """How long an arena lasts; 0 elsewhere."""
    most: int
    """How many can take part, bots included."""
    filling: str = ""
    """The bot that takes the seat of whoever is missing, so that nobody has to sit out; "" for none."""
    rated: bool = False
    starts_at: int | None = None
    """None if its opener begins it."""
    arrival: int = 180
    """Seconds within which one has to have come to one's table."""


class Joined(TournamentEntry, frozen=True, tag="joined"):
    """Somebody takes part, or is back."""

    who: str
    """A person, or "@" and a bot, with a number from the second of a kind on: "@adept", "@adept 2"."""
    name: str
    """"" for a bot."""


class Withdrawn(TournamentEntry, frozen=True, tag="withdrawn"):
    """Somebody is not paired any more; before the beginning as if they had never come."""

    who: str


class Started(TournamentEntry, frozen=True, tag="started"):
    order: tuple[str, ...]
    """Everybody, the strongest first."""


class PairedTable(Struct, frozen=True):
    table: str
    """The id of the table, which is opened afterwards."""
    players: tuple[str, ...]
    """In the order of the seats."""


class Paired(TournamentEntry, frozen=True, tag="paired"):
    """Who meets next."""

    round: int
    """From 1; in an arena one more each time."""
    tables: tuple[PairedTable, ...]
    byes: tuple[str, ...] = ()


class Counted(TournamentEntry, frozen=True, tag="counted"):
    """What a table has brought."""

    table: str
    ranks: tuple[int, ...]
    absent: tuple[int, ...] = ()
    """The seats of those who have not come."""


def without_winner(table: str, players: int) -> Counted:
    """What a table has brought that nobody can play to its end."""
    return Counted(table, (1,) * players)


class Ended(TournamentEntry, frozen=True, tag="ended"):
    cancelled: bool = False
    """Whether its opener or the host has ended it before its time."""


AnyTournamentEntry: TypeAlias = Opened | Joined | Withdrawn | Started | Paired | Counted | Ended


class TournamentLine(Struct, frozen=True):
    """An entry with its place in the log and its time, in milliseconds since 1970."""

    seq: int
    at: int
    entry: AnyTournamentEntry
