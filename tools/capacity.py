"""How large a server has to be for so many people: a model, and a simulation that checks it.

python -m tools.capacity                      # the table of docs/scale.md
python -m tools.capacity --people 20000 --check

The figures are those of docs/benchmarks.md; how people behave is assumed, and stands here where it can be changed.
"""

from __future__ import annotations

import argparse
import heapq
import math
import random
import statistics
import sys
from collections import deque
from collections.abc import Callable
from functools import partial

from msgspec import Struct

CELL = 10_000
"""People in a simulation: more are several of these side by side, as processes and engine cores are."""
BUSY, THINKING_BUSY = 0.6, 0.7
"""How busy event loops and the database may be, and engine cores: the rest is for when many come at once."""
DAY = 86_400
MEGABYTE, GIGABYTE = 1e6, 1e9


class TableKind(Struct, frozen=True):
    """A kind of table, with what it costs."""

    name: str
    share: float
    """Of all people who play."""
    people: int
    bots: int
    loop_ms: float
    """CPU time of a move in the event loop."""
    writer_ms: float
    """And in the other threads of the process."""
    bytes: int
    """That a move sends to all who look on."""
    memory_kb: float
    engine_s: float
    """CPU time of a decision of a bot."""


class Figures(Struct, frozen=True):
    """What was measured, and what is assumed of people."""

    kinds: tuple[TableKind, ...] = (
        TableKind("Duel with a friend", 0.4, 2, 0, 0.33, 0.11, 7_240, 113, 0.0),
        TableKind("Duel against a master", 0.4, 1, 1, 0.33, 0.11, 3_620, 90, 0.31),
        TableKind("7 Wonders, two and three masters", 0.2, 2, 3, 0.52, 0.15, 4_030, 190, 0.32),
    )
    several: float = 1.2
    """How many times the CPU time a move takes where there are several processes: each has fewer to do together."""
    database_ms: float = 0.25
    """CPU time of PostgreSQL for a move."""
    process_mb: float = 100.0
    log_bytes: float = 215.0
    """On the disk, for a move: 15 KB for a game of 70."""
    think_s: float = 12.0
    """Seconds a person takes for a move, on average: assumed."""


class Plan(Struct, frozen=True):
    """How large everything has to be."""

    people: int
    moves: float
    """A second, those of bots included."""
    processes: int
    engine_cores: int
    database_cores: int
    memory_gb: float
    megabits: float
    disk_gb_day: float


def rates(people: int, figures: Figures) -> list[tuple[TableKind, float, float]]:
    """Each kind with the moves of people and of bots a second: bots answer every move of the people at once."""
    by_people = [(kind, people * kind.share / figures.think_s) for kind in figures.kinds]
    return [(kind, rate, rate * kind.bots / kind.people) for kind, rate in by_people]


def plan(people: int, figures: Figures) -> Plan:
    """What so many people at tables at the same time need."""
    moves = loops = engine = memory = sent = 0.0
    for kind, by_people, by_bots in rates(people, figures):
        number = by_people + by_bots
        moves += number
        loops += number * (kind.loop_ms + kind.writer_ms) / 1000
        engine += by_bots * kind.engine_s
        memory += people * kind.share / kind.people * kind.memory_kb * 1000
        sent += number * kind.bytes
    processes = max(1, math.ceil(loops / BUSY))
    if processes > 1:
        processes = math.ceil(loops * figures.several / BUSY)
    return Plan(
        people,
        moves,
        processes,
        math.ceil(engine / THINKING_BUSY),
        max(1, math.ceil(moves * figures.database_ms / 1000 / BUSY)),
        (memory + processes * figures.process_mb * MEGABYTE) / GIGABYTE,
        sent * 8 / MEGABYTE,
        moves * figures.log_bytes * DAY / GIGABYTE,
    )


class Station:
    """So many servers and one queue in front of them."""

    def __init__(self, events: Events, servers: int) -> None:
        self.events, self.free, self.servers = events, servers, servers
        self.waiting: deque[tuple[float, Callable[[], None]]] = deque()
        self.busy = 0.0

    def ask(self, seconds: float, then: Callable[[], None]) -> None:
        self.waiting.append((seconds, then))
        self.serve()

    def serve(self) -> None:
        while self.free and self.waiting:
            seconds, then = self.waiting.popleft()
            self.free -= 1
            self.busy += seconds
            self.events.after(seconds, partial(self.done, then))

    def done(self, then: Callable[[], None]) -> None:
        self.free += 1
        then()
        self.serve()

    def load(self, seconds: float) -> float:
        """How much of the time its servers were busy."""
        return self.busy / self.servers / seconds


