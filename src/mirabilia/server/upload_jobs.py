"""What workers read for strangers: records and positions that may be anything, and games that are long to show."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Self

import msgspec
from msgspec import Struct

from mirabilia import games
from mirabilia.bots.analysis import GameReplay
from mirabilia.core import record
from mirabilia.core.contract import Fact, Json, SnapshotError, State
from mirabilia.server import points, replays
from mirabilia.tables import outline
from mirabilia.tables.bot_pool import Job
from mirabilia.tables.entries import Created, LogLine
from mirabilia.tables.outline import GameOutline
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import LoggedMove, Table

CPU_SECONDS = 5.0
"""How long a worker may compute for one upload."""
WAIT_SECONDS = 60.0
"""How long it may take on a busy machine."""
SEEDS = 2**53
MOST_MOVES = 1000
"""More than any game has."""
LARGEST_REPLAY = 16 * 1024 * 1024
"""Bytes of the positions that a server keeps while a game is analysed: the largest games have a tenth of it."""


class UploadAnswer(Struct, frozen=True):
    """What a worker has read, or why it could not."""

    content: Any = None
    refusal: Fact | None = None
    message: str = ""


class UploadJob(Job, frozen=True, kw_only=True):
    """Something to read."""

    @property
    def hurries(self) -> bool:
        return False

    @classmethod
    def reading(cls, **fields: Any) -> Self:
        return cls("", {}, 0, cls.__name__, 0, seconds=WAIT_SECONDS, cpu=CPU_SECONDS, **fields)

    def read(self) -> Any:
        raise NotImplementedError

    def done(self) -> UploadAnswer:
        try:
            return UploadAnswer(self.read())
        except Refused as refusal:
            return UploadAnswer(None, refusal.fact, str(refusal))


class RecordJob(UploadJob, frozen=True, kw_only=True):
    """A record to be played again."""

    text: str
    viewer: str
    start: int
    names: tuple[str, ...] | None = None
    """Who played, if the viewer may know more of that than stands in the record."""

    @classmethod
    def of(cls, text: str, viewer: str, start: int, names: tuple[str, ...] | None = None) -> Self:
        return cls.reading(text=text, viewer=viewer, start=start, names=names)

    def read(self) -> bytes:
        return replays.of_record(self.text, self.viewer, self.start, self.names)


class TableJob(UploadJob, frozen=True, kw_only=True):
    """A game that is being played, as far as the viewer may know it."""

    created: Created
    names: tuple[str, ...]
    moves: list[LoggedMove]
    followed: int | None
    viewer: int | None
    start: int

    @classmethod
    def of(cls, table: Table, viewer: int | None, start: int, names: tuple[str, ...]) -> Self:
        known = {"created": table.created, "names": names, "moves": list(table.moves)}
        return cls.reading(**known, followed=table.followed, viewer=viewer, start=start)

    def read(self) -> bytes:
        table = Table("", LogLine(0, 0, self.created))
        table.moves, table.followed = self.moves, self.followed
        for seat, name in zip(table.seats, self.names, strict=True):
            seat.name = name
        return replays.of_table(table, self.viewer, self.start)


class SharedRecordJob(UploadJob, frozen=True, kw_only=True):
    """A record that somebody wants to share: whether it can be played, and what there is to say of it."""

    text: str

    @classmethod
    def of(cls, text: str) -> Self:
        return cls.reading(text=text)

    def read(self) -> GameOutline:
        try:
            shared = record.read(self.text)
            game = games.get(shared.game)
            state = shared.start(game)
            for step in record.play(shared, game):
                state = step.after
        except ValueError as error:
            raise replays.unreadable(error) from None
        return outline.of_game(shared.game, shared.players, state, len(shared.moves))


class PointsJob(UploadJob, frozen=True, kw_only=True):
    """The points of a game from turn to turn."""

    text: str

    @classmethod
    def of(cls, text: str) -> Self:
        return cls.reading(text=text)

    def read(self) -> bytes:
        return msgspec.json.encode(points.history(self.text))


class AnalysedRecordJob(UploadJob, frozen=True, kw_only=True):
    """A record that somebody wants analysed, played again for that."""

    text: str
    graded: int | None

    @classmethod
    def of(cls, text: str, graded: int | None) -> Self:
        return cls.reading(text=text, graded=graded)

    def read(self) -> GameReplay:
        return replay_of(self.text, self.graded)


class StartJob(UploadJob, frozen=True, kw_only=True):
    """A position that somebody wants to play on from."""

    snapshot: bytes
    name: str
    knows: int | None
    """The seat that knows no more than it may; None if its sender may know everything."""
    chance: int

    @classmethod
    def of(cls, name: str, snapshot: Json, knows: int | None) -> Self:
        chance = secrets.randbelow(SEEDS)
        return cls.reading(name=name, snapshot=msgspec.json.encode(snapshot), knows=knows, chance=chance)

    def read(self) -> Json:
        state = restored(self.name, self.snapshot)
        if not state.to_act():
            raise Refused("over", "the game is over")
        if self.knows is not None:
            check_seat(state, self.knows)
            state = state.sample(self.knows, Random(self.chance))
        return state.snapshot()


def restored(name: str, snapshot: bytes, fill: int | None = None) -> State:
    """The position of a snapshot; Refused with the field and the reason if there is none."""
    with wrong_fields(name):
        try:
            return games.get(name).restore(msgspec.json.decode(snapshot), fill)
        except SnapshotError:
            raise
        except ValueError as error:  # nobody can be shown where it is, but it is the position that is wrong
            raise Refused("snapshot", str(error), field="", reason=str(error)) from None


@contextmanager
def wrong_fields(game: str) -> Iterator[None]:
    """What is wrong in a snapshot becomes a refusal that names the field."""
    try:
        yield
    except SnapshotError as error:
        fields = {"explained": error.fact, "game": game, "also": error.fact.get("also")} if error.fact else {}
        raise Refused("snapshot", str(error), field=error.field, reason=error.reason, **fields) from None
    except RecursionError:
        raise Refused("invalid", "nested too deeply", reason="nested too deeply") from None


def check_seat(state: State, seat: int) -> None:
    if seat >= state.players:
        raise Refused("no_seat", f"there is no seat {seat}", seat=seat)


def replay_of(text: str, seat: int | None) -> GameReplay:
    """The replay of a record; Refused with the reason if there is none. That may be a lot of work: for a worker."""
    try:
        game_record = record.read(text)
        if len(game_record.moves) > MOST_MOVES:
            raise Refused("too_large", f"a game of more than {MOST_MOVES} moves is not analysed")
        replay = GameReplay.of(game_record, games.get(game_record.game))
    except Refused:
        raise
    except ValueError as error:
        raise replays.unreadable(error) from None
    if sum(len(decision.position) for decision in replay.decisions) > LARGEST_REPLAY:
        raise Refused("too_large", "the positions of that game are too large to be analysed")
    if seat is not None and seat >= len(replay.players):
        raise Refused("no_seat", f"there is no seat {seat}", seat=seat)
    return replay
