"""What a reason is, and what one move has over another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mirabilia.core.contract import Fact

COIN = 0.4
"""What a coin weighs against a point."""
FEW_COINS = 2
"""So many coins more in hand are worth a word."""


class Reason(NamedTuple):
    """Something true about a move that a good player would say for it."""

    weight: float
    """How much it counts, about in points."""
    fact: Fact
    """Its kind under "reason", then ids of the catalogue and numbers."""

    @property
    def topic(self) -> tuple[tuple[str, str], ...]:
        """What it is about, whatever the numbers."""
        fields = self.fact.items()
        return tuple(
            (name, str(value)) for name, value in fields if name.endswith("seat") or not isinstance(value, int)
        )


class Findings:
    """What speaks for one move."""

    def __init__(self) -> None:
        self.reasons: list[Reason] = []
        self.coins: int | None = None
        """The coins in hand after it, where they can be compared."""

    def add(self, weight: float, kind: str, **fields: object) -> None:
        """Note a reason, if it weighs anything."""
        if weight > 0:
            self.reasons.append(Reason(weight, {"reason": kind, **fields}))

    def best(self, number: int) -> tuple[Fact, ...]:
        """The most important ones, of each kind one; of other players one for each."""
        facts: dict[tuple[str, object], Fact] = {}
        for reason in sorted(self.reasons, key=lambda reason: -reason.weight):
            facts.setdefault((reason.fact["reason"], reason.fact.get("other_seat")), reason.fact)
        return tuple(facts.values())[:number]


def advantage(chosen: Findings, instead: Findings) -> Findings:
    """What speaks for a move and not, or less, for another one."""
    findings = Findings()
    others, facts = weights(instead.reasons), [reason.fact for reason in instead.reasons]
    findings.reasons = [
        reason
        for reason in chosen.reasons
        if reason.weight > others.get(reason.topic, 0.0) and reason.fact not in facts
    ]
    if chosen.coins is not None and instead.coins is not None and chosen.coins - instead.coins >= FEW_COINS:
        more = chosen.coins - instead.coins
        findings.add(COIN * more, "more_coins", coins=more)
    return findings


def weights(reasons: Iterable[Reason]) -> dict[tuple[tuple[str, str], ...], float]:
    """The greatest weight of each topic."""
    heaviest: dict[tuple[tuple[str, str], ...], float] = {}
    for reason in reasons:
        heaviest[reason.topic] = max(reason.weight, heaviest.get(reason.topic, 0.0))
    return heaviest
