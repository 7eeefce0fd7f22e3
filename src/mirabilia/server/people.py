"""People over HTTP: a guest chooses a name, and looks after what belongs to it.

The secret that a browser has as a player proves who asks (`Authorization: Bearer SECRET`); pages of other sites never
have it, so they can ask for nothing in somebody's name.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody

from mirabilia.server import people_wire as wire
from mirabilia.server.access import LONGEST, Authorization, banned, bearer, hashed, no_secret
from mirabilia.server.lobby import allow, hub_of
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import deletion, passkeys, people, proofs
from mirabilia.tables.hub import Hub
from mirabilia.tables.people import Person, Progress
from mirabilia.tables.requests import Refused

PROGRESS_BODY = 128 * 1024
"""Bytes of what a browser knows of puzzles and lessons."""


def player_asking(hub: Hub, header: str | None) -> str:
    """The player whose browser asks, by the hash of its secret; Refused without one."""
    secret = bearer(header)
    if secret is None or len(secret) > LONGEST:
        raise no_secret()
    player = hashed(secret)
    if hub.bans.has("ban", player):
        raise banned()
    return player


def player_of(hub: Hub, secret: str | None) -> str:
    """The player who asks; Refused for a browser that was sent away."""
    player = player_asking(hub, secret)
    if player in hub.revoked:
        raise people.revoked()
    return player


async def person_asking(hub: Hub, header: str | None) -> tuple[Person, str]:
    """The person who asks, and by which player; Refused for a guest."""
    player = player_asking(hub, header)
    person = await asyncio.to_thread(people.person_of, hub.store, player)
    if person is None:
        raise no_person()
    return person, player


def no_person() -> Refused:
    return Refused("no_person", "nobody has made themselves known in this browser")


async def me(hub: Hub, person: str, player: str) -> wire.Me:
    """A person as they see themselves."""

    def read() -> wire.Me:
        found = people.person_with_id(hub.store, person)
        if found is None:
            raise no_person()
        devices = [
            wire.DeviceShown(one.id, one.label, one.added_at, one.used_at, one.player == player)
            for one in people.devices(hub.store, person)
            if one.revoked_at is None
        ]
        own_passkeys = [
            wire.PasskeyShown(one.credential, one.label, one.added_at, one.used_at)
            for one in passkeys.of_person(hub.store, person)
        ]
        has_phrase = proofs.has_phrase(hub.store, person)
        return wire.Me(
            found.person,
            found.name,
            found.made_at,
            found.consent,
            devices,
            own_passkeys,
            passkeys.available(),
            has_phrase,
        )

    return await asyncio.to_thread(read)


class MeController(Controller):
    path = "/api/me"
    tags = ("people",)

    @get("/", responses=DOCUMENTED)
    async def who_am_i(self, request: Request[Any, Any, Any], secret: Authorization = None) -> wire.WhoIAm:
        """Who has made themselves known in the browser that asks."""
        hub = hub_of(request)
        player = player_asking(hub, secret)
        person = await asyncio.to_thread(people.person_of, hub.store, player)
        if person is None:
            return wire.WhoIAm(None, player in hub.revoked)
        await asyncio.to_thread(people.note_use, hub.store, player)
        return wire.WhoIAm(await me(hub, person.person, player), False)

    @post("/", responses=DOCUMENTED)
    async def become(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PersonWish], secret: Authorization = None
    ) -> wire.Me:
        """Choose a name: what was played in this browser comes along."""
        hub = hub_of(request)
        player = player_asking(hub, secret)
        allow(request, "people")
        person = await asyncio.to_thread(people.make, hub.store, data.name, player, data.label)
        return await me(hub, person.person, player)

    @post("/change", status_code=200, responses=DOCUMENTED)
    async def change(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PersonChange], secret: Authorization = None
    ) -> wire.Me:
        """Another name, or what others may see."""
        hub = hub_of(request)
        person, player = await person_asking(hub, secret)
        allow(request, "changes")
        if data.name is not None:
            await asyncio.to_thread(people.rename, hub.store, person.person, data.name)
        if data.consent is not None:
            await asyncio.to_thread(people.set_consent, hub.store, person.person, data.consent)
        return await me(hub, person.person, player)

    @post("/devices/{device:str}/revoke", status_code=200, responses=DOCUMENTED)
    async def send_away(
        self, request: Request[Any, Any, Any], device: FromPath[str], secret: Authorization = None
    ) -> wire.WhoIAm:
        """Send a browser of one's own away, this one or another: it is nobody's any more."""
        hub = hub_of(request)
        person, player = await person_asking(hub, secret)
        allow(request, "changes")
        gone = await asyncio.to_thread(people.revoke, hub.store, person.person, device)
        await hub.heed_revocations()
        if gone.player == player:
            return wire.WhoIAm(None, True)
        return wire.WhoIAm(await me(hub, person.person, player), False)

    @post("/progress", status_code=200, responses=DOCUMENTED, request_max_body_size=PROGRESS_BODY)
    async def progress(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.ProgressSent], secret: Authorization = None
    ) -> wire.ProgressKept:
        """Put together what this browser and the others know of puzzles and lessons."""
        hub = hub_of(request)
        person, _ = await person_asking(hub, secret)
        allow(request, "changes")
        sent = Progress(data.puzzles, data.days, data.lessons)
        kept = await asyncio.to_thread(people.add_progress, hub.store, person.person, sent)
        return wire.ProgressKept(kept.puzzles, kept.days, kept.lessons)

    @post("/delete", status_code=204, responses=DOCUMENTED)
    async def delete(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.Deletion], secret: Authorization = None
    ) -> None:
        """Delete oneself with all that is known: names, chat, who sat where. The games stay, under nobody's name."""
        hub = hub_of(request)
        person, _ = await person_asking(hub, secret)
        allow(request, "changes")
        if data.name.strip() != person.name:
            raise Refused("wrong_name", "the name is another one", name=person.name)
        await asyncio.to_thread(deletion.forget, hub.store, person.person)
        await hub.obey()


class SeatPeopleController(Controller):
    path = "/api/tables/{table:str}/people"
    tags = ("people",)

    @get("/", responses=DOCUMENTED)
    async def at_table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> list[wire.SeatPerson]:
        """Which seats belong to people who have made themselves known."""
        allow(request, "profiles")
        hub = hub_of(request)
        seats = (await hub.table(table)).seats
        known = await asyncio.to_thread(people.persons_of, hub.store, [seat.player for seat in seats])
        return [
            wire.SeatPerson(number, known[seat.player].person, known[seat.player].name)
            for number, seat in enumerate(seats)
            if seat.secret and seat.player in known
        ]
