"""The kinds of things that can happen, as numbers for the journal. `events.py` spells them out."""

from __future__ import annotations

from typing import Final

DRAFTED: Final = 0
OFFERED: Final = 1
BUILT: Final = 2
CHAINED: Final = 3
DISCARDED: Final = 4
WONDER_BUILT: Final = 5
WONDER_LOST: Final = 6
PAID: Final = 7
TRADED: Final = 8
GAINED: Final = 9
LOST: Final = 10
PAWN: Final = 11
LOOTED: Final = 12
SYMBOL: Final = 13
PAIR: Final = 14
PROGRESS_TAKEN: Final = 15
DREW: Final = 16
KEPT: Final = 17
REVIVED: Final = 18
DESTROYED: Final = 19
REVEALED: Final = 20
EXTRA_TURN: Final = 21
EXTRA_TURN_LOST: Final = 22
AGE_ENDED: Final = 23
AGE_BEGUN: Final = 24
BEGINS: Final = 25
SCORED: Final = 26
GAME_OVER: Final = 27

# Where gained coins come from.
FROM_EFFECT: Final = 0
FROM_DISCARD: Final = 1
FROM_CHAIN: Final = 2
FROM_TRADE: Final = 3
# Why coins are lost.
TO_LOOT: Final = 0
TO_ROBBERY: Final = 1
