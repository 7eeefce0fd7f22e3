"""The kinds of things that can happen, as numbers for the journal. `events.py` spells them out."""

from __future__ import annotations

from typing import Final

from mirabilia.games.seven.cities.kinds import DEBT as DEBT
from mirabilia.games.seven.cities.kinds import DIPLOMACY as DIPLOMACY
from mirabilia.games.seven.cities.kinds import DIPLOMACY_USED as DIPLOMACY_USED
from mirabilia.games.seven.cities.kinds import MUST_LOSE as MUST_LOSE
from mirabilia.games.seven.edifice.kinds import CARD_LOST as CARD_LOST
from mirabilia.games.seven.edifice.kinds import EDIFICE_BUILT as EDIFICE_BUILT
from mirabilia.games.seven.edifice.kinds import EDIFICE_DEBT as EDIFICE_DEBT
from mirabilia.games.seven.edifice.kinds import EDIFICE_FAILED as EDIFICE_FAILED
from mirabilia.games.seven.edifice.kinds import EDIFICE_LAID as EDIFICE_LAID
from mirabilia.games.seven.edifice.kinds import JOINED as JOINED
from mirabilia.games.seven.free_city.kinds import FREE_CITY_DREW as FREE_CITY_DREW
from mirabilia.games.seven.leaders.kinds import DEALT_LEADERS as DEALT_LEADERS
from mirabilia.games.seven.leaders.kinds import DREW_LEADERS as DREW_LEADERS
from mirabilia.games.seven.leaders.kinds import LEADER_BURIED as LEADER_BURIED
from mirabilia.games.seven.leaders.kinds import LEADER_COPIED as LEADER_COPIED
from mirabilia.games.seven.leaders.kinds import LEADER_KEPT as LEADER_KEPT
from mirabilia.games.seven.leaders.kinds import LEADER_RETURNED as LEADER_RETURNED
from mirabilia.games.seven.leaders.kinds import RECRUITED as RECRUITED
from mirabilia.games.seven.leaders.kinds import RECRUITMENT_BEGUN as RECRUITMENT_BEGUN

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

PAWN: Final = 43
FIRST_FREE: Final = 49
"""Kinds from here on are for expansions that are not part of Mirabilia."""

# Where gained coins come from.
FROM_EFFECT: Final = 0
FROM_SALE: Final = 1
FROM_TRADE: Final = 2
