"""Programs of others that play as bots at tables."""

from __future__ import annotations

import os
import signal
import sys
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
    bot = WORKING.setdefault(command, ExternalBot(command, name))
    bot.renew(seed)
    return bot
