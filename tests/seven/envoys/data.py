"""The effect of the orange cards as a typed entry."""

from __future__ import annotations

from mirabilia.games.seven.data import Effect, Number


class SendEnvoy(Effect, frozen=True, tag="send_envoy"):
    """Once, on building: coins, or one more envoy."""

    coins: Number


EFFECTS: dict[str, tuple[type[Effect], ...]] = {"card": (SendEnvoy,)}
