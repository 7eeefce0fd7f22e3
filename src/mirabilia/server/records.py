"""Records over HTTP: one is played again, and a player gets all of theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from mirabilia import games
from mirabilia.core import record
from mirabilia.core.contract import Event, State
from mirabilia.core.facts import is_secret
from mirabilia.core.record import Record
from mirabilia.server import points, wire
from mirabilia.server.access import Authorization, bearer, hashed, no_secret, proven
from mirabilia.server.lobby import allow, hub_of
from mirabilia.server.problems import DOCUMENTED, LARGEST_UPLOAD
from mirabilia.tables import redaction
from mirabilia.tables.messages import MoveShown
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table

Viewer = Annotated[str, QueryParameter(name="seat", pattern="^(all|none|[0-7])$")]
"""From which seat a replay is shown: its number, `none` for a spectator, `all` with everything open."""


class RecordsController(Controller):
    path = "/api/records"
    tags = ("records",)
    request_max_body_size = LARGEST_UPLOAD

    @post("/", status_code=200, responses=DOCUMENTED)
    async def read(
        self, request: Request[Any, Any, Any], data: JSONBody[wire.RecordUpload], seat: Viewer = "all"
    ) -> wire.Replay:
        """A record played again, step by step."""
        allow(request, "records")
        return await asyncio.to_thread(replay, data.text, seat)


class ReplaysController(Controller):
    path = "/api/tables/{table:str}/replay"
    tags = ("records",)

    @get("/", responses=DOCUMENTED)
    async def table(
        self,
        request: Request[Any, Any, Any],
        table: FromPath[str],
        seat: Viewer = "all",
        secret: Authorization = None,
    ) -> wire.Replay:
        """The game of a table, step by step; while it is being played as a spectator or one's own seat has seen it."""
        allow(request, "records")
        current_table = await hub_of(request).table(table)
        viewer = proven(current_table, secret)
        text = redaction.record(current_table)
        if text is not None:
            return await asyncio.to_thread(replay, text, seat)
        if not current_table.begun or seat not in ("none", str(viewer)):
            raise Refused("not_over", "the game is not over yet")
        return so_far(current_table, None if seat == "none" else viewer)


class PointsController(Controller):
    path = "/api/tables/{table:str}/points"
    tags = ("records",)

    @get("/", responses=DOCUMENTED)
    async def table(self, request: Request[Any, Any, Any], table: FromPath[str]) -> wire.PointsHistory:
        """How the points of all have changed from turn to turn, once the game is over."""
        allow(request, "records")
        text = redaction.record(await hub_of(request).table(table))
        if text is None:
            raise Refused("not_over", "the game is not over yet")
        return await asyncio.to_thread(points.history, text)


def so_far(table: Table, viewer: int | None) -> wire.Replay:
    """The game until now, as it was seen from a seat."""
    start = table.fresh()
    made = (
        (wire.ReplayMove(one.seat, one.move or None), one.events, state)
        for one, state in redaction.replay(table, viewer)
    )
    steps = [step(0, [], start.events(viewer), start, viewer), *turns(made, viewer)]
    created = table.created
    return wire.Replay(created.game, list(table.names()), created.options, None, None, steps)


def replay(text: str, seat: str) -> wire.Replay:
    try:
        game_record = record.read(text)
        steps = steps_of(game_record, seat)
    except (record.RecordError, ValueError) as error:
        raise Refused("record", f"cannot read the record: {error}", reason=str(error)) from None
    return wire.Replay(
        game_record.game, list(game_record.players), dict(game_record.options), game_record.result, text, steps
    )


def steps_of(game_record: Record, seat: str) -> list[wire.ReplayStep]:
    game = games.get(game_record.game)
    viewer = int(seat) if seat.isdecimal() and int(seat) < len(game_record.players) else None
    start, is_open = game_record.start(game), seat == "all"
    made = (
        (wire.ReplayMove(one.entry.seat, shown_move(one)), one.after.events(viewer), one.after)
        for one in record.play(game_record, game)
    )
    return [step(0, [], start.events(viewer), start, viewer, is_open), *turns(made, viewer, is_open)]


def shown_move(step: record.PlayedMove) -> MoveShown:
    return MoveShown(step.entry.text, step.before.move(step.move))


Made = tuple[wire.ReplayMove, Sequence[Event], State]
"""A move, what it brought about, and the game after it."""


def turns(made: Iterable[Made], viewer: int | None, is_open: bool = False) -> Iterator[wire.ReplayStep]:
    """A step for each turn: choices made in secret belong to the move with which they are turned over.

    What is public decides: the turns are the same whoever looks on.
    """
    number = 0
    moves: list[wire.ReplayMove] = []
    secret: list[Event] = []
    for number, (move, events, state) in enumerate(made, 1):
        moves.append(move)
        if is_secret(state.events(None)):
            secret += events
            continue
        yield step(number, moves, [event for event in events if not is_secret([event])], state, viewer, is_open)
        moves, secret = [], []
    if moves:  # nobody has turned them over yet
        yield step(number, moves, secret, state, viewer, is_open)


def step(
    number: int,
    moves: list[wire.ReplayMove],
    events: Sequence[Event],
    state: State,
    viewer: int | None,
    is_open: bool = False,
) -> wire.ReplayStep:
    opened = state.snapshot() if is_open else None
    return wire.ReplayStep(number, moves, list(events), state.view(viewer), opened)


class PlayersController(Controller):
    path = "/api/player"
    tags = ("players",)

    @get("/games", responses=DOCUMENTED)
    async def own_games(
        self, request: Request[Any, Any, Any], secret: Authorization = None, unfinished: bool = False
    ) -> list[wire.OwnGame]:
        """All games of the person whose secret this is, or the unfinished ones: records, or how they stand."""
        player = bearer(secret)
        if player is None:
            raise no_secret()
        hub, own_games = hub_of(request), []
        for summary in await asyncio.to_thread(hub.store.of_player, hashed(player)):
            if unfinished and summary.status == "over":
                continue
            table = await hub.table(summary.table)
            own_games.append(
                wire.OwnGame(
                    table.id,
                    table.status,
                    table.created.game,
                    list(table.names()),
                    list(table.to_act()),
                    summary.changed_at,
                    redaction.record(table),
                )
            )
        return own_games
