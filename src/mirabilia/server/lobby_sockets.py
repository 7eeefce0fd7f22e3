"""Whoever is in the lobby, over a WebSocket: what there is, what changes, and what they ask for."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from mirabilia import games
from mirabilia.server.access import banned, hashed
from mirabilia.server.limits import Limits
from mirabilia.server.lobby_guest import LobbyGuest
from mirabilia.server.lobby_room import LobbyRoom
from mirabilia.server.lobby_wire import (
    InvitationAnswered,
    Invited,
    InviteFrame,
    LobbyFrame,
    LobbyHello,
    LobbyPing,
    LookFrame,
    PairFrame,
    ReplyFrame,
    ShowFrame,
    UnpairFrame,
)
from mirabilia.server.problems import no_database, problem
from mirabilia.server.visits import Visit, hold
from mirabilia.tables import acquaintances, invitations, people
from mirabilia.tables.hub import Hub
from mirabilia.tables.messages import Done, Pong, Refusal
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Unavailable

HELLO = msgspec.json.Decoder(LobbyHello)
FRAME: msgspec.json.Decoder[LobbyFrame] = msgspec.json.Decoder(LobbyFrame)


class Connection:
    """One client in the lobby."""

    def __init__(self, visit: Visit, guest: LobbyGuest, language: str) -> None:
        app = visit.app
        self.room: LobbyRoom = app.lobby
        self.hub: Hub = app.hub
        self.limits: Limits = app.limits
        self.guest, self.language, self.person = guest, language, visit.person

    async def answer(self, frame: LobbyFrame) -> None:
        """Do what a frame asks, and say so."""
        if isinstance(frame, LobbyPing):
            self.guest.send(Pong(frame.id))
            return
        try:
            self.limits.take("frames", self.person)
            await self.do(frame)
        except Refused as refusal:
            self.refuse(frame.id, refusal)
        except Unavailable:
            self.refuse(frame.id, no_database())
        else:
            self.guest.send(Done(frame.id, None))

    def refuse(self, id: str, refusal: Refused) -> None:
        answer = problem(refusal, self.language)
        self.guest.send(Refusal(id, answer.refusal, answer.message, answer.fields))

    async def do(self, frame: LobbyFrame) -> None:
        if isinstance(frame, LookFrame):
            if frame.on and not self.guest.looks:
                self.guest.send(self.room.lobby())
            self.guest.looks = frame.on
        elif isinstance(frame, ShowFrame):
            self.room.show(self.guest, await self.own_name(frame.name) if frame.on else "")
        elif isinstance(frame, UnpairFrame):
            self.room.desk.stop(self.guest)
        elif isinstance(frame, PairFrame):
            await self.pair(frame)
        elif isinstance(frame, InviteFrame):
            await self.invite(frame)
        elif isinstance(frame, ReplyFrame):
            await self.reply(frame)

    async def pair(self, frame: PairFrame) -> None:
        player = self.player()
        if frame.game not in games.playable():
            raise Refused("no_game", f"there is no game {frame.game!r}", game=frame.game)
        self.limits.take("pairings", self.person)
        name = people.checked_name(frame.name)
        if self.hub.bans.has("ban", player):
            raise banned()
        await self.room.desk.pair(self.guest, frame.game, frame.pace, name)

    async def invite(self, frame: InviteFrame) -> None:
        player = self.player()
        self.limits.take("invitations", self.person)
        if self.hub.bans.has("mute", player, self.person):
            raise Refused("muted", "whoever runs this server does not let you write to others")
        other = await asyncio.to_thread(acquaintances.known_as, self.hub.store, player, frame.who)
        if other is None:
            raise Refused("nobody", "there is nobody you have met who is called that")
        await self.room.invite(player, other.players[0], await self.hub.look_up(frame.table))

    async def reply(self, frame: ReplyFrame) -> None:
        player = self.player()
        args = (self.hub.store, player, frame.invitation, frame.accepts)
        invitation = await asyncio.to_thread(invitations.answer, *args)
        if invitation is None:
            return
        met = await asyncio.to_thread(acquaintances.met, self.hub.store, invitation.inviter)
        name = next((one.name for one in met if player in one.players), "")
        players = await asyncio.to_thread(invitations.browsers_of, self.hub.store, [invitation.inviter])
        self.room.deliver(players, InvitationAnswered(invitation.table, name, frame.accepts))

    def player(self) -> str:
        """Who asks: for that one has to have said so."""
        if not self.guest.player:
            raise Refused("no_secret", "the secret of the player is needed")
        return self.guest.player

    async def own_name(self, name: str) -> str:
        """A name under which one can be seen: nobody is taken for somebody who has made themselves known."""
        shown = people.checked_name(name)
        other = await asyncio.to_thread(people.person_named, self.hub.store, shown)
        own = await asyncio.to_thread(people.person_of, self.hub.store, self.guest.player)
        if other is not None and (own is None or own.person != other.person):
            raise people.person_taken(shown)
        return shown


@websocket("/api/lobby")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    await hold(socket, meet)


async def meet(visit: Visit) -> None:
    """Hear who comes, and be there for them until they go."""
    said = await visit.hello(HELLO, "the first frame says who comes")
    if said is None:
        return
    hello, room = said[0], visit.app.lobby
    player = hashed(hello.player) if hello.player else ""
    if visit.app.hub.bans.has("ban", player):
        raise banned()
    players = await asyncio.to_thread(people.same_person, room.store, player) if player else []
    if player and not players:
        raise people.revoked()
    guest = LobbyGuest(visit.write, player, players, hello.looks, visit.hang_up)
    connection = Connection(visit, guest, hello.lang)
    if hello.shown:
        with suppress(Refused):  # then one is there all the same, unseen
            guest.name = await connection.own_name(hello.name)
    if hello.looks:
        guest.send(room.lobby())
    room.enter(guest)
    try:
        if player:
            for invitation in await room.waiting_invitations(player):
                guest.send(Invited(invitation))
            for call in await visit.app.calls.waiting(player):
                guest.send(call)
        async for frame in visit.requests(FRAME, connection.refuse):
            await connection.answer(frame)
    finally:
        room.exit(guest)
