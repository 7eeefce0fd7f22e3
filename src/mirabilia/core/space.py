"""A game as learners meet it: every move a number from 0 on, everything a seat knows a row of floats.

A space belongs to a game with certain players and options. The same index always means the same action, so the sizes
are fixed; which actions are possible is told by a mask. `mirabilia.spaces` is the way in.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i32, i64, mypyc_attr

from mirabilia.core.contract import State
from mirabilia.core.layout import Layout
from mirabilia.core.states import whole
from mirabilia.core.tensor import (
    SpaceError,
    byte_row,
    clear,
    float_row,
    floats_of,
    octets_of,
    raw_bytes,
    raw_octets,
)
from mirabilia.core.vecs import vec

NOBODY: Final = -1
POSSIBLE: Final = 1


class SpaceOverflow(SpaceError):
    """A legal move for which the space has no index."""


class Legal:
    """The legal moves of a seat and their indices, in the order of `State.legal`; filled again and again."""

    number: i64 = 0

    def __init__(self, room: i64) -> None:
        self.codes = vec[i64]([0] * room)
        self.indices = vec[i64]([0] * room)

    def code_of(self, index: i64) -> i64:
        """The move of an index; -1 if it is not legal."""
        for i in range(self.number):
            if self.indices[i] == index:
                return self.codes[i]
        return -1

    def index_of(self, code: i64) -> i64:
        """The index of a move; -1 if it is not legal."""
        for i in range(self.number):
            if self.codes[i] == code:
                return self.indices[i]
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Space(ABC):
    """The actions and observations of a game with certain players and options."""

    actions: i64 = 0
    """How many actions there are."""
    players: i64 = 0
    room: i64 = 0
    """More moves than are ever legal at once."""
    features: i64 = 0
    """How many numbers an observation has."""
    secrets: i64 = 0
    """How many more there are with everything that is hidden."""

    def __init__(
        self,
        game: str,
        version: int,
        catalogue: str,
        players: int,
        options: Mapping[str, Any],
        actions: int,
        room: int,
        layout: Layout,
        hidden: Layout,
    ) -> None:
        self.game = game
        self.version = version
        """Raised when an index or a number comes to mean something else."""
        self.catalogue = catalogue
        """Fingerprint of the card data; with other cards the indices mean something else."""
        self.options = dict(options)
        self.players = players
        self.actions = actions
        self.room = room
        self.layout = layout
        """What the numbers of an observation mean."""
        self.hidden = hidden
        """What the numbers mean that `observe_all` adds."""
        self.features = layout.size
        self.secrets = hidden.size
        self._legal = Legal(room)
        self._row = float_row(self.features)
        self._all = float_row(self.features + self.secrets)
        self._mask = byte_row(actions)

    # What a game says of itself.

    @abstractmethod
    def find(self, state: object, seat: i64, legal: Legal) -> None:
        """Fill in the legal moves of a seat with their indices; none when it owes nothing."""

    @abstractmethod
    def write(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        """Write an observation into a row of zeros, from `start` on."""

    @abstractmethod
    def write_hidden(self, state: object, seat: i64, row: vec[i32], start: i64) -> None:
        """Write what is hidden from the seat."""

    @abstractmethod
    def name(self, index: int) -> str:
        """An action in the notation of its game; where a payment goes with it, followed by its rank."""

    @abstractmethod
    def deal(self, seed: i64) -> object:
        """A new game, like `Game.new`, without events."""

    @abstractmethod
    def actor(self, state: object) -> i64:
        """The first seat that owes a decision; NOBODY when the game is over."""

    @abstractmethod
    def advance(self, state: object, seat: i64, code: i64) -> None:
        """Make a legal move; nothing is checked."""

    @abstractmethod
    def ranks(self, state: object) -> list[int]:
        """The ranks at the end, 1 is best."""

    # What everybody asks for.

    @property
    def id(self) -> str:
        """Names the meaning of every number: keep it beside a trained network, and compare it with `check`."""
        chosen = ",".join([f"{name}={written(choice)}" for name, choice in sorted(self.options.items())])
        return f"{self.game}-{self.players}-v{self.version}-{self.catalogue[:12]}-{chosen}"

    def check(self, id: str) -> None:
        """SpaceError if something was made for another space than this one."""
        if id != self.id:
            raise SpaceError(f"this was made for the space {id}, not for {self.id}")

    def legal(self, state: State, seat: object) -> list[int]:
        """The indices of the legal moves, in the order of `State.legal`."""
        self._find(state, seat)
        legal = self._legal
        return [legal.indices[i] for i in range(legal.number)]

    def index(self, state: State, seat: object, move: object) -> int:
        """The index of a legal move of a seat; SpaceError if it is not legal now."""
        self._find(state, seat)
        code = whole(move)
        index: i64 = NOBODY if code is None else self._legal.index_of(code)
        if index < 0:
            raise SpaceError(f"{move!r} is no legal move of seat {seat}")
        return index

    def action(self, state: State, seat: object, index: object) -> int:
        """The move of an index, for `State.play`; SpaceError if it is not legal now."""
        self._find(state, seat)
        number = whole(index)
        code: i64 = NOBODY if number is None else self._legal.code_of(number)
        if code < 0:
            if number is not None and 0 <= number < self.actions:
                raise SpaceError(f"action {number}, {self.name(number)}, is not legal for seat {seat} now")
            raise SpaceError(f"{index!r} is no action; they are numbered from 0 to {self.actions - 1}")
        return code

    def mask(self, state: State, seat: object, out: object) -> None:
        """Write a 1 for each legal action into a buffer of bytes, and 0 for the others."""
        memory = octets_of(out, self.actions)
        self._find(state, seat)
        legal = self._legal
        mask = self._mask
        for i in range(legal.number):
            mask[legal.indices[i]] = POSSIBLE
        memory[:] = raw_octets(mask)
        for i in range(legal.number):
            mask[legal.indices[i]] = 0

    def observe(self, state: State, seat: object, out: object) -> None:
        """Write what a seat knows into a buffer of 32-bit floats; `layout` says what they mean."""
        memory = floats_of(out, self.features)
        row = self._row
        clear(row, 0, self.features)
        self.write(state, self._seat(seat), row, 0)
        memory[:] = raw_bytes(row)

    def observe_all(self, state: State, seat: object, out: object) -> None:
        """The same, followed by all that is hidden from the seat: for critics in training, never for players."""
        memory = floats_of(out, self.features + self.secrets)
        row = self._all
        clear(row, 0, self.features + self.secrets)
        number = self._seat(seat)
        self.write(state, number, row, 0)
        self.write_hidden(state, number, row, self.features)
        memory[:] = raw_bytes(row)

    def rewards(self, state: State) -> list[float]:
        """What the end of a game is worth to each seat: see `rewards_of`. Zeros while it goes on."""
        if self.actor(state) != NOBODY:
            return [0.0] * self.players
        return rewards_of(self.ranks(state))

    def _find(self, state: object, seat: object) -> None:
        self.find(state, self._seat(seat), self._legal)

    def _seat(self, seat: object) -> i64:
        number = whole(seat)
        if number is None or not 0 <= number < self.players:
            raise SpaceError(f"there is no seat {seat!r}; there are {self.players}")
        return number


def written(choice: object) -> str:
    """An option in an id."""
    if isinstance(choice, list | tuple):
        return "+".join([str(one) for one in choice])
    return str(choice)


def rewards_of(ranks: list[int]) -> list[float]:
    """From 1.0 for the first to -1.0 for the last; those of equal rank share, and the sum is 0.

    A player alone has 1.0 for a win, -1.0 for a loss.
    """
    if len(ranks) == 1:
        return [1.0 if ranks[0] == 1 else -1.0]
    rewards: list[float] = []
    for own in ranks:
        difference = 0
        for other in ranks:
            if other > own:
                difference += 1
            elif other < own:
                difference -= 1
        rewards.append(difference / (len(ranks) - 1))
    return rewards
