"""Finding a game: a lobby that tells what changes, pairing, invitations, whom one has met, blocked or reported."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from typing import ClassVar

import pytest

from mirabilia.server.frame_gate import text_frame
from mirabilia.server.lobby_tables import SHOWN
from tests.databases import fresh_database
from tests.server.lobby_client import LobbyClient
from tests.server.process import Server

ANYBODY = {"public": True}


@pytest.fixture(scope="module")
def pair(postgresql: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database, as two processes of one."""
    database = fresh_database(postgresql)
    servers = Server(database), Server(database)
    yield servers
    for server in servers:
        server.stop()


@pytest.fixture(params=["one process", "two processes"])
def both(request: pytest.FixtureRequest) -> tuple[Server, Server]:
    """Where the first person comes in, and where the second: at a SQLite file, or at two processes on PostgreSQL."""
    if request.param == "one process":
        server: Server = request.getfixturevalue("server")
        return server, server
    servers: tuple[Server, Server] = request.getfixturevalue("pair")
    return servers


def met(server: Server, one: LobbyClient, other: LobbyClient) -> str:
    """A table at which both sit."""
    table = server.open_table(None, None)
    one.sit(table, "Anna")
    other.sit(table, "Bruno")
    return table


def test_what_changes_is_told_and_nothing_else(both: tuple[Server, Server]) -> None:
    here, there = both
    with LobbyClient(there) as looking:
        private = here.open_table(None, None)
        table = here.open_table(None, None, **ANYBODY, clock={"kind": "game", "amount": 300, "gain": 3})
        looking.until(lambda: table in looking.tables)
        assert looking.tables[table]["seats"] == [None, None]
        assert looking.tables[table]["clock"] == {"kind": "game", "amount": 300, "lost": False, "gain": 3}
        here.sit(table, "Anna")
        looking.until(lambda: looking.tables[table]["seats"] == ["Anna", None])
        secret = here.sit(table, "Bruno")
        looking.until(lambda: looking.tables[table]["status"] == "playing")
        with LobbyClient(here) as late:
            assert late.tables[table] == looking.tables[table]
        with here.connect(table, secret) as bruno:
            assert bruno.ask("resign")["is"] == "done"
        looking.until(lambda: table not in looking.tables)
        assert private not in str(looking.heard)
        assert "secret" not in str(looking.heard)
        changes = [message for message in looking.heard if message["is"] == "changes" and message["tables"]]
        assert all(len(message["tables"]) < 3 for message in changes)


def test_whoever_does_not_look_is_told_of_own_games_alone(both: tuple[Server, Server]) -> None:
    here, there = both
    with LobbyClient(there, looks=False) as anna:
        table = here.open_table(None, "random", clock={"kind": "days", "amount": 2})
        secret = anna.sit(table, "Anna")
        here.open_table(None, None, **ANYBODY)
        while (told := anna.told("game")["game"])["to_act"] != [0]:
            pass
        assert (told["table"], told["names"], told["status"]) == (table, ["Anna", "random"], "playing")
        assert told["deadline"] - told["changed_at"] == 2 * 86_400_000
        assert told["record"] is None
        with here.connect(table, secret) as seat:
            seat.ask("resign")
        while anna.told("game")["game"]["status"] != "over":
            pass
        assert not [message for message in anna.heard if message["is"] in ("lobby", "changes")]
        assert anna.ask("look", on=True)["is"] == "done"
        anna.until(lambda: anna.tables)  # another process may still be telling of it


def test_who_is_there_is_counted_and_named_if_they_like(both: tuple[Server, Server]) -> None:
    here, there = both
    with LobbyClient(here, shown=True, name="Gaia") as gaia, LobbyClient(there) as quiet:
        quiet.until(lambda: "Gaia" in quiet.here["names"] and quiet.here["people"] >= 2)
        assert quiet.ask("show", on=True, name="Ugo\u202e")["is"] == "done"
        gaia.until(lambda: "Ugo" in gaia.here["names"])
        assert quiet.ask("show", on=False)["is"] == "done"
        gaia.until(lambda: "Ugo" not in gaia.here["names"])


def test_two_who_want_the_same_are_brought_together(both: tuple[Server, Server]) -> None:
    here, there = both
    with LobbyClient(here) as anna, LobbyClient(there) as bruno, LobbyClient(there) as other:
        assert anna.ask("pair", game="duel", pace="quick", name="Ospite")["is"] == "done"
        other.until(lambda: {"game": "duel", "pace": "quick", "waiting": 1} in other.pools)
        assert other.ask("pair", game="duel", pace="calm", name="Zeno")["is"] == "done"
        assert bruno.ask("pair", game="duel", pace="quick", name="Ospite")["is"] == "done"
        found = anna.told("paired"), bruno.told("paired")
        assert found[0]["table"] == found[1]["table"]
        assert sorted(one["name"] for one in found) == ["Ospite", "Ospite 2"]
        table = found[0]["table"]
        refused = here.http.post(f"/api/tables/{table}/seats", json={"name": "Zeno", "player": other.player})
        assert refused.json()["refusal"] == "full"
        secrets = [who.sit(table, one["name"]) for who, one in zip((anna, bruno), found, strict=True)]
        with here.connect(table, secrets[0]) as seat:
            shown = seat.welcome["table"]
            assert (shown["status"], shown["chat"], shown["strangers"]) == ("playing", False, True)
            assert shown["clock"] == {"kind": "game", "amount": 300, "lost": True, "gain": 3}
        assert other.ask("unpair")["is"] == "done"
        other.until(lambda: not other.pools)


