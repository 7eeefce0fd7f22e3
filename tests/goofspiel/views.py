"""What players of Goofspiel see, and what happens in the game."""

from __future__ import annotations

import msgspec

from mirabilia.core.contract import Event, Result


class Player(msgspec.Struct, frozen=True):
    """What lies before a seat, for all to see."""

    points: int
    """The points won so far."""
    hand: tuple[str, ...]
    """The cards that have not been bid yet."""
    won: tuple[int, ...]
    """The prizes, in the order in which they were won."""


class Own(msgspec.Struct, frozen=True):
    """What only one seat may know."""

    seat: int
    bid: str | None
    """The card that the seat has chosen in secret."""


class View(msgspec.Struct, frozen=True):
    """A game as a seat or a spectator sees it."""

    game: str
    options: dict[str, str]
    round: int
    """Counted from 1."""
    prize: int | None
    """The prize that is bid for; null when the game is over."""
    prizes_left: int
    """How many prizes are still face down."""
    discarded: tuple[int, ...]
    """The prizes that nobody has won."""
    seats: tuple[Player, ...]
    result: Result | None
    own: Own | None = None


class Prize(Event, frozen=True, tag="prize"):
    """The next prize is turned up."""

    round: int
    points: int


class Bid(Event, frozen=True, tag="bid"):
    """A bid is shown, when all have chosen."""

    seat: int
    card: str


class Won(Event, frozen=True, tag="won"):
    """A seat wins the prize."""

    seat: int
    points: int


class Discarded(Event, frozen=True, tag="discarded"):
    """Nobody wins the prize, because the highest bids are equal."""

    points: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]
