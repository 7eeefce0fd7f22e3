"""A game of 7 Wonders being played: the contract of `core.contract.State`, put together."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from msgspec.structs import replace
from mypy_extensions import i64

from mirabilia import games
from mirabilia.core.contract import Action, Event, Fact, Result
from mirabilia.core.states import whole
from mirabilia.core.stream import SEEDS, Stream
from mirabilia.games.seven import actions, explain, notation, ranking, report, rules, sample, snapshot, view, views
from mirabilia.games.seven.codes import BACK, Moves, code
from mirabilia.games.seven.journal import COMMITTED, TAKEN_BACK
from mirabilia.games.seven.playout import play_out
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.refusals import no_seat, nothing_to_take_back

NAME: Final = "seven"
TAKE_BACK: Final = code(BACK, 0)
"""Not among the legal moves: taking back is a request of its own. Records and logs note it as a move, `back`."""


class State(Position):
    """See `core.contract.State` for what each method promises."""

    _legal: dict[int, list[int]] | None = None
    """The legal moves of the seats that have been asked for."""
    _legal_at: i64 = 0
    """The number of changes at which that was."""

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        teams = [tuple(ranking.allies_of(self, seat)) for seat in range(self.setting.players)]
        return tuple(dict.fromkeys(teams))

    @property
    def solo(self) -> bool:
        return False

    @property
    def secret(self) -> bool:
        if self.phase < 0 or self.journal is None:
            return False
        for kind, _, _, _ in self.journal:
            if kind != COMMITTED and kind != TAKEN_BACK:
                return False
        return True

    def to_act(self) -> tuple[int, ...]:
        seats: list[int] = []
        for seat in range(self.setting.players):
            if rules.city_to_choose(self, seat) >= 0:
                seats.append(seat)
        return tuple(seats)

    def legal(self, seat: object) -> list[int]:
        return self.legal_now(self.checked(seat)).copy()

    def legal_now(self, seat: i64) -> list[int]:
        """The legal moves of a seat, worked out once for each position."""
        if self._legal is None or self._legal_at != self.changes:
            self._legal = {}
            self._legal_at = self.changes
        known = self._legal.get(seat)
        if known is not None:
            return known
        moves = Moves()
        rules.find_legal(self, seat, moves)
        codes = [int(moves.codes[i]) for i in range(moves.number)]
        self._legal[seat] = codes
        return codes

    def actions(self, seat: object) -> list[Action]:
        acting = self.checked(seat)
        return actions.actions(self, acting, self.legal_now(acting))

    def move(self, move: object) -> Fact:
        return notation.fact(move)

    def text(self, move: object) -> str:
        return notation.text(move)

    def parse(self, text: object, seat: object = None) -> int:
        return explain.parsed(self, text, self.viewer(seat))

    def play(self, seat: object, move: object) -> None:
        acting = self.checked(seat)
        chosen = whole(move)
        if chosen == TAKE_BACK:
            self.take_back(acting)
            return
        if chosen is None or chosen not in self.legal_now(acting):
            raise explain.refusal(self, acting, move if chosen is None else chosen)
        self.journal = []
        rules.play(self, acting, chosen)
        if self.secret:
            self.keep_legal_of_others(acting)

    def keep_legal_of_others(self, seat: i64) -> None:
        """A choice made in secret, or taken back, changes nothing for the others."""
        if self._legal is not None:
            self._legal.pop(seat, None)
            self._legal_at = self.changes

    def can_take_back(self, seat: object) -> bool:
        return rules.can_take_back(self, self.checked(seat))

    def take_back(self, seat: object) -> None:
        acting = self.checked(seat)
        if not rules.can_take_back(self, acting):
            raise nothing_to_take_back()
        self.journal = []
        rules.play(self, acting, TAKE_BACK)
        self.keep_legal_of_others(acting)

    def events(self, seat: object) -> list[Event]:
        return report.report(self, self.journal or [], self.viewer(seat))

    def view(self, seat: object) -> views.View:
        viewer = self.viewer(seat)
        shown = view.public(self)
        return shown if viewer is None else replace(shown, own=view.own(self, viewer))

    def own(self, seat: object) -> views.Own:
        """What only the seat may know: the private part of its view."""
        return view.own(self, self.checked(seat))

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
        number = whole(seat)
        if number is not None and 0 <= number < self.setting.players:
            return number
        raise no_seat(seat, self.setting.players)

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
        return f"<seven: Age {self.age}, turn {self.turn + 1}, {explain.awaited(self, -1)}, to act: {self.to_act()}>"
