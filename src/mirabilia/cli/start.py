"""How a game at the terminal begins: from what the user wishes, or from a record."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

import msgspec

from mirabilia import bots
from mirabilia.cli.replay import broken
from mirabilia.cli.table import Table
from mirabilia.cli.terminal import Failure, Terminal, one_of
from mirabilia.core import record as records
from mirabilia.core.contract import Game
from mirabilia.core.options import checked_seed
from mirabilia.core.record import Record, RecordError, today
from mirabilia.core.stream import SEEDS

HUMAN = "human"
SHORT_SEEDS = 1_000_000
"""Seeds chosen here are short enough to be told over the telephone."""


class Wishes(msgspec.Struct, frozen=True):
    """What the user asked of a new game; None is left to the program."""

    vs: str | None
    seed: str | None
    options: dict[str, str | None]
    seat: str | None
    names: tuple[str, ...]

    def given(self) -> list[str]:
        """The options that were used, as they are typed."""
        named = {"vs": self.vs, "seed": self.seed, "seat": self.seat, "name": self.names or None} | self.options
        return [f"--{name}" for name, value in named.items() if value is not None]


def play(terminal: Terminal, game: Game, wishes: Wishes, save: Path | None, resume: Path | None) -> int:
    if save is not None and save.exists():
        raise Failure(terminal.texts("terminal-error-exists", file=str(save)))
    if resume is not None:
        record = resumed(terminal, game, wishes, resume)
        table = Table(terminal, game, record, save or resume)
    else:
        record = new_record(terminal, game, wishes)
        table = Table(terminal, game, record, save)
        terminal.say(
            terminal.texts("terminal-welcome", title=terminal.texts(f"{game.name}-title"), seed=str(record.seed))
        )
    table.run()
    return 0


def new_record(terminal: Terminal, game: Game, wishes: Wishes) -> Record:
    options = {}
    for option in game.options:
        choice = wishes.options.get(option.name)
        options[option.name] = option.default
        if choice is not None:
            options[option.name] = one_of(terminal.texts, f"--{option.name}", choice, option.choices)
    return Record(
        game.name, players(terminal, wishes), options, seed(terminal, wishes), date=today(), catalogue=game.catalogue
    )


def seed(terminal: Terminal, wishes: Wishes) -> int:
    if wishes.seed is None:
        return SystemRandom().randrange(SHORT_SEEDS)
    try:
        return checked_seed(int(wishes.seed))
    except ValueError:
        raise Failure(terminal.texts("terminal-error-seed", value=wishes.seed, last=str(SEEDS - 1))) from None


def players(terminal: Terminal, wishes: Wishes) -> tuple[str, ...]:
    """The names by seat; that of a bot is the bot's."""
    texts = terminal.texts
    against = one_of(texts, "--vs", wishes.vs or "greedy", (*bots.NAMES, HUMAN))
    own = int(one_of(texts, "--seat", wishes.seat or "1", ("1", "2"))) - 1
    people = [own, 1 - own] if against == HUMAN else [own]
    if len(wishes.names) > len(people):
        raise Failure(texts("terminal-error-names", people=len(people)))
    named = dict.fromkeys((0, 1), against)
    for number, seat in enumerate(people):
        named[seat] = wishes.names[number].strip() if number < len(wishes.names) else texts("player", number=seat + 1)
        if not named[seat] or named[seat] in bots.NAMES:
            raise Failure(texts("terminal-error-name", value=named[seat]))
    return named[0], named[1]


def resumed(terminal: Terminal, game: Game, wishes: Wishes, path: Path) -> Record:
    """The record of a file, to go on with."""
    texts = terminal.texts
    if wishes.given():
        raise Failure(texts("terminal-error-resume", options=", ".join(wishes.given())))
    try:
        record = records.load(path)
        if record.game != game.name:
            raise Failure(texts("terminal-error-other-game", file=str(path), game=record.game))
        for _ in records.play(record, game):
            pass
    except RecordError as error:
        raise Failure(broken(terminal, path, error), 1) from None
    except OSError as error:
        raise Failure(texts("terminal-error-file", file=str(path), reason=error.strerror or str(error))) from None
    return record
