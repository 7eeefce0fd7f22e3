"""A table is in one process at a time; when that dies, or only seems to, another one has it and nothing is lost."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from itertools import pairwise

import httpx
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mirabilia.tables.entries import Absent, LogLine, Seated
from mirabilia.tables.failure_detector import BEAT_SECONDS, PAUSE_SECONDS
from mirabilia.tables.schema import leases
from mirabilia.tables.store import Append, Store
from tests.databases import fresh_database
from tests.server.kills import Load, hashed
from tests.server.process import Client, Server
from tests.waiting import LONG, until

GOING_AWAY = 1012


@pytest.fixture
def pair(postgresql: str) -> Iterator[tuple[Server, Server]]:
    database = fresh_database(postgresql)
    servers = Server(database), Server(database)
    yield servers
    for server in servers:
        if server.process.poll() is None:
            server.stop()
        server.http.close()


def owners(database: str) -> dict[str, str]:
    """The process that has each table."""
    store = Store(database)
    with store.engine.connect() as connection:
        rows = connection.execute(sa.select(leases.c.table_id, leases.c.process)).all()
    store.close()
    return {row[0]: row[1] for row in rows}


def test_who_is_there_is_known_in_all_processes(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open_table(None, None)
    secrets = [one.sit(table, "Anna"), other.sit(table, "Bruno")]
    with one.connect(table, secrets[0]) as anna:
        assert anna.welcome["here"] == [0]
        with other.connect(table, secrets[1]) as bruno:
            assert bruno.welcome["here"] == [0, 1]
            assert told(anna) == [0, 1]
        assert told(anna) == [0]
    assert len(owners(one.database)) == 1


def told(client: Client) -> list[int]:
    """Who is there, as a client hears it next."""
    while (message := client.hear())["is"] != "presence":
        pass
    here: list[int] = message["here"]
    return here


def test_a_fresh_secret_is_good_in_every_process(pair: tuple[Server, Server]) -> None:
    one, other = pair
    for _ in range(20):
        table = one.open_table(None, None)
        secret = other.sit(table, "Anna")
        for server in (one, other):
            headers = {"Authorization": f"Bearer {secret}"}
            assert server.http.get(f"/api/tables/{table}", headers=headers).status_code == 200
            with server.connect(table, secret) as client:
                assert client.welcome["seat"] == 0


def test_a_table_goes_on_when_its_process_is_killed(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open_table(None, "random", seed=3)
    secret = other.sit(table, "Anna")
    (before,) = owners(one.database).values()
    with other.connect(table, secret) as anna:
        assert anna.my_turn()
        text = anna.legal[0]
        assert anna.ask("move", "m1", text=text)["is"] == "done"
        one.kill()
        assert anna.closed() == GOING_AWAY
    with other.connect(table, secret) as anna:
        assert anna.ask("move", "m1", text=text)["seq"] is None
        while anna.my_turn():
            assert anna.ask("move", text=anna.legal[0])["is"] == "done"
    (after,) = owners(one.database).values()
    assert after != before


NOTED = """
CREATE TABLE noted (process text, what text, at double precision);
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO noted VALUES (OLD.process, TG_OP, extract(epoch FROM clock_timestamp()));
    RETURN NULL;
