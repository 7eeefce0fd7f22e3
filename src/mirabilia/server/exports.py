"""All that a server knows of a person, as one file for themselves: it is sent game by game, however many there are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Controller, Request, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

import mirabilia
from mirabilia.core.contract import Json
from mirabilia.server.access import Authorization
from mirabilia.server.lobby import allow, hub_of
from mirabilia.server.people import person_asking
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import people, redaction
from mirabilia.tables.entries import Said
from mirabilia.tables.people import Person
from mirabilia.tables.profiles import played_by
from mirabilia.tables.schema import GAME, OWN, metadata
from mirabilia.tables.store import Store
from mirabilia.tables.table import replayed
from mirabilia.tables.tournaments import store as tournaments

NAME = "mirabilia.json"
ONE_AT_ONCE = asyncio.Semaphore(1)
"""Games of downloads that are played again at the same time: somebody may have thousands of them."""
ELSEWHERE = {"players", "results", "persons", "person_keys", "recovery", "one_time"}
"""Tables with rows of a person that are told in another form, or hold nothing but hashes of secrets."""
SECRET = {"source"}
"""Columns that nobody is told."""
EXPORT = DOCUMENTED | {
    200: ResponseSpec(dict[str, Any], description="Everything", generate_examples=False, media_type="application/json")
}


class ExportController(Controller):
    path = "/api/me/export"
    tags = ("people",)

    @get("/", responses=EXPORT)
    async def export(self, request: Request[Any, Any, Any], secret: Authorization = None) -> Stream:
        """Everything there is about me: person, devices, results, and the record of every game I sat at."""
        hub = hub_of(request)
        person, _ = await person_asking(hub, secret)
        allow(request, "exports")
        headers = {"Content-Disposition": f'attachment; filename="{NAME}"'}
        return Stream(written(hub.store, person), media_type="application/json", headers=headers)


async def written(store: Store, person: Person) -> AsyncIterator[bytes]:
    head = msgspec.json.encode(await asyncio.to_thread(about, store, person))
    yield head[:-1] + b',"tables":['
    players = await asyncio.to_thread(people.players_of, store, person.person)
    tables = await asyncio.to_thread(store.of_players, players)
    for number, summary in enumerate(tables):
        async with ONE_AT_ONCE:
            one = await asyncio.to_thread(at_table, store, summary.table, frozenset(players))
        yield (b"," if number else b"") + msgspec.json.encode(one)
    yield b"]}\n"


def about(store: Store, person: Person) -> Json:
    """All but the games: also what other parts of the server keep of a person or a player of theirs."""
    devices = [
        {field: getattr(one, field) for field in ("label", "added_at", "used_at", "revoked_at")}
        for one in people.devices(store, person.person)
    ]
    further: Json = {}
    mine = [person.person, *people.players_of(store, person.person)]
    with store.reaching(), store.engine.connect() as connection:
        for rows in metadata.sorted_tables:
            own = [column.in_(mine) for column in rows.c if column.info in (OWN, GAME)]
            if own and rows.name not in ELSEWHERE:
                told = [column for column in rows.c if not column.info and column.name not in SECRET]
                found = connection.execute(sa.select(*told).where(sa.or_(*own)))
                further[rows.name] = [dict(row) for row in found.mappings()]
    return {
        "mirabilia": mirabilia.__version__,
        "person": msgspec.to_builtins(person),
        "devices": devices,
        **further,
        "took_part": tournaments.joined_by(store, person.person),
        "results": [
            {
                "table": one.table,
                "game": one.game,
                "ended_at": one.ended_at,
                "ending": one.ending,
                "seat": one.seat,
                "outcome": one.outcome,
                "ranks": one.ranks,
                "points": one.points,
                "accuracy": one.accuracy,
            }
            for one in played_by(store, people.players_of(store, person.person))
        ],
    }


def at_table(store: Store, id: str, players: frozenset[str]) -> Json:
    """A table at which somebody sits or sat: what they said there and, when the game is over, its record."""
    table = replayed(id, store.load(id))
    seats = [number for number, seat in enumerate(table.seats) if seat.player in players]
    said = [line.entry for line in table.said if isinstance(line.entry, Said) and line.entry.seat in seats]
    return {
        "table": id,
        "game": table.created.game,
        "status": table.status,
        "created_at": table.created_at,
        "seats": seats,
        "said": [entry.text for entry in said],
        "record": redaction.record(table),
    }
