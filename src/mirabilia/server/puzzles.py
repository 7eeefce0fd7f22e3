"""The puzzles that come with the games, over HTTP: one looks at them as the seat sees them, answers, or gives up.

Nothing is kept here. What leaves is what the seat would see at a table; the solution is told to whoever has found it or
asks for it.
"""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime
from functools import cache, lru_cache
from typing import Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody

from mirabilia import games
from mirabilia.arena.puzzles import puzzle as arena
from mirabilia.arena.puzzles.puzzle import Puzzle
from mirabilia.bots.analysis import AnalysisSettings, AnalysisTask, RatedMove
from mirabilia.bots.analysis.grades import grade
from mirabilia.bots.contract import Budget
from mirabilia.core.contract import IllegalMove, State
from mirabilia.server import wire
from mirabilia.server.lobby import allow, game_named, person_asking
from mirabilia.server.problems import DOCUMENTED
from mirabilia.tables.bot_pool import WorkerFailed
from mirabilia.tables.messages import MoveShown
from mirabilia.tables.requests import Refused

THOUGHT = Budget(seconds=0.15)
"""How long a bot thinks about a move that does not stand with the puzzle."""
READY = 64
"""Puzzles that are ready to be sent."""
DIGITS = 3


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
        state, text = await asyncio.to_thread(played, one, data.move())
        groups = arena.answers(state, one.seat)
        tried = MoveShown(text, state.move(state.parse(text, one.seat)))
        if groups[text] == groups[one.solution]:
            solution = await asyncio.to_thread(solution_of, one)
            return wire.PuzzleVerdict(True, tried, one.value, one.value, 0.0, "best", solution)
        value = await value_of(request, one, state, text)
        loss = None if value is None else round(one.value - value, DIGITS)
        graded = None if loss is None else grade(loss, state.players)
        return wire.PuzzleVerdict(False, tried, value, one.value, loss, graded, None)

    @get("/solution", responses=DOCUMENTED)
    async def solution(self, puzzle: FromPath[str]) -> wire.PuzzleSolution:
        """The solution, for whoever gives a puzzle up."""
        return await asyncio.to_thread(solution_of, puzzle_named(puzzle))


def today() -> date:
    """The same day for everybody, wherever they are."""
    return datetime.now(UTC).date()


@cache
def by_id(game: str) -> dict[str, Puzzle]:
    return {one.id: one for one in arena.packaged(game)}


def puzzle_named(id: str) -> Puzzle:
    game = id.partition("-")[0]
    one = by_id(game).get(id) if game in games.playable() else None
    if one is None:
        raise Refused("no_puzzle", f"there is no puzzle {id!r}")
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


def played(puzzle: Puzzle, move: int | str) -> tuple[State, str]:
    """The position, and a move that is possible there, in the notation of the game; Refused with the reason if not."""
    state = puzzle.state()
    try:
        code = state.parse(move, puzzle.seat) if isinstance(move, str) else move
        state.copy().play(puzzle.seat, code)
    except IllegalMove as error:
        raise Refused("illegal", str(error), reason=str(error), explained=error.fact, game=puzzle.game) from None
    return state, state.text(code)


async def value_of(request: Request[Any, Any, Any], puzzle: Puzzle, state: State, move: str) -> float | None:
    """What the seat can expect from a move: as it stands with the puzzle, else as a bot sees it; None if none can."""
    known: dict[tuple[str, str], float] = request.app.state.puzzle_values
    stored = {other.move: other.value for other in puzzle.others}
    if move in stored:
        return stored[move]
    if (puzzle.id, move) not in known:
        allow(request, "positions")
        settings = AnalysisSettings(budget=THOUGHT)
        task = AnalysisTask(
            puzzle.game, state.players, puzzle.position, puzzle.seat, settings.level, 0, settings.budget, played=move
        )
        try:
            analysis = await request.app.state.analyses.analysis_pool.analyse(task, person_asking(request))
        except WorkerFailed:
            return None
        # Those that stand with the puzzle were searched for longer, and are the best of the others.
        known[puzzle.id, move] = round(min(analysis.value, *stored.values(), puzzle.value), DIGITS)
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
