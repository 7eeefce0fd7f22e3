"""What black cards, the guilds and boards of Cities, and the leaders that make others lose coins do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.games.seven import journal
from mirabilia.games.seven.bank import gain
from mirabilia.games.seven.cities import kinds
from mirabilia.games.seven.hooks import Effect, register
from mirabilia.games.seven.position import City, Position
from mirabilia.games.seven.turn import others_lose

# What a loss counts, in the order of lookup.NUMBERED.
FIXED: Final = 0
PER_VICTORY: Final = 1
PER_STAGE: Final = 2
BY_AGE: Final = 3


class ProducePool(Effect):
    """One more unit of what the city has for sale, or one of what it has not (CITY-091 to CITY-095)."""

    def enter(self, city: City, others: i64, b: i64, c: i64) -> None:
        if others:
            city.other_pools += 1
        else:
            city.own_pools += 1


class Rebate(Effect):
    def enter(self, city: City, side: i64, value: i64, c: i64) -> None:
        if side:
            city.right_rebate += value
        else:
            city.left_rebate += value


class StagesWithoutResources(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.stages_without_resources = 1


class Mask(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.masks += value


class NeighboursCoins(Effect):
    """Each neighbour takes coins from the bank (CITY-087)."""

    def at_once(self, position: Position, owner: i64, source: i64, value: i64, b: i64, c: i64) -> None:
        gain(position, position.left_of(owner), value, journal.FROM_EFFECT)
        gain(position, position.right_of(owner), value, journal.FROM_EFFECT)


class OthersLose(Effect):
    """Counted and settled at the end of the turn (CITY-024, CITY-027)."""

    def at_once(self, position: Position, owner: i64, source: i64, value: i64, per: i64, c: i64) -> None:
        if per == FIXED:
            others_lose(position, owner, value)
        elif per == BY_AGE:
            others_lose(position, owner, value * position.age)
        else:
            for other in range(position.setting.cities):
                city: City = position.cities[other]
                if other != owner and per == PER_VICTORY:
                    city.lose_per_victory += value
                elif other != owner:
                    city.lose_per_stage += value


class OthersLoseOnStage(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.lose_on_stage += value


class Diplomacy(Effect):
    def at_once(self, position: Position, owner: i64, source: i64, value: i64, b: i64, c: i64) -> None:
        city: City = position.cities[owner]
        city.diplomacy += value
        position.note(kinds.DIPLOMACY, owner, value, 0)


register("produce_pool", ProducePool())
register("rebate", Rebate())
register("stages_without_resources", StagesWithoutResources())
register("mask", Mask())
register("neighbours_coins", NeighboursCoins())
register("others_lose", OthersLose())
register("others_lose_on_stage", OthersLoseOnStage())
register("diplomacy", Diplomacy())
