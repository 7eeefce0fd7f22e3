"""At which pace people play: with the game it says which rating a result counts for."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from mirabilia.tables.entries import Clock

Pace: TypeAlias = Literal["quick", "calm", "untimed", "days"]
PACES: tuple[Pace, ...] = get_args(Pace)
QUICK_GAME, QUICK_MOVE = 600, 30
"""Seconds up to which a game, or a decision, is quick."""
DAYS = 21_600
"""Seconds from which nobody stays at the table to wait."""


def pace_of(clock: Clock) -> Pace:
    """The pace of a clock."""
    if clock.kind == "none":
        return "untimed"
    if clock.kind == "days" or clock.amount >= DAYS:
        return "days"
    return "quick" if clock.amount <= (QUICK_GAME if clock.kind == "game" else QUICK_MOVE) else "calm"
