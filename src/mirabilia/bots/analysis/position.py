"""One position evaluated: the best moves of the seat that decides, with what it can expect from each."""

from __future__ import annotations

import msgspec

from mirabilia.bots.analysis.decision_analysis import AnalysisTask, DecisionAnalysis, RatedMove
from mirabilia.bots.analysis.game_replay import OPEN, AnalysisSettings, Cards
from mirabilia.bots.analysis.lookahead import Foreseen
from mirabilia.bots.analysis.report import DIGITS, budget_text
from mirabilia.core.contract import Fact, Game, Json, Seat

MOVES = 12
"""How many moves are named at most."""


class NotDeciding(ValueError):
    """The seat has nothing to decide in the position; `acting` have."""

    def __init__(self, seat: Seat | None, acting: tuple[Seat, ...]) -> None:
        super().__init__("nobody has anything to decide" if seat is None else f"seat {seat} has nothing to decide")
        self.seat, self.acting = seat, acting


class Evaluation(msgspec.Struct, frozen=True):
    """What a bot thinks of a position."""

    game: str
    seat: int
    """Who decides here, and who else has to."""
    to_act: tuple[int, ...]
    cards: Cards
    level: str
    budget: str
    value: float
    """What the seat can expect, from 0 (lost) to 1 (won)."""
    moves: tuple[RatedMove, ...]
    """The best moves, each with its fact and what the seat can expect from it."""
    line: tuple[Foreseen, ...]
    """How the game might go on after the first of them."""
    reasons: tuple[Fact, ...]
    """What speaks for the first of them, the most important first; with a move tried, what it has over that one."""
    tried: float | None = None
    """What the seat can expect from the move that was tried."""


def decision(
    game: Game,
    snapshot: Json,
    seat: Seat | None,
    settings: AnalysisSettings,
    fill: int | None = None,
    tried: str | None = None,
) -> tuple[AnalysisTask, tuple[Seat, ...]]:
    """The decision of a position as a task, and the seats that have to decide. `fill` completes the snapshot; a move
    that is tried is judged beside the best.

    SnapshotError if the position cannot be set up, NotDeciding if the seat (or anybody) has nothing to decide,
    IllegalMove if the move cannot be made.
    """
    state = game.restore(snapshot, fill)
    acting = state.to_act()
    if not acting or (seat is not None and seat not in acting):
        raise NotDeciding(seat if acting else None, acting)
    decider = acting[0] if seat is None else seat
    task = AnalysisTask(
        game=game.name,
        players=state.players,
        position=state.snapshot(),
        seat=decider,
        level=settings.level,
        seed=0,
        budget=settings.budget,
        is_open=settings.cards == OPEN,
        played=None if tried is None else state.text(state.parse(tried, decider)),
        others=MOVES - 1,
        explained=True,
    )
    return task, acting


def evaluation(task: AnalysisTask, acting: tuple[Seat, ...], analysis: DecisionAnalysis) -> Evaluation:
    moves = tuple(
        msgspec.structs.replace(one, value=round(one.value, DIGITS)) for one in (analysis.best, *analysis.others)
    )
    return Evaluation(
        game=task.game,
        seat=task.seat,
        to_act=acting,
        cards=OPEN if task.is_open else "seat",
        level=task.level,
        budget=budget_text(task.budget),
        value=moves[0].value,
        moves=moves,
        line=analysis.line,
        reasons=analysis.reasons,
        tried=None if task.played is None else round(analysis.value, DIGITS),
    )
