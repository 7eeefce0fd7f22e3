"""The kinds of things that can happen, as numbers for the journal. `events.py` spells them out."""

from __future__ import annotations

from typing import Final

BOARD: Final = 0
"""A city has its board (2 * board + side)."""
EDIFICE_LAID: Final = 1
DEALT_LEADERS: Final = 2
LEADER_KEPT: Final = 3
AGE_BEGUN: Final = 4
RECRUITMENT_BEGUN: Final = 5
TURN_BEGUN: Final = 6
COMMITTED: Final = 7
TAKEN_BACK: Final = 8
BUILT: Final = 9
CHAINED: Final = 10
BUILT_FREE: Final = 11
STAGED: Final = 12
SOLD: Final = 13
RECRUITED: Final = 14
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
DREW_LEADERS: Final = 30
LEADER_BURIED: Final = 31
LEADER_COPIED: Final = 32
LEADER_RETURNED: Final = 33
DEFEATS_DISCARDED: Final = 34
TOKEN_TAKEN: Final = 35
TOKEN_LOST: Final = 36
DIPLOMACY: Final = 37
DIPLOMACY_USED: Final = 38
MUST_LOSE: Final = 39
LOST_COINS: Final = 40
DEBT: Final = 41
JOINED: Final = 42
PAWN: Final = 43
EDIFICE_BUILT: Final = 44
EDIFICE_FAILED: Final = 45
CARD_LOST: Final = 46
EDIFICE_DEBT: Final = 47
FREE_CITY_DREW: Final = 48

# Where gained coins come from.
FROM_EFFECT: Final = 0
FROM_SALE: Final = 1
FROM_TRADE: Final = 2
