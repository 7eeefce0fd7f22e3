"""The effects of Edifices, and of the board Ur, as typed entries."""

from __future__ import annotations

from typing import Literal

from mirabilia.games.seven.data import (
    Coins,
    DiscardDefeats,
    Effect,
    PointsPer,
    ProduceChoice,
    Shields,
    VictoryToken,
)


class DoubleGuild(Effect, frozen=True, tag="double_guild"):
    """One own guild is applied a second time."""


class PawnFromBox(Effect, frozen=True, tag="pawn_from_box"):
    """Once: a pawn of that Age, or of an Age of one's choice, from the box."""

    age: Literal[1, 2, 3, "any"]


EFFECTS: dict[str, tuple[type[Effect], ...]] = {
    "stage": (PawnFromBox,),
    "reward": (ProduceChoice, Shields, Coins, PointsPer, DoubleGuild, VictoryToken, DiscardDefeats),
}
"""What can be printed on which pieces; a reward is what a pawn of a built Edifice brings."""
