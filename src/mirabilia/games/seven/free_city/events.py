"""What the Free City tells."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from mirabilia.core.contract import Event, Seat
from mirabilia.games.seven.free_city import kinds
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.report import Reporter


class FreeCityDrew(Event, frozen=True, tag="free_city_drew"):
    """Whoever acts for the Free City draws a card of its pile."""

    seat: Seat
    card: str | UnsetType = UNSET
    """Known to those who drew it."""


def drew(reporter: Reporter, seat: int, piece: int, _: int) -> None:
    reporter.events.append(FreeCityDrew(seat, PIECE_IDS[piece] if seat in reporter.knows else UNSET))


REVELATIONS = frozenset({FreeCityDrew})
HIDDEN = {kinds.FREE_CITY_DREW: drew}
