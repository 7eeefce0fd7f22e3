"""The journal of a move as events, as far as a seat may know them. Expansions have such tables in their `events.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from mirabilia.core.contract import Committed, Event, TakenBack
from mirabilia.core.facts import JournalEntry
from mirabilia.games.seven import data, events, journal, sheet
from mirabilia.games.seven.expansion import merged
from mirabilia.games.seven.lookup import BOARD_IDS, BUILDINGS, PIECE_IDS
from mirabilia.games.seven.notation import CARD, piece_kinds
from mirabilia.games.seven.packing import note_on, piece_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.ranking import allies_of, winners

SOURCES = ("effect", "sale", "trade")

VICTORY_VALUES = (0, 1, 3, 5)

Make: TypeAlias = Callable[[int, int, int], Event]
OPEN: dict[int, Make] = {
    journal.BOARD: lambda seat, a, b: events.Board(seat, BOARD_IDS[a // 2], data.SIDES[a % 2]),
    journal.AGE_BEGUN: lambda seat, a, b: events.AgeBegun(a),
    journal.TURN_BEGUN: lambda seat, a, b: events.TurnBegun(a, b + 1),
    journal.COMMITTED: lambda seat, a, b: Committed(seat),
    journal.TAKEN_BACK: lambda seat, a, b: TakenBack(seat),
    journal.BUILT: lambda seat, a, b: events.Built(seat, PIECE_IDS[a]),
    journal.CHAINED: lambda seat, a, b: events.Chained(seat, PIECE_IDS[a], BUILDINGS[b]),
    journal.BUILT_FREE: lambda seat, a, b: events.BuiltFree(seat, PIECE_IDS[a]),
    journal.PAID: lambda seat, a, b: events.Paid(seat, a),
    journal.TRADED: lambda seat, a, b: events.Traded(seat, a, b),
    journal.GAINED: lambda seat, a, b: events.Gained(seat, a, SOURCES[b]),
    journal.LAST_CARD: lambda seat, a, b: events.LastCard(seat),
    journal.REVIVED: lambda seat, a, b: events.Revived(seat, PIECE_IDS[a]),
    journal.LOOKED: lambda seat, a, b: events.Looked(seat),
    journal.DECLINED: lambda seat, a, b: events.Declined(seat),
    journal.CHOSEN: lambda seat, a, b: events.Chosen(seat, a + 1, b),
    journal.PASSED: lambda seat, a, b: events.Passed("right" if a == 2 else "left"),
    journal.CONFLICTS: lambda seat, a, b: events.Conflicts(a),
    journal.DEFEAT: lambda seat, a, b: events.Defeat(seat, a),
    journal.AGE_ENDED: lambda seat, a, b: events.AgeEnded(a),
    journal.DEFEATS_DISCARDED: lambda seat, a, b: events.DefeatsDiscarded(seat, a),
    journal.TOKEN_TAKEN: lambda seat, a, b: events.TokenTaken(seat, VICTORY_VALUES[a]),
    journal.TOKEN_LOST: lambda seat, a, b: events.TokenLost(seat, VICTORY_VALUES[a]),
    journal.LOST_COINS: lambda seat, a, b: events.LostCoins(seat, a),
}
"""What everybody sees."""


class PieceEvents(NamedTuple):
    """What is told of the uses that any kind of piece has."""

    sold: Callable[[int, str | UnsetType], Event]
    """Of the seat, and of the piece if the viewer may know it."""
    staged: Callable[[int, str, int, str], Event]
    """Of the seat, the board, the stage and the piece."""


class Reporter:
    """Tells the entries of a journal to one seat, or to a spectator."""

    def __init__(self, position: Position, viewer: int | None) -> None:
        self.position = position
        self.events: list[Event] = []
        self.knows = [] if viewer is None else allies_of(position, viewer)
        self.age = 0

    def tell(self, kind: int, seat: int, first: int, second: int) -> None:
        if kind == journal.CONFLICTS:
            self.age = first
        make = makers().get(kind)
        if make is not None:
            self.events.append(make(seat, first, second))
        else:
            tellers()[kind](self, seat, first, second)

    def last(self) -> Event | None:
        """What was told last: some entries of a row become one event."""
        return self.events[-1] if self.events else None

    def victory(self, seat: int, other: int, tokens: int) -> None:
        self.events.append(events.Victory(seat, other, tokens, VICTORY_VALUES[self.age]))

    def staged(self, seat: int, packed: int, piece: int) -> None:
        stage, actor = piece_of(packed), note_on(packed)
        board = BOARD_IDS[self.position.cities[seat].board]
        if actor in self.knows:
            self.events.append(piece_events()[piece_kinds()[piece]].staged(seat, board, stage + 1, PIECE_IDS[piece]))
        else:
            self.events.append(events.Staged(seat, board, stage + 1))

    def sold(self, seat: int, piece: int, actor: int) -> None:
        sold = piece_events()[piece_kinds()[piece]].sold
        self.events.append(sold(seat, PIECE_IDS[piece] if actor in self.knows else UNSET))

    def thrown(self, seat: int, piece: int, _: int) -> None:
        last = self.last()
        if isinstance(last, events.Thrown):
            self.events[-1] = replace(last, number=last.number + 1)
        else:
            self.events.append(events.Thrown(1))

    def scored(self, seat: int, line: int, points: int) -> None:
        last = self.last()
        if not isinstance(last, events.Scored):
            last = events.Scored(tuple({"total": 0} for _ in range(self.position.setting.players)))
            self.events.append(last)
        scores = last.scores[seat]
        scores[sheet.NAMES[line]] = points
        scores["total"] += points

    def over(self, seat: int, _: int, __: int) -> None:
        self.events.append(events.Over(tuple(winners(self.position))))


Tell: TypeAlias = Callable[[Reporter, int, int, int], None]
HIDDEN: dict[int, Tell] = {
    journal.VICTORY: Reporter.victory,
    journal.STAGED: Reporter.staged,
    journal.SOLD: Reporter.sold,
    journal.THROWN: Reporter.thrown,
    journal.SCORED: Reporter.scored,
    journal.GAME_OVER: Reporter.over,
}
"""What needs more than the entry to be told, or is not for everybody."""
PIECES = {CARD: PieceEvents(events.Sold, events.Staged)}
"""By the kind of a piece."""


@cache
def makers() -> dict[int, Make]:
    return merged(OPEN, "events", "OPEN")


@cache
def tellers() -> dict[int, Tell]:
    return merged(HIDDEN, "events", "HIDDEN")


@cache
def piece_events() -> dict[str, PieceEvents]:
    return merged(PIECES, "events", "PIECES")


def report(position: Position, entries: Sequence[JournalEntry], viewer: int | None) -> list[Event]:
    """The events in order, for a seat or for a spectator (None)."""
    reporter = Reporter(position, viewer)
    for entry in entries:
        reporter.tell(*entry)
    return reporter.events
