"""The numbers of what Cities adds to the registers of moves, phases, choices and events."""

from __future__ import annotations

from typing import Final

# Moves.
PAY: Final = 13
"""Pay coins (the bank's payment) and take the rest of a loss as debt (the number)."""

# Choices.
COIN_LOSS: Final = 7

# Events.
DIPLOMACY: Final = 37
DIPLOMACY_USED: Final = 38
MUST_LOSE: Final = 39
DEBT: Final = 41
