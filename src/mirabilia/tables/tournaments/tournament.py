"""A tournament as its log tells it: `apply` one entry after the other, and here it is. Nothing is checked here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from mirabilia.competition.standings import Played, Standing, shares, standings
from mirabilia.tables.ratings import BOT
from mirabilia.tables.tournaments import entries
from mirabilia.tables.tournaments.entries import Opened, TournamentLine

ARENA_WIN, ARENA_DRAW, STREAK = 2, 1, 2
"""Points in an arena; after so many wins in a row they are doubled until one does not win."""


class Entrant(Struct):
    who: str
    name: str
    is_in: bool = True
    """Whether they are still paired."""

    @property
    def bot(self) -> str | None:
        return bot_of(self.who)


def bot_of(who: str) -> str | None:
    """The bot of an entrant; None for a person."""
    return who.removeprefix(BOT).partition(" ")[0] if who.startswith(BOT) else None


class Meeting(Struct):
    """A table of the tournament."""

    table: str
    round: int
    players: tuple[str, ...]
    at: int
    ranks: tuple[int, ...] | None = None
    """None while it is being played."""
    absent: tuple[int, ...] = ()

    @property
    def shares(self) -> tuple[float, ...]:
        """What each has got: nobody who has not come is before somebody who has, and they get nothing."""
        marks = [(seat in self.absent, rank) for seat, rank in enumerate(self.ranks or ())]
        ranks = [1 + sum(other < mark for other in marks) for mark in marks]
        return tuple(0.0 if seat in self.absent else share for seat, share in enumerate(shares(ranks)))


class Row(Struct, frozen=True):
    """A line of the standings."""

    who: str
    place: int
    points: float
    standing: Standing | None
    """The tie-breaks; None in an arena."""
    wins: int
    played: int
    streak: bool = False
    """Whether the next win in the arena counts twice."""


class Tournament:
    def __init__(self, id: str, first: TournamentLine) -> None:
        opened = first.entry
        if not isinstance(opened, Opened):
            raise ValueError(f"the log of tournament {id} does not begin with its opening")
        self.id, self.opened, self.created_at = id, opened, first.at
        self.status = "open"
        """"open" until it begins, "running", "over", or "cancelled"."""
        self.entrants: dict[str, Entrant] = {}
        self.comings: Counter[str] = Counter()
        """How often each has joined."""
        self.order: list[str] = []
        """Once it has begun: the strongest first, and those who came later."""
        self.round, self.started_at = 0, 0
        self.meetings: dict[str, Meeting] = {}
        self.byes: list[tuple[int, str]] = []
        """Rounds and who had a bye."""
        self.seq, self.changed_at = 1, first.at

    def apply(self, line: TournamentLine) -> None:
        if line.seq != self.seq:
            raise ValueError(f"entry {line.seq} of tournament {self.id} does not follow {self.seq - 1}")
        APPLIED[type(line.entry)](self, line.entry, line.at)
        self.seq, self.changed_at = line.seq + 1, line.at

    def joined(self, entry: entries.Joined, at: int) -> None:
        self.entrants[entry.who] = Entrant(entry.who, entry.name)
        self.comings[entry.who] += 1
        if self.status == "running" and entry.who not in self.order:
            self.order.append(entry.who)

    def withdrawn(self, entry: entries.Withdrawn, at: int) -> None:
        if self.status == "open":
            self.entrants.pop(entry.who, None)
        elif entry.who in self.entrants:
            self.entrants[entry.who].is_in = False

    def started(self, entry: entries.Started, at: int) -> None:
        self.status, self.started_at, self.order = "running", at, list(entry.order)

    def paired(self, entry: entries.Paired, at: int) -> None:
        self.round = entry.round
        for table in entry.tables:
            self.meetings[table.table] = Meeting(table.table, entry.round, table.players, at)
        self.byes += [(entry.round, who) for who in entry.byes]

    def counted(self, entry: entries.Counted, at: int) -> None:
        meeting = self.meetings[entry.table]
        meeting.ranks, meeting.absent = entry.ranks, entry.absent

    def ended(self, entry: entries.Ended, at: int) -> None:
        self.status = "cancelled" if entry.cancelled else "over"

    # What one may ask.

    @property
    def is_arena(self) -> bool:
        return self.opened.format == "arena"

    @property
    def ends_at(self) -> int | None:
        """When the time of an arena is over."""
        return self.started_at + self.opened.minutes * 60_000 if self.is_arena and self.started_at else None

    def active(self) -> list[str]:
        """Those who are still paired, in their order."""
        return [who for who in self.order or self.entrants if self.entrants[who].is_in]

    def running(self) -> list[Meeting]:
        """The tables without a result."""
        return [meeting for meeting in self.meetings.values() if meeting.ranks is None]

    def table_of(self, who: str) -> Meeting | None:
        """Where somebody is expected now."""
        return next((meeting for meeting in self.running() if who in meeting.players), None)

    def games(self) -> list[Played]:
        """What has been played, by the numbers of the entrants in their order."""
        number = {who: place for place, who in enumerate(self.order)}
        told = [
            Played(
                meeting.round,
                tuple(number[who] for who in meeting.players),
                meeting.shares,
                tuple(number[meeting.players[seat]] for seat in meeting.absent),
            )
            for meeting in self.meetings.values()
            if meeting.ranks is not None
        ]
        return told + [Played(round, (number[who],), (1.0,)) for round, who in self.byes]

    def standings(self) -> list[Row]:
        """Everybody, the best first."""
        if self.is_arena:
            return arena_standings(self)
        over = self.round - (1 if any(meeting.round == self.round for meeting in self.running()) else 0)
        games = [game for game in self.games() if game.round <= over]
        rows = standings(range(len(self.order)), games, over)
        return [Row(self.order[row.entrant], row.place, row.points, row, row.wins, row.played) for row in rows]


def arena_standings(tournament: Tournament) -> list[Row]:
    """Two points for a win and one for a draw, twice as many after two wins in a row; then wins, then fewer games."""
    points, wins, played, streak = (dict.fromkeys(tournament.order, 0) for _ in range(4))
    for meeting in tournament.meetings.values():
        if meeting.ranks is None:
            continue
        for seat, (who, share) in enumerate(zip(meeting.players, meeting.shares, strict=True)):
            times = 2 if streak[who] >= STREAK else 1
            if share == 1:
                points[who] += ARENA_WIN * times
                wins[who] += 1
                streak[who] += 1
            else:
                points[who] += ARENA_DRAW * times if share else 0
                streak[who] = 0
            played[who] += seat not in meeting.absent
    mark = {who: (-points[who], -wins[who], played[who]) for who in tournament.order}
    return [
        Row(
            who,
            1 + sum(other < mark[who] for other in mark.values()),
            points[who],
            None,
            wins[who],
            played[who],
            streak[who] >= STREAK,
        )
        for who in sorted(tournament.order, key=mark.__getitem__)
    ]


APPLIED: dict[type, Callable[[Tournament, Any, int], None]] = {
    entries.Joined: Tournament.joined,
    entries.Withdrawn: Tournament.withdrawn,
    entries.Started: Tournament.started,
    entries.Paired: Tournament.paired,
    entries.Counted: Tournament.counted,
    entries.Ended: Tournament.ended,
}


def replayed(id: str, lines: Iterable[TournamentLine]) -> Tournament:
    """A tournament from its whole log."""
    rest = iter(lines)
    tournament = Tournament(id, next(rest))
    for line in rest:
        tournament.apply(line)
    return tournament
