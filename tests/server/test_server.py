"""A real server and real clients: playing, coming back, looking on, and everything that is refused."""

from __future__ import annotations

import json
from contextlib import ExitStack
from itertools import accumulate
from pathlib import Path
from typing import Any

import httpx
import pytest

import mirabilia
from mirabilia import _build, games
from mirabilia.core.describe import LANGUAGES, texts
from tests.server.process import Client, Server


def moves_of(client: Client) -> list[str]:
    return client.legal


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
    assert len(replay.json()["steps"]) == len(answer["story"]) + 1
    assert server.http.get(f"/api/tables/{table}/replay").json() == replay.json()


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
            received = json.dumps(client.heard)
            assert not any(secret in received for secret in secrets)
            assert '"seed"' not in received


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
            assert again.table["own"]["seat"] == 1


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


def test_the_lobby_says_what_is_played_and_with_whom(server: Server) -> None:
    clock = {"kind": "move", "amount": 60, "lost": False, "gain": 0}
    table = server.open_table(None, "novice", public=True, options={"wonders": "draft"}, clock=clock, hints=True)
    (shown,) = [one for one in server.http.get("/api/tables").json()["tables"] if one["table"] == table]
    assert (shown["game"], shown["status"], shown["seats"]) == ("duel", "waiting", [None, "novice"])
    assert (shown["options"], shown["clock"], shown["hints"]) == ({"wonders": "draft"}, clock, True)


def test_all_games_of_a_player_can_be_had(server: Server) -> None:
    for name in ("Anna", "Bruno"):
        table = server.open_table(None, None)
        server.sit(table, name, player="the secret of one person")
    own = {"Authorization": "Bearer the secret of one person"}
    assert len(server.http.get("/api/player/games", headers=own).json()) == 2
    assert len(server.http.get("/api/player/games?unfinished=true", headers=own).json()) == 2
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
    assert [game["game"] for game in listed] == list(games.names())
    rules = server.http.get("/api/games/world/rules", params={"lang": lang}).json()
    assert "# World Wonders" in rules["markdown"]
    assert server.http.get("/api/games", params={"lang": "xx"}).status_code == 400
    assert server.http.get("/api/games/chess/rules").status_code == 404


def test_a_replay_is_shown_from_any_seat_or_with_everything_open(server: Server) -> None:
    table = server.open_table("random", "random", seed=2)
    with server.connect(table) as zeno:
        early = server.http.get(f"/api/tables/{table}/replay")
        assert early.status_code in (200, 409)
        while zeno.table["status"] != "over":
            zeno.hear()
    shown = {
        seat: server.http.get(f"/api/tables/{table}/replay", params={"seat": seat}).json()
        for seat in ("all", "none", "1")
    }
    first = {seat: replay["steps"][0] for seat, replay in shown.items()}
    assert first["all"]["open"]["decks"]["3"]
    assert first["none"]["open"] is None
    assert first["1"]["view"]["own"]["seat"] == 1
    assert [step["moves"] for step in shown["all"]["steps"]] == [step["moves"] for step in shown["1"]["steps"]]
    assert server.http.get(f"/api/tables/{table}/replay", params={"seat": "9"}).status_code == 400


def test_a_turn_that_all_make_together_is_one_step(server: Server) -> None:
    table = server.open_table(*["random"] * 4, game="seven", options={"sides": "day"})
    with server.connect(table) as zeno:
        while zeno.table["status"] != "over":
            zeno.hear()
        moves = zeno.table["moves"]
    for seat in ("all", "none", "2"):
        steps = server.http.get(f"/api/tables/{table}/replay", params={"seat": seat}).json()["steps"]
        assert [step["number"] for step in steps] == list(accumulate(len(step["moves"]) for step in steps))
        assert steps[-1]["number"] == moves
        together = [step for step in steps if len(step["moves"]) == 4]
        assert len(together) == 18
        assert not {event["event"] for step in together for event in step["events"]} & {"committed", "taken_back"}


