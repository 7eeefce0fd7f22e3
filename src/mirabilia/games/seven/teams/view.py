"""What partners show each other."""

from __future__ import annotations

from mirabilia.core.contract import Seat
from mirabilia.games.seven import views
from mirabilia.games.seven.extending import Addition, Fields
from mirabilia.games.seven.packing import piece_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.view import names
from mirabilia.games.seven.views import ViewPart


class Partner(ViewPart, frozen=True):
    """What partners show each other."""

    seat: Seat
    hand: tuple[str, ...]
    leaders: tuple[str, ...]
    """The leaders in the partner's hand."""


class TeamsOwn(Fields, frozen=True, kw_only=True):
    """What a seat knows of its partner."""

    partner: Partner | None
    """What the partner of a team game holds."""


def own(position: Position, seat: int) -> TeamsOwn:
    if not position.setting.teams:
        return TeamsOwn(partner=None)
    mate = position.cities[seat ^ 1]
    return TeamsOwn(partner=Partner(seat ^ 1, names(mate.hand), names(piece_of(entry) for entry in mate.held_leaders)))


ADDITIONS = (Addition(views.Own, TeamsOwn, own),)
