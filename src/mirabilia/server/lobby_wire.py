"""What goes over the wire of the lobby: whoever looks for a game is told what there is, and what changes."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from mirabilia.server.socket_wire import Request
from mirabilia.server.wire import ClientMessage, Name, OwnGame, Secret, Short
from mirabilia.tables.entries import Clock
from mirabilia.tables.messages import Done, Pong, Refusal
from mirabilia.tables.paces import Pace

# From the server.


class LobbyTable(Struct, frozen=True):
    """A public table, as the lobby shows it."""

    table: str
    game: str
    status: Literal["waiting", "playing"]
    seats: list[str | None]
    """The name at each seat, null where it is free."""
    options: dict[str, Any]
    clock: Clock
    hints: bool
    """Whether people may ask a bot for advice."""
    rated: bool
    """Whether the result counts for ratings."""
    ratings: list[int | None]
    """How strong whoever sits at each seat is, where that is known and no longer provisional."""
    created_at: int


class LobbyHere(Struct, frozen=True):
    """Who is there."""

    people: int
    names: list[str]
    """Of those who want to be seen."""


class LobbyPool(Struct, frozen=True):
    """How many wait for the same game at the same pace."""

    game: str
    pace: Pace
    waiting: int


class PaceShown(Struct, frozen=True):
    """A pace at which one can be paired."""

    pace: Pace
    clock: Clock


class InvitationShown(Struct, frozen=True):
    """Somebody would like one to come to a table."""

    invitation: str
    name: str
    """Who invites."""
    table: str
    game: str
    clock: Clock


class LobbyMessage(Struct, frozen=True, tag_field="is"):
    """Base of what the server sends to those in the lobby."""


class WholeLobby(LobbyMessage, frozen=True, tag="lobby"):
    """All there is now."""

    tables: list[LobbyTable]
    here: LobbyHere
    pools: list[LobbyPool]
    paces: list[PaceShown]


class LobbyChanges(LobbyMessage, frozen=True, tag="changes"):
    """What has changed since."""

    tables: list[LobbyTable] = []
    """New ones, and those that are not as they were."""
    gone: list[str] = []
    here: LobbyHere | UnsetType = UNSET
    pools: list[LobbyPool] | UnsetType = UNSET


class OwnGameChanged(LobbyMessage, frozen=True, tag="game"):
    """Something has happened at a table where one has a seat."""

    game: OwnGame


class Invited(LobbyMessage, frozen=True, tag="invited"):
    """Somebody would like one to come to a table."""

    invitation: InvitationShown


class InvitationAnswered(LobbyMessage, frozen=True, tag="answered"):
    """Somebody whom one has invited has said yes or no."""

    table: str
    name: str
    accepts: bool


class Paired(LobbyMessage, frozen=True, tag="paired"):
    """There is somebody to play with: the seat at this table is kept for the player, under this name."""

    table: str
    game: str
    name: str


class Called(LobbyMessage, frozen=True, tag="called"):
    """A table of a tournament is open, and a seat there is kept for one."""

    table: str
    game: str
    tournament: str
    name: str
    """What the tournament is called."""
    left: int
    """Milliseconds in which one has to come."""


class Unpaired(LobbyMessage, frozen=True, tag="unpaired"):
    """The table could not be opened: one can ask again."""


class Requeued(LobbyMessage, frozen=True, tag="requeued"):
    """Somebody else has not come to the table: it is closed, and one waits again, as long as one has waited already."""

    table: str
    game: str
    pace: Pace
    name: str


AnyLobbyMessage: TypeAlias = (
    WholeLobby
    | LobbyChanges
    | OwnGameChanged
    | Invited
    | InvitationAnswered
    | Paired
    | Called
    | Unpaired
    | Requeued
    | Done
    | Refusal
    | Pong
)

# From the client.


class LobbyHello(ClientMessage, frozen=True):
    """Who comes."""

    player: Secret = ""
    """The secret of the person: with it one can be paired and invited, and is told of one's own games."""
    name: Name = ""
    """Under which others see one, if that is wanted."""
    shown: bool = False
    looks: bool = True
    """Whether one wants to see the tables."""
    lang: Literal["en", "it"] = "en"


class LookFrame(Request, frozen=True, tag="look"):
    """See the tables from now on, or not any more."""

    on: bool


class ShowFrame(Request, frozen=True, tag="show"):
    """Be seen by others under a name, or not."""

    on: bool
    name: Name = ""


class PairFrame(Request, frozen=True, tag="pair"):
    """Wait for somebody who wants the same game at the same pace."""

    game: Short
    pace: Pace
    name: Name


class UnpairFrame(Request, frozen=True, tag="unpair"):
    """Wait no longer."""


class InviteFrame(Request, frozen=True, tag="invite"):
    """Invite somebody one has met to a table where one sits."""

    table: Short
    who: Short
    """As GET /api/player/met calls them."""


class ReplyFrame(Request, frozen=True, tag="reply"):
    """Answer an invitation."""

    invitation: Annotated[str, Meta(max_length=64)]
    accepts: bool


class LobbyPing(Request, frozen=True, tag="ping"):
    pass


LobbyFrame: TypeAlias = LookFrame | ShowFrame | PairFrame | UnpairFrame | InviteFrame | ReplyFrame | LobbyPing
