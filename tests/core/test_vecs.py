"""The two kinds of rows behave alike."""

from __future__ import annotations

from typing import Any

import pytest
from librt import vecs as packed
from mypy_extensions import i64

from mirabilia.core import lists


@pytest.mark.parametrize("rows", [packed, lists], ids=["packed", "lists"])
def test_rows(rows: Any) -> None:
    row = rows.vec[i64]([3, 1, 2])
    part = row[1:]
    part[0] = 9
    assert (list(row), list(part), len(row)) == ([3, 1, 2], [9, 2], 3)
    assert list(rows.append(row[:], 5)) == [3, 1, 2, 5]
    assert list(rows.remove(row[:], 1)) == [3, 2]
    assert list(rows.extend(row[:], rows.vec[i64]([7, 8]))) == [3, 1, 2, 7, 8]
    assert list(row) == [3, 1, 2]
    assert list(rows.vec[i64]()) == []
    with pytest.raises(IndexError):
        row[3]