class Events:
    """What happens when."""

    def __init__(self) -> None:
        self.now, self.number = 0.0, 0
        self.heap: list[tuple[float, int, Callable[[], None]]] = []

    def after(self, seconds: float, what: Callable[[], None]) -> None:
        self.number += 1
        heapq.heappush(self.heap, (self.now + seconds, self.number, what))

    def run(self, until: float) -> None:
        while self.heap and self.heap[0][0] <= until:
            self.now, _, what = heapq.heappop(self.heap)
            what()


class Outcome(Struct, frozen=True):
    """What people would have seen."""

    moves: float
    """A second."""
    loop_load: float
    engine_load: float
    database_load: float
    acknowledged_p99: float
    """Seconds from a move to its acknowledgement."""
    bots_p99: float
    """Seconds from there until the bots have moved."""


class Simulation:
    """People who think, move and wait for their bots, at the machines of a plan."""

    def __init__(self, size: Plan, figures: Figures, seed: int = 1) -> None:
        self.figures, self.size, self.chance = figures, size, random.Random(seed)
        self.events = Events()
        self.loops = [Station(self.events, 1) for _ in range(size.processes)]
        self.engine = Station(self.events, max(1, size.engine_cores))
        self.database = Station(self.events, size.database_cores)
        self.moves = 0
        self.acknowledged: list[float] = []
        self.answered: list[float] = []

    def run(self, seconds: float) -> Outcome:
        for kind in self.figures.kinds:
            for _ in range(round(self.size.people * kind.share)):
                self.think(kind, self.chance.choice(self.loops), self.figures.think_s * self.chance.random())
        self.events.run(seconds)
        return Outcome(
            self.moves / seconds,
            statistics.fmean(loop.load(seconds) for loop in self.loops),
            self.engine.load(seconds),
            self.database.load(seconds),
            percentile(self.acknowledged),
            percentile(self.answered),
        )

    def think(self, kind: TableKind, loop: Station, seconds: float | None = None) -> None:
        """A person thinks, then moves."""
        seconds = self.chance.expovariate(1 / self.figures.think_s) if seconds is None else seconds
        self.events.after(seconds, lambda: self.move(kind, loop, self.events.now))

    def move(self, kind: TableKind, loop: Station, began: float) -> None:
        self.work(kind, loop, lambda: self.acknowledge(kind, loop, began))

    def work(self, kind: TableKind, loop: Station, then: Callable[[], None]) -> None:
        """A move, of a person or a bot: worked out in the process, then written."""
        self.moves += 1
        times = self.figures.several if self.size.processes > 1 else 1.0
        service = (kind.loop_ms + kind.writer_ms) * times / 1000
        loop.ask(service, lambda: self.database.ask(self.figures.database_ms / 1000, then))

    def acknowledge(self, kind: TableKind, loop: Station, began: float) -> None:
        self.acknowledged.append(self.events.now - began)
        share = kind.bots / kind.people  # at a table of several people the bots answer all of them at once
        bots = int(share) + (self.chance.random() < share % 1)
        asked = self.events.now
        if not bots:
            self.think(kind, loop)
        left = bots

        def moved() -> None:
            nonlocal left
            left -= 1
            if not left:
                self.answered.append(self.events.now - asked)
                self.think(kind, loop)

        for _ in range(bots):
            seconds = self.chance.expovariate(1 / kind.engine_s)
            self.engine.ask(seconds, lambda: self.work(kind, loop, moved))


def percentile(taken: list[float], part: int = 99) -> float:
    return statistics.quantiles(taken, n=100)[part - 1] if len(taken) > 1 else 0.0


def check(people: int, figures: Figures, seconds: float = 120.0, seed: int = 1) -> Outcome:
    """The plan for so many people, simulated: a slice of it, if they are many."""
    return Simulation(plan(min(people, CELL), figures), figures, seed).run(seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, nargs="*", default=[1_000, 100_000, 1_000_000], help="at the same time")
    parser.add_argument("--check", action="store_true", help="simulate it, too")
    asked = parser.parse_args()
    figures = Figures()
    for people in asked.people:
        size = plan(people, figures)
        print(
            f"{people:,} people: {size.moves:,.0f} moves/s, {size.processes:,} server processes,"
            f" {size.engine_cores:,} engine cores, {size.database_cores} database cores, {size.memory_gb:.1f} GB,"
            f" {size.megabits:,.0f} Mbit/s, {size.disk_gb_day:,.1f} GB of log a day"
        )
        if asked.check:
            seen = check(people, figures)
            print(
                f"  simulated for {min(people, CELL):,}: {seen.moves:,.0f} moves/s; busy: event loops"
                f" {seen.loop_load:.0%}, engine {seen.engine_load:.0%}, database {seen.database_load:.0%};"
                f" acknowledged p99 {1000 * seen.acknowledged_p99:.1f} ms, bots p99 {seen.bots_p99:.1f} s"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
