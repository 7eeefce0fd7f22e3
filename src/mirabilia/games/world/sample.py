"""Redrawing what nobody can know: the order of the stacks, of the Monument deck and of the Solo cards.

Everything else lies open. What has been turned up stays, and how the rest lies is equally likely in every way.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mirabilia.core.rows import in_order
from mirabilia.core.stream import Stream
from mirabilia.core.vecs import extend, vec
from mirabilia.games.world.lookup import SETUP
from mirabilia.games.world.position import EMPTY, Position

ROUNDS: Final[i64] = SETUP.rounds
CHANCE: Final = 1000000


def redraw(position: Position, stream: Stream) -> None:
    """Replace everything hidden by a random possibility; nobody knows more than anybody else."""
    stacks = EMPTY[:]
    for i in range(len(position.setting.stacks)):
        start = i * ROUNDS
        stacks = extend(stacks, position.stacks[start : start + position.round])
        stacks = extend(stacks, shuffled(position.stacks[start + position.round : start + ROUNDS], stream))
    position.stacks = stacks
    position.deck = shuffled(position.deck, stream)
    if position.setting.solo:
        position.solo_deck = shuffled(position.solo_deck, stream)
        position.chance_secret = ""
        position.chance_first = 1 + stream.below(CHANCE)
        position.chance_second = 1 + stream.below(CHANCE)


def shuffled(row: vec[i64], stream: Stream) -> vec[i64]:
    """The cards in a random order that does not depend on their old one."""
    cards = in_order(row[:])
    stream.shuffle(cards)
    return cards