END $$;
CREATE TRIGGER note AFTER UPDATE OR DELETE ON processes FOR EACH ROW EXECUTE FUNCTION note();
"""
"""Lets the database note each heartbeat and each burial of a process, by its own clock."""


def noted_in(store: Store) -> list[tuple[str, str, float]]:
    with store.engine.connect() as connection:
        return [tuple(row) for row in connection.execute(sa.text("SELECT process, what, at FROM noted ORDER BY at"))]


def test_what_a_killed_process_had_is_looked_after_within_five_seconds_unasked(pair: tuple[Server, Server]) -> None:
    """In heartbeats of the one that is left: how long they take on a busy machine nobody knows."""
    one = pair[0]
    store = Store(one.database)
    with store.engine.begin() as connection:
        connection.exec_driver_sql(NOTED)
    table = one.open_table(None, "random", seed=3, clock={"kind": "move", "amount": 4})
    one.sit(table, "Anna")  # who does not move
    (dead,) = owners(one.database).values()
    until(lambda: any(process == dead for process, _, _ in noted_in(store)))
    one.kill()
    until(lambda: dead not in owners(one.database).values())
    until(lambda: any(isinstance(line.entry, Absent) for line in store.load(table)))
    noted = noted_in(store)
    store.close()
    (buried,) = [at for process, what, at in noted if what == "DELETE" and process == dead]
    last_sign = max(at for process, what, at in noted if what == "UPDATE" and process == dead)
    beats = [at for process, what, at in noted if process != dead and at <= buried]
    # Whoever could not look for a while begins to count anew.
    anew = [at for before, at in pairwise(beats) if at - before > PAUSE_SECONDS - BEAT_SECONDS]
    assert len([at for at in beats if at >= max(last_sign, *anew, 0.0)]) * BEAT_SECONDS <= 5
    assert owners(one.database)[table] != dead


def test_a_process_that_was_only_asleep_sends_its_clients_to_the_new_one(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open_table(None, None, seed=3)
    secrets = [one.sit(table, "Anna"), one.sit(table, "Bruno")]
    with one.connect(table, secrets[0]) as late:
        os.kill(one.process.pid, signal.SIGSTOP)
        try:
            with other.connect(table, secrets[0]) as anna, other.connect(table, secrets[1]) as bruno:
                mover = anna if anna.legal else bruno
                assert mover.ask("move", "m1", text=mover.legal[0])["is"] == "done"
        finally:
            os.kill(one.process.pid, signal.SIGCONT)
        assert late.closed() == GOING_AWAY
    with one.connect(table, secrets[0]) as late:
        assert late.table["moves"] == 1
    for server in pair:
        assert server.http.get(f"/api/tables/{table}").json()["moves"] == 1


def test_a_process_that_stops_leaves_its_tables_to_the_others(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open_table(None, None)
    one.process.terminate()
    one.process.wait()
    assert owners(one.database) == {}
    assert other.http.get(f"/api/tables/{table}").status_code == 200


def test_forwarded_answers_are_the_same_and_limits_are_where_people_come_in(pair: tuple[Server, Server]) -> None:
    table = pair[0].open_table(None, None, public=True)
    ways = (f"/api/tables/{table}", f"/api/tables/{table}/record", f"/api/tables/{table}/points", "/api/tables/nowhere")
    for way in ways:
        for wish in ({}, {"Accept-Encoding": "identity"}, {"Authorization": "Bearer wrong"}):
            answers = [server.http.get(way, headers=wish) for server in pair]
            assert len({answer.status_code for answer in answers}) == 1
            assert len({answer.text for answer in answers}) == 1
            assert len({tuple(sorted(stable(answer))) for answer in answers}) == 1


def stable(answer: httpx.Response) -> list[tuple[str, str]]:
    return [(name, value) for name, value in answer.headers.multi_items() if name not in ("date", "content-length")]


@pytest.fixture(scope="module")
def workers(postgresql: str) -> Iterator[Server]:
    """`--workers 2`."""
    server = Server(fresh_database(postgresql), workers=2)
    yield server
    server.stop()


def test_connections_are_in_the_process_that_has_their_table(workers: Server) -> None:
    """Whichever process took them in: those at the tables of one that dies are lost, and no others."""
    wish = {"game": "duel", "seats": [None, None]}
    tables: dict[str, str] = {}
    while len(tables) < 2:
        httpx.post(f"http://127.0.0.1:{workers.port}/api/tables", json=wish, trust_env=False)  # a connection of its own
        tables = {process: table for table, process in owners(workers.database).items()}
    with ExitStack() as open_clients:
        rows = [[open_clients.enter_context(workers.connect(table)) for _ in range(5)] for table in tables.values()]
        other = f"ws://127.0.0.1:{workers.port}/api/socket?table={min(tables.values())}"
        with connect(other, proxy=None, open_timeout=LONG) as wrong:  # it is the first frame that counts
            wrong.send(json.dumps({"table": max(tables.values()), "secret": "", "moves": 0}))
            assert json.loads(wrong.recv(timeout=LONG))["table"]["id"] == max(tables.values())
        os.kill(min(workers.workers()), signal.SIGKILL)
        assert sorted([is_open(client) for client in row] for row in rows) == [[False] * 5, [True] * 5]


def is_open(client: Client) -> bool:
    try:
        return bool(client.ask("ping")["is"] == "pong")
    except ConnectionClosed:
        return False


def test_kills_of_one_of_two_processes_under_load_lose_nothing(workers: Server) -> None:
    """Whichever is killed, and wherever the tables were."""
    with Load(workers, 3) as load:
        for _ in range(2):
            load.wait(30)
            load.kill_worker()
        load.wait(30)
    load.check()


def test_a_secret_is_looked_up_in_the_log_before_it_is_refused(pair: tuple[Server, Server]) -> None:
    """Somebody else has written to a table of this process: one that was asleep, say."""
    one = pair[0]
    table = one.open_table(None, None)
    store = Store(one.database)
    store.append(Append(table, (LogLine(1, 1, Seated(0, "Anna", hashed("fresh"))),), None))
    store.close()
    with one.connect(table, "fresh") as anna:
        assert anna.welcome["seat"] == 0
