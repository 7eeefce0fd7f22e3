"""Notifications for those who have no page open (Web Push): it is their turn, or somebody invites them.

What is said is encrypted for the browser alone, and says no more than its owner would see anyway: which table, who sits
there. Push services learn that this server has something to say to a browser, and when.
"""

from __future__ import annotations

import asyncio
import base64
import logging
import ssl
from collections import OrderedDict
from collections.abc import Collection
from http import HTTPStatus
from importlib.util import find_spec
from typing import Any
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import JSONBody

from mirabilia.core.describe import texts
from mirabilia.server import acquaintances_wire as wire
from mirabilia.server.access import Authorization
from mirabilia.server.lobby import allow, hub_of, person_asking
from mirabilia.server.lobby_room import LobbyRoom
from mirabilia.server.lobby_wire import Called
from mirabilia.server.people import player_of
from mirabilia.server.problems import DOCUMENTED
from mirabilia.server.push_endpoints import WrongEndpoint, checked, origin_of
from mirabilia.server.push_endpoints import post as post_to
from mirabilia.tables import invitations, subscriptions
from mirabilia.tables.hub import Hub
from mirabilia.tables.invitations import Invitation
from mirabilia.tables.requests import Refused
from mirabilia.tables.room import source_of
from mirabilia.tables.subscriptions import Subscription
from mirabilia.tables.table import Table

LATER_SECONDS = 15.0
"""After which somebody is told whose turn it is and who has not looked: most are at the table, or come back."""
KEEP_SECONDS = 86_400
"""How long a push service keeps what a browser does not fetch."""
WAITING = 1000
"""Notices that wait to be sent; more are not sent at all."""
SENDERS = 2
REMEMBERED = 10_000
GONE = (HTTPStatus.NOT_FOUND, HTTPStatus.GONE)
"""With which a push service says that a browser is not there any more."""

log = logging.getLogger(__name__)


def is_installed() -> bool:
    """Whether there is what encrypts: it comes with the extra `push`."""
    return find_spec("pywebpush") is not None


class Notice(msgspec.Struct, frozen=True):
    """What a browser is told."""

    title: str
    body: str
    tag: str
    """The next notice with the same tag takes its place."""
    path: str
    """The page that is opened."""


class PushService:
    """Belongs to one event loop."""

    def __init__(self, hub: Hub, room: LobbyRoom, trusted: Collection[str], contact: str) -> None:
        self.hub, self.room, self.trusted, self.contact = hub, room, frozenset(trusted), contact
        self.store = hub.store
        self.loop = asyncio.get_running_loop()
        self.waiting: asyncio.Queue[tuple[frozenset[str], str, dict[str, Any]]] = asyncio.Queue(WAITING)
        self.told: OrderedDict[tuple[str, int], None] = OrderedDict()
        """Seats that were told, or will be soon, that it is their turn; they are told once."""
        self.keys: tuple[str, str] | None = None
        """Private and public."""

    def open(self) -> None:
        self.room.on_turn = self.note_turn
        self.room.on_absent = self.invite
        for _ in range(SENDERS):
            self.room.start(self.keep_sending())

    # What there is to tell.

    def note_turn(self, table: Table) -> None:
        """Somebody else has to act: tell them later if they have not come by then."""
        acting = set(table.to_act()) if table.status == "playing" else set()
        for seat in range(len(table.seats)):
            known = (table.id, seat) in self.told
            if seat not in acting:
                self.told.pop((table.id, seat), None)
            elif not known and table.seats[seat].human and table.seats[seat].player:
                self.told[table.id, seat] = None
                self.loop.call_later(LATER_SECONDS, self.remind, table, seat)
        while len(self.told) > REMEMBERED:
            self.told.popitem(last=False)

    def remind(self, table: Table, seat: int) -> None:
        """It is still their turn, and they are not there."""
        if (table.id, seat) not in self.told or self.hub.closing:
            return
        live, player = self.hub.live.get(table.id), table.seats[seat].player
        is_here = live is not None and seat in live.viewers(table)
        if table.status == "playing" and seat in table.to_act() and not is_here and not self.room.is_there(player):
            names = [name for number, name in enumerate(table.names()) if number != seat]
            fields = {"game": table.created.game, "names": names, "table": table.id}
            self.tell([player], "web-notice-turn", fields)

    def invite(self, players: frozenset[str], invitation: Invitation, table: Table) -> None:
        fields = {"game": table.created.game, "names": [], "table": table.id, "name": invitation.name}
        self.tell(players, "web-invited", fields)

    def call(self, players: Collection[str], call: Called) -> None:
        """A table of a tournament waits for somebody."""
        self.tell(players, "web-called", {"game": call.game, "names": [call.name], "table": call.table})

    def tell(self, players: Collection[str], key: str, fields: dict[str, Any]) -> None:
        """Send a notice to the browsers of players, when it is its turn."""
        try:
            self.waiting.put_nowait((frozenset(players), key, fields))
        except asyncio.QueueFull:
            log.warning("push", extra={"fields": {"error": "too many notices"}})

    async def keep_sending(self) -> None:
        while True:
            players, key, fields = await self.waiting.get()
            try:
                await asyncio.to_thread(self.send_all, players, key, fields)
            except Exception as error:  # one browser, one service or the database: the next notice is sent all the same
                log.warning("push", extra={"fields": {"error": type(error).__name__}})

    # What blocks, so it runs in threads.

    def send_all(self, players: frozenset[str], key: str, fields: dict[str, Any]) -> None:
        own = invitations.browsers_of(self.store, players)
        for one in subscriptions.of_players(self.store, own):
            try:
                self.send(one, notice(one.language, key, fields))
            except (OSError, ssl.SSLError, WrongEndpoint) as error:
                log.info("push", extra={"fields": {"error": type(error).__name__}})

    def send(self, subscription: Subscription, what: Notice) -> None:
        """Encrypt a notice for a browser and hand it to its push service."""
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        info = {"endpoint": subscription.endpoint, "keys": {"p256dh": subscription.key, "auth": subscription.auth}}
        body = WebPusher(info).encode(msgspec.json.encode(what))["body"]
        claims = {"aud": origin_of(urlsplit(subscription.endpoint)), "sub": self.contact}
        signed: dict[str, str] = Vapid02.from_raw(self.own_keys()[0].encode()).sign(claims)
        headers = {
            "Authorization": signed["Authorization"],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEEP_SECONDS),
            "Urgency": "high",
        }
        status = post_to(subscription.endpoint, body, headers, self.trusted)
        if status in GONE:
            subscriptions.drop(self.store, subscription.endpoint)
        elif status >= HTTPStatus.BAD_REQUEST:
            log.warning("push", extra={"fields": {"status": status}})

    def own_keys(self) -> tuple[str, str]:
        """The keys by which push services know this server, made when they are needed first."""
        if self.keys is None:
            private = subscriptions.private_key(self.store, new_private_key)
            self.keys = private, public_key(private)
        return self.keys


