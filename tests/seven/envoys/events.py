"""What Envoys tells."""

from __future__ import annotations

from mirabilia.core.contract import Event, Seat
from tests.seven.envoys.rules import SENT


class EnvoySent(Event, frozen=True, tag="envoy_sent"):
    """An envoy leaves a city."""

    seat: Seat


OPEN = {SENT: lambda seat, a, b: EnvoySent(seat)}
