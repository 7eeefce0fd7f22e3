"""Strangers who pretend: to be another site, another name, somebody at the table, or another time."""

from __future__ import annotations

import asyncio
import socket
import sqlite3
import time
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from mirabilia.server.access import hashed
from mirabilia.server.forwarding import Forwarding
from mirabilia.server.hosts import is_known, own_names
from mirabilia.server.limits import ADDRESS
from mirabilia.tables import deletion, hosting, requests
from mirabilia.tables.clocks import SteadyTime
from mirabilia.tables.names import look, looks_like, normalised
from mirabilia.tables.recount import recount
from mirabilia.tables.requests import Refused
from mirabilia.tables.store import Store, Unreadable
from tests.cli.conftest import Mirabilia, mirabilia
from tests.databases import fresh_database
from tests.server.process import Server
from tests.tables.scenario import Playing
from tests.waiting import LONG

__all__ = ["mirabilia"]

SITE = "https://play.example.org"
TOKEN = "a token of the host"  # noqa: S105


@pytest.fixture(scope="module")
def known(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that was told of a site, with a token for the metrics."""
    folder = tmp_path_factory.mktemp("known")
    running = Server(f"sqlite:///{folder / 'tables.sqlite'}", origins=[SITE], metrics_token=TOKEN)
    yield running
    running.stop()


# Names of the server.


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example", 421),
        ("localhost:1234", 200),
        ("LOCALHOST", 200),
        ("play.example.org", 200),
        ("192.0.2.7:8000", 200),
        ("[::1]:8000", 200),
        ("localhost:x", 421),
        ("localhost:99999", 421),
        ("127.0.0.1:80:80", 421),
        ("192.0.2.7%evil.example", 421),
        ("[::1", 421),
        ("[", 421),
    ],
)
def test_the_server_answers_to_its_own_names(known: Server, host: str, status: int) -> None:
    for path in ("/api/tables", "/metrics", "/api/reach", "/nowhere"):
        answer = known.http.get(path, headers={"Host": host})
        assert answer.status_code in (status, 401, 404) if status == 200 else answer.status_code == status, path
        if status == 421:
            assert answer.json()["refusal"] == "host"
            assert "--origin" in answer.json()["message"]


def test_addresses_that_there_are_not_are_counted_too(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", generous=1 / ADDRESS["requests"][0])
    assert {server.http.get("/nowhere").status_code for _ in range(5)} == {429}
    server.stop()


def test_a_socket_needs_a_name_of_the_server_too(known: Server) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        connect(
            f"ws://evil.example:{known.port}/api/socket",
            sock=socket.create_connection(("127.0.0.1", known.port), LONG),
            proxy=None,
        )


def test_names_of_the_machine_are_known() -> None:
    names = own_names("0.0.0.0", [SITE])  # noqa: S104
    assert is_known("play.example.org", names)
    assert is_known(None, names)
    assert not is_known("example.org", names)


# Pages of other sites.


def test_a_site_the_server_was_told_of_may_ask_over_http(known: Server) -> None:
    preflight = {
        "Origin": SITE,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    answer = known.http.options("/api/tables", headers=preflight)
    assert answer.status_code == 204
    assert answer.headers["access-control-allow-origin"] == SITE
    opened = known.http.post("/api/tables", json={"game": "duel", "seats": [None, None]}, headers={"Origin": SITE})
    assert (opened.status_code, opened.headers["access-control-allow-origin"]) == (201, SITE)
    evil = known.http.post(
        "/api/tables", json={"game": "duel", "seats": [None, None]}, headers={"Origin": "https://e.vil"}
    )
    assert evil.status_code == 403
    assert "access-control-allow-origin" not in evil.headers


def test_such_a_site_may_ask_whatever_there_is_to_be_asked(known: Server) -> None:
    """Shares were deleted from the server's own pages alone."""
    paths = known.http.get("/api/schema/openapi.json").json()["paths"]
    methods = {method.upper() for operations in paths.values() for method in operations}
    assert {"GET", "POST", "DELETE"} <= methods
    for method in methods:
        preflight = {"Origin": SITE, "Access-Control-Request-Method": method}
        answer = known.http.options("/api/shares/x", headers=preflight)
        assert method in answer.headers["access-control-allow-methods"].replace(" ", "").split(",")
        other = known.http.options("/api/shares/x", headers=preflight | {"Origin": "https://e.vil"})
        assert "access-control-allow-origin" not in other.headers


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "null", "//", "https://play.example.org@e.vil"])
def test_what_is_no_origin_is_that_of_another_site(known: Server, origin: str) -> None:
    wish = {"game": "duel", "seats": [None, None]}
    assert known.http.post("/api/tables", json=wish, headers={"Origin": origin}).status_code == 403


@pytest.mark.parametrize("language", ["en\n", "it\x00", "", "EN", "../en"])
def test_a_language_is_one_that_there_is(known: Server, language: str) -> None:
    assert known.http.get("/api/games", params={"lang": language}).status_code == 400


