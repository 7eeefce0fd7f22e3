"""The random numbers: the same everywhere, evenly spread."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from mypy_extensions import i64

from mirabilia.core.stream import SEEDS, Stream
from mirabilia.core.vecs import vec


def test_the_row_of_a_seed_never_changes() -> None:
    stream = Stream(7)
    assert [stream.below(1000) for _ in range(8)] == [52, 220, 141, 296, 299, 829, 268, 953]
    assert [Stream(seed).below(1000) for seed in (0, 1, 2, SEEDS - 1)] == [552, 93, 478, 311]


def test_numbers_are_evenly_spread() -> None:
    stream = Stream(1)
    for n in (2, 3, 7, 20):
        counts = Counter(stream.below(n) for _ in range(2000 * n))
        assert set(counts) == set(range(n))
        assert all(1800 < count < 2200 for count in counts.values())


def test_first_numbers_of_neighbouring_seeds_are_evenly_spread() -> None:
    counts = Counter(Stream(seed).below(10) for seed in range(20_000))
    assert all(1850 < count < 2150 for count in counts.values())
    pairs = Counter((Stream(seed).below(5), Stream(seed + 1).below(5)) for seed in range(25_000))
    assert all(850 < count < 1150 for count in pairs.values())


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    stream = Stream(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        row = vec[i64]([0, 1, 2, 3])
        stream.shuffle(row)
        orders[tuple(row)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert all(850 < count < 1150 for count in orders.values())


def test_shuffling_draws_like_below() -> None:
    one, two = Stream(9), Stream(9)
    row = vec[i64](list(range(10)))
    one.shuffle(row)
    items = list(range(10))
    for n in range(10, 1, -1):
        j = two.below(n)
        items[n - 1], items[j] = items[j], items[n - 1]
    assert list(row) == items
    assert one.below(1000) == two.below(1000)
