"""Positions over HTTP: begun, edited, seen and evaluated. Nothing of them is kept."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Controller, MediaType, Request, Response, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from mirabilia import games
from mirabilia.bots.analysis import AnalysisSettings, AnalysisTask, Evaluation, evaluation
from mirabilia.bots.analysis.judging import Judgement, Question, judged, seen_by_bot
from mirabilia.bots.contract import Budget
from mirabilia.core.form import Form
from mirabilia.server.analyses import analyses_of
from mirabilia.server.learning_wire import AnswerVerdict, AnswerWish
from mirabilia.server.lobby import allow, person_asking
from mirabilia.server.position_jobs import AnswerJob, BeginJob, FormJob, PlacesJob, PositionJob, SeenJob
from mirabilia.server.positions_wire import BeginWish, FormWish, PlacesWish, PositionWish, ViewWish
from mirabilia.server.problems import DOCUMENTED, LARGEST_UPLOAD
from mirabilia.server.uploads import read_upload
from mirabilia.server.wire import PositionBegun, PositionPlaces, PositionShown
from mirabilia.tables.bot_pool import WorkerFailed
from mirabilia.tables.engine_queue import Rank
from mirabilia.tables.messages import MoveShown
from mirabilia.tables.requests import Refused

POSITION_SECONDS = 0.5
"""How long a bot thinks about a position."""
EDITS = "edits"
"""The limit for what an editor asks while somebody edits."""


def answers(kind: type, description: str) -> dict[int, ResponseSpec]:
    """What comes back, for the description of the routes."""
    return DOCUMENTED | {200: ResponseSpec(kind, description=description, generate_examples=False)}


def settings_of(wish: PositionWish | AnswerWish) -> AnalysisSettings:
    return AnalysisSettings(wish.cards, budget=Budget(seconds=POSITION_SECONDS))


def written(content: bytes) -> Response[bytes]:
    """What a worker has written: read again it would lose what only the board of a game needs."""
    return Response(content, media_type=MediaType.JSON)


class PositionsController(Controller):
    path = "/api/positions"
    tags = ("positions",)
    request_max_body_size = LARGEST_UPLOAD

    @post("/", status_code=200, responses=DOCUMENTED)
    async def evaluate(self, request: Request[Any, Any, Any], data: JSONBody[PositionWish]) -> Evaluation:
        """What a bot thinks of a position: the best moves, with what the seat that decides can expect from each."""
        allow(request, "positions")
        check_game(data.game)
        settings = settings_of(data)
        job = PositionJob.of(data.game, data.snapshot, data.seat, settings, data.move, data.fill)
        task, acting = await read_upload(request, job)
        try:
            analysis = await analyses_of(request).analysis_pool.analyse(task, person_asking(request), Rank.WAITED_FOR)
            return evaluation(task, acting, analysis)
        except WorkerFailed as error:
            raise Refused("not_evaluated", str(error)) from None

    @post("/answer", status_code=200, responses=DOCUMENTED)
    async def answer(self, request: Request[Any, Any, Any], data: JSONBody[AnswerWish]) -> AnswerVerdict:
        """What a move is worth in place of a mistake; a bot looks at one that the analysis did not."""
        check_game(data.game)
        question = Question(data.best, data.value, data.others)
        allow(request, "records")
        job = AnswerJob.of(data.game, data.snapshot, data.seat, data.move, question)
        tried, value, players = await read_upload(request, job)
        if value is None:
            allow(request, "positions")
            settings = settings_of(data)
            asked = PositionJob.of(data.game, data.snapshot, data.seat, settings, tried.text)
            task, _ = await read_upload(request, asked)
            value = await value_by_bot(request, task, question)
        return verdict(tried, question, judged(question, value, players))

    @post("/view", status_code=200, responses=answers(PositionShown, "The position"))
    async def seen(self, request: Request[Any, Any, Any], data: JSONBody[ViewWish]) -> Response[bytes]:
        """A position as a seat sees it, and what the seat can do there."""
        allow(request, EDITS)
        check_game(data.game)
        return written(await read_upload(request, SeenJob.of(data.game, data.snapshot, data.seat, data.fill)))

    @post("/new", status_code=200, responses=DOCUMENTED)
    async def begin(self, request: Request[Any, Any, Any], data: JSONBody[BeginWish]) -> PositionBegun:
        """The position at the beginning of a game."""
        allow(request, EDITS)
        check_game(data.game)
        job = BeginJob.of(data.game, data.players, data.options, data.sketch)
        return PositionBegun(await read_upload(request, job))

    @post("/form", status_code=200, responses=answers(Form, "The form"))
    async def form(self, request: Request[Any, Any, Any], data: JSONBody[FormWish]) -> Response[bytes]:
        """What can stand in the fields of a position with these players and options. The rest of it may be wrong."""
        allow(request, EDITS)
        check_game(data.game)
        return written(await read_upload(request, FormJob.of(data.game, data.snapshot)))

    @post("/places", status_code=200, responses=answers(PositionPlaces, "The places"))
    async def places(self, request: Request[Any, Any, Any], data: JSONBody[PlacesWish]) -> Response[bytes]:
        """Where a piece has room, in games in which pieces are laid. The rest of the position may be wrong."""
        allow(request, EDITS)
        check_game(data.game)
        return written(await read_upload(request, PlacesJob.of(data.game, data.snapshot, data.seat, data.piece)))


async def value_by_bot(request: Request[Any, Any, Any], task: AnalysisTask, question: Question) -> float | None:
    """What a bot thinks that the move of a task is worth; None if none can say."""
    try:
        analysis = await analyses_of(request).analysis_pool.analyse(task, person_asking(request), Rank.WAITED_FOR)
    except WorkerFailed:
        return None
    return seen_by_bot(question, analysis.value)


def verdict(tried: MoveShown, question: Question, judgement: Judgement) -> AnswerVerdict:
    return AnswerVerdict(tried=tried, best=question.value, **msgspec.structs.asdict(judgement))


def check_game(game: str) -> None:
    if game not in games.playable():
        raise Refused("no_game", f"there is no game {game!r}", game=game)
