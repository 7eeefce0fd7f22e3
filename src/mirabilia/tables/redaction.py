"""What a seat, or a spectator (None), may see of a table. Nothing leaves a table but through here.

Seeds, secrets and the moves of a running game stay inside: a move may name a card that was used face down, so what
others did is told as the events the viewer may know.
"""

from __future__ import annotations

from mirabilia.core.contract import Fact, Json
from mirabilia.core.record import Entry, Record, result_text, write
from mirabilia.tables.entries import Created, Line, Moved, Seated
from mirabilia.tables.requests import goes_back_to, hints, last_own
from mirabilia.tables.table import Seat, Table


def table(table: Table, viewer: int | None) -> Json:
    """The table, with the view of its game; a seat's own view from the moment when all sit."""
    created, question, outcome = table.created, table.question, table.outcome
    return {
        "id": table.id,
        "game": created.game,
        "options": created.options,
        "catalogue": created.catalogue,
        "public": created.public,
        "seeded": created.seeded,
        "status": table.status,
        "seq": table.seq,
        "moves": len(table.moves),
        "clock": {"kind": created.clock.kind, "amount": created.clock.amount},
        "seats": [seat(table, number, one) for number, one in enumerate(table.seats)],
        "to_act": list(table.to_act()),
        "undo": undo(table, viewer),
        "hints": viewer is not None and hints(table, viewer),
        "question": None
        if question is None
        else {
            "kind": question.kind,
            "seat": question.asked_by,
            "moves": question.moves,
            "agreed": sorted(question.agreed),
        },
        "outcome": None
        if outcome is None
        else {"reason": outcome.reason, "ranks": list(outcome.ranks), "scores": list(outcome.scores)},
        "chat": table.chat,
        "rematch": table.rematch,
        "viewer": viewer,
        "legal": legal(table, viewer),
        "view": table.state.view(viewer if table.begun else None),
    }


def seat(table: Table, number: int, one: Seat) -> Json:
    return {
        "name": one.name,
        "bot": one.bot,
        "taken": one.taken,
        "stand_in": one.stand_in,
        "resigned": one.resigned,
        "used": table.clocks.used[number],
        "deadline": table.clocks.deadline(number),
    }


def legal(table: Table, viewer: int | None) -> list[str]:
    """The moves the viewer may make now, in the notation of the game."""
    if viewer is None or table.status != "playing" or not table.seats[viewer].human:
        return []
    state = table.state
    return [state.text(move) for move in state.legal(viewer)]


def undo(table: Table, viewer: int | None) -> str | None:
    """Whether the viewer may take the last own move back: `alone`, by `asking`, or not at all."""
    if viewer is None or table.status != "playing" or not table.seats[viewer].human:
        return None
    wanted = last_own(table, viewer)
    if wanted is None:
        return None
    if wanted >= goes_back_to(table, viewer):
        return "alone"
    return "asking" if table.other_people(viewer) else None


def story(table: Table, viewer: int | None, since: int = 0) -> list[Json]:
    """The moves from a number on: who made each, and what it brought about as far as the viewer may know.

    The viewer's own moves are there in their notation.
    """
    state, found = table.fresh(), []
    for number, move in enumerate(table.moves):
        state.play(move.seat, state.parse(move.text, move.seat))
        if number >= since:
            told: Json = {"number": number, "seat": move.seat, "at": move.at, "events": state.events(viewer)}
            if move.seat == viewer or table.outcome is not None:
                told["move"] = move.text
            found.append(told)
    return found


def moments(table: Table, viewer: int | None) -> list[tuple[Json, Json]]:
    """The game after the set-up and after each move: what happened, as in the story, and what the viewer saw then."""
    eyes = viewer if table.begun else None
    state = table.fresh()
    found: list[tuple[Json, Json]] = [({"seat": None, "events": state.events(eyes)}, state.view(eyes))]
    for told, move in zip(story(table, viewer), table.moves, strict=True):
        state.play(move.seat, state.parse(move.text, move.seat))
        found.append((told, state.view(eyes)))
    return found


def news(table: Table, line: Line, viewer: int | None) -> Json:
    """One entry of the log, just applied, as the viewer may know it."""
    entry = line.entry
    found: Json = {"seq": line.seq, "at": line.at, "kind": entry.__struct_config__.tag}
    if isinstance(entry, Moved):
        found |= {"seat": entry.seat, "bot": entry.bot or None, "events": table.state.events(viewer)}
        if entry.seat == viewer:
            found |= {"move": entry.text, "id": entry.id}
    elif isinstance(entry, Seated):
        found |= {"seat": entry.seat, "name": entry.name}
    elif not isinstance(entry, Created):  # that one has the seed in it
        found |= {name: getattr(entry, name) for name in entry.__struct_fields__}
    return found


def beginning(table: Table, viewer: int | None) -> list[Fact]:
    """What the set-up brought about. Before all sit a seat may change hands, so nobody is told what it was dealt."""
    return table.fresh().events(viewer if table.begun else None)


def record(table: Table) -> str | None:
    """The whole game as a record, with its seed; None while it is being played."""
    if table.outcome is None:
        return None
    result = table.state.result()
    names = table.names()
    return write(
        Record(
            game=table.created.game,
            players=names,
            options=table.created.options,
            seed=table.created.seed,
            catalogue=table.created.catalogue,
            result=result_text(result),
            moves=[Entry(move.seat, move.text) for move in table.moves],
        )
    )


def said(table: Table) -> list[Json]:
    """The chat so far."""
    return [
        {"seq": line.seq, "at": line.at, "name": line.entry.name, "seat": line.entry.seat, "text": line.entry.text}
        for line in table.said
    ]
