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
DECISIONS = 40
"""So many decisions a game is taken to have, where each of them brings time."""


def pace_of(clock: Clock) -> Pace:
    """The pace of a clock."""
    if clock.kind == "none":
        return "untimed"
    if clock.kind == "days" or clock.amount >= DAYS:
        return "days"
    seconds = clock.amount + DECISIONS * clock.gain
    return "quick" if seconds <= (QUICK_GAME if clock.kind == "game" else QUICK_MOVE) else "calm"
