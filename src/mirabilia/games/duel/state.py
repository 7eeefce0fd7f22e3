"""A game of 7 Wonders Duel being played: the contract of `core.contract.State`, put together."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mirabilia.core.contract import Fact, IllegalMove, Json, Result
from mirabilia.core.stream import SEEDS, Stream
from mirabilia.games.duel import events, explain, notation, sample, snapshot, turn, view
from mirabilia.games.duel.moves import Moves, find_legal, legal_codes
from mirabilia.games.duel.playout import play_out
from mirabilia.games.duel.position import OVER, Position

NOBODY: Final[tuple[int, ...]] = ()
FIRST: Final[tuple[int, ...]] = (0,)
SECOND: Final[tuple[int, ...]] = (1,)


class State(Position):
    """See `core.contract.State` for what each method promises."""

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return NOBODY
        return SECOND if self.active else FIRST

    def legal(self, seat: int) -> list[int]:
        self.check_seat(seat)
        if seat != self.active:
            return []
        return legal_codes(self)

    def move(self, move: int) -> Fact:
        return notation.fact(move)

    def text(self, move: int) -> str:
        return notation.text(move)

    def parse(self, text: str, seat: int | None = None) -> int:
        return notation.parse(self, text, seat)

    def play(self, seat: int, move: int) -> None:
        self.check_seat(seat)
        if not self.allows(seat, move):
            raise IllegalMove(explain.refusal(self, seat, move))
        self.journal = []
        turn.play(self, move)

    def allows(self, seat: int, move: object) -> bool:
        """Whether the move is legal for the seat now."""
        if seat != self.active or type(move) is not int:
            return False
        moves = Moves()
        find_legal(self, moves)
        for i in range(moves.number):
            if moves.codes[i] == move:
                return True
        return False

    def events(self, seat: int | None) -> list[Fact]:
        self.check_viewer(seat)
        return events.seen_by(self.journal or [], seat)

    def view(self, seat: int | None) -> Json:
        self.check_viewer(seat)
        return view.view(self, seat)

    def sample(self, seat: int | None, rng: Random) -> State:
        self.check_viewer(seat)
        new = self.copy()
        sample.redraw(new, seat, Stream(rng.randrange(SEEDS)))
        return new

    def copy(self) -> State:
        new = State()
        self.copy_to(new)
        return new

    def result(self) -> Result | None:
        return view.result(self)

    def snapshot(self) -> dict[str, Any]:
        return snapshot.take(self)

    def play_out(self, stream: Stream) -> None:
        """Finish the game with random moves, without events. For searches and statistics."""
        self.journal = None
        play_out(self, stream, Moves())

    def check_seat(self, seat: object) -> None:
        if type(seat) is not int or not (seat == 0 or seat == 1):
            raise IllegalMove(f"there is no seat {seat!r}; the seats are 0 and 1")

    def check_viewer(self, seat: object) -> None:
        if seat is not None:
            self.check_seat(seat)
