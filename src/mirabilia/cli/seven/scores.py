"""The score sheet, with the lines of the printed pad, but coins and debt apart, and what explains it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.table import Table

from mirabilia.cli.screen import Scene, points_now
from mirabilia.cli.seven.parts import parts
from mirabilia.core.contract import Fact
from mirabilia.games.seven.expansion import expansions
from mirabilia.games.seven.views import View

COPIES = ("copied_guild",)
"""Parts of a score that are told in words."""
CHANGED_SYMBOLS = ("free_symbol",)
"""Those that say what a science symbol became."""
SCIENCE = ("same_symbols", "symbol_sets")
"""Those that say how science was counted."""

Lines = list[tuple[str, list[int]]]


def lines(sheets: Sequence[Mapping[str, int]], breakdown: Sequence[Sequence[Fact]] = ()) -> Lines:
    """The lines of the pad; those of expansions are left out where nobody has anything on them."""
    renamed = {category: line for part in parts() for category, line in part.pad_lines.items()}
    of_expansions = {renamed.get(line, line) for expansion in expansions() for line in expansion.score_lines}
    sums: dict[str, list[int]] = {}
    for category in sheets[0]:
        line = renamed.get(category, category)
        before = sums.get(line, [0] * len(sheets))
        sums[line] = [points + sheet[category] for points, sheet in zip(before, sheets, strict=True)]
    split = [
        (one, points, line in of_expansions)
        for line, both in sums.items()
        for one, points in without_debt(line, both, breakdown)
    ]
    return [(line, points) for line, points, is_optional in split if any(points) or not is_optional]


def without_debt(line: str, points: list[int], breakdown: Sequence[Sequence[Fact]]) -> Lines:
    """A line, in two if somebody has debt on it."""
    apart = {name: names for part in parts() for name, names in part.apart.items()}
    debt_part, rest = apart.get(line, ("", ""))
    debts = [sum(fact["points"] for fact in facts if fact["part"] == debt_part) for facts in breakdown]
    if not any(debts):
        return [(line, points)]
    others = [both - debt for both, debt in zip(points, debts, strict=True)]
    return [(rest, others), (debt_part.replace("_", "-"), debts)]


def worth_telling(facts: Sequence[Fact]) -> list[Fact]:
    """What was copied, doubled or buried and what symbols became; then also how science was counted."""
    symbols = {*CHANGED_SYMBOLS, *(name for part in parts() for name in part.symbol_parts)}
    telling = {*COPIES, *symbols, *(name for part in parts() for name in part.telling_parts)}
    if any(fact["part"] in symbols for fact in facts):
        telling.update(SCIENCE)
    return [fact for fact in facts if fact["part"] in telling]


def now(scene: Scene, view: View) -> Table:
    """The points of all cities by category, as if the game ended now."""
    owners = [scene.player(city.city) for city in view.cities]
    sheets = [city.scores for city in view.cities]
    debts = [[debt for part in parts() for debt in part.debts(city)] for city in view.cities]
    return points_now(scene, scene.texts("seven-screen-points-now"), owners, sheets, debts)
