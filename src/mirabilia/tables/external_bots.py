"""Programs of others that play as bots at tables."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from mirabilia.bots.protocol.external import ExternalBot


class ExternalProgram(Struct, frozen=True):
    """A program that plays as a bot."""

    name: str
    command: str
    games: tuple[str, ...] = ()
    """What it plays; () for every game."""

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


MOST_MEMORY = 2 * 1024**3
"""Bytes a program may have."""
FAULTS = 5
"""Faults in a row after which a program is set aside."""
ASIDE_SECONDS = 600.0
"""How long; after that it is tried once more."""


class Faults:
    """Which programs have failed, and which of them are set aside for a while."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.in_row: Counter[str] = Counter()
        self.until: dict[str, float] = {}

    def failed(self, bot: str) -> bool:
        """Note a fault; whether the program is set aside because of it."""
        self.in_row[bot] += 1
        if self.in_row[bot] < FAULTS:
            return False
        self.in_row[bot] = FAULTS - 1  # one more is enough the next time
        self.until[bot] = self.now() + ASIDE_SECONDS
        return True

    def worked(self, bot: str) -> None:
        del self.in_row[bot]

    def is_aside(self, bot: str) -> bool:
        return self.until.get(bot, 0.0) > self.now()


SETTINGS = "MIRABILIA_SERVER"
"""How the server is run, the address of its database with it: nothing for programs of others."""
WORKING: dict[str, ExternalBot] = {}
"""The programs this worker has started, by command. They wait for the next decision, of whatever table."""


def external_bot(command: str, name: str, seed: int) -> ExternalBot:
    """The program of a command in a worker: started once, and told of a new game for each decision."""
    from mirabilia.bots.protocol.external import ExternalBot

    if not WORKING:
        os.environ.pop(SETTINGS, None)
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # an orderly end, which ends the programs too
    bot = WORKING.setdefault(command, ExternalBot(command, name, memory=MOST_MEMORY))
    bot.renew(seed)
    return bot
