"""Root parallelisation: several processes search one decision, each with its own seed; visits are added up."""

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

MoveStats = tuple[int, int, float]
"""A move, its visits, and its value."""


class SearchTask(msgspec.Struct, frozen=True):
    """A decision, for another process."""

    game: str
    seat: Seat
    is_open: bool
    budget: Budget
    position: Json = {}
    """As the seat knows it: each worker redraws what is hidden from it."""
    seed: int = 0


def search_task(task: SearchTask) -> list[MoveStats]:
    from mirabilia import bots, games
    from mirabilia.bots.search.bot import SearchBot, run_search

    game = games.get(task.game)
    state = game.restore(task.position)
    knowledge = bots.Knowledge(game, state, task.seat, is_open=task.is_open)
    search = SearchBot(task.seed).start_search(knowledge)
    run_search(search, task.budget, lambda: True)
    return search.ranking()


def serve(connection: Connection) -> None:
    """The main loop of a worker: decisions come in, rankings go out."""
    ignore_interrupts()
    while True:
        try:
            connection.send(search_task(connection.recv()))
        except (EOFError, OSError):
            return


class SearchWorker:
    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.connection, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        with interrupts_held():
            self.process.start()
        theirs.close()


class Workers:
    """Processes that are started when they are first needed."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.running: list[SearchWorker] = []

    @contextmanager
    def searching(
        self, task: SearchTask, sample: Callable[[Random], State], rng: Random
    ) -> Iterator[list[list[MoveStats]]]:
        """They search while the caller does something else; afterwards the list holds the ranking of each."""
        rankings: list[list[MoveStats]] = []
        while len(self.running) < self.number:
            self.running.append(SearchWorker())
        for worker in self.running:
            position, seed = sample(rng).snapshot(), rng.randrange(SEEDS)
            worker.connection.send(msgspec.structs.replace(task, position=position, seed=seed))
        yield rankings
        rankings += [worker.connection.recv() for worker in self.running]

    def close(self) -> None:
        for worker in self.running:
            worker.connection.close()
            worker.process.kill()
            worker.process.join()
        self.running = []


def merge(rankings: Sequence[Sequence[MoveStats]]) -> list[MoveStats]:
    """The rankings of several searches of the same decision as one. What one of them takes for certain comes first."""
    if len(rankings) == 1:
        return list(rankings[0])
    won = {ranking[0][0] for ranking in rankings if ranking and ranking[0][2] == 1.0}
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for ranking in rankings:
        for move, times, value in ranking:
            visits[move] = visits.get(move, 0) + times
            totals[move] = totals.get(move, 0.0) + times * value
    entries = [(move, times, 1.0 if move in won else totals[move] / max(1, times)) for move, times in visits.items()]
    return sorted(entries, key=lambda entry: (entry[0] not in won, -entry[1], -entry[2], entry[0]))
