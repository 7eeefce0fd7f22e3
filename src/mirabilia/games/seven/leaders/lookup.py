"""The leaders as numbers, for the compiled rules. This module itself is never compiled."""

from __future__ import annotations

from mirabilia.games.seven import data
from mirabilia.games.seven.leaders.entries import Leader
from mirabilia.games.seven.lookup import CATALOGUES, DEFAULT, PIECE_INDEX

LEADERS_BY_ID: dict[int, dict[str, Leader]] = {
    edition: {leader.id: leader for leader in catalogue.leaders} for edition, catalogue in CATALOGUES.items()
}
LEADER_IDS = tuple(dict.fromkeys(name for by_id in LEADERS_BY_ID.values() for name in by_id))
LEADER_INDEX = {name: PIECE_INDEX[name] for name in LEADER_IDS}
FIRST_LEADER: int = min(LEADER_INDEX.values())
"""Pieces from this number on are leaders."""
WHITE: int = data.COLOURS.index("white")
DEALT: int = DEFAULT.setup.leaders_dealt
COST_BY_AGE: list[int] = list(DEFAULT.setup.leader_cost_by_age)
