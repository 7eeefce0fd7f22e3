"""How a game at the terminal begins: from what the user args, or from a record."""

from __future__ import annotations

from pathlib import Path
from random import SystemRandom

import msgspec

from mirabilia import bots
from mirabilia.cli import botting, options, saving
from mirabilia.cli.choices import HUMAN
from mirabilia.cli.replay import broken
from mirabilia.cli.table import TerminalTable
from mirabilia.cli.terminal import Failure, Terminal, one_of, reason_of, seed_in
from mirabilia.core import record as records
from mirabilia.core.contract import Game, Seed
from mirabilia.core.options import suitable_players
from mirabilia.core.record import Record, RecordError, today
from mirabilia.core.saving import is_stream
from mirabilia.core.seeds import is_secret

SHORT_SEEDS = 1_000_000
"""Seeds chosen here are short enough to be told over the telephone."""


class Args(msgspec.Struct, frozen=True):
    """What the user asked of a new game; None is left to the program."""

    vs: str | None
    seed: str | None
    options: dict[str, str]
    players: str | None
    seat: str | None
    names: tuple[str, ...]
    programs: dict[str, str] = {}
    """Bots that are programs: the command of each name."""

    @property
    def bots(self) -> tuple[str, ...]:
        """Every bot there is."""
        return (*bots.NAMES, *self.programs)

    def given(self) -> list[str]:
        """The options that were used, as they are typed."""
        named = {"vs": self.vs, "seed": self.seed, "seat": self.seat, "players": self.players}
        used = [f"--{name}" for name, value in named.items() if value is not None]
        return used + ["--name"] * bool(self.names) + [options.typed(name) for name in self.options]


def play(terminal: Terminal, game: Game, args: Args, save: Path | None, resume: Path | None) -> int:
    if save is not None and (objection := saving.objection(terminal.texts, save)):
        raise Failure(objection)
    record = new_record(terminal, game, args) if resume is None else resumed(terminal, game, args, resume)
    used = {name: command for name, command in args.programs.items() if name in record.players}
    with botting.hired(terminal.texts, game, used) as programs:
        table = TerminalTable(terminal, game, record, save or own_file(resume), programs)
        if resume is None:
            terminal.say(
                terminal.texts("terminal-welcome", title=terminal.texts(f"{game.name}-title"), seed=str(record.seed))
            )
        table.run()
    return 0


def own_file(resume: Path | None) -> Path | None:
    """The file in which a resumed game goes on. What came from a pipe gets a new one."""
    return None if resume is None or is_stream(resume) else resume


def new_record(terminal: Terminal, game: Game, args: Args) -> Record:
    """The record of a new game; what does not go together is told in the words of the game."""
    record = Record(
        game.name,
        players(terminal, game, args),
        options.game_options(terminal.texts, game, args.options),
        seed(terminal, args),
        date=today(),
        catalogue=game.catalogue,
        rules=game.version,
    )
    try:
        record.start(game)
    except ValueError as error:
        raise Failure(str(error)) from None
    return record


def seed(terminal: Terminal, args: Args) -> Seed:
    if args.seed is None:
        return SystemRandom().randrange(SHORT_SEEDS)
    return args.seed if is_secret(args.seed) else seed_in(terminal.texts, args.seed)


def players(terminal: Terminal, game: Game, args: Args) -> tuple[str, ...]:
    """The names by seat; that of a bot is the bot's."""
    texts, number = terminal.texts, number_of_players(terminal, game, args)
    own = int(one_of(texts, "--seat", args.seat or "1", tuple(str(seat + 1) for seat in range(number)))) - 1
    others = [(own + step) % number for step in range(1, number)]
    named = dict(zip(others, opponents(terminal, args, number - 1), strict=True))
    people = [own, *(seat for seat in others if named[seat] == HUMAN)]
    if len(args.names) > len(people):
        raise Failure(texts("terminal-error-names", people=len(people)))
    for place, seat in enumerate(people):
        named[seat] = args.names[place].strip() if place < len(args.names) else texts("player", number=seat + 1)
        if not named[seat] or named[seat] in args.bots:
            raise Failure(texts("terminal-error-name", value=named[seat]))
    return tuple(named[seat] for seat in range(number))


def number_of_players(terminal: Terminal, game: Game, args: Args) -> int:
    if args.players is None:
        return suitable_players(game, args.options)
    return int(one_of(terminal.texts, "--players", args.players, tuple(map(str, game.players))))


def opponents(terminal: Terminal, args: Args, number: int) -> list[str]:
    """Who sits at the other seats, clockwise: all the same, or a row with one for each."""
    row = options.parts(args.vs or bots.USUAL) or [""]
    for name in row:
        one_of(terminal.texts, "--vs", name, (*args.bots, HUMAN))
    if len(row) not in (1, number):
        raise Failure(terminal.texts("terminal-error-opponents", given=len(row), number=number))
    return row * number if len(row) == 1 else row


def resumed(terminal: Terminal, game: Game, args: Args, path: Path) -> Record:
    """The record of a file, to go on with."""
    texts = terminal.texts
    if args.given():
        raise Failure(texts("terminal-error-resume", options=", ".join(args.given())))
    try:
        record = records.load(path)
        if record.game != game.name:
            raise Failure(texts("terminal-error-other-game", file=str(path), game=record.game))
        for _ in records.play(record, game):
            pass
    except RecordError as error:
        raise Failure(broken(terminal, path, error), 1) from None
    except OSError as error:
        raise Failure(texts("terminal-error-file", file=str(path), reason=reason_of(texts, error))) from None
    return record
