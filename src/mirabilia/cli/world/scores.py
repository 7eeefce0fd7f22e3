"""The score sheet: lines of what not every game has are left out where nobody has anything on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mirabilia.cli import screen

NOT_ALWAYS = ("loans", "objectives")


def lines(sheets: Sequence[Mapping[str, int]]) -> list[tuple[str, list[int]]]:
    return [(name, points) for name, points in screen.score_lines(sheets) if name not in NOT_ALWAYS or any(points)]
