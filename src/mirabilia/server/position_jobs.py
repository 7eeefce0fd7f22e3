"""What workers make of positions that strangers edit."""

from __future__ import annotations

import secrets
from typing import Any, Self

import msgspec

from mirabilia import games
from mirabilia.bots.analysis import AnalysisSettings, AnalysisTask, decision
from mirabilia.bots.analysis.judging import Question, known_value
from mirabilia.bots.analysis.position import NotDeciding
from mirabilia.core.contract import Fact, IllegalMove, Json, OptionError, State
from mirabilia.server import wire
from mirabilia.server.upload_jobs import SEEDS, UploadJob, check_seat, restored, wrong_fields
from mirabilia.tables.messages import MoveShown
from mirabilia.tables.requests import Refused


class SeenJob(UploadJob, frozen=True, kw_only=True):
    """A position as a seat sees it, and what the seat can do there."""

    snapshot: bytes
    name: str
    viewer: int
    fill: int | None = None

    @classmethod
    def of(cls, name: str, snapshot: Json, viewer: int, fill: int | None = None) -> Self:
        return cls.reading(name=name, snapshot=msgspec.json.encode(snapshot), viewer=viewer, fill=fill)

    def read(self) -> bytes:
        state = restored(self.name, self.snapshot, self.fill)
        check_seat(state, self.viewer)
        actions = games.offers(self.name, state, self.viewer) if self.viewer in state.to_act() else []
        whole = None if self.fill is None else state.snapshot()
        shown = wire.PositionShown(self.viewer, state.view(None), state.own(self.viewer), actions, whole)
        return msgspec.json.encode(shown)


class BeginJob(UploadJob, frozen=True, kw_only=True):
    """A game that somebody wants to begin with."""

    name: str
    players: int | None
    chosen: bytes
    sketched: bool
    chance: int

    @classmethod
    def of(cls, name: str, players: int | None, chosen: Json, sketched: bool) -> Self:
        options, chance = msgspec.json.encode(chosen), secrets.randbelow(SEEDS)
        return cls.reading(name=name, players=players, chosen=options, sketched=sketched, chance=chance)

    def read(self) -> Json:
        options, sketch = msgspec.json.decode(self.chosen), games.plugin(self.name).load("sketch")
        try:
            begun = games.get(self.name).new(self.chance, self.players, options)
            snapshot: Json = sketch(begun.players, options) if self.sketched and sketch else begun.snapshot()
            return snapshot
        except OptionError as error:
            reason = str(error)
            raise Refused("options", reason, reason=reason, explained=error.fact, game=self.name) from None
        except ValueError as error:
            raise Refused("options", str(error), reason=str(error)) from None


class FormJob(UploadJob, frozen=True, kw_only=True):
    """A position of which somebody wants to know what can stand in its fields."""

    name: str
    snapshot: bytes

    @classmethod
    def of(cls, name: str, snapshot: Json) -> Self:
        return cls.reading(name=name, snapshot=msgspec.json.encode(snapshot))

    def read(self) -> bytes:
        with wrong_fields(self.name):
            return msgspec.json.encode(games.form(self.name, msgspec.json.decode(self.snapshot)))


class PlacesJob(UploadJob, frozen=True, kw_only=True):
    """A piece that somebody wants to lay somewhere."""

    name: str
    snapshot: bytes
    owner: int
    piece: bytes

    @classmethod
    def of(cls, name: str, snapshot: Json, seat: int, piece: Json) -> Self:
        encode = msgspec.json.encode
        return cls.reading(name=name, snapshot=encode(snapshot), owner=seat, piece=encode(piece))

    def read(self) -> bytes:
        places: Any = games.plugin(self.name).load("places")
        actions = []
        if places is not None:
            with wrong_fields(self.name):
                actions = places(msgspec.json.decode(self.snapshot), self.owner, msgspec.json.decode(self.piece))
        return msgspec.json.encode(wire.PositionPlaces(actions))


class PositionJob(UploadJob, frozen=True, kw_only=True):
    """A position that somebody wants evaluated."""

    snapshot: bytes
    """As JSON: what is nested deeply cannot be handed over otherwise."""
    name: str
    decides: int | None
    settings: AnalysisSettings
    tried: str | None = None
    """A move to be judged beside the best."""
    fill: int | None = None

    @classmethod
    def of(
        cls,
        name: str,
        snapshot: Json,
        decides: int | None,
        settings: AnalysisSettings,
        tried: str | None = None,
        fill: int | None = None,
    ) -> Self:
        position = msgspec.json.encode(snapshot)
        return cls.reading(name=name, snapshot=position, decides=decides, settings=settings, tried=tried, fill=fill)

    def read(self) -> tuple[AnalysisTask, tuple[int, ...]]:
        try:
            with wrong_fields(self.name):
                snapshot = msgspec.json.decode(self.snapshot)
                return decision(games.get(self.name), snapshot, self.decides, self.settings, self.fill, self.tried)
        except IllegalMove as error:
            fact = error.fact
            raise Refused("illegal", str(error), reason=str(error), explained=fact, game=self.name) from None
        except NotDeciding as error:
            raise not_deciding(error) from None


class AnswerJob(UploadJob, frozen=True, kw_only=True):
    """A move that somebody makes where they look for the best one."""

    snapshot: bytes
    name: str
    decides: int
    move: str
    question: Question

    @classmethod
    def of(cls, name: str, snapshot: Json, decides: int, move: str, question: Question) -> Self:
        position = msgspec.json.encode(snapshot)
        return cls.reading(name=name, snapshot=position, decides=decides, move=move, question=question)

    def read(self) -> tuple[MoveShown, float | None, int]:
        """The move, what it is worth if that is known, and how many play."""
        state = restored(self.name, self.snapshot)
        check_seat(state, self.decides)
        if self.decides not in state.to_act():
            raise not_deciding(NotDeciding(self.decides, state.to_act()))
        text, fact = possible(self.name, state, self.decides, self.move)
        return MoveShown(text, fact), known_value(self.question, state, self.decides, text), state.players


def possible(name: str, state: State, seat: int, move: int | str) -> tuple[str, Fact]:
    """A move that can be made, in the notation of the game and as a fact; Refused with the reason if it cannot."""
    try:
        code = state.parse(move, seat) if isinstance(move, str) else move
        state.copy().play(seat, code)
    except IllegalMove as error:
        raise Refused("illegal", str(error), reason=str(error), explained=error.fact, game=name) from None
    return state.text(code), state.move(code)


def not_deciding(error: NotDeciding) -> Refused:
    if error.seat is None:
        return Refused("over", "the game is over")
    return Refused("not_deciding", str(error), seat=error.seat, seats=list(error.acting))
