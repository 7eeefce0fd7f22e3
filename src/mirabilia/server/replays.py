"""Games shown again step by step, in pages: a short record is a long replay."""

from __future__ import annotations

import gzip
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from mirabilia import games
from mirabilia.core import record
from mirabilia.core.contract import Event, State
from mirabilia.core.facts import is_secret
from mirabilia.server import wire
from mirabilia.tables import redaction
from mirabilia.tables.messages import MoveShown
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table

LARGEST_PAGE = 1_000_000
"""Bytes of the steps of a page, before they are compressed; one step may be longer."""
EFFORT = 5
"""Of the compression."""


class TurnMade(NamedTuple):
    """A turn: how many moves had been made after it, which they are, what they brought about, and the game then."""

    number: int
    moves: list[wire.ReplayMove]
    events: list[Event]
    state: State


Made = tuple[wire.ReplayMove, Sequence[Event], State]
"""A move, what it brought about, and the game after it."""


def of_record(text: str, seat: str, start: int = 0, names: Sequence[str] | None = None) -> bytes:
    """A page of the replay of a record, compressed; with other names for the players, if these are given."""
    try:
        game_record = record.read(text)
        game = games.get(game_record.game)
        viewer = int(seat) if seat.isdecimal() and int(seat) < len(game_record.players) else None
        begin = game_record.start(game)
        made = (
            (wire.ReplayMove(one.entry.seat, shown_move(one)), one.after.events(viewer), one.after)
            for one in record.play(game_record, game)
        )
        steps = [TurnMade(0, [], begin.events(viewer), begin), *turns(made)]
    except ValueError as error:
        raise unreadable(error) from None
    players, options = list(names or game_record.players), dict(game_record.options)
    heading = wire.Replay(game_record.game, players, options, game_record.result, text, [], None)
    return page(heading, steps, start, viewer, seat == "all")


def of_table(table: Table, viewer: int | None, start: int = 0) -> bytes:
    """The same of a game that is being played, as it was seen from a seat."""
    begin = table.fresh()
    made = (
        (wire.ReplayMove(one.seat, one.move or None), one.events, state)
        for one, state in redaction.replay(table, viewer)
    )
    steps = [
        TurnMade(0, [], begin.events(viewer), begin),
        *turns((move, events, state.copy()) for move, events, state in made),
    ]
    created = table.created
    heading = wire.Replay(created.game, list(table.names()), created.options, None, None, [], None)
    return page(heading, steps, start, viewer)


def unreadable(error: ValueError) -> Refused:
    return Refused("record", f"cannot read the record: {error}", reason=str(error))


def page(
    heading: wire.Replay, turns_made: list[TurnMade], start: int, viewer: int | None, is_open: bool = False
) -> bytes:
    """The steps from a number on until the page is full."""
    steps: list[Any] = []
    size = 0
    for turn in turns_made[start:]:
        if size >= LARGEST_PAGE:
            break
        steps.append(msgspec.Raw(msgspec.json.encode(step(turn, viewer, is_open))))
        size += len(steps[-1])
    end = start + len(steps)
    shown = msgspec.structs.replace(heading, steps=steps, next=end if end < len(turns_made) else None)
    return gzip.compress(msgspec.json.encode(shown), EFFORT)


def shown_move(step: record.PlayedMove) -> MoveShown:
    return MoveShown(step.entry.text, step.before.move(step.move))


def turns(made: Iterable[Made]) -> Iterator[TurnMade]:
    """Choices made in secret belong to the move with which they are turned over.

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
        yield TurnMade(number, moves, [event for event in events if not is_secret([event])], state)
        moves, secret = [], []
    if moves:  # nobody has turned them over yet
        yield TurnMade(number, moves, secret, state)


def step(turn: TurnMade, viewer: int | None, is_open: bool) -> wire.ReplayStep:
    opened = turn.state.snapshot() if is_open else None
    return wire.ReplayStep(turn.number, turn.moves, turn.events, turn.state.view(viewer), opened)
