"""How another browser becomes that of a person: by a link that works once, by words written down, or by a passkey.

Whoever asks proves itself as always (`Authorization: Bearer SECRET`): it is the browser that is to be let in, or one
that lets another in. What can be guessed is counted for each address.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from litestar import Controller, Request, post
from litestar.params import JSONBody

from mirabilia.server import people_wire as wire
from mirabilia.server.access import Authorization, banned
from mirabilia.server.lobby import Language, allow, hub_of
from mirabilia.server.people import me, person_asking, player_asking
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables import passkeys, people, proofs
from mirabilia.tables.hub import Hub
from mirabilia.tables.passkeys import NewPasskey, Signature
from mirabilia.tables.requests import Refused

AT_ONCE = asyncio.Semaphore(2)
"""Phrases hashed at the same time: each takes 16 MB."""


async def let_in(
    request: Request[Any, Any, Any], header: str | None, label: str, prove: Callable[[Hub], str | None]
) -> wire.Me:
    """Let the browser that asks be that of the person who is proved."""
    hub = hub_of(request)
    player = player_asking(hub, header)
    allow(request, "proofs")
    if player in hub.revoked:
        raise people.revoked()
    if await asyncio.to_thread(people.person_of, hub.store, player) is not None:
        raise people.already_somebody()
    async with AT_ONCE:
        person = await asyncio.to_thread(prove, hub)
    if person is None:
        raise proofs.used_up()
    if hub.bans.has("ban", *await asyncio.to_thread(people.players_of, hub.store, person)):
        raise banned()
    await asyncio.to_thread(people.add_device, hub.store, person, player, label)
    return await me(hub, person, player)


class JoiningController(Controller):
    path = "/api/me"
    tags = ("people",)

    @post("/link", status_code=200, responses=DOCUMENTED)
    async def give_link(self, request: Request[Any, Any, Any], secret: Authorization = None) -> wire.LinkGiven:
        """A link to let another browser in: once, within ten minutes; it makes an older one void."""
        hub = hub_of(request)
        person, _ = await person_asking(hub, secret)
        allow(request, "changes")
        return wire.LinkGiven(*await asyncio.to_thread(proofs.give, hub.store, "link", person.person))

    @post("/join", status_code=200, responses=DOCUMENTED)
    async def join(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.LinkTaken], secret: Authorization = None
    ) -> wire.Me:
        """Become the person of a link; what was played as a guest comes along."""
        return await let_in(request, secret, data.label, lambda hub: proofs.take(hub.store, "link", data.link))

    @post("/phrase", status_code=200, responses=DOCUMENTED)
    async def give_phrase(
        self, request: Request[Any, Any, Any], secret: Authorization = None, lang: Language = "en"
    ) -> wire.PhraseGiven:
        """New words to write down. They count when they have been confirmed, and those before until then."""
        hub = hub_of(request)
        person, _ = await person_asking(hub, secret)
        allow(request, "proofs")
        async with AT_ONCE:
            words = await asyncio.to_thread(proofs.new_phrase, hub.store, person.person, lang)
        return wire.PhraseGiven(list(words))

    @post("/phrase/confirm", status_code=200, responses=DOCUMENTED)
    async def confirm_phrase(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PhraseTyped], secret: Authorization = None
    ) -> wire.Me:
        """Show that the words are written down."""
        hub = hub_of(request)
        person, player = await person_asking(hub, secret)
        allow(request, "proofs")
        async with AT_ONCE:
            await asyncio.to_thread(proofs.confirm_phrase, hub.store, person.person, data.phrase)
        return await me(hub, person.person, player)

    @post("/recover", status_code=200, responses=DOCUMENTED)
    async def recover(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PhraseTyped], secret: Authorization = None
    ) -> wire.Me:
        """Become the person who has written these words down."""
        return await let_in(request, secret, data.label, lambda hub: proofs.person_with_phrase(hub.store, data.phrase))

    @post("/passkeys/begin", status_code=200, responses=DOCUMENTED)
    async def begin_passkey(
        self, request: Request[Any, Any, Any], secret: Authorization = None
    ) -> wire.PasskeyChallenge:
        """What a new passkey of one's own is made with."""
        hub, origin = hub_of(request), origin_of(request)
        person, _ = await person_asking(hub, secret)
        allow(request, "changes")
        challenge = await asyncio.to_thread(passkeys.challenge, hub.store, person.person)
        known = [one.credential for one in await asyncio.to_thread(passkeys.of_person, hub.store, person.person)]
        return wire.PasskeyChallenge(challenge, passkeys.site_of(origin), person.person, person.name, known)

    @post("/passkeys", status_code=200, responses=DOCUMENTED)
    async def add_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PasskeyMade], secret: Authorization = None
    ) -> wire.Me:
        """Keep a passkey that the browser has made."""
        hub, origin = hub_of(request), origin_of(request)
        person, player = await person_asking(hub, secret)
        allow(request, "changes")
        new = NewPasskey(data.id, data.client_data, data.attestation)
        await asyncio.to_thread(passkeys.add, hub.store, person.person, origin, new, data.label)
        return await me(hub, person.person, player)

    @post("/passkeys/remove", status_code=200, responses=DOCUMENTED)
    async def remove_passkey(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PasskeyNamed], secret: Authorization = None
    ) -> wire.Me:
        """Forget a passkey: it lets nobody in any more."""
        hub = hub_of(request)
        person, player = await person_asking(hub, secret)
        allow(request, "changes")
        await asyncio.to_thread(passkeys.remove, hub.store, person.person, data.passkey)
        return await me(hub, person.person, player)

    @post("/enter/begin", status_code=200, responses=DOCUMENTED)
    async def begin_entering(
        self, request: Request[Any, Any, Any], secret: Authorization = None
    ) -> wire.PasskeyChallenge:
        """What a passkey signs to let this browser in."""
        hub, origin = hub_of(request), origin_of(request)
        player_asking(hub, secret)
        allow(request, "proofs")
        challenge = await asyncio.to_thread(passkeys.challenge, hub.store, None)
        return wire.PasskeyChallenge(challenge, passkeys.site_of(origin), "", "", [])

    @post("/enter", status_code=200, responses=DOCUMENTED)
    async def enter(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PasskeySigned], secret: Authorization = None
    ) -> wire.Me:
        """Become the person whose passkey has signed."""
        signed = Signature(data.id, data.client_data, data.authenticator_data, data.signature)
        origin = origin_of(request)
        return await let_in(
            request, secret, data.label, lambda hub: passkeys.person_who_signed(hub.store, origin, signed)
        )


def origin_of(request: Request[Any, Any, Any]) -> str:
    """The site whose page asks, which is this server or one it was told of: passkeys are for a site."""
    origin: str | None = request.headers.get("origin")
    if not origin or not passkeys.site_of(origin):
        raise Refused("no_origin", "passkeys are for pages: the request names no site")
    return origin
