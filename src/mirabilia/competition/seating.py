"""Tables of many: who stands alike sits together, and meets the same people as seldom as possible."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from mirabilia.competition.matching import Pair, times_met

WINDOW = 2
"""So many tables' worth of those who stand next are looked at for somebody who has not been met."""


def table_sizes(people: int, sizes: Collection[int], wanted: int) -> tuple[int, ...]:
    """How many sit at each table, as near to what is wanted as can be, the largest first; () if they cannot all sit."""
    best: tuple[int, ...] = ()
    for tables in range(1, people + 1):
        small, larger = divmod(people, tables)
        split = (small + 1,) * larger + (small,) * (tables - larger)
        if set(split) <= set(sizes) and (not best or away(split, wanted) < away(best, wanted)):
            best = split
    return best


def away(split: Sequence[int], wanted: int) -> int:
    return max(abs(size - wanted) for size in split)


def dealt(order: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """A first round: the strong are dealt out to all tables, to and fro."""
    tables: list[list[int]] = [[] for _ in sizes]
    turn = [*range(len(sizes)), *reversed(range(len(sizes)))]
    number = 0
    for one in order:
        while len(tables[turn[number % len(turn)]]) >= sizes[turn[number % len(turn)]]:
            number += 1
        tables[turn[number % len(turn)]].append(one)
        number += 1
    return tuple(map(tuple, tables))


def seated(order: Sequence[int], sizes: Sequence[int], met: Mapping[Pair, int]) -> tuple[tuple[int, ...], ...]:
    """Tables of those who are near in an order, and have met as seldom as possible."""
    left, tables = list(order), []
    for size in sizes:
        table = [left.pop(0)]
        while len(table) < size:
            near = left[: WINDOW * size]
            chosen = min(near, key=lambda one: (sum(times_met(met, one, other) for other in table), near.index(one)))
            left.remove(chosen)
            table.append(chosen)
        tables.append(tuple(table))
    return tuple(tables)


def in_turn(table: Sequence[int], seats: Mapping[int, Sequence[int]]) -> tuple[int, ...]:
    """The order of the seats: first who has sat last most often so far."""

    def mean(one: int) -> float:
        before = seats.get(one, ())
        return sum(before) / len(before) if before else 0.0

    return tuple(sorted(table, key=lambda one: (-mean(one), table.index(one))))
