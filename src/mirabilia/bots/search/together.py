"""Several processes look at the same decision, each with its own chance; what they have tried is added up."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from random import Random

import msgspec

from mirabilia.bots.contract import Budget
from mirabilia.core.contract import Json, Seat, State
from mirabilia.core.interrupts import ignore_interrupts, interrupts_held
from mirabilia.core.stream import SEEDS

Entry = tuple[int, int, float]
"""A move, how often it was tried, and its value."""


class Task(msgspec.Struct, frozen=True):
    """A decision, for another process."""

    game: str
    seat: Seat
    is_open: bool
    budget: Budget
    position: Json = {}
    """As the seat knows it: what is hidden from it is drawn anew there."""
    seed: int = 0


def look(task: Task) -> list[Entry]:
    from mirabilia import bots, games
    from mirabilia.bots.search.bot import SearchBot, think

    game = games.get(task.game)
    state = game.restore(task.position)
    knowledge = bots.Knowledge(game, state, task.seat, is_open=task.is_open)
    search = SearchBot(task.seed).begin(knowledge)
    think(search, task.budget, lambda: True)
    return search.ranking()


def help_out(connection: Connection) -> None:
    """The life of a helper: decisions come in, rankings go out."""
    ignore_interrupts()
    while True:
        try:
            connection.send(look(connection.recv()))
        except (EOFError, OSError):
            return


class Helper:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=help_out, args=(theirs,), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()


class Helpers:
    """Processes that are started when they are needed, and kept."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.running: list[Helper] = []

    @contextmanager
    def busy(self, task: Task, sample: Callable[[Random], State], rng: Random) -> Iterator[list[list[Entry]]]:
        """They think while something else is done; afterwards the list holds what each of them found."""
        found: list[list[Entry]] = []
        while len(self.running) < self.number:
            self.running.append(Helper())
        for helper in self.running:
            position, seed = sample(rng).snapshot(), rng.randrange(SEEDS)
            helper.connection.send(msgspec.structs.replace(task, position=position, seed=seed))
        yield found
        found += [helper.connection.recv() for helper in self.running]

    def close(self) -> None:
        for helper in self.running:
            helper.connection.close()
            helper.process.kill()
            helper.process.join()
        self.running = []


def merged(rankings: Sequence[Sequence[Entry]]) -> list[Entry]:
    """What several searches of the same decision have found together."""
    if len(rankings) == 1:
        return list(rankings[0])
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for ranking in rankings:
        for move, times, value in ranking:
            visits[move] = visits.get(move, 0) + times
            totals[move] = totals.get(move, 0.0) + times * value
    entries = [(move, times, totals[move] / max(1, times)) for move, times in visits.items()]
    return sorted(entries, key=lambda entry: (-entry[1], -entry[2], entry[0]))
