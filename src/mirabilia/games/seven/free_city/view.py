"""What can be seen of the Free City."""

from __future__ import annotations

from mirabilia.core.contract import Seat
from mirabilia.games.seven import views
from mirabilia.games.seven.extending import Addition, Fields
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.views import ViewPart


class FreeCity(ViewPart, frozen=True):
    """The third city of a game for two."""

    city: int
    """Its number."""
    keeper: Seat | None
    """Who acts for it on this turn; None before Age I."""
    pile: int
    """How many cards its draw pile has."""


class FreeCityView(Fields, frozen=True, kw_only=True):
    """The Free City beside the table."""

    free_city: FreeCity | None
    """None unless two play."""


def view(position: Position, _: int) -> FreeCityView:
    players = position.setting.players
    if position.setting.cities == players:
        return FreeCityView(free_city=None)
    keeper = position.actor_of(players) if position.age else None
    return FreeCityView(free_city=FreeCity(players, keeper, len(position.stock)))


ADDITIONS = (Addition(views.View, FreeCityView, view),)
