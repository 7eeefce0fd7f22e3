"""The lobby under attack: frames nobody should send, floods, waiting under many names, addresses to be lured to."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from mirabilia.server.limits import ADDRESS, FRAMES
from mirabilia.server.push_endpoints import LONGEST, PinnedConnection, WrongEndpoint, checked, public_address
from tests.attacks.scale import scale
from tests.server.lobby_client import LobbyClient
from tests.server.process import Server, send_at_once
from tests.waiting import LONG

KINDS = ("look", "show", "pair", "unpair", "invite", "reply", "ping", "dance", "")
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    2**60,
    "",
    "x" * 3000,
    "duel",
    "quick",
    "\u202e\ud800",
    [],
    {},
    [[[[]]]],
    {"a": {}},
)
FIELDS = ("on", "name", "game", "pace", "table", "who", "invitation", "accepts", "id", "strange")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has in real life."""
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('lobby') / 'tables.sqlite'}", generous=1)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path_factory.mktemp('lobby') / 'tables.sqlite'}")
    yield running
    running.stop()


def test_frames_that_nobody_should_send_are_refused_and_nothing_else_happens(generous: Server) -> None:
    chance = Random(7)
    with LobbyClient(generous) as zeno, LobbyClient(generous) as other:
        for _ in range(scale(300, 20_000)):
            fields = {chance.choice(FIELDS): chance.choice(VALUES) for _ in range(chance.randrange(5))}
            zeno.socket.send(json.dumps({"do": chance.choice(KINDS), **fields}))
        for frame in ("", "{", "[]", '{"do": {}}', '{"do": "pair"', "\0" * 100, "[" * 5000):
            zeno.socket.send(frame)
        assert zeno.ask("ping")["is"] == "pong"
        assert other.ask("ping")["is"] == "pong"
    assert generous.http.get("/health").status_code == 200


@pytest.mark.parametrize("hello", ["", "{", '{"player": 7}', '{"player": "' + "x" * 500 + '"}', '{"hidden": true}'])
def test_whoever_does_not_say_hello_is_sent_away(strict: Server, hello: str) -> None:
    with connect(f"ws://127.0.0.1:{strict.port}/api/lobby", proxy=None, open_timeout=LONG) as socket:
        socket.send(hello)
        with pytest.raises(ConnectionClosed, match="4400"):
            socket.recv(timeout=LONG)


def test_pages_of_other_sites_do_not_get_in(strict: Server) -> None:
    address = f"ws://127.0.0.1:{strict.port}/api/lobby"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, proxy=None, additional_headers={"Origin": "https://evil.example"})


def test_a_flood_of_frames_is_cut_off(strict: Server) -> None:
    with LobbyClient(strict) as zeno, suppress(ConnectionClosed):
        send_at_once(zeno.socket, b'{"do": "ping"}', 5 * FRAMES[0])
        while True:
            zeno.hear()
    assert zeno.socket.protocol.close_code == 4429


def test_waiting_and_inviting_are_limited(strict: Server) -> None:
    """And nobody waits twice: a new wish takes the place of the one before."""
    with LobbyClient(strict) as zeno:
        answers = [zeno.ask("pair", game="world", pace="days", name="Zeno") for _ in range(int(ADDRESS["pairings"][0]))]
        zeno.until(lambda: zeno.pools)
        assert [pool["waiting"] for pool in zeno.pools] == [1]
        answers.append(zeno.ask("pair", game="world", pace="days", name="Zeno"))
        assert [answer["is"] for answer in answers] == ["done"] * (len(answers) - 1) + ["refused"]
        assert answers[-1]["refusal"] == "too_many"
    reports = [
        strict.http.post(
            "/api/player/reports",
            headers={"Authorization": f"Bearer {secrets.token_urlsafe()}"},
            json={"table": strict.open_table(None, None), "reason": "other", "seat": 0},
        ).status_code
        for _ in range(int(ADDRESS["reports"][0]) + 1)
    ]
    assert reports[0] == 404
    assert reports[-1] == 429


