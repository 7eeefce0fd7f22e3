"""A game of 7 Wonders being played: the contract of `core.contract.State`, put together."""

from __future__ import annotations

from random import Random
from typing import Any

from mypy_extensions import i64

from mirabilia.core.contract import Fact, IllegalMove, Json, Result
from mirabilia.core.stream import SEEDS, Stream
from mirabilia.games.seven import events, explain, notation, rules, sample, snapshot, view
from mirabilia.games.seven.codes import CODES, Moves
from mirabilia.games.seven.playout import play_out
from mirabilia.games.seven.position import Position


class State(Position):
    """See `core.contract.State` for what each method promises."""

    def to_act(self) -> tuple[int, ...]:
        found: list[int] = []
        for seat in range(self.setting.players):
            if rules.city_to_choose(self, seat) >= 0:
                found.append(seat)
        return tuple(found)

    def legal(self, seat: object) -> list[int]:
        moves = Moves()
        rules.find_legal(self, self.checked(seat), moves)
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
        rules.play(self, acting, move)

    def allows(self, seat: i64, move: int) -> bool:
        """Whether the move is legal for the seat now."""
        if not 0 <= move < CODES:
            return False
        code: i64 = move
        moves = Moves()
        rules.find_legal(self, seat, moves)
        for i in range(moves.number):
            if moves.codes[i] == code:
                return True
        return False

    def events(self, seat: object) -> list[Fact]:
        return events.told(self, self.journal or [], self.viewer(seat))

    def view(self, seat: object) -> Json:
        return view.view(self, self.viewer(seat))

    def sample(self, seat: object, rng: Random) -> State:
        viewer = self.viewer(seat)
        new = self.copy()
        new.journal = None  # it may tell of what the seat has not seen
        sample.redraw(new, viewer, Stream(rng.randrange(SEEDS)))
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
