"""A game of World Wonders being played: the contract of `core.contract.State`, put together."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import i64

from mirabilia.core.contract import Fact, IllegalMove, Json, Result
from mirabilia.core.stream import SEEDS, Stream
from mirabilia.games.world import events, explain, notation, rules, sample, snapshot, view
from mirabilia.games.world.moves import CODES, Moves, find_legal
from mirabilia.games.world.playout import play_out
from mirabilia.games.world.position import OVER, Position


class State(Position):
    """See `core.contract.State` for what each method promises."""

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        return (self.active,)

    def legal(self, seat: object) -> list[int]:
        if self.checked(seat) != self.active:
            return []
        moves = Moves()
        find_legal(self, moves)
        return [moves.codes[i] for i in range(moves.number)]

    def move(self, move: object) -> Fact:
        return notation.fact(move)

    def text(self, move: object) -> str:
        return notation.text(move)

    def parse(self, text: object, seat: object = None) -> int:
        return notation.parse(self, text, self.viewer(seat))

    def play(self, seat: object, move: object) -> None:
        acting = self.checked(seat)
        if type(move) is not int or not self.allows(acting, move):
            raise explain.refusal(self, acting, move)
        self.journal = []
        rules.play(self, move)

    def allows(self, seat: i64, move: int) -> bool:
        """Whether the move is legal for the seat now."""
        if seat != self.active or not 0 <= move < CODES:
            return False
        code: i64 = move
        moves = Moves()
        find_legal(self, moves)
        for i in range(moves.number):
            if moves.codes[i] == code:
                return True
        return False

    def events(self, seat: object) -> list[Fact]:
        self.viewer(seat)
        return events.told(self, self.journal or [])

    def view(self, seat: object) -> Json:
        return view.view(self, self.viewer(seat))

    def sample(self, seat: object, rng: Random) -> State:
        self.viewer(seat)
        new = self.copy()
        new.journal = None
        sample.redraw(new, Stream(rng.randrange(SEEDS)))
        return new

    def copy(self) -> State:
        new = State(self.setting)
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

    def checked(self, seat: object) -> i64:
        """The seat, if it is one."""
        if type(seat) is int:
            number: int = seat
            if 0 <= number < self.setting.players:
                return number
        raise IllegalMove(f"there is no seat {seat!r}; the seats are 0 to {self.setting.players - 1}")

    def viewer(self, seat: object) -> int | None:
        """The seat, if it is one, or None for a spectator."""
        return None if seat is None else self.checked(seat)
