"""A game replayed: the moments between which its players decided, and the decisions to analyse.

Where all choose at the same time, a moment lasts until all have chosen: everybody decides from the same position,
without what the others have chosen already, whatever the order in the record.
"""

from __future__ import annotations

from bisect import bisect_left
from operator import attrgetter
from typing import Final, Literal, TypeAlias

import msgspec

from mirabilia import games
from mirabilia.bots.analysis.decision_analysis import AnalysisTask
from mirabilia.bots.contract import Budget
from mirabilia.bots.playouts import share
from mirabilia.core import record as records
from mirabilia.core.contract import Fact, Game, Json, Seat, State
from mirabilia.core.facts import kind_of
from mirabilia.core.record import Record

Cards: TypeAlias = Literal["seat", "open"]
SEAT: Final = "seat"
OPEN: Final = "open"
CARDS: Final[tuple[Cards, ...]] = (SEAT, OPEN)
"""Every decision as its seat could know it, or with open cards."""
Cause: TypeAlias = Literal["others", "luck"]
OTHERS: Final = "others"
LUCK: Final = "luck"
"""What changes expectations besides the move one makes: what others choose at the same time, and chance."""
LEVEL = "master"
SEATS = 8
MOMENT = attrgetter("before")


class AnalysisSettings(msgspec.Struct, frozen=True):
    """How a game is to be analysed."""

    cards: Cards = SEAT
    level: str = LEVEL
    budget: Budget = Budget(seconds=0.2)
    first: int = 1
    """The first and the last move of interest, counted from 1."""
    last: int | None = None
    seat: Seat | None = None
    """Whose moves are graded; None for all."""


class Decision(msgspec.Struct, frozen=True):
    """A position in which a seat decides, as it is analysed."""

    position: bytes
    """Its snapshot as JSON: it is seldom needed, and small."""
    seat: Seat
    step: int
    """The number of the move made there, counted from 1."""
    played: str | None
    past: tuple[tuple[Seat, int], ...]

    @property
    def snapshot(self) -> Json:
        snapshot: Json = msgspec.json.decode(self.position)
        return snapshot


class Moment(msgspec.Struct):
    """A position in which nothing chosen is still secret, and the decisions that tell what it is worth."""

    acting: int
    """How many seats have to act."""
    decisions: dict[Seat, int] = {}
    """For each seat that has to decide the number of its decision; seats with one move only are left out."""


class AnalysedMove(msgspec.Struct):
    """A move of the game."""

    step: int
    seat: Seat
    text: str
    fact: Fact
    before: int
    """The number of the moment it belongs to, and of the one after it: the same while it is secret."""
    after: int
    decision: int | None
    """The number of its decision; None if there was nothing to decide, or it was taken back."""
    has_luck: bool = False
    """Whether chance came in with it, such as a card that was turned up."""


class GameReplay(msgspec.Struct):
    """A game as the analysis goes through it. It holds no game that could be played on: a worker can make one of a
    record that may be anything, and whoever gets it has little to read."""

    game: str
    players: tuple[str, ...]
    moments: list[Moment]
    moves: list[AnalysedMove]
    decisions: list[Decision]
    ending: tuple[float, ...] | None
    """What each seat has got in the end; None if the game is not over."""

    @classmethod
    def of(cls, record: Record, game: Game) -> GameReplay:
        """The replay of a record; RecordError if it cannot be played."""
        replaying = Replaying(game, record.start(game))
        for step in records.play(record, game):
            entry = step.entry
            replaying.add(entry.seat, step.before, step.before.parse(entry.text, entry.seat), step.after)
        ending = replaying.close()
        return cls(game.name, record.players, replaying.moments, replaying.moves, replaying.decisions, ending)

    # What one may ask.

    def moves_of_interest(self, settings: AnalysisSettings) -> list[AnalysedMove]:
        """The moves of interest."""
        last = len(self.moves) if settings.last is None else settings.last
        return self.moves[max(0, settings.first - 1) : last]

    def needed(self, settings: AnalysisSettings) -> list[int]:
        """The numbers of the decisions to analyse, in the order in which the report needs them."""
        moves = self.moves_of_interest(settings)
        whole = slice(moves[0].before, self.next_known(moves[-1].before + 1) + 1) if moves else slice(-1, None)
        moments = self.moments[whole]
        numbers = {number for moment in moments for number in moment.decisions.values()}
        numbers |= {move.decision for move in moves if move.decision is not None and self.is_judged(move, settings)}
        return sorted(numbers)

    def next_known(self, number: int) -> int:
        """The first moment from one on that has a value of its own: before it everything happened by itself."""
        last = len(self.moments) - 1
        return next((at for at in range(number, last) if self.moments[at].decisions), last)

    def causes(self, move: AnalysedMove) -> tuple[Cause, ...]:
        """What else has changed the expectation of who made a move, until there was something to decide again."""
        moments = range(move.before, self.next_known(move.before + 1))
        first, last = (bisect_left(self.moves, at, key=MOMENT) for at in (moments.start, moments.stop))
        meanwhile = self.moves[first:last]
        others = any(one.seat != move.seat and one.decision is not None for one in meanwhile)
        luck = any(one.has_luck for one in meanwhile)
        return (*((OTHERS,) if others else ()), *((LUCK,) if luck else ()))

    def is_judged(self, move: AnalysedMove, settings: AnalysisSettings) -> bool:
        return settings.seat is None or move.seat == settings.seat

    def task(self, number: int, settings: AnalysisSettings) -> AnalysisTask:
        """A decision as a task for the analysis."""
        decision = self.decisions[number]
        judged = settings.seat is None or decision.seat == settings.seat
        return AnalysisTask(
            game=self.game,
            players=len(self.players),
            position=decision.snapshot,
            seat=decision.seat,
            level=settings.level,
            seed=decision.step * SEATS + decision.seat,
            budget=settings.budget,
            is_open=settings.cards == OPEN,
            played=decision.played if judged else None,
            past=decision.past,
        )


