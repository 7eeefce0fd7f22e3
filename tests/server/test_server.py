"""A real server and real clients: playing, coming back, looking on, and everything that is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mirabilia import games
from tests.server.process import Client, Server


def moves_of(client: Client) -> list[str]:
    return list(client.table["legal"])


def test_a_person_plays_a_whole_game_against_a_bot(server: Server) -> None:
    table = server.open_table(None, "random")
    with server.connect(table, server.sit(table, "Anna")) as anna:
        number = 0
        while anna.my_turn():
            assert anna.ask("move", f"m{number}", text=moves_of(anna)[0])["is"] == "done"
            number += 1
        outcome = anna.table["outcome"]
        assert sorted(outcome["ranks"]) in ([1, 2], [1, 1])
    answer = server.http.get(f"/api/tables/{table}/record").json()
    assert answer["record"].startswith("mirabilia record 1")
    replay = server.http.post("/api/records", json={"text": answer["record"]})
    assert replay.status_code == 200
    assert len(replay.json()["steps"]) == len(answer["story"])


def test_two_people_and_a_spectator_see_what_they_may(server: Server) -> None:
    table = server.open_table(None, None)
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
    with (
        server.connect(table, secrets[0]) as anna,
        server.connect(table, secrets[1]) as bruno,
        server.connect(table) as zeno,
    ):
        assert [client.welcome["seat"] for client in (anna, bruno, zeno)] == [0, 1, None]
        anna.ask("move", text=moves_of(anna)[0])
        for client in (bruno, zeno):
            assert client.until("moved")["seat"] == 0
        assert zeno.ask("move", text="draft pyramids")["refusal"] == "spectator"
        assert bruno.ask("undo")["refusal"] == "no_undo"
        assert anna.ask("undo")["is"] == "done"
        assert bruno.until("taken_back")["moves"] == 0
        assert anna.ask("say", text="hello")["is"] == "done"
        assert zeno.until("said")["text"] == "hello"
        for client in (anna, bruno, zeno):
            told = json.dumps(client.heard)
            assert not any(secret in told for secret in secrets)
            assert '"seed"' not in told


def test_a_move_sent_again_is_made_once(server: Server) -> None:
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna")
    server.sit(table, "Bruno")
    with server.connect(table, secret) as anna:
        text = moves_of(anna)[0]
        assert anna.ask("move", "a", text=text)["seq"] is not None
        assert anna.ask("move", "a", text=text) == {"is": "done", "id": "a", "seq": None}
        assert anna.table["moves"] == 1


def test_coming_back_tells_what_was_missed(server: Server) -> None:
    table = server.open_table(None, None)
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
    with server.connect(table, secrets[0]) as anna, server.connect(table, secrets[1]):
        anna.ask("move", text=moves_of(anna)[0])
        with server.connect(table, secrets[1], moves=1) as again:
            assert again.welcome["story"] == []
        with server.connect(table, secrets[1], moves=0) as again:
            assert [step["seat"] for step in again.welcome["story"]] == [0]
            assert again.table["view"]["seat"] == 1


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    table = server.open_table(None, None, clock={"kind": "game", "amount": 3600})
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
    done = 0
    for _ in range(2):
        with server.connect(table, secrets[0]) as anna, server.connect(table, secrets[1]) as bruno:
            assert anna.table["moves"] == done
            for _ in range(5):
                acting = anna if 0 in anna.table["to_act"] else bruno
                other = bruno if acting is anna else anna
                assert acting.ask("move", text=moves_of(acting)[0])["is"] == "done"
                other.until("moved")
                done += 1
            before = anna.table
            server.kill()
        server.start()
        with server.connect(table, secrets[0]) as anna:
            assert anna.table == before
    server.stop()


@pytest.mark.parametrize(
    ("wish", "status", "refusal"),
    [
        ({"game": "chess", "seats": [None, None]}, 400, "no_game"),
        ({"game": "duel", "seats": [None]}, 400, "options"),
        ({"game": "duel", "seats": [None, "deep_blue"]}, 400, "no_bot"),
        ({"game": "duel", "seats": [None, None], "clock": {"kind": "move", "amount": 0}}, 400, "clock"),
        ({"game": "duel", "seats": [None, None], "colour": "red"}, 400, "invalid"),
        ({"game": "duel"}, 400, "invalid"),
        ([], 400, "invalid"),
    ],
)
def test_impossible_tables_are_refused(server: Server, wish: Any, status: int, refusal: str) -> None:
    answer = server.http.post("/api/tables", json=wish)
    assert answer.status_code == status
    assert answer.json()["refusal"] == refusal


def test_refusals_come_in_the_language_of_the_client(server: Server) -> None:
    wish = {"game": "chess", "seats": [None, None]}
    answer = server.http.post("/api/tables", params={"lang": "it"}, json=wish)
    assert answer.json()["message"] == "Non c'è nessun gioco di nome chess."
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna")
    server.sit(table, "Bruno")
    with Client(server.port, {"table": table, "secret": secret, "lang": "it"}) as anna:
        refusal = anna.ask("move", text="build baths")
        assert refusal["refusal"] == "illegal"
        assert refusal["message"].startswith("Quella mossa non è possibile: ")
        assert "cannot" not in refusal["message"]


def test_seats_are_kept_by_their_secrets(server: Server) -> None:
    table = server.open_table(None, None)
    secret = server.sit(table, "Anna", seat=1)
    taken = server.http.post(f"/api/tables/{table}/seats", json={"name": "Bruno", "seat": 1})
    assert (taken.status_code, taken.json()["refusal"]) == (409, "seat_taken")
    assert server.http.post(f"/api/tables/{table}/leave").status_code == 401
    wrong = {"Authorization": "Bearer wrong"}
    assert server.http.post(f"/api/tables/{table}/leave", headers=wrong).status_code == 401
    own = {"Authorization": f"Bearer {secret}"}
    assert server.http.get(f"/api/tables/{table}", headers=own).json()["viewer"] == 1
    assert server.http.post(f"/api/tables/{table}/leave", headers=own).status_code == 204
    assert server.http.get(f"/api/tables/{table}").json()["seats"][1]["taken"] is False


def test_the_lobby_shows_public_tables_only(server: Server) -> None:
    public, hidden = server.open_table(None, None, public=True), server.open_table(None, None)
    shown = {one["table"] for one in server.http.get("/api/tables").json()["tables"]}
    assert public in shown
    assert hidden not in shown


def test_all_games_of_a_player_can_be_had(server: Server) -> None:
    for name in ("Anna", "Bruno"):
        table = server.open_table(None, None)
        server.sit(table, name, player="the secret of one person")
    own = {"Authorization": "Bearer the secret of one person"}
    assert len(server.http.get("/api/player/games", headers=own).json()) == 2
    assert server.http.get("/api/player/games").status_code == 401


def test_a_rematch_is_the_same_for_all_who_ask(server: Server) -> None:
    table = server.open_table(None, None)
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
    headers = [{"Authorization": f"Bearer {secret}"} for secret in secrets]
    early = server.http.post(f"/api/tables/{table}/rematch", headers=headers[0])
    assert (early.status_code, early.json()["refusal"]) == (409, "not_over")
    with server.connect(table, secrets[0]) as anna:
        anna.ask("resign")
        assert anna.table["outcome"]["reason"] == "resigned"
    again = [server.http.post(f"/api/tables/{table}/rematch", headers=one).json()["table"] for one in headers]
    assert again[0] == again[1] != table


@pytest.mark.parametrize("lang", ["en", "it"])
def test_games_and_rules_in_both_languages(server: Server, lang: str) -> None:
    listed = server.http.get("/api/games", params={"lang": lang}).json()
    assert [game["game"] for game in listed] == list(games.NAMES)
    rules = server.http.get("/api/games/world/rules", params={"lang": lang}).json()
    assert "# World Wonders" in rules["markdown"]
    assert server.http.get("/api/games", params={"lang": "xx"}).status_code == 400
    assert server.http.get("/api/games/chess/rules").status_code == 404


def test_headers_health_and_metrics(server: Server) -> None:
    answer = server.http.get("/health")
    assert answer.json() == {"status": "ok"}
    assert "default-src 'self'" in answer.headers["Content-Security-Policy"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "mirabilia_connections" in server.http.get("/metrics").text


def test_hellos_that_make_no_sense(server: Server) -> None:
    table = server.open_table(None, None)
    for hello, code in (
        ({"table": "nowhere"}, 4404),
        ({"table": table, "secret": "wrong"}, 4400),
        ({"table": 7}, 4400),
        ({"tisch": table}, 4400),
    ):
        with pytest.raises(Exception, match=str(code)):
            Client(server.port, hello)


@settings(max_examples=150)
@given(
    frame=st.one_of(
        st.text(max_size=300),
        st.binary(max_size=300),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=20),
            lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
            max_leaves=12,
        ).map(json.dumps),
        st.fixed_dictionaries(
            {"do": st.sampled_from(["move", "undo", "answer", "offer_end", "say", "chat", "come_back", "nothing"])},
            optional={"text": st.text(max_size=50), "id": st.text(max_size=10), "agrees": st.booleans()},
        ).map(json.dumps),
    )
)
def test_garbage_is_answered_and_the_table_is_unharmed(server: Server, frame: str | bytes) -> None:
    client = spectator(server)
    client.socket.send(frame)
    if isinstance(frame, bytes):
        forget(client)
        client = spectator(server)
    assert client.ask("ping", "still there") == {"is": "pong", "id": "still there"}
    assert client.table["moves"] == 0


SPECTATORS: dict[int, Client] = {}


def spectator(server: Server) -> Client:
    """One that stays, until the server has had enough of it."""
    if server.port not in SPECTATORS:
        table = server.open_table(None, None, chat=False)
        SPECTATORS[server.port] = server.connect(table)
    return SPECTATORS[server.port]


def forget(client: Client) -> None:
    SPECTATORS.clear()
    client.open.close()


def test_bodies_and_frames_have_a_limit(server: Server) -> None:
    huge = server.http.post("/api/records", json={"text": "x" * 300_000})
    assert huge.status_code in (400, 413)
    table = server.open_table(None, None)
    with server.connect(table) as zeno:
        zeno.socket.send("x" * 20_000)
        assert zeno.closed() == 1009


def test_a_broken_record_is_refused_with_the_line(server: Server) -> None:
    answer = server.http.post("/api/records", json={"text": "mirabilia record 1\ngame: chess\n"})
    assert answer.status_code == 400
    assert "line" in answer.text


def test_a_server_stops_when_it_is_told(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    table = server.open_table("random", "random")
    server.process.terminate()
    assert server.process.wait(20) is not None
    with pytest.raises(httpx.TransportError):
        server.http.get("/health")
    server.start()
    assert server.http.get(f"/api/tables/{table}").status_code == 200
    server.stop()
