"""What a bot is: given what a seat may know and a budget, it returns a move and an evaluation."""

from __future__ import annotations

from random import Random
from typing import Protocol

import msgspec

from mirabilia.core.contract import Fact, Game, Json, Seat, State


class Budget(msgspec.Struct, frozen=True):
    """How much thinking is allowed. Absent limits do not bind."""

    seconds: float | None = None
    iterations: int | None = None


class Advice(msgspec.Struct, frozen=True):
    """What a bot thinks of a decision."""

    move: int
    value: float
    """What the seat can expect, from 0 (lost) to 1 (won)."""
    considered: tuple[tuple[int, float], ...] = ()
    """Every move looked at with its value, best first."""


class Knowledge:
    """A decision as the seat that has to make it knows it: the only thing a bot ever gets to see."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def view(self) -> Json:
        return self._state.view(self.seat)

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def move(self, move: int) -> Fact:
        return self._state.move(move)

    def text(self, move: int) -> str:
        return self._state.text(move)

    def sample(self, rng: Random) -> State:
        """A full state that the seat cannot tell from the real one."""
        return self._state.sample(self.seat, rng)


class Bot(Protocol):
    name: str

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        """A legal move for the seat, within the budget."""
