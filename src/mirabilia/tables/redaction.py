"""What a seat, or a spectator (None), may see of a table. Nothing leaves a table but through here.

Seeds, secrets and the moves of a running game stay inside: a move may name a card that was used face down, so what
others did is told as the events the viewer may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from mirabilia.core.contract import Action, Event, State
from mirabilia.core.record import Record, RecordedMove, result_text, write
from mirabilia.tables.entries import Created, LogLine, Moved, Seated
from mirabilia.tables.messages import (
    ChatLine,
    LogEntry,
    MoveShown,
    OutcomeShown,
    QuestionShown,
    SeatShown,
    StoryStep,
    TableShown,
    TableUpdate,
)
from mirabilia.tables.paces import pace_of
from mirabilia.tables.rated import why_unrated_table
from mirabilia.tables.requests import goes_back_to, hints, last_own
from mirabilia.tables.table import Change, LoggedMove, Table

CHAT_PAGE = 50
"""Lines of chat that are told at once."""


def table(table: Table, viewer: int | None) -> TableShown:
    """The whole table, with what there is to see of its game."""
    created = table.created
    return TableShown(
        id=table.id,
        game=created.game,
        options=created.options,
        catalogue=created.catalogue,
        public=created.public,
        rules=created.rules,
        outdated=table.outdated,
        seeded=created.seeded,
        unrated=why_unrated_table(created),
        pace=pace_of(created.clock),
        tournament=created.tournament,
        strangers=created.strangers,
        clock=created.clock,
        **public(table),
        **personal(table, viewer),
        view=table.public_view(),
        own=own(table, viewer),
        actions=actions(table, viewer),
    )


def update(table: Table, viewer: int | None, change: Change, shared: dict[str, Any]) -> TableUpdate:
    """What has changed for the viewer; `shared` is the same for all: the public fields, and the view or its changes."""
    if not change.is_public and viewer not in change.seats:
        return TableUpdate(**shared, **personal(table, viewer))
    return TableUpdate(**shared, **personal(table, viewer), own=own(table, viewer), actions=actions(table, viewer))


def public(table: Table) -> dict[str, Any]:
    """The fields of an update that are the same for everybody, but for the game itself."""
    question, outcome = table.question, table.outcome
    return {
        "status": table.status,
        "seq": table.seq,
        "moves": len(table.moves),
        "seats": [seat(table, number) for number in range(len(table.seats))],
        "to_act": table.to_act(),
        "question": None
        if question is None
        else QuestionShown(question.kind, question.asked_by, question.moves, sorted(question.agreed)),
        "outcome": None if outcome is None else OutcomeShown(outcome.reason, outcome.ranks, outcome.scores),
        "chat": table.chat,
        "chat_wanted": sorted(table.chat_wanted),
        "rematch": table.rematch,
    }


def personal(table: Table, viewer: int | None) -> dict[str, Any]:
    """The fields of an update that say what the viewer may do, but for the game itself."""
    return {
        "viewer": viewer,
        "undo": undo(table, viewer),
        "take_back": viewer is not None and decides(table, viewer) and table.state.can_take_back(viewer),
        "hints": viewer is not None and hints(table, viewer),
    }


def seat(table: Table, number: int) -> SeatShown:
    one = table.seats[number]
    used, deadline = table.clocks.used[number], table.clocks.deadline(number)
    expected = msgspec.UNSET if one.taken else table.created.seats[number].name or msgspec.UNSET
    return SeatShown(one.name, one.bot, one.taken, one.stand_in, one.resigned, used, deadline, expected)


def decides(table: Table, viewer: int | None) -> bool:
    """Whether the viewer is a person who plays."""
    return viewer is not None and table.status == "playing" and table.seats[viewer].human


def own(table: Table, viewer: int | None) -> msgspec.Struct | None:
    """What only the viewer sees. Before all sit a seat may change hands, so nobody is told what it was dealt."""
    return table.state.own(viewer) if viewer is not None and table.begun else None


def actions(table: Table, viewer: int | None) -> list[Action]:
    """What the viewer can do now, and why not."""
    return table.actions(viewer) if viewer is not None and decides(table, viewer) else []


def undo(table: Table, viewer: int | None) -> Literal["alone", "asking"] | None:
    """Whether the viewer may take the last own move back: `alone`, by `asking`, or not at all."""
    if viewer is None or not decides(table, viewer):
        return None
    number = last_own(table, viewer)
    if number is None or table.created.rated:
        return None
    if number >= goes_back_to(table, viewer):
        return "alone"
    return "asking" if table.other_persons(viewer) else None


def moves_shown(table: Table, viewer: int | None, move: LoggedMove) -> bool:
    """Whether the viewer may know a move itself, not only what it brought about."""
    return move.seat == viewer or table.outcome is not None


def story(table: Table, viewer: int | None, since: int = 0) -> list[StoryStep]:
    """The moves from a number on: who made each, and what it brought about as far as the viewer may know."""
    return [step for step, _ in replay(table, viewer)][since:]


def replay(table: Table, viewer: int | None) -> Iterator[tuple[StoryStep, State]]:
    """Every move made again, with the state after it, as far as the rules of today can follow."""
    state = table.fresh()
    for number, move in enumerate(table.moves[: table.followed]):
        code = state.parse(move.text, move.seat)
        shown = MoveShown(move.text, state.move(code)) if moves_shown(table, viewer, move) else msgspec.UNSET
        state.play(move.seat, code)
        yield StoryStep(number, move.seat, move.at, state.events(viewer), shown), state


def log_entry(table: Table, line: LogLine, viewer: int | None) -> LogEntry:
    """One entry of the log, just applied, as the viewer may know it."""
    entry, kind = line.entry, str(line.entry.__struct_config__.tag)
    if isinstance(entry, Moved):
        shown = LogEntry(line.seq, line.at, kind, entry.seat, entry.bot or None, table.events(viewer))
        if entry.seat != viewer:
            return shown
        move = MoveShown(entry.text, table.moves[-1].fact)
        return msgspec.structs.replace(shown, move=move, id=entry.id)
    if isinstance(entry, Seated):
        return LogEntry(line.seq, line.at, kind, entry.seat, name=entry.name)
    if isinstance(entry, Created):  # that one has the seed in it
        return LogEntry(line.seq, line.at, kind)
    return LogEntry(line.seq, line.at, kind, **msgspec.structs.asdict(entry))


def beginning(table: Table, viewer: int | None) -> list[Event]:
    """What the set-up brought about. Before all sit a seat may change hands, so nobody is told what it was dealt."""
    return table.fresh().events(viewer if table.begun else None)


def record(table: Table, viewer: int | None = None) -> str | None:
    """The whole game as a record, with its seed; None while it is being played. A record is kept and passed on, so
    people are named in it only if they have agreed, and the viewer."""
    if table.outcome is None:
        return None
    return write(
        Record(
            game=table.created.game,
            players=table.public_names(viewer),
            options=table.created.options,
            seed=None if table.created.position is not None else table.created.seed,
            position=table.created.position,
            catalogue=table.created.catalogue,
            rules=table.created.rules,
            result=result_text(table.state.result()),
            moves=[RecordedMove(move.seat, move.text) for move in table.moves],
        )
    )


def chat(table: Table, before: int | None = None) -> tuple[list[ChatLine], int | None]:
    """The last lines of the chat, or the last before one, and before which to ask for more; None if there are none."""
    lines = [line for line in table.said if before is None or line.seq < before]
    page = [
        ChatLine(one.seq, one.at, one.entry.name, one.entry.seat, one.entry.text, one.entry.phrase)
        for one in lines[-CHAT_PAGE:]
    ]
    return page, page[0].seq if len(lines) > len(page) else None
