"""Whoever is expected at a table of a tournament is told, wherever they are: on any page, and with none open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from mirabilia.server.lobby_room import LobbyRoom
from mirabilia.server.lobby_wire import Called
from mirabilia.tables import people
from mirabilia.tables.hub import Hub
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table
from mirabilia.tables.tournaments.arbiter import Arbiter


class TournamentCalls:
    """Belongs to one event loop."""

    def __init__(self, hub: Hub, room: LobbyRoom, arbiter: Arbiter) -> None:
        self.hub, self.room, self.arbiter = hub, room, arbiter
        self.on_absent: Callable[[Collection[str], Called], None] = lambda players, call: None
        """Called when a table waits for somebody who has no page open."""

    def open(self) -> None:
        self.hub.observers.append(self.observe)

    def observe(self, table: Table) -> None:
        """A table has just been opened: call everybody for whom a seat is kept."""
        if table.created.tournament and table.seq == 1:
            self.room.start(self.call(table))

    async def call(self, table: Table) -> None:
        tournament = await self.arbiter.look(table.created.tournament)
        call = called(table, tournament.opened.name, self.hub.now())
        for plan in table.created.seats:
            if plan.person:
                players = await asyncio.to_thread(people.players_of, self.hub.store, plan.person)
                self.room.deliver(players, call)
                if not any(map(self.room.is_there, players)):
                    self.on_absent(players, call)

    async def waiting(self, player: str) -> list[Called]:
        """The tables at which somebody is expected who has just come."""
        if not self.arbiter.expected:
            return []
        person = await asyncio.to_thread(people.person_of, self.hub.store, player)
        result = []
        for name, id in self.arbiter.tables_of(person.person) if person else ():
            try:
                table = await self.hub.look_up(id)
            except Refused:
                continue  # it is being opened: then one is called
            if table.status == "waiting" and any(
                plan.person == person.person and not seat.taken  # type: ignore[union-attr]
                for plan, seat in zip(table.created.seats, table.seats, strict=True)
            ):
                result.append(called(table, name, self.hub.now()))
        return result


def called(table: Table, name: str, now: int) -> Called:
    left = max(0, table.created_at + 1000 * table.created.arrival - now)
    return Called(table.id, table.created.game, table.created.tournament, name, left)
