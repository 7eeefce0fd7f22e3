"""Notifications without a page: really encrypted, really sent, and readable by the browser alone."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread
from typing import Any

import pytest

from mirabilia.server import push
from mirabilia.tables import subscriptions
from mirabilia.tables.store import Store
from tests.server.lobby_client import LobbyClient
from tests.server.process import Server
from tests.waiting import LONG, until

pytestmark = pytest.mark.skipif(not push.is_installed(), reason="the extra push is not installed")
SOON = {"mirabilia.server.push.LATER_SECONDS": 0.1}


class Receiver:
    """A push service on this machine; what it gets can be fetched, and it answers as it is told to."""

    def __init__(self) -> None:
        self.got: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.put((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(receiver.status)
                self.send_header("Location", f"{receiver.origin}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.origin = f"http://127.0.0.1:{self.server.server_address[1]}"
        Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """What a browser keeps to itself when it subscribes."""

    def __init__(self, receiver: Receiver, name: str) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec

        self.endpoint = f"{receiver.origin}/{name}"
        self.private, self.auth = ec.generate_private_key(ec.SECP256R1()), name.encode().ljust(16, b"-")
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        self.point = self.private.public_key().public_bytes(encoding, form)

    @property
    def wish(self) -> dict[str, str]:
        return {"endpoint": self.endpoint, "key": push.text_of(self.point), "auth": push.text_of(self.auth)}

    def read(self, body: bytes) -> Any:
        import http_ece

        clear = http_ece.decrypt(body, private_key=self.private, auth_secret=self.auth, version="aes128gcm")
        return json.loads(clear)


class Pushing(Server):
    constants = SOON


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    running = Receiver()
    yield running
    running.close()


@pytest.fixture(scope="module")
def pushing(receiver: Receiver, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("push")
    running = Pushing(f"sqlite:///{folder / 'tables.sqlite'}", push_services=[receiver.origin])
    yield running
    running.stop()


def signed_by(key: str, authorization: str) -> dict[str, Any]:
    """What the server says of itself, if the signature is that of the key it has told browsers."""
    from cryptography.hazmat.primitives.asymmetric import ec, utils
    from cryptography.hazmat.primitives.hashes import SHA256

    fields = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert fields["k"] == key
    signed, _, signature = fields["t"].rpartition(".")
    raw = push.raw_of(signature)
    pair = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.raw_of(key))
    public.verify(pair, signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(base64.urlsafe_b64decode(signed.split(".")[1] + "=="))
    return claims


def test_whoever_has_no_page_open_is_told_that_it_is_their_turn(pushing: Server, receiver: Receiver) -> None:
    key = pushing.http.get("/api/push").json()["key"]
    with LobbyClient(pushing) as anna, LobbyClient(pushing) as bruno:
        table = pushing.open_table(None, None, clock={"kind": "days", "amount": 2})
        secrets = [anna.sit(table, "Anna"), bruno.sit(table, "Bruno")]
    phone = Browser(receiver, "phone")
    assert bruno.post("/api/push/subscriptions", **phone.wish, lang="it") == 204
    assert pushing.http.get("/api/push").json()["key"] == key
    with pushing.connect(table, secrets[0]) as seat:
        while seat.table["to_act"] != [1]:
            assert seat.ask("move", text=seat.legal[0])["is"] == "done"
        path, headers, body = receiver.got.get(timeout=LONG)
        assert path == "/phone"
        assert headers["content-encoding"] == "aes128gcm"
        claims = signed_by(key, headers["authorization"])
        assert claims["aud"] == receiver.origin
        assert claims["sub"].startswith(("mailto:", "https:"))
        told = phone.read(body)
        assert told == {"title": "Tocca a te.", "body": "7 Wonders Duel: Anna", "tag": table, "path": f"/t/{table}"}
        for private in (table, "Anna", bruno.player):
            assert private.encode() not in body
        with pushing.connect(table, secrets[1]) as other:  # who is there needs no notice
            while other.table["to_act"] != [0]:
                other.ask("move", text=other.legal[0])
            while seat.table["to_act"] != [1]:
                if not seat.legal:
                    seat.hear()
                else:
                    seat.ask("move", text=seat.legal[0])
    assert receiver.got.empty()


def test_an_invitation_comes_to_whoever_is_not_there(pushing: Server, receiver: Receiver, tmp_path: Path) -> None:
    with LobbyClient(pushing) as anna, LobbyClient(pushing) as bruno:
        first = pushing.open_table(None, None, None, game="seven")
        anna.sit(first, "Anna")
        bruno.sit(first, "Bruno")
        laptop = Browser(receiver, "laptop")
        assert bruno.post("/api/push/subscriptions", **laptop.wish) == 204
    with LobbyClient(pushing, anna.player) as anna:
        (friend,) = anna.get("/api/player/met")
        table = pushing.open_table(None, None)
        anna.sit(table, "Anna")
        until(lambda: not anna.get("/api/player/met")[0]["here"])
        assert anna.ask("invite", table=table, who=friend["who"])["is"] == "done"
        told = laptop.read(receiver.got.get(timeout=LONG)[2])
        assert told["title"] == "Anna invites you to play"
        assert told["path"] == f"/t/{table}"
        receiver.status = 410  # the browser is not there any more
        again = pushing.open_table(None, None)
        anna.sit(again, "Anna")
        anna.ask("invite", table=again, who=friend["who"])
        receiver.got.get(timeout=LONG)
        receiver.status = 201
        store = Store(pushing.database)
        until(lambda: not subscriptions.of_players(store, [push_player(bruno.player)]))
        store.close()


def test_a_table_of_a_tournament_calls_whoever_is_not_there(pushing: Server, receiver: Receiver) -> None:
    with LobbyClient(pushing) as anna:
        pass
    assert anna.post("/api/me", name="Annalisa") == 201
    tablet = Browser(receiver, "tablet")
    assert anna.post("/api/push/subscriptions", **tablet.wish, lang="it") == 204
    clock = {"kind": "game", "amount": 300, "lost": True}
    wish = {"name": "Coppa", "game": "duel", "format": "swiss", "rounds": 1, "clock": clock}
    cup = pushing.http.post("/api/tournaments", json=wish, headers=anna.proof).json()["tournament"]
    for what, fields in (("join", {}), ("bots", {"bot": "random"}), ("start", {})):
        assert anna.post(f"/api/tournaments/{cup}/{what}", **fields) == 200
    told = tablet.read(receiver.got.get(timeout=LONG)[2])
    (meeting,) = pushing.http.get(f"/api/tournaments/{cup}").json()["tables"]
    path = f"/t/{meeting['table']}"
    assert told == {
        "title": "Il tuo tavolo è pronto",
        "body": "7 Wonders Duel: Coppa",
        "tag": meeting["table"],
        "path": path,
    }


def push_player(secret: str) -> str:
    from mirabilia.server.access import hashed

    return hashed(secret)


def test_subscriptions_are_checked_limited_and_ended(pushing: Server, receiver: Receiver) -> None:
    with LobbyClient(pushing) as anna:
        pass
    wish = Browser(receiver, "first").wish
    for wrong in (
        {"endpoint": "https://127.0.0.1/x"},
        {"endpoint": "https://evil.example/x"},
        {"key": "AAAA"},
        {"auth": "AAAA"},
        {"key": "%%%"},
        {"lang": "de"},
        {"strange": 1},
    ):
        assert anna.post("/api/push/subscriptions", **{**wish, **wrong}) == 400, wrong
    assert pushing.http.post("/api/push/subscriptions", json=wish).status_code == 401
    for number in range(subscriptions.MOST + 3):
        assert anna.post("/api/push/subscriptions", **Browser(receiver, f"browser{number}").wish) == 204
    store = Store(pushing.database)
    own = subscriptions.of_players(store, [push_player(anna.player)])
    assert len(own) == subscriptions.MOST
    with LobbyClient(pushing) as zeno:
        assert zeno.post("/api/push/unsubscribe", endpoint=own[0].endpoint) == 204
    assert len(subscriptions.of_players(store, [push_player(anna.player)])) == subscriptions.MOST
    for one in own:
        assert anna.post("/api/push/unsubscribe", endpoint=one.endpoint) == 204
    assert subscriptions.of_players(store, [push_player(anna.player)]) == []
    store.close()
