"""A game in a few words, as anybody may know it who has its link: who plays, and how it has come out."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from mirabilia.core.contract import State
from mirabilia.tables.table import Table


class GameOutline(Struct, frozen=True):
    """A game in a few words."""

    game: str
    names: tuple[str, ...]
    """At the seats that are taken, of those who have agreed to be named; empty at those that are free."""
    status: str
    """"waiting", "playing" or "over"."""
    moves: int
    ranks: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    """Of each seat, if the game is over and was scored."""


def of_table(table: Table) -> GameOutline:
    names = tuple(name if seat.taken else "" for name, seat in zip(table.public_names(), table.seats, strict=True))
    outcome = table.outcome
    if outcome is None:
        return GameOutline(table.created.game, names, table.status, len(table.moves))
    points = tuple(sheet["total"] for sheet in outcome.scores if "total" in sheet)
    return GameOutline(table.created.game, names, table.status, len(table.moves), outcome.ranks, points)


def of_game(game: str, names: Sequence[str], state: State, moves: int) -> GameOutline:
    """That of a record, played to its end."""
    result = state.result()
    if result is None:
        return GameOutline(game, tuple(names), "playing", moves)
    points = tuple(int(sheet["total"]) for sheet in result.scores)
    return GameOutline(game, tuple(names), "over", moves, tuple(result.ranks), points)
