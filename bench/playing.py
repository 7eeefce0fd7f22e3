"""Players who make the moves of scripted random games, and notice how long the server takes to acknowledge each.

They come back when they lose their connection and send again what was not acknowledged, so a server may be killed
meanwhile.
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from typing import NamedTuple

import httpx

from bench.served import Served
from bench.websocket import WebSocket
from mirabilia import games

ANSWERS = (b'{"is":"welcome"', b'{"is":"done"', b'{"is":"refused"')
"""How the messages begin that somebody waits for."""
GOING_AWAY = 1012
RETRY_SECONDS = 0.05


def script(game: str, players: int, seed: int) -> list[tuple[int, str]]:
    """A random game."""
    state, chance, moves = games.get(game).new(seed, players), random.Random(seed), []
    while state.result() is None:
        seat = chance.choice(state.to_act())
        move = chance.choice(state.legal(seat))
        moves.append((seat, state.text(move)))
        state.play(seat, move)
    return moves


class Acknowledged(NamedTuple):
    """A move that the server has acknowledged."""

    at: float
    took: float


class Seat:
    """A connected seat that waits for acknowledgements. Of the news it looks at no more than their size."""

    def __init__(self, address: str, table: str, secret: str) -> None:
        self.address, self.table, self.secret = address, table, secret
        self.socket: WebSocket | None = None
        self.bytes = 0
        """That have come since counting began."""
        self.number = 0
        """Of the move that was made last."""
        self.notes: Counter[str] = Counter()
        """Connections that were lost, and refusals by their kinds."""
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def open(self) -> None:
        self.answer = asyncio.get_running_loop().create_future()
        self.socket = await WebSocket.connect(self.address, f"/api/socket?table={self.table}", self.heard)
        self.socket.closed.add_done_callback(self.lost)
        self.socket.send(json.dumps({"table": self.table, "secret": self.secret}).encode())
        await self.answer

    def heard(self, message: bytes) -> None:
        self.bytes += len(message)
        if message.startswith(ANSWERS):
            self.answer.set_result(message)

    def lost(self, _: object) -> None:
        if not self.answer.done():
            self.answer.set_exception(ConnectionResetError("the server has gone"))

    async def move(self, text: str) -> float:
        """Make a move; seconds until it was acknowledged, however often it had to be sent."""
        self.number += 1
        began = time.perf_counter()
        while True:
            try:
                answer = await self.ask(b'{"do":"move","id":"%d","text":"%s"}' % (self.number, text.encode()))
            except OSError:
                await self.come_back()
                continue
            if answer.startswith(b'{"is":"done","id":"%d"' % self.number):
                return time.perf_counter() - began
            self.notes[f"refused as {json.loads(answer)['refusal']}"] += 1
            await asyncio.sleep(RETRY_SECONDS)

    async def ask(self, frame: bytes) -> bytes:
        if self.socket is None:
            raise ConnectionResetError("not connected")
        self.answer = asyncio.get_running_loop().create_future()
        self.socket.send(frame)
        return await self.answer

    async def come_back(self) -> None:
        """Until the server lets one in again."""
        self.notes["connections lost"] += 1
        code = None if self.socket is None else self.socket.close_code
        if code not in (None, GOING_AWAY):
            self.notes[f"closed with {code}"] += 1
        self.socket = None
        while self.socket is None:
            try:
                await self.open()
            except OSError:
                self.socket = None
                await asyncio.sleep(RETRY_SECONDS)

    async def close(self) -> None:
        if self.socket is not None and not self.socket.closed.done():
            await self.socket.close()


class Game:
    """A table whose game is played by its script."""

    def __init__(self, served: Served, client: httpx.AsyncClient, game: str, players: int, seed: int) -> None:
        self.served, self.client, self.game, self.players, self.seed = served, client, game, players, seed
        self.table = ""
        self.seats: list[Seat] = []
        self.moves = script(game, players, seed)
        self.made = 0

    async def open(self) -> None:
        wish = {"game": self.game, "seats": [None] * self.players, "seed": self.seed, "chat": False}
        self.table = table = (await self.client.post("/api/tables", json=wish)).json()["table"]
        for seat in range(self.players):
            given = await self.client.post(f"/api/tables/{table}/seats", json={"name": f"Player {seat}"})
            self.seats.append(Seat(self.served.base, table, given.json()["secret"]))
            await self.seats[seat].open()

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()

    async def play(self, every: float, until: float) -> list[Acknowledged]:
        """A move every so many seconds, each after the one before was acknowledged."""
        acknowledged: list[Acknowledged] = []
        due = time.perf_counter() + random.Random(self.seed).random() * every
        while due < until and self.made < len(self.moves):
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            seat, text = self.moves[self.made]
            took = await self.seats[seat].move(text)
            self.made += 1
            acknowledged.append(Acknowledged(time.perf_counter(), took))
            due = max(due + every, time.perf_counter())
        return acknowledged