class Impatient(Server):
    constants: ClassVar[Mapping[str, float]] = {"mirabilia.tables.pairing.ARRIVAL": 2}


@pytest.fixture(scope="module", params=["one process", "two processes"])
def impatient(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Sequence[Server]]:
    """Servers at which one has to come to one's table soon."""
    if request.param == "one process":
        servers = [Impatient(f"sqlite:///{tmp_path_factory.mktemp('pairing') / 'tables.sqlite'}")] * 2
    else:
        database = fresh_database(request.getfixturevalue("postgresql"))
        servers = [Impatient(database), Impatient(database)]
    yield servers
    for server in dict.fromkeys(servers):
        server.stop()


def test_whoever_is_left_alone_waits_again_before_those_who_came_later(impatient: Sequence[Server]) -> None:
    """Somebody was found, and never came: one sat there for ever."""
    here, there = impatient
    wish = {"game": "duel", "pace": "calm"}
    with LobbyClient(here) as anna, LobbyClient(there) as gone:
        anna.ask("pair", **wish, name="Anna")
        gone.ask("pair", **wish, name="Zeno")
        table = anna.told("paired")["table"]
        with here.connect(table, anna.sit(table, "Anna")) as seat:  # whoever waits has the table open
            again = anna.told("requeued")
            assert again == {"is": "requeued", "table": table, **wish, "name": "Anna"}
            while seat.table["status"] != "over":
                seat.hear()
            assert [(one["kind"], one["missing"]) for one in seat.heard[-1]["news"]] == [("closed", True)]
        shown = here.http.get(f"/api/tables/{table}").json()
        assert (shown["status"], shown["outcome"]["reason"]) == ("over", "missing")
        gone.until(lambda: {**wish, "waiting": 1} in gone.pools)
        with LobbyClient(there) as bruno:
            bruno.ask("pair", **wish, name="Bruno")
            tables = anna.told("paired")["table"], bruno.told("paired")["table"]
            assert tables[0] == tables[1] != table
            secrets = anna.sit(tables[0], "Anna"), bruno.sit(tables[0], "Bruno")
            with there.connect(tables[0], secrets[1]) as seat:
                assert seat.welcome["table"]["status"] == "playing"


def test_whoever_goes_waits_no_longer(both: tuple[Server, Server]) -> None:
    here, there = both
    with LobbyClient(there) as looking:
        with LobbyClient(here) as anna:
            anna.ask("pair", game="world", pace="days", name="Anna")
            looking.until(lambda: {"game": "world", "pace": "days", "waiting": 1} in looking.pools)
        looking.until(lambda: not looking.pools)
        assert looking.ask("pair", game="world", pace="days", name="Bruno")["is"] == "done"
        looking.until(lambda: {"game": "world", "pace": "days", "waiting": 1} in looking.pools)


def test_whoever_is_blocked_is_neither_paired_nor_heard(both: tuple[Server, Server]) -> None:
    here, there = both
    with LobbyClient(here) as anna, LobbyClient(there) as bruno, LobbyClient(there) as carla:
        table = met(here, anna, bruno)
        assert anna.post("/api/player/blocks", table=table, seat=1) == 204
        blocks = anna.get(f"/api/player/blocks?table={table}")
        assert [one["name"] for one in blocks["people"]] == ["Bruno"]
        assert blocks["seats"] == [1]
        assert anna.get("/api/player/met")[0]["blocked"]
        assert bruno.get(f"/api/player/blocks?table={table}") == {"people": [], "seats": []}
        anna.ask("pair", game="duel", pace="untimed", name="Anna")
        bruno.ask("pair", game="duel", pace="untimed", name="Bruno")
        carla.ask("pair", game="duel", pace="untimed", name="Carla")
        assert anna.told("paired")["table"] == carla.told("paired")["table"]
        who = bruno.get("/api/player/met")[0]["who"]
        other = there.open_table(None, None)
        bruno.sit(other, "Bruno")
        assert bruno.ask("invite", table=other, who=who)["is"] == "done"  # they are not told
        anna.ask("ping")
        assert not [message for message in anna.heard if message["is"] == "invited"]
        assert anna.post("/api/player/blocks", who=blocks["people"][0]["who"], on=False) == 204
        assert bruno.ask("invite", table=other, who=who)["is"] == "done"
        assert anna.told("invited")["invitation"]["name"] == "Bruno"


