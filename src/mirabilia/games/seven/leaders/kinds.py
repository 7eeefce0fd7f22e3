"""The numbers of what Leaders adds to the registers of moves, phases, choices and events."""

from __future__ import annotations

from typing import Final

# Moves.
RECRUIT: Final = 7
KEEP: Final = 8
"""Keep a leader in the draft."""
BURY: Final = 16
COPY: Final = 18

# Phases.
DRAFT: Final = 2
RECRUITMENT: Final = 3

# Choices.
EXTRA_RECRUIT: Final = 3
BURIAL: Final = 4
LEADER_COPY: Final = 5

# Events.
DEALT_LEADERS: Final = 2
LEADER_KEPT: Final = 3
RECRUITMENT_BEGUN: Final = 5
RECRUITED: Final = 14
DREW_LEADERS: Final = 30
LEADER_BURIED: Final = 31
LEADER_COPIED: Final = 32
LEADER_RETURNED: Final = 33

# What brings an effect about.
FROM_LEADER: Final = 3
FROM_COPY: Final = 4
"""The copy of a neighbour's leader."""
