"""What is on sale: turned up at the start of a round, Monuments also during it (WORLD-048 to WORLD-051, WORLD-064)."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.games.world import journal
from mirabilia.games.world.position import GONE, Position


def refill(position: Position) -> None:
    """Only what was bought is replaced, as long as the supply lasts (WORLD-050, WORLD-051)."""
    setting = position.setting
    more = min(setting.long_roads - position.long_roads, position.long_supply)
    position.long_roads += more
    position.long_supply -= more
    more = min(setting.short_sets - position.short_sets, position.short_supply)
    position.short_sets += more
    position.short_supply -= more
    more = min(1 - position.towers, position.tower_supply)
    position.towers += more
    position.tower_supply -= more


def replace_monument(position: Position, slot: i64) -> None:
    shown = position.shown[:]
    if len(position.deck):
        shown[slot] = position.deck[0]
        position.deck = position.deck[1:]
        position.note(journal.MONUMENT_SHOWN, -1, shown[slot], slot)
    else:
        shown[slot] = GONE
    position.shown = shown
