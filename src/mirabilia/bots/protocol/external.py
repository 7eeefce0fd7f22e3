"""A program in the place of a bot: it is told what its seat may know, and asked for a move."""

from __future__ import annotations

import weakref
from contextlib import suppress
from random import Random

import msgspec

from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.protocol.known_position import known_position
from mirabilia.bots.protocol.language import SHOWN, ProtocolError, Words, budgeted
from mirabilia.bots.protocol.program import Program, ProgramFailed
from mirabilia.core.contract import Json
from mirabilia.core.stream import SEEDS

STARTING = 20.0
"""Seconds a program may take until it can think."""
READY = 5.0
"""Seconds a program may take to say that it listens."""
GRACE = 2.0
"""Seconds a program may take beyond its budget until it is told to stop, and again until it is killed."""
PATIENCE = 60.0
"""Seconds that are enough when a budget has no time in it."""
MIDDLE = 0.5
"""The value of a move of which the program says nothing."""

__all__ = ["GRACE", "STARTING", "ExternalBot", "ProgramFailed", "ProgramInfo", "handshake"]


class ProgramInfo(msgspec.Struct, frozen=True):
    """What a program says of itself."""

    games: tuple[str, ...] = ()
    """() if it does not say."""
    options: tuple[str, ...] = ()

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


def handshake(program: Program) -> ProgramInfo:
    program.tell("mirabilia")
    said = program.until(("ready",), STARTING)
    games = [word for line in said if line.startswith("games ") for word in line.split()[1:]]
    options = [line.split()[1] for line in said if line.startswith("option ")]
    return ProgramInfo(tuple(games), tuple(options))


def ask_program(command: str) -> ProgramInfo:
    """What the program of a command says of itself; ProgramFailed if it does not answer as it should."""
    program = Program(command)
    try:
        return handshake(program)
    finally:
        program.close()


class ExternalBot:
    """A bot that is another program. It is started for its first move, and again after it has failed.

    Whatever goes wrong is a ProgramFailed, whose `kind` says what. `close` it, or it ends with this process.
    """

    def __init__(self, command: str, name: str, seed: int = 0, grace: float = GRACE, memory: int | None = None) -> None:
        self.command, self.name, self.grace, self.memory = command, name, grace, memory
        self.hello = ProgramInfo()
        self.program: Program | None = None
        self.ending: weakref.finalize[[], ExternalBot] | None = None
        self.renew(seed)

    def renew(self, seed: int) -> None:
        """The next decision belongs to another game."""
        self.seed, self.rng = seed, Random(seed)
        self.begun = False

    def choose(self, knowledge: Knowledge, budget: Budget) -> Advice:
        position = known_position(knowledge, self.rng)
        try:
            program = self.ready()
            if not self.begun:
                self.begin(program, knowledge.game.name, position.sample)
            program.tell("isready")
            program.until(("ready",), READY)
            program.tell(f"position seen {msgspec.json.encode(position).decode()}")
            program.tell(f"go{budgeted(budget)}")
            return self.understood(self.answer(program, budget), knowledge)
        except ProgramFailed:
            self.close(patience=0.0)
            raise

    def ready(self) -> Program:
        if self.program is None:
            self.program = Program(self.command, self.memory)
            self.begun = False
            self.ending = weakref.finalize(self, self.program.close)
            self.hello = handshake(self.program)
        return self.program

    def check(self, game: str) -> None:
        """Start the program, and see that it plays a game."""
        self.ready()
        if not self.hello.plays(game):
            raise ProgramFailed("refused", f"{self.command} does not play {game}")

    def begin(self, program: Program, game: str, sample: Json) -> None:
        """Tell the program what is played."""
        self.check(game)
        if "seed" in self.hello.options:
            program.tell(f"setoption seed {self.seed % SEEDS}")
        options = msgspec.json.encode(sample["options"]).decode()
        program.tell(f"newgame {game} players {len(sample['cities'])} options {options}")
        program.tell("isready")
        for line in program.until(("ready",), STARTING):
            if line.startswith("error"):
                raise ProgramFailed("refused", f"{self.command} refuses the game: {line}")
        self.begun = True

    def answer(self, program: Program, budget: Budget) -> str:
        """The last word of the program; after its time it is told to stop, and then given up."""
        answers = ("bestmove", "error")
        try:
            return program.until(answers, patience(budget) + self.grace)[-1]
        except ProgramFailed as failure:
            if failure.kind != "time":
                raise
        program.tell("stop")
        return program.until(answers, self.grace)[-1]

    def understood(self, line: str, knowledge: Knowledge) -> Advice:
        words = Words(line)
        if words.take("an answer") == "error":
            raise ProgramFailed("refused", f"{self.command}: {line}")
        try:
            text = words.take("a move")
            legal = {knowledge.text(move): move for move in knowledge.legal()}
            move = legal[" ".join(text.lower().split())]
        except (ProtocolError, KeyError):
            raise ProgramFailed("illegal", f"{self.command}: {line[:SHOWN]} is not a possible move") from None
        value, iterations, going_on = judgement(words)
        return Advice(move, value, ((move, value),), going_on, iterations)

    def close(self, patience: float = 1.0) -> None:
        """End the program."""
        program, self.program = self.program, None
        if program is not None:
            program.close(patience)
        if self.ending is not None:
            self.ending.detach()


def patience(budget: Budget) -> float:
    """How long a program may think. Computing takes longer where others compute too."""
    limits = [budget.seconds, None if budget.cpu is None else 2 * budget.cpu]
    return min((limit for limit in limits if limit is not None), default=PATIENCE)


def judgement(words: Words) -> tuple[float, int, tuple[str, ...]]:
    """`value 0.53 iterations 400 line "build baths" ...`: value, iterations, line, as far as they can be read."""
    value, iterations = MIDDLE, 0
    with suppress(ProtocolError, ValueError):
        while words:
            word = words.take("a word")
            if word == "value":
                value = min(1.0, max(0.0, float(words.take("a value"))))
            elif word == "iterations":
                iterations = max(0, int(words.take("a number")))
            elif word == "line":
                return value, iterations, tuple(move for _, move in words.moves())
    return value, iterations, ()
