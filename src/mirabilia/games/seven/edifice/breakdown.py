"""What explains the points of Edifices."""

from __future__ import annotations

from collections.abc import Iterator

from mirabilia.core.contract import Fact
from mirabilia.games.seven.breakdown import InPlay
from mirabilia.games.seven.data import AGES
from mirabilia.games.seven.edifice.lookup import EDIFICE_IDS
from mirabilia.games.seven.edifice.projects import DEBT_VALUES, edifice_of, pawns_of
from mirabilia.games.seven.packing import has, small_of
from mirabilia.games.seven.position import Position


def in_play(position: Position, owner: int) -> Iterator[InPlay]:
    """A built Edifice once for each pawn."""
    for age in AGES:
        if has(position.edifices_built, age):
            part: Fact = {"part": "edifice", "category": "edifice", "edifice": EDIFICE_IDS[position.edifices[age - 1]]}
            for _ in range(pawns_of(position.cities[owner], age)):
                yield part, edifice_of(position, age)


def parts(position: Position, owner: int) -> Iterator[Fact]:
    for age in AGES:
        tokens = small_of(position.cities[owner].edifice_debts, age)
        if tokens:
            value = -tokens * int(DEBT_VALUES[age - 1])
            yield {"part": "edifice_debt", "category": "edifice", "age": age, "tokens": tokens, "points": value}