# Metrics.


def test_metrics_are_for_the_machine_itself_or_who_knows_the_token(known: Server) -> None:
    assert known.http.get("/metrics").status_code == 200
    from_elsewhere = [(b"X-Forwarded-For", b"192.0.2.7"), (b"Host", b"play.example.org")]
    for proof, status in (("", 401), ("Bearer wrong", 401), ("Bearer \xe9", 401), (f"Bearer {TOKEN}", 200)):
        headers = from_elsewhere + ([(b"Authorization", proof.encode("latin-1"))] if proof else [])
        assert known.http.get("/metrics", headers=headers).status_code == status
    assert known.http.get("/metrics", headers={"Host": "play.example.org"}).status_code == 401


def test_without_a_token_nobody_else_sees_them(server: Server) -> None:
    headers = {"X-Forwarded-For": "192.0.2.7", "Authorization": "Bearer x"}
    assert server.http.get("/metrics", headers=headers).status_code == 401


# Names of people.


@pytest.mark.parametrize(
    "pretender",
    [
        "Anna",
        "anna",
        "\u0410nn\u0430",
        "Ann\u200ba",
        "An\u00adna",
        "A\u0323nna",
        "\uff21\uff4e\uff4e\uff41",
        "Anna\u3164",
        "Anna.",
        "A nna",
        "\U0001d400nna",
        "Anna\ufe0f",
        "Anna\U000e0100",
        "A\u0301\u0301\u0301\u0301\u0301nna",
        "\u1d00\u0274\u0274\u1d00",
        "\ua4ee\ua4e0\ua4e0\ua4ee",
        "\u13aanna",
        "\U00010300nna",
        "\u15c5nna",
        "\u023ann\u023a",
        "An\u0438a",
    ],
)
def test_nobody_sits_under_a_name_that_looks_like_that_of_another(pretender: str) -> None:
    playing = Playing(names=("Anna", ""))
    with pytest.raises(Refused) as refused:
        playing.ask(requests.sit, 1, pretender, "s")
    assert refused.value.fact["refusal"] == "name_taken"
    with pytest.raises(Refused):
        playing.ask(requests.say, pretender, "it is me")


@pytest.mark.parametrize("name", ["Anja", "Hanna", "Анна", "Άννα", "安娜", "🦊", "Zoë", "Nicolò", "Player 2"])
def test_honest_names_are_taken_as_they_are(name: str) -> None:
    playing = Playing(names=("Bruno", ""))
    playing.ask(requests.sit, 1, name, "s")
    assert playing.table.seats[1].name == name


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164\u2800", "\u202e", "x" * 25, "\ufdfa\ufdfa", "\u0301", "\U000e0100", "\u180b"]
)
def test_a_name_can_be_seen_and_is_short(name: str) -> None:
    with pytest.raises(Refused) as refused:
        Playing(names=("Bruno", "")).ask(requests.sit, 1, name, "s")
    assert refused.value.fact["refusal"] == "name"


def test_what_looks_alike() -> None:
    assert normalised("  \uff21nna \u200b B. ") == "Anna B."
    assert look("P\u0430ul 1") == look("paul l")
    assert not looks_like("Anna", ["Hanna", "Ann", ""])


@pytest.mark.parametrize(
    ("name", "like"),
    [
        ("\u0397anna", "Hanna"),
        ("\u039dina", "Nina"),
        ("\u03a5ago", "Yago"),
        ("\u0396oe", "Zoe"),
        ("Rornano", "Romano"),
        ("VVilma", "Wilma"),
    ],
)
def test_capitals_and_pairs_look_alike_too(name: str, like: str) -> None:
    assert looks_like(name, [like])


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Player \u5b89", "Player \u674e"),
        ("\u5b89\u5b89", "Anna"),
        ("Zo\u00eb", "Zora"),
        ("Ola", "\u041e\u043b\u044f"),
    ],
)
def test_what_does_not_look_alike(one: str, other: str) -> None:
    assert not looks_like(one, [other])
    assert not looks_like(other, [one])


def test_accents_do_not_pile_up() -> None:
    assert normalised("Z" + "\u0301\u0302" * 10) == normalised("Z" + "\u0301\u0302" * 2 + "\u0301")
    playing = Playing()
    playing.ask(requests.say, "Zeno", "\u0301\u0302 hi" + "\u0336" * 200, None)
    assert playing.table.said[-1].entry.text == "hi" + "\u0336" * 4
    for name in ("\u0e19\u0e35\u0e49", "\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd", "Vi\u1ec7t"):
        assert normalised(name) == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("line", ["\u3164", "\u2800 \ufe0f", "\U000e0100", "\u0301"])
def test_a_line_of_chat_can_be_seen(line: str) -> None:
    with pytest.raises(Refused):
        Playing().ask(requests.say, "Zeno", line, None)


