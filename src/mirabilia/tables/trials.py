"""What moves would do, tried out without making them.

They are tried on a sample, a game that is random in exactly what the seat cannot know: an answer gives nothing away.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mirabilia import games
from mirabilia.core.contract import Action, Fact, IllegalMove, State
from mirabilia.tables.messages import Tried
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table


def trial(id: str, table: Table, seat: int | None, moves: Sequence[str]) -> Tried:
    """The answer to what somebody wants to try: what moves would change, or without any what can be done."""
    if not moves:
        return Tried(id, actions=possible(table, seat))
    return Tried(id, outlook(table, seat, moves))


def outlook(table: Table, seat: int | None, moves: Sequence[str]) -> tuple[Fact, ...]:
    """What moves of a seat would change, as facts of the game; Refused with the reason if they are not possible."""
    number, before = rehearsed(table, seat)
    return changed(table.created.game, before, number, moves)


def changed(game: str, before: State, seat: int, moves: Sequence[str]) -> tuple[Fact, ...]:
    """The same in any state."""
    after = tried(before, seat, moves)
    changes = games.plugin(game).load("outlook")
    return tuple(changes(before, after, seat)) if changes else ()


def possible(table: Table, seat: int | None) -> list[Action]:
    """What a seat can do; while it has to wait, what it could do if it were its turn."""
    number, state = rehearsed(table, seat)
    return games.offers(table.created.game, state, number)


def rehearsed(table: Table, seat: int | None) -> tuple[int, State]:
    """The seat, and a sample in which it is its turn, as it is or as the game can make it."""
    if seat is None:
        raise Refused("spectator", "spectators look on")
    state = table.state.sample(seat, Random(0))
    if seat in table.to_act():
        return seat, state
    rehearse = games.plugin(table.created.game).load("rehearsal") if table.status == "playing" else None
    turn: State | None = rehearse(state, seat) if rehearse else None
    if turn is None:
        raise Refused("not_your_turn", f"it is not the turn of seat {seat}", seats=list(table.to_act()))
    return seat, turn


def tried(state: State, seat: int, moves: Sequence[str]) -> State:
    """A state after moves of a seat, one after the other."""
    after = state.copy()
    for text in moves:
        try:
            after.play(seat, after.parse(text, seat))
        except IllegalMove as error:
            fact = error.fact
            raise Refused("impossible", str(error), reason=str(error), explained=fact, fact=fact) from None
    return after
