"""What leaders, and the boards and guilds that deal with leaders, do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.bits import bit, lowest
from mirabilia.core.rows import in_order
from mirabilia.core.vecs import append
from mirabilia.games.seven.hooks import (
    TOKEN_LOSS,
    Asking,
    Effect,
    ask,
    pending,
    register,
)
from mirabilia.games.seven.leaders import kinds, lookup
from mirabilia.games.seven.packing import FROM_BOX, entry, small
from mirabilia.games.seven.position import AGES, City, Position
from mirabilia.games.seven.scoring import VALUES

WHITE: Final[i64] = lookup.WHITE

# --- Costs


class FreeColour(Effect):
    def enter(self, city: City, colour: i64, b: i64, c: i64) -> None:
        city.free_colours |= bit(colour)


class ResourceDiscount(Effect):
    """For cards of a colour or for stages; coins are never reduced (LEAD-099)."""

    def enter(self, city: City, what: i64, value: i64, c: i64) -> None:
        city.discounts += small(what, value)


class BankPurchase(Effect):
    def enter(self, city: City, price: i64, b: i64, c: i64) -> None:
        city.bank_price = price
        city.bank_units += 1


class FreeLeaders(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.free_leaders = 1


class LeaderDiscount(Effect):
    def enter(self, city: City, own: i64, neighbours: i64, c: i64) -> None:
        city.leader_discount += own
        city.neighbours_leader_discount += neighbours


# --- Coins


class CoinsOnBuild(Effect):
    def enter(self, city: City, colour: i64, value: i64, c: i64) -> None:
        city.coins_on_build += small(colour, value)


class CoinsOnChain(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.coins_on_chain += value


class CoinsOnVictory(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.coins_on_victory += value


class CoinsOnStage(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.coins_on_stage += value


class CoinsOnTrade(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.coins_on_trade += value


class BankBonus(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.bank_bonus += value


# --- Conflict


class ShieldsPerDefeat(Effect):
    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.shields_per_defeat += value


class RedirectDefeats(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.redirects_defeats = 1


class OthersDiscardVictory(Effect):
    """Asked for after all tokens of the phase have been taken (LEAD-127); the Free City is no player (LEAD-178)."""

    def at_once(self, position: Position, owner: i64, source: i64, a: i64, b: i64, c: i64) -> None:
        for other in range(position.setting.players):
            if other != owner:
                ask(position, TOKEN_LOSS, other, 0)


# --- Symbols


class ReplaceSymbol(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.replaced_symbols += 1


class ExtraCommonSymbol(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.common_symbols += 1


class PointsPerScienceSet(Effect):
    """Counted with the science points, after all symbols are settled (LEAD-134)."""

    def enter(self, city: City, value: i64, b: i64, c: i64) -> None:
        city.set_bonus += value


# --- Points


class PointsPerCoins(Effect):
    def points(self, position: Position, owner: i64, value: i64, coins: i64, c: i64) -> i64:
        return value * (position.cities[owner].coins // coins)


class PointsPerSet(Effect):
    """Each card is used in one set only (LEAD-132)."""

    def points(self, position: Position, owner: i64, value: i64, colours: i64, c: i64) -> i64:
        sets: i64 = 99
        while colours:
            sets = min(sets, position.cities[owner].count(lowest(colours)))
            colours &= colours - 1
        return value * sets


class PointsPerVictoryPair(Effect):
    def points(self, position: Position, owner: i64, a: i64, b: i64, c: i64) -> i64:
        points: i64 = 0
        for age in range(1, AGES + 1):
            points += position.cities[owner].victories_of(age) // 2 * VALUES[age - 1]
        return points


class PointsIfMost(Effect):
    """Strictly ahead of each neighbour (LEAD-135)."""

    def points(self, position: Position, owner: i64, value: i64, what: i64, c: i64) -> i64:
        thing = lowest(what)
        own = position.cities[owner].number_of(thing)
        left = position.cities[position.left_of(owner)].number_of(thing)
        right = position.cities[position.right_of(owner)].number_of(thing)
        if own > left and own > right:
            return value
        return 0


class PointsIfNoDefeat(Effect):
    def points(self, position: Position, owner: i64, value: i64, b: i64, c: i64) -> i64:
        if position.cities[owner].defeats:
            return 0
        return value


class PointsIfOnlyLeader(Effect):
    def points(self, position: Position, owner: i64, value: i64, b: i64, c: i64) -> i64:
        if position.cities[owner].count(WHITE) > 1:
            return 0
        return value


# --- Boards and guilds


class KeepLeaders(Effect):
    def enter(self, city: City, a: i64, b: i64, c: i64) -> None:
        city.keeps_leaders = 1


class DrawLeaders(Effect):
    """From those left in the box, as many as there are (LEAD-152, LEAD-153)."""

    def at_once(self, position: Position, owner: i64, source: i64, value: i64, b: i64, c: i64) -> None:
        city: City = position.cities[owner]
        number = min(value, len(position.leader_box))
        for leader in in_order(position.leader_box[:number]):
            drawn = entry(leader, FROM_BOX, 0, position.age, owner, 0)
            city.held_leaders = append(city.held_leaders[:], drawn)
            position.note(kinds.DREW_LEADERS, owner, leader, 0)
        position.leader_box = position.leader_box[number:]


class RecruitLeader(Asking):
    def choice(self, a: i64, b: i64, c: i64) -> i64:
        return pending(kinds.EXTRA_RECRUIT, 0, 0)


class BuryLeader(Asking):
    def choice(self, value: i64, b: i64, c: i64) -> i64:
        return pending(kinds.BURIAL, 0, value)


class CopyLeader(Effect):
    def at_once(self, position: Position, owner: i64, source: i64, a: i64, b: i64, c: i64) -> None:
        ask(position, kinds.LEADER_COPY, owner, 0)


register("free_colour", FreeColour())
register("resource_discount", ResourceDiscount())
register("bank_purchase", BankPurchase())
register("free_leaders", FreeLeaders())
register("leader_discount", LeaderDiscount())
register("coins_on_build", CoinsOnBuild())
register("coins_on_chain", CoinsOnChain())
register("coins_on_victory", CoinsOnVictory())
register("coins_on_stage", CoinsOnStage())
register("coins_on_trade", CoinsOnTrade())
register("bank_bonus", BankBonus())
register("shields_per_defeat", ShieldsPerDefeat())
register("redirect_defeats", RedirectDefeats())
register("others_discard_victory", OthersDiscardVictory())
register("replace_symbol", ReplaceSymbol())
register("extra_common_symbol", ExtraCommonSymbol())
register("points_per_science_set", PointsPerScienceSet())
register("points_per_coins", PointsPerCoins())
register("points_per_set", PointsPerSet())
register("points_per_victory_pair", PointsPerVictoryPair())
register("points_if_most", PointsIfMost())
register("points_if_no_defeat", PointsIfNoDefeat())
register("points_if_only_leader", PointsIfOnlyLeader())
register("keep_leaders", KeepLeaders())
register("draw_leaders", DrawLeaders())
register("recruit_leader", RecruitLeader())
register("bury_leader", BuryLeader())
register("copy_leader", CopyLeader())
