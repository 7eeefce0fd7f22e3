"""`mirabilia admin`: what the host types, in both languages, with a server beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from mirabilia.server.access import hashed
from tests.cli.conftest import Mirabilia
from tests.server.process import Server
from tests.waiting import until

PLAYER = "the secret of Anna"
HASH = hashed(PLAYER)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield running
    running.stop()


def test_tables_are_listed_shown_closed_and_deleted(mirabilia: Mirabilia, server: Server) -> None:
    where = ("--database", server.database)
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna", player=PLAYER)
    server.sit(table, "Bruno")
    listed = mirabilia("admin", "tables", *where)
    assert "One table." in listed.out
    assert table in listed.out
    assert "Anna, Bruno" in listed.out
    with server.connect(table, secret) as anna:
        anna.ask("say", text="hello")
        shown = mirabilia("admin", "show", table, *where).out
        assert f"1  {HASH[:12]}  Anna" in shown
        assert "Anna: hello" in shown
        assert mirabilia("admin", "close", table, *where, "--lang", "it").out.strip() == f"Il tavolo {table} è chiuso."
        while anna.table["status"] != "over":
            anna.hear()
        assert anna.table["outcome"]["reason"] == "closed"
    assert mirabilia("admin", "delete", table, *where).code == 0
    again = mirabilia("admin", "delete", table, *where)
    assert again.code == 2
    assert "there is no such table" in again.err


def test_whoever_is_muted_or_banned_is_refused(mirabilia: Mirabilia, server: Server) -> None:
    where = ("--database", server.database)
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna", player=PLAYER)
    with server.connect(table, secret) as anna:
        assert mirabilia("admin", "mute", HASH[:12], "--days", "3", *where).code == 0
        until(lambda: anna.ask("say", text="hello").get("refusal") == "muted")
        assert mirabilia("admin", "ban", HASH[:12], "--note", "rude", *where).code == 0
        until(lambda: anna.ask("undo")["refusal"] == "banned")
    refused = server.http.post(f"/api/tables/{table}/seats", json={"name": "Anna B", "player": PLAYER})
    assert (refused.status_code, refused.json()["refusal"]) == (403, "banned")
    assert "rude" in mirabilia("admin", "bans", *where).out
    assert "free again" in mirabilia("admin", "pardon", HASH[:12], *where).out
    assert "Nobody is banned" in mirabilia("admin", "bans", *where).out


def test_a_banned_address_gets_no_table(mirabilia: Mirabilia, server: Server) -> None:
    assert mirabilia("admin", "ban", "192.0.2.7", "--database", server.database).code == 0
    wish, headers = {"game": "duel", "seats": [None, None]}, {"X-Forwarded-For": "192.0.2.7"}
    until(lambda: server.http.post("/api/tables", json=wish, headers=headers).json().get("refusal") == "banned")
    assert server.http.post("/api/tables", json=wish).status_code == 201


def test_days_and_people(mirabilia: Mirabilia, tmp_path: Path) -> None:
    where = ("--data", str(tmp_path))
    assert "kept for ever" in mirabilia("admin", "keep", *where).out
    assert "for 30 days" in mirabilia("admin", "keep", "30", *where).out
    assert "per 30 giorni" in mirabilia("admin", "keep", *where, "--lang", "it").out
    assert "kept for ever" in mirabilia("admin", "keep", "forever", *where).out
    for wrong in (("keep", "soon"), ("dance",), ("ban",), ("ban", "Anna"), ("forget", "192.0.2.7"), ("show", "x")):
        done = mirabilia("admin", *wrong, *where)
        assert done.code == 2
        assert done.err
        assert "Traceback" not in done.err


def test_a_person_is_forgotten(mirabilia: Mirabilia, server: Server) -> None:
    table = server.open_table(None, None)
    server.sit(table, "Annabella", player=PLAYER)
    done = mirabilia("admin", "forget", HASH[:12], "--database", server.database)
    assert "at one table are deleted" in done.out
    until(lambda: "Annabella" not in server.http.get(f"/api/tables/{table}").text)
    assert server.http.get("/api/player/games", headers={"Authorization": f"Bearer {PLAYER}"}).json() == []


def test_reports_are_read_and_dealt_with(mirabilia: Mirabilia, server: Server) -> None:
    where = ("--database", server.database)
    table = server.open_table(None, None)
    secret = server.sit(table, "Bruno", player="the secret of Bruno")
    server.sit(table, "Anna", player=PLAYER)
    with server.connect(table, secret) as bruno:
        bruno.ask("say", text="You are slow!")
        bruno.ask("phrase", phrase="oops")
    wish = {"table": table, "seat": 0, "reason": "words", "text": "That was not kind."}
    headers = {"Authorization": f"Bearer {PLAYER}"}
    assert server.http.post("/api/player/reports", json=wish, headers=headers).status_code == 204
    listed = mirabilia("admin", "reports", *where).out
    about = hashed("the secret of Bruno")[:12]
    for part in (
        table,
        about,
        "Bruno",
        "Hurtful words. That was not kind.",
        "> You are slow!",
        "> oops",
        "One report.",
    ):
        assert part in listed
    assert "Oops!" in mirabilia("admin", "show", table, *where).out
    assert mirabilia("admin", "reports", "1", *where).out.strip() == "Report 1 is dealt with."
    assert "Nobody has reported anything." in mirabilia("admin", "reports", *where).out
    assert "there is no such report: 1" in mirabilia("admin", "reports", "1", *where).err
