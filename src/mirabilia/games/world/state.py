"""A game of World Wonders being played: the contract of `core.contract.State`, put together."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec.structs import replace
from mypy_extensions import i64

from mirabilia import games
from mirabilia.core.contract import Action, Event, Fact, Result
from mirabilia.core.states import whole
from mirabilia.core.stream import SEEDS, Stream
from mirabilia.games.world import actions, events, explain, notation, rules, sample, snapshot, view
from mirabilia.games.world.moves import Moves, find_legal
from mirabilia.games.world.playout import play_out
from mirabilia.games.world.position import OVER, Position
from mirabilia.games.world.views import Own, View

NAME: Final = "world"


class State(Position):
    """See `core.contract.State` for what each method promises."""

    _legal: list[int] | None = None
    """The legal moves, once they have been asked for."""
    _legal_at: i64 = 0
    """The number of changes at which that was."""

    secret: bool = False

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return tuple([(seat,) for seat in range(self.setting.players)])

    @property
    def solo(self) -> bool:
        return self.setting.solo != 0

    def to_act(self) -> tuple[int, ...]:
        if self.phase == OVER:
            return ()
        return (self.active,)

    def legal(self, seat: object) -> list[int]:
        if self.checked(seat) != self.active:
            return []
        return self.legal_now().copy()

    def legal_now(self) -> list[int]:
        """The legal moves of the player who decides, worked out once for each position."""
        if self._legal is None or self._legal_at != self.changes:
            moves = Moves()
            find_legal(self, moves)
            self._legal = [moves.codes[i] for i in range(moves.number)]
            self._legal_at = self.changes
        return self._legal

    def actions(self, seat: object) -> list[Action]:
        if self.checked(seat) != self.active:
            return []
        return actions.actions(self, self.legal_now())

    def move(self, move: object) -> Fact:
        return notation.fact(move)

    def text(self, move: object) -> str:
        return notation.text(move)

    def parse(self, text: object, seat: object = None) -> int:
        return notation.parse(self, text, self.viewer(seat))

    def play(self, seat: object, move: object) -> None:
        acting = self.checked(seat)
        code = whole(move)
        if code is None or acting != self.active or code not in self.legal_now():
            raise explain.refusal(self, acting, move if code is None else code)
        self.journal = []
        rules.play(self, code)

    def can_take_back(self, seat: object) -> bool:
        self.checked(seat)
        return False

    def take_back(self, seat: object) -> None:
        self.checked(seat)
        raise explain.nothing_to_take_back()

    def events(self, seat: object) -> list[Event]:
        self.viewer(seat)
        return events.events(self, self.journal or [])

    def view(self, seat: object) -> View:
        public = view.view(self)
        return public if seat is None else replace(public, own=self.own(seat))

    def own(self, seat: object) -> Own:
        """What only the seat may know."""
        return Own(self.checked(seat))

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
        number = whole(seat)
        if number is not None and 0 <= number < self.setting.players:
            return number
        raise explain.no_seat(seat, self.setting.players)

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
        return f"<world: round {self.round}, {explain.PHASES[self.phase]}, to act: {self.to_act()}>"
