"""What a game is. Every game of the package answers to these two protocols and to nothing else.

A `Game` makes states; a `State` is one game being played. Moves are whole numbers, opaque to everybody but the
game; `text` gives them a stable notation, `move` spells them out as a `Fact`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Protocol, SupportsIndex, TypeAlias, runtime_checkable

import msgspec

Seat: TypeAlias = int
Fact: TypeAlias = dict[str, Any]
"""A move or an event spelt out: its kind under "move" or "event", then catalogue ids and numbers. JSON-able."""
Json: TypeAlias = dict[str, Any]


class IllegalMove(ValueError):
    """A move, a seat or a notation that is not possible now. The state is as it was before."""

    def __init__(self, message: str, fact: Fact | None = None) -> None:
        super().__init__(message)
        self.fact: Fact = fact or {}
        """The same spelt out, with its kind under "refusal": for telling a player in another language."""


class SnapshotError(ValueError):
    """A position that cannot be set up: names the field that is wrong."""

    def __init__(self, field: str, reason: str) -> None:
        super().__init__(f"snapshot field {field!r}: {reason}")
        self.field, self.reason = field, reason


class Option(msgspec.Struct, frozen=True):
    """One thing a game lets its players choose before it starts. Texts: `<game>-option-<name>[-<choice>]`."""

    name: str
    choices: tuple[str, ...]
    default: str
    """What is taken when nothing is said; "" where that depends on the players."""
    several: bool = False
    """Any number of the choices can be taken, as a row or a text with commas."""
    row: tuple[str, ...] = ()
    """Instead of one choice a row of these can be given: one for each seat, or as many as the text says."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """Why it ended, for example "civilian"."""
    ranks: tuple[int, ...]
    """One rank a seat, 1 is best; equal ranks are shared. A player alone who has lost has rank 2."""
    scores: tuple[dict[str, int], ...]
    """Points by category for each seat, with their sum under "total"."""
    team_totals: tuple[int, ...] = ()
    """For each seat the points of its team; () when everybody plays for themselves."""
    target: int | None = None
    """The points that a player alone had to exceed."""
    counted: bool = True
    """Whether points were counted. If not, as after a supremacy, `scores` only shows how the cities stood."""
    breakdown: tuple[tuple[Fact, ...], ...] = ()
    """For each seat what its points are made of; () where the categories say it all.

    A fact has its kind under "part", the "category" it belongs to and its "points", which add up to the category.
    Parts without points say how others came about, for example what a science symbol of free choice became.
    """

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


@runtime_checkable
class State(Protocol):
    """A game being played: full information, changed by `play` alone."""

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now; () when the game is over."""

    def legal(self, seat: Seat) -> list[int]:
        """Every move the seat may make now, in a fixed order; [] when it owes nothing."""

    def move(self, move: int) -> Fact:
        """The move spelt out, for a person or a client."""

    def text(self, move: int) -> str:
        """The stable notation of a move, made of catalogue ids."""

    def parse(self, text: str, seat: Seat | None = None) -> int:
        """The move of a notation; IllegalMove with the reason when it is not possible now (for that seat)."""

    def play(self, seat: Seat, move: int) -> None:
        """Make a move. IllegalMove, and nothing changed, when it is not legal."""

    def events(self, seat: Seat | None) -> list[Fact]:
        """What the last `play` (or the set-up) brought about, as far as the seat (None: a spectator) may know."""

    def view(self, seat: Seat | None) -> Json:
        """All that the seat (None: a spectator) may see, JSON-able."""

    def sample(self, seat: Seat | None, rng: Random) -> State:
        """A full state, random in exactly what the seat cannot know, every possibility equally likely."""

    def copy(self) -> State:
        """An independent state, cheap."""

    def result(self) -> Result | None:
        """None while the game goes on."""

    def snapshot(self) -> Json:
        """The whole position, readable; `Game.restore` is the inverse."""


@runtime_checkable
class Game(Protocol):
    """The rules of one game, and the way to its states."""

    name: str
    players: range
    options: tuple[Option, ...]
    catalogue: str
    """Fingerprint of the card data in use."""
    revelations: frozenset[str]
    """The kinds of events with which hidden things come to light. What they tell cannot be taken back."""

    def new(self, seed: int, players: int | None = None, options: Mapping[str, object] | None = None) -> State:
        """A game ready to play; ValueError that names what is allowed when it cannot be."""

    def restore(self, snapshot: Mapping[str, Any], fill: SupportsIndex | None = None) -> State:
        """A state from a snapshot or an edited one; SnapshotError names the wrong field.

        With a seed to `fill` it, the hidden things and supplies that the snapshot leaves out are drawn at random.
        """

    def names(self) -> Mapping[str, Sequence[str]]:
        """The ids of the catalogue by kind, for texts: fact fields named after a kind hold its ids."""

    def pieces(self) -> Json:
        """Everything printed on cards and boards, by kind: what a client needs to draw them."""
