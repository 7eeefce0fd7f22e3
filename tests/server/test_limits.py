"""How much one connection and one address may ask, which pages may ask at all, and what the log tells of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from mirabilia.server.limits import ADDRESS, CONNECTIONS, FRAMES, Bucket, Buckets, Limits
from mirabilia.tables.requests import Refused
from tests.server.process import Client, Server, send_at_once
from tests.waiting import LONG


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits it has in real life."""
    folder = tmp_path_factory.mktemp("strict")
    database = f"sqlite:///{folder / 'tables.sqlite'}"
    running = Server(database, folder / "log.txt", generous=1, log_level="info", origins=["https://play.example.org"])
    yield running
    running.stop()


def test_a_bucket_fills_again() -> None:
    time = 0.0
    bucket = Bucket(2, 0.5, lambda: time)
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    time = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_each_address_has_its_own() -> None:
    buckets = Buckets(1, 0)
    assert [buckets.take(address) for address in ("a", "a", "b")] == [True, False, True]


def test_connections_of_one_address_are_counted() -> None:
    limits = Limits(generous=2 / CONNECTIONS)
    with limits.connected("a"), limits.connected("a"), limits.connected("b"), pytest.raises(Refused):
        limits.connected("a").__enter__()
    with limits.connected("a"):
        assert limits.open == {"a": 1}
    assert not limits.open


def test_a_flood_of_frames_is_cut_off(strict: Server) -> None:
    table = strict.open_table(None, None)
    with strict.connect(table) as zeno:
        number = FRAMES[0] + 20
        with suppress(ConnectionClosed):
            while True:
                send_at_once(zeno.socket, b'{"do": "ping"}', number)
                for _ in range(number):
                    zeno.socket.recv(timeout=LONG)
        assert zeno.closed() == 4429


def test_pages_of_other_sites_are_refused(strict: Server) -> None:
    own = f"http://127.0.0.1:{strict.port}"
    wish = {"game": "duel", "seats": [None]}  # understood, and then refused for another reason
    for origin, status in ((own, 400), ("https://play.example.org", 400), ("https://evil.example", 403), ("null", 403)):
        answer = strict.http.post("/api/tables", json=wish, headers={"Origin": origin})
        assert answer.status_code == status, origin
        assert strict.http.get("/api/games", headers={"Origin": origin}).status_code == 200
    address = f"ws://127.0.0.1:{strict.port}/api/socket"
    with pytest.raises(InvalidStatus, match="403"):
        connect(address, proxy=None, additional_headers={"Origin": "https://evil.example"})
    with connect(address, proxy=None, additional_headers={"Origin": own}) as socket:
        assert socket.response is not None
        assert socket.response.status_code == 101


def test_a_connection_that_says_nothing_is_refused_a_table(strict: Server) -> None:
    with pytest.raises(Exception, match="4400"):
        Client(strict.port, {})


def test_tables_of_one_address_are_limited(strict: Server) -> None:
    wish = {"game": "duel", "seats": [None, None]}
    answers = [strict.http.post("/api/tables", json=wish) for _ in range(int(ADDRESS["tables"][0]) + 5)]
    assert answers[0].status_code == 201
    assert answers[-1].status_code == 429
    assert answers[-1].json()["refusal"] == "too_many"
    seats = strict.http.post(f"/api/tables/{answers[0].json()['table']}/seats", json={"name": "Anna"})
    assert seats.status_code == 201


def test_the_log_has_lines_and_no_secrets(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", log, generous=1, log_level="info")
    table = server.open_table(None, None)
    server.sit(table, "Anna")
    with server.connect(table):
        while server.http.post("/api/tables", json={"game": "duel", "seats": [None, None]}).status_code != 429:
            pass
    assert server.http.post("/api/records", json={"text": "a private game"}).status_code == 400
    server.stop()
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    whats = {line["what"] for line in lines}
    assert {"started", "request", "came", "went", "too many"} <= whats
    routes = {line["route"] for line in lines if line["what"] == "request"}
    assert "/api/tables/{table}/seats" in routes
    assert {line["seat"] for line in lines if line["what"] == "came"} == {None}


def test_secrets_are_in_no_log(tmp_path: Path) -> None:
    log = tmp_path / "log.txt"
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", log, log_level="debug")
    table = server.open_table(None, None)
    secret = server.sit(table, "Annabella", player="secret of the person")
    with server.connect(table, secret) as anna:
        anna.ask("say", text="something private")
    headers = {"Authorization": f"Bearer {secret}"}
    assert server.http.get(f"/api/tables/{table}/record", headers=headers).status_code == 200
    assert server.http.get(f"/api/tables/{table}nowhere", headers=headers).status_code == 404
    server.stop()
    written = log.read_text(encoding="utf-8")
    for private in (table, secret, "Annabella", "something private", "secret of the person"):
        assert private not in written
    assert '"what": "stopped"' in written
