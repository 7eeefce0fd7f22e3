"""One game of a match: bots are asked, and one that fails has lost."""

from __future__ import annotations

import sys
import time
from collections.abc import MutableSequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from mirabilia.arena import budgets
from mirabilia.arena.entrants import Entrant, make, patience
from mirabilia.arena.match import Match
from mirabilia.bots import Advice, Bot, Knowledge
from mirabilia.core import record as records
from mirabilia.core.contract import Result, Seat
from mirabilia.core.record import Record, result_text, today

if sys.platform != "win32":
    import resource

CRASH: Final = "crash"
TIME: Final = "time"
ILLEGAL: Final = "illegal"
BROKEN: Final = "broken"
"""The game itself could not go on: nobody's fault, and a draw."""
FAULTS = (CRASH, TIME, ILLEGAL)
STARTING = 30.0
"""Seconds a bot may take to come to the table, beyond the grace."""
LONGEST = 200
"""Letters of an explanation."""

BEATS, SEAT, PATIENCE, MOVES = range(4)
"""What a heartbeat holds: decisions begun, whose it is (-1: nobody's), how long it may take, moves made."""
Heartbeat = MutableSequence[float]


class Fault(msgspec.Struct, frozen=True):
    """Why a game did not come to its end."""

    seat: Seat | None
    detail: str


class Times(msgspec.Struct, frozen=True):
    """What differs when the same game is played again."""

    seconds: float
    cpu: tuple[float, ...]
    """Seconds of computing by seat, over all decisions."""
    slowest: tuple[float, ...]
    """The longest decision by seat, in seconds on the clock."""


class Played(msgspec.Struct, frozen=True):
    """A game that is over."""

    number: int
    seed: int
    seating: tuple[int, ...]
    """The entrant on each seat."""
    reason: str
    ranks: tuple[int, ...]
    scores: tuple[dict[str, int], ...]
    """Points by category for each seat; () if the game did not come to its end."""
    moves: int
    decisions: tuple[int, ...]
    """By seat: how often there was more than one move to choose from."""
    iterations: tuple[int, ...]
    fault: Fault | None
    times: Times
    target: int | None = None
    """The points that one alone had to exceed."""


class Forfeit(Exception):
    """A bot has lost the game by its own fault."""

    def __init__(self, seat: Seat, reason: str, detail: str) -> None:
        super().__init__(detail)
        self.seat, self.reason, self.detail = seat, reason, detail


def play(match: Match, number: int, folder: Path | None = None, heartbeat: Heartbeat | None = None) -> Played:
    """Play a game; its record goes to the folder."""
    runner = GameRunner(match, number, heartbeat if heartbeat is not None else [0.0] * 4, folder is not None)
    played = runner.run()
    if folder is not None:
        with suppress(OSError):  # the game counts without its record
            runner.save(folder, played)
    return played


class Player:
    """The bot on a seat, and what its thinking has cost."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self.entrant, self.seed = entrant, seed
        self.budget, self.patience = budgets.read(entrant.budget), patience(entrant)
        self.bot: Bot | None = None
        self.decisions = self.iterations = 0
        self.cpu = self.slowest = 0.0

    def choose(self, knowledge: Knowledge) -> Advice:
        assert self.bot is not None  # noqa: S101
        started, computed = time.perf_counter(), computing()
        try:
            return self.bot.choose(knowledge, self.budget)
        finally:
            self.cpu += computing() - computed
            self.slowest = max(self.slowest, time.perf_counter() - started)
            self.decisions += 1

    def close(self) -> None:
        """A program's computing is known when it has ended."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            computed = computing()
            with suppress(Exception):
                close()
            self.cpu += computing() - computed


