"""What several games do with short rows of numbers."""

from __future__ import annotations

from mypy_extensions import i64

from mirabilia.core.vecs import vec


def in_order(row: vec[i64]) -> vec[i64]:
    """Sort a short row in place, so that its old order leaves no trace."""
    for end in range(1, len(row)):
        item = row[end]
        place: i64 = end
        while place > 0 and row[place - 1] > item:
            row[place] = row[place - 1]
            place -= 1
        row[place] = item
    return row
