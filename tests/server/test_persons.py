"""People over HTTP: a guest chooses a name, other browsers join, and somebody is forgotten."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import httpx

from mirabilia.core import describe
from tests.server.process import Server
from tests.waiting import until


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


def test_another_browser_joins_by_a_link_and_plays_on(server: Server) -> None:
    """What was played there as a guest comes along, and running games go on from either."""
    laptop, phone, other = Browser(server), Browser(server), Browser(server)
    laptop.become("Fabio")
    table = server.open_table(None, None)
    laptop.sit(table, "Fabio")
    other.sit(table, "Guest")
    elsewhere = server.open_table(None, None)
    phone.sit(elsewhere, "Fabio on the way")
    given = laptop.post("me/link").json()
    me = phone.post("me/join", link=given["secret"], label="Chrome, Android").json()
    assert [one["label"] for one in me["devices"]] == ["Firefox", "Chrome, Android"]
    assert [one["is_this"] for one in me["devices"]] == [False, True]
    games = phone.get("player/games", unfinished=True).json()
    assert {game["table"]: game["seats"] for game in games} == {table: [0], elsewhere: [0]}
    with server.connect(table, phone.secret) as client:
        assert client.welcome["seat"] == 0
        if client.table["to_act"] == [0]:
            assert client.ask("move", text=client.legal[0])["is"] == "done"
        assert client.ask("resign")["is"] == "done"
    again = phone.post(f"tables/{table}/rematch").json()["table"]
    phone.sit(again, "Fabio")
    seats = server.http.get(f"/api/tables/{again}").json()["seats"]
    assert [seat["name"] for seat in seats].count("Fabio") == 1


def test_words_that_were_written_down_bring_somebody_back(server: Server) -> None:
    old, new = Browser(server), Browser(server)
    old.become("Gaia")
    first = old.post("me/phrase").json()["words"]
    assert refusal(new.post("me/recover", phrase=" ".join(first)), 403) == "wrong_phrase", "not confirmed yet"
    words = old.post("me/phrase").json()["words"]
    assert refusal(old.post("me/phrase/confirm", phrase=" ".join(first)), 403) == "wrong_phrase", "forgotten"
    assert not old.me()["has_phrase"]
    assert old.post("me/phrase/confirm", phrase=" ".join(words)).json()["has_phrase"]
    third = server.http.post("/api/me/phrase", params={"lang": "it"}, headers=old.headers).json()["words"]
    assert len(words) == len(third) == 8
    for wrong in ("", "zoo " * 8, " ".join(reversed(words)), "\u2600 " * 8, "x" * 200):
        assert refusal(new.post("me/recover", phrase=wrong), 403) == "wrong_phrase"
    typed = f"  {', '.join(words[:4]).upper()}  {' '.join(words[4:])}\n"
    assert new.post("me/recover", phrase=typed, label="new").json()["name"] == "Gaia"
    assert refusal(new.post("me/recover", phrase=typed), 409) == "already_somebody"


def finished(server: Server, winner: Browser, loser: Browser, **wishes: Any) -> str:
    """A game of Duel that the one has won because the other gave up."""
    table = server.open_table(None, None, **wishes)
    winner.sit(table, "Winner")
    secret = loser.sit(table, "Loser")
    with server.connect(table, secret) as client:
        assert client.ask("resign")["is"] == "done"
    return table


def test_a_profile_shows_what_its_person_agrees_to(server: Server) -> None:
    hugo, rita, guest = Browser(server), Browser(server), Browser(server)
    private = finished(server, hugo, guest)
    public = finished(server, hugo, rita, public=True)
    finished(server, rita, hugo)
    person = hugo.become("Hugo")["person"]
    rita.become("Rita")
    mine = hugo.get(f"people/{person}").json()
    assert (mine["is_me"], mine["shows_accuracy"], mine["learning"]) == (
        True,
        True,
        {"puzzles": {}, "days": 0, "lessons": {}},
    )
    figures = mine["figures"]
    assert figures["tally"] == {"played": 3, "won": 2, "drawn": 0, "lost": 1}
    assert figures["streak"] == {"wins": 0, "longest": 2}
    (duel,) = figures["games"]
    assert (duel["game"], duel["won_by"], duel["lost_by"]) == ("duel", {"resigned": 2}, {"resigned": 1})
    assert {one["name"]: one["tally"]["won"] for one in figures["opponents"]} == {"Rita": 1, "Loser": 1}
    assert [one["table"] for one in hugo.get("people/hugo/games").json()["games"]][1:] == [public, private]

    for path in ("people/Hugo/games", f"people/{person}/games/duel"):
        assert refusal(guest.get(path), 403) == "not_shown"
    seen = guest.get("people/Hugo").json()
    assert (seen["is_me"], seen["figures"], seen["learning"], seen["shows_accuracy"]) == (False, None, None, False)

    hugo.post("me/change", consent={"games": True})
    seen = server.http.get("/api/people/Hugo").json()
    assert seen["figures"]["tally"]["played"] == 3
    assert seen["figures"]["opponents"] == [], "they do not show their games"
    games = server.http.get("/api/people/Hugo/games").json()["games"]
    assert [game["table"] for game in games] == [None, public, None], "the link of a private table is a secret"
    assert {seat["name"] for game in games for seat in game["seats"]} == {"Hugo", ""}
    assert rita.get("people/Hugo/games").json()["games"][0]["table"] is not None, "she was there"
    rita.post("me/change", consent={"games": True})
    (shown,) = server.http.get("/api/people/Hugo").json()["figures"]["opponents"]
    assert (shown["name"], shown["tally"]) == ("Rita", {"played": 2, "won": 1, "drawn": 0, "lost": 1})
    assert refusal(guest.get("people/nobody-at-all"), 404) == "unknown_person"


def test_a_row_of_rematches_is_a_series(server: Server) -> None:
    one, other = Browser(server), Browser(server)
    one.become("Series One")
    table = server.open_table(None, None)
    mine, theirs = one.sit(table, "Series One"), other.sit(table, "Other")
    for _ in range(2):
        with server.connect(table, theirs) as client:
            client.ask("resign")
        headers = {"Authorization": f"Bearer {mine}"}
        table = server.http.post(f"/api/tables/{table}/rematch", headers=headers).json()["table"]
        mine, theirs = one.sit(table, "Series One"), other.sit(table, "Other")
    (series,) = one.get("people/Series One").json()["figures"]["series"]
    assert (series["points"], series["opposing"], series["games"], series["opponents"]) == (2, 0, 2, ["Other"])


def test_what_somebody_had_in_games_is_found_and_kept(server: Server) -> None:
    """The game itself says what is asked, such as which Wonders were built; it is played again only once."""
    ines = Browser(server)
    ines.become("Ines")
    table = server.open_table(None, "random", game="duel")
    with server.connect(table, ines.sit(table, "Ines")) as client:
        while client.my_turn():
            client.ask("move", text=client.legal[0])
    shown = ines.get("people/Ines/games/duel", lang="it").json()
    assert shown["pending"] == 0
    by_name = {one["question"]: one for one in shown["questions"]}
    assert by_name["early"]["title"] == describe.texts("it")("duel-question-early")
    assert all(item["text"] and item["games"] == 1 for one in shown["questions"] for item in one["items"])
    assert ines.get("people/Ines/games/duel", lang="it").json() == shown
    assert refusal(ines.get("people/Ines/games/chess"), 404) == "not_found"


def test_accuracy_is_kept_when_a_game_is_analysed(server: Server) -> None:
    olga = Browser(server)
    olga.become("Olga")
    table = server.open_table(None, "random")
    with server.connect(table, olga.sit(table, "Olga")) as client:
        client.ask("move", text=client.legal[0] if client.my_turn() else "")
        client.ask("resign")
    assert olga.get("people/Olga").json()["figures"]["accuracy"] == []
    begun = server.http.post(f"/api/tables/{table}/analysis", json={"seat": 0})
    assert begun.status_code == 202, begun.text
    until(lambda: olga.get("people/Olga").json()["figures"]["accuracy"] != [])
    report = server.http.get(f"/api/tables/{table}/analysis", params={"seat": 0}).json()
    (kept,) = olga.get("people/Olga").json()["figures"]["accuracy"]
    assert kept["accuracy"] == report["accuracy"][0]
    assert olga.get("people/Olga/games").json()["games"][0]["accuracy"] == kept["accuracy"]


def test_an_export_has_everything_and_nobody_else_gets_it(server: Server) -> None:
    luca, other = Browser(server), Browser(server)
    luca.become("Luca")
    other.become("Marta")
    table = finished(server, luca, other)
    luca.post("me/progress", puzzles={"duel-1": "solved"}, days=["2026-05-01"], lessons=["duel/first"])
    answer = luca.get("me/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="mirabilia.json"'
    whole = answer.json()
    assert (whole["person"]["name"], whole["person"]["progress"]["lessons"]) == ("Luca", ["duel/first"])
    assert [one["table"] for one in whole["tables"]] == [table]
    assert whole["tables"][0]["record"].startswith("mirabilia")
    assert [one["outcome"] for one in whole["results"]] == ["won"]
    assert luca.secret not in answer.text
    assert hashlib.sha256(luca.secret.encode()).hexdigest() not in answer.text
    assert refusal(Browser(server).get("me/export"), 404) == "no_person"
    assert refusal(server.http.get("/api/me/export"), 401) == "no_secret"


def test_passkeys_that_make_no_sense_are_refused(server: Server) -> None:
    nora = Browser(server)
    nora.become("Nora")
    nora.headers["Origin"] = f"http://127.0.0.1:{server.port}"
    begun = nora.post("me/passkeys/begin").json()
    assert (begun["site"], begun["name"], begun["known"]) == ("127.0.0.1", "Nora", [])
    client_data = base64.urlsafe_b64encode(json.dumps({"challenge": begun["challenge"]}).encode()).decode()
    for data in ("", "!", "bnVsbA", client_data):
        made = nora.post("me/passkeys", id="a", client_data=data, attestation="b")
        assert refusal(made, 403) == "passkey"
        signed = Browser(server)
        signed.headers["Origin"] = nora.headers["Origin"]
        entered = signed.post("me/enter", id="a", client_data=data, authenticator_data="b", signature="c")
        assert refusal(entered, 403) == "passkey"
    assert refusal(nora.post("me/passkeys/remove", passkey="a"), 404) == "unknown_passkey"
    del nora.headers["Origin"]
    assert refusal(nora.post("me/passkeys/begin"), 400) == "no_origin"
