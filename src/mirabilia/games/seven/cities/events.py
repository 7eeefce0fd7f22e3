"""What Cities tells."""

from __future__ import annotations

from mirabilia.core.contract import Event, Seat
from mirabilia.games.seven.cities import kinds


class Diplomacy(Event, frozen=True, tag="diplomacy"):
    """Diplomacy tokens are taken."""

    seat: Seat
    tokens: int


class DiplomacyUsed(Event, frozen=True, tag="diplomacy_used"):
    """A Diplomacy token keeps a city out of the conflicts."""

    seat: Seat


class MustLose(Event, frozen=True, tag="must_lose"):
    """A city has to lose coins."""

    seat: Seat
    coins: int


class Debt(Event, frozen=True, tag="debt"):
    """A loss is taken as debt."""

    seat: Seat
    points: int


OPEN = {
    kinds.DIPLOMACY: lambda seat, a, b: Diplomacy(seat, a),
    kinds.DIPLOMACY_USED: lambda seat, a, b: DiplomacyUsed(seat),
    kinds.MUST_LOSE: lambda seat, a, b: MustLose(seat, a),
    kinds.DEBT: lambda seat, a, b: Debt(seat, a),
}
