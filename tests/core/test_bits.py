"""Sets of numbers in the bits of one integer."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from mirabilia.core.bits import lowest, members, popcount


@given(st.sets(st.integers(0, 31), min_size=1))
def test_members_and_lowest(numbers: set[int]) -> None:
    mask = sum(1 << number for number in numbers)
    assert members(mask) == sorted(numbers)
    assert lowest(mask) == min(numbers)


@given(st.sets(st.integers(0, 61)))
def test_how_many_there_are(numbers: set[int]) -> None:
    assert popcount(sum(1 << number for number in numbers)) == len(numbers)


def test_the_empty_set_has_no_members() -> None:
    assert members(0) == []
