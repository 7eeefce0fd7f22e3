"""The orange cards, and what they can do."""

from __future__ import annotations

from typing import Any

from mirabilia.games.seven import data


class SendEnvoy(data.Effect, frozen=True, tag="send_envoy"):
    """Once, on building: coins, or one more envoy."""

    coins: data.Number


EFFECTS: tuple[type[data.Effect], ...] = (SendEnvoy,)


def cards(copies: int) -> tuple[data.Card, ...]:
    """So many for each Age, each worth its Age in points."""
    orange: Any = "orange"
    effects: Any = [(SendEnvoy(coins=2 * age), data.VictoryPoints(value=age)) for age in data.AGES]
    return tuple(
        data.Card(
            id=f"embassy_{age}_{number}",
            age=age,
            colour=orange,
            players=(3,),
            cost=data.Cost(coins=1),
            effects=effects[age - 1],
            building=f"embassy_{age}",
        )
        for age in data.AGES
        for number in range(1, copies + 1)
    )
