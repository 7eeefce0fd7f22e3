"""The kinds of things that can happen, as numbers for the journal. `events.py` spells them out."""

from __future__ import annotations

from typing import Final

ORDER: Final = 0
OBJECTIVE: Final = 1
MAP: Final = 2
ROUND_BEGUN: Final = 3
TURNED_UP: Final = 4
MONUMENT_SHOWN: Final = 5
BOUGHT: Final = 6
PAID: Final = 7
LAID: Final = 8
STEPPED: Final = 9
RESIDENTS: Final = 10
LOAN_TAKEN: Final = 11
LOAN_REPAID: Final = 12
OUT: Final = 13
PARTS_LOST: Final = 14
SOLO_CARD: Final = 15
SOLO_REMOVED: Final = 16
SOLO_MONUMENT: Final = 17
SOLO_SHUFFLED: Final = 18
LAST_ROUND: Final = 19
SCORED: Final = 20
GAME_OVER: Final = 21
