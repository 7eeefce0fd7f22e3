"""The numbers of what the Free City adds to the registers of moves, phases, choices and events."""

from __future__ import annotations

from typing import Final

# Events.
FREE_CITY_DREW: Final = 48
