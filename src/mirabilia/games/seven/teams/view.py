"""What partners show each other."""

from __future__ import annotations

from mirabilia.core.contract import Fact, Seat
from mirabilia.games.seven import views
from mirabilia.games.seven.extending import Addition, Fields
from mirabilia.games.seven.packing import piece_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.teams.partners import partner_of
from mirabilia.games.seven.view import names, own_commit
from mirabilia.games.seven.views import ViewPart


class Partner(ViewPart, frozen=True):
    """What partners show each other."""

    seat: Seat
    hand: tuple[str, ...]
    leaders: tuple[str, ...]
    """The leaders in the partner's hand."""
    commit: tuple[Fact, ...]
    """What the partner has chosen in secret on this turn."""


class TeamsOwn(Fields, frozen=True, kw_only=True):
    """What a seat knows of its partner."""

    partner: Partner | None
    """What the partner of a team game holds."""


def own(position: Position, seat: int) -> TeamsOwn:
    if not position.setting.teams:
        return TeamsOwn(partner=None)
    partner = int(partner_of(seat))
    city = position.cities[partner]
    leaders = names(piece_of(entry) for entry in city.held_leaders)
    return TeamsOwn(partner=Partner(partner, names(city.hand), leaders, own_commit(position, partner)))


class TeamsView(Fields, frozen=True, kw_only=True):
    """Who plays with whom."""

    teams: tuple[tuple[Seat, ...], ...]
    """The seats that win together; empty when everybody plays alone."""


def public(position: Position, _: int) -> TeamsView:
    if not position.setting.teams:
        return TeamsView(teams=())
    partners = {seat: int(partner_of(seat)) for seat in range(position.setting.players)}
    return TeamsView(teams=tuple((seat, partner) for seat, partner in partners.items() if seat < partner))


ADDITIONS = (Addition(views.Own, TeamsOwn, own), Addition(views.View, TeamsView, public))
