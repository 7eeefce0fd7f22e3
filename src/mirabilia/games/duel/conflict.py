"""The conflict pawn and the Military tokens (DUEL-169 to DUEL-178)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.vecs import vec
from mirabilia.games.duel import lookup
from mirabilia.games.duel.journal import LOOTED, LOST, PAWN, TO_LOOT
from mirabilia.games.duel.position import MILITARY, City, Position

POINTS: Final = vec[i64](lookup.military_points())
"""Points of the player ahead, by distance."""
CAPITAL: Final[i64] = len(lookup.military_points()) - 1
LOOT_DISTANCE: Final = vec[i64]([distance for distance, _ in lookup.loot()])
LOOT_COINS: Final = vec[i64]([coins for _, coins in lookup.loot()])
TOKENS_A_SIDE: Final = 2


def advance(position: Position, seat: i64, shields: i64) -> None:
    """Move the pawn towards the opponent's capital and use the tokens on the way."""
    before = lead(position, seat)
    distance = min(before + shields, CAPITAL)
    position.conflict = -distance if seat else distance
    position.note(PAWN, seat, -before if seat else before, position.conflict)
    for number in range(len(LOOT_DISTANCE)):
        token: i64 = 1 << (seat * TOKENS_A_SIDE + number)
        if distance >= LOOT_DISTANCE[number] and not position.looted & token:
            position.looted |= token
            position.note(LOOTED, 1 - seat, LOOT_COINS[number], 0)
            take_away(position, 1 - seat, LOOT_COINS[number], TO_LOOT)
    if distance == CAPITAL:
        position.finish(seat, MILITARY)


def lead(position: Position, seat: i64) -> i64:
    """Spaces by which a seat is ahead; negative when it is behind."""
    return -position.conflict if seat else position.conflict


def take_away(position: Position, seat: i64, coins: i64, why: i64) -> None:
    """Make a player return coins to the bank, all of them if there are too few."""
    city: City = position.city(seat)
    lost = min(coins, city.coins)
    city.coins -= lost
    if lost:
        position.note(LOST, seat, lost, why)
