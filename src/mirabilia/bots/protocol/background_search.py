"""A bot that thinks in the background, reports its progress, and can be stopped; and one that thinks on meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from typing import Protocol, runtime_checkable

from mirabilia.bots.contract import Advice, Bot, Budget, Knowledge


@runtime_checkable
class Sharing(Protocol):
    """A bot that lets several processes think about a decision."""

    processes: int

    def close(self) -> None:
        """End them."""


@runtime_checkable
class Watched(Protocol):
    """A bot that shows what it thinks so far from time to time, and stops when that is answered with False."""

    watch: Callable[[Advice], bool] | None


@runtime_checkable
class Pondering(Protocol):
    """A bot that can think about what follows from its move, until whoever watches has enough of it."""

    watch: Callable[[Advice], bool] | None

    def ponder(self, move: int) -> bool:
        """Whether there was something to think about."""


class BackgroundPondering:
    """A bot thinks while it is not asked."""

    def __init__(self, bot: Pondering, move: int) -> None:
        self.bot, self.move = bot, move
        self.iterations = 0
        """What its search amounts to by now."""
        self.stopped = Event()
        self.thread = Thread(target=self.think, daemon=True)
        self.thread.start()

    def think(self) -> None:
        self.bot.watch = self.watch
        with suppress(Exception):  # nobody has asked, and the next decision begins anew if need be
            self.bot.ponder(self.move)

    def watch(self, advice: Advice) -> bool:
        self.iterations = advice.iterations
        return not self.stopped.is_set()

    def stop(self) -> None:
        self.stopped.set()
        self.thread.join()


class BackgroundSearch:
    def __init__(
        self,
        bot: Bot,
        known: Knowledge,
        budget: Budget,
        tell: Callable[[Advice], None],
        done: Callable[[Advice | Exception], None],
        every: float | None,
    ) -> None:
        self.bot, self.known, self.budget = bot, known, budget
        self.tell, self.done, self.every = tell, done, every
        self.last_report = time.monotonic()
        self.stopped = Event()
        self.thread = Thread(target=self.think, daemon=True)
        self.thread.start()

    def think(self) -> None:
        if isinstance(self.bot, Watched):
            self.bot.watch = self.watch
        outcome: Advice | Exception
        try:
            outcome = self.bot.choose(self.known, self.budget)
        except Exception as error:  # told to whoever asked: the engine goes on
            outcome = error
        self.done(outcome)

    def watch(self, advice: Advice) -> bool:
        now = time.monotonic()
        if self.every is not None and now - self.last_report >= self.every and not self.stopped.is_set():
            self.last_report = now
            self.tell(advice)
        return not self.stopped.is_set()

    def stop(self) -> None:
        """Answer with the best so far. A bot that cannot be watched answers soon by itself."""
        self.stopped.set()

    def wait(self, seconds: float | None = None) -> bool:
        """Whether it has come to an end."""
        self.thread.join(seconds)
        return not self.thread.is_alive()
