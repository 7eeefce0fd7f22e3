"""Who plays a match: bots by name, Python classes of one's own, programs of others; each with its budget."""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

import msgspec

from mirabilia import bots
from mirabilia.arena import budgets
from mirabilia.arena.problems import Impossible
from mirabilia.bots import Bot
from mirabilia.bots.search import pacing

PATIENCE = 60.0
"""Seconds a decision may take where no time was set."""
PER_ITERATION = 0.05
"""Seconds an iteration may take at the very most."""
PROGRAM = 60.0
"""Seconds more for another program: it has to be started, and whoever talks to it ends it by itself if it hangs."""
BUSY = 10.0
"""How many seconds may pass for one of computing, on a machine that does other things too."""


class Entrant(msgspec.Struct, frozen=True):
    """One who plays; at a table with many seats perhaps on several of them."""

    name: str
    """How it is called in the result."""
    bot: str
    """The name of a bot, `module:maker` for a class of one's own, or the name given to a command."""
    budget: str = ""
    """As `budgets` reads it; "" for what the bot is used to."""
    command: str = ""
    """The program that plays, if it is one of its own."""


def line_up(
    words: Sequence[str], budget: str = "", commands: Mapping[str, str] | None = None
) -> tuple[tuple[Entrant, ...], tuple[int, ...]]:
    """The entrants, and the row of their numbers as they were named.

    A word is a bot, or a bot with a budget of its own: `master@0.5s`. Equal words are one entrant that has several
    seats; if all are equal they are told apart, so that a bot can play against itself.
    """
    commands = commands or {}
    for name, command in commands.items():
        check_command(name, command)
    if spare := set(commands) - {word.partition("@")[0] for word in words}:
        name = min(spare)
        raise Impossible("spare-command", f"there is a command for {name!r}, which does not play", name=name)
    alone = len(words) > 1 and len(set(words)) == 1
    called = [f"{word} {number}" for number, word in enumerate(words, 1)] if alone else list(words)
    names = list(dict.fromkeys(called))
    entrants = {name: _entrant(name, word, budget, commands) for name, word in zip(called, words, strict=True)}
    return tuple(entrants[name] for name in names), tuple(map(names.index, called))


def _entrant(name: str, word: str, budget: str, commands: Mapping[str, str]) -> Entrant:
    bot, _, own = word.partition("@")
    allowed = budgets.write(budgets.read(own or budget))
    entrant = Entrant(name, bot, allowed, commands.get(bot, ""))
    check_entrant(entrant)
    return entrant


def check_entrant(entrant: Entrant) -> None:
    """Impossible if it cannot play."""
    bot = entrant.bot
    budgets.read(entrant.budget)
    if entrant.command:
        check_command(bot, entrant.command)
    elif ":" in bot:
        maker(bot)
    elif bot not in bots.NAMES:
        known = ", ".join(bots.NAMES)
        raise Impossible("bot", f"there is no bot {bot!r}; there is: {known}", value=bot, allowed=known)


def check_command(name: str, command: str) -> None:
    """A program has a name of its own, and is there."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if name in bots.NAMES or not name or "@" in name or ":" in name:
        raise Impossible("command-name", f"a program cannot be called {name!r}", name=name)
    if not words or shutil.which(words[0]) is None:
        raise Impossible("command", f"there is no program for {name!r}: {command!r}", name=name, command=command)


def maker(bot: str) -> Any:
    """What `module:maker` names; it is called with a seed and gives a bot."""
    module, _, name = bot.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise Impossible("module", f"there is no {bot!r}: {error}", value=bot, reason=str(error)) from None


def make(entrant: Entrant, seed: int, grace: float) -> Bot:
    """A new bot for one game."""
    if entrant.command:
        from mirabilia.bots.protocol.external import ExternalBot

        return ExternalBot(entrant.command, entrant.bot, seed, grace)
    if ":" in entrant.bot:
        made: Bot = maker(entrant.bot)(seed)
        return made
    return bots.get(entrant.bot, seed)


def patience(entrant: Entrant) -> float:
    """How many seconds a decision can well take; one that takes longer, and some grace, has failed."""
    return thinking(entrant) + (PROGRAM if entrant.command else 0.0)


def thinking(entrant: Entrant) -> float:
    budget = budgets.read(entrant.budget)
    times = pacing.MOST if budget.is_mean else 1.0
    if budget.seconds is not None:
        return times * budget.seconds
    if budget.cpu is not None:
        return BUSY * times * budget.cpu
    if budget.iterations is None and entrant.bot in bots.PLAYERS:
        return bots.longest(bots.PLAYERS[entrant.bot].seconds)
    return PATIENCE + PER_ITERATION * (budget.iterations or 0)
