"""People who play 7 Wonders against masters, many at the same time: how long the table lets each of them wait."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import httpx

from bench.served import Served
from bench.websocket import WebSocket

SETTLE = 2.0
"""Seconds in which a first table has the workers started."""


class Person:
    """Somebody who plays 7 Wonders against masters, and how long the table let them wait each time."""

    def __init__(self, served: Served, client: httpx.AsyncClient, number: int) -> None:
        self.served, self.client, self.number = served, client, number
        self.chance = random.Random(number)
        self.waits: list[float] = []
        self.hurried = 0
        self.done = ""
        """The move that was acknowledged last."""
        self.table: dict[str, Any] = {}
        self.news = asyncio.Event()
        self.socket: WebSocket | None = None

    async def sit(self, masters: int) -> None:
        wish = {"game": "seven", "seats": [None, *["master"] * masters], "chat": False}
        table = (await self.client.post("/api/tables", json=wish)).json()["table"]
        given = await self.client.post(f"/api/tables/{table}/seats", json={"name": f"Person {self.number}"})
        self.socket = await WebSocket.connect(self.served.base, f"/api/socket?table={table}", self.heard)
        self.socket.send(json.dumps({"table": table, "secret": given.json()["secret"]}).encode())

    def heard(self, message: bytes) -> None:
        told = json.loads(message)
        if told["is"] == "bots":
            self.hurried += told["hurried"]
        if told["is"] in ("done", "refused"):
            self.done = told["id"]
        self.table |= told.get("table", {})
        self.news.set()

    async def my_turn(self) -> bool:
        while self.table.get("status") != "over" and 0 not in self.table.get("to_act", ()):
            self.news.clear()
            await self.news.wait()
        return bool(self.table["status"] != "over")

    async def play(self, until: float, thinks: float) -> None:
        """Choose again and again, and note how long it takes until one may choose again."""
        number = 0
        while await self.my_turn() and time.perf_counter() < until and self.socket is not None:
            await asyncio.sleep(thinks * self.chance.random() * 2)
            legal = [action["code"] for action in self.table["actions"] if "refusal" not in action]
            number += 1
            began = time.perf_counter()
            self.socket.send(json.dumps({"do": "move", "id": f"m{number}", "code": self.chance.choice(legal)}).encode())
            while self.done != f"m{number}":
                self.news.clear()
                await self.news.wait()
            await self.my_turn()
            self.waits.append(time.perf_counter() - began)


async def crowd(served: Served, people: int, masters: int, seconds: float, thinks: float) -> None:
    """So many people at 7 Wonders with so many masters each: how long they wait for the table."""
    async with httpx.AsyncClient(base_url=f"http://{served.base}", trust_env=False, timeout=60) as client:
        await served.ready(client)
        first = Person(served, client, people)
        await first.sit(masters)
        await first.my_turn()
        await first.play(time.perf_counter() + SETTLE, 0)  # workers are started when they are needed first
        persons = [Person(served, client, number) for number in range(people)]
        await asyncio.gather(*(person.sit(masters) for person in persons))
        await asyncio.gather(*(person.my_turn() for person in persons))
        until = time.perf_counter() + seconds
        await asyncio.gather(*(person.play(until, thinks) for person in persons))
    waits = sorted(wait for person in persons for wait in person.waits)
    hurried = sum(person.hurried > 0 for person in persons)
    who = f"{people} people at 7 Wonders with {masters} masters each, {thinks:g} s to choose"
    p50, p99 = (waits[int(len(waits) * part)] for part in (0.5, 0.99))
    print(
        f"{who}: {len(waits)} turns, waited p50 {p50:.2f} s,"
        f" p99 {p99:.2f} s, longest {waits[-1]:.2f} s; {hurried} of {people} were told that masters hurry"
    )
