"""How the seats of a finished game came out: written when it ends, and counted again from the log at any time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from mirabilia.core.contract import Game, Json
from mirabilia.tables.entries import Clock, LogLine
from mirabilia.tables.schema import results
from mirabilia.tables.table import Table

VOID = ("agreed", "closed", "missing")
"""Ends after which nobody has won or lost."""


class SeatResult(Struct, frozen=True):
    """A seat of a finished game."""

    table_id: str
    seat: int
    game: str
    variant: str
    """The choices that make it another game, such as "expansions=leaders"; "" for the usual one."""
    players: int
    clock: str
    """Its kind and amount as in "move 60" or "game 300+3", or "none"."""
    player: str
    """The hash of the player's secret; "" for a bot, for people without one, and where a browser had several seats."""
    bot: str
    """The bot that played here from the beginning; "" for a person."""
    rank: int
    """1 is best; equal ranks are shared. Who has given up is behind all who have not, whatever a bot has made of the
    seat. Where nobody has won, as in a game the host has ended, everybody is first."""
    points: int | None
    """None if points were not counted."""
    ending: str
    """How the game ended: the reason of the rules, or "resigned", "time", "agreed", "closed" or "missing"."""
    moves: int
    hints: bool
    """Whether the table allowed hints although others play."""
    undone: bool
    """Whether moves were taken back."""
    seeded: bool
    """Whether somebody may have known what is dealt: it was opened with a seed, or from a position."""
    series: str
    """The first table of its row of rematches."""
    ended_at: int


def results_of(table: Table) -> tuple[SeatResult, ...]:
    """The results of a table whose last entry has just ended its game."""
    outcome, created = table.outcome, table.created
    if outcome is None:
        raise ValueError(f"the game of table {table.id} is not over")
    result = table.state.result()
    counted = result is not None and result.counted and len(outcome.scores) == len(table.seats)
    ranks, seats_of = final_ranks(table), Counter(seat.player for seat in table.seats)
    return tuple(
        SeatResult(
            table.id,
            number,
            created.game,
            variant(table.game, created.options),
            len(table.seats),
            clock_text(created.clock),
            seat.player if seat.secret and seats_of[seat.player] == 1 else "",
            "" if seat.secret else seat.bot or "",
            ranks[number],
            outcome.scores[number].get("total") if counted else None,
            outcome.reason,
            len(table.moves),
            created.hints,
            bool(table.undone),
            created.seeded or created.position is not None,
            created.rematch_of or table.id,
            table.changed_at,
        )
        for number, seat in enumerate(table.seats)
    )


def final_ranks(table: Table) -> tuple[int, ...]:
    """The rank of each seat: that of the game, but that nobody who has given up is before somebody who has not."""
    if table.outcome is None:
        raise ValueError(f"the game of table {table.id} is not over")
    if table.outcome.reason in VOID:
        return table.outcome.ranks
    marks = [(seat.resigned, rank) for seat, rank in zip(table.seats, table.outcome.ranks, strict=True)]
    return tuple(1 + sum(other < mark for other in marks) for mark in marks)


def variant(game: Game, options: Json) -> str:
    """What was chosen besides the usual: rows of pieces for each seat make no other game."""
    return " ".join(
        f"{option.name}={choice}"
        for option in game.options
        if (choice := chosen(options.get(option.name), option.choices)) not in ("", option.default)
    )


def chosen(value: object, choices: Iterable[str]) -> str:
    """The choices of an option in their usual order, however they were written; "" if it is a row of something else."""
    parts = value if isinstance(value, (list, tuple)) else str(value).replace("+", ",").split(",")
    names = {str(part).strip() for part in parts}
    return ",".join(choice for choice in choices if choice in names)


def clock_text(clock: Clock) -> str:
    gain = f"+{clock.gain}" if clock.gain else ""
    return clock.kind if clock.kind == "none" else f"{clock.kind} {clock.amount}{gain}"


def ended(id: str, lines: Iterable[LogLine]) -> Table | None:
    """The table of a log when its game has just ended; None if it has not, or cannot be followed to its end."""
    rest = iter(lines)
    table = Table(id, next(rest))
    for line in rest:
        table.apply(line)
        if table.outcome is not None:
            return table
    return None


def insert(connection: sa.Connection, rows: Iterable[SeatResult]) -> None:
    """Write results. A rematch belongs to the series of the game before, as far as that is known."""
    for row in rows:
        before = sa.select(results.c.series).where(results.c.table_id == row.series).limit(1)
        series = connection.execute(before).scalar() or row.series
        connection.execute(results.insert().values(msgspec.structs.asdict(row) | {"series": series}))
