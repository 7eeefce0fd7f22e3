"""Rated games and a Swiss tournament of bots and people on a real server, which is killed on the way."""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from mirabilia.server.access import hashed
from mirabilia.tables import people
from mirabilia.tables.recount import recount
from mirabilia.tables.store import Store
from tests.databases import fresh_database
from tests.server.lobby_client import LobbyClient
from tests.server.process import Server
from tests.tables.test_ratings import written
from tests.waiting import LONG

CLOCK = {"kind": "game", "amount": 300, "lost": True}
CUP = {"name": "Cup", "game": "duel", "format": "swiss", "rounds": 3, "clock": CLOCK, "rated": True}


class Quick(Server):
    constants = {"mirabilia.tables.tournaments.arbiter.LOOK_SECONDS": 0.05}


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Quick(f"sqlite:///{tmp_path_factory.mktemp('club') / 'tables.sqlite'}", generous=10.0)
    yield running
    running.stop()


class Member:
    """Somebody who has made themselves known."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name, self.secret = server, name, secrets.token_urlsafe(24)
        self.person: str = self.post("/api/me", {"name": name})["person"]

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Authorization": f"Bearer {self.secret}"}
        return self.server.http.post(path, json=body, headers=headers)

    def post(self, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self.ask(path, body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def sit(self, table: str, **wishes: Any) -> Any:
        wish = {"name": self.name, "player": self.secret} | wishes
        return self.server.http.post(f"/api/tables/{table}/seats", json=wish)

    def lose(self, table: str) -> None:
        """Sit down where one is expected, and resign when everybody is there."""
        given = self.sit(table)
        if given.status_code == 404:
            return  # it is being opened at this very moment
        assert given.status_code == 201, given.text
        self.resign(table, given.json()["secret"])

    def resign(self, table: str, secret: str) -> None:
        with self.server.connect(table, secret) as client:
            assert client.ask("resign")["is"] in ("done", "refused")


def test_a_rated_series_and_its_recount(club: Server) -> None:
    anna, bruno = Member(club, "Anna"), Member(club, "Bruno")
    wish = {"game": "duel", "seats": [None, None], "clock": CLOCK, "rated": True}
    table = club.http.post("/api/tables", json=wish).json()["table"]
    shown = club.http.get(f"/api/tables/{table}").json()
    assert (shown["unrated"], shown["pace"]) == (None, "quick")
    with closing(Store(club.database)) as store:
        phone = "phone of Anna"
        people.add_device(store, anna.person, hashed(phone), "phone")
        own = {"anna": anna.sit(table).json()["secret"]}
        twice = anna.sit(table, name="Zeno", player=phone)  # the other secret of the same person
        assert twice.json()["refusal"] == "rated_twice"
        assert anna.sit(table, name="Zeno", player="somebody else").json()["refusal"] == "rated_person"
        own["bruno"] = bruno.sit(table).json()["secret"]
        for loser in ("bruno", "anna", "anna"):
            (anna if loser == "anna" else bruno).resign(table, own[loser])
            ratings = club.http.get(f"/api/tables/{table}/ratings").json()
            assert [row["change"] > 0 for row in ratings] == [loser == "bruno", loser == "anna"]
            headers = {"Authorization": f"Bearer {own['anna']}"}
            table = club.http.post(f"/api/tables/{table}/rematch", headers=headers).json()["table"]
            own = {"anna": anna.sit(table).json()["secret"], "bruno": bruno.sit(table).json()["secret"]}
        board = club.http.get("/api/leaderboards/duel/quick").json()
        fixed = {one["bot"]: one["rating"] for one in board["anchors"]}
        assert fixed["pupil"] < fixed["novice"] == 1500 < fixed["strategist"]
        assert [(row["name"], row["games"], row["provisional"]) for row in board["rows"]] == [
            ("Bruno", 3, True),
            ("Anna", 3, True),
        ]
        history = club.http.get(f"/api/ratings/{anna.person}/duel/quick").json()["points"]
        assert len(history) == 3
        assert history[-1]["rating"] == board["rows"][1]["rating"]
        before = written(store)
        recount(store)
        assert written(store) == before


def test_whoever_is_expected_at_a_table_is_called_wherever_they_are(club: Server) -> None:
    anna, bruno = Member(club, "Annabella"), Member(club, "Brunello")
    path = f"/api/tournaments/{anna.post('/api/tournaments', CUP | {'name': 'Duel', 'rounds': 1})['tournament']}"
    for member in (anna, bruno):
        member.post(f"{path}/join")
    with LobbyClient(club, anna.secret, looks=False) as lobby, LobbyClient(club, looks=False) as stranger:
        anna.post(f"{path}/start")
        call = lobby.told("called")
        assert (call["game"], call["name"], path.endswith(call["tournament"])) == ("duel", "Duel", True)
        assert 0 < call["left"] <= 180_000
        stranger.ask("ping")
        assert [one["is"] for one in stranger.heard] == ["pong", "pong"]
    with LobbyClient(club, bruno.secret, looks=False) as lobby:  # came when the table was there
        assert lobby.told("called")["table"] == call["table"]
        secret = bruno.sit(call["table"]).json()["secret"]
        assert lobby.told("game")["game"]["seats"] != []
    with LobbyClient(club, bruno.secret, looks=False) as lobby:
        lobby.ask("ping")
        assert [one for one in lobby.heard if one["is"] == "called"] == []
    anna.lose(call["table"])
    bruno.resign(call["table"], secret)


def test_a_swiss_tournament_goes_on_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Quick(f"sqlite:///{tmp_path / 'tables.sqlite'}", generous=10.0)
    try:
        members = {name: Member(server, name) for name in ("Anna", "Bruno", "Carla", "Dario")}
        cup = members["Anna"].post("/api/tournaments", CUP)["tournament"]
        path = f"/api/tournaments/{cup}"
        for member in members.values():
            member.post(f"{path}/join")
        for bot in ("random", "random", "greedy", "pupil"):
            members["Anna"].post(f"{path}/bots", {"bot": bot})
        assert server.http.post(f"{path}/join").json()["refusal"] == "no_secret"
        assert server.http.post(f"{path}/join", headers={"Authorization": "Bearer guest"}).status_code == 404
        assert members["Bruno"].ask(f"{path}/start").json()["refusal"] == "not_opener"
        shown = members["Anna"].post(f"{path}/start")
        seen, killed, until = set[tuple[str, str]](), False, time.monotonic() + LONG
        while shown["status"] == "running" and time.monotonic() < until:
            name_of = {one["who"]: one["name"] for one in shown["entrants"]}
            for meeting in shown["tables"]:
                for who in meeting["players"]:
                    if meeting["points"] is not None or not name_of[who] or (who, meeting["table"]) in seen:
                        continue
                    stranger = next(one for one in members.values() if one.person not in meeting["players"])
                    refusal = stranger.sit(meeting["table"]).json().get("refusal")
                    assert refusal in ("full", "no_table", "over")
                    if refusal != "no_table":
                        seen.add((who, meeting["table"]))
                        take_part(members[name_of[who]], meeting["table"])
            if shown["round"] == 2 and not killed:
                killed = True
                server.kill()
                server.start()
            shown = server.http.get(path).json()
        assert (shown["status"], shown["round"]) == ("over", 3)
        tables = server.http.get(f"{path}/tables").json()["tables"]
        assert len(tables) == 12
        assert len({frozenset(one["players"]) for one in tables}) == 12  # nobody has met twice
        assert sum(row["points"] for row in shown["standings"]) == 12
        assert [row["place"] for row in shown["standings"]] == sorted(row["place"] for row in shown["standings"])
        assert members["Anna"].ask(f"{path}/withdraw").json()["refusal"] == "tournament_over"
        assert server.http.get("/api/leaderboards/duel/quick").json()["number"] > 4
    finally:
        server.stop()


def test_of_two_processes_the_one_that_lives_goes_on(postgresql: str) -> None:
    database = fresh_database(postgresql)
    one, other = (Quick(database, generous=10.0) for _ in range(2))
    try:
        anna, bruno = Member(one, "Anna"), Member(other, "Bruno")
        cup = anna.post("/api/tournaments", CUP | {"rounds": 2})["tournament"]
        path = f"/api/tournaments/{cup}"
        for member in (anna, bruno):
            member.post(f"{path}/join")
        with connect(f"ws://127.0.0.1:{other.port}{path}/live", proxy=None) as looking:
            anna.post(f"{path}/start")
            while json.loads(looking.recv(timeout=LONG))["status"] != "running":
                pass  # told by the process that has not been asked
        one.kill()
        anna.server = other
        shown, until = other.http.get(path).json(), time.monotonic() + LONG
        while shown["status"] == "running" and time.monotonic() < until:
            for meeting in shown["tables"]:
                if meeting["points"] is None:
                    take_part(anna, meeting["table"])
                    take_part(bruno, meeting["table"])
            shown = other.http.get(path).json()
        assert shown["status"] == "over"
        assert sum(row["points"] for row in shown["standings"]) == 2
        assert len(other.http.get(f"{path}/tables").json()["tables"]) == 2
    finally:
        one.stop()
        other.stop()


def take_part(member: Member, table: str) -> None:
    """Sit down, unless one does already, and resign once the game has begun."""
    given = member.sit(table)
    if given.status_code == 201:
        with member.server.connect(table, given.json()["secret"]) as client:
            if client.table["status"] == "playing":
                client.ask("resign")
