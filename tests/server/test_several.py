"""Several processes on one PostgreSQL: any of them takes any move, one of two wins a race, and all agree."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from mirabilia import games
from tests.databases import fresh_database
from tests.server.process import Client, Server


@pytest.fixture(scope="module")
def database(postgresql: str) -> str:
    return fresh_database(postgresql)


@pytest.fixture(scope="module")
def pair(database: str) -> Iterator[tuple[Server, Server]]:
    """Two servers that know nothing of each other but the database."""
    servers = Server(database), Server(database)
    yield servers
    for server in servers:
        server.stop()


def script(seed: int) -> list[tuple[int, str]]:
    """A whole game of Duel: always the first legal move."""
    state, moves = games.get("duel").new(seed), []
    while state.result() is None:
        seat = state.to_act()[0]
        move = state.legal(seat)[0]
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    return moves


def test_both_take_moves_and_tell_each_other(pair: tuple[Server, Server]) -> None:
    one, other = pair
    table = one.open_table(None, None, seed=3)
    secrets = [one.sit(table, "Anna"), other.sit(table, "Bruno")]
    with one.connect(table, secrets[0]) as anna, other.connect(table, secrets[1]) as bruno:
        people = anna, bruno
        for number, (seat, text) in enumerate(script(3)):
            while people[seat].table["moves"] < number:
                people[seat].hear()
            assert people[seat].ask("move", text=text)["is"] == "done"
        while anna.table["status"] != "over" or bruno.table["status"] != "over":
            (anna if anna.table["status"] != "over" else bruno).hear()
        assert anna.table["outcome"] == bruno.table["outcome"]
    shown = [server.http.get(f"/api/tables/{table}/record").json() for server in pair]
    assert shown[0] == shown[1]


def test_of_two_racing_moves_exactly_one_wins(pair: tuple[Server, Server]) -> None:
    table = pair[0].open_table(None, None, seed=4)
    secrets = [pair[0].sit(table, "Anna"), pair[0].sit(table, "Bruno")]
    with ExitStack() as open_clients, ThreadPoolExecutor(2) as pool:
        clients = [[open_clients.enter_context(server.connect(table, secret)) for server in pair] for secret in secrets]
        for number, (seat, text) in enumerate(script(4)[:20]):
            for client in clients[seat]:
                while client.table["moves"] < number:
                    client.hear()
            answers = list(pool.map(lambda client, text=text: client.ask("move", text=text), clients[seat]))
            assert sorted(answer["is"] for answer in answers) == ["done", "refused"]
        views = []
        for client in clients[0]:
            while client.table["moves"] < 20:
                client.hear()
            views.append(client.table)
        assert views[0] == views[1]


def test_the_same_move_sent_to_both_under_one_id_is_made_once(pair: tuple[Server, Server]) -> None:
    table = pair[0].open_table(None, None, seed=5)
    secret = pair[0].sit(table, "Anna")
    pair[0].sit(table, "Bruno")
    text = script(5)[0][1]
    with pair[0].connect(table, secret) as here, pair[1].connect(table, secret) as there, ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda client: client.ask("move", "m1", text=text), (here, there)))
        assert [answer["is"] for answer in answers] == ["done", "done"]
        assert sum(answer["seq"] is not None for answer in answers) == 1
    assert pair[0].http.get(f"/api/tables/{table}").json()["moves"] == 1


def test_a_bot_plays_once_whoever_listens(pair: tuple[Server, Server]) -> None:
    table = pair[0].open_table(None, "random", seed=6)
    secret = pair[1].sit(table, "Anna")
    with pair[0].connect(table, secret) as here, pair[1].connect(table, secret) as there:
        while here.my_turn():
            assert here.ask("move", text=here.legal[0])["is"] == "done"
        while there.table["status"] != "over":
            there.hear()
        numbers = [news["seq"] for message in there.heard for news in message.get("news", ())]
        assert numbers == sorted(set(numbers))
        assert there.table["moves"] == here.table["moves"]


def test_workers_on_one_machine(database: str) -> None:
    """`mirabilia serve --workers 2`: connections go to both, and one that is killed is replaced."""
    server = Server(database, workers=2)
    children = set(server.workers())
    table = server.open_table(None, None, seed=7)
    secrets = [server.sit(table, "Anna"), server.sit(table, "Bruno")]
    with ExitStack() as open_clients:
        analysis_pool = [open_clients.enter_context(server.connect(table)) for _ in range(8)]
        anna: Client = open_clients.enter_context(server.connect(table, secrets[0]))
        assert anna.ask("move", text=script(7)[0][1])["is"] == "done"
        assert {looker.until("moved")["seat"] for looker in analysis_pool} == {0}
    counted = re.search(r"^mirabilia_tables_opened_total (\S+)", server.http.get("/metrics").text, re.MULTILINE)
    assert counted is not None
    assert float(counted[1]) == 1
    for child in children:
        os.kill(child, signal.SIGKILL)
    server.wait_until_it_answers()
    assert server.http.get(f"/api/tables/{table}").json()["moves"] == 1
    server.stop()
    assert not any(alive(child) for child in children)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
