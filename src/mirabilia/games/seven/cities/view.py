"""What can be seen of Cities."""

from __future__ import annotations

from mirabilia.games.seven import hooks, views
from mirabilia.games.seven.cities import kinds
from mirabilia.games.seven.extending import Addition, Fields
from mirabilia.games.seven.position import Position
from mirabilia.games.seven.views import ViewPart


class Warehouses(ViewPart, frozen=True):
    """Further units of choice that are never for sale."""

    own: int
    """Of resources that the city has for sale."""
    not_own: int
    """Of resources that it has not for sale."""


class CitiesCity(Fields, frozen=True, kw_only=True):
    """What a city has of Cities."""

    diplomacy: int
    """Diplomacy tokens."""
    debt: int
    """Debt of Cities, in points."""
    masks: int
    """Masks, each of which copies a symbol of a neighbour."""
    warehouses: Warehouses


class CitiesChoice(Fields, frozen=True, kw_only=True):
    """How much is to be lost."""

    coins: int | None = None
    """Of a loss: how many coins."""


def city(position: Position, owner: int) -> CitiesCity:
    own = position.cities[owner]
    return CitiesCity(
        diplomacy=own.diplomacy,
        debt=own.debt,
        masks=own.masks,
        warehouses=Warehouses(own.own_pools, own.other_pools),
    )


def choice(position: Position, pending: int) -> CitiesChoice:
    is_loss = hooks.pending_kind(pending) == kinds.COIN_LOSS
    return CitiesChoice(coins=hooks.pending_argument(pending) if is_loss else None)


ADDITIONS = (Addition(views.City, CitiesCity, city), Addition(views.Choice, CitiesChoice, choice))
