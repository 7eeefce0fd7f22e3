"""The puzzles that come with the games, over HTTP: one looks at them as the seat sees them, answers, or gives up.

Nothing is kept here. What leaves is what the seat would see at a table; the solution is told to whoever has found it or
asks for it.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody

from mirabilia import games
from mirabilia.arena.puzzles import puzzle as arena
from mirabilia.arena.puzzles.puzzle import Puzzle
from mirabilia.bots.analysis import AnalysisTask, RatedMove
from mirabilia.bots.analysis.game_replay import LEVEL
from mirabilia.bots.analysis.judging import judged, known_value
from mirabilia.bots.contract import Budget
from mirabilia.core.contract import State
from mirabilia.server import learning_wire as wire
from mirabilia.server.lobby import allow, game_named, no_puzzle
from mirabilia.server.position_jobs import possible
from mirabilia.server.positions import value_by_bot
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables.messages import MoveShown

THOUGHT = Budget(seconds=0.15)
"""How long a bot thinks about a move that does not stand with the puzzle."""
READY = 64
"""Puzzles that are ready to be sent."""


class PuzzlesController(Controller):
    path = "/api/games/{game:str}/puzzles"
    tags = ("puzzles",)

    @get("/", responses=DOCUMENTED)
    async def all_puzzles(self, game: FromPath[str]) -> wire.PuzzleList:
        """The puzzles of a game, and which of them is that of the day (UTC)."""
        return listed(game_named(game).name, today())


class PuzzleController(Controller):
    path = "/api/puzzles/{puzzle:str}"
    tags = ("puzzles",)

    @get("/", responses=DOCUMENTED)
    async def position(self, puzzle: FromPath[str]) -> wire.PuzzleShown:
        """A puzzle as the seat sees it that is to find the move."""
        return await asyncio.to_thread(shown, puzzle_named(puzzle), today())

    @get("/hint", responses=DOCUMENTED)
    async def hint(self, puzzle: FromPath[str]) -> wire.PuzzleHint:
        """What a puzzle is about, and the piece that its solution is about."""
        return await asyncio.to_thread(hint_at, puzzle_named(puzzle))

    @post("/answer", status_code=200, responses=DOCUMENTED)
    async def answer(
        self, request: Request[Any, Any, Any], puzzle: FromPath[str], data: JSONBody[wire.PuzzleMove]
    ) -> wire.PuzzleVerdict:
        """Whether a move solves a puzzle, with the solution; if not, what it is worth beside the best."""
        one = puzzle_named(puzzle)
        question, state = one.question(), one.state()
        text, fact = await asyncio.to_thread(possible, one.game, state, one.seat, data.move())
        value = known_value(question, state, one.seat, text)
        if value is None:
            value = await value_of(request, one, state, text)
        judgement = judged(question, value, state.players)
        solution = await asyncio.to_thread(solution_of, one) if judgement.solved else None
        return wire.PuzzleVerdict(
            tried=MoveShown(text, fact), best=one.value, solution=solution, **msgspec.structs.asdict(judgement)
        )

    @get("/solution", responses=DOCUMENTED)
    async def solution(self, puzzle: FromPath[str]) -> wire.PuzzleSolution:
        """The solution, for whoever gives a puzzle up."""
        return await asyncio.to_thread(solution_of, puzzle_named(puzzle))


def today() -> date:
    """The same day for everybody, wherever they are."""
    return datetime.now(UTC).date()


def puzzle_named(id: str) -> Puzzle:
    one = arena.named(id)
    if one is None:
        raise no_puzzle(id)
    return one


def listed(game: str, day: date) -> wire.PuzzleList:
    puzzles = arena.packaged(game)
    chosen = arena.daily(puzzles, day)
    return wire.PuzzleList(
        game,
        day.isoformat(),
        None if chosen is None else chosen.id,
        [wire.PuzzleListed(one.id, one.themes, one.difficulty) for one in puzzles],
    )


def shown(puzzle: Puzzle, day: date) -> wire.PuzzleShown:
    """All that is told of a puzzle before it is solved."""
    is_daily = arena.daily(arena.packaged(puzzle.game), day) == puzzle
    seen = position_of(puzzle.id)
    return wire.PuzzleShown(puzzle.id, puzzle.difficulty, day.isoformat() if is_daily else None, *seen)


@lru_cache(READY)
def position_of(id: str) -> tuple[Any, ...]:
    return seen(puzzle_named(id))


def seen(puzzle: Puzzle) -> tuple[Any, ...]:
    """The position as the seat sees it, with what can be done there: the last fields of a `PuzzleShown`."""
    state, seat = puzzle.state(), puzzle.seat
    return puzzle.game, seat, state.players, state.view(None), state.own(seat), games.offers(puzzle.game, state, seat)


async def value_of(request: Request[Any, Any, Any], puzzle: Puzzle, state: State, move: str) -> float | None:
    """What a bot expects of a move that does not stand with the puzzle; None if none can say."""
    known: dict[tuple[str, str], float] = request.app.state.puzzle_values
    if (puzzle.id, move) not in known:
        allow(request, "positions")
        task = AnalysisTask(puzzle.game, state.players, puzzle.position, puzzle.seat, LEVEL, 0, THOUGHT, played=move)
        value = await value_by_bot(request, task, puzzle.question())
        if value is None:
            return None
        known[puzzle.id, move] = value
    return known[puzzle.id, move]


def hint_at(puzzle: Puzzle) -> wire.PuzzleHint:
    """A place on a map is no piece: it would be the solution."""
    state = puzzle.state()
    kind, id = next(action.subject for action in state.actions(puzzle.seat) if action.text == puzzle.solution)
    is_piece = kind in games.get(puzzle.game).names()
    return wire.PuzzleHint(puzzle.themes, wire.PuzzlePiece(kind, id) if is_piece else None)


def solution_of(puzzle: Puzzle) -> wire.PuzzleSolution:
    state = puzzle.state()

    def move(text: str, value: float) -> RatedMove:
        return RatedMove(text, state.move(state.parse(text, puzzle.seat)), value)

    return wire.PuzzleSolution(
        move(puzzle.solution, puzzle.value),
        puzzle.reasons,
        tuple(move(other.move, other.value) for other in puzzle.others),
    )
