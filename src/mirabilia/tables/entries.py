"""What the log of a table holds. A table is nothing but its entries, in their order.

Entries are facts that have happened: they were checked before they were written and are never checked again. Secrets
are in them only as hashes.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from mirabilia.core.contract import Seed


class SeatPlan(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at a seat: a bot, or whoever takes it."""

    bot: str | None = None
    name: str = ""
    """Who is expected there: whoever had the seat in the game before."""
    player: str = ""
    secret: str = ""
    """For whom the seat is kept: the hashes of their secrets in the game before. Without them anybody may take it."""
    person: str = ""
    """Or a person who has made themselves known, in whichever browser."""

    @property
    def is_kept(self) -> bool:
        """Whether the seat is for somebody, and for nobody else."""
        return bool(self.player or self.secret or self.person)


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a person may think; then a bot plays on until the person is back.

    `move`: so many seconds for every decision; `game`: so many for all decisions together, and `gain` more with each of
    them; `days`: as `move`, in days.
    """

    kind: Literal["none", "move", "game", "days"] = "none"
    amount: int = 0
    lost: bool = False
    """Whoever runs out of time has lost, instead of being replaced by a bot until they are back."""
    gain: int = 0
    """Seconds that a decision brings, where all decisions share their time."""

    def milliseconds(self) -> int:
        return self.amount * (86_400_000 if self.kind == "days" else 1000)


class LogEntry(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """Base of all entries; the tag names the kind."""


class Created(LogEntry, frozen=True, tag="created"):
    """A table is set up. The seed is drawn before, so that the game is the same wherever the log is read."""

    game: str
    options: dict[str, Any]
    seed: Seed
    seats: tuple[SeatPlan, ...]
    public: bool = False
    clock: Clock = Clock()
    chat: bool = True
    catalogue: str = ""
    """Fingerprint of the card data."""
    rematch_of: str | None = None
    seeded: bool = False
    """Whether the opener chose the seed, and so may know every card."""
    hints: bool = False
    """Whether people may ask a bot for advice although others play."""
    rules: int = 0
    """The version of the rules; 0 for a table of the time before they had one."""
    position: dict[str, Any] | None = None
    """The snapshot the game starts from, if not from the seed."""
    rated: bool = False
    """Whether the result counts for the ratings of those who play."""
    tournament: str = ""
    """The tournament that has opened it."""
    arrival: int = 0
    """Seconds within which everybody has to have come; who has not has lost. 0 for any time."""
    strangers: bool = False
    """Whether people meet here who may never have seen each other: chat is switched on when all of them want it."""


class Seated(LogEntry, frozen=True, tag="seated"):
    """Somebody takes a seat. `secret` proves it is theirs, `player` is the same at all seats of one person."""

    seat: int
    name: str
    secret: str
    player: str = ""
    person: str = ""
    """Who it is, at a rated table or in a tournament."""
    named: bool = False
    """Whether records that others can keep may have the name in them."""


class Left(LogEntry, frozen=True, tag="left"):
    """A seat is free again, before the game has begun."""

    seat: int


class Moved(LogEntry, frozen=True, tag="moved"):
    """A move, in the notation of the game. `id` is what the client calls it: a move sent twice is made once."""

    seat: int
    text: str
    id: str = ""
    bot: str = ""
    """Which bot made it, if one did."""


class Takeback(LogEntry, frozen=True, tag="taken_back"):
    """Moves are taken back: so many remain."""

    seat: int
    moves: int


class UndoAsked(LogEntry, frozen=True, tag="undo_asked"):
    """Somebody would like to go back further than one may alone."""

    seat: int
    moves: int


class EndOffered(LogEntry, frozen=True, tag="end_offered"):
    """Somebody would like to end the game as it stands."""

    seat: int


class Answered(LogEntry, frozen=True, tag="answered"):
    """What a person says to the question that is open."""

    seat: int
    agrees: bool


class Resigned(LogEntry, frozen=True, tag="resigned"):
    """A player gives up. With two the game is over, with more a bot plays on for the seat."""

    seat: int
    bot: str = ""


class Absent(LogEntry, frozen=True, tag="absent"):
    """The time of a person has run out: a bot plays on or, if there is none, the game is over."""

    seat: int
    bot: str
    lost: bool = False
    """Whether the seat is lost for good."""


class Returned(LogEntry, frozen=True, tag="returned"):
    """The person is back and has the seat again."""

    seat: int


class Said(LogEntry, frozen=True, tag="said"):
    """A line of chat. Spectators have no seat."""

    name: str
    text: str
    seat: int | None = None
    phrase: str = ""
    """Instead of a text one of the ready phrases: everybody reads it in their own language."""


class ChatSwitched(LogEntry, frozen=True, tag="chat_switched"):
    on: bool
    seat: int


class Rematched(LogEntry, frozen=True, tag="rematched"):
    """The same players meet again at another table."""

    table: str


class Closed(LogEntry, frozen=True, tag="closed"):
    """Whoever runs the server ends the game, or it does not begin."""

    missing: bool = False
    """Whether it is because somebody has not come for whom a seat was kept."""


AnyEntry: TypeAlias = (
    Created
    | Seated
    | Left
    | Moved
    | Takeback
    | UndoAsked
    | EndOffered
    | Answered
    | Resigned
    | Absent
    | Returned
    | Said
    | ChatSwitched
    | Rematched
    | Closed
)


class LogLine(Struct, frozen=True):
    """An entry with its place in the log and its time, in milliseconds since 1970."""

    seq: int
    at: int
    entry: AnyEntry
