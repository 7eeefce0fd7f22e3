"""A game of 7 Wonders Duel being played: the contract of `core.contract.State`, put together."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec
from mypy_extensions import i64

from mirabilia import games
from mirabilia.core.contract import Action, Event, Fact, Result
from mirabilia.core.states import whole
from mirabilia.core.stream import SEEDS, Stream
from mirabilia.games.duel import actions, events, explain, notation, rules, sample, snapshot, view
from mirabilia.games.duel.journal import Journal
from mirabilia.games.duel.moves import Moves, find_legal, listed
from mirabilia.games.duel.playout import play_out
from mirabilia.games.duel.position import OVER, Position
from mirabilia.games.duel.views import Own, View

NAME: Final = "duel"
NOBODY: Final[tuple[int, ...]] = ()
FIRST: Final[tuple[int, ...]] = (0,)
SECOND: Final[tuple[int, ...]] = (1,)


class State(Position):
    """See `core.contract.State` for what each method promises."""

    players: int = 2
    teams: tuple[tuple[int, ...], ...] = ((0,), (1,))
    solo: bool = False
    secret: bool = False
    _moves: Moves | None = None
    """The legal moves, once they have been asked for."""
    _moves_at: i64 = 0
    """The number of changes at which that was."""

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return NOBODY
        return SECOND if self.active else FIRST

    def legal(self, seat: object) -> list[int]:
        if self.checked(seat) != self.active:
            return []
        return listed(self.legal_now())

    def legal_now(self) -> Moves:
        """The legal moves of the acting seat, worked out once for each position."""
        moves = self._moves
        if moves is None:
            moves = Moves()
            self._moves = moves
        elif self._moves_at == self.changes:
            return moves
        find_legal(self, moves)
        self._moves_at = self.changes
        return moves

    def actions(self, seat: object) -> list[Action]:
        if self.checked(seat) != self.active:
            return []
        return actions.actions(self, listed(self.legal_now()))

    def move(self, move: object) -> Fact:
        return notation.fact(move)

    def text(self, move: object) -> str:
        return notation.text(move)

    def parse(self, text: object, seat: object = None) -> int:
        return notation.parse(self, text, self.viewer(seat))

    def play(self, seat: object, move: object) -> None:
        acting = self.checked(seat)
        code = whole(move)
        if code is None or acting != self.active or not self.legal_now().has(code):
            raise explain.refusal(self, acting, move if code is None else code)
        self.journal = Journal()
        rules.play(self, code)

    def can_take_back(self, seat: object) -> bool:
        self.checked(seat)
        return False

    def take_back(self, seat: object) -> None:
        self.checked(seat)
        raise explain.nothing_to_take_back()

    def events(self, seat: object) -> list[Event]:
        return events.seen_by(self.journal.entries() if self.journal else [], self.viewer(seat))

    def view(self, seat: object) -> View:
        viewer = self.viewer(seat)
        public = view.public_view(self)
        return public if viewer is None else msgspec.structs.replace(public, own=view.own(self, viewer))

    def own(self, seat: object) -> Own:
        """What only the seat may know."""
        return view.own(self, self.checked(seat))

    def sample(self, seat: object, rng: Random) -> State:
        viewer = self.viewer(seat)
        new = self.copy()
        new.journal = None  # it may tell of what the seat has not seen
        sample.redraw(new, viewer, Stream(rng.randrange(SEEDS)))
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

    def checked(self, seat: object) -> i64:
        """The seat, if it is one."""
        number = whole(seat)
        if number is not None and 0 <= number < 2:
            return number
        raise explain.no_seat(seat)

    def viewer(self, seat: object) -> int | None:
        """The seat, if it is one, or None for a spectator."""
        return None if seat is None else self.checked(seat)

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return games.unpickled, (NAME, self.snapshot(), self.journal)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.snapshot() == other.snapshot()

    def __repr__(self) -> str:
        return f"<duel: Age {self.age}, {explain.CHOICES[self.phase]}, to act: {self.to_act()}>"
