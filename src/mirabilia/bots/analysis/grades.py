"""How good moves were: grades, accuracy and the turning point, from what the moves lost."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, inf
from typing import Final, Literal, TypeAlias

Grade: TypeAlias = Literal["best", "fine", "inaccuracy", "mistake", "blunder", "forced"]
FORCED: Final = "forced"
"""There was nothing to decide."""
GRADES: Final[tuple[tuple[Grade, float], ...]] = (
    ("best", 0.005),
    ("fine", 0.05),
    ("inaccuracy", 0.1),
    ("mistake", 0.2),
    ("blunder", inf),
)
"""Each grade with the loss in win probability below which it is given, in a game for two."""
WRONG = ("inaccuracy", "mistake", "blunder")
STEEPNESS = 8.0
"""How fast accuracy falls with the average loss: 0.02 lost each time is 85, 0.05 is 67, 0.1 is 45."""


def weighed(loss: float, players: int) -> float:
    """A loss as if two had played: among five, who can expect a fifth has less to lose than among two."""
    return loss * max(1.0, players / 2)


def grade(loss: float, players: int) -> Grade:
    lost = weighed(loss, players)
    return next(name for name, below in GRADES if lost < below)


def accuracy(losses: Sequence[float], players: int) -> float | None:
    """From 100 for a player who lost nothing towards 0; None for one who had nothing to decide."""
    if not losses:
        return None
    average = sum(weighed(loss, players) for loss in losses) / len(losses)
    return round(100.0 * exp(-STEEPNESS * average), 1)


def turning_point(values: Sequence[Sequence[float]]) -> int | None:
    """The index of the move that decided the game: among those after which the winners stayed ahead for good, the one
    that brought them most. None if all have won. The first values are those before the first move.

    The end itself, which turns a chance into certainty, counts only if nothing has decided the game before. A player
    alone has the Automaton as opponent; winners who share the victory, such as a team, count together.
    """
    sides = [row if len(row) > 1 else (row[0], 1.0 - row[0]) for row in values]
    last = sides[-1]
    winners = [side for side, share in enumerate(last) if share > 0.0]
    if len(winners) == len(last):
        return None
    leads = [sum(row[side] for side in winners) / len(winners) for row in sides]
    others = [max(share for side, share in enumerate(row) if side not in winners) for row in sides]
    end = next(at for at, row in enumerate(sides) if all(later == last for later in sides[at:]))
    first = next((at + 1 for at in range(end, -1, -1) if leads[at] <= others[at]), 0)
    swings = [(leads[at] - leads[at - 1], -at) for at in range(max(1, first), end)]
    swing, at = max(swings, default=(0.0, 0))
    if swing > 0.0:
        return -at
    return end or None
