"""Everybody with somebody who stands alike and whom they have not met, in the best of all ways."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from mirabilia.core import extras

Pair: TypeAlias = tuple[int, int]


def matched(people: Sequence[int], cost: Callable[[int, int], int | None]) -> tuple[Pair, ...]:
    """As many pairs as possible, and of these the ones that cost least together; None for two who may not meet.

    Pairs come in the order of those who stand first in them.
    """
    with extras.needed("cli"):
        from networkx import Graph, max_weight_matching
    costs = {
        (place, other): price
        for place, one in enumerate(people)
        for other in range(place + 1, len(people))
        if (price := cost(one, people[other])) is not None
    }
    graph = Graph()
    for (one, other), price in costs.items():
        graph.add_edge(one, other, weight=-price)
    pairs = sorted(tuple(sorted(pair)) for pair in max_weight_matching(graph, maxcardinality=True))
    return tuple((people[one], people[other]) for one, other in pairs)


def neighbours(order: Sequence[int], met: Mapping[Pair, int]) -> tuple[Pair, ...]:
    """Everybody with somebody near in an order, but the last of an odd number; two meet again if they must."""
    even = order[: len(order) // 2 * 2]
    place = {one: number for number, one in enumerate(even)}
    again = len(even) ** 3 + 1
    """More than all distances together."""

    def cost(one: int, other: int) -> int:
        return times_met(met, one, other) * again + (place[one] - place[other]) ** 2

    return matched(even, cost)


def times_met(met: Mapping[Pair, int], one: int, other: int) -> int:
    return met.get((min(one, other), max(one, other)), 0)
