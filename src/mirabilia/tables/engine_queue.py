"""Whose turn it is to have a worker think: those whom somebody waits for first, and everybody as much as the others.

Within a rank the person goes first who has had the least engine time lately, so whoever asks for a lot waits behind
their own requests. When many wait everybody's bots get less time, so that nobody waits for long; those of one person
with many tables do not take it from the others.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from enum import IntEnum
from typing import Final

NOBODY: Final = ""
"""The person on whose account bots think at tables where nobody looks on: all these tables are one."""
TARGET = 1.5
"""Seconds within which the bots that somebody waits for shall all have decided."""
SLICE = 1.0
"""Seconds a bot thinks at most while nobody waits for it: somebody may come at any time."""
SHORTEST = 0.005
"""Seconds a bot thinks at least."""
MEMORY = 0.05
"""How much the last decision counts when the overhead is estimated."""
MOST_OVERHEAD = 0.1
PATIENCE = 8
"""Every so many times whoever has waited longest goes first, so that nobody waits for ever."""
CROWD = 2
"""Tables that must be waiting for it to be a crowd."""


class Rank(IntEnum):
    """Who goes first."""

    WAITED_FOR = 0
    """A person at the table, or whoever wants a hint, waits."""
    WATCHED = 1
    """Somebody looks on; or an analysis."""
    UNWATCHED = 2


class Turn:
    """A place in the queue: on whose account, for which table, how urgent."""

    def __init__(self, person: str = NOBODY, rank: Rank = Rank.UNWATCHED, table: str = "") -> None:
        self.person, self.rank, self.table = person, rank, table
        self.came = self.began = self.service = 0.0
        """When it came, when it was let in, and how much its person had had by then."""
        self.number = 0
        self.waited = False
        self.seconds: float | None = None
        """How long it was given to think, where that is less than it asked for."""
        self.crowded = False
        """Whether that is because of others."""
        self.let_in: asyncio.Future[None] | None = None
        self.local = False
        """Whether only a worker on this machine will do."""
        self.remote = False
        """Whether it was given to one elsewhere."""


class EngineQueue:
    """So many at a time; the others wait for their turn. Belongs to one event loop."""

    def __init__(self, places: int, now: Callable[[], float] = time.monotonic) -> None:
        self.places, self.now = places, now
        self.remote = 0
        """Places with workers elsewhere, besides those here."""
        self.inside: set[Turn] = set()
        self.waiting: list[Turn] = []
        self.had: dict[str, float] = {}
        """Engine seconds each person has had, at least those of whoever was served last."""
        self.floor = 0.0
        """What newcomers are taken to have had."""
        self.overhead = 0.0
        """Seconds a decision takes besides the thinking, lately."""
        self.numbers = 0
        self.served = 0

    async def enter(self, turn: Turn) -> None:
        """Wait for the turn. Whoever is cancelled leaves the queue."""
        self.numbers += 1
        turn.number, turn.came = self.numbers, self.now()
        turn.let_in = asyncio.get_running_loop().create_future()
        self.waiting.append(turn)
        self.let_in()
        turn.waited = turn in self.waiting
        try:
            await turn.let_in
        except asyncio.CancelledError:
            self.withdraw(turn)
            raise

    def withdraw(self, turn: Turn) -> None:
        if turn in self.waiting:
            self.waiting.remove(turn)
        elif turn in self.inside:
            self.leave(turn)

    def leave(self, turn: Turn) -> None:
        """Done: the time is put to the person's account, and the next one comes in."""
        self.inside.discard(turn)
        took = max(0.0, self.now() - turn.began)
        self.had[turn.person] = self.account(turn.person) + took
        if turn.seconds is not None:
            self.overhead += MEMORY * (min(MOST_OVERHEAD, max(0.0, took - turn.seconds)) - self.overhead)
        if not self.waiting and not self.inside:
            self.had.clear()
            self.floor = 0.0
        self.let_in()

    def account(self, person: str) -> float:
        return max(self.floor, self.had.get(person, 0.0))

    def let_in(self) -> None:
        while (turn := self.next(self.fitting())) is not None:
            turn.remote = not turn.local and self.free(True) > 0
            self.waiting.remove(turn)
            self.served += 1
            self.floor = max(self.floor, min(self.account(one.person) for one in (turn, *self.waiting)))
            turn.began = self.now()
            self.inside.add(turn)
            if turn.let_in is not None and not turn.let_in.done():
                turn.let_in.set_result(None)

    def free(self, remote: bool) -> int:
        """Free places elsewhere, or here."""
        return (self.remote if remote else self.places) - sum(turn.remote == remote for turn in self.inside)

    def fitting(self) -> list[Turn]:
        """Those who wait and for whom there is a place."""
        if self.free(False) > 0:
            return self.waiting
        return [turn for turn in self.waiting if not turn.local] if self.free(True) > 0 else []

    def next(self, fitting: list[Turn]) -> Turn | None:
        if self.served % PATIENCE == PATIENCE - 1:
            return min(fitting, key=lambda turn: turn.number, default=None)
        return min(fitting, key=lambda turn: (turn.rank, self.account(turn.person), turn.number), default=None)

    def seconds(self, turn: Turn, usual: float) -> float:
        """How long a bot may think whose turn has come: what is left of the target, shared by all who wait as much. Who
        has many bots that wait shares their own part among these."""
        if turn.rank != Rank.WAITED_FOR:
            allowed = SLICE
        else:
            others = [other for other in (*self.waiting, *self.inside) if other.rank <= turn.rank]
            places = self.places + self.remote
            left = max(0.0, TARGET - (turn.began - turn.came))
            people = len({turn.person, *(other.person for other in others)})
            own = sum(other.person == turn.person for other in others)
            allowed = left * min(1.0, places / max(1, people * own)) - self.overhead
            turn.crowded = len({other.table for other in others}) >= CROWD
            if len(others) <= places and not turn.waited:
                allowed = usual
        turn.seconds = max(SHORTEST, min(usual, allowed))
        turn.crowded = turn.crowded and turn.seconds < usual / 2
        return turn.seconds
