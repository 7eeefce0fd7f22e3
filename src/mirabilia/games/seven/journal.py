"""The kinds of things that can happen, as numbers for the journal. `events.py` spells them out."""

from __future__ import annotations

from typing import Final

BOARD: Final = 0
"""A city has its board (2 * board + side)."""
AGE_BEGUN: Final = 4
TURN_BEGUN: Final = 6
COMMITTED: Final = 7
TAKEN_BACK: Final = 8
BUILT: Final = 9
CHAINED: Final = 10
BUILT_FREE: Final = 11
STAGED: Final = 12
SOLD: Final = 13
PAID: Final = 15
TRADED: Final = 16
GAINED: Final = 17
LAST_CARD: Final = 18
"""A city may play its last card."""
THROWN: Final = 19
"""A last card is thrown away."""
REVIVED: Final = 20
DECLINED: Final = 21
CHOSEN: Final = 22
PASSED: Final = 23
CONFLICTS: Final = 24
VICTORY: Final = 25
DEFEAT: Final = 26
AGE_ENDED: Final = 27
SCORED: Final = 28
GAME_OVER: Final = 29
DEFEATS_DISCARDED: Final = 34
TOKEN_TAKEN: Final = 35
TOKEN_LOST: Final = 36
LOST_COINS: Final = 40
LOOKED: Final = 49
"""Somebody looks through the discard pile."""
FIRST_FREE: Final = 50
"""From here on numbers are for expansions that are not part of Mirabilia. Those missing above belong to its own."""

# Where gained coins come from.
FROM_EFFECT: Final = 0
FROM_SALE: Final = 1
FROM_TRADE: Final = 2
