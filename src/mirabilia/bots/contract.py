"""What a bot is: given what a seat may know and a budget, it returns a move and an evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec

from mirabilia.core.contract import Fact, Game, Seat, State

Past: TypeAlias = Sequence[tuple[Seat, int]]


class Budget(msgspec.Struct, frozen=True):
    """How much thinking is allowed. Absent limits do not bind; without any a bot thinks as long as it is used to."""

    seconds: float | None = None
    iterations: int | None = None
    cpu: float | None = None
    """Seconds of computing, whatever else the machine does."""
    is_mean: bool = False
    """The time is that of a decision on average: clear ones take less, critical ones more."""


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of a decision."""

    move: int
    value: float
    """What the seat can expect, from 0 (lost) to 1 (won)."""
    considered: tuple[tuple[int, float], ...] = ()
    """The moves considered, with their values, best first."""
    line: tuple[str, ...] = ()
    """How the bot thinks the game goes on from the move, in the notation of the game."""
    iterations: int = 0
    """How many simulations were run."""


class Knowledge:
    """A decision as the seat that has to make it knows it: the only thing a bot ever gets to see.

    With open cards nothing is hidden: that is for the analysis of a game, never for playing one.
    """

    def __init__(self, game: Game, state: State, seat: Seat, past: Past = (), is_open: bool = False) -> None:
        self.game = game
        self.seat = seat
        self.past = past
        """The moves made so far with their seats, without those that are hidden from this one."""
        self.is_open = is_open
        self._state = state

    def view(self) -> Any:
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def move(self, move: int) -> Fact:
        return self._state.move(move)

    def text(self, move: int) -> str:
        return self._state.text(move)

    def sample(self, rng: Random) -> State:
        """A full state that the seat cannot tell from the real one."""
        return self._state.copy() if self.is_open else self._state.sample(self.seat, rng)


class Bot(Protocol):
    name: str

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        """A legal move for the seat, within the budget."""