def new_private_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return text_of(vapid.private_key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """As browsers want it: the point on the curve."""
    from py_vapid import Vapid02

    numbers = Vapid02.from_raw(private.encode()).public_key.public_numbers()
    return text_of(b"\x04" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big"))


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def notice(language: str, key: str, fields: dict[str, Any]) -> Notice:
    """What is told, in words."""
    text = texts(language)
    parts = [text(f"{fields['game']}-title"), ", ".join(fields["names"])]
    title = text(key, name=fields.get("name", ""))
    return Notice(title, ": ".join(filter(None, parts)), fields["table"], f"/t/{fields['table']}")


class PushController(Controller):
    path = "/api/push"
    tags = ("players",)

    @get("/", responses=DOCUMENTED)
    async def key(self, request: Request[Any, Any, Any]) -> wire.PushKey:
        """The key with which a browser subscribes; null where the server cannot send notifications."""
        push: PushService | None = request.app.state.push
        return wire.PushKey(None if push is None else (await asyncio.to_thread(push.own_keys))[1])

    @post("/subscriptions", status_code=204, responses=DOCUMENTED)
    async def subscribe(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PushWish], secret: Authorization = None
    ) -> None:
        """Tell a browser from now on."""
        hub, push = hub_of(request), request.app.state.push
        player = player_of(hub, secret)
        allow(request, "subscriptions")
        if push is None:
            raise Refused("no_push", "this server cannot send notifications")
        try:
            checked(data.endpoint, push.trusted)
            check_keys(data)
        except ValueError:
            raise Refused("push_service", "that is no push service this server talks to") from None
        new = Subscription(player, data.endpoint, data.key, data.auth, data.lang)
        source = await asyncio.to_thread(source_of, hub.store, person_asking(request))
        await asyncio.to_thread(subscriptions.keep, hub.store, new, hub.now(), source)

    @post("/unsubscribe", status_code=204, responses=DOCUMENTED)
    async def unsubscribe(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.PushEnd], secret: Authorization = None
    ) -> None:
        """Tell a browser nothing any more."""
        hub = hub_of(request)
        player = player_of(hub, secret)
        allow(request, "subscriptions")
        await asyncio.to_thread(subscriptions.drop, hub.store, data.endpoint, player)


def check_keys(data: wire.PushWish) -> None:
    """A ValueError unless the keys are such: a point on the curve, and 16 bytes."""
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    EllipticCurvePublicKey.from_encoded_point(SECP256R1(), raw_of(data.key))
    if len(raw_of(data.auth)) != 16:
        raise ValueError("not 16 bytes")


def raw_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
