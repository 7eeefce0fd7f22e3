"""Any game as the search sees it, over nothing but its contract: for games without a search of their own.

A position is evaluated by random moves to the end.
"""

from __future__ import annotations

from random import Random
from typing import Final

from mypy_extensions import i64

from mirabilia.bots.search.search_state import MOST_SEATS, NOBODY, SearchState
from mirabilia.core.contract import Result, State
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec

MOST_MOVES: Final = 2048
"""Of more moves than this, the first are considered."""
CHANCES: Final = 1_000_000_000
LONGEST: Final = 5000
"""Moves after which a playout is given up."""
WIN: Final = 0.9
"""What the win counts; the rest is for the rank, so that who cannot win still plays on."""


class ContractSearchState(SearchState):
    def __init__(self, state: State, seat: i64, is_decoupled: bool, is_open: bool) -> None:
        super().__init__(seat)
        if state.players > MOST_SEATS:
            raise ValueError(f"the search is for at most {MOST_SEATS} players, not {state.players}")
        self.is_decoupled = is_decoupled
        self.is_open = is_open
        self.root = state
        self.state = state
        self.players: i64 = state.players
        self.codes = vec[i64]([0] * MOST_MOVES)
        self.rng: Random | None = None

    def determinize(self, stream: Stream) -> None:
        rng = self.rng
        if rng is None:
            rng = Random(stream.below(CHANCES))
            self.rng = rng
        self.state = self.root.copy() if self.is_open else self.root.sample(self.seat, rng)
        if self.is_decoupled:
            for other in range(self.players):
                if other != self.seat and self.state.can_take_back(other):
                    self.state.take_back(other)

    def current_player(self) -> i64:
        acting = self.state.to_act()
        return acting[0] if acting else NOBODY

    def legal_actions(self) -> None:
        moves = self.state.legal(self.current_player())
        self.number = min(len(moves), MOST_MOVES)
        for index in range(self.number):
            self.codes[index] = moves[index]

    def apply(self, code: i64) -> None:
        self.state.play(self.current_player(), code)

    def can_evaluate(self) -> bool:
        for seat in range(self.players):
            if self.state.can_take_back(seat):
                return False
        return True

    def evaluate(self, stream: Stream) -> None:
        state = self.state
        for _ in range(LONGEST):
            acting = state.to_act()
            if not acting:
                break
            seat = acting[0]
            moves = state.legal(seat)
            state.play(seat, moves[stream.below(len(moves))])
        self.score_outcome(state.result())

    def score_outcome(self, result: Result | None) -> None:
        """What the end is worth to each seat: the win, and a little for the rank."""
        for seat in range(self.players):
            if result is None:
                self.values[seat] = 1.0 / float(max(2, self.players))
                continue
            rank = float(result.ranks[seat])
            win = 1.0 / float(len(result.winners)) if rank == 1.0 else 0.0
            place = (float(self.players) - rank) / float(self.players - 1) if self.players > 1 else win
            self.values[seat] = WIN * win + (1.0 - WIN) * place
