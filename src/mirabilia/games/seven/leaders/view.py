"""What can be seen of leaders."""

from __future__ import annotations

from mirabilia.games.seven import views
from mirabilia.games.seven.extending import Addition, Fields
from mirabilia.games.seven.leaders.phases import leader_cost
from mirabilia.games.seven.lookup import PIECE_IDS
from mirabilia.games.seven.packing import piece_of
from mirabilia.games.seven.pieces import card_of
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.view import names
from mirabilia.games.seven.views import ViewPart


class HeldLeader(ViewPart, frozen=True):
    """A leader in the hand."""

    leader: str
    cost: int | None
    """What recruiting it would cost now; None before Age I."""


class LeadersCity(Fields, frozen=True, kw_only=True):
    """The leaders of a city."""

    leaders: tuple[str, ...]
    """The leaders in play."""
    leaders_in_hand: int
    """How many leaders are in the hand."""
    buried: tuple[str, ...]
    """Leaders under a stage that have lost their effect."""
    copied_leader: str | None
    """The neighbour's leader whose effect counts here too."""


class LeadersOwn(Fields, frozen=True, kw_only=True):
    """The leaders that only one seat may know."""

    leaders: tuple[HeldLeader, ...]
    """The leaders in the hand."""


def city(position: Position, owner: int) -> LeadersCity:
    own = position.cities[owner]
    return LeadersCity(
        leaders=names(piece_of(leader) for leader in own.leaders),
        leaders_in_hand=len(own.held_leaders),
        buried=names(piece_of(leader) for leader in own.buried),
        copied_leader=PIECE_IDS.get(own.copied),
    )


def own(position: Position, seat: int) -> LeadersOwn:
    leaders = [card_of(position.setting.edition, piece_of(entry)) for entry in position.cities[seat].held_leaders]
    return LeadersOwn(
        leaders=tuple(
            HeldLeader(PIECE_IDS[leader.index], leader_cost(position, seat, leader) if position.age else None)
            for leader in leaders
        )
    )


ADDITIONS = (Addition(views.City, LeadersCity, city), Addition(views.Own, LeadersOwn, own))
