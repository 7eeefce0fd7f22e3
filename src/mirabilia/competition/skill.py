"""How strong somebody is, and how sure that is: the Plackett-Luce model of openskill, for two sides or many, alone
or in teams."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct

from mirabilia.core import extras

MU, SIGMA = 25.0, 25.0 / 3
"""Of somebody who has not played."""
BETA = SIGMA / 2
"""How much chance there is in one game."""
TAU = SIGMA / 100
"""How much strength may change from one game to the next."""
SPREAD = BETA * math.sqrt(2)
"""By how much one that is known exactly has to be better for a factor e between the chances."""
SHOWN_MU, SHOWN_SPREAD = 1500, 400 / math.log(10)
"""Shown as Elo points are: 400 of them are a factor 10 between the chances."""
SETTLED = 5.0
"""With more uncertainty a rating is provisional: it takes some ten games to get there."""


class Skill(Struct, frozen=True):
    mu: float = MU
    sigma: float = SIGMA

    @property
    def shown(self) -> int:
        return shown(self.mu)

    @property
    def is_provisional(self) -> bool:
        return self.sigma > SETTLED


def shown(mu: float) -> int:
    """A strength as people see it."""
    return round(SHOWN_MU + (mu - MU) / SPREAD * SHOWN_SPREAD)


def after(sides: Sequence[Sequence[Skill]], ranks: Sequence[float], tau: float = TAU) -> list[list[Skill]]:
    """What a game has shown: for each side its members, and its rank, 1 being best."""
    with extras.needed("cli"):
        from openskill.models import PlackettLuce
    model = PlackettLuce(mu=MU, sigma=SIGMA, beta=BETA, tau=tau)
    teams = [[model.rating(one.mu, one.sigma) for one in side] for side in sides]
    rated = model.rate(teams, ranks=list(ranks))
    return [[Skill(rating.mu, rating.sigma) for rating in side] for side in rated]
