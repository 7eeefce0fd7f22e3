"""The analysis of one decision: the best move, and what the move that was made is worth beside it.

An `AnalysisTask` is all a process needs to know for that; the same task gives the same answer when its budget is
iterations.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from mirabilia import games
from mirabilia.bots.analysis.grades import WRONG, grade
from mirabilia.bots.analysis.lookahead import EngineConfig, Foreseen, Variation, is_refuted, value_after
from mirabilia.bots.contract import Advice, Budget, Knowledge
from mirabilia.bots.reasons import why
from mirabilia.core.contract import Fact, Json

OTHERS = 5
"""How many moves besides the best are named."""
AFTER = 2
"""What is not the main question gets one part in so many of the budget."""


class AnalysisTask(msgspec.Struct, frozen=True):
    """A decision to analyse."""

    game: str
    players: int
    position: Json
    seat: int
    level: str
    seed: int
    budget: Budget
    is_open: bool = False
    played: str | None = None
    """The move that was made there, in the notation of the game; None if only the position is of interest."""
    past: tuple[tuple[int, int], ...] = ()
    others: int = OTHERS
    explained: bool = False
    """Whether a line and reasons are wanted however good the played move was."""


class RatedMove(msgspec.Struct, frozen=True):
    """A move with what the seat can expect from it."""

    move: str
    fact: Fact
    value: float


class DecisionAnalysis(msgspec.Struct, frozen=True):
    """What a bot thinks of a decision. Values are those of the seat that decides, none is above that of the best."""

    best: RatedMove
    others: tuple[RatedMove, ...]
    """The next best moves."""
    value: float
    """That of the move played; that of the best if none was."""
    line: tuple[Foreseen, ...]
    """How the game might go on after the best move."""
    reasons: tuple[Fact, ...]
    """What the best move has over the one played; what speaks for it if none was and they are wanted."""
    iterations: int = 0


def analyse_decision(task: AnalysisTask) -> DecisionAnalysis:
    game = games.get(task.game)
    state = game.restore(task.position)
    known = Knowledge(game, state, task.seat, task.past, task.is_open)
    engine = EngineConfig(task.level, task.seed, task.budget)
    advice = advised(known, engine)
    best = RatedMove(state.text(advice.move), state.move(advice.move), advice.value)
    others = tuple(
        RatedMove(state.text(move), state.move(move), min(value, best.value))
        for move, value in advice.considered[: task.others + 1]
        if move != advice.move
    )[: task.others]
    played = advice.move if task.played is None else state.parse(task.played, task.seat)
    value = value_of(known, advice, played, engine)
    wrong = grade(best.value - value, task.players) in WRONG
    line = foreseen(known, advice, engine, think_on=wrong or task.explained)
    return DecisionAnalysis(best, others, value, line, reasons(known, task, advice.move, played), advice.iterations)


def advised(known: Knowledge, engine: EngineConfig) -> Advice:
    """What the bot thinks; where there is but one move, what comes after it."""
    moves = known.legal()
    if len(moves) > 1:
        return engine.choose(known)
    value = value_after(known, moves[0], engine)
    return Advice(moves[0], value, ((moves[0], value),))


def value_of(known: Knowledge, advice: Advice, move: int, engine: EngineConfig) -> float:
    """What a move is worth beside the best: as the same search has seen it, or else as seen from what comes after."""
    if move == advice.move:
        return advice.value
    if is_refuted(known, move, engine.seed) and not is_refuted(known, advice.move, engine.seed):
        return 0.0
    considered: Mapping[int, float] = dict(advice.considered)
    value = considered[move] if move in considered else value_after(known, move, engine.part(AFTER))
    return min(value, advice.value)


def foreseen(known: Knowledge, advice: Advice, engine: EngineConfig, think_on: bool) -> tuple[Foreseen, ...]:
    """The line after the best move: the bot's own, or one engine of now where somebody will want to see it."""
    line = Variation(known, advice.move, engine.seed)
    if advice.line:
        own = advice.line[1:] if advice.line[0] == known.text(advice.move) else advice.line
        line.follow(own)
    elif think_on:
        line.think_on(engine.part(2 * AFTER))
    return tuple(line.moves)


def reasons(known: Knowledge, task: AnalysisTask, best: int, played: int) -> tuple[Fact, ...]:
    if played != best:
        return why(known, best, played)
    return why(known, best) if task.explained else ()