class Replaying:
    """A game while it is replayed: what is needed of its last moment alone."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.moments: list[Moment] = []
        self.moves: list[AnalysedMove] = []
        self.decisions: list[Decision] = []
        self.past: list[tuple[Seat, int]] = []
        self.is_simultaneous = False
        """Whether what one has chosen is a secret of one's own."""
        self.begin(state)

    def begin(self, state: State) -> None:
        """A new moment."""
        self.moments.append(Moment(len(state.to_act())))
        self.state = state
        self.own: dict[Seat, list[int]] = {}
        """The moves each seat has made since, while they are secret."""
        self.unsaid: dict[Seat, list[int]] = {}
        """The steps of these moves."""

    def add(self, seat: Seat, before: State, move: int, after: State) -> None:
        """One more move."""
        number = len(self.moments) - 1
        self.is_simultaneous |= len(before.to_act()) > 1
        step, text = len(self.moves) + 1, before.text(move)
        decides = seat in before.to_act() and len(before.legal(seat)) > 1
        decision = self.decide(seat, step, text) if decides else None
        secret = is_pending(before, after, seat)
        if seat not in before.to_act():
            self.take_back(seat)
        self.own.setdefault(seat, []).append(move)
        self.unsaid.setdefault(seat, []).append(step)
        self.moves.append(
            AnalysedMove(
                step,
                seat,
                text,
                before.move(move),
                number,
                number if secret else number + 1,
                decision,
                brings_luck(self.game, after),
            )
        )
        self.past.append((seat, move))
        if not secret:
            self.begin(after)

    def decide(self, seat: Seat, step: int, text: str | None) -> int:
        """Note a decision; its number."""
        known = tuple(one for one in self.past if one[0] == seat or not self.is_simultaneous)
        position = msgspec.json.encode(self.as_seat(seat).snapshot())
        self.decisions.append(Decision(position, seat, step, text, known))
        number = len(self.decisions) - 1
        if not self.own.get(seat):
            self.moments[-1].decisions[seat] = number
        return number

    def as_seat(self, seat: Seat) -> State:
        """The position as it is for a seat: with what it has chosen itself since, without what others have."""
        state = self.state.copy()
        for move in self.own.get(seat, ()):
            state.play(seat, move)
        return state

    def take_back(self, seat: Seat) -> None:
        """A choice taken back was none: the next one counts."""
        for step in self.unsaid.get(seat, ()):
            self.moves[step - 1].decision = None

    def close(self) -> tuple[float, ...] | None:
        """What each seat has got. Who has still to decide in a game that is not over is asked what it is worth."""
        for seat in self.state.to_act():
            if seat not in self.moments[-1].decisions and not self.own.get(seat):
                self.decide(seat, len(self.moves) + 1, None)
        result = self.state.result()
        return None if result is None else tuple(share(result, seat) for seat in range(self.state.players))


def brings_luck(game: Game, after: State) -> bool:
    """Whether chance has come in with the last move, as far as anybody could see."""
    kinds = games.plugin(game.name).chance or game.revelations
    return any(kind_of(event) in kinds for seat in (None, *range(after.players)) for event in after.events(seat))


def is_pending(before: State, after: State, seat: Seat) -> bool:
    """Whether a move is a choice that waits for others to choose. Some turns happen without anybody seeing a thing:
    then those have to decide again who had decided."""
    waiting = {*before.to_act(), seat}
    return after.secret and bool(after.to_act()) and waiting.issuperset(after.to_act())
