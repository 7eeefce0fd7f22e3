"""What can be seen of envoys."""

from __future__ import annotations

from mirabilia.games.seven import hooks, views
from mirabilia.games.seven.extending import Addition, Fields
from mirabilia.games.seven.position import Position
from tests.seven.envoys.rules import CHOICE, ENVOYS


class EnvoysCity(Fields, frozen=True, kw_only=True):
    """The envoys of a city."""

    envoys: int
    """How many it has sent."""


class EnvoysChoice(Fields, frozen=True, kw_only=True):
    """Coins or an envoy."""

    instead: int | None = None
    """The coins that a city can take instead of sending an envoy."""


def city(position: Position, owner: int) -> EnvoysCity:
    return EnvoysCity(envoys=ENVOYS.get(position.cities[owner]))


def choice(position: Position, pending: int) -> EnvoysChoice:
    is_ours = hooks.pending_kind(pending) == CHOICE
    return EnvoysChoice(instead=hooks.pending_argument(pending) if is_ours else None)


ADDITIONS = (Addition(views.City, EnvoysCity, city), Addition(views.Choice, EnvoysChoice, choice))