# The database.


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with pytest.raises(TimeoutError):
        Server(server.database, tmp_path / "log.txt")
    (tmp_path / "other.sqlite").symlink_to(tmp_path / "tables.sqlite")
    with pytest.raises(TimeoutError):
        Server(f"sqlite:///{tmp_path / 'other.sqlite'}", tmp_path / "log.txt")
    refusals = (tmp_path / "log.txt").read_text(encoding="utf-8").count("another server uses this database file")
    assert refusals >= 2, "also under another name"
    assert server.http.get("/health").status_code == 200
    server.kill()
    server.start()
    server.stop()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "belongs to a newer version"), ("it", "appartiene a una versione più recente")]
)
def test_a_newer_database_is_refused_with_a_sentence(
    mirabilia: Mirabilia, tmp_path: Path, language: str, words: str
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.migrate()
    store.close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    done = mirabilia("serve", "--data", str(tmp_path), "--lang", language)
    assert done.code == 2
    assert words in done.err.replace("\n", " ")
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Another server already uses"), ("it", "Un altro server usa già")]
)
def test_a_second_server_says_so_on_the_command_line(
    mirabilia: Mirabilia, tmp_path: Path, language: str, words: str
) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    store.claim()
    done = mirabilia("serve", "--data", str(tmp_path), "--lang", language)
    store.close()
    assert done.code == 2
    assert words in done.err.replace("\n", " ")


def test_one_broken_row_does_not_take_the_lobby_down(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    good = server.open_table(None, None, public=True)
    player = "a secret of Anna"
    broken = [server.open_table(None, None, public=True) for _ in range(7)]
    for table in (good, *broken):
        server.sit(table, "Anna", player=player)
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE summaries SET seats = 'nonsense' WHERE table_id = ?", (broken[0],))
        database.execute("UPDATE log SET body = '{}' WHERE seq = 0 AND table_id = ?", (broken[1],))
        database.execute("UPDATE log SET body = 'x' WHERE seq = 1 AND table_id = ?", (broken[2],))
        database.execute("UPDATE summaries SET seats = ? WHERE table_id = ?", ("[" * 3000, broken[3]))
        database.execute("UPDATE log SET seq = 7 WHERE seq = 1 AND table_id = ?", (broken[4],))
        database.execute("UPDATE log SET at = 'noon' WHERE seq = 1 AND table_id = ?", (broken[5],))
        database.execute("DELETE FROM log WHERE seq = 0 AND table_id = ?", (broken[6],))
    database.close()
    server.http = httpx.Client(base_url=server.http.base_url, timeout=LONG, trust_env=False)
    server.start()
    shown = {table["table"] for table in server.http.get("/api/tables").json()["tables"]}
    assert shown == {good, broken[2], broken[4], broken[5]}, "what the lobby shows of them is whole"
    own = server.http.get("/api/player/games", headers={"Authorization": f"Bearer {player}"})
    assert {game["table"] for game in own.json()} == {good}
    for table in (*broken[1:3], *broken[4:]):
        for part in ("", "/record", "/replay"):
            answer = server.http.get(f"/api/tables/{table}{part}")
            assert (answer.status_code, answer.json()["refusal"]) == (503, "unreadable")
    assert server.http.get(f"/api/tables/{good}").status_code == 200
    server.stop()
    store = Store(server.database)
    assert recount(store) == 0, "and neither do they keep the host from anything"
    assert deletion.forget_player(store, hashed(player)) == 8
    with pytest.raises(Unreadable):
        hosting.close_table(store, broken[4])
    store.close()


# Time.


def test_a_process_that_starts_later_has_the_time_of_the_others(postgresql: str) -> None:
    """The clock of the machine was set in between, and one of two processes was killed and started again: who played at
    a table that came over lost an hour."""
    database, hour = fresh_database(postgresql), 3600 * 10**9

    async def work() -> list[int]:
        stores = [Store(database) for _ in range(3)]
        stores[0].migrate()
        clocks = [SteadyTime(), SteadyTime(lambda: time.time_ns() + hour), SteadyTime(lambda: time.time_ns() - hour)]
        processes = [Forwarding(app, clock) for clock in clocks]
        for process, store in zip(processes, stores, strict=True):
            await process.start(store, "127.0.0.1")
        now = [clock() for clock in clocks]
        for process in processes:
            await process.stop()
            await process.close()
        for store in stores:
            store.close()
        return now

    async def app(*_: object) -> None:
        """Nobody asks for anything."""

    first, *others = asyncio.run(work())
    assert all(abs(other - first) < 60_000 for other in others)


def test_setting_the_clock_of_the_machine_changes_no_time() -> None:
    wall, running = 1_800_000_000_000_000_000, 5_000_000_000
    now = SteadyTime(lambda: wall, lambda: running)
    before = now()
    assert before == 1_800_000_000_000
    wall += 3_600_000_000_000
    assert now() == before
    running += 1_500_000_000
    assert now() == before + 1_500