def test_friends_are_invited_and_answer(both: tuple[Server, Server]) -> None:
    here, there = both
    with LobbyClient(here) as anna, LobbyClient(there) as bruno:
        met(here, anna, bruno)
        (friend,) = anna.get("/api/player/met")
        assert (friend["name"], friend["games"], friend["here"]) == ("Bruno", 1, False)
        assert bruno.get("/api/player/met")[0]["who"] != friend["who"]
        table = here.open_table(None, None, clock={"kind": "days", "amount": 3})
        assert anna.ask("invite", table=table, who=friend["who"])["refusal"] == "not_waiting"
        anna.sit(table, "Anna")
        assert anna.ask("invite", table=table, who=friend["who"])["is"] == "done"
        invitation = bruno.told("invited")["invitation"]
        assert (invitation["name"], invitation["table"], invitation["game"]) == ("Anna", table, "duel")
        assert anna.ask("invite", table=table, who=friend["who"])["is"] == "done"  # and they are told once
        with LobbyClient(there, bruno.player, looks=False) as elsewhere:
            assert elsewhere.told("invited")["invitation"] == invitation
        assert bruno.ask("reply", invitation=invitation["invitation"], accepts=False)["is"] == "done"
        assert anna.told("answered") == {"is": "answered", "table": table, "name": "Bruno", "accepts": False}
        with LobbyClient(there, bruno.player, looks=False) as elsewhere:
            elsewhere.ask("ping")
            assert not [message for message in elsewhere.heard if message["is"] == "invited"]
        with LobbyClient(here) as stranger:
            refused = stranger.ask("reply", invitation=invitation["invitation"], accepts=True)
            assert refused["is"] == "done"
            assert stranger.ask("invite", table=table, who=friend["who"])["refusal"] == "nobody"
    with LobbyClient(here, player="") as nobody:
        assert nobody.ask("pair", game="duel", pace="quick", name="Anna")["refusal"] == "no_secret"
        assert nobody.ask("pair", game="chess", pace="quick", name="Anna")["refusal"] == "no_secret"
        assert nobody.ask("dance")["refusal"] == "frame"


def test_friends_who_are_paired_can_chat_at_once(server: Server) -> None:
    with LobbyClient(server) as anna, LobbyClient(server) as bruno:
        met(server, anna, bruno)
        for who, name in ((anna, "Anna"), (bruno, "Bruno")):
            who.ask("pair", game="duel", pace="days", name=name)
        table = anna.told("paired")["table"]
        shown = server.http.get(f"/api/tables/{table}").json()
        assert (shown["chat"], shown["strangers"]) == (True, False)


def test_strangers_chat_when_all_want_to_and_have_phrases_until_then(server: Server) -> None:
    table = server.open_table(None, None, **ANYBODY)
    secrets = [server.sit(table, name) for name in ("Anna", "Bruno")]
    with ExitStack() as seats:
        anna, bruno = (seats.enter_context(server.connect(table, secret)) for secret in secrets)
        zeno = seats.enter_context(server.connect(table))
        assert anna.ask("say", text="hello")["refusal"] == "chat_off"
        assert anna.ask("phrase", phrase="good_luck")["is"] == "done"
        assert bruno.until("said")["phrase"] == "good_luck"
        assert anna.ask("phrase", phrase="you are bad at this")["refusal"] == "phrase"
        assert zeno.ask("phrase", phrase="good_luck")["refusal"] == "spectator"
        assert anna.ask("chat", on=True)["is"] == "done"
        assert (anna.table["chat"], anna.table["chat_wanted"]) == (False, [0])
        assert anna.ask("chat", on=True)["seq"] is None
        assert bruno.ask("chat", on=True)["is"] == "done"
        assert (bruno.table["chat"], bruno.table["chat_wanted"]) == (True, [])
        assert anna.ask("say", text="hello")["is"] == "done"
        with server.connect(table) as late:
            assert [(line["text"], line["phrase"]) for line in late.welcome["chat"]] == [
                ("", "good_luck"),
                ("hello", ""),
            ]
        assert bruno.ask("chat", on=False)["is"] == "done"
        assert anna.ask("say", text="hello?")["refusal"] == "chat_off"


def test_the_host_is_told(server: Server) -> None:
    with LobbyClient(server) as anna, LobbyClient(server) as bruno:
        table = met(server, anna, bruno)
        said = server.sit(server.open_table(None, None), "Carla")
        wish = {"table": table, "reason": "words", "text": "not nice"}
        assert anna.post("/api/player/reports", **wish, seat=1) == 204
        assert anna.post("/api/player/reports", **wish, seat=0) == 404
        assert anna.post("/api/player/reports", **wish, name="Nobody") == 404
        assert anna.post("/api/player/reports", **wish, seat=1, because="x") == 400
        assert said


def test_only_so_many_tables_are_shown(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Those with a free seat before all others."""
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('many') / 'tables.sqlite'}")
    try:
        with LobbyClient(server) as looking:
            first = server.open_table(None, None, **ANYBODY)
            for _ in range(SHOWN + 5):
                server.open_table("random", "random", **ANYBODY)
            looking.until(lambda: len(looking.tables) == SHOWN)
            assert first in looking.tables
    finally:
        server.stop()


def test_a_message_of_any_length_is_a_frame() -> None:
    for length, head in ((125, 2), (126, 4), (65_535, 4), (65_536, 10)):
        assert len(text_frame(b"x" * length)) == length + head