def test_a_running_game_is_shown_again_as_one_has_seen_it(server: Server) -> None:
    table = server.open_table(None, None, None, game="seven", options={"sides": "day"})
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno", "Carla")]
    with ExitStack() as open_clients:
        clients = [open_clients.enter_context(server.connect(table, secret)) for secret in secrets]
        before = clients[0].welcome["table"]
        for client in clients:
            client.ask("move", text=moves_of(client)[0])
        clients[0].until("moved")
        own = {"Authorization": f"Bearer {secrets[0]}"}
        path = f"/api/tables/{table}/replay"
        answer = server.http.get(path, params={"seat": "0"}, headers=own).json()
        assert answer["record"] is None
        start, turn = answer["steps"]
        assert start["view"] == before["view"] | {"own": before["own"]}
        known = [(move["seat"], move["move"] is not None) for move in turn["moves"]]
        assert known == [(0, True), (1, False), (2, False)]
        assert (start["number"], turn["number"]) == (0, 3)
        assert "committed" not in {event["event"] for event in turn["events"]}
        assert all(step["open"] is None for step in answer["steps"])
        for seat in ("1", "all"):
            refused = server.http.get(path, params={"seat": seat}, headers=own)
            assert (refused.status_code, refused.json()["refusal"]) == (409, "not_over")
        clients[1].my_turn()
        clients[1].ask("move", text=moves_of(clients[1])[0])
        public = server.http.get(path, params={"seat": "none"}).json()
        assert [[move["seat"] for move in step["moves"]] for step in public["steps"]] == [[], [0, 1, 2], [1]]
        assert [event["event"] for event in public["steps"][-1]["events"]] == ["committed"]
        assert public["steps"][0]["view"]["own"] is None
        assert server.http.get(path, params={"seat": "0"}).status_code == 409


def test_hints_where_nobody_else_plays(server: Server) -> None:
    table = server.open_table(None, "random")
    with server.connect(table, server.sit(table, "Anna")) as anna:
        answer = anna.ask("hint")
        assert answer["is"] == "hint"
        hint = answer["hint"]
        assert hint["move"]["text"] in anna.legal
        assert hint["move"]["fact"]["move"] == hint["move"]["text"].split()[0]
        assert 0 <= hint["value"] <= 1
        assert hint["events"][0]["event"] == "drafted"
        assert 1 <= len([fact["reason"] for fact in hint["reasons"]]) <= 3
        assert {move["text"] for move, _ in hint["others"]} < set(anna.legal)
        assert anna.table["moves"] == 0


def test_no_hints_against_people_unless_the_table_allows_them(server: Server) -> None:
    for hints in (False, True):
        table = server.open_table(None, None, hints=hints)
        secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
        with server.connect(table, secrets[0]) as anna, server.connect(table) as zeno:
            assert anna.table["hints"] is hints
            assert anna.ask("hint").get("refusal") == (None if hints else "no_hints")
            assert zeno.ask("hint")["refusal"] == "spectator"


def test_a_move_is_made_by_its_code_or_its_notation(server: Server) -> None:
    table = server.open_table(None, None)
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
    with server.connect(table, secrets[0]) as anna, server.connect(table, secrets[1]) as bruno:
        refusal = anna.ask("move", text="build baths")
        assert (refusal["is"], refusal["refusal"]) == ("refused", "illegal")
        for code in (19, 10**15):
            assert anna.ask("move", code=code)["refusal"] == "illegal"
        assert anna.ask("move")["refusal"] == "illegal"
        assert anna.ask("move", code="19")["refusal"] == "frame"
        action = anna.table["actions"][-1]
        assert anna.ask("move", code=action["code"])["is"] == "done"
        assert anna.table["moves"] == 1
        assert anna.table["actions"] == []
        bruno.until("moved")
        assert bruno.ask("move", text=bruno.legal[0])["is"] == "done"


@pytest.mark.parametrize("game", games.names())
def test_the_pieces_of_a_game(server: Server, game: str) -> None:
    answer = server.http.get(f"/api/games/{game}/pieces")
    assert answer.status_code == 200
    assert answer.headers["Content-Encoding"] == "gzip"
    pieces = answer.json()
    assert len(pieces.get("cards", pieces.get("tiles", pieces.get("editions")))) > 1
    assert server.http.get("/api/games/chess/pieces").status_code == 404


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_server_tells_which_build_it_is(server: Server, lang: str) -> None:
    about = server.http.get("/api/about", params={"lang": lang}).json()
    assert (about["version"], about["compiled"]) == (mirabilia.__version__, _build.COMPILED)
    assert about["build"] == texts(lang)(f"build-{_build.KIND}", times=30)
    assert server.http.get("/api/about", params={"lang": "xx"}).status_code == 400


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
