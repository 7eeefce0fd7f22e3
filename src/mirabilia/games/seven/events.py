"""What can happen in a game of 7 Wonders, as a viewer may know it. `report.py` makes them from the journal.

Expansions have their own in a module of the same name, with the tables `OPEN` and `HIDDEN` of report.py.
"""

from __future__ import annotations

from functools import cache

from msgspec import UNSET, UnsetType

from mirabilia.core.contract import Event, Seat
from mirabilia.games.seven.expansion import declared


class Board(Event, frozen=True, tag="board"):
    """A city has its board."""

    seat: Seat
    board: str
    side: str


class AgeBegun(Event, frozen=True, tag="age_begun"):
    """An Age begins."""

    age: int


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """A turn begins."""

    age: int
    turn: int
    """From 1."""


class Built(Event, frozen=True, tag="built"):
    """A card is built and paid for."""

    seat: Seat
    card: str


class Chained(Event, frozen=True, tag="chained"):
    """A card is built for nothing, thanks to another building."""

    seat: Seat
    card: str
    chain_card: str
    """The building that makes it free."""


class BuiltFree(Event, frozen=True, tag="built_free"):
    """A card is built for nothing, thanks to a power."""

    seat: Seat
    card: str


class Staged(Event, frozen=True, tag="staged"):
    """A stage of the Wonder is built."""

    seat: Seat
    board: str
    stage: int
    """From 1."""
    card: str | UnsetType = UNSET
    """The card under it, if the viewer may know."""


class Sold(Event, frozen=True, tag="sold"):
    """A card is discarded for coins."""

    seat: Seat
    card: str | UnsetType = UNSET
    """Known to those who discarded it."""


class Paid(Event, frozen=True, tag="paid"):
    """Coins go to the bank."""

    seat: Seat
    coins: int


class Traded(Event, frozen=True, tag="traded"):
    """Resources are bought from a neighbour."""

    seat: Seat
    other_seat: Seat
    """The seller."""
    coins: int


class Gained(Event, frozen=True, tag="gained"):
    """Coins come in."""

    seat: Seat
    coins: int
    source: str
    """One of "effect", "sale" or "trade"."""


class LastCard(Event, frozen=True, tag="last_card"):
    """A city may play its last card of the Age."""

    seat: Seat


class Thrown(Event, frozen=True, tag="thrown"):
    """Last cards are discarded face down."""

    number: int


class Revived(Event, frozen=True, tag="revived"):
    """A card of the discard pile is built."""

    seat: Seat
    card: str


class Looked(Event, frozen=True, tag="looked"):
    """A player looks through the discard pile."""

    seat: Seat


class Declined(Event, frozen=True, tag="declined"):
    """An offer is declined."""

    seat: Seat


class Chosen(Event, frozen=True, tag="chosen"):
    """One of the effects of a stage is chosen."""

    seat: Seat
    stage: int
    """From 1."""
    number: int
    """Which of them, from 1."""


class Passed(Event, frozen=True, tag="passed"):
    """The hands are passed on."""

    direction: str
    """One of "left" or "right"."""


class Conflicts(Event, frozen=True, tag="conflicts"):
    """The conflicts of an Age are resolved."""

    age: int


class Victory(Event, frozen=True, tag="victory"):
    """A conflict is won."""

    seat: Seat
    other_seat: Seat
    """The one defeated."""
    tokens: int
    value: int
    """Points of a token."""


class Defeat(Event, frozen=True, tag="defeat"):
    """Conflicts are lost."""

    seat: Seat
    tokens: int


class AgeEnded(Event, frozen=True, tag="age_ended"):
    """An Age is over."""

    age: int


class Scored(Event, frozen=True, tag="scored"):
    """The points are counted."""

    scores: tuple[dict[str, int], ...]
    """The score sheet of each seat."""


class Over(Event, frozen=True, tag="over"):
    """The game is over."""

    winners: tuple[Seat, ...]


class DefeatsDiscarded(Event, frozen=True, tag="defeats_discarded"):
    """Defeat tokens are given away."""

    seat: Seat
    tokens: int


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """A victory token is taken without a conflict."""

    seat: Seat
    value: int
    """Its points."""


class TokenLost(Event, frozen=True, tag="token_lost"):
    """A victory token is given back."""

    seat: Seat
    value: int
    """Its points."""


class LostCoins(Event, frozen=True, tag="lost_coins"):
    """Coins are lost to the bank."""

    seat: Seat
    coins: int


REVELATIONS = frozenset({Built, BuiltFree, Chained, Sold, Staged, Revived, Looked, Board, TurnBegun, Passed})
"""Those that bring hidden things to light."""


@cache
def revelations() -> frozenset[str]:
    """The names of the events that bring hidden things to light."""
    events = frozenset[type[Event]]().union(REVELATIONS, *declared("events", "REVELATIONS"))
    return frozenset(str(event.__struct_config__.tag) for event in events)
