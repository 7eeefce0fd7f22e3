"""Records shared by a link, over HTTP; and whom a record of a table names."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from mirabilia.core import record
from mirabilia.server.limits import ADDRESS
from tests.server.process import Server

GOLDEN = Path(__file__).parent.parent / "golden"
TEXT = (GOLDEN / "duel-civilian.txt").read_text(encoding="utf-8")


def bearer(secret: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {secret}"}


def shared(server: Server, text: str = TEXT, player: str = "secret of Anna") -> str:
    answer = server.http.post("/api/shares", json={"text": text}, headers=bearer(player))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["share"])


def test_a_shared_record_is_seen_by_anybody_with_the_link(server: Server) -> None:
    share = shared(server)
    seen = server.http.get(f"/api/shares/{share}", params={"seat": "none"})
    assert seen.status_code == 200
    assert seen.json()["record"] == TEXT
    assert seen.json()["steps"] == server.http.post("/api/records?seat=none", json={"text": TEXT}).json()["steps"]
    missing = server.http.get(f"/api/shares/{share}x")
    assert (missing.status_code, missing.json()["refusal"]) == (404, "no_share")


def test_only_its_maker_sees_it_listed_and_deletes_it(server: Server) -> None:
    share = shared(server, player="secret of Bruno")
    listed = server.http.get("/api/player/shares", headers=bearer("secret of Bruno")).json()
    assert [one["share"] for one in listed] == [share]
    assert listed[0]["names"] == list(record.read(TEXT).players)
    assert listed[0]["until"] > listed[0]["made_at"]
    assert server.http.get("/api/player/shares", headers=bearer("of nobody")).json() == []
    assert server.http.delete(f"/api/shares/{share}").status_code == 401
    assert server.http.delete(f"/api/shares/{share}", headers=bearer("secret of Zeno")).status_code == 404
    assert server.http.delete(f"/api/shares/{share}", headers=bearer("secret of Bruno")).status_code == 204
    assert server.http.get(f"/api/shares/{share}").status_code == 404


@pytest.mark.parametrize("text", ["", "nothing", TEXT.replace("seed: ", "seed: 9"), "x" * 60_001])
def test_what_is_no_record_is_not_kept(server: Server, text: str) -> None:
    answer = server.http.post("/api/shares", json={"text": text}, headers=bearer("secret of Carla"))
    assert answer.status_code == 400
    assert answer.json()["message"]
    assert server.http.get("/api/player/shares", headers=bearer("secret of Carla")).json() == []


def test_nobody_shares_without_a_secret(server: Server) -> None:
    answer = server.http.post("/api/shares", json={"text": TEXT})
    assert (answer.status_code, answer.json()["refusal"]) == (401, "no_secret")


def test_one_address_shares_only_so_much(tmp_path: Path) -> None:
    """With new secrets each time, too."""
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", generous=1)
    codes = [
        server.http.post("/api/shares", json={"text": TEXT}, headers=bearer(f"secret {number}")).status_code
        for number in range(int(ADDRESS["shares"][0]) + 3)
    ]
    assert codes.count(201) == ADDRESS["shares"][0]
    assert codes[-1] == 429
    server.stop()


# Whom records name.


def finished(server: Server, *people: tuple[str, bool]) -> tuple[str, list[str]]:
    """A table whose game is over, and the secrets of its seats."""
    table = server.open_table(*([None] * len(people)))
    secrets = [server.sit(table, name, named=named, player=f"player {name}") for name, named in people]
    with server.connect(table, secrets[0]) as first:
        first.ask("resign")
    return table, secrets


def told(server: Server, path: str, secret: str = "") -> Any:
    return server.http.get(path, headers=bearer(secret) if secret else {}).json()


def test_a_record_names_who_has_agreed_and_who_asks(server: Server) -> None:
    table, (anna, bruno) = finished(server, ("Anna", False), ("Bruno", True))
    path = f"/api/tables/{table}/record"
    names = {secret: record.read(told(server, path, secret)["record"]).players for secret in ("", anna, bruno)}
    assert names == {"": ("Player 1", "Bruno"), anna: ("Anna", "Bruno"), bruno: ("Player 1", "Bruno")}
    own = told(server, "/api/player/games", "player Bruno")
    assert record.read(own[0]["record"]).players == ("Player 1", "Bruno")


def test_a_replay_names_all_for_those_who_were_there(server: Server) -> None:
    table, (anna, _) = finished(server, ("Anna", False), ("Bruno", False))
    path = f"/api/tables/{table}/replay?seat=none"
    assert told(server, path)["players"] == ["Player 1", "Player 2"]
    whole = told(server, path, anna)
    assert whole["players"] == ["Anna", "Bruno"]
    assert record.read(whole["record"]).players == ("Anna", "Player 2")


def test_a_game_that_is_on_is_replayed_for_spectators_without_names(server: Server) -> None:
    table = server.open_table(None, "random")
    secret = server.sit(table, "Anna")
    path = f"/api/tables/{table}/replay?seat=none"
    assert told(server, path)["players"] == ["Player 1", "random"]
    assert told(server, path, secret)["players"] == ["Anna", "random"]
