"""Which tables count for the ratings of those who play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from mirabilia import bots
from mirabilia.tables.entries import Clock, Created

Unrated: TypeAlias = Literal["alone", "bots", "program", "position", "seeded", "hints", "stand_in", "unasked"]
REASONS: tuple[Unrated, ...] = get_args(Unrated)


def why_unrated(
    seats: Sequence[str | None], clock: Clock, *, hints: bool = False, seeded: bool = False, position: bool = False
) -> Unrated | None:
    """Why a table cannot be rated: for each seat a bot, or None for a person; None if it can."""
    if len(seats) < 2:
        return "alone"
    if all(seats):
        return "bots"
    if any(bot is not None and bot not in bots.NAMES for bot in seats):
        return "program"
    if position:
        return "position"
    if seeded:
        return "seeded"
    if hints:
        return "hints"
    if clock.kind != "none" and not clock.lost:
        return "stand_in"
    return None


def why_unrated_table(created: Created) -> Unrated | None:
    """Why a table is not rated; "unasked" if it could be."""
    if created.rated:
        return None
    seats = [plan.bot for plan in created.seats]
    found = why_unrated(
        seats, created.clock, hints=created.hints, seeded=created.seeded, position=created.position is not None
    )
    return found or "unasked"
