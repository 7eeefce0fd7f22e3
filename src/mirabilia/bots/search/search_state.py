"""A game as the search sees it. Each game has a subclass that knows its positions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.stream import Stream
from mirabilia.core.vecs import vec

NOBODY: Final = -1
MOST_SEATS: Final = 8


class SearchState:
    """The state of a simulation, in a world that the deciding seat cannot tell from the real one."""

    seat: i64 = 0
    """Whose decision it is."""
    number: i64 = 0
    is_decoupled: bool = False
    """All choose at the same time, in secret: each seat has a tree of its own moves."""
    has_priors: bool = False
    """Something says how promising moves are before they are tried."""
    evenness: float = 0.0
    """How much of the priors of the decision itself is shared out evenly, so that everything is tried."""
    exploration_scale: float = 1.0
    """A factor for the usual exploration: less where values lie close together."""
    winner: i64 = NOBODY
    """After `evaluate`: the seat that has won, or will whatever the others do; NOBODY while that is not certain."""

    winning: i64 = -1
    """After `rate_moves`: the place in `codes` of a move that wins at once; -1 if none is known."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.codes = vec[i64]()
        """The moves of the seat to decide; the first `number` of them count."""
        self.values = vec[float]([0.5] * MOST_SEATS)
        """After `evaluate`: what each seat can expect, from 0 (lost) to 1 (won)."""
        self.priors = vec[float]()
        """After `rate_moves`: how promising each of the moves is; they add up to 1."""
        self.solved = vec[float]()
        """After `solve`: what each of the moves is worth."""

    def determinize(self, stream: Stream) -> None:
        """Return to the decision, in another possible world."""

    def current_player(self) -> i64:
        """The seat that decides now; NOBODY when the game is over."""
        return NOBODY

    def legal_actions(self) -> None:
        """Fill in the moves of the seat that decides, in `codes` and `number`."""

    def apply(self, code: i64) -> None:
        """Make a move."""

    def can_evaluate(self) -> bool:
        """Whether the position can be judged: nobody has chosen something that is not carried out yet."""
        return True

    def is_certain(self) -> bool:
        """Whether the position is the same in all worlds: nothing was revealed on the way to it."""
        return False

    def solve(self, most: i64) -> bool:
        """Work out to the end what each of the moves in `codes` is worth to the seat that decides, in `solved`; false
        if something is left to chance, or if it takes more than so many positions."""
        return False

    def evaluate(self, stream: Stream) -> None:
        """Fill in what each seat can expect from here, in `values`; the position stays what it is."""

    def rate_moves(self) -> None:
        """Fill in how promising the moves in `codes` are, in `priors`, and whether one of them wins, in `winning`."""
