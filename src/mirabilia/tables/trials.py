"""What moves would do, tried out without making them.

They are tried on a sample, a game that is random in exactly what the seat cannot know: an answer gives nothing away.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mirabilia import games
from mirabilia.core.contract import Fact, IllegalMove, State
from mirabilia.tables.requests import Refused
from mirabilia.tables.table import Table


def outlook(table: Table, seat: int | None, moves: Sequence[str]) -> tuple[Fact, ...]:
    """What moves of a seat would change, as facts of the game; Refused with the reason if they are not possible."""
    if seat is None:
        raise Refused("spectator", "spectators look on")
    if seat not in table.to_act():
        raise Refused("not_your_turn", f"it is not the turn of seat {seat}", seats=list(table.to_act()))
    before = table.state.sample(seat, Random(0))
    after = tried(before, seat, moves)
    changes = games.plugin(table.created.game).load("outlook")
    return tuple(changes(before, after, seat)) if changes else ()


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
