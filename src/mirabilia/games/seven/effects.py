"""What the effects of the base game do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import lowest
from mirabilia.core.vecs import append, vec
from mirabilia.games.seven import journal
from mirabilia.games.seven.bank import gain, take_victories
from mirabilia.games.seven.hooks import FROM_STAGE, Effect, register
from mirabilia.games.seven.packing import noted, one_of, small
from mirabilia.games.seven.payment import ON_LEFT, ON_RIGHT
from mirabilia.games.seven.pieces import NEIGHBOURS, OWN, SIDES
from mirabilia.games.seven.position import EMPTY, City, Position
from mirabilia.games.seven.units import RESOURCES, more, units_of

RAW_MASK: Final = 15
"""The four raw materials as a set of resources."""


class Produce(Effect):
    def enter(self, city: City, units: i64, for_sale: i64, c: i64) -> None:
        for resource in range(RESOURCES):
            produced = units_of(units, resource)
            if produced:
                city.fixed = more(city.fixed, resource, produced)
                if for_sale:
                    city.fixed_for_sale = more(city.fixed_for_sale, resource, produced)


class ProduceChoice(Effect):
    def enter(self, city: City, one_of: i64, for_sale: i64, c: i64) -> None:
        city.choices = with_choice(city.choices, one_of)
        if for_sale:
            city.choices_for_sale = with_choice(city.choices_for_sale, one_of)


class TradePrice(Effect):
    """Prices do not add up: the lowest counts (BASE-057)."""

    def enter(self, city: City, resources: i64, sides: i64, price: i64) -> None:
        raw = (resources & RAW_MASK) != 0
        if sides & ON_LEFT and raw:
            city.left_raw = min(city.left_raw, price)
        if sides & ON_LEFT and not raw:
            city.left_made = min(city.left_made, price)
        if sides & ON_RIGHT and raw:
            city.right_raw = min(city.right_raw, price)
        if sides & ON_RIGHT and not raw:
            city.right_made = min(city.right_made, price)


class VictoryPoints(Effect):
    def points(self, position: Position, owner: i64, value: i64, b: i64, c: i64) -> i64:
        return value


class Shields(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.shields += value


class Science(Effect):
    def enter(self, city: City, symbol: i64, b: i64, c: i64) -> None:
        city.symbols += one_of(symbol)


class ScienceChoice(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.wild_symbols += value


class Coins(Effect):
    def at_once(self, position: Position, owner: i64, source: i64, value: i64, b: i64, c: i64) -> None:
        gain(position, owner, value, journal.FROM_EFFECT)


class CoinsPer(Effect):
    def count_up(self, position: Position, owner: i64, value: i64, what: i64, where: i64) -> None:
        gain(position, owner, value * count_of(position, owner, what, where), journal.FROM_EFFECT)


class PointsPer(Effect):
    def points(self, position: Position, owner: i64, value: i64, what: i64, where: i64) -> i64:
        return value * count_of(position, owner, what, where)


class PointsIfWonderComplete(Effect):
    def points(self, position: Position, owner: i64, value: i64, b: i64, c: i64) -> i64:
        city = position.cities[owner]
        if city.stages < len(SIDES[position.setting.edition - 1][2 * city.board + city.side].stages):
            return 0
        return value


class PlayLastCard(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.plays_last_card = 1


class BuildFromDiscard(Effect):
    """Waits for the end of the turn, in the order of BASE-064 and BASE-065."""

    def at_once(self, position: Position, owner: i64, source: i64, a: i64, b: i64, c: i64) -> None:
        position.revivals = append(position.revivals[:], noted(owner, max(0, source - FROM_STAGE)))


class FreeFirstOfColour(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.free_first_of_colour = 1


class FreeFirstOfAge(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.free_first_of_age = 1


class FreeLastOfAge(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.free_last_of_age = 1


class FreeOncePerAge(Effect):
    """Of any colour (-1) or of one; not saved up (BASE-081, LEAD-140)."""

    def enter(self, city: City, colour: i64, b: i64, c: i64) -> None:
        city.once_granted += small(colour + 1, 1)


class CopyGuild(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.copied_guilds += 1


# Conflict tokens, which several expansions deal with.


class VictoryToken(Effect):
    """Of an Age, or of the current one (0)."""

    def at_once(self, position: Position, owner: i64, source: i64, age: i64, b: i64, c: i64) -> None:
        if age == 0:
            age = position.age
        position.note(journal.TOKEN_TAKEN, owner, age, 0)
        take_victories(position, owner, age, 1)


class DiscardDefeats(Effect):
    def at_once(self, position: Position, owner: i64, source: i64, a: i64, b: i64, c: i64) -> None:
        city: City = position.cities[owner]
        if city.defeats:
            position.note(journal.DEFEATS_DISCARDED, owner, city.defeats, 0)
        city.defeats = 0


def with_choice(choices: vec[i64], one_of: i64) -> vec[i64]:
    """The choices with one more, in order: when it came does not matter."""
    row = EMPTY[:]
    for choice in choices:
        if choice <= one_of:
            row = append(row, choice)
    row = append(row, one_of)
    for choice in choices:
        if choice > one_of:
            row = append(row, choice)
    return row


def count_of(position: Position, owner: i64, what: i64, where: i64) -> i64:
    """How many of some things (a set) there are in the own city, the neighbouring ones, or both."""
    total: i64 = 0
    while what:
        thing = lowest(what)
        what &= what - 1
        if where & OWN:
            total += position.cities[owner].number_of(thing)
        if where & NEIGHBOURS:
            total += position.cities[position.left_of(owner)].number_of(thing)
            total += position.cities[position.right_of(owner)].number_of(thing)
    return total


register("produce", Produce())
register("produce_choice", ProduceChoice())
register("trade_price", TradePrice())
register("victory_points", VictoryPoints())
register("shields", Shields())
register("science", Science())
register("science_choice", ScienceChoice())
register("coins", Coins())
register("coins_per", CoinsPer())
register("points_per", PointsPer())
register("points_if_wonder_complete", PointsIfWonderComplete())
register("play_last_card", PlayLastCard())
register("build_from_discard", BuildFromDiscard())
register("free_first_of_colour", FreeFirstOfColour())
register("free_first_of_age", FreeFirstOfAge())
register("free_last_of_age", FreeLastOfAge())
register("free_once_per_age", FreeOncePerAge())
register("copy_guild", CopyGuild())
register("victory_token", VictoryToken())
register("discard_defeats", DiscardDefeats())
