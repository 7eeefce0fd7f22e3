"""The numbers of what Edifice adds to the registers of moves, phases, choices and events."""

from __future__ import annotations

from typing import Final

# Moves.
DISCARD: Final = 14
"""Lose a card of the own city."""
PAWN: Final = 17
"""Take a pawn of an Age."""

# Choices.
CARD_LOSS: Final = 8
FREE_PAWN: Final = 9

# Events.
EDIFICE_LAID: Final = 1
JOINED: Final = 42
PAWN_TAKEN: Final = 43
EDIFICE_BUILT: Final = 44
EDIFICE_FAILED: Final = 45
CARD_LOST: Final = 46
EDIFICE_DEBT: Final = 47

# What brings an effect about.
FROM_EDIFICE: Final = 5
