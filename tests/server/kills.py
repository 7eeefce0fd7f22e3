"""Players at many tables of a server that goes away at any moment, and what its log must hold afterwards.

with Load(server, tables=4) as load:
    load.wait(200)          # so many moves are acknowledged
    load.kill()             # kill -9, start again
load.check()
"""

from __future__ import annotations

import hashlib
import os
import random
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from threading import Condition, Event, Thread
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidMessage

from mirabilia.server.sockets import NO_HELLO
from mirabilia.tables.entries import LogLine, Moved, Seated
from mirabilia.tables.store import Store
from mirabilia.tables.table import replayed
from tests.server.process import Client, Server
from tests.waiting import LONG

GONE = (ConnectionClosed, InvalidMessage, ConnectionError, EOFError, httpx.TransportError)
"""What a client sees of a server that has been killed. Waiting in vain is not among it."""
GOING_AWAY = 1012
CLOCK = {"kind": "game", "amount": 3600}
NAMES = ("Anna", "Bruno")


def hashed(secret: str) -> str:
    """What the log knows of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check_calm(server: Server) -> None:
    """Nothing has happened in a server that it did not think of. What is no text at all uvicorn tells at length."""
    assert server.log is not None
    for line in server.log.read_text(encoding="utf-8").splitlines():
        assert "Traceback" not in line or "Invalid UTF-8 sequence" in line, line


class Player:
    """Moves at random; comes back whenever the server does, and sends again what was not acknowledged."""

    def __init__(self, load: Load, table: str, seat: int, secret: str) -> None:
        self.load, self.table, self.seat, self.secret = load, table, seat, secret
        self.random = random.Random(f"{load.seed} {table} {seat}")
        self.sent: list[str] = []
        """The moves, by the ids they were sent under: `0`, `1`, ..."""
        self.acknowledged = 0
        """How many of them."""
        self.places: dict[int, int] = {}
        """Where in the log they are, as far as the server has said so."""
        self.client: Client | None = None
        self.connections = 0
        self.known: dict[str, Any] = {}
        """The table as it was last seen."""
        self.over = False

    def play(self) -> None:
        while self.load.ready() and not self.over:
            try:
                with self.load.server.connect(self.table, self.secret) as self.client:
                    self.connections += 1
                    self.go_on(self.client)
            except GONE as error:
                self.load.expect(error)
            if self.client is not None:
                self.known = self.client.table

    def go_on(self, client: Client) -> None:
        self.recognise(client.table)
        if self.acknowledged:
            self.repeat(client)
        while self.load.ready():
            if self.acknowledged == len(self.sent):
                if not client.my_turn():
                    self.over = True
                    return
                self.sent.append(self.random.choice(client.legal))
            self.ask(client)

    def recognise(self, table: dict[str, Any]) -> None:
        """Whatever happened in between: what has not changed is the same to the last clock."""
        if self.known and table["seq"] == self.known["seq"]:
            assert table == self.known
            self.load.recognised += 1

    def repeat(self, client: Client) -> None:
        """A move that was made is not made again."""
        number = self.acknowledged - 1
        answer = client.ask("move", str(number), text=self.sent[number])
        assert answer == {"is": "done", "id": str(number), "seq": None}, answer

    def ask(self, client: Client) -> None:
        """Send the last move until it is acknowledged; it is legal, so nothing but the database can be in the way."""
        number = self.acknowledged
        answer = client.ask("move", str(number), text=self.sent[number])
        if answer["is"] == "refused":
            assert answer["refusal"] == "unavailable", answer
            self.load.count("refused")
            return
        if answer["seq"] is None:
            self.load.count("found")
        else:
            self.places[number] = answer["seq"]
        self.acknowledged += 1
        self.load.count("moves")

    def check(self, lines: list[LogLine], acknowledged: int) -> None:
        """Everything acknowledged is there, in its order, once; beyond that at most the move under way."""
        assert hashed(self.secret) in {line.entry.secret for line in lines if isinstance(line.entry, Seated)}
        made = [line for line in lines if isinstance(line.entry, Moved) and line.entry.seat == self.seat]
        stored = [(line.entry.id, line.entry.text) for line in made if isinstance(line.entry, Moved)]
        assert len(made) >= acknowledged, f"{acknowledged - len(made)} acknowledged moves are lost"
        assert stored == [(str(number), text) for number, text in enumerate(self.sent)][: len(stored)]
        for number in range(acknowledged):
            assert self.places.get(number) in (None, made[number].seq)


class Load:
    """Tables with two players each, as long as wanted; a table whose game is over makes place for another."""

    def __init__(
        self,
        server: Server,
        tables: int,
        seed: int = 1,
        seats: Sequence[str | None] = (None, None),
        games: int | None = None,
    ) -> None:
        self.server, self.seed, self.seats = server, seed, seats
        self.left = games
        """How many are still to be begun; None if there is no end."""
        self.up, self.stopping = Event(), Event()
        self.up.set()
        self.players: list[Player] = []
        self.counts = {"tables": 0, "games": 0, "moves": 0, "refused": 0, "found": 0, "kills": 0}
        """`found` are the moves that were made and not acknowledged: sent again, they were there."""
        self.recognised = 0
        self.changed = Condition()
        self.failure: BaseException | None = None
        self.threads = [Thread(target=self.guarded, args=(self.keep_playing,)) for _ in range(tables)]

    def __enter__(self) -> Load:
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.stop()

    def stop(self) -> None:
        self.stopping.set()
        self.up.set()
        for player in list(self.players):
            if player.client is not None:
                player.client.open.close()
        for thread in self.threads:
            thread.join()
        self.raise_failure()

    # What the players do.

    def keep_playing(self) -> None:
        """One table after the other."""
        while self.ready() and self.another():
            try:
                players = self.opened()
            except GONE as error:
                self.expect(error)
                players = []
            if not players:
                self.another(-1)
                continue
            self.players += players
            threads = [Thread(target=self.guarded, args=(player.play,)) for player in players]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            if all(player.over for player in players):
                self.count("games")

    def another(self, number: int = 1) -> bool:
        """Whether one more game is to be begun; -1 for one that could not be."""
        with self.changed:
            if self.left is not None:
                self.left -= number
            return self.left is None or self.left >= 0

    def opened(self) -> list[Player]:
        """The players of a new table; none if the database is away."""
        try:
            table = self.server.open_table(*self.seats, clock=CLOCK)
            people = [seat for seat, bot in enumerate(self.seats) if bot is None]
            secrets = {seat: self.server.sit(table, NAMES[seat]) for seat in people}
        except AssertionError as refused:
            assert "unavailable" in str(refused)
            self.count("refused")
            return []
        self.count("tables")
        return [Player(self, table, seat, secret) for seat, secret in secrets.items()]

    def expect(self, error: BaseException) -> None:
        """A server that was killed says nothing; one that closes a connection by itself has a reason.

        With several processes one says that the other, which had the table, is gone. On a busy machine a client may not
        get to its first frame in time; it is told so, and comes again.
        """
        said = error.rcvd if isinstance(error, ConnectionClosed) else None
        if said is None or said.code == GOING_AWAY or said.reason == NO_HELLO or self.stopping.is_set():
            return
        raise error

    def guarded(self, work: Callable[[], None]) -> None:
        try:
            work()
        except BaseException as error:  # told to whoever waits
            with self.changed:
                self.failure = self.failure or error
                self.changed.notify_all()
            self.stopping.set()

    def ready(self) -> bool:
        """Wait until the server is there; False when it is time to stop."""
        if not self.up.wait(2 * LONG):
            raise TimeoutError("the server is not back")
        return not self.stopping.is_set()

    def count(self, what: str) -> None:
        with self.changed:
            self.counts[what] += 1
            self.changed.notify_all()

    # What happens to them.

    def wait(self, number: int, what: str = "moves", seconds: float = LONG) -> None:
        """Until so many more have been counted."""
        with self.changed:
            goal = self.counts[what] + number
            reached = self.changed.wait_for(lambda: self.failure or self.counts[what] >= goal, seconds)
        self.raise_failure()
        assert reached, f"not {number} more {what} within {seconds} seconds"

    def raise_failure(self) -> None:
        if self.failure is not None:
            raise self.failure

    @contextmanager
    def away(self) -> Iterator[None]:
        """Nobody tries anything new while the server, or something it needs, is away."""
        self.up.clear()
        try:
            yield
        finally:
            self.up.set()

    def kill(self) -> None:
        """In the middle of everything."""
        with self.away():
            self.server.kill()
            self.server.start()
        self.count("kills")
        self.check()

    def kill_worker(self) -> None:
        """The process of the server that has served longest; the other one serves on, and it is replaced."""
        os.kill(min(self.server.workers()), signal.SIGKILL)
        self.count("kills")
        self.check()

    def check(self, database: str = "") -> None:
        """Nothing acknowledged is lost. The log may be read from another place than where the server has it."""
        self.raise_failure()
        acknowledged = [(player, player.acknowledged) for player in list(self.players)]  # it becomes more meanwhile
        logs: dict[str, list[LogLine]] = {}
        store = Store(database or self.server.database)
        try:
            for table in {player.table for player, _ in acknowledged}:
                logs[table] = store.load(table)
                replayed(table, logs[table])
        finally:
            store.close()
        for player, number in acknowledged:
            player.check(logs[player.table], number)
