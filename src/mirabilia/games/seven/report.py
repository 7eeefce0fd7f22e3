"""The journal of a move as events, as far as a seat may know them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import UNSET
from msgspec.structs import replace

from mirabilia.core.contract import Committed, Event, TakenBack
from mirabilia.games.seven import data, events, journal
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.edifice.projects import DEBT_VALUES
from mirabilia.games.seven.leaders.lookup import FIRST_LEADER
from mirabilia.games.seven.lookup import BOARD_IDS, BUILDINGS, PIECE_IDS
from mirabilia.games.seven.packing import note_on, piece_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.ranking import winners

SHEET = ("military", "treasury", "wonder", "blue", "yellow", "green", "purple", "leaders", "black", "edifice")
"""The lines of the score sheet, in the order of scoring.py."""
SOURCES = ("effect", "sale", "trade")

Entry = tuple[int, int, int, int]
VICTORY_VALUES = (0, 1, 3, 5)

OPEN: dict[int, Callable[[int, int, int], Event]] = {
    journal.BOARD: lambda seat, a, b: events.Board(seat, BOARD_IDS[a // 2], data.SIDES[a % 2]),
    journal.EDIFICE_LAID: lambda seat, a, b: events.EdificeLaid(EDIFICE_IDS[a]),
    journal.AGE_BEGUN: lambda seat, a, b: events.AgeBegun(a),
    journal.RECRUITMENT_BEGUN: lambda seat, a, b: events.RecruitmentBegun(a),
    journal.TURN_BEGUN: lambda seat, a, b: events.TurnBegun(a, b + 1),
    journal.COMMITTED: lambda seat, a, b: Committed(seat),
    journal.TAKEN_BACK: lambda seat, a, b: TakenBack(seat),
    journal.BUILT: lambda seat, a, b: events.Built(seat, PIECE_IDS[a]),
    journal.CHAINED: lambda seat, a, b: events.Chained(seat, PIECE_IDS[a], BUILDINGS[b]),
    journal.BUILT_FREE: lambda seat, a, b: events.BuiltFree(seat, PIECE_IDS[a]),
    journal.RECRUITED: lambda seat, a, b: events.Recruited(seat, PIECE_IDS[a]),
    journal.PAID: lambda seat, a, b: events.Paid(seat, a),
    journal.TRADED: lambda seat, a, b: events.Traded(seat, a, b),
    journal.GAINED: lambda seat, a, b: events.Gained(seat, a, SOURCES[b]),
    journal.LAST_CARD: lambda seat, a, b: events.LastCard(seat),
    journal.REVIVED: lambda seat, a, b: events.Revived(seat, PIECE_IDS[a]),
    journal.DECLINED: lambda seat, a, b: events.Declined(seat),
    journal.CHOSEN: lambda seat, a, b: events.Chosen(seat, a + 1, b),
    journal.PASSED: lambda seat, a, b: events.Passed("right" if a == 2 else "left"),
    journal.CONFLICTS: lambda seat, a, b: events.Conflicts(a),
    journal.DEFEAT: lambda seat, a, b: events.Defeat(seat, a),
    journal.AGE_ENDED: lambda seat, a, b: events.AgeEnded(a),
    journal.LEADER_BURIED: lambda seat, a, b: events.LeaderBuried(seat, PIECE_IDS[a]),
    journal.LEADER_COPIED: lambda seat, a, b: events.LeaderCopied(seat, PIECE_IDS[a]),
    journal.DEFEATS_DISCARDED: lambda seat, a, b: events.DefeatsDiscarded(seat, a),
    journal.TOKEN_TAKEN: lambda seat, a, b: events.TokenTaken(seat, VICTORY_VALUES[a]),
    journal.TOKEN_LOST: lambda seat, a, b: events.TokenLost(seat, VICTORY_VALUES[a]),
    journal.DIPLOMACY: lambda seat, a, b: events.Diplomacy(seat, a),
    journal.DIPLOMACY_USED: lambda seat, a, b: events.DiplomacyUsed(seat),
    journal.MUST_LOSE: lambda seat, a, b: events.MustLose(seat, a),
    journal.LOST_COINS: lambda seat, a, b: events.LostCoins(seat, a),
    journal.DEBT: lambda seat, a, b: events.Debt(seat, a),
    journal.JOINED: lambda seat, a, b: events.Joined(seat, EDIFICE_IDS[a]),
    journal.PAWN: lambda seat, a, b: events.Pawn(seat, a),
    journal.EDIFICE_BUILT: lambda seat, a, b: events.EdificeBuilt(EDIFICE_IDS[a]),
    journal.EDIFICE_FAILED: lambda seat, a, b: events.EdificeFailed(EDIFICE_IDS[a]),
    journal.CARD_LOST: lambda seat, a, b: events.CardLost(seat, PIECE_IDS[a]),
    journal.EDIFICE_DEBT: lambda seat, a, b: events.EdificeDebt(seat, int(DEBT_VALUES[a - 1])),
}
"""What everybody sees."""


class Reporter:
    """Tells the entries of a journal to one seat, or to a spectator."""

    def __init__(self, position: Position, viewer: int | None) -> None:
        self.position = position
        self.events: list[Event] = []
        self.knows = set() if viewer is None else {viewer}
        if viewer is not None and position.setting.teams:
            self.knows.add(viewer ^ 1)
        self.age = 0

    def tell(self, kind: int, seat: int, first: int, second: int) -> None:
        if kind == journal.CONFLICTS:
            self.age = first
        if kind in OPEN:
            self.events.append(OPEN[kind](seat, first, second))
        else:
            HIDDEN[kind](self, seat, first, second)

    def last(self) -> Event | None:
        """What was told last: some entries of a row become one event."""
        return self.events[-1] if self.events else None

    def victory(self, seat: int, other: int, tokens: int) -> None:
        self.events.append(events.Victory(seat, other, tokens, VICTORY_VALUES[self.age]))

    def staged(self, seat: int, packed: int, piece: int) -> None:
        stage, actor = piece_of(packed), note_on(packed)
        event = events.Staged(seat, BOARD_IDS[self.position.cities[seat].board], stage + 1)
        if actor in self.knows:
            name = PIECE_IDS[piece]
            event = replace(event, card=name) if piece < FIRST_LEADER else replace(event, leader=name)
        self.events.append(event)

    def sold(self, seat: int, piece: int, actor: int) -> None:
        kind = events.Sold if piece < FIRST_LEADER else events.SoldLeader
        self.events.append(kind(seat, PIECE_IDS[piece]) if actor in self.knows else kind(seat))

    def thrown(self, seat: int, piece: int, _: int) -> None:
        last = self.last()
        if isinstance(last, events.Thrown):
            self.events[-1] = replace(last, number=last.number + 1)
        else:
            self.events.append(events.Thrown(1))

    def dealt(self, seat: int, piece: int, _: int) -> None:
        if seat not in self.knows:
            return
        last, name = self.last(), PIECE_IDS[piece]
        if isinstance(last, events.LeadersDealt) and last.seat == seat:
            self.events[-1] = replace(last, leaders=(*last.leaders, name))
        else:
            self.events.append(events.LeadersDealt(seat, (name,)))

    def kept(self, seat: int, piece: int, _: int) -> None:
        if seat in self.knows:
            self.events.append(events.LeaderKept(seat, PIECE_IDS[piece]))

    def drew(self, seat: int, piece: int, _: int) -> None:
        last = self.last()
        if not isinstance(last, events.DrewLeaders) or last.seat != seat:
            last = events.DrewLeaders(seat, 0, () if seat in self.knows else UNSET)
            self.events.append(last)
        last = replace(last, number=last.number + 1)
        if last.leaders is not UNSET:
            last = replace(last, leaders=(*last.leaders, PIECE_IDS[piece]))
        self.events[-1] = last

    def returned(self, seat: int, piece: int, _: int) -> None:
        if seat in self.knows:
            self.events.append(events.LeaderReturned(seat, PIECE_IDS[piece]))

    def drawn(self, seat: int, piece: int, _: int) -> None:
        self.events.append(events.FreeCityDrew(seat, PIECE_IDS[piece] if seat in self.knows else UNSET))

    def scored(self, seat: int, line: int, points: int) -> None:
        last = self.last()
        if not isinstance(last, events.Scored):
            last = events.Scored(tuple({"total": 0} for _ in range(self.position.setting.players)))
            self.events.append(last)
        sheet = last.scores[seat]
        sheet[SHEET[line]] = points
        sheet["total"] += points

    def over(self, seat: int, _: int, __: int) -> None:
        self.events.append(events.Over(tuple(winners(self.position))))


HIDDEN: dict[int, Callable[[Reporter, int, int, int], None]] = {
    journal.VICTORY: Reporter.victory,
    journal.STAGED: Reporter.staged,
    journal.SOLD: Reporter.sold,
    journal.THROWN: Reporter.thrown,
    journal.DEALT_LEADERS: Reporter.dealt,
    journal.LEADER_KEPT: Reporter.kept,
    journal.DREW_LEADERS: Reporter.drew,
    journal.LEADER_RETURNED: Reporter.returned,
    journal.FREE_CITY_DREW: Reporter.drawn,
    journal.SCORED: Reporter.scored,
    journal.GAME_OVER: Reporter.over,
}
"""What needs more than the entry to be told, or is not for everybody."""


def report(position: Position, entries: Sequence[Entry], viewer: int | None) -> list[Event]:
    """The events in order, for a seat or for a spectator (None)."""
    reporter = Reporter(position, viewer)
    for entry in entries:
        reporter.tell(*entry)
    return reporter.events
