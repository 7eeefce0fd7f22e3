"""People over HTTP: a guest chooses a name, other browsers join, and somebody is forgotten."""

from __future__ import annotations

import secrets
from typing import Any

import httpx

from tests.server.process import Server


class Browser:
    """One browser with its secret, as the pages keep it."""

    def __init__(self, server: Server) -> None:
        self.server, self.secret = server, secrets.token_hex(24)
        self.headers = {"Authorization": f"Bearer {self.secret}"}

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.server.http.get(f"/api/{path}", params=query, headers=self.headers)

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.server.http.post(f"/api/{path}", json=data, headers=self.headers)

    def become(self, name: str, label: str = "Firefox") -> dict[str, Any]:
        answer = self.post("me", name=name, label=label)
        assert answer.status_code == 201, answer.text
        me: dict[str, Any] = answer.json()
        return me

    def me(self) -> Any:
        return self.get("me").json()["me"]

    def sit(self, table: str, name: str, **wishes: Any) -> str:
        return self.server.sit(table, name, player=self.secret, **wishes)


def refusal(answer: httpx.Response, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["refusal"])


def test_a_guest_becomes_a_person(server: Server) -> None:
    anna = Browser(server)
    assert anna.get("me").json() == {"me": None, "revoked": False}
    assert refusal(anna.post("me/change", name="Anna"), 404) == "no_person"
    me = anna.become("Anna")
    assert me == anna.me()
    assert (me["name"], [one["label"] for one in me["devices"]]) == ("Anna", ["Firefox"])
    assert me["consent"] == {"games": False, "accuracy": False, "learning": False}
    assert refusal(anna.post("me", name="Anna again"), 409) == "already_somebody"
    assert refusal(Browser(server).post("me", name="\u0410NNA"), 409) == "person_taken"
    assert refusal(Browser(server).post("me", name=""), 400) == "name"
    changed = anna.post("me/change", name="Annabella", consent={"games": True}).json()
    assert (changed["name"], changed["consent"]["games"]) == ("Annabella", True)
    assert refusal(server.http.get("/api/me"), 401) == "no_secret"


def test_a_table_says_who_has_made_themselves_known(server: Server) -> None:
    carla, guest = Browser(server), Browser(server)
    person = carla.become("Carla")["person"]
    table = server.open_table(None, None)
    carla.sit(table, "Carla")
    guest.sit(table, "Guest")
    assert server.http.get(f"/api/tables/{table}/people").json() == [{"seat": 0, "person": person, "name": "Carla"}]


def test_deletion_asks_for_the_name_and_leaves_a_guest(server: Server) -> None:
    dario, other = Browser(server), Browser(server)
    dario.become("Dario")
    other.become("Elena")
    table = server.open_table(None, None)
    dario.sit(table, "Dario")
    assert refusal(dario.post("me/delete", name="Elena"), 400) == "wrong_name"
    assert refusal(Browser(server).post("me/delete", name="Dario"), 404) == "no_person"
    assert dario.post("me/delete", name="Dario").status_code == 204
    assert dario.get("me").json() == {"me": None, "revoked": False}
    assert other.me()["name"] == "Elena"
    names = [seat["name"] for seat in server.http.get(f"/api/tables/{table}").json()["seats"]]
    assert "Dario" not in names
    assert dario.get("player/games").json() == []
    dario.become("Dario")