def test_nobody_answers_or_sees_what_others_were_sent(generous: Server) -> None:
    """Handles are good for those alone who were told them, and tell nothing of others."""
    with LobbyClient(generous) as anna, LobbyClient(generous) as bruno, LobbyClient(generous) as zeno:
        for table in (generous.open_table(None, None), generous.open_table(None, None)):
            anna.sit(table, "Anna")
            bruno.sit(table, "Bruno")
        own = generous.open_table(None, None)
        zeno.sit(own, "Zeno")
        (friend,) = anna.get("/api/player/met")
        assert friend["games"] == 2
        assert zeno.ask("invite", table=own, who=friend["who"])["refusal"] == "nobody"
        assert zeno.post("/api/player/blocks", who=friend["who"]) == 404
        assert zeno.post("/api/player/blocks", table=table, seat=0) == 404
        assert zeno.get(f"/api/player/blocks?table={table}")["seats"] == []
        seen = json.dumps([*anna.heard, *bruno.heard, friend])
        assert anna.player not in seen
        assert bruno.player not in seen
    for path in ("met", "blocks"):
        assert generous.http.get(f"/api/player/{path}").status_code == 401


def test_whoever_was_sent_away_hears_nothing_more(generous: Server) -> None:
    """A phone that was lost does not go on being invited, and nobody pretends to be somebody else."""
    with LobbyClient(generous) as anna:
        made = generous.http.post("/api/me", json={"name": "Annalisa"}, headers=anna.proof)
        assert made.status_code == 201, made.text
        with LobbyClient(generous, shown=True, name="Annalisa") as zeno:
            assert zeno.ask("show", on=True, name="Anna1isa")["refusal"] == "person_taken"
            assert zeno.ask("pair", game="duel", pace="calm", name="Adept")["refusal"] == "person_taken"
            assert "Annalisa" not in zeno.here["names"]
        assert anna.ask("show", on=True, name="Annalisa")["is"] == "done"
        device = made.json()["devices"][0]["device"]
        assert generous.http.post(f"/api/me/devices/{device}/revoke", headers=anna.proof).status_code in (200, 204)
        with suppress(ConnectionClosed):
            while True:
                anna.hear()
    for path in ("met", "blocks"):
        assert generous.http.get(f"/api/player/{path}", headers=anna.proof).status_code == 401


LURES = [
    "http://fcm.googleapis.com/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://10.0.0.1/x",
    "https://[::1]/x",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evilfcm.googleapis.com.example/x",
    "https://notfcm.googleapis.com@127.0.0.1/x",
    "https://user:password@fcm.googleapis.com/x",
    "https://fcm.googleapis.com:22/x",
    "https://fcm.googleapis.com:99999/x",
    "https://fcm.googleapis.com/x#y",
    "https://fcm.googleapis.com/\r\nHost: evil",
    "https://fcm.googleapis.com/" + "x" * LONGEST,
    "file:///etc/passwd",
    "gopher://fcm.googleapis.com/x",
    "",
]


@pytest.mark.parametrize("lure", LURES)
def test_the_server_is_lured_to_no_address(lure: str) -> None:
    with pytest.raises(WrongEndpoint):
        checked(lure, ())


def test_known_push_services_and_those_of_the_host_are_talked_to() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc?x=y",
        "https://db5p.notify.windows.com/w/?token=abc",
    ):
        assert checked(endpoint, ()).geturl() == endpoint
    assert checked("http://127.0.0.1:99/x", ("http://127.0.0.1:99",)).port == 99
    with pytest.raises(WrongEndpoint):
        checked("http://127.0.0.1:98/x", ("http://127.0.0.1:99",))


def test_a_name_that_leads_inside_is_not_followed() -> None:
    """Names of push services could be made to lead to this machine: what they lead to is looked at, and kept."""
    for name in ("localhost", "127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "192.168.0.1", "224.0.0.1"):
        with pytest.raises(WrongEndpoint):
            public_address(name, 443)
    assert PinnedConnection("fcm.googleapis.com", 443, "192.0.2.7").address == "192.0.2.7"
