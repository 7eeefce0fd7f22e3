"""Reasons in words for a move: facts about the position that a good player would give for it.

Every reason is true and follows from what the seat can know: it is worked out in a sampled world, and only from what is
the same in every such world. Texts: `<game>-reason-<kind>`.
"""

from __future__ import annotations

from random import Random

from mirabilia import games
from mirabilia.bots.contract import Knowledge
from mirabilia.bots.reasons.reason import Findings, advantage
from mirabilia.core.contract import Fact

MOST = 3
"""More than that nobody reads."""


def why(knowledge: Knowledge, move: int, instead: int | None = None) -> tuple[Fact, ...]:
    """What speaks for a move, the most important first; with another move, what it has over that one."""
    findings = find_reasons(knowledge, move)
    if instead is not None:
        findings = advantage(findings, find_reasons(knowledge, instead))
    return findings.best(MOST)


def find_reasons(knowledge: Knowledge, move: int, seed: int = 0) -> Findings:
    """Everything that speaks for a move. The seed of the world makes no difference: hidden things are ignored."""
    find = games.plugin(knowledge.game.name).load("reasons")
    if find is None:
        return Findings()
    findings: Findings = find(knowledge.sample(Random(seed)), knowledge.seat, move)
    return findings