class GameRunner:
    def __init__(self, match: Match, number: int, heartbeat: Heartbeat, recorded: bool) -> None:
        self.match, self.number, self.heartbeat, self.recorded = match, number, heartbeat, recorded
        self.moves = 0
        self.game, self.seating = match.rules(), match.seating(number)
        self.state = self.game.new(match.seed_of(number), match.players, match.options)
        self.players = [
            Player(match.entrants[entrant], match.bot_seed(number, seat)) for seat, entrant in enumerate(self.seating)
        ]
        self.past: list[list[tuple[Seat, int]]] = [[] for _ in self.seating]
        self.record = Record(
            match.game,
            tuple(player.entrant.name for player in self.players),
            match.options,
            match.seed_of(number),
            date=today(),
            catalogue=self.game.catalogue,
            rules=self.game.version,
        )

    def run(self) -> Played:
        started = time.perf_counter()
        lost: Forfeit | None = None
        try:
            self.sit_down()
            while acting := self.state.to_act():
                self.decide(acting[0])
        except Forfeit as fault:
            lost = fault
        finally:
            self.leave()
        return self.played(lost, time.perf_counter() - started)

    def sit_down(self) -> None:
        for seat, player in enumerate(self.players):
            self.beat(seat, STARTING)
            try:
                player.bot = make(player.entrant, player.seed, self.match.grace)
            except (Exception, SystemExit) as error:
                raise failed(seat, error) from None

    def decide(self, seat: Seat) -> None:
        """Ask the bot; a single move is made unasked."""
        moves = self.state.legal(seat)
        move = moves[0] if len(moves) == 1 else self.asked(seat, moves)
        if self.recorded:
            self.record.add(seat, self.state.text(move))
        self.state.play(seat, move)
        for other, past in enumerate(self.past):
            if other == seat or self.game.dynamics == "sequential":
                past.append((seat, move))
        self.moves += 1
        self.heartbeat[MOVES] = float(self.moves)

    def asked(self, seat: Seat, moves: list[int]) -> int:
        player = self.players[seat]
        self.beat(seat, player.patience)
        try:
            advice = player.choose(Knowledge(self.game, self.state, seat, tuple(self.past[seat])))
            move, iterations = advice.move, int(advice.iterations)
        except (Exception, SystemExit) as error:
            raise failed(seat, error) from None
        self.heartbeat[SEAT] = -1.0
        if move not in moves:
            raise Forfeit(seat, ILLEGAL, shortened(f"{move!r} is not a legal move"))
        player.iterations += iterations
        return move

    def beat(self, seat: Seat, seconds: float) -> None:
        """Tell the watchdog what a bot has begun to do, and how long that may take."""
        self.heartbeat[SEAT], self.heartbeat[PATIENCE] = float(seat), seconds + self.match.grace
        self.heartbeat[BEATS] += 1

    def leave(self) -> None:
        for seat, player in enumerate(self.players):
            self.beat(seat, STARTING)
            player.close()
        self.heartbeat[SEAT] = -1.0

    def played(self, lost: Forfeit | None, seconds: float) -> Played:
        times = Times(
            round(seconds, 6),
            tuple(round(player.cpu, 6) for player in self.players),
            tuple(round(player.slowest, 6) for player in self.players),
        )
        result = self.state.result()
        if lost is not None or result is None:
            fault = Fault(lost.seat, lost.detail) if lost else Fault(None, "the game stopped before its end")
            played = unfinished(self.match, self.number, lost.reason if lost else BROKEN, fault, self.moves)
        else:
            played = self.finished(result)
        return msgspec.structs.replace(
            played,
            decisions=tuple(player.decisions for player in self.players),
            iterations=tuple(player.iterations for player in self.players),
            times=times,
        )

    def finished(self, result: Result) -> Played:
        seed = self.match.seed_of(self.number)
        none = (0,) * self.match.players
        over = (result.reason, tuple(result.ranks), tuple(result.scores), self.moves)
        return Played(self.number, seed, self.seating, *over, none, none, None, NO_TIMES, result.target)

    def save(self, folder: Path, played: Played) -> None:
        """Keep the record; a game that did not come to its end says why."""
        self.record.result = result_text(self.state.result())
        if played.fault is not None:
            seat = "" if played.fault.seat is None else f" at seat {played.fault.seat + 1}"
            self.record.after = (f"{played.reason}{seat}: {played.fault.detail}",)
        records.save(self.record, folder / record_name(self.match, self.number))


NO_TIMES = Times(0.0, (), ())


def record_name(match: Match, number: int) -> str:
    return f"{match.game}-{number + 1:05}-seed-{match.seed_of(number)}.txt"


def unfinished(match: Match, number: int, reason: str, fault: Fault, moves: int) -> Played:
    """A game that did not come to its end. The entrant at fault has lost, on all its seats; the others share the win.

    If it is nobody's fault all are equal; one alone has not won.
    """
    seating = match.seating(number)
    if match.alone:
        ranks: tuple[int, ...] = (2,)
    elif fault.seat is None:
        ranks = (1,) * len(seating)
    else:
        ahead = sum(entrant != seating[fault.seat] for entrant in seating)
        ranks = tuple(1 + ahead if entrant == seating[fault.seat] else 1 for entrant in seating)
    none, nothing = (0,) * len(seating), (0.0,) * len(seating)
    over = (reason, ranks, (), moves, none, none, fault)
    return Played(number, match.seed_of(number), seating, *over, Times(0.0, nothing, nothing))


def failed(seat: Seat, error: BaseException) -> Forfeit:
    """What a bot raised, with the place where that was."""
    kind = getattr(error, "kind", TIME if isinstance(error, TimeoutError) else CRASH)
    reason = kind if kind in FAULTS else CRASH
    return Forfeit(seat, reason, shortened(f"{type(error).__name__}: {error}{place(error.__traceback__)}"))


def place(trace: TracebackType | None) -> str:
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else f" ({Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno})"


def shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= LONGEST else line[: LONGEST - 1] + "…"


def computing() -> float:
    """Seconds of computing of this process and of the programs it has seen the end of."""
    if sys.platform == "win32":
        return time.process_time()
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime
