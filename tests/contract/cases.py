"""The games and options the contract suite runs over. A new game adds its cases here and nothing else."""

from __future__ import annotations

from random import Random

import msgspec
from hypothesis import strategies as st

from mirabilia import games
from mirabilia.core.contract import Game, State


class Case(msgspec.Struct, frozen=True):
    """A game with its players and options."""

    game: str
    players: int
    options: dict[str, str]
    revelations: frozenset[str]
    """The kinds of events that show what was hidden before."""

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *self.options.values()])

    def rules(self) -> Game:
        return games.get(self.game)

    def new(self, seed: int) -> State:
        return self.rules().new(seed=seed, players=self.players, options=self.options)


DUEL_REVELATIONS = frozenset({"revealed", "drew", "kept", "offered", "age_begun"})

CASES = [Case("duel", 2, {"wonders": wonders}, DUEL_REVELATIONS) for wonders in ("draft", "beginner", "random")]


def random_move(state: State, rng: Random) -> tuple[int, int]:
    """A seat that owes a decision, and one of its moves."""
    seat = rng.choice(state.to_act())
    return seat, rng.choice(state.legal(seat))


def played(case: Case, seed: int, moves: int) -> State:
    """A game after some random moves, or at its end if that comes first."""
    state, rng = case.new(seed), Random(seed)
    while state.to_act() and moves > 0:
        state.play(*random_move(state, rng))
        moves -= 1
    return state


def moments(longest: int = 90) -> st.SearchStrategy[tuple[int, int]]:
    """Seeds and numbers of moves: anywhere in a random game, its end included."""
    return st.tuples(st.integers(0, 10_000), st.integers(0, longest))


def seats(case: Case) -> list[int | None]:
    """Everybody who may look: each seat, and a spectator."""
    return [*range(case.players), None]
