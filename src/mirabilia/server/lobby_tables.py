"""The tables of the lobby, as far as a process knows them, and how they and one's own games are shown."""

from __future__ import annotations

import heapq
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Any

from mirabilia.server.lobby_wire import InvitationShown, LobbyTable
from mirabilia.server.wire import OwnGame
from mirabilia.tables.entries import Created
from mirabilia.tables.invitations import Invitation
from mirabilia.tables.store import Summary
from mirabilia.tables.table import Table

SHOWN = 100
"""Tables that are shown: those with a free seat first, then those that were opened last."""
KNOWN = 1000
"""Tables that are known here: what is shown is chosen from them."""


class ListedTables:
    """Public tables of all processes; `changed` is called when what there is to show may be another."""

    def __init__(self, changed: Callable[[], None]) -> None:
        self.changed = changed
        self.known: OrderedDict[str, tuple[int, LobbyTable | None]] = OrderedDict()
        """The next entry of the log of each, and None for one that is not in the lobby any more."""
        self.shown: dict[str, LobbyTable] = {}
        """What those who look were told."""

    def row(self, id: str) -> LobbyTable | None:
        return self.known.get(id, (0, None))[1]

    def learn(self, id: str, seq: int, row: LobbyTable | None) -> None:
        """How a table is, unless that is known better already."""
        before = self.known.get(id)
        if before is not None and before[0] > seq:
            return
        self.known[id] = seq, row
        self.known.move_to_end(id)
        while len(self.known) > 2 * KNOWN:
            self.known.popitem(last=False)
        if before is None or before[1] != row:
            self.changed()

    def changes(self) -> tuple[list[LobbyTable], list[str]]:
        """Tables that are new or otherwise, and those that are gone, since this was asked last."""
        rows = [row for _, row in self.known.values() if row is not None]
        if len(rows) > SHOWN:
            rows = heapq.nlargest(SHOWN, rows, key=lambda row: (row.status == "waiting", row.created_at))
        there = {row.table: row for row in rows}
        tables = [row for id, row in there.items() if self.shown.get(id) != row]
        gone = [id for id in self.shown if id not in there]
        self.shown = there
        return tables, gone


def lobby_table(table: Table) -> LobbyTable | None:
    """A table as the lobby shows it; None if it has no place there any more."""
    names = [name if seat.taken else None for name, seat in zip(table.names(), table.seats, strict=True)]
    return listed(table.id, table.status, table.created, names, table.created_at)


def summarized(summary: Summary, created: Created) -> LobbyTable | None:
    """The same from what the database has of it."""
    return listed(summary.table, summary.status, created, summary.seats, summary.created_at)


def listed(id: str, status: str, created: Created, names: list[str | None], created_at: int) -> LobbyTable | None:
    if status == "over" or waits_for_some_alone(status, created, names):
        return None
    shown: Any = status
    return LobbyTable(
        id,
        created.game,
        shown,
        names,
        created.options,
        created.clock,
        created.hints,
        created.rated,
        [None] * len(names),
        created_at,
    )


def waits_for_some_alone(status: str, created: Created, names: Iterable[str | None]) -> bool:
    """Whether every free seat is kept for somebody, as in a tournament: nobody else can join."""
    kept = [plan.is_kept for plan, name in zip(created.seats, names, strict=True) if name is None]
    return status == "waiting" and all(kept)


def own_game(table: Table, seats: list[int], record: str | None = None) -> OwnGame:
    """A table as those who sit there see it in their list."""
    deadlines = (table.clocks.deadline(seat) for seat in table.to_act())
    return OwnGame(
        table.id,
        table.status,
        table.created.game,
        list(table.names()),
        list(table.to_act()),
        seats,
        table.changed_at,
        min((at for at in deadlines if at is not None), default=None),
        record,
    )


def invitation_shown(invitation: Invitation, table: Table) -> InvitationShown:
    return InvitationShown(invitation.invitation, invitation.name, table.id, table.created.game, table.created.clock)
