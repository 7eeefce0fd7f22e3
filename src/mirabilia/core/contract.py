"""What a game is. Every game of the package answers to these two protocols and to nothing else.

A `Game` makes states; a `State` is one game being played. Moves are whole numbers, opaque to everybody but the
game. An `Action` is a move as a person meets it: its notation, what it is about, what it costs, and why not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Literal, NamedTuple, Protocol, SupportsIndex, TypeAlias, runtime_checkable

import msgspec

Seat: TypeAlias = int
Fact: TypeAlias = dict[str, Any]
"""A move, a refusal, a reason or a part of a sum spelt out: its kind under "move", "refusal" ..., then catalogue ids
and numbers. JSON-able. `core.describe` puts it into words."""
Json: TypeAlias = dict[str, Any]
Seed: TypeAlias = int | str
"""From what a game is dealt: a whole number, or a secret of 32 hexadecimal digits (`core.seeds`)."""
Dynamics: TypeAlias = Literal["sequential", "simultaneous"]


class IllegalMove(ValueError):
    """A move, a seat or a notation that is not possible now. The state is as it was before.

    A game gives the reason as a fact. The English sentence is made when somebody asks for it with `str`;
    `core.describe` tells the fact in other languages.
    """

    def __init__(self, game: str, fact: Fact) -> None:
        super().__init__(game, fact)
        self.game = game
        """The name of the game."""
        self.fact = fact
        """The reason, with its kind under "refusal"."""
        self.move = ""
        """The notation of the move that was refused; "" if it was none."""

    def __str__(self) -> str:
        from mirabilia.core import describe

        return describe.refusal_in_english(self)


class OptionError(ValueError):
    """Choices before a game that do not go together, or not with so many players.

    The message speaks to programmers and names options; `core.describe` tells the fact to people.
    """

    def __init__(self, message: str, **fact: Any) -> None:
        super().__init__(message)
        self.fact: Fact = fact
        """The reason, with its kind under "refusal"."""


class SnapshotError(ValueError):
    """A position that cannot be set up: names the field that is wrong.

    The reason speaks to programmers; `core.describe` tells the fact to people.
    """

    def __init__(self, field: str, reason: str, **fact: Any) -> None:
        super().__init__(f"snapshot field {field!r}: {reason}")
        self.field, self.reason = field, reason
        self.fact: Fact = fact
        """The reason, with its kind under "wrong"; {} if nobody has put it into words."""


class Option(msgspec.Struct, frozen=True):
    """One thing a game lets its players choose before it starts. Texts: `<game>-option-<name>[-<choice>]`."""

    name: str
    choices: tuple[str, ...]
    default: str
    """What is taken when nothing is said; "" where that depends on the players."""
    several: bool = False
    """Any number of the choices can be taken, as a row or a text with commas."""
    row: tuple[str, ...] = ()
    """Instead of one choice a row of these can be given."""
    row_length: int = 0
    """How long a row is; 0 for one for each seat."""


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    reason: str
    """Why it ended, for example "civilian"."""
    ranks: tuple[int, ...]
    """A rank for each seat, 1 is best; equal ranks are shared. A player alone who has lost has rank 2."""
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


class Subject(NamedTuple):
    """The thing one clicks for an action: the card `baths`, or for a move about no piece the choice itself."""

    kind: str
    id: str


CHOICE = "choice"
"""The kind of subject that is no piece: its id is the verb of the move."""


class Cost(msgspec.Struct, frozen=True, omit_defaults=True):
    """What something costs a player now, taken apart."""

    coins: int | None
    """What is paid in all; None if no sum of coins would do, because nobody sells what is missing."""
    parts: tuple[Fact, ...] = ()
    """What the sum is made of and what saves coins. A fact has its kind under "cost"."""
    short: int = 0
    """How many coins are missing."""


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a person could do now: a legal move, or one within reach with the reason why it is not legal."""

    code: int
    """The move, for `State.play`."""
    text: str
    """Its stable notation, made of catalogue ids."""
    fact: Fact
    """The move spelt out, with its kind under "move"."""
    subject: Subject
    cost: Cost | None = None
    gains: tuple[Fact, ...] = ()
    """What it brings at once, as far as that is certain. A fact has its kind under "gain"."""
    refusal: Fact | None = None
    """Why it is not possible now, with its kind under "refusal"; None for a legal move."""
    detail: msgspec.Struct | None = None
    """What only the board of the game needs, such as the places of a piece."""

    @property
    def legal(self) -> bool:
        return self.refusal is None


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Base of the events of a game: something that happened, as far as the viewer may know.

    The tag is the kind of the event. What a viewer may not know is `msgspec.UNSET`, and is left out of the JSON.
    """


class Committed(Event, frozen=True, tag="committed"):
    """A seat has chosen in secret."""

    seat: Seat


class TakenBack(Event, frozen=True, tag="taken_back"):
    """A seat has taken back what it had chosen in secret."""

    seat: Seat


@runtime_checkable
class State(Protocol):
    """A game being played: full information, changed by `play` alone.

    States compare by position, and can be copied and pickled. Seats and moves may be anything with `__index__`.
    """

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def teams(self) -> tuple[tuple[Seat, ...], ...]:
        """The seats that win together; a team for each seat where everybody plays for themselves."""

    @property
    def solo(self) -> bool:
        """Whether one player plays against the game itself."""

    @property
    def secret(self) -> bool:
        """Whether the last move was a choice made, or taken back, in secret: only its team can see a change."""

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that owe a decision now; () when the game is over."""

    def legal(self, seat: Seat) -> list[int]:
        """Every move the seat may make now, in a fixed order; [] when it owes nothing."""

    def actions(self, seat: Seat) -> list[Action]:
        """What a person at the seat can do now: every legal move, in the order of `legal`, and with the reason what is
        within reach but not possible; [] when the seat owes nothing."""

    def move(self, move: int) -> Fact:
        """The move spelt out, for a person or a client."""

    def text(self, move: int) -> str:
        """The stable notation of a move, made of catalogue ids."""

    def parse(self, text: str, seat: Seat | None = None) -> int:
        """The move of a notation; IllegalMove with the reason when it is not possible now (for that seat)."""

    def play(self, seat: Seat, move: int) -> None:
        """Make a move. IllegalMove, and nothing changed, when it is not legal."""

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the seat has chosen in secret and may still choose something else."""

    def take_back(self, seat: Seat) -> None:
        """Take back what the seat has chosen in secret; IllegalMove when there is nothing to take back."""

    def events(self, seat: Seat | None) -> list[Event]:
        """What the last `play` (or the set-up) brought about, as far as the seat (None: a spectator) may know."""

    def view(self, seat: Seat | None) -> Any:
        """All that the seat (None: a spectator) may see, a struct of the game. Only its field `own` is not public."""

    def own(self, seat: Seat) -> Any:
        """What only the seat sees: the field `own` of its view."""

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
    default_players: int
    """How many play when nobody says otherwise."""
    dynamics: Dynamics
    """Whether players decide one after the other, or all at once and in secret, as far as there is something to decide
    for all. The words are OpenSpiel's."""
    options: tuple[Option, ...]
    catalogue: str
    """Fingerprint of the card data in use."""
    version: int
    """Version of the rules, from 1: raised when the same moves can lead to another game than before."""
    revelations: frozenset[str]
    """The kinds of events with which hidden things come to light. What they tell cannot be taken back."""

    def new(self, seed: Seed, players: int | None = None, options: Mapping[str, object] | None = None) -> State:
        """A game ready to play; ValueError that names what is allowed when it cannot be."""

    def restore(self, snapshot: Mapping[str, Any], fill: SupportsIndex | None = None) -> State:
        """A state from a snapshot or an edited one; SnapshotError names the wrong field.

        With a seed to `fill` it, the hidden things and supplies that the snapshot leaves out are drawn at random.
        """

    def names(self) -> Mapping[str, Sequence[str]]:
        """The ids of the catalogue by kind, for texts: fact fields named after a kind hold its ids."""

    def pieces(self) -> Json:
        """Everything printed on cards and boards, by kind: what a client needs to draw them."""
